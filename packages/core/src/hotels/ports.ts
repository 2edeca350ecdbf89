/** What the hotel flow needs from outside; browsers pass the HTTP client and session storage, tests pass fakes. */
import type {
  AutosuggestResult,
  HotelDetails,
  HotelDetailsRequest,
  HotelSearchEvent,
  HotelSearchRequest,
  Place,
} from '@portolan/contract';
import type { CheckoutApi } from '../checkout/ports.ts';
import type { CallOptions } from '../flow-ports.ts';

/** Either spelling of the list is accepted (SUGG-01). */
export type Suggestions = Partial<AutosuggestResult> & { readonly locations?: readonly Place[] };

export interface HotelsApi extends CheckoutApi {
  suggest(text: string, options?: CallOptions): Promise<Suggestions>;
  search(request: HotelSearchRequest, options?: CallOptions): AsyncIterable<HotelSearchEvent>;
  details(request: HotelDetailsRequest, options?: CallOptions): Promise<HotelDetails>;
}

export {
  failureFrom,
  isAbort,
  type CallOptions,
  type Failure,
  type FlowClock,
  type SessionStore,
} from '../flow-ports.ts';
