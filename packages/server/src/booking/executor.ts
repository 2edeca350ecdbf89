import type { ExpressionBuilder } from 'kysely';
import {
  bookingStates,
  bookingTrack,
  canMove,
  paymentStates,
  paymentTrack,
  type BookingAction,
  type BookingStatus,
  type LedgerPosting,
  type PaymentAction,
  type PaymentStatus,
} from '@portolan/core';
import { type Tx, type Tables, publishAtCommit, LostRaceError } from '../db/index.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { newId } from '../platform/ids.ts';
import { markPaid, waiveInstalments } from './instalments.ts';
import { purgeDetailsSoon } from './traveller-details.ts';
import { tell } from '../outbox/index.ts';
import { writePostings } from '../ledger/index.ts';
import { toInstant } from '../platform/clock.ts';

/** What happens next if nobody does anything, and when (ms since the epoch); `null`: nothing can hang. */
export type NextAction<A extends string = BookingAction | PaymentAction> = { action: A; at: number } | null;

/** An edge that the track does not list was asked for: a bug, never an answer. */
export class IllegalMoveError extends Error {
  override readonly name = 'IllegalMoveError';
}

export { LostRaceError };

export interface BookingMove {
  to: BookingStatus;
  /** Stable words for the audit, no personal data. */
  reason: string;
  next: NextAction<BookingAction>;
  /** The member of staff who moves it by hand. */
  movedBy?: string;
  /** What they wrote about it; for the agency's staff alone. */
  note?: string;
  set?: Partial<
    Pick<
      BookingRow,
      | 'supplier_reference'
      | 'hold_id'
      | 'hold_expires_at'
      | 'cancel_quote_id'
      | 'cancelled_at'
      | 'scenario'
      | 'done'
      | 'decide_by'
      | 'documents'
    >
  >;
}

/**
 * Performs one edge of the booking track inside the caller's transaction: the new state, its audit row and its outbox row, or none of
 * them.
 * @throws {IllegalMoveError} when the edge is not listed
 * @throws {LostRaceError} when the booking is no longer in the state that the caller saw
 */
export async function moveBooking(
  tx: Tx,
  booking: BookingRow,
  move: BookingMove,
  now: number,
): Promise<BookingRow> {
  if (!canMove(bookingTrack, booking.status, move.to)) {
    throw new IllegalMoveError(`A booking cannot go from ${booking.status} to ${move.to}`);
  }
  const unsure = ['pending', 'unknown', 'cancel_unknown', 'cancelling'].includes(move.to);
  if (bookingStates[move.to].next && !move.next && move.to !== 'cancelled') {
    throw new IllegalMoveError(`A booking in ${move.to} needs a moment at which somebody looks again`);
  }
  const moved = await tx.db
    .updateTable('bookings')
    .set({
      status: move.to,
      status_reason: move.reason,
      ...move.set,
      unsure_since: unsure ? (booking.unsure_since ?? toInstant(now)) : null,
      ...(unsure ? {} : { looks: null }),
      next_action: move.next?.action ?? null,
      next_action_at: move.next && toInstant(move.next.at),
      updated_at: toInstant(now),
    })
    .where('agency_id', '=', booking.agency_id)
    .where('booking_id', '=', booking.booking_id)
    .where('status', '=', booking.status)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new LostRaceError(`Booking ${booking.booking_id} is no longer ${booking.status}`);
  if (isOver(move.to)) {
    await voidReservedSoon(tx, booking, now);
    await purgeDetailsSoon(tx, booking, now);
  }
  if (isOver(move.to) || move.to === 'cancelled') await waiveInstalments(tx, booking);
  if (move.to === 'manual_review') await openReview(tx, booking, move.reason, now);
  if (booking.status === 'manual_review') await closeReviews(tx, booking, move, now);
  if (move.to === 'cancelled') await closeMootReviews(tx, booking, now);
  const event_count = await record(tx, booking, {
    track: 'booking',
    payment_id: null,
    from: booking.status,
    to: move.to,
    reason: move.reason,
    now,
    movedBy: move.movedBy,
  });
  return { ...moved, event_count };
}

/** It came to nothing: what is reserved for it must go back soon, whoever dies now. */
export function isOver(status: BookingStatus): boolean {
  return status === 'rejected' || status === 'expired' || status === 'released';
}

