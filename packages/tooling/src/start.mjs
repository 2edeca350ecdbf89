// `npm start`: everything, from a fresh clone to a printed address, and the quickest way there on a warm one.

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildState } from './build.mjs';
import { startChild } from './children.mjs';
import { jsonFile } from './fingerprint.mjs';
import { freePorts, isPortFree } from './free-ports.mjs';
import { ensureInstalled } from './install.mjs';
import { logsDir, root, runDir } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { identify, isRunning } from './processes.mjs';
import { MigrationError, defaultPorts, siteOrigin, startProcesses } from './product.mjs';
import { createProgress } from './progress.mjs';
import { killRunning } from './run.mjs';
import { claimRun } from './run-file.mjs';

/** @typedef {Required<import('./product.mjs').Ports>} Ports */

/** Variables that move a port. @type {Record<keyof Ports, string>} */
const portVariables = {
  api: 'PORT',
  partner: 'PARTNER_PORT',
  aurora: 'AURORA_PORT',
  meridian: 'MERIDIAN_PORT',
  gateway: 'GATEWAY_PORT',
  signIn: 'SIGN_IN_PORT',
};
const database = 'portolan';

/**
 * Starts the product and stays until it is stopped or a part of it dies.
 * @param {{ watch?: boolean, verbose?: boolean, noBuild?: boolean, reset?: boolean }} [options] `noBuild`: takes `dist/`
 *   as it is; `reset`: begins with an empty database
 * @returns {Promise<number>} exit code
 */
export async function start({ watch = false, verbose = false, noBuild = false, reset = false } = {}) {
  const since = Date.now();
  const progress = createProgress();
  /** What is to be undone, last first. @type {(() => Promise<unknown> | unknown)[]} */
  const undo = [];
  const stopAll = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  const signalled = onSignals(progress);
  try {
    const wanted = readPorts(process.env);
    const run = await claimRun(wanted);
    if ('running' in run) {
      if (reset)
        throw new Error(`It is running, as process ${run.running.owner.pid}; stop it before a reset.`);
      progress.close();
      await describeRunning(run.running);
      return 0;
    }
    undo.push(() => run.claimed.release());
    if (run.ended.length > 0) progress.line(`Ended what a crashed start had left: ${run.ended.join(', ')}.`);

    const work = bringUp({
      wanted,
      progress,
      undo,
      watch,
      verbose,
      noBuild,
      reset,
      addChild: run.claimed.addChild,
    });
    const outcome = await Promise.race([work, signalled]);
    if (outcome === 'signalled') {
      // Whatever `work` is at is cut short; its failure is no news then.
      killRunning('SIGTERM');
      await Promise.race([work.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 5_000))]);
      await end(progress, stopAll);
      return 0;
    }
    run.claimed.ready();
    progress.close();
    printReady(outcome, since);

    const last = await Promise.race([signalled, outcome.product.firstDeath, outcome.databaseDeath]);
    if (last === 'signalled') {
      await end(progress, stopAll);
      return 0;
    }
    console.error(`\n${last.name} ${last.how} by itself; stopping the rest.`);
    if (last.lastWords()) console.error(`Its last words:\n${last.lastWords()}`);
    console.error(`(whole log: ${last.log})`);
    await stopAll();
    return 1;
  } catch (error) {
    progress.close();
    await stopAll();
    const plain = error instanceof Error && !process.env.DEBUG;
    console.error(`\n${plain ? error.message : error}`);
    return 1;
  } finally {
    progress.close();
  }
}

/**
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<'signalled'>} resolves at the first signal; the second one ends us at once
 */
function onSignals(progress) {
  return new Promise((resolve) => {
    let count = 0;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        if (++count === 1) resolve('signalled');
        // Our processes notice that we are gone and end themselves.
        else if (signal === 'SIGINT' && count > 1) {
          progress.line('Stopping at once.');
          process.exit(130);
        }
      });
    }
  });
}

/** @param {import('./progress.mjs').Progress} progress @param {() => Promise<void>} stopAll */
async function end(progress, stopAll) {
  progress.close();
  process.stdout.write('\nStopping … ');
  await stopAll();
  console.log('stopped.');
}

/** @param {NodeJS.ProcessEnv} env @returns {Ports} */
function readPorts(env) {
  const ports = { ...defaultPorts };
  for (const key of /** @type {(keyof Ports)[]} */ (Object.keys(portVariables))) {
    const text = env[portVariables[key]];
    if (!text) continue;
    const port = Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`${portVariables[key]} is "${text}"; it must be a port number between 1 and 65535.`);
    }
    ports[key] = port;
  }
  return ports;
}

/**
 * The public ports must be free; an inner one that is taken, and was not asked for, moves.
 * @param {Ports} wanted
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<Ports>}
 */
