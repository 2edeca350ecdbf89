import type { CancellationRules, RewardRules } from '@portolan/core';
import type { Generated } from 'kysely';

/** Rows of agencies, their hosts, keys and settings. Times are ISO text in UTC, jsonb columns are parsed. */
export interface TenancyTables {
  agencies: AgencyRow;
  agency_hosts: { agency_id: string; host: string; is_primary: boolean };
  navigations: {
    agency_id: string;
    position: number;
    label: string;
    path: string;
    roles: string[];
    read_roles: string[];
    sub_menu: { label: string; path: string; roles: string[]; read_roles: string[] }[];
  };
  audit_entries: {
    agency_id: string;
    entry_id: string;
    at: string;
    user_id: string | null;
    action: string;
    subject: string;
    details: Record<string, unknown>;
  };
  own_texts: OwnTextRow;
  partners: { agency_id: string; partner_id: string; name: string; created_at: Generated<string> };
  agency_keys: {
    agency_id: string;
    key: string;
    partner_id: string;
    origins: string[];
    active: Generated<boolean>;
    valid_until: string | null;
    replaced_by: string | null;
    per_minute: number | null;
    per_day: number | null;
    created_at: Generated<string>;
  };
  key_usage: KeyUsageRow;
}

export interface AgencyRow {
  agency_id: string;
  subdomain: string;
  name: string;
  status: 'Active' | 'Inactive';
  primary_color: string;
  default_language: string;
  languages: string[];
  default_country: string | null;
  currencies: string[];
  provider: string;
  /** Everything else of the contract's `Agency`, in its own spelling. */
  settings: Record<string, unknown>;
  /** `BaseMarkup`. */
  markup: { default: number; hotels?: number; activities?: number; cars?: number };
  /** `CancellationRules`: what it grants beyond a supplier's terms. */
  cancellation?: CancellationRules;
  /** `RewardRules`: what it gives back as credit. */
  rewards?: RewardRules;
  updated_at: Generated<string>;
}

/** A text that an agency says in its own words. */
export interface OwnTextRow {
  agency_id: string;
  language: string;
  key: string;
  text: string;
  updated_at: string;
  /** Null: the seed, an import, or somebody who has left. */
  updated_by: string | null;
}

/** What one key was used for on one day, UTC. */
export interface KeyUsageRow {
  agency_id: string;
  key: string;
  day: string;
  requests: number;
  refused: number;
  searches: number;
  details: number;
  quotes: number;
  bookings: number;
}
