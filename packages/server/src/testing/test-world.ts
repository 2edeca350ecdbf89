import { join } from 'node:path';
import { HotelSearchEvent } from '@portolan/contract';
import { createFakeGateway, type FakeGateway } from '@portolan/payments/fake';
import type { HotelSupplier } from '@portolan/suppliers';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createServer } from '../app.ts';
import { createConfig } from '../config/config.ts';
import { createContext, type Context } from '../context.ts';
import { createDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import type { GatewayAdapter } from '../payments/gateway-directory.ts';
import type { CurrentUser } from '../tenancy/session-directory.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import type { OutboxMessage } from '../outbox/outbox.ts';
import { createLogger } from '../platform/logger.ts';
import { createLife, holdTimers, type Life } from './crash-points.ts';
import { checkInvariants, type Acknowledged } from './invariants.ts';
import { aRate, ScriptedSupplier } from './scripted-supplier.ts';
import { ScriptedVoyages } from './scripted-voyages.ts';
import { cloneTemplate, type Template } from './template-database.ts';
import { createVoyages } from './voyage-service.ts';

export { aRate, ScriptedSupplier };

export interface World {
  context: Context;
  app: FastifyInstance;
  aurora: ScriptedSupplier;
  meridian: ScriptedSupplier;
  /** Of a second service, which exists in tests alone. */
  halyard: ScriptedVoyages;
  gateway: FakeGateway;
  jobs: Jobs;
  /** Of the running server; it may end at any step boundary. */
  life: Life;
  /** Runs jobs until nothing is due at {@link World.now}. */
  work(): Promise<number>;
  /** Moves the clock and works at each of the steps on the way, as a running server would. */
  pass(ms: number, stepMs?: number): Promise<void>;
  /** Every violation of the booking invariants. */
  violations(options?: { settled?: boolean; acknowledged?: readonly Acknowledged[] }): Promise<string[]>;
  /** What the outbox told, in order. */
  told: OutboxMessage[];
  /** Everything that was logged, at the finest level. */
  logs: string[];
  /** Milliseconds since the epoch; begins at 2026-03-01T12:00Z. */
  now: number;
  /** Runs as the owner, past all policies. */
  sql<R>(text: string, values?: unknown[]): Promise<R[]>;
  /** One call, as a visitor of harbour unless said otherwise. */
  call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: { body?: unknown; agency?: string; as?: string; key?: string; language?: string },
  ): Promise<{
    status: number;
    body: T & { code?: string; error?: string; fields?: Record<string, string> };
  }>;
  search(body: object, options?: { agency?: string; as?: string }): Promise<HotelSearchEvent[]>;
  /** A second server over the same database and neighbours, as after a restart. */
  restart(): Promise<void>;
  /** Another server beside this one, over the same database and neighbours. */
  another(): Promise<{ jobs: Jobs; close(): Promise<void> }>;
  /** Leaves the running server as if it had been killed, and starts another. */
  abandon(): Promise<void>;
  reset(): void;
  close(): Promise<void>;
}

/** Tokens that the world's sessions know, at every agency. */
const users: Record<string, CurrentUser> = {
  customer: { id: 'u-customer', sessionId: 's', userType: 'Customer', isRestrictedAgent: false },
  other: { id: 'u-other', sessionId: 's', userType: 'Customer', isRestrictedAgent: false },
  agent: { id: 'u-agent', sessionId: 's', userType: 'TravelAgent', isRestrictedAgent: false },
  admin: { id: 'u-admin', sessionId: 's', userType: 'Admin', isRestrictedAgent: false },
  restricted: { id: 'u-restricted', sessionId: 's', userType: 'TravelAgent', isRestrictedAgent: true },
  sales: { id: 'u-sales', sessionId: 's', userType: 'SalesAgent', isRestrictedAgent: false },
  owner: { id: 'u-owner', sessionId: 's', userType: 'AgencyOwner', isRestrictedAgent: false },
};

/**
 * A server over a database of its own, two scripted suppliers and the fake gateway. Agencies: `harbour` (visitors may buy) and
 * `nordlys` (log-in first). Properties `p1` to `p3` in Lisbon: p1 at both suppliers (`a1`, `m1`), p2 at aurora, p3 at meridian.
 */
