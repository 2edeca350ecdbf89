import type { ServiceKey } from '@portolan/contract/services';
import type { LocalDate, Money } from '@portolan/core';

/**
 * What the booking engine asks of a supplier of any service. A service's own port adds how its offers are found (`hotels.ts`).
 * The verbs are the same for all services; crash points and fakes wrap them by name.
 *
 * @typeParam Asked what a traveller asked for: a stay, an itinerary, a rental
 * @typeParam Facts what was agreed besides price and cancelling: board, bags, mileage
 * @typeParam Done what a confirmation adds to the supplier's reference: ticket numbers, a cabin
 */
export interface BookingSupplier<Asked, Facts, Done> {
  /** Stable name, such as `aurora`; agents may see it, travellers never do. */
  readonly name: string;
  readonly service: ServiceKey;
  readonly limits: SupplierLimits;
  /** Asks whether an offer can still be bought, and at what price and terms. */
  quote(ask: QuoteAsk<Asked>, options: CallOptions): Promise<SupplierQuote<Facts>>;
  /** Keeps what was quoted for a while. Suppliers that cannot hold omit it. */
  hold?(ask: HoldAsk<Asked>, options: CallOptions): Promise<SupplierHold>;
  /** Gives a hold back before it ends by itself. */
  release?(holdId: string, options: CallOptions): Promise<void>;
  /** Books under our own `reference`; calling again with it never books twice. */
  book(ask: BookAsk<Asked>, options: CallOptions): Promise<SupplierBooking<Done>>;
  /** What the supplier has of a booking that was sent. How far `not_found` can be trusted is said by `limits.lookup`. */
  retrieve(ref: BookingRef, options: CallOptions): Promise<SupplierBooking<Done>>;
  /** What the supplier keeps and gives back if the booking is cancelled now. */
  cancelQuote(ref: BookingRef, options: CallOptions): Promise<SupplierCancelQuote>;
  /** Cancelling what is cancelled already succeeds again. */
  cancel(ref: BookingRef, options: CallOptions): Promise<{ status: 'cancelled' | 'pending' }>;
  /** Pays what was deferred: a held flight, the balance of a cruise. As safe to repeat as `book`. */
  pay?(ref: BookingRef, amount: Money, options: CallOptions): Promise<SupplierBooking<Done>>;
  /** What the supplier changed by itself, from a cursor on; a webhook only says that there is something. */
  changes?(
    cursor: string | null,
    options: CallOptions,
  ): AsyncIterable<{ cursor: string; change: SupplierChange }>;
  /** Accepts a change that has an `answerBy`. */
  acceptChange?(ref: BookingRef, changeId: string, options: CallOptions): Promise<void>;
}

/** How long a supplier may take, and how far its answers can be trusted. */
export interface SupplierLimits {
  /** For `quote`, `hold`, `retrieve` and `cancelQuote`: a traveller is waiting. */
  quoteMs: number;
  /** For `book`, `pay` and `cancel`: before this has passed, the answer must not be given up. */
  bookMs: number;
  /**
   * How a booking is found again after its answer was lost.
   * `reference`: by ours, and `not_found` is true. `guess`: by names and dates, and `not_found` proves nothing, so that a person decides.
   * `held`: everything is held before it is paid for, and found by its hold.
   */
  lookup: 'reference' | 'guess' | 'held';
  /** How long a booking may stay pending before a person looks, where the supplier names no `decidedBy`. */
  pendingMs: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** ISO language of names and texts. @default 'en' */
  language?: string;
  /** Demo mode: a failure the sandbox shall play. Real adapters ignore it. */
  scenario?: string;
}

// ---------- price and terms ----------

/** What a supplier asks for one part. `taxes` are contained in `net`, `dueThere` is not. */
export interface SupplierPrice {
  /** What we owe the supplier. */
  net: Money;
  taxes: readonly { code: string; amount: Money }[];
  dueThere: readonly DueThere[];
  /** What the supplier suggests to ask at retail, `dueThere` excluded; `null` when it says nothing. */
  suggestedRetail: Money | null;
  payment: PaymentTerms;
}

/** Collected from the traveller by somebody else, in the currency that will be asked for. */
export interface DueThere {
  code: string;
  amount: Money;
  collectedBy: 'property' | 'counter' | 'on_board' | 'operator';
  optional: boolean;
}

/** When a supplier wants its money. `counter`: we charge nothing; a card may be a guarantee. Instants in UTC. */
export type PaymentTerms =
  | { kind: 'now' }
  | { kind: 'later'; by: string }
  | { kind: 'deposit'; deposit: Money; balanceBy: string }
  | { kind: 'counter'; guarantee: boolean };

/**
 * From `from` (UTC) on, cancelling costs this: `percent` of what the part sells for, or an `amount` that the supplier keeps, in the
 * currency of the part's `net`.
 */
export type Penalty = { from: string } & ({ percent: number } | { amount: Money });

export interface Terms<Facts> {
  refundable: boolean;
  /** In time order, each dearer than the one before. */
  penalties: readonly Penalty[];
  /** Where a refund goes; flights may give credit instead of money. */
  refundTo: 'original' | 'credit';
  /** Given back even when nothing else is, such as airport taxes; contained in `net`. */
  alwaysBack: Money | null;
  facts: Facts;
}

