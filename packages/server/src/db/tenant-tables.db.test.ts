import { aTestServer, type TestServer } from '../testing/test-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRole } from '../config/config.ts';

/** What all agencies share. A table that is neither here nor has an `agency_id` fails the test below. */
const shared = [
  'catalogue_imports',
  'cruise_landings',
  'destinations',
  'exchange_rates',
  'migrations',
  'platform_fees',
  'properties',
  'property_suppliers',
  'seeds',
  'supplier_cursors',
];

interface Column {
  name: string;
  type: string;
}

let server: TestServer;
let owner: pg.Client;
let tenantTables: string[];
/** Foreign keys to a tenant table that do not carry the agency along. */
let looseForeignKeys: string[];

beforeAll(async () => {
  server = await aTestServer();
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'agency_id' and t.table_type = 'BASE TABLE' order by 1`,
  );
  tenantTables = rows.map((row) => row.name);
  const foreignKeys = await owner.query<{ name: string; columns: string[] }>(
    `select k.conname as name, array_agg(a.attname::text) as columns
       from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confrelid::regclass::text = any($1) group by 1`,
    [tenantTables],
  );
  looseForeignKeys = foreignKeys.rows
    .filter((row) => !row.columns.includes('agency_id'))
    .map((row) => row.name);
  // Rows are made from types alone, so whatever would refuse a made-up value goes; policies and rights stay.
  const constraints = await owner.query<{ name: string; table: string }>(
    `select conname as name, conrelid::regclass::text as table from pg_constraint
      where contype in ('c', 'f') and connamespace = 'public'::regnamespace`,
  );
  for (const { name, table } of constraints.rows)
    await owner.query(
      `alter table ${table} drop constraint if exists ${owner.escapeIdentifier(name)} cascade`,
    );
  const triggers = await owner.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger where not tgisinternal`,
  );
  for (const { table } of triggers.rows) await owner.query(`alter table ${table} disable trigger user`);
});
afterAll(async () => {
  await owner?.end();
  await server?.close();
});

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select column_name as name, udt_name as type from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
      order by ordinal_position`,
    [table],
  );
  return rows;
}

/** A row of made-up values; `agency` also makes its unique columns differ. */
async function insertOf(table: string, agency: string): Promise<string> {
  const columns = await columnsOf(table);
  const value = ({ name, type }: Column): string => {
    if (name === 'agency_id') return `'${agency}'`;
    if (type.startsWith('_')) return `'{}'`;
    if (/^(int|float|numeric)/.test(type)) return '1';
    if (type === 'bool') return 'true';
    if (type === 'jsonb' || type === 'json') return `'{}'`;
    if (type === 'bytea') return `'\\x${Buffer.from(agency).toString('hex')}'`;
    if (type === 'timestamptz' || type === 'timestamp' || type === 'date') return 'now()';
    if (type === 'uuid') return 'gen_random_uuid()';
    return `'value of ${agency}'`;
  };
  const names = columns.map(({ name }) => owner.escapeIdentifier(name)).join(', ');
  return `insert into ${table} (${names}) values (${columns.map(value).join(', ')})`;
}

/** Rows that a statement touched, or the code of its refusal; the transaction goes on. */
async function attempt(sql: string): Promise<number | string> {
  await owner.query('savepoint attempt');
  try {
    const { rowCount } = await owner.query(sql);
    await owner.query('release savepoint attempt');
    return rowCount ?? 0;
  } catch (error) {
    await owner.query('rollback to savepoint attempt');
    return (error as { code: string }).code;
  }
}

const refused = '42501';

/**
 * Tries every verb on a table as the application's role in the name of agency A, against a row of A and a row of B.
 * @param sabotage run before, as the owner; all of it is rolled back
 * @returns what went wrong, in words
 */
async function problemsOf(table: string, sabotage?: string): Promise<string[]> {
  const problems: string[] = [];
  const expectOutcome = (what: string, outcome: number | string, ...good: (number | string)[]) => {
    if (!good.includes(outcome)) problems.push(`${table}: ${what} gave ${outcome}`);
  };
  await owner.query('begin');
  try {
    if (sabotage) await owner.query(sabotage);
    await owner.query(await insertOf(table, 'A'));
    await owner.query(await insertOf(table, 'B'));
    const intruder = await insertOf(table, 'C');
    await owner.query(`set local role ${appRole}`);
    const as = (agency: string) => owner.query(`select set_config('app.agency', $1, true)`, [agency]);

    await as('A');
    expectOutcome('reading its own row', await attempt(`select 1 from ${table} where agency_id = 'A'`), 1);
    expectOutcome(
      'reading another agency’s row',
      await attempt(`select 1 from ${table} where agency_id = 'B'`),
      0,
    );
    expectOutcome('inserting for another agency', await attempt(intruder), refused);
    const touch = (agency: string) =>
      `update ${table} set agency_id = agency_id where agency_id = '${agency}'`;
    const own = await attempt(touch('A'));
    // Append-only tables grant no update or delete to anybody.
    expectOutcome('updating its own row', own, 1, refused);
    expectOutcome('updating another agency’s row', await attempt(touch('B')), own === refused ? refused : 0);
    expectOutcome(
      'giving its row away',
      await attempt(`update ${table} set agency_id = 'D' where agency_id = 'A'`),
      refused,
    );
    expectOutcome(
      'taking another’s row',
      await attempt(`update ${table} set agency_id = 'A' where agency_id = 'B'`),
      0,
      refused,
    );
    expectOutcome(
      'deleting another agency’s row',
      await attempt(`delete from ${table} where agency_id = 'B'`),
      0,
      refused,
    );
    await as('');
    expectOutcome('reading without a tenant', await attempt(`select 1 from ${table}`), 0);
    expectOutcome('inserting without a tenant', await attempt(intruder), refused);
    await as('A');
    expectOutcome(
      'deleting its own row',
      await attempt(`delete from ${table} where agency_id = 'A'`),
      1,
      refused,
    );
    await owner.query('reset role');
    const { rowCount } = await owner.query(`select 1 from ${table} where agency_id = 'B'`);
    expectOutcome('the other agency’s row afterwards', rowCount ?? 0, 1);
  } finally {
    await owner.query('rollback');
  }
  return problems;
}

describe('every tenant table', () => {
  it('is known: there are tables, and each other one is listed as shared', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    expect(tenantTables.length).toBeGreaterThanOrEqual(8);
    expect(rows.map((row) => row.name).filter((name) => !tenantTables.includes(name))).toEqual(shared);
  });

  it('refuses another agency’s rows for every verb', async () => {
    const problems = [];
    for (const table of tenantTables) problems.push(...(await problemsOf(table)));
    expect(problems).toEqual([]);
  });

  // Three changes for each table, and there are ever more of them: a busy machine needs its time.
  it(
    'is found out by this check when its policy is dropped, loosened or switched off',
    { timeout: 60_000 },
    async () => {
      for (const table of tenantTables) {
        expect(
          await problemsOf(table, `drop policy tenant on ${table}`),
          `${table} without its policy`,
        ).not.toEqual([]);
        expect(
          await problemsOf(table, `create policy loose on ${table} using (true)`),
          `${table} with a loose policy`,
        ).not.toEqual([]);
        expect(
          await problemsOf(table, `alter table ${table} disable row level security`),
          `${table} without row-level security`,
        ).not.toEqual([]);
      }
    },
  );

  it('forces its policies on its owner too', async () => {
    const { rows } = await owner.query(
      `select relname from pg_class where relname = any($1) and not (relrowsecurity and relforcerowsecurity)`,
      [tenantTables],
    );
    expect(rows).toEqual([]);
  });

  it('has the agency in its primary key and in every unique key but the two that routing needs', async () => {
    const { rows } = await owner.query<{ table: string; index: string; columns: string[] }>(
      `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as index,
              array_agg(a.attname::text) as columns
         from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indisunique and i.indrelid::regclass::text = any($1) group by 1, 2`,
      [tenantTables],
    );
    const without = rows.filter((row) => !row.columns.includes('agency_id')).map((row) => row.index);
    expect(without.sort()).toEqual(['agency_hosts_routing', 'agency_keys_routing']);
    expect(
      rows
        .filter((row) => row.index.endsWith('_pkey'))
        .map((row) => row.table)
        .sort(),
    ).toEqual(tenantTables);
  });
});

describe('every foreign key between tenant tables', () => {
  it('carries the agency along, so that no row can point into another one’s', () => {
    expect(looseForeignKeys).toEqual([]);
  });
});

describe('what all agencies share', () => {
  it('cannot be written by a request, and rates only by their refresh', async () => {
    const writes = [
      `delete from properties`,
      `update properties set name = 'x'`,
      `insert into property_suppliers values ('s', 'i', 'p_m0')`,
      `delete from catalogue_imports`,
      `select * from migrations`,
      `select * from seeds`,
      `insert into exchange_rates (as_of, source, rates) values ('2030-01-01', 'x', '{}')`,
    ];
    await owner.query('begin');
    await owner.query(`set local role ${appRole}`);
    for (const write of writes) expect(await attempt(write), write).toBe(refused);
    await owner.query(`select set_config('app.platform', 'rates', true)`);
    expect(await attempt(writes.at(-1) ?? '')).toBe(1);
    await owner.query('rollback');
  });

  it('lets routing read hosts and keys across agencies, and change none', async () => {
    await owner.query('begin');
    await owner.query(`set local role ${appRole}`);
    await owner.query(`select set_config('app.platform', 'routing', true)`);
    for (const table of ['agency_hosts', 'agency_keys']) {
      expect(await attempt(`select 1 from ${table}`)).toBeGreaterThan(1);
      expect(await attempt(`delete from ${table}`)).toBe(0);
      expect(await attempt(`update ${table} set agency_id = agency_id`)).toBe(0);
    }
    for (const table of tenantTables.filter((name) => !['agency_hosts', 'agency_keys'].includes(name))) {
      const seen = await attempt(`select 1 from ${table}`);
      expect(seen, table).toBe(0);
    }
    await owner.query('rollback');
  });
});
