/** Rows of what was mailed. Times are ISO text in UTC, jsonb columns are parsed. */
export interface MailTables {
  mails: MailRow;
  account_mails: AccountMailRow;
}

/** What a mail says, kept in demo mode only. */
export interface MailPreview {
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  calendar: string | null;
}

export type MailKind =
  | 'confirmed'
  | 'rejected'
  | 'cancelled'
  | 'verifying'
  | 'abandoned'
  | 'refunded'
  | 'instalment-due'
  | 'instalment-missed'
  /** What the card keeps reserved lapses before the supplier has decided. */
  | 'confirm-card';

export interface MailRow {
  agency_id: string;
  /** Of the outbox row that it tells of. */
  mail_id: string;
  booking_id: string;
  kind: MailKind;
  language: string;
  created_at: string;
  sent_at: string | null;
  refused_at: string | null;
  /** Kinds of the documents that went with it. */
  documents: string[];
  preview: MailPreview | null;
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
