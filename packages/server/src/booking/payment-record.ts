import { nextTry, type PaymentAction } from '@portolan/core';
import type { Context } from './context.ts';
import { paymentsOf } from './booking-rows.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { toInstant } from '../platform/clock.ts';
import { movePayment, type PaymentMove } from './executor.ts';

// Payments as rows: each function is one transaction.

/** All attempts to pay a booking, oldest first. */
export function readPayments({ database }: Context, booking: BookingRow): Promise<PaymentRow[]> {
  return database.withAgency(booking.agency_id, (tx) => paymentsOf(tx, booking));
}

/** Records one edge of the payment track; errors as `movePayment`. */
export function recordMove(
  { database, clock }: Context,
  booking: BookingRow,
  payment: PaymentRow,
  change: PaymentMove,
): Promise<PaymentRow> {
  return database.withAgency(payment.agency_id, (tx) =>
    movePayment(tx, booking, payment, change, clock.now()),
  );
}

/** Records when a job looks at a payment again, unless the payment has moved on meanwhile. Each time it waits longer. */
export async function postponePayment(
  { database, clock }: Context,
  payment: PaymentRow,
  action: PaymentAction,
): Promise<void> {
  const tries = payment.tries ?? 0;
  await database.withAgency(payment.agency_id, (tx) =>
    tx.db
      .updateTable('payments')
      .set({
        next_action: action,
        next_action_at: toInstant(nextTry(clock.now(), tries)),
        tries: tries + 1,
      })
      .where('agency_id', '=', payment.agency_id)
      .where('payment_id', '=', payment.payment_id)
      .where('status', '=', payment.status)
      .execute(),
  );
}
