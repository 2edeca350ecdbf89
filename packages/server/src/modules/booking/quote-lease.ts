import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { toInstant, type Clock } from '../../platform/clock.ts';

const leaseMs = 30_000;
const waitMs = 100_000;

/**
 * Lets one call at a time book a quote, whatever its idempotency key and process: two tabs with one quote become one booking. The
 * lease of a holder that died runs out.
 * @throws {ApiError} `QUOTE_NOT_FOUND`, or `BOOKING_PENDING` when the other call takes too long.
 */
export async function withQuoteLease<T>(
  deps: { database: Database; clock: Clock },
  agencyId: string,
  quoteId: string,
  work: () => Promise<T>,
): Promise<T> {
  const { database, clock } = deps;
  const holder = randomUUID();
  const giveUpAt = performance.now() + waitMs;
  for (let pause = 15; !(await acquire()); pause = Math.min(250, pause * 1.5)) {
    if (performance.now() > giveUpAt) throw new ApiError('BOOKING_PENDING');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const beat = setInterval(() => void set(clock.now() + leaseMs).catch(() => undefined), leaseMs / 3).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await set(null).catch(() => undefined);
  }

  function acquire(): Promise<boolean> {
    return database.withAgency(agencyId, async (tx) => {
      const now = clock.now();
      const rows = await tx.query<{ lease_holder: string }>(
        `update quotes
            set lease_holder = case when lease_until is null or lease_until <= $3 then $4 else lease_holder end,
                lease_until = case when lease_until is null or lease_until <= $3 then $5 else lease_until end
          where agency_id = $1 and quote_id = $2
          returning lease_holder`,
        [agencyId, quoteId, toInstant(now), holder, toInstant(now + leaseMs)],
        'lease quote',
      );
      if (!rows[0]) throw new ApiError('QUOTE_NOT_FOUND');
      return rows[0].lease_holder === holder;
    });
  }
  async function set(until: number | null): Promise<void> {
    await database.withAgency(agencyId, (tx) =>
      tx.query(
        `update quotes set lease_until = $3, lease_holder = case when $3::timestamptz is null then null else lease_holder end
          where agency_id = $1 and quote_id = $2 and lease_holder = $4`,
        [agencyId, quoteId, until === null ? null : toInstant(until), holder],
      ),
    );
  }
}