export async function createWorld(
  urls: { ownerUrl: string; appUrl: string },
  name: string,
  env: Record<string, string> = {},
  gatewayAdapters: ReadonlyMap<string, GatewayAdapter> = new Map(),
): Promise<World> {
  const database = `test_${name}_${process.pid}`;
  const at = (url: string) => Object.assign(new URL(url), { pathname: `/${database}` }).toString();
  const admin = new pg.Client({ connectionString: urls.ownerUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${database} with (force)`);
  await cloneTemplate(urls, migrated(new URL(urls.appUrl).username), database);
  const owner = new pg.Client({ connectionString: at(urls.ownerUrl) });
  await owner.connect();
  await seed(owner);

  const aurora = new ScriptedSupplier('aurora');
  const meridian = new ScriptedSupplier('meridian');
  const halyard = new ScriptedVoyages(() => world.now);
  const gateway = createFakeGateway({ now: () => world.now });
  const config = createConfig({
    PORTOLAN_DEMO: '1',
    APP_DATABASE_URL: at(urls.appUrl),
    POOL_SIZE: '30',
    ...env,
  });

  const open = async () => {
    const life = createLife();
    const built = await createContext(config, {
      suppliers: new Map<string, HotelSupplier>([
        ['aurora', life.supplier(aurora)],
        ['meridian', life.supplier(meridian)],
      ]),
      dealSuppliers: new Map(),
      bookable: [createVoyages(life.supplier(halyard), halyard.voyages)],
      gateway: life.gateway(gateway),
      gatewayAdapters,
      database: life.database(createDatabase(config.database)),
      deliver: async (message) => void told.push(message),
      clock: { now: () => world.now },
      logger: createLogger('trace', { write: (line: string) => void logs.push(line) }),
    });
    const context: Context = {
      ...built,
      sessions: {
        ...built.sessions,
        authenticate: async (_agency: string, token: string) => users[token] ?? null,
      },
    };
    return { context, app: await createServer(context), jobs: createJobs(context), life };
  };

  const told: OutboxMessage[] = [];
  const logs: string[] = [];
  const timers = holdTimers();
  const world = {
    aurora,
    meridian,
    halyard,
    gateway,
    told,
    logs,
    now: Date.UTC(2026, 2, 1, 12),
    sql: async <R>(text: string, values: unknown[] = []) => (await owner.query(text, values)).rows as R[],
    async call<T>(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      options: { body?: unknown; agency?: string; as?: string; key?: string; language?: string } = {},
    ) {
      const response = await world.app.inject({
        method,
        url,
        headers: {
          host: `${options.agency ?? 'harbour'}.localhost`,
          ...(options.as ? { 'x-access-token': options.as } : {}),
          ...(options.key ? { 'idempotency-key': options.key } : {}),
          ...(options.language ? { 'accept-language': options.language } : {}),
        },
        ...(options.body === undefined ? {} : { payload: options.body as object }),
      });
      return { status: response.statusCode, body: response.json<T & { code?: string }>() };
    },
    async search(body: object, options: { agency?: string; as?: string } = {}) {
      const response = await world.app.inject({
        method: 'POST',
        url: '/api/hotels/search',
        headers: {
          host: `${options.agency ?? 'harbour'}.localhost`,
          ...(options.as ? { 'x-access-token': options.as } : {}),
        },
        payload: body,
      });
      return response.body
        .split('\n')
        .filter(Boolean)
        .map((line) => HotelSearchEvent.parse(JSON.parse(line)));
    },
    work: () => world.jobs.drain(),
    async pass(ms: number, stepMs = 60_000) {
      const end = world.now + ms;
      while (world.now < end) {
        world.now = Math.min(end, world.now + stepMs);
        await world.jobs.drain();
      }
    },
    violations: (options: object = {}) =>
      checkInvariants({
        sql: world.sql,
        now: world.now,
        supplier: (name, bookingId) => {
          const known = { aurora, meridian, halyard }[name]?.booked.get(bookingId);
          return { bookings: known ? 1 : 0, status: known ? (known.status ?? 'confirmed') : 'none' };
        },
        gateway: (bookingId) =>
          gateway.paymentsOf(bookingId).map((payment) => ({
            reserved: payment.state === 'held' ? payment.held : 0,
            captured: payment.taken,
            refunded: payment.returned,
          })),
        ...options,
      }),
    async restart() {
      world.app.server.closeAllConnections();
      await world.app.close();
      await world.jobs.stop();
      await world.context.close();
      Object.assign(world, await open());
    },
    async another() {
      const { app, jobs, context } = await open();
      return {
        jobs,
        async close() {
          await app.close();
          await jobs.stop();
          await context.close();
        },
      };
    },
    async abandon() {
      const { app, context, jobs } = world;
      // Its connections and its clocks end, as those of a dead process do; whatever of it is still waiting waits for ever, and nothing
      // holds on to it.
      timers.stopAll();
      void app.close().then(undefined, () => undefined);
      void jobs.stop().catch(() => undefined);
      void context.close().catch(() => undefined);
      // As a supervisor would: on a busy machine the database may be slow to let somebody in.
      for (let attempt = 1; ; attempt++) {
        try {
          return void Object.assign(world, await open());
        } catch (error) {
          if (attempt >= 6) throw error;
        }
      }
    },
    reset() {
      aurora.reset();
      meridian.reset();
      halyard.reset();
      aurora.rates.set('a1', [aRate(20_000), aRate(23_000, { board: 'breakfast' })]);
      aurora.rates.set('a2', [aRate(30_000)]);
      meridian.rates.set('m1', [
        aRate(19_000),
        aRate(26_000, { board: 'half_board', refundable: false, penalties: [] }),
      ]);
      meridian.rates.set('m3', [aRate(15_000)]);
    },
    async close() {
      world.app.server.closeAllConnections();
      await world.app.close();
      await world.jobs.stop();
      await world.context.close();
      timers.release();
      await owner.end();
      await admin.query(`drop database if exists ${database} with (force)`);
      await admin.end();
    },
  } as unknown as World;
  Object.assign(world, await open());
  world.reset();
  return world;
}

/** A database with every migration and no row. */
const migrated = (appLogin: string): Template => ({
  kind: 'migrated',
  sources: ['migrations', 'job-queue.ts'].map((path) => join(import.meta.dirname, '../db', path)),
  fill: async (ownerUrl) => void (await migrate({ ownerUrl, appLogin })),
});

async function seed(owner: pg.Client): Promise<void> {
  const agencies = [
    ['harbour', 'Harbour & Pine Travel', true],
    ['nordlys', 'Nordlys Rejser', false],
  ] as const;
  for (const [id, name, open] of agencies) {
    const settings = { allowNonLoginFlow: open };
    await owner.query(
      `insert into agencies (agency_id, subdomain, name, primary_color, currencies, settings, markup)
       values ($1, $1, $2, '#0b63ce', '{USD,EUR}', $3, '{"default": 1000}')`,
      [id, name, JSON.stringify(settings)],
    );
    await owner.query(`insert into agency_hosts (agency_id, host, is_primary) values ($1, $2, true)`, [
      id,
      `${id}.localhost`,
    ]);
    for (const user of Object.values(users)) {
      await owner.query(
        `insert into users (agency_id, user_id, email, password_hash, user_type, first_name, last_name, is_reward_wallet_enable)
         values ($1, $2, $3, 'x', $4, 'A', 'B', $4 = 'Customer')`,
        [id, user.id, `${user.id}@${id}.example`, user.userType],
      );
    }
  }
  const ids: Record<string, [string, string][]> = {
    p1: [['aurora', 'a1'], ['meridian', 'm1']],
    p2: [['aurora', 'a2']],
    p3: [['meridian', 'm3']],
  }; // prettier-ignore
  for (const [property, suppliers] of Object.entries(ids)) {
    await owner.query(
      `insert into properties (property_id, name, property_type, line1, city, state, country_code, latitude, longitude, time_zone, stars,
         review_score, review_count, amenities, pictures, check_in_from, check_out_until, search_text)
       values ($1, $2, 'hotel', 'Rua 1', 'Lisbon', 'Lisboa', 'PT', 38.72, -9.14, 'Europe/Lisbon', 4, 4.5, 120, '{wifi,pool}',
         '[{"kind":"city","seed":"x"},{"kind":"room","seed":"x"}]', '15:00', '11:00', 'hotel lisbon')`,
      [property, `Hotel ${property}`],
    );
    for (const [supplier, id] of suppliers) {
      await owner.query(
        `insert into property_suppliers (supplier, supplier_property_id, property_id) values ($1, $2, $3)`,
        [supplier, id, property],
      );
    }
  }
}
