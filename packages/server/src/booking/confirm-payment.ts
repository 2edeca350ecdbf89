import type { Booking } from '@portolan/contract';
import type { Context } from './context.ts';
import type { BookingRow } from './tables.ts';
import { type Call, answerOnce } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import type { Resume } from './booking-steps.ts';
import { LostRaceError } from './executor.ts';
import { loadBooking } from './get-booking.ts';
import { showProgress } from './show-progress.ts';

/**
 * Goes on with a payment that the bank asked about, on whatever device: whoever may see the booking may finish it. Asking again does no
 * harm: what is finished is answered as it is, and what still waits says once more what for, with status 202.
 * @throws {ApiError} what `createBooking` would have answered
 */
export async function confirmPayment(
  context: Context,
  resume: Resume,
  call: Call<'confirmPayment'>,
): Promise<{ data: Booking }> {
  const known = await loadBooking(context, call, call.body.token);
  const about = { booking: known.booking_id };
  return answerOnce(context, call, 'confirmPayment', about, () => goOn(context, resume, call, known));
}

async function goOn(
  context: Context,
  resume: Resume,
  call: Call<'confirmPayment'>,
  known: BookingRow,
): Promise<{ data: Booking }> {
  const progress = await resume(known.agency_id, known.booking_id).catch((error: unknown) => {
    // Somebody else moved it at this moment: what they do is the answer.
    throw error instanceof LostRaceError ? new ApiError('BOOKING_PENDING', { cause: error }) : error;
  });
  return showProgress(context, call, progress);
}
