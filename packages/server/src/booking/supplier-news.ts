import type { BookingSupplier, SupplierChange } from '@portolan/suppliers';
import { toInstant } from '../platform/clock.ts';
import { lockBooking } from './booking-rows.ts';
import type { Context } from './context.ts';
import { insertChange, lookSoon } from './supplier-changes.ts';

/** How long one supplier may take to tell its news. */
const newsMs = 60_000;

/**
 * Reads what suppliers changed by themselves since the last time, and keeps it with the bookings. A supplier's
 * message changes no booking by itself: it brings the next look at the booking forward, and what the supplier then answers decides. Told
 * twice, a change is kept once. Answers how many are new.
 */
export async function readSupplierNews(context: Context): Promise<number> {
  let kept = 0;
  for (const { service, suppliers } of context.services.values())
    for (const supplier of suppliers.values()) {
      if (!supplier.changes) continue;
      try {
        kept += await readNewsOf(context, service, supplier);
      } catch (error) {
        // The others have news too; this one is asked again from where it was read to.
        context.logger.warn({ err: error, supplier: supplier.name }, 'a supplier did not tell its news');
      }
    }
  return kept;
}

async function readNewsOf(
  context: Context,
  service: BookingSupplier<unknown, unknown, unknown>['service'],
  supplier: BookingSupplier<unknown, unknown, unknown>,
): Promise<number> {
  const { database, clock } = context;
  const [known] = await database.withPlatform('jobs', (tx) =>
    tx.query<{ cursor: string }>(
      'select cursor from supplier_cursors where service = $1 and supplier = $2',
      [service, supplier.name],
      'cursor of news',
    ),
  );
  let kept = 0;
  const signal = AbortSignal.timeout(newsMs);
  for await (const { cursor, change } of supplier.changes!(known?.cursor ?? null, { signal })) {
    if (await keepChange(context, supplier.name, change)) kept++;
    await database.withPlatform('jobs', (tx) =>
      tx.query(
        `insert into supplier_cursors (service, supplier, cursor, read_at) values ($1, $2, $3, $4)
         on conflict (service, supplier) do update set cursor = excluded.cursor, read_at = excluded.read_at`,
        [service, supplier.name, cursor, toInstant(clock.now())],
        'move cursor of news',
      ),
    );
  }
  return kept;
}

async function keepChange(context: Context, supplier: string, change: SupplierChange): Promise<boolean> {
  const { database, clock, logger } = context;
  const [found] = await database.withPlatform('jobs', (tx) =>
    tx.query<{ agency_id: string }>(
      'select agency_id from bookings where booking_id = $1 and supplier = $2',
      [change.reference, supplier],
      'agency of a change',
    ),
  );
  if (!found) {
    logger.warn({ supplier, change: change.changeId }, 'a supplier tells of a booking that is none of ours');
    return false;
  }
  const booking = { agency_id: found.agency_id, booking_id: change.reference };
  const now = clock.now();
  return database.withAgency(found.agency_id, async (tx) => {
    await lockBooking(tx, booking);
    const isNew = await insertChange(tx, booking, change, now);
    if (isNew) await lookSoon(tx, booking, now);
    return isNew;
  });
}
