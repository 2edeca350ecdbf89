import { browseOperations, browseTokenSeconds, type OperationId } from '@portolan/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '../config/index.ts';
import type { Database, Bus } from '../db/index.ts';
import { ApiError } from '../platform/errors.ts';
import { createCache } from '../platform/cache.ts';
import type { Clock } from '../platform/clock.ts';
import { createSeal } from '../platform/seal.ts';

/** How long an access token lives. */
export const accessTokenSeconds = 15 * 60;

/** The logged-in user of a request, read from the session on every request. */
export interface CurrentUser {
  id: string;
  sessionId: string;
  userType: string;
  isRestrictedAgent: boolean;
}

/** Access tokens and the sessions behind them. */
export interface SessionDirectory {
  /** A token for this user at this agency. */
  issue(agencyId: string, user: CurrentUser): Promise<{ accessToken: string; expiresAt: number }>;
  /**
   * The user of a token, `null` when it is forged, expired, another agency's, or its session ended. Role and rights are read
   * from the session's user, so that a change of rights counts at once and not when the token ends.
   */
  authenticate(agencyId: string, token: string): Promise<CurrentUser | null>;
  /** A token for searches and prices on one page with one key; opaque, for five minutes at most. */
  issueBrowse(
    agencyId: string,
    user: CurrentUser,
    use: { key: string; origin: string },
  ): { browseToken: string; expiresAt: number };
  /** Which of the two kinds a token says it is. */
  isBrowseToken(token: string): boolean;
  /**
   * The user behind a browse token, always as a plain customer, whoever it is.
   * @throws {ApiError} `SESSION_EXPIRED` for a forged one or an ended session, `BROWSE_TOKEN_EXPIRED`, `BROWSE_TOKEN_ELSEWHERE`,
   * `BROWSE_TOKEN_NOT_HERE`
   */
  authenticateBrowse(
    agencyId: string,
    token: string,
    use: { key: string; page: string | null; operation: OperationId },
  ): Promise<CurrentUser>;
}

interface BrowseClaims {
  sub: string;
  sid: string;
  key: string;
  origin: string;
  exp: number;
}

const browsePrefix = 'bt_';
const forBrowsing: ReadonlySet<string> = new Set(browseOperations);

interface SessionFacts {
  user: CurrentUser | null;
  expiresAt: number;
}

export function createSessionDirectory(deps: {
  config: Config;
  database: Database;
  bus: Bus;
  clock: Clock;
}): SessionDirectory {
  const { config, database, bus, clock } = deps;
  const secret = config.keys.accessToken;
  const browseSeal = createSeal(config.keys.browse);
  const sessions = createCache<SessionFacts>({ max: 20_000, ttlMs: 30_000 });
  bus.on('session', (id) => sessions.delete(id));
  bus.onGap(() => sessions.clear());

  async function liveUser(agencyId: string, sid: string, sub: string): Promise<CurrentUser | null> {
    const facts = await sessions.get(sid, () => load(database, agencyId, sid));
    return facts.user?.id === sub && facts.expiresAt > clock.now() ? facts.user : null;
  }

  return {
    async issue(agencyId, user) {
      const now = Math.floor(clock.now() / 1000);
      const accessToken = await new SignJWT({ sid: user.sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(user.id)
        .setAudience(agencyId)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(secret);
      return { accessToken, expiresAt: (now + accessTokenSeconds) * 1000 };
    },

    async authenticate(agencyId, token) {
      if (token.length > 2_000) return null;
      let claims;
      try {
        claims = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          typ: 'at+jwt',
          audience: agencyId,
          currentDate: new Date(clock.now()),
        });
      } catch {
        return null;
      }
      const { sub, sid } = claims.payload;
      if (typeof sid !== 'string' || !sub) return null;
      return liveUser(agencyId, sid, sub);
    },

    issueBrowse(agencyId, user, { key, origin }) {
      const exp = clock.now() + browseTokenSeconds * 1000;
      const claims: BrowseClaims = { sub: user.id, sid: user.sessionId, key, origin, exp };
      return { browseToken: browsePrefix + browseSeal.close(claims, agencyId), expiresAt: exp };
    },

    isBrowseToken: (token) => token.startsWith(browsePrefix),

    async authenticateBrowse(agencyId, token, { key, page, operation }) {
      const claims =
        token.length <= 2_000
          ? browseSeal.open<BrowseClaims>(token.slice(browsePrefix.length), agencyId)
          : null;
      if (!claims) throw new ApiError('SESSION_EXPIRED');
      if (claims.key !== key || claims.origin !== page) throw new ApiError('BROWSE_TOKEN_ELSEWHERE');
      if (!forBrowsing.has(operation)) throw new ApiError('BROWSE_TOKEN_NOT_HERE');
      if (claims.exp <= clock.now()) throw new ApiError('BROWSE_TOKEN_EXPIRED');
      const user = await liveUser(agencyId, claims.sid, claims.sub);
      if (!user) throw new ApiError('SESSION_EXPIRED');
      // Staff who log in on a partner's page shop there like anybody: what only they may see stays off it.
      return { ...user, userType: 'Customer', isRestrictedAgent: false };
    },
  };
}

async function load(database: Database, agencyId: string, sessionId: string): Promise<SessionFacts> {
  const [row] = await database.readAgency<{
    user_id: string;
    user_type: string;
    is_restricted_agent: boolean;
    expires_at: string;
  }>(
    agencyId,
    'session',
    `select s.user_id, u.user_type, u.is_restricted_agent, s.expires_at
       from sessions s join users u on u.agency_id = s.agency_id and u.user_id = s.user_id
      where s.agency_id = $1 and s.session_id = $2 and s.revoked_at is null and u.active`,
    [agencyId, sessionId],
  );
  if (!row) return { user: null, expiresAt: 0 };
  return {
    user: {
      id: row.user_id,
      sessionId,
      userType: row.user_type,
      isRestrictedAgent: row.is_restricted_agent,
    },
    expiresAt: Date.parse(row.expires_at),
  };
}
