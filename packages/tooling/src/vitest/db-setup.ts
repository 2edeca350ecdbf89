// Global set-up of the `db` test project: a PostgreSQL of its own under .data/, kept between runs for speed,
// shared by runs at the same time, shut down by the last one to leave.
//
// A test file asks `inject('postgres')` for { ownerUrl, appUrl }, both naming the database `postgres`, and makes
// its own database from there, named `test_…`.

import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection strings to the maintenance database: as superuser, and as the role without rights. */
    postgres: { ownerUrl: string; appUrl: string };
  }
}

const dataDir = fileURLToPath(new URL('../../../../.data/test-postgres', import.meta.url));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ dataDir, durable: false });
  const ownerUrl = postgres.url('postgres');
  if (postgres.others === 0) await dropLeftovers(ownerUrl);
  project.provide('postgres', { ownerUrl, appUrl: postgres.url('postgres', 'app') });
  return () => postgres.stop();
}

/** Databases of runs that were killed. Only for who is alone on the server: another run's look just the same. */
async function dropLeftovers(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const leftovers = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'test\\_%' and not datistemplate`,
    );
    for (const { datname } of leftovers.rows) {
      await client
        .query(`drop database if exists ${client.escapeIdentifier(datname)}`)
        .catch(() => undefined);
    }
  } finally {
    await client.end();
  }
}
