/**
 * What happens without anybody waiting for it: outcomes that nobody knew, quotes that ran out, money that must move, news that must be
 * told. The moments are in our own rows and follow the context's clock; graphile-worker shares the work among processes.
 */
import type { Runner, TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../context.ts';
import { createQueuePool } from '../db/index.ts';
import { deliverOutbox } from '../outbox/index.ts';
import { purgeIdempotencyKeys, purgeTravellerDocuments, purgeWebhookEvents } from './purge.ts';
import { findDue, type Due } from './sweep.ts';

/** How often a process looks for what is due. */
const sweepEveryMs = 1_000;
/** Jobs that one process works on at the same time. */
const concurrency = 5;

export interface Jobs {
  /** Begins to sweep and to work. */
  start(): Promise<void>;
  /** Lets the jobs at hand end, then stops. */
  stop(): Promise<void>;
  /**
   * Works until nothing is due at the clock's present moment, then answers how many jobs ran. For tests: no timers, no sleeping.
   * @throws {Error} when work never ends
   */
  drain(): Promise<number>;
  /** Queues what is due now; answers how much that was, or `null` when another process was at it. */
  sweep(): Promise<number | null>;
}

export function createJobs(context: Context): Jobs {
  const { config, logger, rates } = context;
  const { followUp, readNews } = context.booking;
  const idOf = (payload: unknown) => payload as Due['payload'];
  let ran = 0;

  const work: Record<
    Due['task'] | 'purge_idempotency_keys' | 'refresh_rates' | 'read_news',
    (payload: unknown) => Promise<unknown>
  > = {
    follow_booking: (payload) => followUp.followBooking(idOf(payload).agencyId, idOf(payload).id),
    follow_payment: (payload) => followUp.followPayment(idOf(payload).agencyId, idOf(payload).id),
    follow_instalment: (payload) => {
      const { agencyId, id } = idOf(payload);
      const [bookingId = '', n] = id.split(' ');
      return followUp.followInstalment(agencyId, bookingId, Number(n));
    },
    deliver_outbox: (payload) => deliverOutbox(context, idOf(payload).agencyId, idOf(payload).id),
    purge_idempotency_keys: async () => {
      await purgeIdempotencyKeys(context);
      await purgeWebhookEvents(context);
      await purgeTravellerDocuments(context);
      // What failed is kept for a week to be read; the row it was about has long had its next moment.
      await open().query(
        `delete from graphile_worker._private_jobs where attempts >= max_attempts and updated_at < now() - interval '7 days'`,
      );
    },
    refresh_rates: () => rates.refresh(),
    read_news: readNews,
  };
  const taskList = Object.fromEntries(
    Object.entries(work).map(([name, task]) => [
      name,
      async (payload: unknown) => {
        ran++;
        try {
          await task(payload);
        } catch (error) {
          // The row says when it is tried again; the queue only keeps what went wrong for people to read.
          logger.error({ err: error, task: name }, 'a job failed');
          throw error;
        }
      },
    ]),
  ) as TaskList;

  let pool: pg.Pool | null = null;
  let runner: Runner | null = null;
  let timer: NodeJS.Timeout | null = null;
  let sweeping: Promise<unknown> = Promise.resolve();
  const hands: Hands = { tasks: null };

  function open(): pg.Pool {
    const { url, role } = config.database;
    return (pool ??= createQueuePool({ url, role, size: concurrency + 3 }));
  }

  async function sweep(): Promise<number | null> {
    const client = await open().connect();
    try {
      await client.query('begin');
      // One process at a time: two would only queue the same.
      const { rows } = await client.query<{ mine: boolean }>(
        `select pg_try_advisory_xact_lock(hashtext('booking sweep')) as mine`,
      );
      if (!rows[0]?.mine) return null;
      const due = await findDue(context);
      for (const { task, key, payload } of due) {
        await client.query(
          `select graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => 1, job_key_mode => 'preserve_run_at')`,
          [task, JSON.stringify(payload), key],
        );
      }
      return due.length;
    } finally {
      await client.query('commit').catch(() => undefined);
      client.release();
    }
  }

  return {
    sweep,

    async start() {
      const { run, Logger, parseCronItems } = await import('graphile-worker');
      runner = await run({
        pgPool: open(),
        taskList,
        concurrency,
        noHandleSignals: true,
        pollInterval: 5_000,
        logger: new Logger(() => (level, message) => {
          if (level === 'error' || level === 'warning') logger.warn({ queue: level }, message);
        }),
        parsedCronItems: parseCronItems([
          { task: 'purge_idempotency_keys', match: '17 * * * *' },
          { task: 'refresh_rates', match: '5 */6 * * *' },
          { task: 'read_news', match: '*/10 * * * *' },
        ]),
      });
      const loop = () => {
        sweeping = sweep()
          .catch((error: unknown) => logger.warn({ err: error }, 'looking for due jobs failed'))
          .finally(() => {
            if (runner) timer = setTimeout(loop, sweepEveryMs);
          });
      };
      loop();
    },

    async stop() {
      const running = runner;
      runner = null;
      if (timer) clearTimeout(timer);
      await sweeping;
      await running
        ?.stop()
        .catch((error: unknown) => logger.warn({ err: error }, 'the jobs did not stop well'));
      hands.tasks = null;
      await pool?.end();
      pool = null;
    },

    async drain() {
      const { runOnce, Logger } = await import('graphile-worker');
      const options = {
        pgPool: open(),
        taskList: severable(hands, Object.keys(taskList)),
        concurrency,
        noHandleSignals: true,
        logger: new Logger(silence),
      };
      hands.tasks = taskList;
      const before = ran;
      for (let round = 0; round < 50; round++) {
        const queued = await sweep();
        if (queued === 0) return ran - before;
        await runOnce(options);
      }
      throw new Error('Jobs never come to an end: something stays due');
    },
  };
}

/** Whoever does the work of a queue; nobody once it has stopped. */
interface Hands {
  tasks: TaskList | null;
}

/**
 * The same tasks, held by nothing but `hands`: the queue keeps the options of every run for ever, and with them all that its tasks can
 * reach. Out here no scope of a server is near.
 */
function severable(hands: Hands, names: readonly string[]): TaskList {
  return Object.fromEntries(
    // What is begun after the end never ends: there is nobody to write down that it did.
    names.map((name) => [
      name,
      (payload, helpers) =>
        hands.tasks ? hands.tasks[name]?.(payload, helpers) : new Promise(() => undefined),
    ]),
  );
}

const silence = () => () => undefined;
