import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  isTravelAgent,
  may,
  roleOf,
  type Session,
  type SessionInfo,
  type TravelAgent,
  type UserProfile,
} from '@portolan/contract';
import { money, toDecimal } from '@portolan/core';
import type { Database, Bus } from '../db/index.ts';
import type { Logger } from 'pino';
import type { UserRow } from './tables.ts';
import type { CurrentUser, AgencyRecord, SessionDirectory } from '../tenancy/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { languageCodes } from '@portolan/i18n';
import { toInstant, type Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { verifyPassword } from './passwords.ts';
import { createRateLimit } from '../platform/rate-limit.ts';
import {
  endSession,
  endSessionsOf,
  findBalances,
  findLiveSessions,
  findUser,
  findUserByEmail,
  type UserWithCredit,
  insertSession,
  lockSession,
  rotateSession,
  setUserLanguage,
} from './queries.ts';

/** How long a session lives without a new log-in. */
export const sessionSeconds = 30 * 24 * 3600;
/** A second tab may present the token that the first has just exchanged. */
const graceMs = 10_000;
const minute = 60_000;

/** How long the session of a user lives for whom a partner vouches: a fresh profile token opens the next one. */
export const vouchedSessionSeconds = 12 * 3600;

/**
 * Which door a session is for: the agency's own site (`null`), or a frame on the pages of one partner. A token of one door opens
 * nothing at another.
 */
export type Door = { partnerId: string } | null;

/** What a log-in or refresh answers; `refreshToken` is `null` when the browser has the newest one already. */
export interface Opened {
  session: Session;
  refreshToken: string | null;
  /** How long the refresh token may be kept. */
  seconds: number;
}

/** Logging in and out, and who is logged in. */
export type IdentityService = ReturnType<typeof createIdentityService>;

/** Made once, for every door: the site and the frames of partners. */
export function createIdentityService({
  database,
  sessions,
  bus,
  clock,
  logger,
}: {
  database: Database;
  sessions: SessionDirectory;
  bus: Bus;
  clock: Clock;
  logger: Logger;
}) {
  const perAccount = createRateLimit({ max: 8, windowMs: 15 * minute, clock });
  // From everywhere together: slow enough for a guesser with many addresses, too many for the owner to be shut out.
  const perAccountAnywhere = createRateLimit({ max: 100, windowMs: 15 * minute, clock });
  const perAddress = createRateLimit({ max: 60, windowMs: 15 * minute, clock });

  async function open(tenant: AgencyRecord, row: UserWithCredit, sessionId: string): Promise<Session> {
    const user = currentUser(row, sessionId);
    const { accessToken, expiresAt } = await sessions.issue(tenant.id, user);
    return { accessToken, expiresAt: toInstant(expiresAt), user: profileOf(row) };
  }

  async function begin(
    tenant: AgencyRecord,
    row: UserWithCredit,
    door: Door,
    userAgent: string | undefined,
  ): Promise<Opened> {
    const sessionId = newId('se');
    const refreshToken = newRefreshToken(sessionId);
    const seconds = row.partner_id === null ? sessionSeconds : vouchedSessionSeconds;
    const now = clock.now();
    const session = {
      agency_id: tenant.id,
      session_id: sessionId,
      user_id: row.user_id,
      token_hash: hashOf(refreshToken),
      expires_at: toInstant(now + seconds * 1000),
      partner_id: door?.partnerId ?? null,
      user_agent: userAgent?.slice(0, 300) ?? null,
    };
    await insertSession(database, session, toInstant(now));
    return { session: await open(tenant, row, sessionId), refreshToken, seconds };
  }

  async function revoke(agencyId: string, sessionId: string): Promise<void> {
    const now = toInstant(clock.now());
    await database.withAgency(agencyId, (tx) => endSession(tx, agencyId, sessionId, now));
    await bus.publish('session', sessionId);
  }

  return {
    /**
     * @throws {ApiError} `INVALID_CREDENTIALS`, the same and as late for an unknown address as for a wrong password;
     * `RATE_LIMITED` after 8 failures of an account or 60 of an address in 15 minutes.
     */
    async logIn(
      tenant: AgencyRecord,
      email: string,
      password: string,
      address: string,
      door: Door = null,
      userAgent?: string,
    ): Promise<Opened> {
      const normal = normalEmail(email);
      const account = `${tenant.id}|${normal}|${address}`;
      const wait = Math.max(
        perAccount.hit(account),
        perAddress.hit(`${tenant.id}|${address}`),
        perAccountAnywhere.hit(`${tenant.id}|${normal}`),
      );
      if (wait > 0) throw new ApiError('RATE_LIMITED', { data: { retryAfterSeconds: wait } });
      const row = await findUserByEmail(database, tenant.id, normal);
      const right = await verifyPassword(row?.password_hash ?? null, password);
      if (!row || !right) throw new ApiError('INVALID_CREDENTIALS');
      perAccount.clear(account);
      const { sso } = tenant.agency;
      // AUTH-29: such an agency's customers come through its own door. Its staff needs this one until that is built.
      if (sso.isSSOEnabled && !sso.isDirectLoginAllowedForSSOUsers && !isTravelAgent(roleOf(roleFacts(row))))
        throw new ApiError('FORBIDDEN', { message: 'Please log in through your agency’s own page.' });
      return begin(tenant, row, door, userAgent);
    },

    /**
     * A session for a user whom something else than a password has proved.
     * @throws {ApiError} `FORBIDDEN` for a user who was deactivated.
     */
    async openFor(tenant: AgencyRecord, userId: string, door: Door, userAgent?: string): Promise<Opened> {
      const row = await findUser(database, tenant.id, userId);
      if (!row) throw new ApiError('FORBIDDEN');
      return begin(tenant, row, door, userAgent);
    },

    /**
     * Exchanges a refresh token for the next one. A token that was exchanged before ends the session: somebody has a copy.
     * @throws {ApiError} `SESSION_EXPIRED`
     */
    async refresh(tenant: AgencyRecord, refreshToken: string, door: Door = null): Promise<Opened> {
      const sessionId = sessionIdOf(refreshToken);
      if (!sessionId) throw new ApiError('SESSION_EXPIRED');
      const now = clock.now();
      const next = newRefreshToken(sessionId);
      const given = hashOf(refreshToken);
      const outcome = await database.withAgency(tenant.id, async (tx) => {
        const session = await lockSession(tx, tenant.id, sessionId);
        if (!session || session.revoked_at || Date.parse(session.expires_at) <= now)
          return { status: 'ended' as const };
        if (session.partner_id !== (door?.partnerId ?? null)) return { status: 'ended' as const };
        const seconds = Math.floor((Date.parse(session.expires_at) - now) / 1000);
        if (same(session.token_hash, given)) {
          await rotateSession(tx, session, hashOf(next), toInstant(now));
          return { status: 'rotated' as const, userId: session.user_id, seconds };
        }
        const justRotated = session.rotated_at !== null && now - Date.parse(session.rotated_at) <= graceMs;
        if (justRotated && session.previous_hash && same(session.previous_hash, given))
          return { status: 'grace' as const, userId: session.user_id, seconds };
        await endSession(tx, tenant.id, sessionId, toInstant(now));
        return { status: 'reused' as const };
      });
      if (outcome.status === 'reused') {
        logger.warn({ agency: tenant.id }, 'a refresh token was used twice; its session was ended');
        await bus.publish('session', sessionId);
      }
      if (outcome.status === 'ended' || outcome.status === 'reused') throw new ApiError('SESSION_EXPIRED');
      const row = await findUser(database, tenant.id, outcome.userId);
      if (!row) throw new ApiError('SESSION_EXPIRED');
      return {
        session: await open(tenant, row, sessionId),
        refreshToken: outcome.status === 'rotated' ? next : null,
        seconds: outcome.seconds,
      };
    },

    /** Ends the session of the token or of the cookie, whichever there is; never fails. */
    async logOut(
      tenant: AgencyRecord,
      accessToken: string | null,
      refreshToken: string | null,
      door: Door = null,
    ): Promise<void> {
      const ids = new Set<string>();
      if (accessToken) {
        const user = await sessions.authenticate(tenant.id, accessToken);
        if (user) ids.add(user.sessionId);
      }
      const sessionId = refreshToken && sessionIdOf(refreshToken);
      if (refreshToken && sessionId) {
        const known = await database.withAgency(tenant.id, (tx) => lockSession(tx, tenant.id, sessionId));
        const ours = known !== null && known.partner_id === (door?.partnerId ?? null);
        if (ours && same(known.token_hash, hashOf(refreshToken))) ids.add(sessionId);
      }
      for (const id of ids) await revoke(tenant.id, id);
    },

    /** Where the user is logged in, newest first. */
    async sessionsOf(tenant: AgencyRecord, user: CurrentUser): Promise<SessionInfo[]> {
      const rows = await findLiveSessions(database, tenant.id, user.id, toInstant(clock.now()));
      return rows.map((row) => ({
        id: row.session_id,
        current: row.session_id === user.sessionId,
        createdAt: row.created_at,
        seenAt: row.rotated_at ?? row.created_at,
        userAgent: row.user_agent,
        embedded: row.partner_id !== null,
      }));
    },

    /**
     * Ends sessions of the user: one, or all but the one that asks. They are over at once in every process.
     * @throws {ApiError} `NOT_FOUND` for one that is not this user's, or is over
     */
    async endSessions(tenant: AgencyRecord, user: CurrentUser, which: string | 'others'): Promise<void> {
      const choice = which === 'others' ? { except: user.sessionId } : { only: which };
      const now = toInstant(clock.now());
      const ended = await database.withAgency(tenant.id, (tx) =>
        endSessionsOf(tx, tenant.id, user.id, now, choice),
      );
      if (which !== 'others' && ended.length === 0) throw new ApiError('NOT_FOUND');
      for (const id of ended) await bus.publish('session', id);
    },

    async profile(tenant: AgencyRecord, user: CurrentUser): Promise<UserProfile> {
      const row = await findUser(database, tenant.id, user.id);
      if (!row) throw new ApiError('SESSION_EXPIRED');
      return profileOf(row);
    },

    /** @throws {ApiError} `SESSION_EXPIRED` for who was deactivated meanwhile */
    async travelAgent(tenant: AgencyRecord, user: CurrentUser): Promise<TravelAgent> {
      const row = await findUser(database, tenant.id, user.id);
      if (!row) throw new ApiError('SESSION_EXPIRED');
      const balances = await findBalances(database, tenant.id, user.id);
      const of = (account: string) =>
        balances
          .filter((balance) => balance.account === account)
          .map(({ amount, currency }) => money(amount, currency));
      const role = roleOf(roleFacts(row));
      return {
        id: row.user_id,
        userType: row.user_type,
        isRestrictedAgent: role === 'restricted_agent',
        agency: { id: tenant.id, agencyName: tenant.agency.agencyName },
        createdAt: row.created_at,
        wallet: of('wallet'),
        ...(may(role, 'prices.net') && { commission: of('agent_commission') }),
      };
    },

    async changeLanguage(tenant: AgencyRecord, user: CurrentUser, language: string): Promise<void> {
      if (!languageCodes.some((known) => known === language))
        throw invalid('language', 'is not one of the supported languages');
      await setUserLanguage(database, tenant.id, user.id, language);
    },
  };
}

/** An address as it is kept. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

function newRefreshToken(sessionId: string): string {
  return `${sessionId}.${randomBytes(32).toString('base64url')}`;
}

function sessionIdOf(refreshToken: string): string | null {
  return /^(se_[a-z0-9]{26})\.[\w-]{43}$/.exec(refreshToken)?.[1] ?? null;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function same(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

function roleFacts(row: Pick<UserRow, 'user_type' | 'is_restricted_agent'>) {
  return { userType: row.user_type, isRestrictedAgent: row.is_restricted_agent };
}

function currentUser(row: UserWithCredit, sessionId: string): CurrentUser {
  return { id: row.user_id, sessionId, ...roleFacts(row) };
}

/** USER-01 to USER-11. */
function profileOf(row: UserWithCredit): UserProfile {
  const role = roleOf(roleFacts(row));
  return {
    id: row.user_id,
    userType: row.user_type,
    isTravelAgent: isTravelAgent(role),
    isRestrictedAgent: role === 'restricted_agent',
    personal_info: {
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email ?? row.contact_email ?? '',
      profile_image: row.profile_image,
      credits: {
        amount: toDecimal(money(row.credit, row.credits_currency)),
        currency: row.credits_currency,
      },
    },
    isRewardWalletEnable: row.is_reward_wallet_enable,
  };
}
