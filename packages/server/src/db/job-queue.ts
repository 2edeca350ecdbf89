import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { appRole } from '../config/index.ts';

/** What is installed; a new version of the queue, or of the rights below, gets a new name. */
const state = 'job-queue-0.17.3-1';

/**
 * Installs or updates graphile-worker's schema as the owner of the database, and lets the role without rights use it in the name of
 * `jobs` only: a request, which acts for an agency, sees an empty queue.
 * @returns the name to note down, or `null` when it is up to date
 */
export async function installJobQueue(
  client: pg.Client,
  ownerUrl: string,
  done: ReadonlyMap<string, string>,
): Promise<string | null> {
  if (done.has(state)) return null;
  await runMigrations({ connectionString: ownerUrl, maxPoolSize: 1, logger: await silent() });
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
      where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r'`,
  );
  await client.query('begin');
  try {
    await client.query(`grant usage on schema graphile_worker to ${appRole}`);
    for (const { name } of rows) {
      // Only its rows belong to jobs; which migrations ran is nobody's secret.
      const rights = name.endsWith('.migrations') ? 'select' : 'select, insert, update, delete';
      await client.query(`grant ${rights} on ${name} to ${appRole}`);
      if (rights === 'select') continue;
      await client.query(`alter table ${name} enable row level security`);
      await client.query(`drop policy if exists jobs on ${name}`);
      await client.query(
        `create policy jobs on ${name} using (is_platform('jobs')) with check (is_platform('jobs'))`,
      );
    }
    await client.query('insert into migrations (name, checksum) values ($1, $1) on conflict do nothing', [
      state,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return state;
}

async function silent() {
  const { Logger } = await import('graphile-worker');
  return new Logger(() => () => undefined);
}
