import type { WebhookManner } from './cards.ts';
import type { CardSummary, DeclineReason, RefusalReason } from '../port.ts';

/** The test gateway's own wire format: amounts are integer minor units, names are its own and not our port's. */
export interface WirePayment {
  id: string;
  state: 'needs_action' | 'held' | 'taken' | 'partly_returned' | 'returned' | 'released' | 'declined';
  currency: string;
  /** What the call asked for; `held` once the bank agrees. */
  asked: number;
  held: number;
  taken: number;
  returned: number;
  card: CardSummary;
  declineReason: DeclineReason | null;
  reference: string;
  /** The caller's key of the call that began it. */
  key: string;
  actionUrl: string | null;
  createdAt: string;
  expiresAt: string;
}

export interface WireSession {
  id: string;
  publishableKey: string;
  expiresAt: string;
}

export interface WireError {
  error: {
    type: 'authentication' | 'invalid_request' | 'key_conflict' | 'not_found' | 'processing_error';
    message: string;
    /** A field of the card form, when it is the card that is wrong. */
    field?: string;
  };
}

/** Answer of capture, void and refund: the payment as it is now, and why nothing moved, if nothing did. */
export interface WireChange {
  payment: WirePayment;
  refused: RefusalReason | null;
  /** What this call moved. */
  amount: number;
}

export interface WireAuthorisation {
  payment: WirePayment | null;
  declineReason: DeclineReason | null;
}

/** How often calls came with a key, and how often one of them did something (at most once). */
export interface WireCounts {
  calls: number;
  executed: number;
}

/** Body of a webhook. Signed in the header `gateway-signature`. */
export interface WireEvent {
  id: string;
  type: `payment.${WirePayment['state']}`;
  /** Seconds since the epoch. */
  created: number;
  data: { payment: string; key: string; reference: string };
}

/** Where news of a payment goes, and how a test card wants it to travel. */
export interface WireNotify {
  url: string;
  manner: WebhookManner | null;
}
