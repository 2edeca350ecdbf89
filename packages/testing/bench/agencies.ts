import { readFileSync, readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { freePorts } from '@portolan/tooling/free-ports';
import pg from 'pg';
import { startAnotherServer, startProduct, type RunningProduct } from '../src/product.ts';
import { atMost, median, reported, type Figure } from './table.ts';
import { ask, type Ask } from './wire.ts';

const few = 10;
const many = 10_000;
/** Agencies of the demo world itself. */
const demo = 7;
/** Of what an agency has, in the order in which rows refer to each other; what must be its own gets its number. */
const copied: readonly (readonly [table: string, own: Readonly<Record<string, string>>])[] = [
  ['agencies', { subdomain: `'b' || i`, name: `'Agency ' || i` }],
  ['agency_hosts', { host: `'b' || i || '.localhost'` }],
  ['partners', { partner_id: `'pt_bench' || i` }],
  [
    'agency_keys',
    {
      partner_id: `'pt_bench' || i`,
      key: `'pk_b' || i || '_site'`,
      origins: `array['https://www.b' || i || '.example']`,
    },
  ],
  ['about_pages', {}],
  ['faqs', {}],
  ['navigations', {}],
  ['users', { email: `t.user_id || '@b' || i || '.example'` }],
  ['articles', {}],
  ['article_texts', {}],
];

/** Writes agencies `ag_b<from>` to `ag_b<to>`, each all that Harbour & Pine has; a statement a table. */
async function addAgencies(owner: pg.Client, from: number, to: number): Promise<void> {
  for (const [table, own] of copied) {
    const { rows } = await owner.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    );
    const names = rows.map(({ name }) => name);
    const values = names.map((name) => (name === 'agency_id' ? `'ag_b' || i` : (own[name] ?? `t.${name}`)));
    await owner.query(
      `insert into ${table} (${names.join(', ')})
       select ${values.join(', ')} from ${table} t, generate_series($1::int, $2::int) i where t.agency_id = 'ag_harbour'`,
      [from, to],
    );
  }
  await owner.query('analyze');
}

/** Processor time of all threads of a process so far, ms; 0 when it is gone. */
function cpuOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, task) =>
        sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      0,
    );
  } catch {
    return 0;
  }
}
const residentOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;

interface Cost {
  /** ms of the server's processor for one request. */
  cpu: number;
  /** ms of the database's processor for one request. */
  database: number;
}

