import { isTravelAgent, type Role } from '@portolan/contract';
import type { Money } from '@portolan/core';
import type { Tx } from '../db/index.ts';

/**
 * True when this user may pay with credit: travellers whom the agency has given a wallet (USER-08, CUST-07), and everybody of its staff
 * (AGENT-04).
 */
export async function isWalletOpen(
  tx: Tx,
  agencyId: string,
  user: { id: string },
  role: Role,
): Promise<boolean> {
  if (isTravelAgent(role)) return true;
  const row = await tx.db
    .selectFrom('users')
    .select('is_reward_wallet_enable')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', user.id)
    .where('active', '=', true)
    .executeTakeFirst();
  return row?.is_reward_wallet_enable ?? false;
}

/** What is in somebody's wallet, one amount a currency, sorted by its code. */
export async function walletBalances(tx: Tx, agencyId: string, userId: string): Promise<Money[]> {
  const rows = await tx.db
    .selectFrom('ledger_balances')
    .select(['balance as amount', 'currency'])
    .where('agency_id', '=', agencyId)
    .where('account', '=', 'wallet')
    .where('party', '=', userId)
    .orderBy('currency')
    .execute();
  return rows;
}
