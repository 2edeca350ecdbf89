import type { Database, Tx } from '../db/index.ts';
import type { SessionRow, UserRow } from './tables.ts';

/** A user with what is in their wallet, in the currency that their profile speaks of; minor units. */
export type UserWithCredit = Omit<UserRow, 'created_at'> & { created_at: string; credit: number };

const userWithCredit = `select u.*, coalesce(b.balance, 0) as credit from users u
  left join ledger_balances b on b.agency_id = u.agency_id and b.account = 'wallet' and b.party = u.user_id
   and b.currency = u.credits_currency`;

export async function findUserByEmail(
  database: Database,
  agencyId: string,
  email: string,
): Promise<UserWithCredit | null> {
  const rows = await database.readAgency<UserWithCredit>(
    agencyId,
    'user by email',
    `${userWithCredit} where u.agency_id = $1 and u.email = $2 and u.active`,
    [agencyId, email],
  );
  return rows[0] ?? null;
}

export async function findUser(
  database: Database,
  agencyId: string,
  userId: string,
): Promise<UserWithCredit | null> {
  const rows = await database.readAgency<UserWithCredit>(
    agencyId,
    'user',
    `${userWithCredit} where u.agency_id = $1 and u.user_id = $2 and u.active`,
    [agencyId, userId],
  );
  return rows[0] ?? null;
}

/** What is in the accounts that a travel agent has in the ledger; minor units. */
export function findBalances(
  database: Database,
  agencyId: string,
  userId: string,
): Promise<{ account: string; currency: string; amount: number }[]> {
  return database.readAgency(
    agencyId,
    'balances of an agent',
    `select account, currency, balance as amount from ledger_balances
      where agency_id = $1 and party = $2 and account in ('wallet', 'agent_commission') order by currency`,
    [agencyId, userId],
  );
}

export async function setUserLanguage(
  database: Database,
  agencyId: string,
  userId: string,
  language: string,
): Promise<void> {
  await database.withAgency(agencyId, (tx) =>
    tx.query('update users set language = $3 where agency_id = $1 and user_id = $2', [
      agencyId,
      userId,
      language,
    ]),
  );
}

export async function insertSession(
  database: Database,
  session: Pick<
    SessionRow,
    'agency_id' | 'session_id' | 'user_id' | 'token_hash' | 'expires_at' | 'partner_id'
  > & { user_agent: string | null },
  now: string,
): Promise<void> {
  await database.withAgency(session.agency_id, (tx) =>
    tx.query(
      `insert into sessions (agency_id, session_id, user_id, token_hash, expires_at, partner_id, user_agent, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        session.agency_id,
        session.session_id,
        session.user_id,
        session.token_hash,
        session.expires_at,
        session.partner_id,
        session.user_agent,
        now,
      ],
    ),
  );
}

/** The session, locked until the transaction ends: two refreshes at once go one after the other. */
export async function lockSession(tx: Tx, agencyId: string, sessionId: string): Promise<SessionRow | null> {
  const rows = await tx.query<SessionRow>(
    'select * from sessions where agency_id = $1 and session_id = $2 for update',
    [agencyId, sessionId],
  );
  return rows[0] ?? null;
}

export async function rotateSession(
  tx: Tx,
  session: SessionRow,
  tokenHash: Buffer,
  now: string,
): Promise<void> {
  await tx.query(
    `update sessions set previous_hash = token_hash, token_hash = $3, rotated_at = $4
      where agency_id = $1 and session_id = $2`,
    [session.agency_id, session.session_id, tokenHash, now],
  );
}

export async function endSession(tx: Tx, agencyId: string, sessionId: string, now: string): Promise<void> {
  await tx.query(
    'update sessions set revoked_at = coalesce(revoked_at, $3) where agency_id = $1 and session_id = $2',
    [agencyId, sessionId, now],
  );
}

/** The sessions of a user that are alive, the newest first. */
export function findLiveSessions(
  database: Database,
  agencyId: string,
  userId: string,
  now: string,
): Promise<
  (Omit<SessionRow, 'user_agent' | 'created_at'> & { user_agent: string | null; created_at: string })[]
> {
  return database.readAgency(
    agencyId,
    'live sessions',
    `select * from sessions
      where agency_id = $1 and user_id = $2 and revoked_at is null and expires_at > $3
      order by coalesce(rotated_at, created_at) desc, session_id limit 100`,
    [agencyId, userId, now],
  );
}

/** Ends the sessions of a user, all or one of them or all but one; answers their ids. */
export async function endSessionsOf(
  tx: Tx,
  agencyId: string,
  userId: string,
  now: string,
  { only = null, except = null }: { only?: string | null; except?: string | null } = {},
): Promise<string[]> {
  const rows = await tx.query<{ session_id: string }>(
    `update sessions set revoked_at = $3
      where agency_id = $1 and user_id = $2 and revoked_at is null
        and ($4::text is null or session_id = $4) and ($5::text is null or session_id <> $5)
      returning session_id`,
    [agencyId, userId, now, only, except],
  );
  return rows.map((row) => row.session_id);
}
