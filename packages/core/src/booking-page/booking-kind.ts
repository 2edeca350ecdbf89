import type { Booking } from '@portolan/contract';

/**
 * What a status means to a traveller. `open`: the supplier has not settled it; `review`: a person is finding out; `lost`: nothing was
 * booked; `cancelling` and `cancel_unknown` are not `cancelled`: until the supplier says so, nobody knows.
 */
export type BookingKind =
  'confirmed' | 'completed' | 'open' | 'review' | 'lost' | 'cancelling' | 'cancel_unknown' | 'cancelled';

const kinds: Readonly<Record<Booking['status'], BookingKind>> = {
  quoted: 'open',
  revalidated: 'open',
  held: 'open',
  submitting: 'open',
  pending: 'open',
  unknown: 'open',
  manual_review: 'review',
  confirmed: 'confirmed',
  documented: 'confirmed',
  completed: 'completed',
  rejected: 'lost',
  expired: 'lost',
  released: 'lost',
  cancel_quoted: 'cancelling',
  cancelling: 'cancelling',
  cancel_unknown: 'cancel_unknown',
  cancelled: 'cancelled',
};

/** A status that this code does not know yet is one that nobody has settled. */
export function bookingKind({ status }: Pick<Booking, 'status'>): BookingKind {
  return kinds[status] ?? 'open';
}

/** True while something is expected to happen by itself soon: worth an open connection. */
export function isMoving(booking: Pick<Booking, 'status' | 'paymentStatus' | 'cancelled'>): boolean {
  const kind = bookingKind(booking);
  if (kind === 'cancelled') return booking.cancelled?.refunded === false;
  // Nothing was booked, and the reservation of the money is about to be given back.
  if (kind === 'lost') return booking.paymentStatus === 'authorised';
  // Confirmed, and the money is about to be taken.
  return kind === 'confirmed' ? booking.paymentStatus === 'authorised' : kind !== 'completed';
}

/** What may be said of an amount in one word: whether it is paid, only promised, still to be paid, or none of it. */
export type AmountState = 'paid' | 'reserved' | 'asked' | 'nothing';

/** The word for what a booking costs, by what became of the money: never "paid" of what was only reserved. */
export function amountState(booking: Pick<Booking, 'status' | 'paymentStatus' | 'cancelled'>): AmountState {
  const state = paymentState(booking);
  if (state === 'asked' || state === 'reserved') return state;
  return state === 'nothing' || state === 'releasing' || state === 'released' ? 'nothing' : 'paid';
}

/** What became of the money, as one of the sentences that a traveller reads. */
export type PaymentState =
  'nothing' | 'asked' | 'reserved' | 'releasing' | 'released' | 'paid' | 'refunding' | 'refunded' | 'kept';

/** `releasing`: nothing was booked and the reservation still stands; `kept`: cancelled, and nothing comes back. */
export function paymentState(booking: Pick<Booking, 'status' | 'paymentStatus' | 'cancelled'>): PaymentState {
  const { cancelled } = booking;
  const kind = bookingKind(booking);
  switch (booking.paymentStatus) {
    case 'none':
    case 'failed':
      return 'nothing';
    case 'requires_action':
      return kind === 'lost' ? 'nothing' : 'asked';
    case 'voided':
      return 'released';
    case 'authorised':
      return kind === 'lost' || kind === 'cancelled' ? 'releasing' : 'reserved';
    case 'refunded':
      return 'refunded';
    case 'captured':
    case 'part_refunded':
      if (!cancelled) return 'paid';
      if (cancelled.refund.amount === 0) return 'kept';
      return cancelled.refunded ? 'refunded' : 'refunding';
  }
}
