import { release, reserve, walletParty } from '@portolan/core';
import type { Context } from './context.ts';
import { bookingById, lockBooking, paymentsOf } from './booking-rows.ts';
import type { Tx } from '../db/index.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { givingBack, movePayment, post, type PaymentMove } from './executor.ts';
import { isUndecided } from './lapsing-authorisation.ts';
import { promised } from './payment-legs.ts';
import { isBeingGivenBack } from './reserved-money.ts';
import { toInstant } from '../platform/clock.ts';

/** The authorisation that `payment` replaces, while it may: its booking is undecided, and it is neither captured nor given back. */
export async function replaceableOf(
  tx: Tx,
  booking: BookingRow,
  { replaces }: Pick<PaymentRow, 'replaces'>,
): Promise<PaymentRow | null> {
  // Whoever captures a payment has moved its booking before: after this lock the one is seen or the other waits.
  await lockBooking(tx, booking);
  const now = await bookingById(tx, booking.agency_id, booking.booking_id);
  const old = (await paymentsOf(tx, booking)).find(({ payment_id }) => payment_id === replaces);
  const stands = old?.status === 'authorised' && !isBeingGivenBack(old);
  return now && isUndecided(now) && stands ? old : null;
}

/**
 * Records an authorisation that takes the place of another one: in one transaction the new one stands, and the old one is to be voided.
 * `null` when the old one is not needed to be replaced any more; then the new one has to be voided.
 */
export function replaceAuthorisation(
  { database, clock }: Context,
  booking: BookingRow,
  payment: PaymentRow,
  move: PaymentMove,
): Promise<PaymentRow | null> {
  return database.withAgency(booking.agency_id, async (tx) => {
    const old = await replaceableOf(tx, booking, payment);
    if (!old) return null;
    const now = clock.now();
    await set(tx, old, {
      reason: givingBack,
      next_action: 'void',
      // If this process dies now, a job voids it.
      next_action_at: toInstant(now + 120_000),
    });
    const whole = await moveCredit(tx, old, payment, now);
    return movePayment(tx, booking, whole, move, now);
  });
}

/** Credit that pays a part does not lapse: what is kept back of it goes on with the new payment. */
async function moveCredit(tx: Tx, old: PaymentRow, payment: PaymentRow, now: number): Promise<PaymentRow> {
  const { wallet_amount, wallet_user_id } = old;
  if (wallet_amount === 0) return payment;
  await post(tx, old, release(...promised(old, 'wallet')), now, 'replaced');
  await set(tx, old, { amount: old.amount - wallet_amount, wallet_amount: 0, wallet_user_id: null });
  const amount = payment.amount + wallet_amount;
  const whole = { ...payment, amount, wallet_amount, wallet_user_id };
  await set(tx, payment, { amount, wallet_amount, wallet_user_id });
  await post(tx, whole, reserve(...promised(whole, 'wallet')), now, walletParty);
  return whole;
}

async function set(
  tx: Tx,
  { agency_id, payment_id }: PaymentRow,
  values: Partial<PaymentRow>,
): Promise<void> {
  await tx.db
    .updateTable('payments')
    .set(values)
    .where('agency_id', '=', agency_id)
    .where('payment_id', '=', payment_id)
    .execute();
}
