import type { Context } from '../context.ts';
import { toInstant } from '../platform/clock.ts';

/** How long the answer of a mutation is kept for those who ask again. */
export const keysLiveMs = 48 * 3_600_000;

/** Forgets finished idempotency keys of all agencies that are older than two days; answers how many. */
export function purgeIdempotencyKeys({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<number> {
  const before = toInstant(clock.now() - keysLiveMs);
  return database.withPlatform('jobs', async (tx) => {
    const rows = await tx.query(
      `delete from idempotency_keys where (agency_id, operation, key) in (
         select agency_id, operation, key from idempotency_keys
          where created_at < $1 and (status is not null or lease_until < $1) limit 5000)
       returning 1`,
      [before],
    );
    return rows.length;
  });
}
