import { isBeforeSubmission, isUnsettled, nextInstalmentStep } from '@portolan/core';
import type { Context } from './context.ts';
import { bookingById, lockBooking, paymentsOf } from './booking-rows.ts';
import type { Tx } from '../db/index.ts';
import type { BookingRow, InstalmentRow } from './tables.ts';
import { toInstant } from '../platform/clock.ts';
import { tell } from '../outbox/index.ts';
import { openReview } from './executor.ts';
import { instalmentsOf, missedReview } from './instalments.ts';
import { isOpen } from './payment-attempt.ts';
import { lookAtSupplier, paySupplier } from './pay-supplier.ts';

const minute = 60_000;
const hour = 60 * minute;
/** How long a job has an instalment for itself. */
const claimMs = 5 * minute;

/**
 * What a job does with an instalment whose moment has come: reminds the traveller, calls it missed, or pays the supplier. A missed one is
 * given to the agency's staff; nothing is cancelled by itself.
 */
export async function followInstalment(
  context: Context,
  agencyId: string,
  bookingId: string,
  n: number,
): Promise<void> {
  const { database, clock } = context;
  const claimed = await database.withAgency(agencyId, async (tx) => {
    const booking = await bookingById(tx, agencyId, bookingId);
    if (!booking) return null;
    const status = await lockBooking(tx, booking);
    const instalment = (await instalmentsOf(tx, booking)).find((one) => one.n === n);
    const at = instalment?.next_action_at;
    if (!instalment || !at || Date.parse(at) > clock.now()) return null;
    if (instalment.next_action === 'remind' || instalment.next_action === 'miss') {
      await passMoment(tx, { ...booking, status }, instalment, clock.now());
      return null;
    }
    await setNext(tx, instalment, instalment.next_action, clock.now() + claimMs);
    return { booking, instalment };
  });
  if (!claimed) return;
  const { booking, instalment } = claimed;
  if (instalment.next_action === 'pay_supplier') return paySupplier(context, booking, n);
  const { supplier_payment: state } = instalment;
  if (state === 'asked' || state === 'pending') await lookAtSupplier(context, booking, n, state);
}

/** A reminder, or the day itself: one transaction with its message, so each is told once. */
async function passMoment(
  tx: Tx,
  booking: BookingRow,
  instalment: InstalmentRow,
  now: number,
): Promise<void> {
  const dueAt = Date.parse(instalment.due_at);
  if (instalment.status !== 'due') return setNext(tx, instalment, null, 0);
  if (isUnsettled(booking.status)) return setNext(tx, instalment, instalment.next_action, now + hour);
  if (isBeforeSubmission(booking.status)) return setNext(tx, instalment, instalment.next_action, now + hour);
  if (now >= dueAt) {
    const paying = (await paymentsOf(tx, booking)).some(
      (payment) => payment.instalment === instalment.n && isOpen(payment),
    );
    // The traveller pays at this very moment.
    if (paying) return setNext(tx, instalment, 'miss', now + 10 * minute);
    return miss(tx, booking, instalment, now);
  }
  await tellOfInstalment(tx, booking, instalment, 'instalment.due', now);
  const { action, at } = nextInstalmentStep(dueAt, now);
  await setNext(tx, instalment, action, at);
}

async function miss(tx: Tx, booking: BookingRow, instalment: InstalmentRow, now: number): Promise<void> {
  await tx.db
    .updateTable('instalments')
    .set({ status: 'missed', next_action: null, next_action_at: null })
    .where('agency_id', '=', instalment.agency_id)
    .where('booking_id', '=', instalment.booking_id)
    .where('n', '=', instalment.n)
    .where('status', '=', 'due')
    .execute();
  await openReview(tx, booking, missedReview, now);
  await tellOfInstalment(tx, booking, instalment, 'instalment.missed', now);
}

async function setNext(
  tx: Tx,
  { agency_id, booking_id, n }: InstalmentRow,
  action: InstalmentRow['next_action'],
  at: number,
): Promise<void> {
  await tx.db
    .updateTable('instalments')
    .set({ next_action: action, next_action_at: action && toInstant(at) })
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('n', '=', n)
    .execute();
}

function tellOfInstalment(
  tx: Tx,
  { agency_id, booking_id, reference }: BookingRow,
  { n, due_at, amount, currency }: InstalmentRow,
  topic: 'instalment.due' | 'instalment.missed',
  now: number,
): Promise<void> {
  const payload = { bookingId: booking_id, reference, n, dueAt: due_at, amount, currency };
  return tell(tx, { agencyId: agency_id, topic, payload }, now);
}
