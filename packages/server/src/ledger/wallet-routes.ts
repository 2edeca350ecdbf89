/**
 * A traveller's credit: what it is, what became of it, and staff giving and taking it. Paying with it is a matter of the booking; what moves
 * it are postings of the ledger and nothing else.
 */
import { createHash } from 'node:crypto';
import type { StatementLine, Wallet } from '@portolan/contract';
import { grantCredit, money } from '@portolan/core';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { type Call, answerOnce, route } from '../http/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { isPostedAlready, isShortOf, writePostings } from './post.ts';
import { readStatement, type StatementRow } from './statement.ts';
import { isWalletOpen, walletBalances } from './wallet.ts';
import { toInstant } from '../platform/clock.ts';

/** More than anybody grants on purpose; a slip of the keyboard. Minor units. */
const most = 100_000_000;

export function walletRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'getWallet', (call) => getWallet(context, call));
  route(app, 'getWalletStatement', (call) => getWalletStatement(context, call));
  route(app, 'changeCredit', (call) =>
    answerOnce(context, call, 'changeCredit', { of: call.params.userId }, () => changeCredit(context, call)),
  );
}

async function getWallet(context: Context, call: Call<'getWallet'>): Promise<{ data: Wallet }> {
  const { tenant, user, role } = call;
  if (!user) throw new ApiError('UNAUTHENTICATED');
  return {
    data: await context.database.withAgency(tenant.id, async (tx) => ({
      isOpen: await isWalletOpen(tx, tenant.id, user, role),
      balances: await walletBalances(tx, tenant.id, user.id),
    })),
  };
}

async function getWalletStatement(
  context: Context,
  call: Call<'getWalletStatement'>,
): Promise<{ data: StatementLine[]; next: string | null }> {
  const { tenant, user, query } = call;
  if (!user) throw new ApiError('UNAUTHENTICATED');
  const { rows, next } = await context.database.withAgency(tenant.id, (tx) =>
    readStatement(tx, {
      agencyId: tenant.id,
      account: 'wallet',
      party: user.id,
      currency: query.currency,
      before: query.cursor === undefined ? null : Number(query.cursor),
      limit: Number(query.limit ?? 20),
    }),
  );
  return { data: rows.map((row) => viewLine(row, query.currency)), next };
}

/** Once for its key, whatever dies: the posting is named after it. */
async function changeCredit(context: Context, call: Call<'changeCredit'>): Promise<{ data: Wallet }> {
  const { tenant, user, params, body, idempotencyKey } = call;
  const { kind, amount, note } = body;
  if (amount.amount <= 0 || amount.amount > most) throw invalid('amount.amount', 'must be positive');
  if (!tenant.currencies.includes(amount.currency))
    throw invalid('amount.currency', 'is not one of the agency’s currencies');
  const id = createHash('sha256').update(idempotencyKey).digest('base64url').slice(0, 24);
  const read = async () =>
    context.database.withAgency(tenant.id, async (tx) => {
      const holder = await tx.db
        .selectFrom('users')
        .select(['user_id', 'user_type', 'is_restricted_agent', 'is_reward_wallet_enable'])
        .where('agency_id', '=', tenant.id)
        .where('user_id', '=', params.userId)
        .executeTakeFirst();
      if (!holder) throw new ApiError('NOT_FOUND');
      return {
        isOpen: holder.is_reward_wallet_enable || holder.user_type !== 'Customer',
        balances: await walletBalances(tx, tenant.id, params.userId),
      };
    });
  await read();
  const signed = kind === 'grant' ? amount.amount : -amount.amount;
  try {
    await context.database.withAgency(tenant.id, (tx) =>
      writePostings(
        tx,
        grantCredit(kind, amount.currency, params.userId, signed).map((posting) => ({
          id: `${kind}:${id}`,
          posting,
        })),
        {
          agency_id: tenant.id,
          booking_id: null,
          payment_id: null,
          at: toInstant(context.clock.now()),
          note,
          posted_by: user?.id ?? null,
        },
      ),
    );
  } catch (error) {
    if (isShortOf(error)) throw new ApiError('CREDIT_TOO_LOW');
    // The same call got so far before it died.
    if (!isPostedAlready(error)) throw error;
  }
  return { data: await read() };
}

/** A line as its owner sees it. */
function viewLine(row: StatementRow, currency: string): StatementLine {
  const { seq, at, kind, amount, balance_after, reference, note } = row;
  return {
    seq,
    at,
    kind,
    amount: money(amount, currency),
    balance: money(balance_after, currency),
    reference,
    note,
  };
}
