import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { PageRenderer, PageRequest, PageResponse } from '@portolan/contract';
import { money } from '@portolan/core';
import { createFakeGateway, type FakeGateway } from '@portolan/payments/fake';
import {
  createConfig,
  createContext,
  createServer,
  importCatalogue,
  migrate,
  seedDemo,
  demoPassword,
  type Context,
  type Env,
  type Services,
} from '../index.ts';
import type { DealSupplier, HotelSupplier } from '@portolan/suppliers';
import {
  aProperty,
  aRoomOffer,
  createFakeDealSupplier,
  createFakeHotelSupplier,
  lisbon,
  type FakeHotelSupplier,
} from '@portolan/suppliers/testing';
import pg from 'pg';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import { atDatabase, cloneTemplate, dropDatabase, type Template } from './template-database.ts';

type Server = Awaited<ReturnType<typeof createServer>>;

/** A clock that only moves when a test says so; it begins on 2026-11-21 at noon, UTC. */
export interface FakeClock {
  now(): number;
  advance(ms: number): void;
}

export function aClock(start = '2026-11-21T12:00:00Z'): FakeClock {
  let now = Date.parse(start);
  return { now: () => now, advance: (ms) => void (now += ms) };
}

/** One call: by default from the site of `harbour`, as its own page would make it. */
export interface TestCall {
  /** Agency by its site. @default 'harbour' */
  site?: string;
  /** Whole `Host` header instead of a demo site's. */
  host?: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PATCH' | 'HEAD';
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as `x-access-token`. */
  token?: string;
}

export interface TestAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  // Tests look into bodies freely; the contract's schemas are checked where that matters.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  json: any;
  /** `Set-Cookie` by name, whole. */
  cookies: Map<string, string>;
}

/** A whole server in this process, on a database of its own, with suppliers and a gateway in memory. */
export interface TestServer {
  readonly app: Server;
  readonly context: Context;
  readonly clock: FakeClock;
  /** Connection as owner and as superuser: for arranging and for looking, never through policies. */
  readonly ownerUrl: string;
  readonly gateway: FakeGateway;
  /** `aurora` and `meridian` unless the test brought its own. */
  readonly suppliers: ReadonlyMap<string, HotelSupplier>;
  call(path: string, call?: TestCall): Promise<TestAnswer>;
  /** Logs a demo user in and answers the access token. */
  logIn(
    user: 'traveller' | 'agent' | 'restricted' | 'sales' | 'admin' | 'owner',
    site?: string,
  ): Promise<string>;
  /** Runs SQL as the owner. */
  sql<R>(text: string, values?: unknown[]): Promise<R[]>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  clock?: FakeClock;
  suppliers?: ReadonlyMap<string, HotelSupplier>;
  dealSuppliers?: ReadonlyMap<string, DealSupplier>;
  /** Services beside hotels. @default none */
  bookable?: NonNullable<Services['bookable']>;
  gateway?: FakeGateway;
  pages?: PageRenderer;
  /** @default nothing is logged */
  logger?: Logger;
  env?: Env;
}

/** Takes the site's place: draws nothing, and keeps what it was asked for. */
export interface CaughtPages {
  readonly renderer: PageRenderer;
  /** All requests, oldest first; a test may empty it. */
  readonly asked: PageRequest[];
  /** The newest of them. @throws {Error} when there is none */
  readonly seen: PageRequest;
}

/** @param answer to every request @default an empty page */
export function catchPages(
  answer: () => PageResponse = () => ({ status: 200, html: '<!doctype html><title>Page</title>' }),
): CaughtPages {
  const asked: PageRequest[] = [];
  return {
    renderer: {
      render(request) {
        asked.push(request);
        return answer();
      },
    },
    asked,
    get seen() {
      const last = asked.at(-1);
      if (!last) throw new Error('No page was asked for');
      return last;
    },
  };
}

/**
 * Starts one; close it when done. The database is a clone of a template with the demo world and the fake suppliers' catalogue:
 * sixteen hotels around Lisbon, `p_m0` to `p_m15`, each at both suppliers.
 */