/** One thing under terms of its own: `stay`, `fare`, `seat`, `bag`, `protection`, `rental`, `extra`, `ticket`, `cabin`, `gratuity`, `unit`. */
export interface SupplierPart<Facts> {
  kind: string;
  label: string;
  price: SupplierPrice;
  terms: Terms<Facts>;
  /** The travellers that it is for, by their place in the list; all of them when missing. */
  for?: readonly number[];
}

// ---------- who travels ----------

/** A traveller as far as {@link TravellerNeeds} asks. */
export interface Traveller {
  kind: 'adult' | 'youth' | 'child' | 'infant' | 'senior';
  /** Room, cabin or car, from 0; of an infant on a lap, the adult's place in the list. */
  group: number;
  firstName: string;
  lastName: string;
  title?: string;
  gender?: 'f' | 'm' | 'x';
  bornOn?: LocalDate;
  age?: number;
  nationality?: string;
  residence?: string;
  document?: { type: 'passport' | 'id_card'; number: string; issuedBy: string; expiresOn: LocalDate };
  loyalty?: { programme: string; number: string };
  knownTraveller?: string;
  redress?: string;
  /** Answers to `needs.questions`, by id. */
  answers?: Readonly<Record<string, string>>;
}

export type Need = 'no' | 'may' | 'must';

/** Which details of travellers a supplier asks for; what it does not ask for is neither collected nor sent. */
export interface TravellerNeeds {
  names: 'lead' | 'one_a_group' | 'all';
  title: Need;
  gender: Need;
  bornOn: Need;
  nationality: Need;
  document: Need;
  /** Loyalty programmes that can be named. */
  loyalty: readonly string[];
  /** `latin`: names in the letters of the travel document. */
  spelling: 'any' | 'latin';
  /** Characters that the longest name may have. */
  maxName: number;
  /** The day until which a document must be valid. */
  documentUntil: LocalDate | null;
  questions: readonly TravellerQuestion[];
}

export interface TravellerQuestion {
  id: string;
  label: string;
  per: 'booking' | 'traveller';
  need: Need;
  type: 'text' | 'number' | 'date' | 'choice';
  choices?: readonly string[];
  unit?: readonly string[];
  /** Its answer is sealed like a document. */
  sensitive: boolean;
  /** Asked only when another question has one of these answers. */
  when?: { question: string; answers: readonly string[] };
}

// ---------- what is asked and answered ----------

export interface QuoteAsk<Asked> {
  /** The offer's own opaque key. */
  key: string;
  asked: Asked;
  /** What was chosen beside the offer, such as seats and bags; the service's port says in which form. */
  chosen?: unknown;
}

export type SupplierQuote<Facts> =
  | { status: 'sold_out'; why?: 'gone' | 'closed' | 'too_late' }
  | {
      /** `price_changed`: price or terms differ from the offer; `changed` says which, when the supplier told. */
      status: 'available' | 'price_changed';
      quoteKey: string;
      expiresAt: string;
      /** Never empty. */
      parts: readonly SupplierPart<Facts>[];
      needs: TravellerNeeds;
      changed?: readonly ('price' | 'terms' | 'times')[];
    };

export interface HoldAsk<Asked> {
  /** The offer's key, for suppliers that hold offers and not quotes. */
  key: string;
  quoteKey: string;
  asked: Asked;
  travellers: readonly Traveller[];
}

export interface SupplierHold {
  holdId: string;
  expiresAt: string;
  /** `null`: the price may rise while it is held. */
  priceGuaranteedUntil: string | null;
  /** The supplier's reference, where holding makes one. */
  supplierReference: string | null;
}

export interface BookAsk<Asked> {
  reference: string;
  quoteKey: string;
  holdId: string | null;
  asked: Asked;
  travellers: readonly Traveller[];
  contact: { email: string; phone: string };
  /** What the traveller wishes, in their own words. */
  wishes: string | null;
}

export type SupplierBooking<Done> =
  /** `documents: 'later'`: it stands, and its tickets or vouchers follow. */
  | { status: 'confirmed'; supplierReference: string; done: Done; documents: 'ready' | 'later' }
  /** `decidedBy`: until when the supplier promises an answer; `null` when it promises nothing. */
  | { status: 'pending'; supplierReference: string | null; decidedBy: string | null }
  | { status: 'rejected'; reason: string }
  /** Was confirmed once, and then cancelled; only `retrieve` says so. `refund`: `null` when the supplier does not say. */
  | { status: 'cancelled'; supplierReference: string; by: 'us' | 'supplier'; refund: Money | null }
  | { status: 'not_found' };

/** All that is known of a booking that was sent: our reference alone does not find it at every supplier. */
export interface BookingRef {
  reference: string;
  supplierReference: string | null;
  holdId: string | null;
  quoteKey: string;
  /** It was not sent before this instant. */
  submittedAt: string;
  lead: { firstName: string; lastName: string };
}

/** `refund` and `penalty` add up to what we owe for the booking. */
export interface SupplierCancelQuote {
  refund: Money;
  penalty: Money;
  expiresAt: string;
  refundTo: 'original' | 'credit';
  /** What is given instead of money. */
  credits?: readonly { code: string; amount: Money; until: LocalDate }[];
}

export interface SupplierChange {
  /** Our reference of the booking. */
  reference: string;
  changeId: string;
  at: string;
  kind: 'schedule' | 'cancelled' | 'assigned' | 'documents' | 'price';
  /** `null`: nothing needs to be answered. */
  answerBy: string | null;
  facts: unknown;
}
