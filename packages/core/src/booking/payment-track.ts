import type { Booking } from '@portolan/contract';
import { trackOf, type States, type Track } from './track.ts';

export type PaymentStatus = Booking['paymentStatus'];

/** What somebody does with a payment if nothing else happens. */
export type PaymentAction = 'retrieve' | 'void' | 'capture' | 'refund' | 'remind' | 'lapse';

/** What can become of one attempt to pay. */
export const paymentStates: States<PaymentStatus, PaymentAction> = {
  none: {
    means: 'The gateway was asked, or is about to be.',
    to: { requires_action: 'gateway', authorised: 'gateway', failed: 'gateway' },
    next: { action: 'retrieve', when: 'after 2 minutes' },
  },
  requires_action: {
    means: 'The traveller’s bank wants a word with them.',
    to: { authorised: 'traveller', voided: 'clock', failed: 'gateway' },
    next: { action: 'retrieve', when: 'every 2 minutes, until its quote ends' },
  },
  authorised: {
    means: 'The amount is reserved on the card.',
    to: { captured: 'clock', voided: 'clock', failed: 'gateway' },
    next: {
      action: 'void',
      when: 'after 30 minutes, unless its booking may exist: then the traveller is reminded before it lapses',
    },
  },
  captured: {
    means: 'The amount is taken.',
    to: { part_refunded: 'clock', refunded: 'clock' },
    next: null,
  },
  part_refunded: {
    means: 'A part was given back.',
    to: { part_refunded: 'clock', refunded: 'clock' },
    next: null,
  },
  refunded: { means: 'All of it was given back.', to: {}, next: null },
  voided: { means: 'The reservation was given back; nothing was taken.', to: {}, next: null },
  failed: { means: 'No money moved.', to: {}, next: null },
};

export const paymentTrack: Track<PaymentStatus> = trackOf(paymentStates);
