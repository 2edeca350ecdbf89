import { money } from '@portolan/core';
import type { MarkupRuleRow, PlatformFeeRow, MarkupPlace, MarkupRule } from '../pricing/index.ts';
import { searchText } from '../platform/search-text.ts';

type Row = Pick<MarkupRuleRow, 'rule_id' | 'place' | 'country_code'> &
  Partial<Pick<MarkupRuleRow, 'layer' | 'agent_id' | 'city' | 'item_id'>> &
  Pick<
    PlatformFeeRow,
    'service' | 'kind' | 'basis_points' | 'amount' | 'floor' | 'cap' | 'currency' | 'starts_at' | 'ends_at'
  >;

/** A stored rule as prices are made with it; the platform's fee is a rule of its own layer. */
export function ruleFromRow(row: Row): MarkupRule {
  const { currency } = row;
  const bound = (amount: number | null) =>
    amount === null || currency === null ? null : money(amount, currency);
  return {
    id: row.rule_id,
    layer: row.layer ?? 'platform',
    agentId: row.agent_id ?? null,
    where: whereOf(row),
    service: row.service,
    value:
      row.kind === 'fixed'
        ? { kind: 'fixed', amount: money(row.amount ?? 0, currency ?? 'USD') }
        : {
            kind: 'percent',
            basisPoints: row.basis_points ?? 0,
            floor: bound(row.floor),
            cap: bound(row.cap),
          },
    startsAt: Date.parse(row.starts_at),
    endsAt: row.ends_at === null ? null : Date.parse(row.ends_at),
  };
}

function whereOf({ place, country_code, city, item_id }: Row): MarkupPlace {
  const countryCode = country_code ?? '';
  switch (place) {
    case 'everywhere':
      return { kind: 'everywhere' };
    case 'country':
      return { kind: 'country', countryCode };
    case 'city':
      return { kind: 'city', countryCode, city: searchText(city ?? '') };
    case 'item':
      return { kind: 'item', itemId: item_id ?? '' };
  }
}
