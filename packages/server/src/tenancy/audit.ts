import type { Tx } from '../db/index.ts';
import { newId } from '../platform/ids.ts';

/** One change of what an agency is. */
export interface AuditEntry {
  agencyId: string;
  /** Who did it. */
  userId: string;
  at: string;
  /** Such as `texts.save`: what was changed, and how. */
  action: string;
  /** What it was about, such as a language or a provider. */
  subject: string;
  /** What it was and became; never a secret. */
  details: Record<string, unknown>;
}

/** Writes one row, in the transaction of the change itself: neither is there without the other. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.query(
    `insert into audit_entries (agency_id, entry_id, at, user_id, action, subject, details) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      entry.agencyId,
      newId('au'),
      entry.at,
      entry.userId,
      entry.action,
      entry.subject,
      JSON.stringify(entry.details),
    ],
    'audit',
  );
}
