import type { BookingSupplier, SupplierChange } from '@portolan/suppliers';
import type { Tx } from '../db/index.ts';
import { newId } from '../platform/ids.ts';
import { toInstant } from '../platform/clock.ts';
import { lockBooking } from './booking-rows.ts';
import type { Context } from './context.ts';
import { asJson } from './executor.ts';

/** How long one supplier may take to tell its news. */
const newsMs = 60_000;

/**
 * Reads what suppliers changed by themselves since the last time, and keeps it with the bookings. News move nothing: they bring the next
 * look at the booking forward, and what the supplier then answers decides. Told twice, a change is kept once. Answers how many are new.
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
  const now = toInstant(clock.now());
  return database.withAgency(found.agency_id, async (tx) => {
    await lockBooking(tx, booking);
    const isNew = await insertChange(tx, booking, change, now);
    if (isNew) await lookSoon(tx, booking, now);
    return isNew;
  });
}

type Owner = { agency_id: string; booking_id: string };

async function insertChange(tx: Tx, owner: Owner, change: SupplierChange, now: string): Promise<boolean> {
  const { agency_id, booking_id } = owner;
  const [row] = await tx.query<{ seq: number }>(
    `insert into booking_changes (agency_id, booking_id, seq, change_id, kind, facts, at, answer_by)
     select $1, $2, coalesce(max(seq), 0) + 1, $3, $4, $5::jsonb, $6, $7 from booking_changes where agency_id = $1 and booking_id = $2
     on conflict (agency_id, booking_id, change_id) do nothing returning seq`,
    [
      agency_id,
      booking_id,
      change.changeId,
      change.kind,
      JSON.stringify(change.facts ?? {}),
      change.at,
      change.answerBy,
    ],
    'keep change',
  );
  if (!row) return false;
  await tx.db
    .insertInto('outbox')
    .values({
      agency_id,
      outbox_id: newId('o'),
      topic: 'booking.changed',
      payload: asJson({ bookingId: booking_id, seq: row.seq, kind: change.kind }),
      created_at: now,
      sent_at: null,
      claimed_until: null,
      last_error: null,
    })
    .execute();
  return true;
}

/** A booking that stands is asked for now; whatever else it is in has its own next moment. */
async function lookSoon(tx: Tx, { agency_id, booking_id }: Owner, now: string): Promise<void> {
  await tx.db
    .updateTable('bookings')
    .set({ next_action: 'ticket', next_action_at: now })
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('status', 'in', ['confirmed', 'documented'])
    // Its money is not taken yet: that comes first, and its own next step asks on.
    .where((row) => row.or([row('next_action', '<>', 'capture'), row('status', '=', 'documented')]))
    .execute();
}
