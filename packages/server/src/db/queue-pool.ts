import pg from 'pg';
import { isDatabaseAway } from './database-away.ts';

/** What graphile-worker takes for "the database is not there just now" and tries again, ever more seldom. */
const tryAgain = '57P03';

/**
 * The connections of the job queue: they act for `jobs` and can do nothing else, for the queue's own statements know no `withPlatform`.
 *
 * The queue writes that a job has ended without anybody waiting for it. When the database is away at that moment, the write is
 * repeated only after errors of a few codes, and ends the process after all others. So each failure that passes by itself gets a code
 * that is repeated.
 */
export function createQueuePool(options: { url: string; role: string; size: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    options: `-c role=${options.role} -c app.platform=jobs -c timezone=UTC`,
    application_name: 'agency-jobs',
    max: options.size,
    allowExitOnIdle: true,
  });
  // A connection that breaks is replaced at the next use; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    wrap(client, 'query');
  });
  wrap(pool, 'connect');
  return pool;
}

/** Only promises are touched: who passes a callback is the pool itself. */
function wrap<K extends string>(target: Record<K, unknown>, name: K): void {
  const usual = (target[name] as (...args: unknown[]) => unknown).bind(target);
  target[name] = (...args: unknown[]): unknown => {
    const result = usual(...args);
    return result instanceof Promise
      ? result.catch((error: unknown) => {
          throw withRetryableCode(error);
        })
      : result;
  };
}

function withRetryableCode(error: unknown): unknown {
  return error instanceof Error && isDatabaseAway(error) ? Object.assign(error, { code: tryAgain }) : error;
}
