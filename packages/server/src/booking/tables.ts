import type { BookingRequest, Quote } from '@portolan/contract';
import type { BookingStatus, CancelledShare, LedgerAccount, LedgerKind, PaymentStatus } from '@portolan/core';
import type { Generated } from 'kysely';
import type { Issuer } from '../documents/issuer.ts';
import type { RoomTerms } from '../sales/room-rate.ts';
import type { StayAsked } from '../sales/sealed-offer.ts';
import type { PricedRate } from '../sales/offer-view.ts';
import type { Commission } from '../pricing/commission.ts';
import type { BaseMarkup, MarkupRule } from '../pricing/markup-rule.ts';
import type { Price } from '../pricing/price.ts';

/** Rows of the tables that migrations 100 and up make. Times are ISO text in UTC, jsonb columns are parsed. */
export interface BookingTables {
  quotes: QuoteRow;
  bookings: BookingRow;
  payments: PaymentRow;
  ledger_entries: Omit<LedgerEntryRow, 'seq' | 'balance_after'> & {
    seq: Generated<number>;
    balance_after: Generated<number>;
  };
  ledger_balances: LedgerBalanceRow;
  booking_events: BookingEventRow;
  outbox: {
    agency_id: string;
    outbox_id: string;
    topic: string;
    payload: Record<string, unknown>;
    created_at: string;
    sent_at: string | null;
    /** It was tried for days; nobody is asked any more. */
    given_up_at: string | null;
    claimed_until: string | null;
    attempts: Generated<number>;
    last_error: string | null;
  };
  booking_reviews: {
    agency_id: string;
    review_id: string;
    booking_id: string;
    reason: string;
    opened_at: string;
    closed_at: string | null;
    /** How it ended; `found_out`: the supplier said so itself. */
    outcome: 'booked' | 'not_booked' | 'cancelled' | 'found_out' | null;
    /** The member of staff who ended it. */
    resolved_by: string | null;
    note: string | null;
  };
  cancel_quotes: CancelQuoteRow;
  idempotency_keys: IdempotencyRow;
  webhook_events: {
    agency_id: string;
    gateway: string;
    event_id: string;
    type: string;
    payment_id: string | null;
    received_at: string;
  };
  mails: MailRow;
  document_series: { agency_id: string; kind: DocumentRow['kind']; last: number };
  documents: DocumentRow;
  gateway_accounts: { agency_id: string; gateway: string; sealed: string; updated_at: string };
}

/** What was agreed besides the price. */
export type StoredTerms = RoomTerms;

/** The property as it was when the quote was made; picture by kind and seed, so that its address can be signed anew. */
export type StoredProperty = Omit<Quote['property'], 'image'> & { picture: { kind: string; seed: string } };

export interface QuoteRow {
  agency_id: string;
  quote_id: string;
  user_id: string | null;
  status: 'available' | 'price_changed' | 'sold_out';
  version: number;
  supplier: string;
  supplier_property_id: string;
  property_id: string;
  rate_key: string;
  quote_key: string | null;
  stay: StayAsked;
  terms: StoredTerms;
  price: Price;
  /** `BaseMarkup` in quotes that were made before there were rules. */
  basis: { rates: Record<string, number>; asOf: string; markup: readonly MarkupRule[] | BaseMarkup };
  /** What was shown before the last change that needs consent. */
  previous: { price: Price; terms: StoredTerms; termsWorse: boolean } | null;
  alternatives: PricedRate[];
  property: StoredProperty;
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
  supplier_property_id: string;
  property_id: string;
  rate_key: string;
  quote_key: string;
  supplier_reference: string | null;
  hold_id: string | null;
  hold_expires_at: string | null;
  stay: StayAsked;
  terms: StoredTerms;
  price: Price;
  property: StoredProperty;
  guests: BookingRequest['guests'];
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
  next_action: string | null;
  next_action_at: string | null;
  created_at: string;
  updated_at: string;
  /** Tries of the step that is due; `null` is none. */
  tries: number | null;
  /** The part of `amount` that a wallet pays; 0: all of it goes by card. */
  wallet_amount: number;
  /** Whose wallet; `null` when none pays. */
  wallet_user_id: string | null;
}

export interface LedgerEntryRow {
  agency_id: string;
  posting_id: string;
  account: LedgerAccount;
  /** Whose account of that name; empty where there is one for all. */
  party: string;
  kind: LedgerKind;
  /** `null`: credit that was granted or withdrawn. */
  booking_id: string | null;
  payment_id: string | null;
  amount: number;
  currency: string;
  at: string;
  /** Place within the account, from 1; the database writes it. */
  seq: number;
  /** What the account came to; the database writes it. */
  balance_after: number;
  note: string | null;
  /** The user who posted it by hand. */
  posted_by: string | null;
}

/** Moved by entries alone, through a trigger. */
export interface LedgerBalanceRow {
  agency_id: string;
  account: LedgerAccount;
  party: string;
  currency: string;
  balance: number;
  entries: number;
}

export interface BookingEventRow {
  agency_id: string;
  booking_id: string;
  seq: number;
  track: 'booking' | 'payment';
  payment_id: string | null;
  from_state: string;
  to_state: string;
  reason: string;
  at: string;
  /** The member of staff who moved it by hand. */
  moved_by: string | null;
}

export interface IdempotencyRow {
  agency_id: string;
  operation: string;
  key: string;
  request_hash: string;
  lease_holder: string;
  lease_until: string;
  status: number | null;
  body: unknown;
  retryable: boolean;
  created_at: string;
}

/** What a mail says, kept in demo mode only. */
export interface MailPreview {
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  calendar: string | null;
}

export type MailKind = 'confirmed' | 'rejected' | 'cancelled' | 'verifying' | 'abandoned' | 'refunded';

export interface MailRow {
  agency_id: string;
  /** Of the outbox row that it tells of. */
  mail_id: string;
  booking_id: string;
  kind: MailKind;
  language: string;
  created_at: string;
  sent_at: string | null;
  refused_at: string | null;
  /** Kinds of the documents that went with it. */
  documents: string[];
  preview: MailPreview | null;
}

/** An invoice or credit note: what never changes of it. */
export interface DocumentRow {
  agency_id: string;
  booking_id: string;
  kind: 'invoice' | 'credit-note';
  /** Consecutive for each kind of an agency, from 1. */
  number: number;
  currency: string;
  amount: number;
  issuer: Issuer;
  issued_at: string;
}
