import type { CancellationPolicy } from '@portolan/contract';
import { money, percentOf, instantAt, type Money, type Rates } from '@portolan/core';
import { ApiError } from '../platform/errors.ts';
import { buildPrice, type MarkupRule, type Price } from '../pricing/index.ts';
import type { RateTable } from '../rates/index.ts';
import type { RoomAmounts, RoomTerms } from './room-rate.ts';

/** The price of a supplier's rate in one currency; `null` when an exchange rate is unknown. */
export function priceRate(
  rate: RoomAmounts,
  options: { currency: string; markup: readonly MarkupRule[]; rates: RateTable },
): Price | null {
  return buildPrice(rate, options);
}

/** What a traveller pays in the end, now and at the property, in minor units of the price's currency. */
export function totalOf(price: Price): number {
  return price.dueAtProperty.reduce((sum, part) => sum + part.amount, price.sell);
}

/**
 * The exchange rates that a price was made with, whatever currencies its parts and its markup came in; enough to make the same price
 * again.
 */
export function ratesUsed(rate: RoomAmounts, price: Price, rates: Rates): Record<string, number> {
  const parts = [...rate.taxes, ...rate.dueAtProperty].map(({ amount }) => amount);
  const used: Record<string, number> = { USD: 1 };
  const bounds = currenciesOf((price.lines ?? []).map(({ rule }) => rule));
  const named = [price, rate.net, ...parts, rate.suggestedRetail ?? rate.net].map((part) => part.currency);
  for (const currency of [...named, ...bounds]) {
    const value = rates[currency];
    if (value) used[currency] = value;
  }
  return used;
}

/** The currencies that rules name their amounts in. */
export function currenciesOf(rules: readonly MarkupRule[]): string[] {
  return rules.flatMap(({ value }) =>
    value.kind === 'fixed'
      ? [value.amount.currency]
      : [value.floor, value.cap].flatMap((bound) => (bound ? [bound.currency] : [])),
  );
}

/**
 * Refuses a currency that no price could be made in.
 * @throws {ApiError} `VALIDATION_FAILED` naming the field.
 */
export function checkCurrency(currency: string, rates: RateTable): void {
  if (currency !== 'USD' && !rates.values[currency]) {
    throw new ApiError('VALIDATION_FAILED', { fields: { currency: 'is not a currency we know' } });
  }
}

/**
 * A supplier's dated penalties as a traveller reads them: each step with its amount of `sell`. Free until the first step that costs
 * something, as long as that lies ahead of `now`. When it is refundable without dates, free until the day of check-in begins at the place.
 */
export function cancellationOf(
  terms: Pick<RoomTerms, 'refundable' | 'penalties'>,
  sell: Money,
  options: { checkIn: string; zone: string; now: number },
): CancellationPolicy {
  if (!terms.refundable) return { refundable: false, freeUntil: null, steps: [] };
  const steps = [...terms.penalties]
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from))
    .map(({ from, percent }) => ({
      from: new Date(from).toISOString(),
      percent,
      amount: percentOf(sell, Math.round(percent * 100)),
    }));
  return { refundable: true, freeUntil: freeUntil(terms, options), steps };
}

/** The end of free cancellation, see {@link cancellationOf}; `null` for none, or when it is over. */
export function freeUntil(
  { refundable, penalties }: Pick<RoomTerms, 'refundable' | 'penalties'>,
  { checkIn, zone, now }: { checkIn: string; zone: string; now: number },
): string | null {
  if (!refundable) return null;
  const costs = penalties.filter(({ percent }) => percent > 0).map(({ from }) => Date.parse(from));
  const end = costs.length > 0 ? Math.min(...costs) : instantAt(checkIn, zone);
  return end > now ? new Date(end).toISOString() : null;
}

/** What we charge, as money. */
export function sellOf(price: Price): Money {
  return money(price.sell, price.currency);
}