/** A server over the database as it stands now, and what requests to it cost. */
async function measure(product: RunningProduct, owner: pg.Client, count: number) {
  const backends = async () =>
    (
      await owner.query<{ pid: number }>(
        `select pid from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
    ).rows.map(({ pid }) => pid);
  const others = new Set(await backends());
  const [port = 0] = await freePorts(1);
  const server = await startAnotherServer(product, {
    name: 'bench-agencies',
    port,
    // No job of its own in the figures.
    env: { JOBS: 'off', LOG_LEVEL: 'warn' },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const hostOf = (number: number) => `b${number}.localhost:${port}`;
  const get = async (what: Ask, expected = 200) => {
    const { status, text } = await ask(port, { ...what, agent });
    if (status !== expected)
      throw new Error(`${what.path} of ${what.host} answered ${status}: ${text.slice(0, 200)}`);
    return text;
  };
  /** What it takes, the middle of five parts: a collection of garbage in one of them is nobody's cost. */
  const cost = async (requests: number, one: (at: number) => Promise<unknown>): Promise<Cost> => {
    for (let at = 0; at < 40; at++) await one(at);
    const parts: Cost[] = [];
    for (let part = 0; part < 5; part++) {
      const own = (await backends()).filter((pid) => !others.has(pid));
      const before = { cpu: cpuOf(server.id.pid), database: own.map(cpuOf) };
      for (let at = 0; at < requests; at++) await one(at);
      const cpu = (cpuOf(server.id.pid) - before.cpu) / requests;
      // A connection that ended meanwhile had had nothing to do.
      const database = own.reduce((sum, pid, at) => sum + Math.max(0, cpuOf(pid) - before.database[at]!), 0);
      parts.push({ cpu, database: database / requests });
    }
    return {
      cpu: median(parts.map((part) => part.cpu)),
      database: median(parts.map((part) => part.database)),
    };
  };
  try {
    const last = count - demo;
    const one = Math.ceil(last / 2);
    const agency = { path: '/api/agency', host: hostOf(one) };
    const { provider } = (JSON.parse(await get(agency)) as { data: { provider: string } }).data;
    const near = {
      latitude: 38.7223,
      longitude: -9.1393,
      isOTA: true,
      isHome: true,
      isFromDestination: false,
    };
    const deals = { path: `/api/${provider}/deals/activity-search`, host: hostOf(one), body: near };
    // The caches are as full as they get before anything is counted.
    const visitAll = async (path: string) => {
      const numbers = Array.from({ length: last }, (_, at) => at + 1);
      const lane = async () => {
        for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
          await get({ path, host: hostOf(number) });
      };
      await Promise.all([lane(), lane(), lane(), lane()]);
    };
    const memory: number[] = [];
    for (const path of ['/api/agency', '/api/agency', '/api/agency']) {
      await visitAll(path);
      memory.push(residentOf(server.id.pid));
    }
    // And the code as fast as it gets, with ten agencies too.
    for (let at = 0; at < 2_000; at++) await get({ path: '/api/agency', host: hostOf((at % last) + 1) });
    let serial = 0;
    const costs = {
      'GET /api/agency, cached': await cost(300, () => get(agency)),
      'GET /api/agency, right after a change of it': await cost(60, async (at) => {
        const number = (at % 3) + 1;
        await owner.query(`select pg_notify('agency_api', $1)`, [`agency ag_b${number}`]);
        await get({ path: '/api/agency', host: hostOf(number) });
      }),
      'home page': await cost(30, () => get({ path: '/', host: hostOf(one) })),
      'deals, cached': await cost(150, () => get(deals)),
      "settings of a partner's page, cached": await cost(150, () =>
        get({ path: `/sdk/v1/config?key=pk_b${one}_site`, host: hostOf(one) }),
      ),
      'preflight of an unknown page': await cost(60, () =>
        get(
          {
            method: 'OPTIONS',
            path: '/api/hotels/search',
            host: hostOf(one),
            headers: { origin: `https://nobody${++serial}.example`, 'access-control-request-method': 'POST' },
          },
          204,
        ),
      ),
      "preflight of a partner's page, right after a change": await cost(60, async () => {
        await owner.query(`select pg_notify('agency_api', $1)`, [`agency ag_b${one}`]);
        await get(
          {
            method: 'OPTIONS',
            path: '/api/hotels/search',
            host: hostOf(one),
            headers: { origin: `https://www.b${one}.example`, 'access-control-request-method': 'POST' },
          },
          204,
        );
      }),
    };
    return { costs, memory };
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** What a request to one agency costs with ten agencies in the database, and with ten thousand. */
export async function benchAgencies(): Promise<Figure[]> {
  const product = await startProduct({ name: 'bench-agencies', durable: true });
  const owner = new pg.Client({ connectionString: product.ownerUrl });
  await owner.connect();
  try {
    await addAgencies(owner, 1, few - demo);
    const before = await measure(product, owner, few);
    const began = performance.now();
    await addAgencies(owner, few - demo + 1, many - demo);
    const seconds = (performance.now() - began) / 1000;
    const after = await measure(product, owner, many);
    const figures: Figure[] = [];
    for (const name of Object.keys(before.costs) as (keyof typeof before.costs)[]) {
      const [one, other] = [before.costs[name], after.costs[name]];
      const pair = (part: keyof Cost) => `${one[part].toFixed(2)} / ${other[part].toFixed(2)} ms`;
      figures.push(
        reported(`${name}: server's CPU a request, ${few} / ${many} agencies`, pair('cpu')),
        reported(`${name}: database's CPU a request`, pair('database')),
        // A fifth of a millisecond is what the rest of the machine adds to the one or the other.
        atMost(
          `${name}: ${many} against ${few}, both together`,
          (other.cpu + other.database + 0.2) / (one.cpu + one.database + 0.2),
          1.25,
          '×',
          2,
        ),
      );
    }
    // The first visit fills the caches, which hold a fifth of the agencies; what grows from then on would grow for ever.
    const [, second = NaN, third = NaN] = after.memory;
    const inMegabytes = (memory: readonly number[]) => memory.map((each) => each.toFixed(0)).join(', ');
    figures.push(
      reported(`writing ${many - few} agencies into the database`, `${seconds.toFixed(0)} s`),
      reported(
        `server's memory, each of ${few} agencies visited once, twice, thrice`,
        `${inMegabytes(before.memory)} MB`,
      ),
      reported(`server's memory, each of ${many} agencies visited`, `${inMegabytes(after.memory)} MB`),
      atMost('memory after the third visit, against the second', third / second, 1.1, '×', 2),
    );
    return figures;
  } finally {
    await owner.end();
    await product.stop();
  }
}
