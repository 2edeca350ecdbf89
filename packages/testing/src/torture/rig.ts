// The product as it may run somewhere: two serving processes with jobs, one worker, both sandbox suppliers, the test gateway and a
// PostgreSQL of their own, all real processes; and every lever by which their luck can be made bad.

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVoyageCounter } from '@portolan/server/testing/voyages';
import { build } from '@portolan/tooling/build';
import { startChild, type Child } from '@portolan/tooling/children';
import { freePorts } from '@portolan/tooling/free-ports';
import { bundleForNode } from '@portolan/tooling/node-bundle';
import { dataDir, root, serverDir } from '@portolan/tooling/paths';
import { startPostgres, stopUnusedPostgres } from '@portolan/tooling/postgres';
import { identify, isRunning, waitUntil } from '@portolan/tooling/processes';
import { migrate, serverSpec } from '@portolan/tooling/product';
import { createProgress } from '@portolan/tooling/progress';
import pg from 'pg';
import { openBooks, type Books } from './books.ts';
import { openDatabaseDoor, type CommitFault, type DatabaseDoor } from './database-door.ts';
import { halyardName, openHalyard, type Halyard } from './halyard.ts';
import { openDoor, type CallFault, type Door, type Neighbour } from './proxy.ts';
import { voyageOf } from './voyage-plan.ts';

export type SlotName = 'a' | 'b' | 'worker';
/** Neighbours that are processes of their own. */
type Process = Exclude<Neighbour, 'halyard'>;
export type PostgresEnd = 'fast' | 'immediate' | 'kill';

/** What goes wrong at step boundaries; asked at each of them. */
export interface Luck {
  atCall(slot: SlotName, neighbour: Neighbour, verb: string): CallFault | null;
  atCommit(slot: SlotName): CommitFault | null;
}

export const goodLuck: Luck = { atCall: () => null, atCommit: () => null };

export interface Rig {
  /** The serving processes, by port. */
  readonly servers: readonly { name: SlotName; port: number }[];
  readonly gatewayUrl: string;
  /** Agencies that travellers visit, by their site. */
  readonly agencies: ReadonlyMap<string, string>;
  readonly books: Books;
  readonly halyard: Pick<Halyard, 'nextMoment'>;
  /** Has some process read what suppliers changed by themselves. */
  readNews(): Promise<void>;
  /** The offer of a voyage, as a search of an agency would make it. */
  voyageOffer(voyageId: string, agencyId: string, currency: string): string;
  /** Why disks cannot be full here; `null` when they can. */
  readonly noFullDisk: string | null;
  /** The time that all processes share, ms since the epoch. */
  now(): number;
  /** Moves it on for all of them at once. */
  advance(ms: number): void;
  /** Makes one process's clock wrong by so much. */
  skew(slot: SlotName, ms: number): void;
  setLuck(luck: Luck): void;
  /** SIGKILL; the process comes back by itself, as under a supervisor. */
  kill(slot: SlotName): void;
  killNeighbour(name: Neighbour): Promise<void>;
  restartPostgres(how: PostgresEnd): Promise<void>;
  /** Leaves the database no room to grow for so long. */
  fillDisk(ms: number): Promise<void>;
  /** Everything runs, answers and has the right time again. */
  heal(): Promise<void>;
  /** Runs as the owner, past all policies; survives restarts. */
  sql<R>(text: string, values?: unknown[]): Promise<R[]>;
  /** The database as its owner, without a door. */
  ownerUrl(): string;
  /** The database as the role without rights that requests use. */
  appUrl(): string;
  /** CPU time of a process since it started, ms. */
  cpuOf(slot: SlotName): number;
  /** Processes of ours that ended although nobody killed them, with their last words; asking forgets them. */
  deaths(): string[];
  /** Forgets logs of processes that are gone. */
  tidy(): void;
  readonly logsDir: string;
  stop(): Promise<void>;
}

