import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { appRole } from '../config/config.ts';
import { createDatabase, UnsafeRoleError, type Database } from './database.ts';
import { migrate } from './migrate.ts';

const name = `test_foundation_${process.pid}`;
let admin: pg.Client;
let ownerUrl: string;
let database: Database;

beforeAll(async () => {
  const urls = inject('postgres');
  admin = new pg.Client({ connectionString: urls.ownerUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const at = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).toString();
  ownerUrl = at(urls.ownerUrl);
  await migrate({ ownerUrl, appLogin: new URL(urls.appUrl).username });
  await admin.query(`grant connect on database ${name} to ${new URL(urls.appUrl).username}`);
  database = createDatabase({ url: at(urls.appUrl), role: appRole, poolSize: 4 });
});
afterAll(async () => {
  await database?.close();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

describe('the doors to the database', () => {
  it('runs requests as a role that row-level security holds', async () => {
    await database.assertSafeRole();
    const rows = await database.withPlatform('routing', (tx) =>
      tx.query<{ role: string }>('select current_user as role'),
    );
    expect(rows).toEqual([{ role: appRole }]);
  });
  it('find a page among the keys by the index alone: none wait in a list beside it', async () => {
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    try {
      await owner.query('create extension if not exists pgstattuple');
      await owner.query(
        `insert into agencies (agency_id, subdomain, name, primary_color) values ('ag_many', 'many', 'M', '#000000')`,
      );
      await owner.query(
        `insert into partners (agency_id, partner_id, name) values ('ag_many', 'pt_many', 'M')`,
      );
      await owner.query(
        `insert into agency_keys (agency_id, partner_id, key, origins)
         select 'ag_many', 'pt_many', 'pk_many_' || n, array['https://' || n || '.example'] from generate_series(1, 500) n`,
      );
      const { rows } = await owner.query<{ pending_tuples: string }>(
        `select pending_tuples from pgstatginindex('agency_keys_origins')`,
      );
      expect(rows).toEqual([{ pending_tuples: '0' }]);
    } finally {
      await owner.end();
    }
  });
  it('say through which one a page is a partner’s, and whose it is to nobody', async () => {
    const known = (tx: { query<R>(text: string): Promise<R[]> }) =>
      tx
        .query<{ known: boolean }>(
          `select is_partner_origin('{https://p.example,https://x.example}') as known`,
        )
        .then(([row]) => row?.known);
    expect(await database.withPlatform('routing', known)).toBe(false);
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    try {
      await owner.query(
        `insert into agencies (agency_id, subdomain, name, primary_color) values ('ag_p', 'p', 'P', '#000000')`,
      );
      await owner.query(`insert into partners (agency_id, partner_id, name) values ('ag_p', 'pt_page', 'P')`);
      await owner.query(
        `insert into agency_keys (agency_id, partner_id, key, origins) values ('ag_p', 'pt_page', 'pk_page', '{https://p.example}')`,
      );
      expect(await database.withPlatform('routing', known)).toBe(true);
      // Behind another door, an agency's own among them, it says nothing.
      expect(await database.withPlatform('rates', known)).toBe(false);
      expect(await database.withAgency('ag_p', known)).toBe(false);
      await owner.query(
        `update agency_keys set valid_until = now() - interval '1 second' where key = 'pk_page'`,
      );
      expect(await database.withPlatform('routing', known)).toBe(false);
      await owner.query(`update agency_keys set valid_until = null, active = false where key = 'pk_page'`);
      expect(await database.withPlatform('routing', known)).toBe(false);
    } finally {
      await owner.query(`delete from agencies where agency_id = 'ag_p'`);
      await owner.end();
    }
  });
  it('refuses to serve as the owner', async () => {
    const owner = createDatabase({ url: ownerUrl, role: new URL(ownerUrl).username, poolSize: 1 });
    await expect(owner.assertSafeRole()).rejects.toThrow(UnsafeRoleError);
    await owner.close();
  });
  it('migrates twice without doing anything', async () => {
    expect(await migrate({ ownerUrl })).toEqual([]);
  });
  it('rolls back when the work fails, and serves the next one on a clean connection', async () => {
    const insert = `insert into agencies (agency_id, subdomain, name, primary_color) values ('a', 'a', 'A', '#000000')`;
    await expect(
      database.withAgency('a', async (tx) => {
        await tx.query(insert);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await expect(database.withAgency('b', (tx) => tx.query(insert))).rejects.toThrow('row-level security');
    await expect(database.withAgency('a', (tx) => tx.query('select nonsense'))).rejects.toThrow('nonsense');
    expect(
      await database.readAgency('a', 'none', 'select 1 as one from agencies where agency_id = $1', ['a']),
    ).toEqual([]);
    const rows = await database.withAgency('a', async (tx) => {
      await tx.query(insert);
      return tx.db.selectFrom('agencies').select(['name', 'updated_at']).execute();
    });
    expect(rows).toEqual([{ name: 'A', updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }]);
  });
  it('fails one call and no process when a connection breaks in the middle of a transaction', async () => {
    const unheard: unknown[] = [];
    const hear = (error: unknown) => void unheard.push(error);
    process.on('uncaughtException', hear);
    try {
      await expect(
        database.withAgency('a', async (tx) => {
          const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
          await admin.query('select pg_terminate_backend($1)', [own?.pid]);
          await tx.query('select pg_sleep(5)');
        }),
      ).rejects.toThrow();
      // What a dead socket has to say comes later than the failed query.
      await new Promise((resolve) => setImmediate(resolve));
      expect(await database.withAgency('a', (tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }]);
      expect(unheard).toEqual([]);
    } finally {
      process.off('uncaughtException', hear);
    }
  });
});
