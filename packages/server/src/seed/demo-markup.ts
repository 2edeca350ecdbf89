import type { MarkupRuleRow, PlatformFeeRow } from '../pricing/index.ts';

type Common =
  'agency_id' | 'basis_points' | 'amount' | 'floor' | 'cap' | 'currency' | 'starts_at' | 'ends_at' | 'replaces' |
  'created_by' | 'created_at' | 'agent_id' | 'country_code' | 'city' | 'item_id' | 'service'; // prettier-ignore
type DemoRule = Omit<MarkupRuleRow, Common> & Partial<Pick<MarkupRuleRow, Common>>;

/** Since when all of them hold. */
export const demoMarkupStart = '2026-01-01T00:00:00Z';

/**
 * Rules of markup beyond the base percentages, one of each kind: by country, city and item; a percentage within bounds, a fixed
 * amount; of the agency, of one agent; commissions. None holds in Lisbon, where most tests shop.
 */
export const demoMarkup: Readonly<Record<string, readonly DemoRule[]>> = {
  harbour: [
    // Long trips are worth more of our time, but never more than 300 dollars.
    {
      rule_id: 'mr_demojapan', layer: 'agency', place: 'country', country_code: 'JP', service: 'hotels',
      kind: 'percent', basis_points: 1_500, floor: 25_00, cap: 300_00, currency: 'USD',
    },
    { rule_id: 'mr_demobarcelona', layer: 'agency', place: 'city', country_code: 'ES', city: 'Barcelona', kind: 'percent', basis_points: 1_650 },
    // Kawasemi-an in Kyoto.
    {
      rule_id: 'mr_demokawasemi', layer: 'agency', place: 'item', item_id: 'p_muq5gj4', service: 'hotels',
      kind: 'fixed', amount: 40_00, currency: 'USD',
    },
    { rule_id: 'mr_demoiceland', layer: 'agency', place: 'country', country_code: 'IS', kind: 'fixed', amount: 30_00, currency: 'EUR' },
    {
      rule_id: 'mr_demoavery', layer: 'agent', agent_id: 'us_agent', place: 'country', country_code: 'FR',
      kind: 'percent', basis_points: 200,
    },
    { rule_id: 'mr_demoshare', layer: 'commission', place: 'everywhere', kind: 'percent', basis_points: 2_000 },
    {
      rule_id: 'mr_demoshareavery', layer: 'commission', agent_id: 'us_agent', place: 'everywhere', service: 'hotels',
      kind: 'percent', basis_points: 3_500, cap: 150_00, currency: 'USD',
    },
  ],
  nordlys: [
    { rule_id: 'mr_demonorge', layer: 'agency', place: 'country', country_code: 'NO', kind: 'percent', basis_points: 700 },
    {
      rule_id: 'mr_demobergen', layer: 'agency', place: 'city', country_code: 'NO', city: 'Bergen', service: 'hotels',
      kind: 'percent', basis_points: 800, floor: 75_00, cap: 900_00, currency: 'DKK',
    },
    { rule_id: 'mr_demoandel', layer: 'commission', place: 'everywhere', kind: 'fixed', amount: 50_00, currency: 'DKK' },
  ],
}; // prettier-ignore

/** The platform's own fee, on stays of one country only, so that most prices of the demo stay round. */
export const demoPlatformFees: readonly (Pick<PlatformFeeRow, 'rule_id' | 'place' | 'kind'> &
  Partial<PlatformFeeRow>)[] = [
  {
    rule_id: 'pf_demoitaly', place: 'country', country_code: 'IT', service: 'hotels',
    kind: 'percent', basis_points: 50, floor: 50, cap: 5_00, currency: 'USD',
  },
]; // prettier-ignore
