import { randomUUID } from 'node:crypto';
import type { Database } from '../db/index.ts';
import { ApiError } from '../platform/errors.ts';
import { toInstant, type Clock } from '../platform/clock.ts';

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
  const lease = createLease(deps, agencyId, quoteId);
  const giveUpAt = performance.now() + waitMs;
  for (let pause = 15; !(await lease.acquire()); pause = Math.min(250, pause * 1.5)) {
    if (performance.now() > giveUpAt) throw new ApiError('BOOKING_PENDING');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return lease.hold(work);
}

/** The same for whoever has time: when somebody else has the quote, nothing is done and the answer is false. */
export async function tryQuoteLease(
  deps: { database: Database; clock: Clock },
  agencyId: string,
  quoteId: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const lease = createLease(deps, agencyId, quoteId);
  if (!(await lease.acquire())) return false;
  await lease.hold(work);
  return true;
}

function createLease(
  { database, clock }: { database: Database; clock: Clock },
  agencyId: string,
  quoteId: string,
) {
  const holder = randomUUID();
  return { acquire, hold };

  async function hold<T>(work: () => Promise<T>): Promise<T> {
    const beat = setInterval(
      () => void set(clock.now() + leaseMs).catch(() => undefined),
      leaseMs / 3,
    ).unref();
    try {
      return await work();
    } finally {
      clearInterval(beat);
      await set(null).catch(() => undefined);
    }
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
