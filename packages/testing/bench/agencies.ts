import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { freePorts } from '@portolan/tooling/free-ports';
import pg from 'pg';
import { startAnotherServer, startProduct, type RunningProduct } from '../src/product.ts';
import { atMost, reported, type Figure } from './table.ts';
import { ask, type Ask } from './wire.ts';

const few = 10;
const many = 10_000;
/** Of what an agency has, in the order in which rows refer to each other; what must be its own gets its number. */
const copied: readonly (readonly [table: string, own: string])[] = [
  ['agencies', `'subdomain', 'b' || i, 'name', 'Agency ' || i`],
  ['agency_hosts', `'host', 'b' || i || '.localhost'`],
  ['partners', `'partner_id', 'pt_bench' || i`],
  ['agency_keys', `'partner_id', 'pt_bench' || i, 'key', 'pk_b' || i || '_site'`],
  ['about_pages', `'title', 'About ' || i`],
  ['faqs', `'header_message', 'Questions to ' || i`],
  ['navigations', `'label', t.label`],
  ['users', `'email', t.user_id || '@b' || i || '.example'`],
];

/** Writes agencies `ag_b<from>` to `ag_b<to>`, each all that Harbour & Pine has. */
async function addAgencies(owner: pg.Client, from: number, to: number): Promise<void> {
  for (const [table, own] of copied)
    await owner.query(
      `insert into ${table}
       select copy.* from ${table} t, generate_series($1::int, $2::int) i,
         jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object('agency_id', 'ag_b' || i, ${own})) copy
        where t.agency_id = 'ag_harbour'`,
      [from, to],
    );
  await owner.query('analyze');
}

/** User and system time of a process so far, ms. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
const residentOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Cost {
  /** ms of the server's processor for one request. */
  cpu: number;
  /** ms that the database was at it, for one request. */
  database: number;
}

/** A server over the database as it stands now, and what requests to it cost. */
async function measure(product: RunningProduct, owner: pg.Client, count: number) {
  const [port = 0] = await freePorts(1);
  const server = await startAnotherServer(product, {
    name: 'bench-agencies',
    port,
    // No job of its own in the figures.
    env: { JOBS: 'off', LOG_LEVEL: 'warn' },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const hostOf = (number: number) => `b${number}.localhost:${port}`;
  const get = async (what: Ask) => {
    const { status, text } = await ask(port, { ...what, agent });
    if (status !== 200)
      throw new Error(`${what.path} of ${what.host} answered ${status}: ${text.slice(0, 200)}`);
    return text;
  };
  /** Backends add up what they did at most every ten seconds. */
  const databaseMs = async () => {
    await pause(10_500);
    const { rows } = await owner.query<{ ms: number }>(
      'select active_time as ms from pg_stat_database where datname = current_database()',
    );
    return rows[0]!.ms;
  };
  const cost = async (requests: number, one: (at: number) => Promise<unknown>): Promise<Cost> => {
    for (let at = 0; at < 40; at++) await one(at);
    const database = await databaseMs();
    const cpu = cpuOf(server.id.pid);
    for (let at = 0; at < requests; at++) await one(at);
    const used = cpuOf(server.id.pid) - cpu;
    // The question itself is part of both figures.
    return { cpu: used / requests, database: ((await databaseMs()) - database) / requests };
  };
  try {
    const provider = (
      JSON.parse(await get({ path: '/api/agency', host: hostOf(few - 8) })) as { data: { provider: string } }
    ).data.provider;
    const body = {
      latitude: 38.7223,
      longitude: -9.1393,
      isOTA: true,
      isHome: true,
      isFromDestination: false,
    };
    const deals = { path: `/api/${provider}/deals/activity-search`, host: hostOf(few - 8), body };
    // The caches are as full as they get before anything is counted.
    const visitAll = async () => {
      const numbers = Array.from({ length: count - 7 }, (_, at) => at + 1);
      const lane = async () => {
        for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
          await get({ path: '/api/agency', host: hostOf(number) });
      };
      await Promise.all([lane(), lane(), lane(), lane()]);
    };
    await visitAll();
    const memory = [residentOf(server.id.pid)];
    for (let round = 0; round < 2; round++) {
      await visitAll();
      memory.push(residentOf(server.id.pid));
    }
    const costs = {
      'GET /api/agency, cached': await cost(1_500, () => get({ path: '/api/agency', host: hostOf(few - 8) })),
      'GET /api/agency, right after a change of it': await cost(300, async (at) => {
        const number = (at % 3) + 1;
        await owner.query(`select pg_notify('agency_api', $1)`, [`agency ag_b${number}`]);
        await get({ path: '/api/agency', host: hostOf(number) });
      }),
      'home page': await cost(150, () => get({ path: '/', host: hostOf(few - 8) })),
      'deals, cached': await cost(600, () => get(deals)),
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
    // The demo world has seven.
    await addAgencies(owner, 1, few - 7);
    const before = await measure(product, owner, few);
    await addAgencies(owner, few - 6, many - 7);
    const after = await measure(product, owner, many);
    const figures: Figure[] = [];
    for (const name of Object.keys(before.costs) as (keyof typeof before.costs)[]) {
      const [one, other] = [before.costs[name], after.costs[name]];
      const pair = (part: keyof Cost) => `${one[part].toFixed(2)} / ${other[part].toFixed(2)} ms`;
      figures.push(
        reported(`${name}: server's CPU a request, ${few} / ${many} agencies`, pair('cpu')),
        reported(`${name}: database time a request`, pair('database')),
        // Half a millisecond is what the rest of the machine adds to the one or the other.
        atMost(
          `${name}: ${many} against ${few}, both together`,
          (other.cpu + other.database + 0.5) / (one.cpu + one.database + 0.5),
          1.25,
          '×',
          2,
        ),
      );
    }
    const [first = NaN, , third = NaN] = after.memory;
    figures.push(
      reported(
        `server's memory: ${few} agencies / ${many}, each visited`,
        `${before.memory[0]!.toFixed(0)} / ${first.toFixed(0)} MB`,
      ),
      atMost('memory after all were visited three times, against once', third / first, 1.15, '×', 2),
    );
    return figures;
  } finally {
    await owner.end();
    await product.stop();
  }
}
