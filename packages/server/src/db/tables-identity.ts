import type { MailPreview } from './tables-booking.ts';

/** Rows of the tables that migration 160 and those after it make. */
export interface IdentityTables {
  account_requests: AccountRequestRow;
  account_mails: AccountMailRow;
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
  kind: 'verify' | 'known' | 'reset' | 'changed';
  language: string;
  created_at: string;
  sent_at: string | null;
  refused_at: string | null;
  preview: MailPreview | null;
}
