import { countParty, type Party, type PartyRules } from '@portolan/core';
import type { T } from '@portolan/i18n';

/** "2 adults, 1 child, 2 rooms": the kinds that travel, in the order of the rules, then the groups where there can be several. */
export function describeParty(party: Party, rules: PartyRules, t: T): string {
  const counts = countParty(party);
  const parts = rules.bands
    .filter(({ kind }) => counts[kind] > 0)
    .map(({ kind }) => t(`fields.party.count.${kind}`, { count: counts[kind] }));
  if (rules.groups) parts.push(t(`fields.party.count.${rules.groups.of}`, { count: party.length }));
  return parts.join(t.language === 'ar' ? '، ' : ', ');
}
