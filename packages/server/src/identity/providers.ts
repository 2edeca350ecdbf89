import type {
  NewSignInProvider,
  SignInProviderCheck,
  SignInProviderInput,
  StoredSignInProvider,
} from '@portolan/contract';
import type { Context } from '../context.ts';
import type { Tx } from '../db/index.ts';
import type { SignInProviderRow } from './tables.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { writeAudit, type AgencyRecord } from '../tenancy/index.ts';
import { toInstant } from '../platform/clock.ts';
import { addressProblem, EgressError } from '../platform/egress.ts';
import { createRateLimit } from '../platform/rate-limit.ts';
import { createOpenIdClients, UnreadableSecretError } from './openid-client.ts';

/** Each is a button of the log-in screen. */
const mostProviders = 10;

/** What an agency's owner does with its OpenID providers. Every change is audited; no secret ever leaves, not even to its owner. */
export function createProviderAdmin(context: Context) {
  const { database, clock, config, logger } = context;
  const openId = createOpenIdClients(context);
  const checks = createRateLimit({ max: 30, windowMs: 15 * 60_000, clock });

  /** @throws {ApiError} `VALIDATION_FAILED` */
  function requireIssuer(issuer: string): void {
    const problem = addressProblem(issuer, config.demo);
    if (problem !== null) throw invalid('issuer', problem);
    // OpenID Connect Discovery, 2: an issuer has neither; `?` and `#` alone would still be part of the address that is asked.
    if (/[?#]/.test(issuer)) throw invalid('issuer', 'must have no query and no fragment');
  }

  return {
    async list(tenant: AgencyRecord): Promise<StoredSignInProvider[]> {
      const rows = await database.readAgency<SignInProviderRow>(
        tenant.id,
        'all sign-in providers',
        'select * from sign_in_providers where agency_id = $1 order by position, provider_id',
        [tenant.id],
      );
      return rows.map((row) => view(tenant, row));
    },

    /** @throws {ApiError} `VALIDATION_FAILED` */
    async add(tenant: AgencyRecord, userId: string, input: NewSignInProvider): Promise<StoredSignInProvider> {
      requireIssuer(input.issuer);
      const at = toInstant(clock.now());
      const key = { agency_id: tenant.id, provider_id: input.id };
      const row: SignInProviderRow = {
        ...key,
        ...columns(input),
        sealed: input.clientSecret ? openId.sealed(input.clientSecret, key) : null,
        created_at: at,
      };
      await database.withAgency(tenant.id, async (tx) => {
        const known = await lockProviders(tx, tenant.id);
        if (known.some(({ provider_id }) => provider_id === input.id)) throw invalid('id', 'is taken');
        if (known.length >= mostProviders)
          throw invalid('id', `is one more than the ${mostProviders} there may be`);
        await tx.db.insertInto('sign_in_providers').values(row).execute();
        await tell(tx, 'add', userId, at, null, row);
      });
      return view(tenant, row);
    },

    /** @throws {ApiError} `NOT_FOUND`, `VALIDATION_FAILED` */
    async replace(
      tenant: AgencyRecord,
      userId: string,
      providerId: string,
      input: SignInProviderInput,
    ): Promise<StoredSignInProvider> {
      requireIssuer(input.issuer);
      const at = toInstant(clock.now());
      const row = await database.withAgency(tenant.id, async (tx) => {
        const known = await providerOf(tx, tenant.id, providerId);
        const moved = known.issuer !== input.issuer;
        // Whoever gets into an owner's session must not have the secret sent to a server of theirs.
        if (moved && known.sealed !== null && input.clientSecret === undefined)
          throw invalid('clientSecret', 'must be sent with another issuer');
        const sealed =
          input.clientSecret === undefined
            ? known.sealed
            : input.clientSecret && openId.sealed(input.clientSecret, known);
        const next = { ...known, ...columns(input), sealed };
        await tx.query(
          `update sign_in_providers set kind = $3, name = $4, issuer = $5, client_id = $6, sealed = $7, position = $8, active = $9
            where agency_id = $1 and provider_id = $2`,
          [
            tenant.id,
            providerId,
            next.kind,
            next.name,
            next.issuer,
            next.client_id,
            sealed,
            next.position,
            next.active,
          ],
        );
        // Another issuer's people may have the same ids as this one's: nobody is known by them any more.
        if (moved)
          for (const table of ['user_identities', 'sign_in_flows'])
            await tx.query(`delete from ${table} where agency_id = $1 and provider_id = $2`, [
              tenant.id,
              providerId,
            ]);
        await tell(tx, 'change', userId, at, known, next);
        return next;
      });
      return view(tenant, row);
    },

    /** @throws {ApiError} `NOT_FOUND` */
    async remove(tenant: AgencyRecord, userId: string, providerId: string): Promise<void> {
      await database.withAgency(tenant.id, async (tx) => {
        const known = await providerOf(tx, tenant.id, providerId);
        await tx.query('delete from sign_in_providers where agency_id = $1 and provider_id = $2', [
          tenant.id,
          providerId,
        ]);
        await tell(tx, 'remove', userId, toInstant(clock.now()), known, null);
      });
    },

    /** @throws {ApiError} `NOT_FOUND`; `RATE_LIMITED` after 30 checks of an agency in 15 minutes */
    async check(tenant: AgencyRecord, providerId: string): Promise<SignInProviderCheck> {
      // Not within a transaction: it asks another server.
      const row = await database.withAgency(tenant.id, (tx) => providerOf(tx, tenant.id, providerId));
      const wait = checks.hit(tenant.id);
      if (wait > 0) throw new ApiError('RATE_LIMITED', { data: { retryAfterSeconds: wait } });
      const bad = (problem: SignInProviderCheck['problem']) => ({ problem, authorizationEndpoint: null });
      if (addressProblem(row.issuer, config.demo) !== null) return bad('address_refused');
      try {
        const metadata = (await openId.discover(row)).serverMetadata();
        const { authorization_endpoint: endpoint, token_endpoint: token } = metadata;
        if (!endpoint || !token || addressProblem(endpoint, config.demo)) return bad('not_openid');
        if (!metadata.response_types_supported?.includes('code')) return bad('no_code_flow');
        if (!metadata.supportsPKCE()) return bad('no_pkce');
        return { problem: null, authorizationEndpoint: endpoint };
      } catch (error) {
        logger.info(
          { err: error, agency: tenant.id, provider: providerId },
          'a check of an OpenID provider failed',
        );
        return bad(problemOf(error));
      }
    },
  };
}

function columns({ kind, name, issuer, clientId, active, position }: SignInProviderInput) {
  return { kind, name: name.trim(), issuer, client_id: clientId, active, position };
}

/** What may be said of a provider; of its secret only that there is one. */
function settingsOf(row: SignInProviderRow) {
  return {
    kind: row.kind,
    name: row.name,
    issuer: row.issuer,
    clientId: row.client_id,
    hasSecret: row.sealed !== null,
    active: row.active,
    position: row.position,
  };
}

function view({ siteOrigin }: AgencyRecord, row: SignInProviderRow): StoredSignInProvider {
  return {
    id: row.provider_id,
    ...settingsOf(row),
    redirectUri: `${siteOrigin}/${row.kind}`,
    createdAt: row.created_at,
  };
}

/** All of an agency's, one change at a time. */
async function lockProviders(tx: Tx, agencyId: string): Promise<SignInProviderRow[]> {
  await tx.query('select 1 from agencies where agency_id = $1 for update', [agencyId]);
  return tx.query<SignInProviderRow>('select * from sign_in_providers where agency_id = $1', [agencyId]);
}

async function providerOf(tx: Tx, agencyId: string, providerId: string): Promise<SignInProviderRow> {
  const [row] = await tx.query<SignInProviderRow>(
    'select * from sign_in_providers where agency_id = $1 and provider_id = $2 for update',
    [agencyId, providerId],
  );
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/** What it was and became. Of a secret only that it was set, changed or taken away. */
async function tell(
  tx: Tx,
  verb: 'add' | 'change' | 'remove',
  userId: string,
  at: string,
  from: SignInProviderRow | null,
  to: SignInProviderRow | null,
): Promise<void> {
  const { agency_id: agencyId, provider_id: subject } = (to ?? from)!;
  const details = {
    from: from && settingsOf(from),
    to: to && settingsOf(to),
    secretChanged: (from?.sealed ?? null) !== (to?.sealed ?? null),
  };
  await writeAudit(tx, { agencyId, userId, at, action: `sign-in.${verb}`, subject, details });
}

/** An error of the library has its cause within; what the library itself finds fault with has a code. */
function problemOf(error: unknown): NonNullable<SignInProviderCheck['problem']> {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 6;
    cause = cause.cause, depth++
  ) {
    if (cause instanceof UnreadableSecretError) return 'secret_unreadable';
    if (cause instanceof EgressError) return 'address_refused';
    const { code = '' } = cause as { code?: string };
    if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'other_issuer';
    if (/^OAUTH_(?!TIMEOUT|ABORT)/.test(code) || cause instanceof SyntaxError) return 'not_openid';
  }
  return 'unreachable';
}
