import type { BookingRow, PaymentRow } from './tables.ts';
import { isOver } from './at-the-bank.ts';
import type { BookingSteps, Progress } from './booking-steps.ts';
import { declined, paymentFailed } from './payment-errors.ts';

/**
 * Goes on with an attempt of a booking that was submitted: asks the gateway what became of it, and lets `next` follow once it is
 * authorised. A challenge that was not answered in time is given up.
 * @throws {ApiError} `PAYMENT_DECLINED`, `PAYMENT_UNAVAILABLE`
 */
export async function resumeAttempt(
  { context, payments }: BookingSteps,
  booking: BookingRow,
  open: PaymentRow,
  next: (payment: PaymentRow) => Promise<BookingRow>,
): Promise<Progress> {
  const { payment, action } = await payments.find(booking, open);
  switch (payment.status) {
    case 'requires_action':
      if (!isOver(context.clock, payment)) return { booking, action };
      await payments.release(booking, payment, 'challenge_abandoned');
      throw declined('challenge_abandoned');
    case 'failed':
      throw paymentFailed(payment);
    case 'authorised':
      return { booking: await next(payment), action: null };
    default:
      return { booking, action: null };
  }
}
