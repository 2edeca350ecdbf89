import type { Booking } from '@portolan/contract';
import type { Context } from './context.ts';
import { bookingById } from './booking-rows.ts';
import type { BookingRow } from './tables.ts';
import { type Call, answerOnce } from '../http/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import type { Cancellation } from './cancel.ts';
import { moveBooking, type BookingMove } from './executor.ts';
import { loadBooking, showBooking } from './get-booking.ts';
import type { Submission } from './submit.ts';

const minute = 60_000;

/**
 * The way out of `manual_review` for the agency's staff: what they found out becomes the booking's state, with their name beside it, and
 * the money follows as after the supplier's own word. The supplier is asked once more before: its own word goes before anybody's.
 * Answers the booking as it is afterwards.
 */
export function resolveReview(
  deps: { context: Context; submission: Submission; cancellation: Cancellation },
  call: Call<'resolveReview'>,
): Promise<{ data: Booking }> {
  const { context } = deps;
  return answerOnce(context, call, 'resolveReview', { booking: call.params.reference }, async () => ({
    data: await showBooking(context, call, await resolve(deps, call)),
  }));
}

async function resolve(
  {
    context,
    submission,
    cancellation,
  }: { context: Context; submission: Submission; cancellation: Cancellation },
  call: Call<'resolveReview'>,
): Promise<BookingRow> {
  const booking = await loadBooking(context, call, undefined);
  check(call, booking);
  if (booking.status !== 'manual_review') {
    if (!(await isMine(context, call, booking))) throw new ApiError('REVIEW_CLOSED');
    return follow(booking);
  }
  const asked = booking.cancel_quote_id
    ? await cancellation.proceed(booking)
    : await submission.settle(booking);
  if (asked.status !== 'manual_review') return asked;
  const moved = await context.database.withAgency(booking.agency_id, (tx) =>
    moveBooking(tx, asked, moveFor(context, call, asked), context.clock.now()),
  );
  return follow(moved);

  /** What comes after it: capturing, documents, giving back. Jobs would do the same. */
  async function follow(from: BookingRow): Promise<BookingRow> {
    if (from.status === 'cancelled') return cancellation.settle(from);
    await submission.settle(from);
    const now = await context.database.withAgency(from.agency_id, (tx) =>
      bookingById(tx, from.agency_id, from.booking_id),
    );
    return now ?? from;
  }
}

/** @throws {ApiError} `VALIDATION_FAILED` for an outcome that this booking cannot have */
function check(call: Call<'resolveReview'>, booking: BookingRow): void {
  const { outcome, supplierReference } = call.body;
  const cancelling = booking.cancel_quote_id !== null;
  if (outcome === 'booked' && !supplierReference && !booking.supplier_reference)
    throw invalid('supplierReference', 'is needed: the number under which the supplier has it');
  if (outcome === 'cancelled' && !cancelling) throw invalid('outcome', 'was never being cancelled');
  if (outcome === 'not_booked' && cancelling)
    throw invalid('outcome', 'was confirmed before: say whether it is cancelled');
}

function moveFor(context: Context, call: Call<'resolveReview'>, booking: BookingRow): BookingMove {
  const { body, user } = call;
  const now = context.clock.now();
  const by = { movedBy: user?.id ?? '', ...(body.note ? { note: body.note } : {}) };
  switch (body.outcome) {
    case 'booked':
      return {
        to: 'confirmed',
        reason: 'staff_confirmed',
        next: { action: 'capture', at: now + minute },
        set: {
          supplier_reference: body.supplierReference ?? booking.supplier_reference,
          cancel_quote_id: null,
        },
        ...by,
      };
    case 'not_booked':
      return { to: 'rejected', reason: 'staff_rejected', next: null, ...by };
    case 'cancelled':
      return {
        to: 'cancelled',
        reason: 'staff_cancelled',
        next: { action: 'refund', at: now + minute },
        set: { cancelled_at: toInstant(now) },
        ...by,
      };
  }
}

/** The same person said the same before, and nobody heard the answer. */
async function isMine(context: Context, call: Call<'resolveReview'>, booking: BookingRow): Promise<boolean> {
  const [last] = await context.database.withAgency(booking.agency_id, (tx) =>
    tx.db
      .selectFrom('booking_reviews')
      .select(['outcome', 'resolved_by'])
      .where('agency_id', '=', booking.agency_id)
      .where('booking_id', '=', booking.booking_id)
      .where('closed_at', 'is not', null)
      .orderBy('closed_at', 'desc')
      .limit(1)
      .execute(),
  );
  return last?.outcome === call.body.outcome && last.resolved_by === call.user?.id;
}
