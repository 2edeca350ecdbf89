import type { Context } from '../context.ts';
import { toInstant } from '../platform/clock.ts';

type Deps = Pick<Context, 'database' | 'clock'>;

/** How long the answer of a mutation is kept for those who ask again. */
export const keysLiveMs = 48 * 3_600_000;
/** How long a gateway's event is known again. Gateways repeat for some days; the rest is for people who look. */
export const eventsLiveMs = 30 * 24 * 3_600_000;

/** Rows that one transaction deletes: locks stay short, however much there is. */
const batch = 5_000;

/** Forgets finished idempotency keys of all agencies that are older than two days; answers how many. */
export function purgeIdempotencyKeys(deps: Deps, size = batch): Promise<number> {
  return inBatches(
    deps,
    `delete from idempotency_keys where (agency_id, operation, key) in (
       select agency_id, operation, key from idempotency_keys
        where created_at < $1 and (status is not null or lease_until < $1) limit $2)
     returning 1`,
    keysLiveMs,
    size,
  );
}

/** Forgets events of gateways that are older than thirty days; answers how many. */
export function purgeWebhookEvents(deps: Deps, size = batch): Promise<number> {
  return inBatches(
    deps,
    `delete from webhook_events where (agency_id, gateway, event_id) in (
       select agency_id, gateway, event_id from webhook_events where received_at < $1 limit $2)
     returning 1`,
    eventsLiveMs,
    size,
  );
}

/** Forgets passports and the like whose day has come, of all agencies; answers of how many bookings. */
export async function purgeTravellerDocuments({ database, clock }: Deps, size = batch): Promise<number> {
  const now = toInstant(clock.now());
  for (let total = 0; ;) {
    const rows = await database.withPlatform('jobs', (tx) =>
      tx.query(
        `delete from traveller_documents where (agency_id, booking_id) in (
           select agency_id, booking_id from traveller_documents where purge_at < $1 limit $2)
         returning 1`,
        [now, size],
      ),
    );
    total += rows.length;
    if (rows.length < size) return total;
  }
}

/** Batch after batch, each in a transaction of its own, until one is not full. */
async function inBatches(
  { database, clock }: Deps,
  statement: string,
  liveMs: number,
  size: number,
): Promise<number> {
  const before = toInstant(clock.now() - liveMs);
  for (let total = 0; ;) {
    const rows = await database.withPlatform('jobs', (tx) => tx.query(statement, [before, size]));
    total += rows.length;
    if (rows.length < size) return total;
  }
}
