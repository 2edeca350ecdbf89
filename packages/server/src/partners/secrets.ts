import { randomBytes } from 'node:crypto';
import { createSeal } from '../platform/seal.ts';

/** Secrets of partners at rest: sealed with the server's own key and bound to their row. */
export interface PartnerSecrets {
  seal(secret: string, row: SecretRef): string;
  /** `null` when it was sealed for another row or with another key. */
  open(sealed: string, row: SecretRef): string | null;
}

/** Names one secret. */
export interface SecretRef {
  agency_id: string;
  partner_id: string;
  secret_id: string;
}

export function createPartnerSecrets(key: Buffer): PartnerSecrets {
  const seal = createSeal(key);
  return {
    seal: (secret, row) => seal.close(secret, boundTo(row)),
    open: (sealed, row) => seal.open<string>(sealed, boundTo(row)),
  };
}

/** 256 random bits; its text, as it is, is the HMAC key. */
export function newSecret(): string {
  return `ps_${randomBytes(32).toString('base64url')}`;
}

function boundTo({ agency_id, partner_id, secret_id }: SecretRef): string {
  return `partner-secret\0${agency_id}\0${partner_id}\0${secret_id}`;
}
