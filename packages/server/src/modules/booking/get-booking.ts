import type { Booking } from '@portolan/contract';
import { isTravelAgent } from '@portolan/contract';
import { parseReference } from '@portolan/core';
import type { Context } from '../../context.ts';
import type { BookingRow, PaymentRow } from '../../db/tables-booking.ts';
import type { Call } from '../../http/call.ts';
import { ApiError } from '../../http/errors.ts';
import { isAccessToken } from './access.ts';
import { viewBooking } from './booking-view.ts';
import { currentPayment } from './queries.ts';

/**
 * A booking for its owner, the agency's staff or the holder of its token. Everybody else, with a wrong token too, hears that there is
 * none: whether a reference exists is nobody's business.
 * @throws {ApiError} `BOOKING_NOT_FOUND`
 */
export async function findBooking(
  context: Context,
  call: Pick<Call<'getBooking'>, 'tenant' | 'user' | 'role' | 'params'>,
  token: string | undefined,
): Promise<{ booking: BookingRow; payment: PaymentRow | undefined }> {
  const { tenant, user, role } = call;
  const reference = parseReference(call.params.reference);
  if (!reference) throw new ApiError('BOOKING_NOT_FOUND');
  const found = await context.database.withAgency(tenant.id, async (tx) => {
    const booking = await tx.db
      .selectFrom('bookings')
      .selectAll()
      .where('agency_id', '=', tenant.id)
      .where('reference', '=', reference)
      .executeTakeFirst();
    return booking && { booking, payment: await currentPayment(tx, booking) };
  });
  if (!found) throw new ApiError('BOOKING_NOT_FOUND');
  const { booking } = found;
  const allowed =
    isTravelAgent(role) ||
    (user !== null && user.id === booking.user_id) ||
    (token !== undefined && isAccessToken(context.config.keys.links, tenant.id, booking.booking_id, token));
  if (!allowed) throw new ApiError('BOOKING_NOT_FOUND');
  return found;
}

/** As {@link findBooking}, as the caller may see it. */
export async function getBooking(context: Context, call: Call<'getBooking'>): Promise<{ data: Booking }> {
  const { booking, payment } = await findBooking(context, call, call.query.token);
  return { data: viewBooking(context, call, booking, payment?.status ?? 'none') };
}
