import type { Context } from './context.ts';
import type { BookingRow, InstalmentRow, PaymentRow } from './tables.ts';
import { authorisePayment, type AuthoriseRequest, type PaymentProgress } from './authorise-payment.ts';
import { captureDueNow, capturePayment } from './capture-payment.ts';
import { findPayment } from './find-payment.ts';
import { voidPayment, voidPayments } from './void-payment.ts';

/** The payment side of one booking. Every step asks the gateway outside a transaction and records the outcome in one. */
export interface Payments {
  /**
   * Reserves the amount of an instalment. The same `idempotencyKey` continues its own attempt and never pays twice; attempts of other
   * keys that were left hanging are given back first. With an `action` nothing is reserved yet: the browser has to do it, then the
   * same call goes on.
   * @throws {ApiError} `PAYMENT_DECLINED` (nothing was charged, another attempt may follow) or `PAYMENT_UNAVAILABLE`
   */
  authorise(
    booking: BookingRow,
    instalment: InstalmentRow,
    request: AuthoriseRequest,
  ): Promise<PaymentProgress>;
  /**
   * Captures what is due at once. What cannot be captured now is left to a job. Answers whether nothing is left to be captured, which is
   * true at once where nothing is due at once.
   */
  capture(booking: BookingRow): Promise<boolean>;
  /** Captures one authorised payment. What cannot be captured now is left to a job. Answers whether it is captured. */
  take(booking: BookingRow, payment: PaymentRow): Promise<boolean>;
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
    authorise: (booking, instalment, request) => authorisePayment(context, booking, instalment, request),
    capture: (booking) => captureDueNow(context, booking),
    take: (booking, payment) => capturePayment(context, booking, payment),
    giveBack: (booking, reason) => voidPayments(context, booking, reason),
    find: (booking, payment) => findPayment(context, booking, payment),
    release: (booking, payment, reason) => voidPayment(context, booking, payment, reason),
  };
}
