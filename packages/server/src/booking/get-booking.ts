import type { Booking, OperationId } from '@portolan/contract';
import { isTravelAgent } from '@portolan/contract';
import { parseReference } from '@portolan/core';
import type { Context } from './context.ts';
import type { BookingRow } from './tables.ts';
import type { Call } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import { isAccessToken } from './access-token.ts';
import { linkEndsAt } from './moments.ts';
import { viewBooking } from './booking-view.ts';
import { moneyOf } from './queries.ts';

/** What decides whose booking it is. */
export type BookingCall = Pick<Call<'getBooking'>, 'tenant' | 'role' | 'user' | 'params'>;

/** A booking for its owner, the agency's staff or the holder of its token. */
export async function getBooking(context: Context, call: Call<'getBooking'>): Promise<{ data: Booking }> {
  return { data: await showBooking(context, call, await loadBooking(context, call, call.query.token)) };
}

/**
 * The booking that a call names, if it may be seen. Everybody else, with a wrong token too, hears that there is none: whether a
 * reference exists is nobody's business.
 * @throws {ApiError} `BOOKING_NOT_FOUND`
 */
export async function loadBooking(
  context: Context,
  call: BookingCall,
  token: string | undefined,
): Promise<BookingRow> {
  const { tenant, user, role } = call;
  const reference = parseReference(call.params.reference);
  if (!reference) throw new ApiError('BOOKING_NOT_FOUND');
  const booking = await context.database.withAgency(tenant.id, (tx) =>
    tx.db
      .selectFrom('bookings')
      .selectAll()
      .where('agency_id', '=', tenant.id)
      .where('reference', '=', reference)
      .executeTakeFirst(),
  );
  if (!booking) throw new ApiError('BOOKING_NOT_FOUND');
  const allowed =
    isTravelAgent(role) ||
    (user !== null && user.id === booking.user_id) ||
    (token !== undefined &&
      // A link lies in mailboxes for ever; the booking must not stay open to its finder for that long.
      context.clock.now() < linkEndsAt(booking) &&
      isAccessToken(context.config.keys.links, tenant.id, booking.booking_id, token));
  if (!allowed) throw new ApiError('BOOKING_NOT_FOUND');
  return booking;
}

/** A booking with its money, as the caller may see it. */
export async function showBooking(
  context: Context,
  call: Pick<Call<OperationId>, 'tenant' | 'role' | 'user'>,
  booking: BookingRow,
): Promise<Booking> {
  const money = await context.database.withAgency(booking.agency_id, (tx) => moneyOf(tx, booking));
  return viewBooking(context, call, booking, money);
}
