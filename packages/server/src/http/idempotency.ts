import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../db/index.ts';
import { ApiError, type errorBody } from '../platform/errors.ts';
import { toInstant, type Clock } from '../platform/clock.ts';

/** What a call answered, as it is repeated for the same key. */
export interface StoredAnswer {
  status: number;
  body: unknown;
  /** A failure of ours or a neighbour's: not final, the same call may try again. */
  retryable: boolean;
}

export interface OnceDeps {
  database: Database;
  clock: Clock;
  /** How long a holder may be silent before somebody else takes over. @default 30000 */
  leaseMs?: number;
  /** How long a call waits for another one of its key. @default 100000 */
  waitMs?: number;
}

/**
 * A stored answer as the call's own: its body, or its failure.
 * @throws {ApiError} the failure that was stored
 */
export function openAnswer<T>(answer: StoredAnswer): T {
  if (answer.status === 200 || answer.status === 202) return answer.body as T;
  const { code, error: message, fields, data } = answer.body as ReturnType<typeof errorBody>;
  throw new ApiError(code, {
    message,
    ...(fields ? { fields } : {}),
    ...(data === undefined ? {} : { data }),
  });
}

/** Hash of a request: the same whatever the order of its members. */
export function hashRequest(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('base64url');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * Runs `work` once per key:
 *
 * 1. The first call of a key executes. Calls that come meanwhile wait and get its answer, also in other processes.
 * 2. Later calls get the stored answer; the same key with another request is `IDEMPOTENCY_CONFLICT`.
 * 3. A final answer (success, or a refusal that the traveller must act on) is stored for good. After a retryable one the next call of
 *    the key executes again, from wherever the first got to.
 * 4. A holder that died loses its lease by the clock, and the next call continues. `work` must therefore be able to continue.
 *
 * @throws {ApiError} `IDEMPOTENCY_CONFLICT`; `BOOKING_PENDING` when the other call takes too long.
 */
export async function once(
  deps: OnceDeps,
  request: { agencyId: string; operation: string; key: string; hash: string },
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const { database, clock, leaseMs = 30_000, waitMs = 100_000 } = deps;
  const { agencyId, operation, key, hash } = request;
  const holder = randomUUID();
  const giveUpAt = performance.now() + waitMs;
  let waited = false;

  for (;;) {
    const known = await takeTurn();
    if (known) return known;
    const beat = setInterval(() => void extend().catch(() => undefined), leaseMs / 3).unref();
    try {
      const answer = await work();
      if (await finish(answer)) return answer;
      // This process slept, and somebody else took over: what they answer is the answer of this key, or there would be two.
      waited = true;
    } catch (error) {
      // Nobody knows what happened: let go, so that the next call of this key continues.
      await finish(null).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(beat);
    }
  }

  /** Waits for the key; answers what was answered under it, or nothing when this call is to execute. */
  async function takeTurn(): Promise<StoredAnswer | null> {
    for (let pause = 15; ; pause = Math.min(250, pause * 1.5)) {
      const state = await claim();
      if (state === 'mine') return null;
      if (state !== 'wait') return state;
      if (performance.now() > giveUpAt) throw new ApiError('BOOKING_PENDING');
      waited = true;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  function claim(): Promise<'mine' | 'wait' | StoredAnswer> {
    return database.withAgency(agencyId, async (tx) => {
      const now = clock.now();
      const lease = { lease_holder: holder, lease_until: toInstant(now + leaseMs) };
      const inserted = await tx.db
        .insertInto('idempotency_keys')
        .values({
          agency_id: agencyId,
          operation,
          key,
          request_hash: hash,
          ...lease,
          status: null,
          body: null,
          retryable: false,
          created_at: toInstant(now),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (inserted) return 'mine';
      const known = await tx.db
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('agency_id', '=', agencyId)
        .where('operation', '=', operation)
        .where('key', '=', key)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (known.request_hash !== hash) throw new ApiError('IDEMPOTENCY_CONFLICT');
      const { status, body, retryable } = known;
      // Who waited for a call shares its failure; who comes later tries again.
      if (status !== null && (!retryable || waited)) return { status, body, retryable };
      if (status === null && Date.parse(known.lease_until) > now) return 'wait';
      await update(tx, { ...lease, status: null, body: null, retryable: false });
      return 'mine';
    });
  }
  function extend(): Promise<boolean> {
    return database.withAgency(agencyId, (tx) =>
      update(tx, { lease_until: toInstant(clock.now() + leaseMs) }, holder),
    );
  }
  /** False when somebody else has taken over. */
  function finish(answer: StoredAnswer | null): Promise<boolean> {
    return database.withAgency(agencyId, (tx) =>
      update(
        tx,
        answer
          ? { status: answer.status, body: JSON.stringify(answer.body), retryable: answer.retryable }
          : { lease_until: toInstant(0) },
        holder,
      ),
    );
  }
  async function update(
    tx: Parameters<Parameters<Database['withAgency']>[1]>[0],
    values: Partial<{
      lease_holder: string;
      lease_until: string;
      status: number | null;
      body: unknown;
      retryable: boolean;
    }>,
    onlyHolder?: string,
  ): Promise<boolean> {
    let query = tx.db
      .updateTable('idempotency_keys')
      .set(values)
      .where('agency_id', '=', agencyId)
      .where('operation', '=', operation)
      .where('key', '=', key);
    if (onlyHolder) query = query.where('lease_holder', '=', onlyHolder);
    return (await query.returning('key').execute()).length > 0;
  }
}
