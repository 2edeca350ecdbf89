import type { Booking } from '@portolan/contract';
import { bookingById } from './booking-rows.ts';
import type { BookingSteps } from './booking-steps.ts';
import { answerOnce, type Call } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import { callSupplier, supplierOf } from '../sales/index.ts';
import type { Context } from './context.ts';
import { moveBooking } from './executor.ts';
import { loadBooking, showBooking } from './get-booking.ts';
import { withQuoteLease } from './quote-lease.ts';
import { callOptions } from './supplier-calls.ts';
import type { BookingRow } from './tables.ts';

/**
 * Gives a hold back before it ends by itself. Releasing what is released already succeeds again.
 * @throws {ApiError} `BOOKING_NOT_FOUND`, `HOLD_EXPIRED`, `NOT_HOLDABLE` for a booking that is not held
 */
export async function releaseBooking(
  deps: BookingSteps,
  call: Call<'releaseBooking'>,
): Promise<{ data: Booking }> {
  const { context } = deps;
  const known = await loadBooking(context, call, call.query.token);
  return answerOnce(context, call, 'releaseBooking', { booking: known.booking_id }, async () => {
    const booking = await withQuoteLease(context, known.agency_id, known.quote_id, () =>
      releaseOnce(deps, known),
    );
    return { data: await showBooking(context, call, booking) };
  });
}

async function releaseOnce({ context, payments }: BookingSteps, known: BookingRow): Promise<BookingRow> {
  const { database, clock } = context;
  const booking = await database.withAgency(known.agency_id, (tx) =>
    bookingById(tx, known.agency_id, known.booking_id),
  );
  if (!booking) throw new ApiError('BOOKING_NOT_FOUND');
  if (booking.status === 'released') return booking;
  if (booking.status === 'expired') throw new ApiError('HOLD_EXPIRED');
  if (booking.status !== 'held') throw new ApiError('NOT_HOLDABLE');
  await payments.giveBack(booking, 'released');
  const released = await database.withAgency(booking.agency_id, (tx) =>
    moveBooking(tx, booking, { to: 'released', reason: 'released_by_traveller', next: null }, clock.now()),
  );
  await tellSupplier(context, released);
  return released;
}

/** A kindness: a hold that the supplier is not told of ends by itself. */
async function tellSupplier(context: Context, booking: BookingRow): Promise<void> {
  const supplier = supplierOf(context, booking);
  const { hold_id: holdId } = booking;
  if (!supplier.release || !holdId) return;
  try {
    await callSupplier(supplier, supplier.limits.quoteMs, (signal) =>
      supplier.release!(holdId, callOptions(signal, { language: booking.language })),
    );
  } catch (error) {
    context.logger.warn({ err: error, booking: booking.booking_id }, 'a supplier was not told of a release');
  }
}
