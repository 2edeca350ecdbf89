import type { Generated } from 'kysely';

/** Rows of users, their sessions and the ways to log in. Times are ISO text in UTC. */
export interface IdentityTables {
  users: UserRow;
  sessions: SessionRow;
  account_requests: AccountRequestRow;
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
