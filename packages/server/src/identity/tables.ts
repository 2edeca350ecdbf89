import type { MailPreview } from '../booking/tables.ts';

/** Rows of the tables that migration 160 and those after it make. */
export interface IdentityTables {
  account_requests: AccountRequestRow;
  account_mails: AccountMailRow;
  sign_in_providers: SignInProviderRow;
  sign_in_flows: SignInFlowRow;
  user_identities: {
    agency_id: string;
    provider_id: string;
    subject: string;
    user_id: string;
    created_at: string;
  };
}

/** A sign-up that waits for its mail to be answered, or a password that is to be set anew. */
export interface AccountRequestRow {
  agency_id: string;
  request_id: string;
  kind: 'sign_up' | 'reset';
  email: string;
  /** Who has the address already. */
  user_id: string | null;
  password_hash: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  language: string;
  /** Wrong codes so far. */
  tries: number;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface AccountMailRow {
  agency_id: string;
  mail_id: string;
  kind: 'verify' | 'known' | 'reset' | 'changed' | 'approved' | 'disapproved' | 'subscription';
  language: string;
  created_at: string;
  sent_at: string | null;
  refused_at: string | null;
  preview: MailPreview | null;
}

/** An OpenID provider of an agency. */
export interface SignInProviderRow {
  agency_id: string;
  provider_id: string;
  kind: 'sso' | 'social';
  name: string;
  issuer: string;
  client_id: string;
  /** The client's secret; see `providerSecretBound`. `null`: a public client. */
  sealed: string | null;
  position: number;
  active: boolean;
  created_at: string;
}

/** A log-in that is under way at a provider. */
export interface SignInFlowRow {
  agency_id: string;
  state_hash: Buffer;
  provider_id: string;
  verifier_hash: Buffer;
  nonce: string;
  redirect: string | null;
  expires_at: string;
}
