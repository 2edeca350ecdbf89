/** What the hotel flow needs from outside; browsers pass the HTTP client and session storage, tests pass fakes. */
import type { Booking, BookingRequest, HotelDetails, HotelDetailsRequest, Quote } from '@portolan/contract';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Sent as the correlation id header (ROUTE-HTL-16). */
  readonly correlationId?: string | undefined;
}

export interface HotelsApi {
  details(request: HotelDetailsRequest, options?: CallOptions): Promise<HotelDetails>;
  createQuote(
    request: { offerId: string; scenario?: string },
    options?: CallOptions & { idempotencyKey?: string | undefined },
  ): Promise<Quote>;
  getQuote(quoteId: string, options?: CallOptions): Promise<Quote>;
  createBooking(request: BookingRequest, options: CallOptions & { idempotencyKey: string }): Promise<Booking>;
  /** Goes on with a payment that the bank asked about. */
  confirmPayment(reference: string, options?: CallOptions & { token?: string | undefined }): Promise<Booking>;
  getBooking(reference: string, options?: CallOptions & { token?: string | undefined }): Promise<Booking>;
}

/** Text by name, kept for this visit (session storage). Never throws; forgetting everything is allowed. */
export interface SessionStore {
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
}

export { failureFrom, isAbort, type Failure, type FlowClock } from '../flow-ports.ts';