async function voidReservedSoon(tx: Tx, booking: BookingRow, now: number): Promise<void> {
  await tx.db
    .updateTable('payments')
    .set({ next_action: 'void', next_action_at: toInstant(now + 30_000) })
    .where('agency_id', '=', booking.agency_id)
    .where('booking_id', '=', booking.booking_id)
    .where('status', 'in', ['authorised', 'requires_action'])
    .execute();
}

/**
 * Puts a booking into the agency's queue of what a person must find out; once per reason until somebody did. What a person has looked after
 * is not asked again: many of those who ask do so every hour.
 */
export async function openReview(
  tx: Tx,
  booking: Pick<BookingRow, 'agency_id' | 'booking_id'>,
  reason: string,
  now: number,
): Promise<void> {
  const { agency_id, booking_id } = booking;
  const lookedAfter = await tx.db
    .selectFrom('booking_reviews')
    .select('review_id')
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('reason', '=', reason)
    .where('outcome', '=', 'looked_after')
    .executeTakeFirst();
  if (lookedAfter) return;
  await tx.db
    .insertInto('booking_reviews')
    .values({
      agency_id,
      review_id: newId('w'),
      booking_id,
      reason,
      opened_at: toInstant(now),
      closed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends an open review by hand, as an event that names who did it. False when it is not open any more. */
export async function endReview(
  tx: Tx,
  booking: BookingRow,
  reviewId: string,
  end: { outcome: 'looked_after' | 'more_time'; by: string; note: string },
  now: number,
): Promise<boolean> {
  const ended = await tx.db
    .updateTable('booking_reviews')
    .set({ closed_at: toInstant(now), outcome: end.outcome, resolved_by: end.by, note: end.note })
    .where('agency_id', '=', booking.agency_id)
    .where('booking_id', '=', booking.booking_id)
    .where('review_id', '=', reviewId)
    .where('closed_at', 'is', null)
    .returning('reason')
    .executeTakeFirst();
  if (!ended) return false;
  await record(tx, booking, {
    track: 'review',
    payment_id: null,
    from: ended.reason,
    to: end.outcome,
    reason: 'staff_closed',
    now,
    movedBy: end.by,
  });
  return true;
}

/** What has no answer any more once a booking is cancelled: there is nothing left to be paid, confirmed again or sent. */
const mootWhenCancelled = ['balance_missed', 'authorisation_lapsed', 'documents_missing'];

async function closeMootReviews(tx: Tx, booking: BookingRow, now: number): Promise<void> {
  await tx.db
    .updateTable('booking_reviews')
    .set({ closed_at: toInstant(now), outcome: 'cancelled' })
    .where('agency_id', '=', booking.agency_id)
    .where('booking_id', '=', booking.booking_id)
    .where('reason', 'in', mootWhenCancelled)
    .where('closed_at', 'is', null)
    .execute();
}

const outcomes = { confirmed: 'booked', rejected: 'not_booked', cancelled: 'cancelled' } as const;

async function closeReviews(
  tx: Tx,
  booking: BookingRow,
  { to, movedBy, note }: BookingMove,
  now: number,
): Promise<void> {
  const outcome = movedBy ? outcomes[to as keyof typeof outcomes] : 'found_out';
  await tx.db
    .updateTable('booking_reviews')
    .set({ closed_at: toInstant(now), outcome, resolved_by: movedBy ?? null, note: note ?? null })
    .where('agency_id', '=', booking.agency_id)
    .where('booking_id', '=', booking.booking_id)
    .where('closed_at', 'is', null)
    .execute();
}

export interface PaymentMove {
  to: PaymentStatus;
  reason: string;
  next: NextAction<PaymentAction>;
  set?: Partial<
    Pick<
      PaymentRow,
      'gateway_payment_id' | 'captured' | 'refunded' | 'card' | 'action_expires_at' | 'authorised_until'
    >
  >;
  /** Written in the same transaction, each under its own name; the same posting twice fails. */
  postings?: LedgerPosting[];
  /** Tells postings of one kind and payment apart, such as the total that a refund leads to. */
  postingName?: string;
}

/** The same for one edge of the payment track, with the ledger postings that belong to it. */
export async function movePayment(
  tx: Tx,
  booking: BookingRow,
  payment: PaymentRow,
  move: PaymentMove,
  now: number,
): Promise<PaymentRow> {
  if (!canMove(paymentTrack, payment.status, move.to)) {
    throw new IllegalMoveError(`A payment cannot go from ${payment.status} to ${move.to}`);
  }
  if (paymentStates[move.to].next && !move.next) {
    throw new IllegalMoveError(`A payment in ${move.to} needs a moment at which somebody looks again`);
  }
  // First the booking's row, as everywhere: two that took them in different order would wait for each other.
  await record(tx, booking, {
    track: 'payment',
    payment_id: payment.payment_id,
    from: payment.status,
    to: move.to,
    reason: move.reason,
    now,
  });
  const moved = await tx.db
    .updateTable('payments')
    .set({
      status: move.to,
      reason: move.reason,
      ...move.set,
      ...(move.set?.card ? { card: asJson(move.set.card) } : {}),
      next_action: move.next?.action ?? null,
      next_action_at: move.next && toInstant(move.next.at),
      tries: null,
      updated_at: toInstant(now),
    })
    .where('agency_id', '=', payment.agency_id)
    .where('payment_id', '=', payment.payment_id)
    .where('status', '=', payment.status)
    .where((eb) => (move.to === 'authorised' ? notBeingGivenBack(eb) : eb.lit(true)))
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new LostRaceError(`Payment ${payment.payment_id} is no longer ${payment.status}`);
  if (move.to === 'captured') await markPaid(tx, payment, now);
  await post(tx, payment, move.postings ?? [], now, move.postingName);
  return moved;
}

/** Why an attempt stands where it stands, once somebody has decided to give it back: nobody may book with it any more. */
export const givingBack = 'giving_back';

/** True of payments that nobody has decided to give back. */
export function notBeingGivenBack(eb: ExpressionBuilder<Tables, 'payments'>) {
  return eb('reason', 'is distinct from', givingBack);
}

/** Writes postings of one payment; one that is there already, by its name, fails. */
export function post(
  tx: Tx,
  payment: Pick<PaymentRow, 'agency_id' | 'payment_id' | 'booking_id'>,
  postings: readonly LedgerPosting[],
  now: number,
  name?: string,
): Promise<void> {
  const { agency_id, payment_id, booking_id } = payment;
  return writePostings(
    tx,
    postings.map((posting) => ({
      posting,
      id: [payment_id, posting.kind, ...(name ? [name] : [])].join(':'),
    })),
    { agency_id, payment_id, booking_id, at: toInstant(now) },
  );
}

interface Happening {
  track: 'booking' | 'payment' | 'review';
  payment_id: string | null;
  from: string;
  to: string;
  reason: string;
  now: number;
  movedBy?: string | undefined;
}

/** The audit row and the outbox row of one edge; answers the number of events so far. */
async function record(tx: Tx, booking: BookingRow, happening: Happening): Promise<number> {
  const { track, payment_id, from, to, reason, now, movedBy: moved_by = null } = happening;
  const { agency_id, booking_id, reference } = booking;
  // Counted on the booking's own row, which also puts concurrent events of one booking in order.
  const { event_count: seq } = await tx.db
    .updateTable('bookings')
    .set((eb) => ({ event_count: eb('event_count', '+', 1) }))
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .returning('event_count')
    .executeTakeFirstOrThrow();
  const at = toInstant(now);
  await tx.db
    .insertInto('booking_events')
    .values({
      agency_id,
      booking_id,
      seq,
      track,
      payment_id,
      from_state: from,
      to_state: to,
      reason,
      at,
      moved_by,
    })
    .execute();
  const payload = { bookingId: booking_id, reference, seq, from, to, reason };
  await tell(tx, { agencyId: agency_id, topic: `${track}.${to}`, payload }, now);
  // Heard by every process when this transaction commits: whoever follows the booking hears of it.
  await publishAtCommit(tx, 'booking', `${agency_id} ${booking_id}`);
  return seq;
}

/** A value for a jsonb column: the driver would write a list as a PostgreSQL array. */
export function asJson<T>(value: T): T {
  return JSON.stringify(value) as unknown as T;
}
