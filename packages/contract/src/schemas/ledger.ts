import { z } from 'zod';
import { CurrencyCode, Instant, LocalDate, Money } from './common.ts';

export const ledgerAccountNames = [
  'traveller', 'reserved', 'wallet', 'gateway', 'supplier', 'agency_commission', 'agent_commission', 'agency_credits', 'platform_fee',
] as const; // prettier-ignore
export const ledgerKinds = [
  'reserve', 'release', 'debit', 'commission', 'refund', 'penalty', 'grant', 'withdraw', 'reward',
] as const; // prettier-ignore

/** A traveller's credit with one agency, one balance a currency. */
export const Wallet = z.object({
  /** False where the agency has not given this traveller a wallet: then nothing can be paid with it. */
  isOpen: z.boolean(),
  /** Never negative; what a booking that is being made keeps back is gone from it already. */
  balances: z.array(Money),
});
export type Wallet = z.infer<typeof Wallet>;

/** 1 to 100, as text. @default 20 */
const Limit = z
  .string()
  .regex(/^([1-9]\d?|100)$/)
  .optional();
/** `next` of the page before. */
const Cursor = z
  .string()
  .regex(/^\d{1,15}$/)
  .optional();

export const WalletStatementQuery = z.strictObject({ currency: CurrencyCode, limit: Limit, cursor: Cursor });

/** One movement of an account, newest first. */
export const StatementLine = z.object({
  /** Place within the account, from 1, without gaps. */
  seq: z.int(),
  at: Instant,
  kind: z.enum(ledgerKinds),
  /** Positive flows in. */
  amount: Money,
  /** What the account came to. */
  balance: Money,
  /** Of the booking that it belongs to. */
  reference: z.string().nullable(),
  /** What was written beside it. */
  note: z.string().nullable(),
});
export type StatementLine = z.infer<typeof StatementLine>;

/** A line as the agency's managers see it. */
export const AccountStatementLine = z.object({
  ...StatementLine.shape,
  /** The unique name of the transfer that it is a side of. */
  transferId: z.string(),
  /** Name of the member of staff who posted it by hand. */
  postedBy: z.string().nullable(),
});
export type AccountStatementLine = z.infer<typeof AccountStatementLine>;

export const AccountStatementQuery = z.strictObject({
  currency: CurrencyCode,
  /** Whose account of that name: a user's id, a gateway, a supplier. @default '' */
  party: z.string().max(100).optional(),
  /** On or after, and on or before; days in UTC. */
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  limit: Limit,
  cursor: Cursor,
});

/** All balances of one currency. Both sides are the same, always. */
export const TrialBalance = z.object({
  currency: CurrencyCode,
  lines: z.array(
    z.object({
      account: z.enum(ledgerAccountNames),
      /** Whose money it is. */
      owner: z.enum(['client', 'wallet', 'gateway', 'supplier', 'agency', 'agent', 'platform']),
      /** Empty where there is one account for all. */
      party: z.string(),
      /** The name of the traveller or the agent where the party is one. */
      partyName: z.string().nullable(),
      /** Minor units; one of both is 0. */
      debit: z.int(),
      credit: z.int(),
    }),
  ),
  debit: z.int(),
  credit: z.int(),
  balanced: z.boolean(),
});
export type TrialBalance = z.infer<typeof TrialBalance>;

/** Credit for a traveller, or taken back. */
export const CreditRequest = z.strictObject({
  kind: z.enum(['grant', 'withdraw']),
  amount: Money,
  /** Why; the traveller reads it. */
  note: z.string().trim().min(1).max(200),
});
export type CreditRequest = z.infer<typeof CreditRequest>;

/** What a person found out about a booking in `manual_review`. */
export const ReviewRequest = z.strictObject({
  /**
   * `booked`: the supplier has it, under `supplierReference`; of a cancellation: it still stands there. `not_booked`: it has not.
   * `cancelled`: it is cancelled there; only of a booking that was being cancelled.
   */
  outcome: z.enum(['booked', 'not_booked', 'cancelled']),
  supplierReference: z.string().trim().min(1).max(100).optional(),
  note: z.string().trim().max(500).optional(),
});
export type ReviewRequest = z.infer<typeof ReviewRequest>;

/** How a person ends a review of a booking whose state is known. */
export const CloseReviewRequest = z.strictObject({
  /** What was done about it; for the agency's staff alone. */
  note: z.string().trim().min(1).max(500),
  /** Of `balance_missed` alone: until when the traveller may pay instead. It is due again, and missed again if it stays unpaid. */
  payBy: Instant.optional(),
});
export type CloseReviewRequest = z.infer<typeof CloseReviewRequest>;
