import { isTravelAgent, roleOf } from '@portolan/contract';
import type { Database, Tx } from '../db/index.ts';
import type { SignInFlowRow } from './tables.ts';
import { ApiError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { AgencyRecord } from '../tenancy/index.ts';

export async function insertFlow(database: Database, flow: SignInFlowRow, now: string): Promise<void> {
  await database.withAgency(flow.agency_id, async (tx) => {
    await tx.query('delete from sign_in_flows where agency_id = $1 and expires_at < $2', [
      flow.agency_id,
      now,
    ]);
    await tx.db.insertInto('sign_in_flows').values(flow).execute();
  });
}

/** The flow of a state, which is gone with it: of two answers one finds it. */
export async function takeFlow(
  database: Database,
  agencyId: string,
  stateHash: Buffer,
): Promise<SignInFlowRow | null> {
  const rows = await database.withAgency(agencyId, (tx) =>
    tx.query<SignInFlowRow>(
      'delete from sign_in_flows where agency_id = $1 and state_hash = $2 returning *',
      [agencyId, stateHash],
    ),
  );
  return rows[0] ?? null;
}

interface Person {
  providerId: string;
  subject: string;
  /** Proven by the provider; `null` when it is not. */
  email: string | null;
  firstName: string;
  lastName: string;
  language: string;
  now: string;
}

/**
 * The user of a person at a provider: who came that way before; else the customer who has the proven address; else a new one.
 * @throws {ApiError} `EMAIL_NOT_PROVEN` for somebody new without a proven address; `FORBIDDEN` for staff and for who was deactivated
 */
export async function findOrMakeUser(tx: Tx, tenant: AgencyRecord, person: Person): Promise<string> {
  const { id } = tenant;
  const { providerId, subject, email, now } = person;
  const known = await tx.query<{ user_id: string }>(
    'select user_id from user_identities where agency_id = $1 and provider_id = $2 and subject = $3',
    [id, providerId, subject],
  );
  if (known[0]) return known[0].user_id;
  if (email === null) throw new ApiError('EMAIL_NOT_PROVEN');
  await tx.query(
    `insert into users (agency_id, user_id, email, user_type, first_name, last_name, language, credits_currency,
                        email_verified_at, created_at)
     values ($1, $2, $3, 'Customer', $4, $5, $6, $7, $8, $8) on conflict (agency_id, email) do nothing`,
    [id, newId('us'), email, person.firstName, person.lastName, person.language, tenant.currencies[0], now],
  );
  const [user] = await tx.query<{
    user_id: string;
    user_type: string;
    is_restricted_agent: boolean;
    active: boolean;
  }>(
    'select user_id, user_type, is_restricted_agent, active from users where agency_id = $1 and email = $2',
    [id, email],
  );
  const role = user && roleOf({ userType: user.user_type, isRestrictedAgent: user.is_restricted_agent });
  // What staff may do is worth more than a mailbox: they log in with their password.
  if (!user?.active || !role || isTravelAgent(role)) throw new ApiError('FORBIDDEN');
  await tx.query(
    `insert into user_identities (agency_id, provider_id, subject, user_id, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [id, providerId, subject, user.user_id, now],
  );
  return user.user_id;
}
