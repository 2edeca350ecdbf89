import type { SupplierChange } from '@portolan/suppliers';
import type { Tx } from '../db/index.ts';
import { tell } from '../outbox/index.ts';
import { toInstant } from '../platform/clock.ts';
import type { BookingRow } from './tables.ts';

type Owner = Pick<BookingRow, 'agency_id' | 'booking_id'>;

/** Keeps what a supplier changed, and the message of the outbox with it; false when it is kept already. */
export async function insertChange(
  tx: Tx,
  { agency_id, booking_id }: Owner,
  change: SupplierChange,
  now: number,
): Promise<boolean> {
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
  const payload = { bookingId: booking_id, seq: row.seq, kind: change.kind };
  await tell(tx, { agencyId: agency_id, topic: 'booking.changed', payload }, now);
  return true;
}

/** Whether the supplier has ever told a change of the booking. */
export async function hasChanges(tx: Tx, { agency_id, booking_id }: Owner): Promise<boolean> {
  const rows = await tx.query(
    'select 1 from booking_changes where agency_id = $1 and booking_id = $2 limit 1',
    [agency_id, booking_id],
    'changes of a booking',
  );
  return rows.length > 0;
}

/**
 * Has the supplier asked at once about a booking that stands; `undefined` in any other state, which has its own next moment. Money that is
 * still to be taken waits for the answer: the booking may be cancelled.
 */
export function lookSoon(
  tx: Tx,
  { agency_id, booking_id }: Owner,
  now: number,
): Promise<BookingRow | undefined> {
  return tx.db
    .updateTable('bookings')
    .set({ next_action: 'ticket', next_action_at: toInstant(now) })
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('status', 'in', ['confirmed', 'documented'])
    .returningAll()
    .executeTakeFirst();
}
