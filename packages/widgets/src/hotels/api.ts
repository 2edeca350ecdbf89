import type { Client } from '@portolan/client';
import type { HotelsApi } from '@portolan/core/hotels';
import { createCheckoutApi } from '../checkout/api.ts';

/** The calls behind the form, over the agency's client. */
export function createHotelsApi(client: Client): HotelsApi {
  return {
    ...createCheckoutApi(client),
    details: async (body, options) => (await client.call('getHotel', { body, ...options })).data,
  };
}
