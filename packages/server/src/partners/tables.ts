import type { Generated } from 'kysely';

/** Rows of the secrets that partners sign with. Times are ISO text in UTC. */
export interface PartnerTables {
  partner_secrets: PartnerSecretRow;
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
