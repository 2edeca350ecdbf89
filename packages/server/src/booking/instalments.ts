import { nextInstalmentStep } from '@portolan/core';
import type { Tx } from '../db/index.ts';
import { toInstant } from '../platform/clock.ts';
import type { Price } from '../pricing/index.ts';
import type { BookingRow, InstalmentRow, PaymentRow } from './tables.ts';

type Owner = Pick<BookingRow, 'agency_id' | 'booking_id'>;

/** One instalment of a price, before it is stored. */
interface PlannedInstalment {
  /** 0 is what is due at once. */
  n: number;
  /** Ms since the epoch. */
  dueAt: number;
  /** Minor units of the price's currency, more than 0. */
  amount: number;
}

/**
 * What of a price is to be paid, and when; in order of `n`, and empty where we charge nothing. What was due before `now` is due at once,
 * so a number 0 is missing only where nothing is due at once.
 */
export function planOf({ sell, payment = { kind: 'now' } }: Price, now: number): PlannedInstalment[] {
  const plan = (atOnce: number, rest: number, by: string): PlannedInstalment[] =>
    Date.parse(by) <= now
      ? plan(atOnce + rest, 0, toInstant(now + 1))
      : [
          { n: 0, dueAt: now, amount: atOnce },
          { n: 1, dueAt: Date.parse(by), amount: rest },
        ].filter(({ amount }) => amount > 0);
  switch (payment.kind) {
    case 'now':
      return plan(sell, 0, toInstant(now + 1));
    case 'later':
      return plan(0, sell, payment.by);
    case 'deposit': {
      const deposit = Math.min(sell, Math.max(0, payment.deposit));
      return plan(deposit, sell - deposit, payment.balanceBy);
    }
    case 'counter':
      return [];
  }
}

/** True when `after` is to be paid sooner than `before`: more of it at once, or the rest by an earlier day. That needs consent. */
export function isPaidSooner(before: Price, after: Price, now: number): boolean {
  const [had, has] = [planOf(before, now), planOf(after, now)];
  const atOnce = (plan: PlannedInstalment[]) => plan.find(({ n }) => n === 0)?.amount ?? 0;
  const lastDay = (plan: PlannedInstalment[]) => plan.find(({ n }) => n > 0)?.dueAt ?? Infinity;
  if (before.payment?.kind === 'counter') return has.length > 0;
  return atOnce(has) > atOnce(had) || (lastDay(had) < Infinity && lastDay(has) < lastDay(had));
}

/** Stores the plan of a booking's price, before it is submitted. Written again when the price has changed. */
export async function writeInstalments(
  tx: Tx,
  booking: Owner & Pick<BookingRow, 'price'>,
  now: number,
): Promise<void> {
  const { agency_id, booking_id, price } = booking;
  const plan = planOf(price, now);
  await waiveInstalments(tx, booking);
  for (const { n, dueAt, amount } of plan) {
    const next = n === 0 ? null : nextInstalmentStep(dueAt, now);
    const values = {
      due_at: toInstant(dueAt),
      amount,
      currency: price.currency,
      status: 'due' as const,
      next_action: next?.action ?? null,
      next_action_at: next && toInstant(next.at),
    };
    await tx.db
      .insertInto('instalments')
      .values({ agency_id, booking_id, n, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['agency_id', 'booking_id', 'n'])
          .doUpdateSet(values)
          .where('instalments.status', '!=', 'paid'),
      )
      .execute();
  }
}

/** All instalments of a booking, in the order in which they are due. */
export function instalmentsOf(tx: Tx, { agency_id, booking_id }: Owner): Promise<InstalmentRow[]> {
  return tx.db
    .selectFrom('instalments')
    .selectAll()
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .orderBy('n')
    .execute();
}

/** Why a person looks at an instalment whose day is over. */
export const missedReview = 'balance_missed';

/** A later instalment that may be paid now, as far as it alone decides: it is due, or missed and its review is still open. */
function mayBePaid({ n, status }: Pick<InstalmentRow, 'n' | 'status'>, isReviewed: boolean): boolean {
  return n > 0 && (status === 'due' || (status === 'missed' && isReviewed));
}

/** True while a person is asked what becomes of a missed instalment. */
async function isMissedReviewed(tx: Tx, { agency_id, booking_id }: Owner): Promise<boolean> {
  const review = await tx.db
    .selectFrom('booking_reviews')
    .select('review_id')
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('reason', '=', missedReview)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return review !== undefined;
}

/** The later instalments of a booking that stands which may be paid now, in the order in which they are due. */
export async function payableInstalments(tx: Tx, owner: Owner): Promise<InstalmentRow[]> {
  const isReviewed = await isMissedReviewed(tx, owner);
  return (await instalmentsOf(tx, owner)).filter((one) => mayBePaid(one, isReviewed));
}

/** What is due before a booking is submitted; nothing where nothing is due at once. */
export async function instalmentDueNow(tx: Tx, owner: Owner): Promise<InstalmentRow | undefined> {
  return (await instalmentsOf(tx, owner)).find(({ n, status }) => n === 0 && status === 'due');
}

/**
 * The money of a payment is captured: its instalment is paid. A supplier that waits for a later one is paid next. Where it had been missed,
 * nobody has to decide about it any more.
 */
export async function markPaid(
  tx: Tx,
  { agency_id, booking_id, instalment }: PaymentRow,
  now: number,
): Promise<void> {
  const later = instalment > 0;
  await tx.db
    .updateTable('instalments')
    .set({
      status: 'paid',
      next_action: later ? 'pay_supplier' : null,
      next_action_at: later ? toInstant(now) : null,
      tries: null,
    })
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('n', '=', instalment)
    .execute();
  if (later) await closeMissedReview(tx, { agency_id, booking_id }, now);
}

async function closeMissedReview(tx: Tx, { agency_id, booking_id }: Owner, now: number): Promise<void> {
  await tx.db
    .updateTable('booking_reviews')
    .set({ closed_at: toInstant(now), outcome: 'found_out' })
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('reason', '=', missedReview)
    .where('closed_at', 'is', null)
    .execute();
}

/** Instalments that are still to be paid need not be paid any more, nor does anybody decide about a missed one. */
export async function waiveInstalments(tx: Tx, { agency_id, booking_id }: Owner): Promise<void> {
  await tx.db
    .updateTable('instalments')
    .set({ status: 'waived', next_action: null, next_action_at: null, tries: null })
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('status', 'in', ['due', 'missed'])
    .execute();
}

/** Missed instalments are due again by another moment, ms since the epoch, and the traveller is told so at once. */
export async function giveMoreTime(
  tx: Tx,
  { agency_id, booking_id }: Owner,
  dueAt: number,
  now: number,
): Promise<void> {
  await tx.db
    .updateTable('instalments')
    .set({
      status: 'due',
      due_at: toInstant(dueAt),
      next_action: 'remind',
      next_action_at: toInstant(now),
    })
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('status', '=', 'missed')
    .execute();
}
