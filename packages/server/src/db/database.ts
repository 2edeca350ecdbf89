import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

/** Times leave the driver as ISO text in UTC, bigints as numbers where they are exact, dates as `YYYY-MM-DD`. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
    if (format !== 'binary') {
      if (oid === 1184) return toIso;
      if (oid === 1082) return (value) => value;
      if (oid === 20) return toSafeNumber;
    }
    return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
  },
};

/** What runs inside one transaction. */
export interface Tx {
  /** Typed queries. Never open a transaction on it: this is one. */
  readonly db: Kysely<Tables>;
  /** Plain SQL for the hot ten queries; `name` makes it a prepared statement. */
  query<R>(text: string, values?: readonly unknown[], name?: string): Promise<R[]>;
}

/** Why a query may cross agencies; each reason opens only the tables that its policies name. */
export type PlatformReason = 'routing' | 'jobs' | 'catalogue' | 'rates';

/**
 * The only doors to a query. Both open a transaction as the role without rights and say for whom; row-level security does the
 * rest. No network call may happen inside `work`.
 */
export interface Database {
  /** Queries in the name of one agency: no other agency's row can be seen or touched. */
  withAgency<R>(agencyId: string, work: (tx: Tx) => Promise<R>): Promise<R>;
  /** Queries on the listed routing tables (hosts, keys), the job queue, the shared catalogue and rates. */
  withPlatform<R>(reason: PlatformReason, work: (tx: Tx) => Promise<R>): Promise<R>;
  /**
   * One statement for one agency in a single flight: begin, tenant, statement and commit leave in one packet.
   * For hot reads; `name` prepares it once per connection.
   */
  readAgency<R>(agencyId: string, name: string, text: string, values: readonly unknown[]): Promise<R[]>;
  /** The same for platform tables. */
  readPlatform<R>(
    reason: PlatformReason,
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<R[]>;
  /** @throws {UnsafeRoleError} when the effective role could pass by row-level security. */
  assertSafeRole(): Promise<void>;
  /** Listens on a notification channel until closed; reconnects by itself. `onGap` runs after a reconnect: news may be missed. */
  listen(channel: string, onNews: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}

/** The role in effect is a superuser, bypasses policies or owns tables: no tenant would be safe. */
export class UnsafeRoleError extends Error {
  override readonly name = 'UnsafeRoleError';
}

/** Opens the pool. `role` is set on every connection as it opens, so that no query can run as the login itself. */
export function createDatabase(options: { url: string; role: string; poolSize: number }): Database {
  const settings: pg.PoolConfig = {
    connectionString: options.url,
    max: options.poolSize,
    pipeline: true,
    types,
    options: `-c role=${options.role} -c timezone=UTC`,
    application_name: 'agency-api',
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 20_000,
    connectionTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  };
  const pool = new pg.Pool(settings);
  // A connection that breaks is replaced at the next use. The pool listens to idle ones only: without a listener of its own, one that
  // breaks in the middle of a transaction would end the process, where failing that one call is enough.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function transaction<R>(scope: Scope, work: (tx: Tx) => Promise<R>): Promise<R> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // Not awaited one by one: `begin`, the tenant and the first query of `work` share a packet.
      const opened = Promise.all([client.query('begin'), client.query(scopeQuery(scope))]);
      opened.catch(() => undefined);
      const tx = createTx(client);
      let result: R;
      try {
        result = await work(tx);
        await opened;
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch((cause: Error) => (broken = cause));
        throw error;
      }
      return result;
    } finally {
      client.release(broken);
    }
  }

  async function oneFlight<R>(
    scope: Scope,
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<R[]> {
    const client = await pool.connect();
    try {
      const [, , rows] = await Promise.all([
        client.query('begin read only'),
        client.query(scopeQuery(scope)),
        client.query({ name, text, values: values as unknown[] }),
        client.query('commit'),
      ]);
      return rows.rows as R[];
    } finally {
      client.release();
    }
  }

  return {
    withAgency: (agencyId, work) => transaction({ setting: 'app.agency', value: agencyId }, work),
    withPlatform: (reason, work) => transaction({ setting: 'app.platform', value: reason }, work),
    readAgency: (agencyId, name, text, values) =>
      oneFlight({ setting: 'app.agency', value: agencyId }, name, text, values),
    readPlatform: (reason, name, text, values) =>
      oneFlight({ setting: 'app.platform', value: reason }, name, text, values),
    async assertSafeRole() {
      const { rows } = await pool.query<{ role: string; super: boolean; bypass: boolean; owns: boolean }>(
        `select current_user as role, r.rolsuper as super, r.rolbypassrls as bypass,
                exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
                         where n.nspname = 'public' and c.relowner = r.oid) as owns
           from pg_roles r where r.rolname = current_user`,
      );
      const facts = rows[0];
      if (!facts || facts.super || facts.bypass || facts.owns)
        throw new UnsafeRoleError(
          `Requests would run as the database role "${facts?.role}", which is not held by row-level security. ` +
            `Run the migrations and let the server connect as a member of "${options.role}".`,
        );
    },
    listen: (channel, onNews, onGap) => listen(settings, channel, onNews, onGap),
    async notify(channel, payload) {
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    close: () => pool.end(),
  };
}

interface Scope {
  setting: 'app.agency' | 'app.platform';
  value: string;
}

function scopeQuery(scope: Scope): pg.QueryConfig {
  if (!scope.value) throw new TypeError(`An empty ${scope.setting} names nobody`);
  return {
    name: `scope ${scope.setting}`,
    text: `select set_config('${scope.setting}', $1, true)`,
    values: [scope.value],
  };
}

function createTx(client: pg.PoolClient): Tx {
  let db: Kysely<Tables> | undefined;
  return {
    get db() {
      // Kysely sees a pool of one connection that it can neither open nor end.
      return (db ??= new Kysely<Tables>({
        dialect: new PostgresDialect({
          pool: {
            connect: async () =>
              ({
                query: client.query.bind(client),
                release: () => undefined,
              }) as unknown as PostgresPoolClient,
            end: async () => undefined,
          },
        }),
      }));
    },
    async query<R>(text: string, values: readonly unknown[] = [], name?: string) {
      const result = await client.query({ ...(name ? { name } : {}), text, values: values as unknown[] });
      return result.rows as R[];
    },
  };
}

async function listen(
  settings: pg.PoolConfig,
  channel: string,
  onNews: (payload: string) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const open = async (): Promise<void> => {
    const next = new pg.Client({ ...settings, statement_timeout: 0, pipeline: false });
    client = next;
    next.on('notification', (news) => onNews(news.payload ?? ''));
    let lost = false;
    const retry = () => {
      if (lost || closed) return;
      lost = true;
      timer = setTimeout(() => void open().then(onGap, () => undefined), 1_000).unref();
    };
    next.on('error', retry);
    next.on('end', retry);
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      retry();
      throw error;
    }
  };
  await open();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}

function toIso(value: string): string {
  // `2026-11-21 12:00:00.123+00`: the session runs in UTC, so only the punctuation changes.
  return new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}

function toSafeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not exact as a number: ${value}`);
  return number;
}
