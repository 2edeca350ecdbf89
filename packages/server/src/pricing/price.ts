import type { DueThere } from '@portolan/contract';
import type { Money } from '@portolan/core';
import type { MarkupLine } from './markup.ts';

/** A part of a total that somebody else collects. */
export interface PriceDueThere {
  code: string;
  amount: number;
  /** What will be asked for there, where that is in another currency. */
  asked?: Money;
  collectedBy: DueThere['collectedBy'];
}

/**
 * A price as the server knows it, of everything that is sold together. Every amount is integer minor units of `currency`, converted from
 * the supplier's own currency at `fxRate`. It never leaves the server: `project-price.ts` makes what a role may see.
 * Invariant: `sell` = `net` + `agencyMarkup` + `platformFee` = `net` + the amounts of `lines`.
 */
export interface Price {
  currency: string;
  /** What we owe the supplier; contains `supplierTaxes`. */
  net: number;
  /** Contained in `net`. */
  supplierTaxes: { code: string; amount: number }[];
  /** Collected by somebody else, at the place; not contained in `net` or `sell`. */
  dueThere: PriceDueThere[];
  /** The agency's own and its agent's. */
  agencyMarkup: number;
  platformFee: number;
  /** What we charge. */
  sell: number;
  /** Without what is due there; `null` when the supplier says nothing. */
  suggestedRetail: number | null;
  /** `currency` units for one unit of the supplier's currency. */
  fxRate: number;
  fxAt: string;
  /** The supplier's own amount, as it will be invoiced. */
  supplierNet: Money;
  /** The way from net to sell. Not in a sealed offer, where a quote makes them anew, nor in what was stored before there were rules. */
  lines?: readonly MarkupLine[];
  /** When we charge it. Missing: all of it at once. */
  payment?: PaymentPlan;
}

/**
 * When what a price sells for is to be paid. Amounts are minor units of the price's currency, as sold; instants in UTC.
 *
 * - `now`: all of it at once.
 * - `later`: all of it until `by`.
 * - `deposit`: `deposit` at once, what is left until `balanceBy`. `supplierDeposit` is the supplier's own amount of the deposit; missing: in
 *   proportion. It decides what the supplier is paid with the balance.
 * - `counter`: we charge nothing; a card may be asked for as a guarantee.
 */
export type PaymentPlan =
  | { kind: 'now' }
  | { kind: 'later'; by: string }
  | { kind: 'deposit'; deposit: number; balanceBy: string; supplierDeposit?: Money }
  | { kind: 'counter'; guarantee: boolean };
