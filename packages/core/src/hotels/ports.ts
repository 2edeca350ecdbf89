/** What the hotel flow needs from outside; browsers pass the HTTP client and session storage, tests pass fakes. */
import type { HotelDetails, HotelDetailsRequest } from '@portolan/contract';
import type { CheckoutApi } from '../checkout/ports.ts';
import type { CallOptions } from '../flow-ports.ts';

export interface HotelsApi extends CheckoutApi {
  details(request: HotelDetailsRequest, options?: CallOptions): Promise<HotelDetails>;
}
