import type { Context } from './context.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { authorisePayment, type AuthoriseRequest, type PaymentProgress } from './authorise-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { findPayment } from './find-payment.ts';
import { voidPayment, voidPayments } from './void-payment.ts';

/** The payment side of one booking. Every step asks the gateway outside a transaction and records the outcome in one. */
export interface Payments {
  /**
   * Reserves what the booking sells for. The same `idempotencyKey` continues its own attempt and never pays twice; attempts of other
   * keys that were left hanging are given back first. With an `action` nothing is reserved yet: the browser has to do it, then the
   * same call goes on.
   * @throws {ApiError} `PAYMENT_DECLINED` (nothing was charged, another attempt may follow) or `PAYMENT_UNAVAILABLE`
   */
  authorise(booking: BookingRow, request: AuthoriseRequest): Promise<PaymentProgress>;
  /** Takes what was reserved; what cannot be taken now is left with its next moment. Answers whether it is taken. */
  capture(booking: BookingRow): Promise<boolean>;
  /** Gives back what was reserved; what cannot be given back now is left with its next moment. */
  giveBack(booking: BookingRow, reason: string): Promise<void>;
  /**
   * Asks what became of an attempt that nobody knows about, or of a challenge, and records it. Answers it as it is now; `action` is
   * what the bank still waits for.
   */
  find(booking: BookingRow, payment: PaymentRow): Promise<PaymentProgress>;
  /**
   * Gives one reservation back, or a challenge that nobody answered; as {@link giveBack}. One that the gateway has taken meanwhile is
   * written down as captured instead.
   */
  release(booking: BookingRow, payment: PaymentRow, reason: string): Promise<void>;
}

/** The steps of a payment, for those who move bookings; each is a function in a file of its own. */
export function createPayments(context: Context): Payments {
  return {
    authorise: (booking, request) => authorisePayment(context, booking, request),
    capture: (booking) => capturePayment(context, booking),
    giveBack: (booking, reason) => voidPayments(context, booking, reason),
    find: (booking, payment) => findPayment(context, booking, payment),
    release: (booking, payment, reason) => voidPayment(context, booking, payment, reason),
  };
}
