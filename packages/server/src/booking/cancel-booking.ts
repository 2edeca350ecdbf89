import type { Booking } from '@portolan/contract';
import type { Context } from './context.ts';
import { bookingById, cancelQuoteOf } from './booking-rows.ts';
import type { BookingRow } from './tables.ts';
import { type Call, answerOnce } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import { isCancelling, type Cancellation } from './cancel.ts';
import { LostRaceError, moveBooking } from './executor.ts';
import { loadBooking, showBooking } from './get-booking.ts';
import { checkCancellable } from './quote-cancellation.ts';

const minute = 60_000;

/**
 * Cancels a booking for what was quoted: the intent is written, then the supplier is asked, then the money goes back. The answer is
 * the booking, also when the supplier or the refund need longer; jobs continue from there. A second call for the same quote gets the
 * same cancellation.
 */
export async function cancelBooking(
  context: Context,
  cancellation: Cancellation,
  call: Call<'cancelBooking'>,
): Promise<{ data: Booking }> {
  const { booking_id: id } = await loadBooking(context, call, call.query.token);
  return answerOnce(context, call, 'cancelBooking', { booking: id }, async () => ({
    data: await showBooking(context, call, await cancel(context, cancellation, call, id)),
  }));
}

async function cancel(
  context: Context,
  cancellation: Cancellation,
  call: Call<'cancelBooking'>,
  bookingId: string,
): Promise<BookingRow> {
  const { database, clock } = context;
  const { cancelQuoteId, scenario } = call.body;
  const read = async () => {
    const found = await database.withAgency(call.tenant.id, async (tx) => {
      const booking = await bookingById(tx, call.tenant.id, bookingId);
      return booking && { booking, quote: await cancelQuoteOf(tx, booking, cancelQuoteId) };
    });
    if (!found) throw new ApiError('BOOKING_NOT_FOUND');
    return found;
  };
  /** Where another call of the same quote got to; nobody disturbs it while it is at work. */
  const follow = async (booking: BookingRow) => {
    const due = booking.next_action_at !== null && Date.parse(booking.next_action_at) <= clock.now();
    return due ? cancellation.proceed(booking) : booking;
  };
  try {
    const { booking, quote } = await read();
    if (booking.cancel_quote_id === cancelQuoteId) return await follow(booking);
    checkCancellable(booking, clock.now());
    if (!quote || Date.parse(quote.expires_at) <= clock.now()) throw new ApiError('CANCEL_QUOTE_EXPIRED');
    const accepted = await database.withAgency(booking.agency_id, (tx) =>
      moveBooking(
        tx,
        booking,
        {
          to: 'cancel_quoted',
          reason: 'cost_accepted',
          next: { action: 'cancel', at: clock.now() + minute },
          set: { cancel_quote_id: cancelQuoteId, scenario: context.config.demo ? (scenario ?? null) : null },
        },
        clock.now(),
      ),
    );
    return await cancellation.proceed(accepted);
  } catch (error) {
    if (!(error instanceof LostRaceError)) throw error;
    const { booking } = await read();
    if (
      booking.cancel_quote_id === cancelQuoteId &&
      (isCancelling(booking) || booking.status === 'cancelled')
    )
      return booking;
    throw error;
  }
}
