import type { BookingEvent } from '@portolan/contract';

/** What may be told of a booking's life; each is one sentence. */
export type TimelineKey =
  | 'asked'
  | 'pending'
  | 'unknown'
  | 'review'
  | 'confirmed'
  | 'documented'
  | 'rejected'
  | 'completed'
  | 'expired'
  | 'cancel_asked'
  | 'cancel_unknown'
  | 'cancelled'
  | 'cancelled_by_supplier'
  | 'kept'
  | 'bank'
  | 'reserved'
  | 'paid'
  | 'declined'
  | 'released'
  | 'refunded';

export interface TimelineEntry {
  readonly key: TimelineKey;
  /** UTC instant. */
  readonly at: string;
  readonly tone: 'good' | 'caution' | 'bad' | 'info';
  readonly seq: number;
}

/** Where a step back from cancelling leads: the booking stands as it stood. */
const cancelling = new Set(['cancel_quoted', 'cancelling', 'cancel_unknown']);
const stands = new Set(['confirmed', 'documented']);

/**
 * What happened, oldest first, in steps that mean something to whoever booked; the machine's inner steps are left out, and what is said
 * twice in a row is said once. May be empty.
 */
export function timelineOf(events: readonly BookingEvent[]): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const { seq, at, track, from, to } of [...events].sort((a, b) => a.seq - b.seq)) {
    const key = track === 'payment' ? paymentKey(to) : bookingKey(from, to);
    if (key && entries.at(-1)?.key !== key) entries.push({ key, at, tone: tones[key], seq });
  }
  return entries;
}

function bookingKey(from: string, to: string): TimelineKey | null {
  if (cancelling.has(from) && stands.has(to)) return 'kept';
  // A booking that stood was not being cancelled: its supplier cancelled it.
  if (stands.has(from) && to === 'cancelled') return 'cancelled_by_supplier';
  return bookingKeys[to] ?? null;
}

function paymentKey(to: string): TimelineKey | null {
  return paymentKeys[to] ?? null;
}

const bookingKeys: Readonly<Record<string, TimelineKey>> = {
  submitting: 'asked',
  pending: 'pending',
  unknown: 'unknown',
  manual_review: 'review',
  confirmed: 'confirmed',
  documented: 'documented',
  rejected: 'rejected',
  completed: 'completed',
  expired: 'expired',
  released: 'expired',
  cancel_quoted: 'cancel_asked',
  cancel_unknown: 'cancel_unknown',
  cancelled: 'cancelled',
};

const paymentKeys: Readonly<Record<string, TimelineKey>> = {
  requires_action: 'bank',
  authorised: 'reserved',
  captured: 'paid',
  failed: 'declined',
  voided: 'released',
  part_refunded: 'refunded',
  refunded: 'refunded',
};

const tones: Readonly<Record<TimelineKey, TimelineEntry['tone']>> = {
  asked: 'info',
  pending: 'caution',
  unknown: 'caution',
  review: 'caution',
  confirmed: 'good',
  documented: 'good',
  rejected: 'bad',
  completed: 'good',
  expired: 'bad',
  cancel_asked: 'info',
  cancel_unknown: 'caution',
  cancelled: 'bad',
  cancelled_by_supplier: 'bad',
  kept: 'caution',
  bank: 'caution',
  reserved: 'info',
  paid: 'good',
  declined: 'bad',
  released: 'info',
  refunded: 'good',
};
