import { money, type PaymentAction } from '@portolan/core';
import type { Context } from './context.ts';
import { lockBooking, paymentsOf } from './booking-rows.ts';
import type { Tx } from '../db/index.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { toInstant } from '../platform/clock.ts';
import { tell } from '../outbox/index.ts';
import { openReview } from './executor.ts';
import { authorisationLapsed, isUndecided, lapsingOf } from './lapsing-authorisation.ts';
import { legsOf } from './payment-legs.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * What a job does with a reservation whose booking its supplier has not decided: asks the traveller for the card again before it lapses,
 * once, and afterwards gives the booking to a person.
 */
export async function followAuthorisation(
  { database, clock }: Context,
  booking: BookingRow,
  payment: PaymentRow,
): Promise<void> {
  await database.withAgency(booking.agency_id, async (tx) => {
    const now = clock.now();
    // Whoever decides the booking, or reserves the amount anew, does so under this lock.
    const status = await lockBooking(tx, booking);
    const fresh = (await paymentsOf(tx, booking)).find((one) => one.payment_id === payment.payment_id);
    const lapsing = fresh && lapsingOf(fresh);
    if (!lapsing || !isUndecided({ ...booking, status }))
      return setNext(tx, payment, 'void', now + 10 * minute);
    if (now >= lapsing.until) {
      await openReview(tx, booking, authorisationLapsed, now);
      return setNext(tx, payment, 'void', now + hour);
    }
    if (now < lapsing.from) return setNext(tx, payment, 'remind', lapsing.from);
    if (fresh.next_action !== 'lapse') await tellOfLapse(tx, booking, fresh, now);
    await setNext(tx, payment, 'lapse', lapsing.until);
  });
}

function tellOfLapse(
  tx: Tx,
  { agency_id, booking_id, reference }: BookingRow,
  payment: PaymentRow,
  now: number,
): Promise<void> {
  const payload = {
    bookingId: booking_id,
    reference,
    paymentId: payment.payment_id,
    until: payment.authorised_until,
    ...money(legsOf(payment).card, payment.currency),
  };
  return tell(tx, { agencyId: agency_id, topic: 'authorisation.lapses', payload }, now);
}

async function setNext(tx: Tx, payment: PaymentRow, action: PaymentAction, at: number): Promise<void> {
  await tx.db
    .updateTable('payments')
    .set({ next_action: action, next_action_at: toInstant(at) })
    .where('agency_id', '=', payment.agency_id)
    .where('payment_id', '=', payment.payment_id)
    .where('status', '=', payment.status)
    .execute();
}
