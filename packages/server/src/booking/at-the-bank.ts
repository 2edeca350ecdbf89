import type { Context } from './context.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import type { Clock } from '../platform/clock.ts';
import { LostRaceError } from './executor.ts';
import { attemptKeyOf } from './payment-attempt.ts';
import { currentPayment } from './queries.ts';
import type { BookingCall } from './booking-steps.ts';

/** True while the traveller of this very call is with their bank, or comes back from there: that may outlast the quote. */
export async function isAtTheBank(
  { database, clock }: Context,
  call: BookingCall,
  known: BookingRow | undefined,
): Promise<boolean> {
  const payment = known && (await database.withAgency(call.tenant.id, (tx) => currentPayment(tx, known)));
  if (!payment || attemptKeyOf(payment) !== call.idempotencyKey) return false;
  return ['requires_action', 'authorised'].includes(payment.status) && !isOver(clock, payment);
}

/** Nobody may end the booking while its traveller is with the bank. */
export async function waitForBank(
  { database }: Context,
  booking: BookingRow,
  payment: PaymentRow,
): Promise<BookingRow> {
  const waiting = await database.withAgency(booking.agency_id, (tx) =>
    tx.db
      .updateTable('bookings')
      .set({ next_action: 'expire', next_action_at: payment.action_expires_at })
      .where('agency_id', '=', booking.agency_id)
      .where('booking_id', '=', booking.booking_id)
      .where('status', '=', booking.status)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!waiting) throw new LostRaceError(`Booking ${booking.booking_id} is no longer ${booking.status}`);
  return waiting;
}

/** The time that the bank's question was good for has passed. */
export function isOver(clock: Clock, { action_expires_at }: PaymentRow): boolean {
  return action_expires_at === null || Date.parse(action_expires_at) <= clock.now();
}