interface Slot {
  name: SlotName;
  port: number;
  doors: Record<Neighbour, Door>;
  database: DatabaseDoor;
  child: Child | null;
  /** Resolves when the process that was last begun is ready. */
  up: Promise<void>;
  lives: number;
  killed: boolean;
}

const prefix = 'travel-torture-';
const databaseName = 'torture';
const diskBytes = 900 * 1024 * 1024;
const preload = join(import.meta.dirname, 'shift-clock.mjs');
/** The server that sells voyages, too; once a run. */
const voyageServer = join(dataDir, 'torture', 'voyage-server.js');
let bundled: Promise<void> | undefined;

/**
 * Starts it all; nothing of it is shared with other runs on this machine.
 * @param options.poolSize connections of each process @default 6
 * @param options.jobsInServers whether serving processes work on jobs, too @default true
 * @param options.keepReports keeps what rounds of an earlier rig of this run reported @default false
 */
export async function startRig(
  options: {
    name?: string;
    poolSize?: number;
    jobsInServers?: boolean;
    fullDisks?: boolean;
    keepReports?: boolean;
  } = {},
): Promise<Rig> {
  const {
    name = 'torture',
    poolSize = 6,
    jobsInServers = true,
    fullDisks = true,
    keepReports = false,
  } = options;
  await build({ progress: createProgress() });
  await (bundled ??= bundleForNode('packages/testing/tsup.config.ts'));
  await removeLeftovers();
  const home = mkdtempSync(join(tmpdir(), prefix));
  writeFileSync(join(home, 'owner'), String(process.pid));
  // The database's own user must find its way to the disk.
  chmodSync(home, 0o755);
  const logsDir = join(dataDir, `logs-${name}`);
  if (keepReports) {
    for (const file of readdirSync(logsDir)) if (file.endsWith('.log')) rmSync(join(logsDir, file));
  } else rmSync(logsDir, { recursive: true, force: true });
  const diskDir = join(home, 'disk');
  mkdirSync(diskDir);
  const noFullDisk = fullDisks ? mountDisk(diskDir) : 'not asked for';
  const undo: (() => Promise<unknown> | unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await Promise.resolve(step()).catch(() => undefined);
    if (noFullDisk === null) spawnSync('umount', [diskDir]);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return await begin();
  } catch (error) {
    await stop();
    throw error;
  }

  async function begin(): Promise<Rig> {
    const postgresDir = join(diskDir, 'postgres');
    let postgres = await startPostgres({ dataDir: postgresDir });
    /** Every start counts us as one more user; the last of us to leave ends it. */
    const started = [postgres];
    undo.push(async () => {
      for (const one of started) await one.stop();
    });
    const admin = new pg.Client({ connectionString: postgres.url('postgres') });
    await admin.connect();
    // So small that a disk which is nearly full is noticed soon, and never full by the log alone.
    await admin.query(`alter system set max_wal_size = '128MB'`);
    await admin.query(`alter system set min_wal_size = '32MB'`);
    await admin.query('select pg_reload_conf()');
    await admin.end();
    await postgres.ensureDatabase(databaseName);
    const ports = await freePorts(5);
    const [portA = 0, portB = 0, aurora = 0, meridian = 0, gateway = 0] = ports;
    const common = {
      databaseUrl: postgres.url(databaseName),
      appDatabaseUrl: postgres.url(databaseName, 'app'),
      demo: true,
      migrate: true,
      stateDir: home,
      logsDir,
      progress: createProgress(),
    };

    let ahead = 0;
    const skews = new Map<string, number>();
    const clockFile = (who: string) => join(home, `clock-${who}`);
    const writeClock = (who: string) => {
      writeFileSync(`${clockFile(who)}.new`, String(ahead + (skews.get(who) ?? 0)));
      renameSync(`${clockFile(who)}.new`, clockFile(who));
    };
    const clocks = ['a', 'b', 'worker', 'aurora', 'meridian', 'gateway'];
    for (const who of clocks) writeClock(who);

    let luck = goodLuck;
    let stopping = false;
    undo.push(() => (stopping = true));

    // ── neighbours ──
    const halyard = await openHalyard(() => Date.now() + ahead);
    undo.push(() => halyard.stop());
    const neighbourPorts: Record<Neighbour, number> = { aurora, meridian, gateway, halyard: halyard.port };
    const neighbours = new Map<Process, Child>();
    const neighbourArgs: Record<Process, string[]> = {
      aurora: sandboxArgs('aurora'),
      meridian: sandboxArgs('meridian'),
      gateway: [join(serverDir, 'gateway.js'), '--port', String(gateway), '--data', join(home, 'gateway')],
    };
    function sandboxArgs(supplier: 'aurora' | 'meridian'): string[] {
      return [
        ...[
          join(serverDir, 'sandbox.js'),
          '--supplier',
          supplier,
          '--port',
          String(neighbourPorts[supplier]),
        ],
        ...['--data', join(home, 'sandboxes'), '--demo', '--latency', '0', '--hang', '150'],
      ];
    }
    const startNeighbour = async (who: Process) => {
      const child = await startChild(
        {
          name: who,
          args: ['--import', preload, ...neighbourArgs[who]],
          env: { NODE_ENV: 'production', TORTURE_CLOCK: clockFile(who) },
        },
        { cwd: root, logsDir },
      );
      neighbours.set(who, child);
    };
    undo.push(() => Promise.all([...neighbours.values()].map((child) => child.stop())));
    await Promise.all((Object.keys(neighbourArgs) as Process[]).map(startNeighbour));

    // Takes over what the suppliers sell, too.
    await migrate({ ...common, ports: { api: portA, partner: 0, aurora, meridian, gateway } });

    // ── our own processes ──
    const slots = new Map<SlotName, Slot>();
    const deaths: string[] = [];
    const toPostgres = () =>
      postgres.socketDir
        ? { path: join(postgres.socketDir, '.s.PGSQL.5432') }
        : { host: '127.0.0.1', port: Number(new URL(postgres.url(databaseName)).port) };
    const kill = (who: SlotName) => {
      const slot = slots.get(who);
      if (!slot?.child) return;
      slot.killed = true;
      process.kill(slot.child.id.pid, 'SIGKILL');
    };
    const killQuietly = (who: SlotName) => {
      try {
        kill(who);
      } catch {
        // It died of something else just now.
      }
    };

    function launch(slot: Slot): void {
      slot.lives++;
      slot.killed = false;
      const at = new URL(postgres.url(databaseName, 'app'));
      const url = `postgres://${at.username}:${at.password}@127.0.0.1:${slot.database.port}/${databaseName}`;
      const door = (of: Neighbour) => `http://127.0.0.1:${slot.doors[of].port}`;
      const spec = serverSpec({
        ...common,
        ports: { api: slot.port, partner: 4100, aurora, meridian, gateway },
        env: {
          APP_DATABASE_URL: url,
          SUPPLIERS: `aurora=${door('aurora')},meridian=${door('meridian')}`,
          GATEWAY_URL: door('gateway'),
          GATEWAY_PUBLIC_URL: `http://127.0.0.1:${gateway}`,
          POOL_SIZE: String(poolSize),
          LOG_LEVEL: 'warn',
          // Nobody looks at pages here, and every life would load their renderer.
          PAGE_RENDERER: '',
          JOBS: slot.name === 'worker' ? 'only' : jobsInServers ? 'inside' : 'off',
          TORTURE_CLOCK: clockFile(slot.name),
        },
      });
      const args = ['--import', preload, voyageServer, halyardName, door('halyard')];
      const begun = startChild({ ...spec, name: `${slot.name}-${slot.lives}`, args }, { cwd: root, logsDir });
      slot.up = begun.then(
        (child) => {
          slot.child = child;
          void child.ended.then((how) => {
            slot.child = null;
            if (!slot.killed && !stopping)
              deaths.push(`${slot.name} ${how} by itself: ${wordsOf(child.lastWords())}`);
            if (!stopping) setTimeout(() => stopping || launch(slot), 150);
          });
        },
        () => {
          // The database was down just then, or its disk full: a supervisor tries again.
          if (!stopping) setTimeout(() => stopping || launch(slot), 300);
        },
      );
    }

    for (const [who, port] of [['a', portA], ['b', portB], ['worker', 0]] as const) {
      const doors = {} as Record<Neighbour, Door>;
      for (const neighbour of Object.keys(neighbourPorts) as Neighbour[])
        doors[neighbour] = await openDoor({
          neighbour,
          port: neighbourPorts[neighbour],
          decide: (verb) => luck.atCall(who, neighbour, verb),
          kill: () => killQuietly(who),
        });
      const database = await openDatabaseDoor({
        to: toPostgres,
        decide: () => luck.atCommit(who),
        kill: () => killQuietly(who),
      });
      const slot: Slot = { name: who, port, doors, database, child: null, up: Promise.resolve(), lives: 0, killed: false };
      slots.set(who, slot);
      undo.push(() => Promise.all([database.close(), ...Object.values(doors).map((door) => door.close())]));
      launch(slot);
    } // prettier-ignore
    undo.push(async () => {
      stopping = true;
      await Promise.all([...slots.values()].map((slot) => slot.up));
      await Promise.all([...slots.values()].map((slot) => slot.child?.stop()));
    });

    // ── the database as its owner ──
    const owner = openOwner();
    function openOwner(): pg.Pool {
      const pool = new pg.Pool({ connectionString: postgres.url(databaseName), max: 3 });
      pool.on('error', () => undefined);
      return pool;
    }
    undo.push(() => owner.end());
    async function sql<R>(text: string, values: unknown[] = []): Promise<R[]> {
      for (let attempt = 0; ; attempt++) {
        try {
          return (await owner.query(text, values)).rows as R[];
        } catch (error) {
          if (attempt >= 40) throw error;
          await pause(250);
        }
      }
    }

    async function ensurePostgres(): Promise<void> {
      if (isRunning(identify(postgres.pid))) return;
      postgres = await startPostgres({ dataDir: postgresDir });
      started.push(postgres);
    }

    const offerVoyage = createVoyageCounter({
      PORTOLAN_DEMO: '1',
      APP_DATABASE_URL: common.appDatabaseUrl,
    });
    const rig: Rig = {
      servers: [...slots.values()]
        .filter(({ port }) => port > 0)
        .map(({ name: who, port }) => ({ name: who, port })),
      gatewayUrl: `http://127.0.0.1:${gateway}`,
      agencies: new Map(),
      books: openBooks({ suppliers: join(home, 'sandboxes'), gateway: join(home, 'gateway') }, halyard.books),
      halyard,
      async readNews() {
        await owner
          .query(`select graphile_worker.add_job('read_news', job_key => 'torture news')`)
          .catch(() => undefined);
      },
      voyageOffer: (voyageId, agencyId, currency) =>
        offerVoyage(voyageOf(voyageId), { agencyId, supplier: halyardName, currency, now: rig.now() }),
      noFullDisk,
      logsDir,
      now: () => Date.now() + ahead,
      advance(ms) {
        ahead += ms;
        for (const who of clocks) writeClock(who);
      },
      skew(who, ms) {
        skews.set(who, ms);
        writeClock(who);
      },
      setLuck: (next) => void (luck = next),
      kill: killQuietly,
      async killNeighbour(who) {
        if (who === 'halyard') return halyard.fall(300);
        const child = neighbours.get(who);
        if (!child || !isRunning(child.id)) return;
        process.kill(child.id.pid, 'SIGKILL');
        await child.ended;
        await startNeighbour(who);
      },
      async restartPostgres(how) {
        const id = identify(postgres.pid);
        if (!id) return ensurePostgres();
        process.kill(id.pid, how === 'fast' ? 'SIGINT' : how === 'immediate' ? 'SIGQUIT' : 'SIGKILL');
        await waitUntil(() => !isRunning(id), { timeoutMs: 30_000 });
        await ensurePostgres();
      },
      async fillDisk(ms) {
        if (noFullDisk !== null) return;
        const { blocks, bfree, bsize } = statfsSync(diskDir);
        resizeDisk(diskDir, (blocks - bfree) * bsize + 128 * 1024);
        try {
          await pause(ms);
        } finally {
          resizeDisk(diskDir, diskBytes);
        }
        await pause(200);
        await ensurePostgres();
      },
      async heal() {
        luck = goodLuck;
        for (const who of slots.keys()) rig.skew(who, 0);
        await ensurePostgres();
        await sql('select 1');
        for (const who of neighbours.keys()) {
          const child = neighbours.get(who);
          if (!child || !isRunning(child.id)) await startNeighbour(who);
        }
        const ok = await waitUntil(
          async () => {
            for (const slot of slots.values()) {
              await slot.up;
              if (!slot.child || !isRunning(slot.child.id)) return false;
              if (slot.port > 0 && !(await answers(slot.port))) return false;
            }
            return true;
          },
          { timeoutMs: 90_000, everyMs: 100 },
        );
        if (!ok) throw new Error(`A process did not come back; its logs are in ${logsDir}`);
      },
      sql,
      ownerUrl: () => postgres.url(databaseName),
      appUrl: () => postgres.url(databaseName, 'app'),
      deaths: () => deaths.splice(0),
      cpuOf: (who) => cpuMs(slots.get(who)?.child?.id.pid),
      tidy() {
        const living = new Set([...slots.values()].map(({ name: who, lives }) => `${who}-${lives}.log`));
        for (const file of readdirSync(logsDir))
          if (/^(a|b|worker)-\d+\.log$/.test(file) && !living.has(file)) rmSync(join(logsDir, file));
      },
      stop,
    };
    await rig.heal();
    const rows = await sql<{ agency_id: string; subdomain: string }>(
      'select agency_id, subdomain from agencies',
    );
    (rig.agencies as Map<string, string>).clear();
    for (const row of rows) (rig.agencies as Map<string, string>).set(row.subdomain, row.agency_id);
    return rig;
  }
}

