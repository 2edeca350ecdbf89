import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@portolan/tooling/free-ports';
import { browserDir } from '@portolan/tooling/paths';
import { publish } from '@portolan/tooling/publish';
import pg from 'pg';
import { createApi } from '../e2e/api-steps.ts';
import { startAnotherServer, type RunningProduct } from '../src/product.ts';
import { atMost, reported, type Figure } from './table.ts';
import { ask, type Got } from './wire.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** How often the proxy looks whether a server wants requests, and how long a server waits for it to look. */
const lookEveryMs = 100;
const leaveMs = 1_500;
/** From a commit to the read that must show it. */
const seenWithinMs = 100;

/**
 * The least that a load balancer does: each request goes to the next server that says at `/readyz` that it wants one, over connections
 * that are kept. It tries nothing twice: a request that fails has failed.
 */
async function startProxy() {
  const servers = new Map<number, { ready: boolean; agent: Agent }>();
  let turn = 0;
  const look = async () => {
    for (const [port, server] of servers)
      server.ready = await ask(port, { path: '/readyz', host: 'proxy' }).then(
        ({ status }) => status === 200,
        () => false,
      );
  };
  let open = true;
  void (async () => {
    while (open) {
      await look();
      await pause(lookEveryMs);
    }
  })();
  const proxy = createServer((asked, answer) => {
    const ready = [...servers].filter(([, server]) => server.ready);
    const [port, server] = ready[turn++ % ready.length] ?? [];
    if (!port || !server) {
      answer.writeHead(502).end();
      return;
    }
    const onward = request(
      {
        host: '127.0.0.1',
        port,
        path: asked.url,
        method: asked.method,
        headers: asked.headers,
        agent: server.agent,
      },
      (got) => {
        const { connection: _hop, ...headers } = got.headers;
        answer.writeHead(got.statusCode ?? 502, headers);
        got.pipe(answer);
        got.on('aborted', () => answer.destroy());
      },
    );
    onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    /** Resolves when requests go there. */
    async add(port: number) {
      servers.set(port, { ready: false, agent: new Agent({ keepAlive: true }) });
      while (!servers.get(port)!.ready) await pause(20);
    },
    remove: (port: number) => {
      servers.get(port)?.agent.destroy();
      servers.delete(port);
    },
    ports: () => [...servers.keys()],
    close() {
      open = false;
      for (const { agent } of servers.values()) agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** What travellers do meanwhile; every answer that is not whole and right is counted. */
function startTravellers(
  port: number,
  host: string,
  jobs: readonly (readonly [name: string, run: () => Promise<void>])[],
) {
  const done = new Map<string, number>();
  const failures: string[] = [];
  let stop = false;
  const lanes = jobs.flatMap(([name, run]) =>
    [1, 2].map(async () => {
      while (!stop) {
        try {
          await run();
          done.set(name, (done.get(name) ?? 0) + 1);
        } catch (error) {
          failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
          await pause(50);
        }
      }
    }),
  );
  return {
    done,
    failures,
    async end() {
      stop = true;
      await Promise.all(lanes);
    },
  };
}

const whole = ({ status, text }: Got): string => {
  if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 120)}`);
  return text;
};

/** A release that takes the place of another through two processes, one after the other, while travellers go on. */
export async function benchRolling(product: RunningProduct): Promise<Figure[]> {
  const host = new URL(product.site).host;
  const owner = new pg.Client({ connectionString: product.ownerUrl });
  await owner.connect();
  // A place of its own for what browsers load, since the new release comes into it.
  const assets = mkdtempSync(join(tmpdir(), 'travel-rolling-'));
  cpSync(browserDir, assets, { recursive: true });
  const running: { port: number; stop(): Promise<void>; ended: Promise<string> }[] = [];
  const start = async (name: string) => {
    const [port = 0] = await freePorts(1);
    const env = { LEAVE_MS: String(leaveMs), ASSETS_DIR: assets, LOG_LEVEL: 'warn' };
    const server = await startAnotherServer(product, { name: `bench-${name}`, port, env });
    running.push({ port, stop: server.stop, ended: server.ended });
    return port;
  };
  const proxy = await startProxy();
  try {
    for (const name of ['old-a', 'old-b']) await proxy.add(await start(name));
    const agent = new Agent({ keepAlive: true, maxSockets: 12 });
    const api = createApi(product);
    const booked = (await api.book(40)).body.data;
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const stay = {
      checkIn: day(45),
      checkOut: day(48),
      occupancy: [{ adults: 2, childAges: [] }],
      currency: 'USD',
    };
    const search = { ...stay, latitude: 38.7223, longitude: -9.1393, radiusKm: 15 };
    const oldFile = readdirSync(join(assets, 'site')).find((file) => /^client-[\w-]{8}\.js$/.test(file))!;
    let reconnects = 0;
    const travellers = startTravellers(proxy.port, host, [
      ['agency', async () => void whole(await ask(proxy.port, { path: '/api/agency', host, agent }))],
      [
        'home',
        async () => {
          if (!whole(await ask(proxy.port, { path: '/', host, agent })).includes('</html>'))
            throw new Error('half a page');
        },
      ],
      [
        'a file of the old release',
        async () => void whole(await ask(proxy.port, { path: `/assets/${oldFile}`, host, agent })),
      ],
      [
        'search (a stream)',
        async () => {
          const text = whole(
            await ask(proxy.port, { path: '/api/hotels/search', host, agent, body: search }),
          );
          if (!/"type":"done"/.test(text.trim().split('\n').at(-1) ?? ''))
            throw new Error('the stream broke off');
        },
      ],
      [
        'events of a booking (a stream that stays)',
        async () => {
          // It stays until the server leaves; then it is asked for again, from where it was.
          const path = `/api/bookings/${booked.reference}/events?token=${booked.accessToken}`;
          const text = whole(
            await Promise.race([
              ask(proxy.port, { path, host, headers: { accept: 'text/event-stream' } }),
              pause(4_000).then(() => ({ status: 200, text: 'retry: 1\n\nid: 1\n' })),
            ]),
          );
          if (!text.includes('retry:') || !/^id: \d+$/m.test(text)) throw new Error('no event came');
          reconnects++;
        },
      ],
    ]);

    let [changes, atOnce, late, slowest] = [0, 0, 0, 0];
    let changing = true;
    const changer = (async () => {
      while (changing) {
        const name = `Harbour & Pine ${++changes}`;
        await owner.query('begin');
        await owner.query(`update agencies set name = $1 where agency_id = 'ag_harbour'`, [name]);
        await owner.query(`select pg_notify('agency_api', 'agency ag_harbour')`);
        await owner.query('commit');
        const since = performance.now();
        const shows = async (port: number) =>
          whole(await ask(port, { path: '/api/agency', host })).includes(JSON.stringify(name));
        for (const port of proxy.ports()) {
          try {
            if (!(await shows(port))) {
              atOnce++;
              await pause(Math.max(0, seenWithinMs - (performance.now() - since)));
              if (!(await shows(port))) late++;
              slowest = Math.max(slowest, performance.now() - since);
            }
          } catch {
            // It is gone: a traveller does not come here past the proxy.
          }
        }
        await pause(100);
      }
    })();

    await pause(3_000);
    // The new release's files, published as a build publishes them: what is not in it stays for those who have an old page open.
    const next = `${assets}-next`;
    cpSync(join(assets, 'site'), next, { recursive: true });
    for (const file of readdirSync(next).filter((name) => name.startsWith(oldFile)))
      renameSync(join(next, file), join(next, file.replace(/-[\w-]{8}\.js/, '-NEWNEW00.js')));
    publish({ from: next, to: join(assets, 'site') });
    if (!existsSync(join(assets, 'site', 'client-NEWNEW00.js')))
      throw new Error('The new release is not there.');
    const ends: string[] = [];
    for (const name of ['new-a', 'new-b']) {
      await proxy.add(await start(name));
      const old = running.shift()!;
      await old.stop();
      ends.push(await old.ended);
      proxy.remove(old.port);
      await pause(1_000);
    }
    await pause(2_000);
    changing = false;
    await changer;
    await travellers.end();
    agent.destroy();
    const total = [...travellers.done.values()].reduce((sum, count) => sum + count, 0);
    for (const failure of new Set(travellers.failures)) console.error(`rolling: ${failure}`);
    return [
      reported(
        'a release rolled through two servers: requests meanwhile',
        `${total} (${[...travellers.done].map(([name, count]) => `${count} ${name}`).join(', ')})`,
      ),
      atMost('rolled: failed requests', travellers.failures.length, 0, '', 0),
      reported(
        'rolled: times that somebody listened to a booking’s events, begun again where a server left',
        String(reconnects),
      ),
      reported('rolled: how the old servers ended', ends.join('; ')),
      reported('rolled: changes of an agency meanwhile, read on every server', String(changes)),
      atMost(`rolled: reads that were stale ${seenWithinMs} ms after a change`, late, 0, '', 0),
      reported(
        'rolled: reads sent the moment of the commit that came before its news',
        `${atOnce} (${slowest.toFixed(0)} ms at most)`,
      ),
    ];
  } finally {
    proxy.close();
    await Promise.all(running.map((server) => server.stop()));
    await owner.query(`update agencies set name = 'Harbour & Pine Travel' where agency_id = 'ag_harbour'`);
    await owner.end();
    rmSync(assets, { recursive: true, force: true });
  }
}
