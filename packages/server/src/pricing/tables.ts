import type { ServiceKey } from '@portolan/contract';

/** Rows of the tables that migrations 124 and 202 make. Times are ISO text in UTC. */
export interface MarkupTables {
  markup_rules: MarkupRuleRow;
  platform_fees: PlatformFeeRow;
}

/** How much a rule says, in one currency. */
interface ValueColumns {
  service: ServiceKey | null;
  kind: 'percent' | 'fixed';
  basis_points: number | null;
  amount: number | null;
  floor: number | null;
  cap: number | null;
  currency: string | null;
  starts_at: string;
  ends_at: string | null;
}

export interface MarkupRuleRow extends ValueColumns {
  agency_id: string;
  rule_id: string;
  layer: 'agency' | 'agent' | 'commission';
  agent_id: string | null;
  place: 'everywhere' | 'country' | 'city' | 'item';
  country_code: string | null;
  city: string | null;
  item_id: string | null;
  replaces: string | null;
  created_by: string | null;
  created_at: string;
}

export interface PlatformFeeRow extends ValueColumns {
  rule_id: string;
  place: 'everywhere' | 'country';
  country_code: string | null;
}
