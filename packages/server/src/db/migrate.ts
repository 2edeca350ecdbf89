import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { appRole } from '../config/index.ts';

/** Any number, the same in every process: only one migrates a database at a time. */
const lockId = 7_064_112;

/**
 * Brings a database up to date, as its owner: creates the application's role, runs the SQL files that are new in the order of their
 * numbers, each in its own transaction, and lets `appLogin` act as that role. Safe to repeat and to run at the same time.
 * @returns names of the files that ran
 * @throws {Error} when a file that ran already has changed since
 */
export async function migrate(options: {
  ownerUrl: string;
  appLogin?: string | null;
  /** Leaves the files from this one on for later, such as `200`; a test of a migration puts rows of before in between. @default all run */
  before?: string;
}): Promise<string[]> {
  const client = new pg.Client({ connectionString: options.ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    await ensureRole(client, options.appLogin ?? null);
    await client.query(
      `create table if not exists migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations',
    );
    const done = new Map(rows.map((row) => [row.name, row.checksum]));
    const ran: string[] = [];
    for (const { name, sql } of readMigrations()) {
      if (options.before !== undefined && name >= options.before) break;
      const checksum = createHash('sha256').update(sql).digest('hex');
      const known = done.get(name);
      if (known === checksum) continue;
      if (known)
        throw new Error(
          `Migration ${name} ran already and has changed since. Add a new file instead, or begin with an empty database.`,
        );
      await client.query('begin');
      try {
        await client.query(sql);
        await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
        await client.query('commit');
      } catch (cause) {
        await client.query('rollback');
        throw new Error(
          `Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
          {
            cause,
          },
        );
      }
      ran.push(name);
    }
    const { installJobQueue } = await import('./job-queue.ts');
    const queue = await installJobQueue(client, options.ownerUrl, done);
    if (queue) ran.push(queue);
    return ran;
  } finally {
    await client.end();
  }
}

/** Roles belong to the whole server, so two databases may create one at the same moment; the second finds it there. */
async function ensureRole(client: pg.Client, appLogin: string | null): Promise<void> {
  const quietly = async (sql: string) => {
    await client.query(sql).catch((error: { code?: string }) => {
      // Exists already (42710), was created in this moment (23505), or granted at the same time (XX000, 40001).
      if (!['42710', '23505', 'XX000', '40001'].includes(error.code ?? '')) throw error;
    });
  };
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
  if (!rowCount)
    await quietly(
      `create role ${appRole} nologin nosuperuser nocreatedb nocreaterole nobypassrls noreplication`,
    );
  await client.query(`grant usage on schema public to ${appRole}`);
  const { rows } = await client.query<{ login: string; member: boolean; super: boolean }>(
    `select r.rolname as login, pg_has_role(r.oid, $1, 'member') as member, r.rolsuper as super
       from pg_roles r where r.rolname = any($2::text[])`,
    [appRole, [appLogin ?? '', await currentUser(client)]],
  );
  for (const { login, member } of rows)
    if (!member) await quietly(`grant ${appRole} to ${client.escapeIdentifier(login)}`);
}

async function currentUser(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ login: string }>('select session_user as login');
  return rows[0]?.login ?? '';
}

function readMigrations(): { name: string; sql: string }[] {
  const folder = findFolder();
  return readdirSync(folder)
    .filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}

/** Beside this file in the sources; beside the bundle, or in the sources above it, once built. */
function findFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    for (const candidate of [join(folder, 'migrations'), join(folder, 'packages/server/src/db/migrations')])
      if (existsSync(join(candidate, '001-tenancy.sql'))) return candidate;
    if (folder === dirname(folder)) throw new Error('The folder with the migrations was not found.');
  }
}
