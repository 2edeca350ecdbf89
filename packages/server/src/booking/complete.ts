import { grantCredit, returnOfLegs, rewardFor } from '@portolan/core';
import type { Context } from './context.ts';
import { paymentsOf } from './booking-rows.ts';
import type { BookingRow } from './tables.ts';
import { isWalletOpen } from '../ledger/index.ts';
import { moveBooking, post } from './executor.ts';
import { takenLegs } from './payment-legs.ts';
import { isLive } from './queries.ts';

/**
 * Ends a booking whose stay is over, and credits the reward that the agency's rule gives for it, in one transaction: never one without the
 * other, never twice. Only travellers with a wallet earn any.
 */
export async function completeBooking(context: Context, booking: BookingRow): Promise<BookingRow> {
  const agency = await context.agencies.byId(booking.agency_id);
  const now = context.clock.now();
  return context.database.withAgency(booking.agency_id, async (tx) => {
    const done = await moveBooking(tx, booking, { to: 'completed', reason: 'stay_is_over', next: null }, now);
    const { user_id: id } = booking;
    const payments = (await paymentsOf(tx, booking)).filter(isLive);
    const [payment] = payments;
    if (!agency || id === null || !payment) return done;
    const kept = { wallet: 0, card: 0 };
    for (const each of payments) {
      const taken = takenLegs(each);
      const back = returnOfLegs(taken, each.refunded);
      kept.wallet += taken.wallet - back.wallet;
      kept.card += taken.card - back.card;
    }
    const reward = rewardFor(kept, agency.rewards);
    if (reward > 0 && (await isWalletOpen(tx, booking.agency_id, { id }, 'customer')))
      await post(tx, payment, grantCredit('reward', payment.currency, id, reward), now);
    return done;
  });
}
