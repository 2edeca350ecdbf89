import { z } from 'zod';
import { emailLength, emailPattern } from '../email.ts';
import { Instant, LocalDate, Money } from './common.ts';
import { HotelItem } from './hotels.ts';
import { ItemBase, Part } from './item.ts';
import { DueThere, PriceView } from './price.ts';
import { CancellationPolicy } from './terms.ts';
import { Traveller, TravellerNeeds } from './travellers.ts';

/** The one thing that a quote or a booking is about; `service` says which. */
export const Item = z.discriminatedUnion('service', [HotelItem]);
export type Item = z.infer<typeof Item>;

export const QuoteRequest = z.strictObject({
  offerId: z.string().min(1).max(4000),
  scenario: z.string().max(60).optional(),
});

/** Another offer in place of the one that is gone. */
export const Alternative = z.object({
  offerId: z.string(),
  /** What differs between them, such as the room. */
  title: z.string(),
  item: Item,
  /** `null` where the agency hides prices from this role. */
  price: PriceView.nullable(),
  cancellation: CancellationPolicy,
  /** How many of it are left, when few; `null` otherwise. */
  left: z.int().nullable(),
});
export type Alternative = z.infer<typeof Alternative>;

/** What was revalidated, held for `expiresAt`. The client sends its id back and never a price. */
export const Quote = z.object({
  quoteId: z.string(),
  /** `price_changed`: `previous` says what the offer said; booking needs `acceptedVersion` = `version`. */
  status: z.enum(['available', 'price_changed', 'sold_out', 'expired']),
  version: z.int(),
  item: Item,
  parts: z.array(Part).min(1),
  needs: TravellerNeeds,
  cancellation: CancellationPolicy,
  price: PriceView.nullable(),
  previous: z
    .object({ item: Item, total: Money, cancellation: CancellationPolicy, termsWorse: z.boolean() })
    .nullable(),
  /** What can be had instead when sold out; cheapest first. */
  alternatives: z.array(Alternative),
  expiresAt: Instant,
});
export type Quote = z.infer<typeof Quote>;

export const Contact = z.strictObject({
  email: z.string().max(emailLength).regex(emailPattern),
  phone: z
    .string()
    .max(30)
    .regex(/^\+?[0-9 ().-]{5,30}$/),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});

