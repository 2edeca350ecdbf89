import type { Generated } from 'kysely';

/** Rows of the tables that migration 110 makes or completes. */
export interface EmbeddingTables {
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
  partner_secrets: PartnerSecretRow;
  profile_token_uses: { agency_id: string; partner_id: string; jti: string; expires_at: string };
  embed_codes: {
    agency_id: string;
    code_hash: Buffer;
    key: string;
    user_id: string;
    expires_at: string;
    used_at: string | null;
  };
  key_usage: KeyUsageRow;
}

export interface PartnerSecretRow {
  agency_id: string;
  partner_id: string;
  secret_id: string;
  /** See `partners/secrets.ts`. */
  sealed: string;
  created_at: Generated<string>;
  valid_until: string | null;
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
