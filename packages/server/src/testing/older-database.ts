import pg from 'pg';
import { appRole } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';

export interface OlderDatabase {
  /** As its owner, whom row-level security holds as it holds an owner that is no superuser anywhere. */
  owner: pg.Client;
  /** Runs the migrations that are left, and answers their names. */
  migrate(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * A database with the migrations before one of them, to put rows of that time in.
 * @param before as `migrate` takes it, such as `200`
 */
export async function createOlderDatabase(
  { ownerUrl }: { ownerUrl: string },
  name: string,
  before: string,
): Promise<OlderDatabase> {
  const database = `test_${name}_${process.pid}`;
  const ownerName = `${name}_owner_${process.pid}`;
  const admin = new pg.Client({ connectionString: ownerUrl });
  await admin.connect();
  const role = await admin.query('select from pg_roles where rolname = $1', [appRole]);
  if (!role.rowCount) await admin.query(`create role ${appRole} nologin`).catch(() => undefined);
  await admin.query(`create role ${ownerName} login createrole password 'older'`);
  await admin.query(`grant ${appRole} to ${ownerName} with admin option`);
  await admin.query(`create database ${database} owner ${ownerName}`);
  const url = Object.assign(new URL(ownerUrl), {
    pathname: `/${database}`,
    username: ownerName,
    password: 'older',
  }).toString();
  await migrate({ ownerUrl: url, before });
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  return {
    owner,
    migrate: () => migrate({ ownerUrl: url }),
    async close() {
      await owner.end();
      await admin.query(`drop database if exists ${database} with (force)`);
      await admin.query(`drop owned by ${ownerName}`);
      await admin.query(`drop role if exists ${ownerName}`);
      await admin.end();
    },
  };
}
