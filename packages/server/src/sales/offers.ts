import { isTravelAgent, type CancellationPolicy, type Role } from '@portolan/contract';
import type { Money, Rates } from '@portolan/core';
import type { SupplierPrice, Terms } from '@portolan/suppliers';
import { ApiError } from '../platform/errors.ts';
import type { MarkupRule, Price } from '../pricing/index.ts';
import type { RateTable } from '../rates/index.ts';

/** What suppliers of every service say of an offer. */
export interface SupplierOffer<Facts = unknown> {
  /** The supplier's own opaque key. */
  key: string;
  price: SupplierPrice;
  terms: Terms<Facts>;
}

/** A supplier's offer with our price: what can be sold. */
export interface PricedOffer<Offer extends SupplierOffer = SupplierOffer> {
  supplier: string;
  /** The supplier's own id of what is offered; `null` where it has none. */
  supplierItemId: string | null;
  offer: Offer;
  price: Price;
}

/** What a traveller pays in the end, now and there, in minor units of the price's currency. */
export function totalOf(price: Pick<Price, 'sell' | 'dueThere'>): number {
  return price.dueThere.reduce((sum, part) => sum + part.amount, price.sell);
}

/**
 * The exchange rates that a price was made with, whatever currencies its parts and its markup came in; enough to make the same price
 * again.
 */
export function ratesUsed(
  { net, taxes, dueThere, suggestedRetail }: SupplierPrice,
  price: Price,
  rates: Rates,
): Record<string, number> {
  const used: Record<string, number> = { USD: 1 };
  const amounts: Money[] = [net, ...[...taxes, ...dueThere].map(({ amount }) => amount)];
  if (suggestedRetail) amounts.push(suggestedRetail);
  const bounds = currenciesOf((price.lines ?? []).map(({ rule }) => rule));
  for (const currency of [price.currency, ...amounts.map((amount) => amount.currency), ...bounds]) {
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

/** Who sells an offer, for those who compare suppliers. */
export function namedSupplier(role: Role, supplier: string): { supplier?: string } {
  return isTravelAgent(role) ? { supplier } : {};
}

/** Penalty amounts would give a hidden price away. */
export function withoutAmounts(policy: CancellationPolicy): CancellationPolicy {
  return { ...policy, steps: [] };
}
