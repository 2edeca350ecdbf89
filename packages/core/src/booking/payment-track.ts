import type { Booking } from '@portolan/contract';
import type { Track } from './track.ts';

export type PaymentStatus = Booking['paymentStatus'];

/** What can become of one attempt to pay. `failed` moved no money; `voided` gave an authorisation back. */
export const paymentTrack: Track<PaymentStatus> = {
  none: ['requires_action', 'authorised', 'failed'],
  requires_action: ['authorised', 'voided', 'failed'],
  authorised: ['captured', 'voided', 'failed'],
  captured: ['part_refunded', 'refunded'],
  part_refunded: ['part_refunded', 'refunded'],
  refunded: [],
  voided: [],
  failed: [],
};
