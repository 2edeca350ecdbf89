import type { LedgerPosting } from '@portolan/core';
import type { Tx } from '../db/index.ts';

/** What the entries of one transaction have in common. */
export interface PostingFacts {
  agency_id: string;
  booking_id: string | null;
  payment_id: string | null;
  /** ISO instant. */
  at: string;
  note?: string | null;
  posted_by?: string | null;
}

/**
 * Writes postings, each under its own id: one that is there already fails, and with it the whole transaction. All in one statement, sorted
 * by account and party: the database locks each balance as its entry comes, and everybody locks in the same order. Call it once in a
 * transaction.
 * @throws a database error of `ledger_balances_floor` when an account may not go so low; {@link isShortOf} tells
 */
export async function writePostings(
  tx: Tx,
  postings: readonly { id: string; posting: LedgerPosting }[],
  facts: PostingFacts,
): Promise<void> {
  const entries = postings.flatMap(({ id, posting: { kind, currency, entries: sides } }) =>
    sides.map(({ account, party = '', amount }) => ({
      ...facts,
      posting_id: id,
      account,
      party,
      kind,
      amount,
      currency,
    })),
  );
  if (entries.length === 0) return;
  const key = ({ currency, account, party }: (typeof entries)[number]) => `${currency} ${account} ${party}`;
  // Stable: within an account the order of the postings stays.
  entries.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
  await tx.db.insertInto('ledger_entries').values(entries).execute();
}

/** True when the database refused because an account would have gone below zero: a wallet that does not hold so much. */
export function isShortOf(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23514' && constraint === 'ledger_balances_floor';
}

/** True when the posting is there already: the same thing was done before. */
export function isPostedAlready(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return code === '23505' && /ledger posting .* is there already/.test(message ?? '');
}
