import type { BookingRequest, ServiceKey } from '@portolan/contract';
import type { BookingStatus, CancelledShare, PaymentStatus } from '@portolan/core';
import type { Terms, TravellerNeeds } from '@portolan/suppliers';
import type { AgreedPart, NamedTraveller, PricedOffer } from '../sales/index.ts';
import type { Commission, BaseMarkup, MarkupRule, Price } from '../pricing/index.ts';

/** Rows of quotes, bookings and what becomes of them. Times are ISO text in UTC, jsonb columns are parsed. */
export interface BookingTables {
  quotes: QuoteRow;
  bookings: BookingRow;
  payments: PaymentRow;
  booking_events: BookingEventRow;
  booking_reviews: {
    agency_id: string;
    review_id: string;
    booking_id: string;
    reason: string;
    opened_at: string;
    closed_at: string | null;
    /**
     * How it ended; `found_out`: the supplier said so itself; `looked_after`: a person saw to it; `more_time`: the traveller may pay until
     * another day.
     */
    outcome: 'booked' | 'not_booked' | 'cancelled' | 'found_out' | 'looked_after' | 'more_time' | null;
    /** The member of staff who ended it. */
    resolved_by: string | null;
    note: string | null;
  };
  cancel_quotes: CancelQuoteRow;
  webhook_events: {
    agency_id: string;
    gateway: string;
    event_id: string;
    type: string;
    payment_id: string | null;
    received_at: string;
  };
  trips: { agency_id: string; trip_id: string; user_id: string; title: string; created_at: string };
  /** How far the news of each supplier was read; of the platform, not of an agency. */
  supplier_cursors: { service: ServiceKey; supplier: string; cursor: string; read_at: string };
  instalments: InstalmentRow;
  booking_changes: BookingChangeRow;
  traveller_documents: { agency_id: string; booking_id: string; sealed: string; purge_at: string };
}

export interface QuoteRow {
  agency_id: string;
  quote_id: string;
  user_id: string | null;
  status: 'available' | 'price_changed' | 'sold_out';
  version: number;
  supplier: string;
  service: ServiceKey;
  /** The supplier's own id of what is sold, and ours; `null` where a service has none. */
  supplier_item_id: string | null;
  item_id: string | null;
  /** The supplier's own key of the offer. */
  offer_key: string;
  quote_key: string | null;
  /** What the traveller asked for, in the service's own shape. */
  asked: unknown;
  /** Each part with a price and terms of its own; `null`: one part, which is all of it. */
  parts: readonly AgreedPart[] | null;
  /** Which details of the travellers the supplier asks for; `null`: what the service always asks. */
  needs: TravellerNeeds | null;
  /** Of the main part, whose facts say what the item is. */
  terms: Terms<unknown>;
  price: Price;
  /** `BaseMarkup` in quotes that were made before there were rules. */
  basis: { rates: Record<string, number>; asOf: string; markup: readonly MarkupRule[] | BaseMarkup };
  /** What was shown before the last change that needs consent. */
  previous: {
    price: Price;
    terms: Terms<unknown>;
    /** Missing in quotes of before. */
    parts?: readonly AgreedPart[] | null;
    termsWorse: boolean;
  } | null;
  alternatives: PricedOffer[];
  /** What is sold, as it was then, in the service's own shape. */
  subject: unknown;
  created_at: string;
  expires_at: string;
  lease_holder: string | null;
  lease_until: string | null;
  /** The proposal that its offer came from, and the agent who sells by it. */
  proposal_id: string | null;
  sold_by: string | null;
}

