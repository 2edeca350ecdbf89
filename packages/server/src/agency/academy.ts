import { createHash, randomBytes } from 'node:crypto';
import { isTravelAgent, roleOf, type AcademyVisit, type AcademyVisitor } from '@portolan/contract';
import type { Context } from '../context.ts';
import { toInstant } from '../platform/clock.ts';
import { ApiError } from '../platform/errors.ts';
import { createRateLimit, type RateLimit } from '../platform/rate-limit.ts';
import type { AgencyRecord } from '../tenancy/index.ts';

/** How long a token of the academy link is good. */
export const academyTokenSeconds = 60;

const windowMs = 15 * 60_000;

/**
 * The link to the agency's academy, which is another site: it carries a token that says who comes, made when the link is chosen. Good
 * once and for a minute, because addresses end up in logs and histories; never the session's own.
 */
export function createAcademy({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  const linksPerUser = createRateLimit({ max: 60, windowMs, clock });
  // An academy's server asks for all agents of an agency from one address.
  const redeemedPerAddress = createRateLimit({ max: 600, windowMs, clock });

  return {
    /** @throws {ApiError} `NOT_FOUND` for an agency without an academy; `RATE_LIMITED` after 60 links of a user in 15 minutes */
    async open({ id, academy }: AgencyRecord, userId: string): Promise<AcademyVisit> {
      if (!academy) throw new ApiError('NOT_FOUND');
      limit(linksPerUser, `${id} ${userId}`);
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expiresAt = toInstant(now + academyTokenSeconds * 1000);
      await database.withAgency(id, async (tx) => {
        await tx.query('delete from academy_tokens where agency_id = $1 and expires_at <= $2', [
          id,
          toInstant(now),
        ]);
        await tx.query(
          'insert into academy_tokens (agency_id, token_hash, user_id, expires_at) values ($1, $2, $3, $4)',
          [id, hashOf(token), userId, expiresAt],
        );
      });
      const url = new URL(academy.url);
      url.searchParams.set(academy.tokenParam, token);
      return { url: url.href, expiresAt };
    },

    /**
     * Uses a token up. It is found by its hash, so no comparison takes longer the more of it is right.
     * @param address of who asks
     * @throws {ApiError} `CODE_INVALID`, the same for a wrong, late, used and foreign one and for who is no agent any more; `RATE_LIMITED`
     * after 600 calls of an address in 15 minutes
     */
    async redeem({ id }: AgencyRecord, token: string, address: string): Promise<AcademyVisitor> {
      limit(redeemedPerAddress, `${id} ${address}`);
      const [user] = await database.withAgency(id, (tx) =>
        tx.query<{
          user_id: string;
          email: string | null;
          first_name: string;
          last_name: string;
          language: string | null;
          user_type: string;
          is_restricted_agent: boolean;
        }>(
          `with used as (delete from academy_tokens where agency_id = $1 and token_hash = $2 returning user_id, expires_at)
           select user_id, email, first_name, last_name, language, user_type, is_restricted_agent
             from used join users using (user_id) where agency_id = $1 and expires_at > $3 and active`,
          [id, hashOf(token), toInstant(clock.now())],
        ),
      );
      const role = user && roleOf({ userType: user.user_type, isRestrictedAgent: user.is_restricted_agent });
      if (!user || !role || !isTravelAgent(role)) throw new ApiError('CODE_INVALID');
      return {
        agencyId: id,
        userId: user.user_id,
        email: user.email,
        firstName: user.first_name,
        lastName: user.last_name,
        role,
        language: user.language,
      };
    },
  };
}

function limit(limits: RateLimit, key: string): void {
  const wait = limits.hit(key);
  if (wait > 0) throw new ApiError('RATE_LIMITED', { data: { retryAfterSeconds: wait } });
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
