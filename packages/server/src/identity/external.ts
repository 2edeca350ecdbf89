import { createHash } from 'node:crypto';
import { isEmail, redirectTarget } from '@portolan/core';
import type * as OpenId from 'openid-client';
import type { Context } from '../context.ts';
import type { SignInProviderRow } from './tables.ts';
import { ApiError } from '../platform/errors.ts';
import { doorsOf, signInProviders } from './doors.ts';
import { normalEmail, type Opened } from './service.ts';
import { createCache } from '../platform/cache.ts';
import { toInstant } from '../platform/clock.ts';
import { createRateLimit } from '../platform/rate-limit.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import type { Asker } from './accounts.ts';
import { findOrMakeUser, insertFlow, takeFlow } from './external-queries.ts';
import { createOpenIdClients, openIdLibrary } from './openid-client.ts';

const minute = 60_000;
/** How long somebody may take at a provider. */
export const flowLivesMs = 10 * minute;

export type DoorKind = SignInProviderRow['kind'];

/** What a provider sent the browser back with. */
export interface Returned {
  state: string;
  code?: string | undefined;
  error?: string | undefined;
  iss?: string | undefined;
}

/**
 * Logging in through an OpenID provider of the agency: authorisation code with PKCE, state and nonce, each answer good once and in the
 * browser that asked alone. What a provider says of a person counts only with its signature, for this client, and with a proven address.
 */
export function createExternal(context: Context) {
  const { database, clock, logger, identity } = context;
  const openId = createOpenIdClients(context);
  const clients = createCache<OpenId.Configuration>({ max: 500, ttlMs: 10 * minute });
  const perAddress = createRateLimit({ max: 120, windowMs: 15 * minute, clock });

  function limit(tenant: AgencyRecord, { address }: Asker): void {
    const wait = perAddress.hit(`${tenant.id}|${address}`);
    if (wait > 0) throw new ApiError('RATE_LIMITED', { data: { retryAfterSeconds: wait } });
  }

  /** The client at a provider, from what the provider publishes. @throws {ApiError} `SIGN_IN_UNAVAILABLE` */
  async function clientOf(row: SignInProviderRow): Promise<OpenId.Configuration> {
    const key = [row.agency_id, row.provider_id, row.issuer, row.client_id, row.sealed].join(' ');
    return clients.get(key, async () => {
      try {
        return await openId.discover(row);
      } catch (error) {
        throw unavailable(error, row);
      }
    });
  }

  function unavailable(cause: unknown, { agency_id, provider_id }: SignInProviderRow): ApiError {
    logger.warn({ err: cause, agency: agency_id, provider: provider_id }, 'an OpenID provider failed');
    return new ApiError('SIGN_IN_UNAVAILABLE', { cause });
  }

  return {
    providers: (tenant: AgencyRecord) => signInProviders(database, tenant),

    /**
     * Begins at a provider.
     * @param providerId `null`: the agency's first of that kind
     * @param origin of the site that asks: the browser must come back to the host that keeps its cookie
     * @returns where the browser goes, and the secret that it keeps in a cookie meanwhile
     * @throws {ApiError} `NOT_FOUND` without such a provider; `SIGN_IN_UNAVAILABLE`
     */
    async start(
      tenant: AgencyRecord,
      kind: DoorKind,
      providerId: string | null,
      redirect: string | null,
      language: string,
      asker: Asker,
      origin = tenant.siteOrigin,
    ): Promise<{ url: string; state: string; verifier: string }> {
      limit(tenant, asker);
      const row = (await doorsOf(database, tenant)).find(
        (door) => door.kind === kind && (providerId === null || door.provider_id === providerId),
      );
      if (!row) throw new ApiError('NOT_FOUND');
      const client = await clientOf(row);
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } =
        await openIdLibrary(); // prettier-ignore
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const now = clock.now();
      await insertFlow(
        database,
        {
          agency_id: tenant.id,
          state_hash: hashOf(state),
          provider_id: row.provider_id,
          verifier_hash: hashOf(verifier),
          nonce,
          redirect: redirectTarget(redirect, tenant.siteOrigin, tenant.agency.redirectOrigins),
          expires_at: toInstant(now + flowLivesMs),
        },
        toInstant(now),
      );
      const url = buildAuthorizationUrl(client, {
        redirect_uri: `${origin}/${kind}`,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ui_locales: language,
      });
      return { url: url.href, state, verifier };
    },

    /**
     * Takes what a provider sent the browser back with.
     * @param verifier the secret of that browser's cookie
     * @throws {ApiError} `SIGN_IN_FAILED` for everything that is not the first answer to this browser's own question, signed by the
     * provider for this client; `EMAIL_NOT_PROVEN`; `FORBIDDEN` for staff, who log in with their password; `SIGN_IN_UNAVAILABLE`
     */
    async finish(
      tenant: AgencyRecord,
      kind: DoorKind,
      returned: Returned,
      verifier: string | null,
      language: string,
      asker: Asker,
      origin = tenant.siteOrigin,
    ): Promise<{ opened: Opened; redirect: string | null }> {
      limit(tenant, asker);
      const { state, code, error, iss } = returned;
      // Gone with the first answer, whatever it was.
      const flow = await takeFlow(database, tenant.id, hashOf(state));
      const row =
        flow && (await doorsOf(database, tenant)).find((door) => door.provider_id === flow.provider_id);
      if (
        !flow || row?.kind !== kind || verifier === null || !hashOf(verifier).equals(flow.verifier_hash) ||
        Date.parse(flow.expires_at) <= clock.now() || error !== undefined || code === undefined
      ) throw new ApiError('SIGN_IN_FAILED'); // prettier-ignore
      const client = await clientOf(row);
      const { authorizationCodeGrant } = await openIdLibrary();
      const address = new URL(`/${kind}`, origin);
      for (const [name, value] of Object.entries({ state, code, iss }))
        if (value !== undefined) address.searchParams.set(name, value);
      let claims: OpenId.IDToken | undefined;
      try {
        const tokens = await authorizationCodeGrant(client, address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        });
        claims = tokens.claims();
      } catch (cause) {
        logger.warn(
          { err: cause, agency: tenant.id, provider: row.provider_id },
          'an answer of an OpenID provider was refused',
        );
        throw new ApiError('SIGN_IN_FAILED', { cause });
      }
      if (!claims) throw new ApiError('SIGN_IN_FAILED');
      const now = toInstant(clock.now());
      const email = typeof claims['email'] === 'string' ? normalEmail(claims['email']) : '';
      const userId = await database.withAgency(tenant.id, (tx) =>
        findOrMakeUser(tx, tenant, {
          providerId: row.provider_id,
          subject: claims.sub,
          // Whoever can write any address into their account there must not get somebody's account here.
          email: claims['email_verified'] === true && isEmail(email) ? email : null,
          firstName: textOf(claims['given_name']) || textOf(claims['name']) || email.split('@')[0] || '',
          lastName: textOf(claims['family_name']),
          language,
          now,
        }),
      );
      const opened = await identity.openFor(tenant, userId, null, asker.userAgent);
      return { opened, redirect: flow.redirect };
    },
  };
}

/** What a provider says of a name: one line of at most 80 characters. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim().slice(0, 80); // prettier-ignore
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