/** The last line that a process logged, as far as a report needs it. */
const wordsOf = (words: string) => words.trim().split('\n').slice(-2).join(' ').slice(0, 3000) ?? '';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** User and system time of a process and what it started, by Linux's count of hundredths; 0 elsewhere. */
function cpuMs(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const stat = readText(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** A small disk in memory for the database; answers why there is none. */
function mountDisk(folder: string): string | null {
  if (process.platform !== 'linux') return 'only Linux has disks in memory that can be made smaller';
  if (process.getuid?.() !== 0) return 'it takes root to mount a small disk';
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', folder]);
  return made.status === 0 ? null : 'this machine does not let us mount a small disk';
}

function resizeDisk(folder: string, bytes: number): void {
  spawnSync('mount', ['-o', `remount,size=${Math.ceil(bytes)}`, folder]);
}

/** What runs left that were killed themselves. */
async function removeLeftovers(): Promise<void> {
  for (const entry of readdirSync(tmpdir())) {
    if (!entry.startsWith(prefix)) continue;
    const folder = join(tmpdir(), entry);
    const owner = Number(readText(join(folder, 'owner')));
    if (owner && identify(owner)) continue;
    await stopUnusedPostgres(join(folder, 'disk', 'postgres')).catch(() => undefined);
    spawnSync('umount', [join(folder, 'disk')]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
