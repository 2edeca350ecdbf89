import type { Context } from '../context.ts';
import { toInstant } from '../platform/clock.ts';

/** One piece of work for a worker. */
export interface Due {
  task: 'follow_booking' | 'follow_payment' | 'follow_instalment' | 'deliver_outbox';
  /** Names the piece: it stands in the queue once. */
  key: string;
  /** `id` of an instalment is the booking's and its number, with a space between. */
  payload: { agencyId: string; id: string };
}

/** How many of each kind one sweep takes; the rest is for the next one. */
const batch = 200;

/**
 * Everything whose moment has come, over all agencies, oldest first. The moments live in the rows themselves and are written with
 * every change, so it does not matter which process died before it could queue anything.
 */
export async function findDue(context: Pick<Context, 'database' | 'clock'>): Promise<Due[]> {
  const { database, clock } = context;
  const now = toInstant(clock.now());
  const rows = await database.withPlatform('jobs', (tx) =>
    tx.query<{ task: Due['task']; agency_id: string; id: string }>(
      `(select 'follow_booking' as task, agency_id, booking_id as id from bookings
         where next_action_at <= $1 order by next_action_at limit ${batch})
       union all
       (select 'follow_payment', agency_id, payment_id from payments
         where next_action_at <= $1 order by next_action_at limit ${batch})
       union all
       (select 'follow_instalment', agency_id, booking_id || ' ' || n from instalments
         where next_action_at <= $1 order by next_action_at limit ${batch})
       union all
       (select 'deliver_outbox', agency_id, outbox_id from outbox
         where sent_at is null and given_up_at is null and (claimed_until is null or claimed_until <= $1) order by created_at limit ${batch})`,
      [now],
      'find due',
    ),
  );
  return rows.map(({ task, agency_id: agencyId, id }) => ({
    task,
    key: `${task} ${agencyId} ${id}`,
    payload: { agencyId, id },
  }));
}
