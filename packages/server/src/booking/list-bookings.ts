import { isTravelAgent, may, type BookingSummary } from '@portolan/contract';
import { parseLocalDate } from '@portolan/core';
import { sql } from 'kysely';
import type { Context } from './context.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import type { Call } from '../http/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import { viewBooking } from './booking-view.ts';
import { paymentsAsOne } from './queries.ts';
import { openReviews } from './close-review.ts';

const usualLimit = 20;

/** Statuses of bookings that came about, or may have; the others never left the checkout. */
const known = [
  'submitting', 'pending', 'unknown', 'manual_review', 'confirmed', 'documented', 'completed',
  'cancel_quoted', 'cancelling', 'cancel_unknown', 'cancelled',
] as const; // prettier-ignore
const groups = {
  open: [
    'submitting',
    'pending',
    'unknown',
    'manual_review',
    'cancel_quoted',
    'cancelling',
    'cancel_unknown',
  ],
  upcoming: ['confirmed', 'documented'],
  past: ['confirmed', 'documented', 'completed'],
  cancelled: ['cancelled'],
  review: known,
} as const;

/**
 * A traveller's own bookings, or all of the agency for its staff; newest first, in pages. Attempts that never reached a supplier are
 * no bookings yet, unless their status is asked for.
 */
export async function listBookings(
  context: Context,
  call: Call<'listBookings'>,
): Promise<{ data: BookingSummary[]; next: string | null }> {
  const { tenant, user, role, query } = call;
  if (!user) throw new ApiError('UNAUTHENTICATED');
  const seesReviews = may(role, 'reviews.resolve');
  if (query.group === 'review' && !seesReviews) throw new ApiError('FORBIDDEN');
  for (const name of ['from', 'to'] as const)
    if (query[name] !== undefined && !parseLocalDate(query[name])) throw invalid(name, 'is not a date');
  const limit = Number(query.limit ?? usualLimit);
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const now = toInstant(context.clock.now());

  const found = await context.database.withAgency(tenant.id, async (tx) => {
    let select = tx.db
      .selectFrom('bookings')
      .selectAll()
      .where('agency_id', '=', tenant.id)
      .where('status', 'in', [
        ...(query.status ? [query.status] : query.group ? groups[query.group] : known),
      ]);
    if (!isTravelAgent(role)) select = select.where('user_id', '=', user.id);
    if (query.from) select = select.where('starts_local', '>=', query.from);
    // Days of the place: until the last minute of that one.
    if (query.to) select = select.where('starts_local', '<=', `${query.to}T23:59`);
    const words = query.search?.trim();
    if (words) {
      const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
      select = select.where(
        sql<boolean>`(reference ilike ${like} or title ilike ${like} or lead_name ilike ${like} or contact ->> 'email' ilike ${like})`,
      );
    }
    if (query.group === 'upcoming') select = select.where('ends_at', '>', now);
    if (query.group === 'past') select = select.where('ends_at', '<=', now);
    if (query.group === 'review')
      select = select.where(
        sql<boolean>`exists (select from booking_reviews r where r.agency_id = bookings.agency_id
                       and r.booking_id = bookings.booking_id and r.closed_at is null)`,
      );
    if (after)
      select = select.where(
        sql<boolean>`(created_at, booking_id) < (${after.createdAt}::timestamptz, ${after.bookingId})`,
      );
    const rows = await select
      .orderBy('created_at', 'desc')
      .orderBy('booking_id', 'desc')
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    const payments =
      page.length === 0
        ? []
        : await tx.db
            .selectFrom('payments')
            .selectAll()
            .where('agency_id', '=', tenant.id)
            .where(
              'booking_id',
              'in',
              page.map((row) => row.booking_id),
            )
            .orderBy('attempt')
            .execute();
    const reviews = seesReviews ? await openReviews(tx, page) : [];
    return { page, payments, reviews, more: rows.length > limit };
  });
  const last = found.page.at(-1);
  return {
    data: found.page.map((row) => ({
      ...summary(context, call, row, paymentOf(row, found.payments)),
      ...reviewsOf(row, found.reviews),
    })),
    next: found.more && last ? writeCursor(last) : null,
  };
}

function summary(
  context: Context,
  call: Call<'listBookings'>,
  row: BookingRow,
  payment: PaymentRow | undefined,
): BookingSummary {
  const { reference, status, paymentStatus, item, price, createdAt } = viewBooking(context, call, row, {
    payment,
    payments: [],
    instalments: [],
    payable: [],
    cancelQuote: undefined,
  });
  const { service, title, line, image, starts, ends, travellers } = item;
  return {
    reference,
    status,
    paymentStatus,
    item: { service, title, line, image, starts, ends, travellers },
    price,
    createdAt,
    lead: row.lead_name,
  };
}

function reviewsOf(
  { booking_id }: BookingRow,
  open: Awaited<ReturnType<typeof openReviews>>,
): Pick<BookingSummary, 'reviews'> {
  const reviews = open.filter((one) => one.booking_id === booking_id).map(({ review }) => review);
  return reviews.length > 0 ? { reviews } : {};
}

function paymentOf({ booking_id }: BookingRow, payments: readonly PaymentRow[]): PaymentRow | undefined {
  return paymentsAsOne(payments.filter((payment) => payment.booking_id === booking_id));
}

/** Where the next page begins: says no more than the last line of this one did. */
function writeCursor({ created_at, booking_id }: BookingRow): string {
  return Buffer.from(JSON.stringify([created_at, booking_id])).toString('base64url');
}

function readCursor(text: string): { createdAt: string; bookingId: string } {
  try {
    const [createdAt, bookingId] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (
      typeof createdAt === 'string' &&
      typeof bookingId === 'string' &&
      !Number.isNaN(Date.parse(createdAt))
    )
      return { createdAt: toInstant(Date.parse(createdAt)), bookingId };
  } catch {
    // Not one of ours.
  }
  throw invalid('cursor', 'is not one of ours');
}