export interface BookingRow {
  agency_id: string;
  booking_id: string;
  quote_id: string;
  reference: string;
  user_id: string | null;
  status: BookingStatus;
  supplier: string;
  service: ServiceKey;
  supplier_item_id: string | null;
  item_id: string | null;
  offer_key: string;
  quote_key: string;
  supplier_reference: string | null;
  hold_id: string | null;
  hold_expires_at: string | null;
  asked: unknown;
  parts: readonly AgreedPart[] | null;
  terms: Terms<unknown>;
  price: Price;
  subject: unknown;
  travellers: NamedTraveller[];
  /** What the supplier told when it confirmed; `null` before, and where it told nothing but its reference. */
  done: Record<string, unknown> | null;
  /** What lists, jobs and links read without knowing the service. */
  title: string;
  lead_name: string;
  /** Time zone of the place where it begins. */
  zone: string;
  /** `YYYY-MM-DDTHH:MM` by the clocks of the place, beside the instant. */
  starts_local: string;
  starts_at: string;
  ends_local: string;
  ends_at: string;
  /** The last moment at which whoever booked may cancel. */
  cancellable_until: string;
  /** Until when the supplier has to decide while it is pending; `null`: it never said. */
  decide_by: string | null;
  /** `later`: its tickets or vouchers are still to come. */
  documents: 'ready' | 'later';
  trip_id: string | null;
  contact: BookingRequest['contact'];
  special_requests: string | null;
  language: string;
  status_reason: string | null;
  next_action: string | null;
  next_action_at: string | null;
  event_count: number;
  created_at: string;
  updated_at: string;
  /** Since when nobody knows what the supplier made of it. */
  unsure_since: string | null;
  /** Looks at an unknown outcome, or tries of the step that is due; `null` is none. */
  looks: number | null;
  /** What it was cancelled with. */
  cancel_quote_id: string | null;
  cancelled_at: string | null;
  /** Demo mode: the failure that the sandbox plays when it is cancelled. */
  scenario: string | null;
  /** The proposal that it was made from. */
  proposal_id: string | null;
  /** What the agent who booked is owed; `null` when no agent did. */
  commission: Commission | null;
}

/** What is to be paid, and when. Number 0 is what is due at once; it is missing where nothing is. */
export interface InstalmentRow {
  agency_id: string;
  booking_id: string;
  n: number;
  due_at: string;
  amount: number;
  currency: string;
  /** `waived`: nobody has to pay it any more; `missed`: its day is over, a person decides. */
  status: 'due' | 'paid' | 'waived' | 'missed';
  /** What happens next, and when; `null` when nothing does. */
  next_action: 'remind' | 'miss' | 'pay_supplier' | 'retrieve' | null;
  next_action_at: string | null;
  /** Tries of the step that is due; `null` is none. */
  tries: number | null;
  /**
   * What became of passing a later instalment on to the supplier. `asked`: that intent was written, and the supplier may have been asked;
   * `unknown`, `refused`: a person decides. `null`: not asked.
   */
  supplier_payment: 'asked' | 'pending' | 'paid' | 'refused' | 'unknown' | null;
}

/** What the supplier changed after it had confirmed, and what the traveller answered. */
export interface BookingChangeRow {
  agency_id: string;
  booking_id: string;
  seq: number;
  /** The supplier's own name of the change. */
  change_id: string;
  kind: 'schedule' | 'cancelled' | 'assigned' | 'documents' | 'price';
  facts: Record<string, unknown>;
  at: string;
  answer_by: string | null;
  answer: 'accepted' | 'refused' | null;
  answered_at: string | null;
}

export interface CancelQuoteRow {
  agency_id: string;
  cancel_quote_id: string;
  booking_id: string;
  currency: string;
  paid: number;
  refund: number;
  penalty: number;
  parts: CancelledShare[];
  supplier_penalty: number | null;
  next_penalty_at: string | null;
  created_at: string;
  expires_at: string;
}

export interface PaymentRow {
  agency_id: string;
  payment_id: string;
  booking_id: string;
  attempt: number;
  idempotency_key: string;
  gateway: string;
  gateway_key: string;
  gateway_payment_id: string | null;
  status: PaymentStatus;
  currency: string;
  amount: number;
  captured: number;
  refunded: number;
  card: { brand: string; last4: string } | null;
  reason: string | null;
  /** Until when the browser may finish what the bank asked for; `null` when it asked for nothing. */
  action_expires_at: string | null;
  /** Until when the gateway keeps the card's part reserved; `null`: nothing is reserved on a card, or it does not lapse. */
  authorised_until: string | null;
  next_action: string | null;
  next_action_at: string | null;
  created_at: string;
  updated_at: string;
  /** Tries of the step that is due; `null` is none. */
  tries: number | null;
  /** The part of `amount` that a wallet pays; 0: all of it goes by card. */
  wallet_amount: number;
  /** The payment whose authorisation it replaces, or was to replace; `null`: none. */
  replaces: string | null;
  /** Which instalment it pays. */
  instalment: number;
  /** Whose wallet; `null` when none pays. */
  wallet_user_id: string | null;
}

export interface BookingEventRow {
  agency_id: string;
  booking_id: string;
  seq: number;
  /** `review`: from its reason to its outcome. */
  track: 'booking' | 'payment' | 'review';
  payment_id: string | null;
  from_state: string;
  to_state: string;
  reason: string;
  at: string;
  /** The member of staff who moved it by hand. */
  moved_by: string | null;
}
