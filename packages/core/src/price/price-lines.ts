/** A price as the lines that a traveller reads. Only what the server sent; nothing is estimated. */
import type { DueThere, Money, PriceView } from '@portolan/contract';
import { subtract, sum } from '../money-sums.ts';
import { toDecimal } from '../money.ts';

export interface PriceLines {
  /** What is sold, without taxes; `null` when the taxes sent exceed the total (then only the total is shown). */
  readonly base: Money | null;
  readonly taxes: readonly TaxLine[];
  readonly dueThere: readonly DueThere[];
  /** The taxes, now and there. */
  readonly taxTotal: Money;
  readonly total: Money;
  readonly dueNow: Money;
  readonly dueLater: readonly { readonly amount: Money; readonly by: string }[];
  readonly dueThereTotal: Money;
  /** True when something is left to pay there. */
  readonly split: boolean;
}
export interface TaxLine {
  readonly code: string;
  readonly amount: Money;
}

export function priceLines(price: PriceView): PriceLines {
  const { currency } = price.total;
  const counts = ({ amount }: { amount: Money }) => amount.currency === currency && amount.amount !== 0;
  const taxes = price.taxes.filter(counts);
  const dueThere = price.dueThere.filter(counts);
  const dueThereTotal = dueThereOf(price);
  const taxTotal = sum(
    [...taxes, ...dueThere].map(({ amount }) => amount),
    currency,
  );
  const base = subtract(price.total, taxTotal);
  return {
    base: base.amount > 0 ? base : null,
    taxes,
    dueThere,
    taxTotal,
    total: price.total,
    dueNow: price.dueNow,
    dueLater: price.dueLater ?? [],
    dueThereTotal,
    split: dueThereTotal.amount > 0,
  };
}

/** All that the agency charges, now and later: what cancelling may cost at most. */
export function chargedOf({ dueNow, dueLater = [] }: Pick<PriceView, 'dueNow' | 'dueLater'>): Money {
  return sum([dueNow, ...dueLater.map(({ amount }) => amount)], dueNow.currency);
}

/** What is left to pay there, in the currency of the price. */
export function dueThereOf(price: Pick<PriceView, 'total' | 'dueThere'>): Money {
  return sum(
    price.dueThere.map(({ amount }) => amount),
    price.total.currency,
  );
}

/** The saving to show, `null` when it rounds to nothing (PRICE-01). */
export function visibleSaving(price: PriceView): Money | null {
  if (!price.saved) return null;
  return Math.round(toDecimal(price.saved)) === 0 ? null : price.saved;
}
