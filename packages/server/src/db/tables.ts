import type { CancellationRules, RewardRules } from '@portolan/core';
import type { Generated } from 'kysely';
import type { BookingTables } from '../booking/tables.ts';
import type { ContentTables } from '../content/tables.ts';
import type { EmbeddingTables } from '../partners/tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { DestinationTables } from '../destinations/tables.ts';
import type { LinkTables } from '../proposals/tables.ts';
import type { MarkupTables } from '../pricing/tables.ts';
import type { SettingsTables } from '../tenancy/tables.ts';

/** Rows of the tables that migrations 001 to 099 make. Times are ISO text in UTC, jsonb columns are parsed. */
export interface FoundationTables {
  agencies: AgencyRow;
  agency_hosts: { agency_id: string; host: string; is_primary: boolean };
  about_pages: {
    agency_id: string;
    language: string;
    is_enabled: boolean;
    image: string | null;
    title: string;
    content: string;
  };
  faqs: {
    agency_id: string;
    language: string;
    is_enabled: boolean;
    header_message: string;
    questions: { question: string; answer: string }[];
  };
  navigations: {
    agency_id: string;
    position: number;
    label: string;
    path: string;
    roles: string[];
    read_roles: string[];
    sub_menu: { label: string; path: string; roles: string[]; read_roles: string[] }[];
  };
  users: UserRow;
  sessions: SessionRow;
  properties: PropertyRow;
  property_suppliers: { supplier: string; supplier_property_id: string; property_id: string };
  exchange_rates: {
    as_of: string;
    source: string;
    rates: Record<string, number>;
    fetched_at: Generated<string>;
  };
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

export interface UserRow {
  agency_id: string;
  user_id: string;
  /** `null` for a user whom a partner vouches for: nothing to log in with. */
  email: string | null;
  password_hash: string | null;
  user_type: string;
  is_restricted_agent: boolean;
  first_name: string;
  last_name: string;
  profile_image: string | null;
  credits_currency: string;
  is_reward_wallet_enable: boolean;
  language: string | null;
  active: boolean;
  created_at: Generated<string>;
  /** Who vouches for this user, and the partner's own id of them. */
  partner_id: string | null;
  partner_subject: string | null;
  /** What such a user can be reached by, as the partner says; never a key to an account. */
  contact_email: string | null;
  phone: string | null;
  /** When the address was proven; `null` for users whom the agency made. */
  email_verified_at: Generated<string | null>;
  terms_accepted_at: Generated<string | null>;
}

export interface SessionRow {
  agency_id: string;
  session_id: string;
  user_id: string;
  /** Hash of the token that refreshes next. */
  token_hash: Buffer;
  /** Hash of the one before: seen again, the whole session ends (a copy is in use). */
  previous_hash: Buffer | null;
  rotated_at: string | null;
  expires_at: string;
  revoked_at: string | null;
  /** The partner whose pages hold the frame that this session lives in; `null` on the agency's own site. */
  partner_id: string | null;
  /** What the browser said it is. */
  user_agent: Generated<string | null>;
  created_at: Generated<string>;
}

export interface PropertyRow {
  property_id: string;
  mapping_id: string | null;
  name: string;
  property_type: string;
  line1: string;
  city: string;
  state: string;
  country_code: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  stars: number;
  review_score: number | null;
  review_count: number;
  amenities: string[];
  pictures: { kind: string; seed: string }[];
  check_in_from: string;
  check_out_until: string;
  phone: string | null;
  search_text: string;
}

export type Tables = FoundationTables &
  BookingTables &
  ContentTables &
  EmbeddingTables &
  IdentityTables &
  MarkupTables &
  DestinationTables &
  LinkTables &
  SettingsTables;