/** How a traveller pays what is due. */
const PaymentChoice = z.strictObject({
  /** `wallet`: credit pays all of it. */
  method: z.enum(['card', 'wallet']),
  /** Of the gateway's card frame; needed for `card`, unless nothing is due. */
  token: z.string().min(1).max(200).optional(),
  /**
   * How much credit to use at most, in minor units of the price's currency; the card pays the rest. Needed for `wallet`. Of a logged-in
   * traveller.
   */
  walletAmount: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

export const BookingRequest = z.strictObject({
  quoteId: z.string().max(64),
  /** The quote's version whose price and terms the traveller saw (consent to a change). */
  acceptedVersion: z.int(),
  /** The first one leads. Who must be named and what else is asked is in the quote's `needs`. */
  travellers: z.array(Traveller).min(1).max(72),
  contact: Contact,
  /** Passed on to the provider, who promises nothing. */
  wishes: z.string().max(500).optional(),
  language: z.string().max(5).optional(),
  payment: PaymentChoice,
  scenario: z.string().max(60).optional(),
});
export type BookingRequest = z.infer<typeof BookingRequest>;

/** Who an offer is held for; it is paid by a booking call for the same quote. */
export const HoldRequest = BookingRequest.omit({ quoteId: true, payment: true });
export type HoldRequest = z.infer<typeof HoldRequest>;

export const bookingStatuses = [
  'quoted', 'revalidated', 'held', 'submitting', 'pending', 'unknown', 'rejected', 'confirmed', 'documented',
  'completed', 'expired', 'released', 'cancel_quoted', 'cancelling', 'cancelled', 'cancel_unknown', 'manual_review',
] as const; // prettier-ignore
export const paymentStatuses = [
  'none', 'requires_action', 'authorised', 'captured', 'part_refunded', 'refunded', 'voided', 'failed',
] as const; // prettier-ignore

export const Booking = z.object({
  reference: z.string(),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  item: Item,
  parts: z.array(Part).min(1),
  /** The supplier's own number, once confirmed. */
  supplierReference: z.string().nullable(),
  cancellation: CancellationPolicy,
  price: PriceView,
  /** Those who were named, the one who leads first. Documents and the like are never sent back. */
  travellers: z.array(
    Traveller.pick({ kind: true, group: true, firstName: true, lastName: true, age: true }),
  ),
  contact: z.object({ email: z.string(), phone: z.string() }),
  wishes: z.string().nullable(),
  createdAt: Instant,
  /** What is paid when; only where something is paid later than at once. `n` is 0 for what is due at once. */
  instalments: z
    .array(
      z.object({
        n: z.int(),
        dueAt: Instant,
        amount: Money,
        /** `waived`: need not be paid any more; `missed`: was not paid in time, and the agency decides. */
        status: z.enum(['due', 'paid', 'waived', 'missed']),
        /** True of the one that `payInstalment` would take now; also of a missed one until the agency has decided. */
        payable: z.boolean(),
      }),
    )
    .optional(),
  /**
   * What a card keeps reserved lapses before the provider has decided: it is to be confirmed again by `renewAuthorisation`. Said from a
   * day before on, or half of its time where that is shorter.
   */
  authorisation: z
    .object({
      until: Instant,
      amount: Money,
      /** It is too late to confirm it; the agency decides. */
      lapsed: z.boolean(),
    })
    .optional(),
  /** The part of what is paid now that comes from the traveller's credit; absent when none does. */
  paidWithCredit: Money.optional(),
  /**
   * The bank wants a word with the cardholder (3-D Secure): show `url` in a frame, then confirm the payment. Only in answers of the
   * calls that pay, with status 202, while `paymentStatus` is `requires_action`.
   */
  action: z
    .object({
      type: z.literal('challenge'),
      /** A page for a frame, absolute or on the agency's site; add `lang`, `theme`, `primary` and `parent` as for the card frame. */
      url: z.string(),
      /** Until when; then nothing is charged and nothing is booked. */
      expiresAt: Instant,
    })
    .optional(),
  /** What was given back, once it is cancelled. */
  cancelled: z
    .object({
      at: Instant,
      /** True when the supplier cancelled it: all that was paid is refunded. Absent when the traveller or the agency did. */
      bySupplier: z.literal(true).optional(),
      refund: Money,
      penalty: Money,
      /** The part of `refund` that goes back to the traveller's credit; absent when none does. */
      refundToCredit: Money.optional(),
      /** True when all of `refund` is back; until then it is on its way. */
      refunded: z.boolean(),
    })
    .optional(),
  /** Opens this booking without an account: `GET /api/bookings/{reference}?token=`. Only in the answer that created it. */
  accessToken: z.string().optional(),
});
export type Booking = z.infer<typeof Booking>;

/** `token` is the booking's own; its owner and the agency's staff need none. */
export const ConfirmPaymentRequest = z.strictObject({ token: z.string().max(400).optional() });

/** `token` is the booking's own; its owner and the agency's staff need none. What is paid is the next instalment that is due. */
export const PayInstalmentRequest = z.strictObject({
  token: z.string().max(400).optional(),
  payment: PaymentChoice,
});

/** `reference` as somebody types it: capitals, blanks and a missing hyphen do not matter. `email` is the one of the booking's contact. */
export const FindBookingRequest = z.strictObject({
  reference: z.string().max(40),
  email: z.string().max(emailLength),
});

/** `token` opens the booking, like the link of its mails, until thirteen months after its end. */
export const FoundBooking = z.object({ reference: z.string(), token: z.string() });
export type FoundBooking = z.infer<typeof FoundBooking>;

/** `token` is the booking's own; its owner and the agency's staff need none. */
export const RenewAuthorisationRequest = z.strictObject({
  token: z.string().max(400).optional(),
  /** Of the gateway's card frame. */
  cardToken: z.string().min(1).max(200),
});

/** A line of a list of bookings, newest first. */
/** Why a person of the agency is asked about a booking. */
export const reviewReasons = [
  'pending_too_long', 'unknown_too_long', 'cancellation_unknown', 'supplier_took_it_back', 'documents_missing', 'capture_stuck',
  'refund_stuck', 'job_fails', 'balance_missed', 'authorisation_lapsed', 'supplier_payment_unknown', 'supplier_payment_refused',
  'supplier_payment_fails',
] as const; // prettier-ignore
export type ReviewReason = (typeof reviewReasons)[number];

/** A question about a booking that a person of the agency has not answered yet. */
export const BookingReview = z.object({
  reviewId: z.string(),
  reason: z.enum(reviewReasons),
  openedAt: Instant,
  /** False where it asks what became of the booking: `resolveReview` says that. */
  closable: z.boolean(),
});
export type BookingReview = z.infer<typeof BookingReview>;

export const BookingSummary = z.object({
  ...Booking.pick({
    reference: true, status: true, paymentStatus: true, price: true, createdAt: true,
  }).shape,
  item: ItemBase,
  /** Name of the traveller who leads. */
  lead: z.string(),
  /** Open ones, oldest first; only for those who may end them, and absent where there is none. */
  reviews: z.array(BookingReview).optional(),
}); // prettier-ignore
export type BookingSummary = z.infer<typeof BookingSummary>;

/** How a list of bookings is narrowed. */
export const bookingGroups = ['upcoming', 'past', 'cancelled', 'open', 'review'] as const;

export const BookingListQuery = z.strictObject({
  /** `open`: not settled yet. `review`: a person is asked about it; for those who may end reviews. */
  group: z.enum(bookingGroups).optional(),
  status: z.enum(bookingStatuses).optional(),
  /** It starts on or after this day, and on or before that one; days of the place. */
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  /** Part of the reference, of the title, of the leading traveller's name or of the contact's e-mail address. */
  search: z.string().min(1).max(60).optional(),
  /** 1 to 100, as text. @default 20 */
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/)
    .optional(),
  /** `next` of the page before. */
  cursor: z.string().max(200).optional(),
});

/** One thing that happened to a booking. As server-sent events each is one `data`, with `seq` as its id. */
export const BookingEvent = z.object({
  /** From 1, without gaps of meaning; later is larger. */
  seq: z.int(),
  at: Instant,
  /** `review`: a person ended a review, `from` its reason `to` how; for the agency's staff only. */
  track: z.enum(['booking', 'payment', 'review']),
  from: z.string(),
  to: z.string(),
  /** Why, in stable words; for the agency's staff only. */
  reason: z.string().optional(),
  /** Name of the member of staff who did it by hand; for the agency's staff only. */
  by: z.string().optional(),
});
export type BookingEvent = z.infer<typeof BookingEvent>;

/** What cancelling costs, until `expiresAt`. */
export const CancelQuote = z.object({
  cancelQuoteId: z.string(),
  reference: z.string(),
  expiresAt: Instant,
  paid: Money,
  refund: Money,
  /** What is kept of what was paid. */
  penalty: Money,
  /** What cancelling costs by the terms beyond what was paid so far; it is not charged. Absent when that is nothing. */
  beyondPaid: Money.optional(),
  /** The part of `refund` that goes back to the traveller's credit; absent when none does. Cards are given back first. */
  refundToCredit: Money.optional(),
  /** What the parts of the booking cost to cancel; they add up to the totals. */
  parts: z.array(
    z.object({ kind: z.string(), paid: Money, refund: Money, penalty: Money, percent: z.int() }),
  ),
  /** Was to be paid there and falls away; empty when nothing was. */
  dueThere: z.array(DueThere),
  /** Of the place, for `nextPenaltyAt`. */
  timeZone: z.string(),
  /** When the next dearer penalty begins; `null` when none is ahead. */
  nextPenaltyAt: Instant.nullable(),
  /** Who keeps the penalty; for those who see net prices. */
  kept: z.object({ supplier: Money, agency: Money }).optional(),
});
export type CancelQuote = z.infer<typeof CancelQuote>;

export const CancelQuoteRequest = z.strictObject({ scenario: z.string().max(60).optional() });
export const CancelRequest = z.strictObject({
  cancelQuoteId: z.string().min(1).max(64),
  scenario: z.string().max(60).optional(),
});

export const documentKinds = ['voucher', 'invoice', 'credit-note'] as const;

/** A document that a booking has now. A voucher while the booking stands; an invoice once paid; a credit note once some of it goes back. */
export const BookingDocument = z.object({
  kind: z.enum(documentKinds),
  /** Of an invoice or credit note: consecutive for each kind of an agency, such as `INV-000042`. */
  number: z.string().nullable(),
  issuedAt: Instant.nullable(),
  /** Such as `voucher-K7Q2M9.pdf`. */
  fileName: z.string(),
  /** Opens the PDF in a tab without further proof, in the language of this call, until `expiresAt`. Absolute. */
  url: z.string(),
  expiresAt: Instant,
});
export type BookingDocument = z.infer<typeof BookingDocument>;
