import type { Client } from '@portolan/client';
import type { CheckoutApi } from '@portolan/core/checkout';

/** The calls of a checkout, over the agency's client. */
export function createCheckoutApi(client: Client): CheckoutApi {
  return {
    createQuote: async (body, options) => (await client.call('createQuote', { body, ...options })).data,
    getQuote: async (quoteId, options) =>
      (await client.call('getQuote', { params: { quoteId }, ...options })).data,
    createBooking: async (body, options) => (await client.call('createBooking', { body, ...options })).data,
    confirmPayment: async (reference, { token, ...options } = {}) =>
      (await client.call('confirmPayment', { params: { reference }, body: { token }, ...options })).data,
  };
}
