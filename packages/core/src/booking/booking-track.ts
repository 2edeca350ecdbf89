import type { Booking } from '@portolan/contract';
import { trackOf, type States, type Track } from './track.ts';

export type BookingStatus = Booking['status'];

/** What somebody does with a booking if nothing else happens. */
export type BookingAction = 'expire' | 'retrieve' | 'capture' | 'ticket' | 'complete' | 'cancel' | 'refund';

/**
 * What can become of a booking. It begins as `quoted`, when somebody first tries to pay. Cancelling is its last part: from
 * `cancel_quoted` on.
 */
export const bookingStates: States<BookingStatus, BookingAction> = {
  quoted: {
    means: 'Somebody tries to pay for a quote; nothing was asked of anybody yet.',
    to: { revalidated: 'supplier', expired: 'clock' },
    next: { action: 'expire', when: 'when its quote ends' },
  },
  revalidated: {
    means: 'The supplier stands by price and terms.',
    to: { held: 'supplier', submitting: 'traveller', expired: 'clock' },
    next: { action: 'expire', when: 'when its quote ends' },
  },
  held: {
    means: 'The supplier keeps it for a while.',
    to: { submitting: 'traveller', expired: 'clock', released: 'traveller' },
    next: { action: 'expire', when: 'when the hold ends' },
  },
  submitting: {
    means:
      'The money is reserved and the intent is written; the supplier may have been asked. Never asked again.',
    to: { confirmed: 'supplier', pending: 'supplier', unknown: 'clock', rejected: 'supplier' },
    next: { action: 'retrieve', when: 'half a minute after the supplier’s time to book' },
  },
  pending: {
    means: 'The supplier has it and has not decided.',
    to: { confirmed: 'supplier', rejected: 'supplier', manual_review: 'clock' },
    next: {
      action: 'retrieve',
      when: 'after 10 seconds, then ever more seldom, until the supplier’s own date or its time for pending ones',
    },
  },
  unknown: {
    means:
      'The answer got lost: it may exist. Only asking under our own reference moves it on, never a second booking.',
    to: { confirmed: 'supplier', pending: 'supplier', rejected: 'supplier', manual_review: 'clock' },
    next: {
      action: 'retrieve',
      when: 'after 10 seconds, then ever more seldom, for as long as the supplier can be asked: 30 or 5 minutes',
    },
  },
  manual_review: {
    means: 'A person must find out; it waits in the queue of the agency, and is still asked for every hour.',
    to: { confirmed: 'staff', rejected: 'staff', cancelled: 'staff' },
    next: { action: 'retrieve', when: 'every hour' },
  },
  confirmed: {
    means: 'The supplier has it; the money is not taken yet, or its tickets are still to come.',
    to: { documented: 'gateway', cancel_quoted: 'traveller', cancelled: 'supplier' },
    next: { action: 'capture', when: 'after 1 minute; then it asks for the tickets, ever more seldom' },
  },
  documented: {
    means: 'Confirmed, paid, and the confirmation is issued.',
    to: { completed: 'clock', cancel_quoted: 'traveller', cancelled: 'supplier' },
    next: { action: 'complete', when: 'two days after the day on which it ended' },
  },
  cancel_quoted: {
    means: 'Somebody accepted what cancelling costs; that intent is written, the supplier is not asked yet.',
    to: { cancelling: 'clock', confirmed: 'traveller', documented: 'traveller' },
    next: { action: 'cancel', when: 'after 1 minute' },
  },
  cancelling: {
    means: 'The supplier may have been asked to cancel. Asking again does no harm.',
    to: { cancelled: 'supplier', cancel_unknown: 'clock', confirmed: 'supplier', documented: 'supplier' },
    next: { action: 'cancel', when: 'half a minute after the supplier’s time to cancel' },
  },
  cancel_unknown: {
    means: 'The supplier has not said whether it is cancelled.',
    to: { cancelled: 'supplier', cancelling: 'clock', manual_review: 'clock' },
    next: {
      action: 'cancel',
      when: 'after 10 seconds, then ever more seldom, for as long as pending and unknown bookings',
    },
  },
  rejected: { means: 'The supplier has no such booking. Nothing is charged.', to: {}, next: null },
  completed: { means: 'It is over.', to: {}, next: null },
  expired: { means: 'Nobody paid in time, or it was gone.', to: {}, next: null },
  released: { means: 'The hold was given back.', to: {}, next: null },
  cancelled: {
    means: 'Cancelled at the supplier. What was agreed is given back.',
    to: {},
    next: { action: 'refund', when: 'at once, until the money is back; then nothing' },
  },
};

export const bookingTrack: Track<BookingStatus> = trackOf(bookingStates);

/** Not yet sent to the supplier: another attempt to pay may still use it. */
export function isBeforeSubmission(status: BookingStatus): boolean {
  return status === 'quoted' || status === 'revalidated' || status === 'held';
}

/** The supplier has it, as far as anybody knows. */
export function isBooked(status: BookingStatus): boolean {
  return status === 'confirmed' || status === 'documented' || status === 'completed';
}

/** Nobody knows yet what the supplier made of a booking, or of its cancellation. */
export function isUnsettled(status: BookingStatus): boolean {
  return (
    ['submitting', 'pending', 'unknown', 'manual_review'].includes(status) ||
    ['cancel_quoted', 'cancelling', 'cancel_unknown'].includes(status)
  );
}
