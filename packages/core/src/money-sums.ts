import { money, roundHalfUp, type Money } from './money.ts';

// Apart from `money.ts`, of which a partner's page needs the formats before it has anything to add up.

/** @throws {RangeError} when the currencies differ. */
export function add(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.amount + b.amount, a.currency);
}

/** @throws {RangeError} when the currencies differ. */
export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.amount - b.amount, a.currency);
}

/** The sum; `currency` names the result of an empty list. */
export function sum(parts: readonly Money[], currency: string): Money {
  return parts.reduce(add, money(0, currency));
}

/** `part` of `whole` in hundredths of a percent (basis points), rounded half up. */
export function percentOf(whole: Money, basisPoints: number): Money {
  return money(roundHalfUp((whole.amount * basisPoints) / 10_000), whole.currency);
}

/** One of `count` equal parts, rounded half up; display only (a per-night price), never to split a charge. */
export function dividedBy(whole: Money, count: number): Money {
  return money(roundHalfUp(whole.amount / count), whole.currency);
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`Cannot mix ${a.currency} and ${b.currency}`);
}

/** Divides an amount by weights, in whole minor units that add up to it. Without any weight the first bears all. */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map((_, at) => (at === 0 ? amount : 0));
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const share = roundHalfUp((amount * weighed) / all) - given;
    given += share;
    return share;
  });
}
