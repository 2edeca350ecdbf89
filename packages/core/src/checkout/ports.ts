import type { Booking, BookingRequest, Quote } from '@portolan/contract';
import type { CallOptions } from '../flow-ports.ts';

/** The calls of a checkout; the same for every service. */
export interface CheckoutApi {
  createQuote(
    request: { offerId: string; scenario?: string },
    options?: CallOptions & { idempotencyKey?: string | undefined },
  ): Promise<Quote>;
  getQuote(quoteId: string, options?: CallOptions): Promise<Quote>;
  createBooking(request: BookingRequest, options: CallOptions & { idempotencyKey: string }): Promise<Booking>;
  /** Goes on with a payment that the bank asked about. */
  confirmPayment(reference: string, options?: CallOptions & { token?: string | undefined }): Promise<Booking>;
}
