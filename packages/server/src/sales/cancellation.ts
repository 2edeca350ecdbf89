import type { CancellationPolicy } from '@portolan/contract';
import { money, percentOf, instantAt, roundHalfUp, type DatedPenalty, type LocalDate } from '@portolan/core';
import type { Terms } from '@portolan/suppliers';
import type { Price } from '../pricing/index.ts';

/** What is sold under terms of its own. */
export interface PricedTerms {
  terms: Terms<unknown>;
  price: Pick<Price, 'sell' | 'net' | 'currency' | 'supplierNet'>;
}

/** When something begins: cancelling is free until that day where the terms name no date. */
export interface Begins {
  startsOn: LocalDate;
  zone: string;
}

/**
 * A supplier's dated penalties as a traveller reads them: each step with its amount of what we charge. Free until the first step that costs
 * something, as long as that lies ahead of `now`; where it is refundable without dates, until the day begins on which it starts at the
 * place. The costs of several parts add up; a step that holds from the beginning is dated 1970.
 */
export function cancellationOf(
  parts: readonly PricedTerms[],
  at: Begins & { now: number },
): CancellationPolicy {
  const costs = parts.map(costsOf);
  if (parts.every(({ terms }, index) => !terms.refundable && backOf(parts[index]!) === 0))
    return { refundable: false, freeUntil: null, steps: [] };
  const currency = parts[0]!.price.currency;
  const moments = [...new Set(costs.flat().map(({ from }) => from))].sort((a, b) => a - b);
  const steps = moments.map((from) => {
    const now = costs.map((part) => part.filter((step) => step.from <= from).at(-1));
    const amount = now.reduce((sum, step) => sum + (step?.amount ?? 0), 0);
    const percent = now.length === 1 ? now[0]?.percent : undefined;
    return {
      from: new Date(from).toISOString(),
      ...(percent === undefined ? {} : { percent }),
      amount: money(amount, currency),
    };
  });
  const costly = costs.flat().filter(costsSomething);
  const end =
    costly.length > 0 ? Math.min(...costly.map(({ from }) => from)) : instantAt(at.startsOn, at.zone);
  return { refundable: true, freeUntil: end > at.now ? new Date(end).toISOString() : null, steps };
}

/** The end of free cancellation of one part, see {@link cancellationOf}; `null` for none, or when it is over. */
export function freeUntil(
  terms: Terms<unknown>,
  { startsOn, zone, now }: Begins & { now: number },
): string | null {
  if (!terms.refundable) return null;
  const costs = terms.penalties.filter(
    (penalty) => ('percent' in penalty ? penalty.percent : penalty.amount.amount) > 0,
  );
  const end =
    costs.length > 0 ? Math.min(...costs.map(({ from }) => Date.parse(from))) : instantAt(startsOn, zone);
  return end > now ? new Date(end).toISOString() : null;
}

/** A supplier's penalties in what is charged: amounts are converted as the price was. In time order. */
export function penaltiesOf({ terms, price }: PricedTerms): DatedPenalty[] {
  return [...terms.penalties]
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from))
    .map((penalty) =>
      'percent' in penalty ? penalty : { from: penalty.from, amount: inPrice(price, penalty.amount.amount) },
    );
}

/** What is given back whatever the terms say, in minor units of the price. */
export function backOf({ terms, price }: PricedTerms): number {
  return terms.alwaysBack ? inPrice(price, terms.alwaysBack.amount) : 0;
}

interface Step {
  from: number;
  amount: number;
  percent?: number;
}

/** What cancelling one part costs, from when on. */
function costsOf(part: PricedTerms): Step[] {
  const { terms, price } = part;
  const most = price.sell - backOf(part);
  if (!terms.refundable) return [{ from: 0, amount: most, ...(most === price.sell ? { percent: 100 } : {}) }];
  return penaltiesOf(part).map((penalty) => {
    const from = Date.parse(penalty.from);
    if ('amount' in penalty) return { from, amount: Math.min(most, penalty.amount) };
    const { amount } = percentOf(money(price.sell, price.currency), Math.round(penalty.percent * 100));
    return { from, amount: Math.min(most, amount), percent: penalty.percent };
  });
}

function costsSomething({ amount, percent }: Step): boolean {
  return amount > 0 || (percent ?? 0) > 0;
}

/** An amount of the supplier's money in the currency of the price, by the rate that the price was made with. */
function inPrice({ net, supplierNet }: PricedTerms['price'], amount: number): number {
  if (supplierNet.amount <= 0) return amount > 0 ? net : 0;
  return Math.max(0, roundHalfUp((net * amount) / supplierNet.amount));
}
