import { nextTry } from '@portolan/core';
import type { Context } from '../context.ts';
import { toInstant } from '../platform/clock.ts';

/** News of one change, at least once: `id` tells a repetition. */
export interface OutboxMessage {
  id: string;
  agencyId: string;
  /** What happened, such as `booking.documented`. */
  topic: string;
  payload: Record<string, unknown>;
  createdAt: string;
}

/** Who is told: mails, webhooks of agencies. Throws when it should be told again later. */
export type Deliver = (message: OutboxMessage) => Promise<void>;

const claimMs = 2 * 60_000;

/** Tells one row of the outbox, unless somebody else is at it or has. */
export async function deliverOutbox(
  context: Pick<Context, 'database' | 'clock' | 'deliver'>,
  agencyId: string,
  id: string,
): Promise<void> {
  const { database, clock } = context;
  const now = clock.now();
  const row = await database.withAgency(agencyId, (tx) =>
    tx.db
      .updateTable('outbox')
      .set((eb) => ({ claimed_until: toInstant(now + claimMs), attempts: eb('attempts', '+', 1) }))
      .where('agency_id', '=', agencyId)
      .where('outbox_id', '=', id)
      .where('sent_at', 'is', null)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', toInstant(now))]))
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row) return;
  const finish = (set: { sent_at?: string; claimed_until?: string; last_error?: string | null }) =>
    database.withAgency(agencyId, (tx) =>
      tx.db
        .updateTable('outbox')
        .set(set)
        .where('agency_id', '=', agencyId)
        .where('outbox_id', '=', id)
        .execute(),
    );
  try {
    await context.deliver({
      id,
      agencyId,
      topic: row.topic,
      payload: row.payload,
      createdAt: row.created_at,
    });
  } catch (error) {
    await finish({
      claimed_until: toInstant(nextTry(clock.now(), row.attempts)),
      last_error: error instanceof Error ? error.name : 'unknown',
    });
    throw error;
  }
  await finish({ sent_at: toInstant(clock.now()), last_error: null });
}