export async function aTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const urls = inject('postgres');
  const name = `test_server_${randomBytes(6).toString('hex')}`;
  await cloneTemplate(urls, demoTemplate(urls.appUrl), name);
  const ownerUrl = atDatabase(urls.ownerUrl, name);

  const clock = options.clock ?? aClock();
  const fakes = createFakes();
  const suppliers = options.suppliers ?? fakes.suppliers;
  const gateway = options.gateway ?? createFakeGateway({ now: clock.now });
  const config = createConfig({
    DATABASE_URL: ownerUrl,
    APP_DATABASE_URL: atDatabase(urls.appUrl, name),
    PORTOLAN_DEMO: '1',
    LOG_LEVEL: 'silent',
    POOL_SIZE: '4',
    ...options.env,
  });
  const context = await createContext(config, {
    suppliers,
    dealSuppliers: options.dealSuppliers ?? fakes.dealSuppliers,
    bookable: options.bookable ?? [],
    gateway,
    clock,
    ...(options.pages ? { pages: options.pages } : {}),
    ...(options.logger ? { logger: options.logger } : {}),
  });
  const app = await createServer(context);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();

  const server: TestServer = {
    app,
    context,
    clock,
    ownerUrl,
    gateway,
    suppliers,
    async call(path, { site = 'harbour', host, method, body, headers = {}, token } = {}) {
      const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
      const answer = await app.inject({
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        url: path,
        headers: {
          host: host ?? `${site}.localhost:4000`,
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { 'x-access-token': token } : {}),
          ...headers,
        },
        ...(payload === undefined ? {} : { payload }),
      });
      const cookies = new Map<string, string>();
      for (const cookie of [answer.headers['set-cookie'] ?? []].flat())
        cookies.set(cookie.slice(0, cookie.indexOf('=')), cookie);
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        get json() {
          return JSON.parse(answer.body) as unknown;
        },
        cookies,
      };
    },
    async logIn(user, site = 'harbour') {
      const answer = await server.call('/api/auth/login', {
        site,
        body: { email: `${user}@${site}.example`, password: demoPassword },
      });
      if (answer.status !== 200) throw new Error(`Logging in as ${user} of ${site} failed: ${answer.text}`);
      return answer.json.data.accessToken as string;
    },
    async sql<R>(text: string, values: unknown[] = []) {
      return (await owner.query(text, values)).rows as R[];
    },
    async close() {
      await app.close();
      await context.close();
      await owner.end();
      await dropDatabase(urls, name);
    },
  };
  return server;
}

/** Two suppliers that share sixteen hotels; meridian is a little dearer. */
function createFakes() {
  const properties = Array.from({ length: 16 }, (_, index) => aProperty(index));
  const places = [
    { id: 'c1', type: 'city' as const, name: 'Lisbon', context: 'Portugal', countryCode: 'PT', ...lisbon },
    { id: 'a1', type: 'airport' as const, name: 'Lisbon Airport', context: 'LIS, Portugal', countryCode: 'PT', latitude: 38.7742, longitude: -9.1342 },
  ]; // prettier-ignore
  const aurora = createFakeHotelSupplier({ name: 'aurora', properties, places });
  const meridian = createFakeHotelSupplier({
    name: 'meridian',
    properties: properties.map((property) => ({ ...property, propertyId: `x${property.propertyId}` })),
    places,
  });
  for (const [index, { propertyId }] of properties.entries()) {
    aurora.offers.set(propertyId, [aRoomOffer(20_037 + index * 1_009)]);
    meridian.offers.set(`x${propertyId}`, [aRoomOffer(21_041 + index * 1_009)]);
  }
  const suppliers = new Map<string, FakeHotelSupplier>([['aurora', aurora], ['meridian', meridian]]); // prettier-ignore
  const dealSuppliers = new Map([['aurora', createFakeDealSupplier('aurora', money(7_039, 'USD'))]]);
  return { suppliers, dealSuppliers };
}

const serverSource = join(import.meta.dirname, '..');

/** The demo world with the fake suppliers' catalogue. */
const demoTemplate = (appUrl: string): Template => ({
  kind: 'demo',
  sources: [
    ...['db/migrations', 'db/job-queue.ts', 'seed'].map((path) => join(serverSource, path)),
    join(import.meta.dirname, '../../../suppliers/src/testing/fake-hotels.ts'),
    // The menus of the demo world are made from the table of permissions.
    join(import.meta.dirname, '../../../contract/src/roles.ts'),
  ],
  async fill(ownerUrl) {
    await migrate({ ownerUrl, appLogin: new URL(appUrl).username });
    await seedDemo(ownerUrl);
    await importCatalogue(ownerUrl, createFakes().suppliers);
  },
});
