/**
 * The agency's ledger, read: the trial balance and a statement of each account, for those who manage the agency; and travellers' credit
 * (`wallet-routes.ts`). What moves money posts to the ledger itself.
 */
import type { AccountStatementLine, TrialBalance } from '@portolan/contract';
import {
  ledgerAccounts,
  money,
  parseLocalDate,
  trialBalances,
  utcMidnight,
  type LedgerAccount,
} from '@portolan/core';
import type { AreaRoutes, Context } from '../context.ts';
import { type Call, route } from '../http/index.ts';
import { invalid } from '../platform/errors.ts';
import { readStatement } from './statement.ts';
import { walletRoutes } from './wallet-routes.ts';
import { toInstant } from '../platform/clock.ts';

const day = 24 * 3_600_000;

export const ledgerRoutes: AreaRoutes = (app, context) => {
  walletRoutes(app, context);
  route(app, 'getTrialBalance', (call) => getTrialBalance(context, call));
  route(app, 'getAccountStatement', (call) => getAccountStatement(context, call));
};

async function getTrialBalance(
  context: Context,
  call: Call<'getTrialBalance'>,
): Promise<{ data: TrialBalance[] }> {
  const { tenant } = call;
  const { balances, names } = await context.database.withAgency(tenant.id, async (tx) => {
    const balances = await tx.db
      .selectFrom('ledger_balances')
      .select(['account', 'party', 'currency', 'balance'])
      .where('agency_id', '=', tenant.id)
      .execute();
    const holders = balances.filter(({ account }) => isOfUser(account)).map(({ party }) => party);
    const users =
      holders.length === 0
        ? []
        : await tx.db
            .selectFrom('users')
            .select(['user_id', 'first_name', 'last_name'])
            .where('agency_id', '=', tenant.id)
            .where('user_id', 'in', holders)
            .execute();
    return {
      balances,
      names: new Map(users.map((user) => [user.user_id, `${user.first_name} ${user.last_name}`.trim()])),
    };
  });
  return {
    data: trialBalances(balances).map(({ lines, ...sums }) => ({
      ...sums,
      lines: lines.map(({ account, owner, party, debit, credit }) => ({
        account,
        owner,
        party,
        partyName: isOfUser(account) ? (names.get(party) ?? null) : null,
        debit,
        credit,
      })),
    })),
  };
}

async function getAccountStatement(
  context: Context,
  call: Call<'getAccountStatement'>,
): Promise<{ data: AccountStatementLine[]; next: string | null }> {
  const { tenant, params, query } = call;
  const { currency, party = '', from, to } = query;
  const { rows, next } = await context.database.withAgency(tenant.id, (tx) =>
    readStatement(tx, {
      agencyId: tenant.id,
      account: params.account,
      party,
      currency,
      before: query.cursor === undefined ? null : Number(query.cursor),
      from: dayOf('from', from, 0),
      until: dayOf('to', to, day),
      limit: Number(query.limit ?? 20),
    }),
  );
  return {
    data: rows.map((row) => ({
      seq: row.seq,
      at: row.at,
      kind: row.kind,
      amount: money(row.amount, currency),
      balance: money(row.balance_after, currency),
      reference: row.reference,
      note: row.note,
      transferId: row.posting_id,
      postedBy: row.posted_by_name,
    })),
    next,
  };
}

/** True of accounts whose parties are users. */
const isOfUser = (account: LedgerAccount) => ledgerAccounts[account].party === 'user';

/** The instant at which a day begins, or with `plus` the next. */
function dayOf(name: string, text: string | undefined, plus: number): string | null {
  if (text === undefined) return null;
  if (!parseLocalDate(text)) throw invalid(name, 'is not a date');
  return toInstant(utcMidnight(text) + plus);
}
