import type { MarkupRule } from '@portolan/contract';
import { money } from '@portolan/core';
import type { MarkupRuleRow } from '../pricing/index.ts';

/** A rule as staff reads it. */
export function viewRule(row: MarkupRuleRow): MarkupRule {
  const { rule_id, layer, agent_id, service, starts_at, ends_at, replaces, created_by, created_at } = row;
  return {
    ruleId: rule_id,
    layer,
    agentId: agent_id,
    where: whereOf(row),
    service,
    value: valueOf(row),
    startsAt: starts_at,
    endsAt: ends_at,
    replaces,
    createdBy: created_by,
    createdAt: created_at,
  };
}

function whereOf({ place, country_code, city, item_id }: MarkupRuleRow): MarkupRule['where'] {
  const countryCode = country_code ?? '';
  switch (place) {
    case 'everywhere':
      return { kind: 'everywhere' };
    case 'country':
      return { kind: 'country', countryCode };
    case 'city':
      return { kind: 'city', countryCode, city: city ?? '' };
    case 'item':
      return { kind: 'item', itemId: item_id ?? '' };
  }
}

function valueOf({ kind, basis_points, amount, floor, cap, currency }: MarkupRuleRow): MarkupRule['value'] {
  const of = (minor: number | null) => (minor === null || currency === null ? null : money(minor, currency));
  return kind === 'fixed'
    ? { kind, amount: of(amount) ?? money(0, 'USD') }
    : { kind, basisPoints: basis_points ?? 0, floor: of(floor), cap: of(cap) };
}
