import type { Booking, BookingReview, ReviewReason } from '@portolan/contract';
import type { Context } from './context.ts';
import { bookingById, lockBooking } from './booking-rows.ts';
import type { BookingRow, BookingTables } from './tables.ts';
import type { Tx } from '../db/index.ts';
import { type Call, answerOnce } from '../http/index.ts';
import { toInstant } from '../platform/clock.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { writeAudit } from '../tenancy/index.ts';
import { endReview } from './executor.ts';
import { loadBooking, showBooking } from './get-booking.ts';
import { giveMoreTime, missedReview } from './instalments.ts';
import { isPayable } from './payment-attempt.ts';

type ReviewRow = BookingTables['booking_reviews'];

/**
 * Ends a review of a booking whose state is known: a person has looked after it, and says how. A missed instalment may be given more time
 * with that; cancelling at the terms is `cancelBooking`, as for everybody. The same person may say the same again. Answers the booking.
 * @throws {ApiError} `REVIEW_CLOSED` when somebody else was first, or there is no such review
 */
export function closeReview(context: Context, call: Call<'closeReview'>): Promise<{ data: Booking }> {
  const { reference, reviewId } = call.params;
  return answerOnce(context, call, 'closeReview', { booking: reference, review: reviewId }, async () => ({
    data: await showBooking(context, call, await close(context, call)),
  }));
}

async function close(context: Context, call: Call<'closeReview'>): Promise<BookingRow> {
  const { database, clock } = context;
  const { user, params, body } = call;
  const known = await loadBooking(context, call, undefined);
  if (!user) throw new ApiError('UNAUTHENTICATED');
  const now = clock.now();
  return database.withAgency(known.agency_id, async (tx) => {
    // Payments, cancellations and jobs decide under this lock too.
    await lockBooking(tx, known);
    const booking = (await bookingById(tx, known.agency_id, known.booking_id)) ?? known;
    const review = await reviewOf(tx, booking, params.reviewId);
    const outcome = body.payBy === undefined ? 'looked_after' : 'more_time';
    if (!review) throw new ApiError('REVIEW_CLOSED');
    if (review.closed_at !== null) {
      if (review.outcome !== outcome || review.resolved_by !== user.id) throw new ApiError('REVIEW_CLOSED');
      return booking;
    }
    if (!isClosable(booking, review))
      throw invalid('reviewId', 'asks what became of the booking: say that instead');
    if (body.payBy !== undefined) await extend(tx, booking, review, body.payBy, now);
    await endReview(tx, booking, review.review_id, { outcome, by: user.id, note: body.note }, now);
    await writeAudit(tx, {
      agencyId: booking.agency_id,
      userId: user.id,
      at: toInstant(now),
      action: 'reviews.close',
      subject: booking.reference,
      details: { reason: review.reason, outcome, ...(body.payBy ? { payBy: body.payBy } : {}) },
    });
    return (await bookingById(tx, booking.agency_id, booking.booking_id)) ?? booking;
  });
}

/** @throws {ApiError} `VALIDATION_FAILED` where nobody may pay by then */
async function extend(tx: Tx, booking: BookingRow, { reason }: ReviewRow, payBy: string, now: number) {
  const dueAt = Date.parse(payBy);
  if (reason !== missedReview) throw invalid('payBy', 'is for payments that were missed');
  if (!isPayable(booking.status)) throw invalid('payBy', 'is for bookings that stand');
  if (dueAt <= now) throw invalid('payBy', 'is over');
  if (dueAt > Date.parse(booking.starts_at)) throw invalid('payBy', 'is after the booking begins');
  await giveMoreTime(tx, booking, dueAt, now);
}

/** A booking in `manual_review` waits for what became of it, which a note does not say. */
function isClosable({ status, status_reason }: BookingRow, { reason }: Pick<ReviewRow, 'reason'>): boolean {
  return status !== 'manual_review' || reason !== status_reason;
}

function reviewOf(tx: Tx, { agency_id, booking_id }: BookingRow, reviewId: string) {
  return tx.db
    .selectFrom('booking_reviews')
    .selectAll()
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
}

/** The open reviews of some bookings, each with its booking's id, oldest first. */
export async function openReviews(
  tx: Tx,
  bookings: readonly BookingRow[],
): Promise<{ booking_id: string; review: BookingReview }[]> {
  const [first] = bookings;
  if (!first) return [];
  const rows = await tx.db
    .selectFrom('booking_reviews')
    .selectAll()
    .where('agency_id', '=', first.agency_id)
    .where(
      'booking_id',
      'in',
      bookings.map(({ booking_id }) => booking_id),
    )
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('review_id')
    .execute();
  return rows.map((row) => ({
    booking_id: row.booking_id,
    review: {
      reviewId: row.review_id,
      reason: row.reason as ReviewReason,
      openedAt: row.opened_at,
      closable: isClosable(bookings.find(({ booking_id }) => booking_id === row.booking_id) ?? first, row),
    },
  }));
}
