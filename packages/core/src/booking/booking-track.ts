import type { Booking } from '@portolan/contract';
import type { Track } from './track.ts';

export type BookingStatus = Booking['status'];

/**
 * What can become of a booking. It begins as `quoted`, when somebody first tries to pay.
 *
 * - `expired` from `quoted` and `revalidated`: nobody paid before the quote ran out; `released` gives a hold back early.
 * - `unknown`: the supplier was asked to book and its answer got lost. Only `retrieve` moves it on, never a second `book`.
 * - `manual_review`: a person must find out; it ends as what they found.
 * - `cancel_quoted` falls back to where it came from when the traveller keeps the booking.
 */
export const bookingTrack: Track<BookingStatus> = {
  quoted: ['revalidated', 'expired'],
  revalidated: ['held', 'submitting', 'expired'],
  held: ['submitting', 'expired', 'released'],
  submitting: ['confirmed', 'pending', 'unknown', 'rejected'],
  pending: ['confirmed', 'rejected', 'manual_review'],
  unknown: ['confirmed', 'pending', 'rejected', 'manual_review'],
  confirmed: ['documented', 'cancel_quoted'],
  documented: ['completed', 'cancel_quoted'],
  cancel_quoted: ['cancelling', 'confirmed', 'documented'],
  cancelling: ['cancelled', 'cancel_unknown'],
  cancel_unknown: ['cancelled', 'cancelling', 'manual_review'],
  manual_review: ['confirmed', 'rejected', 'cancelled'],
  rejected: [],
  completed: [],
  expired: [],
  released: [],
  cancelled: [],
};

/** Not yet sent to the supplier: another attempt to pay may still use it. */
export function isBeforeSubmission(status: BookingStatus): boolean {
  return status === 'quoted' || status === 'revalidated' || status === 'held';
}

/** The supplier has it, as far as anybody knows. */
export function isBooked(status: BookingStatus): boolean {
  return status === 'confirmed' || status === 'documented' || status === 'completed';
}