async function settlePorts(wanted, progress) {
  const ports = { ...wanted };
  const keys = /** @type {(keyof Ports)[]} */ (Object.keys(ports));
  const taken = new Set();
  await Promise.all(keys.map(async (key) => (await isPortFree(ports[key])) || taken.add(key)));
  for (const key of keys) {
    if (!taken.has(key)) continue;
    const variable = portVariables[key];
    if (key === 'api' || key === 'partner' || process.env[variable]) {
      const other = ports[key] + 1000 > 65_535 ? 8080 : ports[key] + 1000;
      throw new Error(
        `Port ${ports[key]} is taken by another program. End that one, or choose another port: ` +
          `${variable}=${other} npm start`,
      );
    }
    const [free] = await freePorts(1);
    progress.line(`Port ${ports[key]} (${key}) is taken; using ${free} instead.`);
    ports[key] = free ?? 0;
  }
  return ports;
}

/**
 * @typedef {object} Up
 * @property {import('./product.mjs').Product} product
 * @property {Ports} ports
 * @property {boolean} demo
 * @property {Promise<import('./product.mjs').Death>} databaseDeath never resolves for a database that is not ours
 */

/**
 * @param {object} options
 * @param {Ports} options.wanted
 * @param {import('./progress.mjs').Progress} options.progress
 * @param {(() => Promise<unknown> | unknown)[]} options.undo
 * @param {boolean} options.watch
 * @param {boolean} options.verbose
 * @param {boolean} options.noBuild
 * @param {boolean} options.reset
 * @param {import('./run-file.mjs').Claim['addChild']} options.addChild
 * @returns {Promise<Up>}
 */
async function bringUp({ wanted, progress, undo, watch, verbose, noBuild, reset, addChild }) {
  const external = process.env.DATABASE_URL;
  if (external && reset) throw new Error('--reset is for the database under .data/, not for DATABASE_URL.');
  const demo = process.env.PORTOLAN_DEMO ? process.env.PORTOLAN_DEMO === '1' : !external;
  const ports = await settlePorts(wanted, progress);
  await ensureInstalled(root, progress);

  // What is built is looked through while the database starts: the look takes this process, the start another one.
  let launched = () => {};
  const launching = new Promise((resolve) => (launched = () => resolve(undefined)));
  const starting = external ? Promise.resolve(undefined) : startEmbedded(progress, undo, reset, launched);
  await Promise.race([launching, starting.catch(() => {})]);
  const [state, db] = await Promise.all([
    noBuild ? buildState.read() : build({ progress, ...(watch ? { only: ['sdk', 'site', 'ssr'] } : {}) }),
    starting,
  ]);

  // What the database was brought up to date with, kept beside it so that both vanish together.
  const migrated = jsonFile(join(runDir, 'postgres', 'migrated.json'), { stamp: '' });
  // The seed names the address of the sandbox for signing in.
  const stamp = `${state.server?.content}:${demo}:${ports.signIn}`;
  const upToDate = !watch && db !== undefined && !db.created && migrated.read().stamp === stamp;

  /** @type {import('./product.mjs').ProductOptions} */
  const options = {
    ports,
    databaseUrl: external ?? db?.ownerUrl ?? '',
    appDatabaseUrl: external ? process.env.APP_DATABASE_URL : db?.appUrl,
    demo,
    sandboxes: demo && !process.env.SUPPLIERS,
    migrate: !upToDate,
    source: watch,
    stateDir: runDir,
    logsDir,
    progress,
    onSpawn: addChild,
    ...(watch ? { env: { PORTOLAN_WATCH: '1' } } : {}),
    ...(verbose || watch ? { onOutput: (name, chunk) => printOutput(name, chunk) } : {}),
  };
  const product = await startProcesses(options).catch((error) => {
    if (error instanceof MigrationError) {
      if (db) error.message += '\nTo begin with an empty demo database: npm start -- --reset';
      else if (!demo) error.message += '\nWith DATABASE_URL demo mode is off; PORTOLAN_DEMO=1 turns it on.';
    }
    throw error;
  });
  undo.push(() => product.stop());
  if (db && !watch) migrated.write({ stamp });
  if (watch) await watchBrowserBuilds({ undo, addChild });
  return { product, ports, demo, databaseDeath: db?.death ?? new Promise(() => {}) };
}

/**
 * @param {import('./progress.mjs').Progress} progress
 * @param {(() => Promise<unknown> | unknown)[]} undo
 * @param {boolean} reset
 * @param {() => void} onLaunch
 */
async function startEmbedded(progress, undo, reset, onLaunch) {
  const step = progress.step('PostgreSQL');
  try {
    const postgres = await startPostgres({ dataDir: join(runDir, 'postgres'), log: step.note, onLaunch });
    undo.push(() => postgres.stop());
    if (reset) {
      await postgres.dropDatabase(database);
      rmSync(join(runDir, 'test-gateway'), { recursive: true, force: true });
    }
    const created = await postgres.ensureDatabase(database);
    step.done(postgres.attached ? 'was running already' : undefined);
    return {
      ownerUrl: postgres.url(database),
      appUrl: postgres.url(database, 'app'),
      created,
      death: deathOf(postgres.pid),
    };
  } catch (error) {
    step.fail();
    throw error;
  }
}

/**
 * Resolves when the database server ends. It may be no child of ours (attached to), so it is looked at.
 * @param {number} pid
 * @returns {Promise<import('./product.mjs').Death>}
 */
