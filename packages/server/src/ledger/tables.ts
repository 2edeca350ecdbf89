import type { LedgerAccount, LedgerKind } from '@portolan/core';
import type { Generated } from 'kysely';

/** Rows of the ledger's tables. Times are ISO text in UTC. */
export interface LedgerTables {
  ledger_entries: Omit<LedgerEntryRow, 'seq' | 'balance_after'> & {
    seq: Generated<number>;
    balance_after: Generated<number>;
  };
  ledger_balances: LedgerBalanceRow;
}

export interface LedgerEntryRow {
  agency_id: string;
  posting_id: string;
  account: LedgerAccount;
  /** Whose account of that name; empty where there is one for all. */
  party: string;
  kind: LedgerKind;
  /** `null`: credit that was granted or withdrawn. */
  booking_id: string | null;
  payment_id: string | null;
  amount: number;
  currency: string;
  at: string;
  /** Place within the account, from 1; the database writes it. */
  seq: number;
  /** What the account came to; the database writes it. */
  balance_after: number;
  note: string | null;
  /** The user who posted it by hand. */
  posted_by: string | null;
}

/** Moved by entries alone, through a trigger. */
export interface LedgerBalanceRow {
  agency_id: string;
  account: LedgerAccount;
  party: string;
  currency: string;
  balance: number;
  entries: number;
}
