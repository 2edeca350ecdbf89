import type { Context } from './context.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { toInstant } from '../platform/clock.ts';
import { askWhatHappened } from './ask-gateway.ts';
import type { PaymentProgress } from './authorise-payment.ts';
import { postponePayment } from './payment-record.ts';
import { settleAttempt } from './settle-attempt.ts';

const minute = 60_000;

/** Asks what became of an attempt in `none` or `requires_action`, and records it; see `Payments.find`. */
export async function findPayment(
  context: Context,
  booking: BookingRow,
  payment: PaymentRow,
): Promise<PaymentProgress> {
  if (payment.status !== 'none' && payment.status !== 'requires_action') return { payment, action: null };
  const outcome = await askWhatHappened(context, payment);
  if (outcome === null) {
    await postponePayment(context, payment, 'retrieve');
    return { payment, action: null };
  }
  const until = payment.action_expires_at ?? toInstant(context.clock.now() + 10 * minute);
  const found = await settleAttempt(context, booking, payment, outcome, Date.parse(until));
  const waits = outcome !== 'nothing' && outcome.status === 'requires_action';
  return { payment: found, action: waits ? outcome.action : null };
}
