import type { Tx } from '../db/index.ts';
import type { AccountRequestRow } from './tables.ts';
import { tell } from '../outbox/index.ts';

/** Requests that ended this long ago are forgotten. */
const keptMs = 7 * 24 * 3_600_000;

export async function findUserIdByEmail(tx: Tx, agencyId: string, email: string): Promise<string | null> {
  // Deactivated ones too: their address is not free.
  const rows = await tx.query<{ user_id: string }>(
    'select user_id from users where agency_id = $1 and email = $2',
    [agencyId, email],
    'user id by email',
  );
  return rows[0]?.user_id ?? null;
}

export async function insertRequest(
  tx: Tx,
  request: Omit<AccountRequestRow, 'tries' | 'used_at'>,
): Promise<void> {
  await tx.db
    .deleteFrom('account_requests')
    .where('agency_id', '=', request.agency_id)
    .where('expires_at', '<', new Date(Date.parse(request.created_at) - keptMs).toISOString())
    .execute();
  await tx.db
    .insertInto('account_requests')
    .values({ ...request, tries: 0, used_at: null })
    .execute();
}

/** The request, locked until the transaction ends: of two answers at once the second sees what the first made. */
export async function lockRequest(
  tx: Tx,
  agencyId: string,
  requestId: string,
): Promise<AccountRequestRow | undefined> {
  return tx.db
    .selectFrom('account_requests')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst();
}

export async function touchRequest(
  tx: Tx,
  request: AccountRequestRow,
  set: { tries?: number; used_at?: string },
): Promise<void> {
  await tx.db
    .updateTable('account_requests')
    .set(set)
    .where('agency_id', '=', request.agency_id)
    .where('request_id', '=', request.request_id)
    .execute();
}

/** A customer as a sign-up asked for; `null` when somebody has the address by now. */
export async function insertCustomer(
  tx: Tx,
  request: AccountRequestRow,
  userId: string,
  now: string,
): Promise<string | null> {
  const rows = await tx.query<{ user_id: string }>(
    `insert into users (agency_id, user_id, email, password_hash, user_type, first_name, last_name, phone, language,
                        credits_currency, email_verified_at, terms_accepted_at, created_at)
     select agency_id, $2, $3, $4, 'Customer', $5, $6, $7, $8, currencies[1], $9, $10, $9 from agencies where agency_id = $1
     on conflict (agency_id, email) do nothing returning user_id`,
    [
      request.agency_id,
      userId,
      request.email,
      request.password_hash,
      request.first_name,
      request.last_name,
      request.phone,
      request.language,
      now,
      request.created_at,
    ],
  );
  return rows[0]?.user_id ?? null;
}

/** Sets the password of a request's user and uses up every open link to one; false when the user is not active. */
export async function setPassword(
  tx: Tx,
  request: AccountRequestRow,
  hash: string,
  now: string,
): Promise<boolean> {
  const rows = await tx.query(
    `update users set password_hash = $3, email_verified_at = coalesce(email_verified_at, $4)
      where agency_id = $1 and user_id = $2 and active and email = $5 returning 1`,
    [request.agency_id, request.user_id, hash, now, request.email],
  );
  if (rows.length === 0) return false;
  await tx.query(
    `update account_requests set used_at = $3
      where agency_id = $1 and user_id = $2 and kind = 'reset' and used_at is null`,
    [request.agency_id, request.user_id, now],
  );
  return true;
}

/** Written with the change itself; the mail follows by the outbox. Ids only: what opens an account is in no table. */
export function tellOfAccount(
  tx: Tx,
  agencyId: string,
  topic: 'account.sign_up' | 'account.reset' | 'account.changed',
  payload: Record<string, string>,
  now: number,
): Promise<void> {
  return tell(tx, { agencyId, topic, payload }, now);
}
