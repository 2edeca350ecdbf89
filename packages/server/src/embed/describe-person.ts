import type { EmbedProfile, EmbedSessionRequest } from '@portolan/contract';
import type { Context } from '../context.ts';
import type { Tx } from '../db/index.ts';
import { type PartnerSecretRow, createPartnerSecrets } from '../partners/index.ts';
import { ApiError } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { KeyRecord, AgencyRecord } from '../tenancy/index.ts';
import { readProfile, type ReadProfile } from './profile.ts';
import { clockSkewSeconds, verifyProfileToken, type ProfileClaims } from './profile-token.ts';

/** Who a page says is there. */
export type Person =
  | { kind: 'visitor' }
  | ({ kind: 'prefill' } & ReadProfile)
  | ({ kind: 'known'; userId: string } & ReadProfile);

/**
 * Reads a page's `profileInformation`. Only a signed token names a user; anything else fills forms in and is nobody.
 * @throws {ApiError} `PROFILE_INVALID`, or a `PROFILE_TOKEN_…` code
 */
export async function describePerson(
  context: Context,
  tenant: AgencyRecord,
  key: KeyRecord,
  { profileInformation, origin }: EmbedSessionRequest,
): Promise<Person> {
  const text = profileInformation?.trim() ?? '';
  if (text === '') return { kind: 'visitor' };
  if (text.startsWith('{')) return { kind: 'prefill', ...readProfile(parseObject(text)) };
  if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(text)) throw new ApiError('PROFILE_INVALID');

  const { database, clock } = context;
  const now = clock.now();
  const expected = { agencyId: tenant.id, partnerId: key.partnerId, origin: origin.toLowerCase(), now };
  const claims = await verifyProfileToken(text, expected, () =>
    secretsInForce(context, tenant.id, key.partnerId),
  );
  const read = readProfile(claims.profile);
  const userId = await database.withAgency(tenant.id, async (tx) => {
    await useOnce(tx, tenant.id, key.partnerId, claims, now);
    return rememberUser(tx, tenant.id, key.partnerId, claims.subject, read.profile);
  });
  return { kind: 'known', userId, ...read };
}

function parseObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('PROFILE_INVALID');
  }
  if (typeof value !== 'object' || value === null) throw new ApiError('PROFILE_INVALID');
  return value;
}

async function secretsInForce(
  { database, clock, config }: Context,
  agencyId: string,
  partnerId: string,
): Promise<{ id: string; secret: string }[]> {
  const rows = await database.readAgency<PartnerSecretRow>(
    agencyId,
    'partner secrets',
    `select agency_id, partner_id, secret_id, sealed from partner_secrets
      where agency_id = $1 and partner_id = $2 and (valid_until is null or valid_until > $3)
      order by created_at desc limit 5`,
    [agencyId, partnerId, toInstant(clock.now())],
  );
  const { open } = createPartnerSecrets(config.keys.partners);
  return rows.flatMap((row) => {
    const secret = open(row.sealed, row);
    return secret === null ? [] : [{ id: row.secret_id, secret }];
  });
}

/** However many use a token at the same moment, the first to write its row wins, and only a committed use counts. */
async function useOnce(
  tx: Tx,
  agencyId: string,
  partnerId: string,
  claims: ProfileClaims,
  now: number,
): Promise<void> {
  const rows = await tx.query(
    `insert into profile_token_uses (agency_id, partner_id, jti, expires_at) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [agencyId, partnerId, claims.jti, toInstant(claims.expiresAt + clockSkewSeconds * 1000)],
  );
  if (rows.length === 0) throw new ApiError('PROFILE_TOKEN_USED');
  await tx.query(
    `delete from profile_token_uses where (agency_id, partner_id, jti) in (
       select agency_id, partner_id, jti from profile_token_uses
        where agency_id = $1 and expires_at < $2 limit 20 for update skip locked)`,
    [agencyId, toInstant(now)],
  );
}

/** The user whom the partner vouches for, by the partner's own id alone; what the partner says of them now is what counts. */
async function rememberUser(
  tx: Tx,
  agencyId: string,
  partnerId: string,
  subject: string,
  profile: EmbedProfile,
): Promise<string> {
  const [row] = await tx.query<{ user_id: string }>(
    `insert into users (agency_id, user_id, user_type, first_name, last_name, contact_email, phone, partner_id, partner_subject)
     values ($1, $2, 'Customer', $3, $4, $5, $6, $7, $8)
     on conflict (agency_id, partner_id, partner_subject) do update set
       first_name = excluded.first_name, last_name = excluded.last_name,
       contact_email = excluded.contact_email, phone = excluded.phone
     returning user_id`,
    [
      agencyId,
      newId('us'),
      profile.firstName ?? '',
      profile.lastName ?? '',
      profile.email ?? null,
      profile.phone ?? null,
      partnerId,
      subject,
    ],
  );
  if (!row) throw new Error('A user was neither made nor found');
  return row.user_id;
}
