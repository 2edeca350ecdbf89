import type { Rates } from '@portolan/core';
import { money } from '@portolan/core';
import type { MarkupRule } from './markup-rule.ts';
import { lineOf, sumOf, type MarkupLine } from './markup.ts';
import type { Price } from './price.ts';

/** What the agent who booked is owed of a sale: a part of `price.agencyMarkup`, which it never exceeds. */
export interface Commission {
  agentId: string;
  currency: string;
  /** Integer minor units; the sum of the lines. */
  amount: number;
  /** The agent's own markup, if they have one, and the agency's rule of commission, if it has one. */
  lines: readonly MarkupLine[];
}

/**
 * The commission on a price: all of the markup that is the agent's own, and of the agency's what its rule says, at most all of it.
 * @param rule as `chooseRules` answers it for `commission`
 * @param rates those that the price was made with
 * @returns `null` when an exchange rate is unknown
 */
export function commissionOf(
  price: Price,
  agentId: string,
  rule: MarkupRule | undefined,
  rates: Rates,
): Commission | null {
  const lines: MarkupLine[] = [];
  const own = price.lines?.find((line) => line.rule.layer === 'agent' && line.rule.agentId === agentId);
  if (own) lines.push(own);
  if (rule) {
    const agencys = sumOf(price.lines ?? [], 'agency', 'members');
    const share = lineOf(rule, money(agencys, price.currency), rates);
    if (!share) return null;
    lines.push(share.amount > agencys ? { ...share, amount: agencys, limitedBy: 'cap' } : share);
  }
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return { agentId, currency: price.currency, amount, lines };
}
