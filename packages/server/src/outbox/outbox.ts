import { nextTry } from '@portolan/core';
import type { Database, Tx } from '../db/index.ts';
import { newId } from '../platform/ids.ts';
import { toInstant, type Clock } from '../platform/clock.ts';

/** News of one change, at least once: `id` tells a repetition. */
export interface OutboxMessage {
  id: string;
  agencyId: string;
  /** What happened, such as `booking.documented`. */
  topic: string;
  payload: Record<string, unknown>;
  createdAt: string;
}

/** Not yet: it shall be told again at `at` (ms since the epoch), and nothing went wrong. */
export class TellLaterError extends Error {
  override readonly name = 'TellLaterError';
  readonly at: number;
  constructor(at: number) {
    super('this shall be told later');
    this.at = at;
  }
}

/** Who is told: mails, webhooks of agencies. Throws when it should be told again later. */
export type Deliver = (message: OutboxMessage) => Promise<void>;

/** Writes a message in the transaction of what happened: both are kept, or neither. `now` in ms since the epoch. */
export async function tell(
  tx: Tx,
  { agencyId, topic, payload }: Pick<OutboxMessage, 'agencyId' | 'topic' | 'payload'>,
  now: number,
): Promise<void> {
  await tx.db
    .insertInto('outbox')
    .values({
      agency_id: agencyId,
      outbox_id: newId('o'),
      topic,
      // The driver would write a list as a PostgreSQL array.
      payload: JSON.stringify(payload) as unknown as Record<string, unknown>,
      created_at: toInstant(now),
    })
    .execute();
}

const claimMs = 2 * 60_000;
/** How long it is tried to tell something. News of last week helps nobody, and a server that is down for longer needs a person. */
export const giveUpAfterMs = 5 * 24 * 3_600_000;

/** Tells one row of the outbox, unless somebody else is at it or has. */
export async function deliverOutbox(
  context: { database: Database; clock: Clock; deliver: Deliver },
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
      .where('given_up_at', 'is', null)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', toInstant(now))]))
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row) return;
  const finish = (set: {
    sent_at?: string;
    given_up_at?: string;
    claimed_until?: string;
    attempts?: number;
    last_error?: string | null;
  }) =>
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
    if (error instanceof TellLaterError)
      return void (await finish({ claimed_until: toInstant(error.at), attempts: row.attempts - 1 }));
    const late = clock.now() - Date.parse(row.created_at) >= giveUpAfterMs;
    await finish({
      ...(late ? { given_up_at: toInstant(clock.now()) } : {}),
      claimed_until: toInstant(nextTry(clock.now(), row.attempts)),
      last_error: error instanceof Error ? error.name : 'unknown',
    });
    throw error;
  }
  await finish({ sent_at: toInstant(clock.now()), last_error: null });
}
