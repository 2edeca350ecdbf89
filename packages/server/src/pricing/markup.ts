import { convert, money, percentOf, type Money, type Rates } from '@portolan/core';
import type { MarkupLayer, MarkupRule, PercentValue } from './markup-rule.ts';
import type { Price } from './price.ts';

/** One step of the way from net to sell: the rule as it stood, and what it made of this price. */
export interface MarkupLine {
  rule: MarkupRule;
  /** Integer minor units of the price's currency; negative for `members` alone. */
  amount: number;
  /** What the percentage was taken of; `null` for a fixed amount. */
  of: number | null;
  /** Set when the percentage alone would have given less, or more. */
  limitedBy: 'floor' | 'cap' | null;
}

/** In the order of the way from net to sell. */
export const layers = ['agency', 'platform', 'members', 'agent'] as const satisfies readonly MarkupLayer[];

/**
 * The way from net to sell, line by line: `sell` = `net` + the amounts. This prices, and this explains; there is no second formula.
 *
 * The agency's and the platform's percentages are of net. An agent's is of what everybody else pays (net and both of them): what the
 * agent adds can be worked out from the price that anybody sees, and tells nobody what net is. What members save is of that as well, for
 * the same reason, and never more than the agency's line.
 *
 * Amounts of another currency are converted at `rates` and rounded half up to the minor unit of `net`'s currency; so are percentages.
 * A floor above the cap after conversion cannot be: both are converted by the same rate.
 * @param rules at most one a layer, as `chooseRules` answers them
 * @returns `null` when a rate is unknown: no price is better than a wrong one (CUR-24)
 */
export function explainMarkup(
  net: Money,
  rules: readonly MarkupRule[],
  rates: Rates,
): readonly MarkupLine[] | null {
  const lines: MarkupLine[] = [];
  let othersPay = net.amount;
  for (const layer of layers) {
    const rule = rules.find((candidate) => candidate.layer === layer);
    if (!rule) continue;
    const ofPaid = layer === 'agent' || layer === 'members';
    let line = lineOf(rule, money(ofPaid ? othersPay : net.amount, net.currency), rates);
    if (!line) return null;
    if (layer === 'members') line = takenFrom(line, sumOf(lines, 'agency'));
    othersPay += line.amount;
    lines.push(line);
  }
  return lines;
}

/**
 * What a visitor who pays `price` would pay less as a member, in its minor units: the line that the members' price would have.
 * @param rule `undefined`: members pay what visitors pay
 */
export function memberSaving(
  price: Pick<Price, 'currency' | 'sell' | 'agencyMarkup' | 'lines'>,
  rule: MarkupRule | undefined,
): number {
  if (!rule || givenToMembers(price) > 0) return 0;
  // A percentage without floor or cap needs no exchange rate.
  const line = lineOf(rule, money(price.sell, price.currency), {});
  return line ? -takenFrom(line, price.agencyMarkup).amount : 0;
}

/** What a price is below the one that visitors pay, in its minor units. */
export function givenToMembers({ lines = [] }: Pick<Price, 'lines'>): number {
  return -sumOf(lines, 'members');
}

/** A line that takes away, at most `most`. */
function takenFrom(line: MarkupLine, most: number): MarkupLine {
  return line.amount > most
    ? { ...line, amount: -most, limitedBy: 'cap' }
    : { ...line, amount: -line.amount };
}

/** What the lines of one or more layers add, in minor units of the price's currency. */
export function sumOf(lines: readonly MarkupLine[], ...of: readonly MarkupLayer[]): number {
  return lines.reduce((sum, { rule, amount }) => (of.includes(rule.layer) ? sum + amount : sum), 0);
}

/** What one rule makes of `whole`, in its currency; `null` when a rate is unknown. */
export function lineOf(rule: MarkupRule, whole: Money, rates: Rates): MarkupLine | null {
  const { value } = rule;
  if (value.kind === 'fixed') {
    const amount = convert(value.amount, whole.currency, rates);
    return amount && { rule, amount: Math.max(0, amount.amount), of: null, limitedBy: null };
  }
  const bounds = boundsOf(value, whole.currency, rates);
  if (!bounds) return null;
  const { floor, cap } = bounds;
  const share = percentOf(whole, Math.max(0, value.basisPoints)).amount;
  const of = whole.amount;
  if (share > cap) return { rule, amount: cap, of, limitedBy: 'cap' };
  if (share < floor) return { rule, amount: floor, of, limitedBy: 'floor' };
  return { rule, amount: share, of, limitedBy: null };
}

function boundsOf(
  { floor, cap }: PercentValue,
  currency: string,
  rates: Rates,
): { floor: number; cap: number } | null {
  const low = floor && convert(floor, currency, rates);
  const high = cap && convert(cap, currency, rates);
  if ((floor && !low) || (cap && !high)) return null;
  return { floor: low ? low.amount : 0, cap: high ? high.amount : Infinity };
}