function deathOf(pid) {
  const id = identify(pid);
  const log = join(runDir, 'postgres', 'postgres.log');
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isRunning(id)) return;
      clearInterval(timer);
      resolve({ name: 'PostgreSQL', how: 'ended', log, lastWords: () => '' });
    }, 1_000);
    timer.unref();
  });
}

/** @param {string} name @param {string} chunk */
function printOutput(name, chunk) {
  for (const line of chunk.trimEnd().split('\n')) {
    if (!line.startsWith('{"ready"')) console.log(`[${name}] ${line}`);
  }
}

/**
 * Browser code and renderer, rebuilt on change. Their outputs are no production builds, so the next one is due.
 * @param {{ undo: (() => Promise<unknown> | unknown)[], addChild: import('./run-file.mjs').Claim['addChild'] }} options
 */
async function watchBrowserBuilds({ undo, addChild }) {
  const { sdk: _sdk, site: _site, ssr: _ssr, ...rest } = buildState.read();
  buildState.write(rest);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const config of [
    'packages/sdk/vite.config.ts',
    'packages/site/vite.config.ts',
    'packages/site/vite.ssr.config.ts',
  ]) {
    if (!existsSync(join(root, config))) continue;
    const name = `watch-${config
      .replace(/^packages\/|vite\.|config\.ts$/g, '')
      .replace(/\W+/g, '-')
      .replace(/-$/, '')}`;
    const child = await startChild(
      {
        name,
        args: [vite, 'build', '--watch', '-c', config],
        env: { PORTOLAN_WATCH: '1' },
        awaitReady: false,
      },
      { cwd: root, logsDir, onSpawn: addChild, onOutput: printOutput },
    );
    undo.push(() => child.stop());
  }
}

/** @param {import('./run-file.mjs').Run} run */
async function describeRunning(run) {
  const site = siteOrigin(run.ports);
  const answers = await fetch(`http://127.0.0.1:${run.ports.api}/healthz`, {
    signal: AbortSignal.timeout(2_000),
  })
    .then((response) => response.ok)
    .catch(() => false);
  const state =
    run.state === 'starting'
      ? 'still starting'
      : answers
        ? 'running and answering'
        : 'running, but not answering';
  console.log(`It is ${state} already, as process ${run.owner.pid}, since ${run.since}.`);
  console.log(`  Agency's site    ${site}`);
  console.log(`  Partner's pages  http://localhost:${run.ports.partner}`);
  console.log(`To stop it: press Ctrl-C where it runs, or "kill ${run.owner.pid}".`);
}

/** @param {Up} up @param {number} since */
function printReady({ ports, demo }, since) {
  const at = (/** @type {string} */ host) => `http://${host}:${ports.api}`;
  const agencies = [
    ['harbour', 'Harbour & Pine Travel', 'en, USD'],
    ['nordlys', 'Nordlys Rejser', 'da, DKK'],
    ['solazul', 'Sol Azul Viajes', 'es, MXN, sign-in first'],
    ['safar', 'Safar', 'ar, AED, right to left'],
    ['atelier', 'Atelier Voyages', 'fr, EUR, single sign-on'],
    ['quiet', 'Quiet Travel', 'inactive'],
    ['demo', 'Demo', 'no sign-up'],
  ];
  console.log(`\nReady in ${((Date.now() - since) / 1000).toFixed(1)} s.\n`);
  if (demo) {
    console.log('  Sites');
    for (const [subdomain, name, note] of agencies) {
      console.log(`    ${at(`${subdomain}.localhost`).padEnd(34)} ${name?.padEnd(23)} ${note}`);
    }
    console.log(`    ${at('localhost').padEnd(34)} the same as harbour`);
    console.log(`  Partner's pages    http://localhost:${ports.partner}`);
    console.log(`  API                ${at('harbour.localhost')}/api/docs  (OpenAPI: /api/openapi.json)`);
    console.log(
      '  Users              traveller@ agent@ restricted@ sales@ admin@ owner@ + {subdomain}.example',
    );
    console.log('  Password           Portolan-demo-1');
    console.log('  Sign-in sandbox    plays the OpenID providers of harbour and atelier: no password there');
    console.log(
      `  Publishable keys   pk_demo_{subdomain}, e.g. pk_demo_harbour; all of them: ${at('harbour.localhost')}/dev/keys`,
    );
    console.log('  Profile secrets    of partner pt_demo_harbour for ag_harbour, and the same for nordlys:');
    for (const subdomain of ['harbour', 'nordlys'])
      console.log(`                     ps_demo_${subdomain}_signs_profiles_on_this_machine_only`);
    console.log('                     node examples/partner-profile/server.mjs shows them at work');
  } else {
    console.log(`  API and sites      ${at('localhost')} (sites answer at the hosts of their agencies)`);
    console.log('  Demo mode is off, because DATABASE_URL is set; PORTOLAN_DEMO=1 turns it on.');
  }
  console.log(`  Logs               ${logsDir}`);
  console.log('\nCtrl-C stops everything.');
}
