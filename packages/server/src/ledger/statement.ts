import type { LedgerAccount, LedgerKind } from '@portolan/core';
import type { Tx } from '../db/index.ts';

/** Which account, and how much of its past. */
export interface StatementRequest {
  agencyId: string;
  account: LedgerAccount;
  /** Empty where there is one account of that name. */
  party: string;
  currency: string;
  /** Only entries before this place; `null`: from the newest on. */
  before: number | null;
  /** ISO instants, both inclusive of `from` and exclusive of `until`. */
  from?: string | null;
  until?: string | null;
  limit: number;
}

export interface StatementRow {
  seq: number;
  at: string;
  kind: LedgerKind;
  amount: number;
  balance_after: number;
  posting_id: string;
  note: string | null;
  reference: string | null;
  posted_by_name: string | null;
}

/** A page of an account's entries, newest first, and where the next one begins. */
export async function readStatement(
  tx: Tx,
  request: StatementRequest,
): Promise<{ rows: StatementRow[]; next: string | null }> {
  const { agencyId, account, party, currency, before, from = null, until = null, limit } = request;
  const found = await tx.query<StatementRow>(
    `select e.seq, e.at, e.kind, e.amount, e.balance_after, e.posting_id, e.note, b.reference,
            u.first_name || ' ' || u.last_name as posted_by_name
       from ledger_entries e
       left join bookings b on b.agency_id = e.agency_id and b.booking_id = e.booking_id
       left join users u on u.agency_id = e.agency_id and u.user_id = e.posted_by
      where e.agency_id = $1 and e.account = $2 and e.party = $3 and e.currency = $4
        and ($5::bigint is null or e.seq < $5) and ($6::timestamptz is null or e.at >= $6)
        and ($7::timestamptz is null or e.at < $7)
      order by e.seq desc limit $8`,
    [agencyId, account, party, currency, before, from, until, limit + 1],
    'account statement',
  );
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? String(last.seq) : null };
}
