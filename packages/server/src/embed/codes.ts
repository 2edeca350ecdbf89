import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { ApiError } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import type { AgencyRecord } from '../tenancy/index.ts';

/** How long a code is good. */
const codeSeconds = 60;

/** One-time codes that carry a log-in from a pop-up at the top level into a frame, which shares no storage with it. */
export function createCodes({ database, clock }: Context) {
  return {
    /** @returns the code, kept here only as a hash */
    async issue(
      tenant: AgencyRecord,
      key: string,
      userId: string,
    ): Promise<{ code: string; expiresAt: string }> {
      const code = `ec_${randomBytes(32).toString('base64url')}`;
      const now = clock.now();
      const expiresAt = toInstant(now + codeSeconds * 1000);
      await database.withAgency(tenant.id, async (tx) => {
        await tx.query('delete from embed_codes where agency_id = $1 and expires_at < $2', [
          tenant.id,
          toInstant(now),
        ]);
        await tx.query(
          'insert into embed_codes (agency_id, code_hash, key, user_id, expires_at) values ($1, $2, $3, $4, $5)',
          [tenant.id, hashOf(code), key, userId, expiresAt],
        );
      });
      return { code, expiresAt };
    },

    /**
     * Uses a code up. @returns whose it is
     * @throws {ApiError} `CODE_INVALID`, the same for a wrong, late, used and foreign one
     */
    async use(tenant: AgencyRecord, key: string, code: string): Promise<string> {
      const [row] = await database.withAgency(tenant.id, (tx) =>
        tx.query<{ user_id: string }>(
          `update embed_codes set used_at = $4
            where agency_id = $1 and code_hash = $2 and key = $3 and used_at is null and expires_at > $4
           returning user_id`,
          [tenant.id, hashOf(code), key, toInstant(clock.now())],
        ),
      );
      if (!row) throw new ApiError('CODE_INVALID');
      return row.user_id;
    },
  };
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
