import { isBeforeSubmission, type BookingAction } from '@portolan/core';
import { lockBooking } from './booking-rows.ts';
import type { Tx } from '../db/index.ts';
import { instalmentDueNow } from './instalments.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { toInstant } from '../platform/clock.ts';
import {
  givingBack,
  isOver,
  LostRaceError,
  moveBooking,
  notBeingGivenBack,
  type NextAction,
} from './executor.ts';

/** Somebody has decided that it goes back, and the gateway could not be told yet. */
export function isBeingGivenBack({ status, reason }: PaymentRow): boolean {
  return (status === 'authorised' || status === 'requires_action') && reason === givingBack;
}

/**
 * Decides that a payment goes back, before the gateway hears of it. From then on no booking can be submitted with it, whoever slept
 * and wakes up beside us; and one that a booking was submitted with meanwhile stays where it is.
 * @throws {LostRaceError} when the payment moved on, or its booking needs it
 */
export async function decideToGiveBack(
  tx: Tx,
  booking: BookingRow,
  payment: PaymentRow,
  now: number,
): Promise<void> {
  const status = await lockBooking(tx, booking);
  // What the bank was only asked about is nobody's money: no booking is submitted with that.
  const needless = isBeforeSubmission(status) || isOver(status) || status === 'cancelled';
  // One that is marked already was replaced by another one: the booking needs that.
  const free = needless || payment.instalment > 0 || isBeingGivenBack(payment);
  if (payment.status === 'authorised' && !free)
    throw new LostRaceError(`Payment ${payment.payment_id} is needed: its booking is ${status}`);
  const marked = await tx.db
    .updateTable('payments')
    .set({ reason: givingBack, next_action: 'void', next_action_at: toInstant(now + 120_000) })
    .where('agency_id', '=', payment.agency_id)
    .where('payment_id', '=', payment.payment_id)
    .where('status', '=', payment.status)
    .returning('payment_id')
    .executeTakeFirst();
  if (!marked) throw new LostRaceError(`Payment ${payment.payment_id} is no longer ${payment.status}`);
}

/**
 * Writes the intent to book: the booking is as the caller last wrote it, and what is due at once is reserved by a payment that stays.
 * @param payment `null` where nothing is due at once.
 * @throws {LostRaceError} when another call changed the booking, gives the payment back, or the payment is not enough
 */
export async function submitBooking(
  tx: Tx,
  booking: BookingRow,
  payment: PaymentRow | null,
  next: NextAction<BookingAction>,
  now: number,
): Promise<BookingRow> {
  const submitting = await moveBooking(
    tx,
    booking,
    { to: 'submitting', reason: 'intent_written', next },
    now,
  );
  const written = (row: BookingRow) =>
    JSON.stringify([
      row.price.sell,
      row.price.payment,
      row.quote_key,
      row.travellers,
      row.contact,
      row.user_id,
    ]);
  if (written(submitting) !== written(booking))
    throw new LostRaceError(`Booking ${booking.booking_id} was changed by another call`);
  const due = await instalmentDueNow(tx, booking);
  if (due && (!payment || payment.amount < due.amount))
    throw new LostRaceError(`Booking ${booking.booking_id} lacks the money that is due at once`);
  if (!payment) return submitting;
  const used = await tx.db
    .updateTable('payments')
    .set({ updated_at: toInstant(now) })
    .where('agency_id', '=', payment.agency_id)
    .where('payment_id', '=', payment.payment_id)
    .where('status', '=', 'authorised')
    .where(notBeingGivenBack)
    .returning('payment_id')
    .executeTakeFirst();
  if (!used) throw new LostRaceError(`Payment ${payment.payment_id} is given back`);
  return submitting;
}
