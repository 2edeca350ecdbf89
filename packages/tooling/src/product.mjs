// The whole product as processes: what is started in which order with which settings. `npm start`, the end-to-end
// tests and the bench all start it here, so that they cannot differ.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './children.mjs';
import { browserDir, root, serverDir } from './paths.mjs';
import { run, tail } from './run.mjs';

/** @typedef {{ api: number, partner: number, aurora: number, meridian: number, gateway: number, signIn?: number }} Ports */
/** @typedef {import('./children.mjs').Child} Child */

/** Ports of `npm start` unless the environment says otherwise. @type {Required<Ports>} */
export const defaultPorts = {
  api: 4000,
  partner: 4100,
  aurora: 4201,
  meridian: 4202,
  gateway: 4301,
  signIn: 4401,
};

/** @typedef {{ name: string, how: string, log: string, lastWords: () => string }} Death */

/**
 * @typedef {object} Product
 * @property {Child[]} children
 * @property {Promise<Death>} firstDeath resolves when one ends by itself
 * @property {() => Promise<void>} stop ends all, in order
 */

/**
 * @typedef {object} ProductOptions
 * @property {Ports} ports
 * @property {string} databaseUrl as owner: migrations, seeds
 * @property {string | undefined} appDatabaseUrl as the role without rights: requests
 * @property {boolean} demo demo world, keys, `/dev/*`
 * @property {boolean} [sandboxes] starts the sandbox suppliers, the test gateway and, given its port,
 *   the sandbox of OpenID providers (default: as `demo`)
 * @property {boolean} migrate false when nothing changed since the last time
 * @property {boolean} [source] runs the TypeScript sources, restarting the server on change
 * @property {string} stateDir where processes keep files of their own (the test gateway's payments)
 * @property {string} logsDir
 * @property {NodeJS.ProcessEnv} [env] more settings for every process
 * @property {import('./progress.mjs').Progress} progress
 * @property {(id: import('./processes.mjs').ProcessId, name: string) => void} [onSpawn]
 * @property {(name: string, chunk: string) => void} [onOutput]
 */

/** @type {Record<'server' | 'migrate' | 'sandbox' | 'gateway' | 'openid', string>} */
const sources = {
  server: 'packages/server/src/main.ts',
  migrate: 'packages/server/src/migrate.ts',
  sandbox: 'packages/suppliers/src/sandbox/main.ts',
  gateway: 'packages/payments/src/test-gateway/main.ts',
  openid: 'packages/server/src/sandbox-openid/main.ts',
};

/** @param {keyof typeof sources} name @param {boolean} source @param {boolean} [watch] */
function program(name, source, watch = false) {
  if (!source) return [join(serverDir, `${name}.js`)];
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  return [tsx, ...(watch ? ['watch', '--clear-screen=false'] : []), join(root, sources[name])];
}

/** The build of site/ssr, which the server injects by its address. */
const renderer = join(serverDir, 'ssr.js');

/** @param {Ports} ports */
export const siteOrigin = (ports) => `http://harbour.localhost:${ports.api}`;

/** Settings of the API process. @param {ProductOptions} options @returns {NodeJS.ProcessEnv} */
function serverEnv(options) {
  const { ports, databaseUrl, appDatabaseUrl, demo, sandboxes = demo, source } = options;
  const local = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  return {
    NODE_ENV: source ? 'development' : 'production',
    PORT: String(ports.api),
    PARTNER_PORT: String(ports.partner),
    DATABASE_URL: databaseUrl,
    ...(appDatabaseUrl ? { APP_DATABASE_URL: appDatabaseUrl } : {}),
    PORTOLAN_DEMO: demo ? '1' : '0',
    ASSETS_DIR: browserDir,
    ...(existsSync(renderer) ? { PAGE_RENDERER: renderer } : {}),
    ...(sandboxes
      ? {
          SUPPLIERS: `aurora=${local(ports.aurora)},meridian=${local(ports.meridian)}`,
          GATEWAY_URL: local(ports.gateway),
          ...(ports.signIn ? { SANDBOX_SIGN_IN_URL: local(ports.signIn) } : {}),
        }
      : {}),
    ...options.env,
  };
}

/**
 * How the API's process is started; several may share one database.
 * @param {ProductOptions} options
 * @returns {import('./children.mjs').ChildSpec}
 */
export function serverSpec(options) {
  const { source = false } = options;
  return { name: 'server', args: program('server', source, source), env: serverEnv(options) };
}

/** The database could not be brought up to date; the message holds the program's last words. */
export class MigrationError extends Error {}

/**
 * Migrates the database and, in demo mode, seeds the demo world. Safe to repeat.
 * @param {ProductOptions} options
 * @param {(line: string) => void} [onLine] what it says meanwhile
 * @throws {MigrationError}
 */
export async function migrate(options, onLine) {
  const args = [...program('migrate', options.source ?? false), ...(options.demo ? ['--seed', 'demo'] : [])];
  const result = await run(process.execPath, args, {
    cwd: root,
    env: serverEnv(options),
    timeoutMs: 180_000,
    onOutput: (chunk) => onLine?.(chunk.trimEnd().split('\n').at(-1) ?? ''),
  });
  if (result.code !== 0) {
    const why = result.timedOut ? 'did not finish within 3 minutes' : 'failed';
    throw new MigrationError(`Migrating the database ${why}:\n${tail(result.output)}`);
  }
}

/**
 * Starts every process; resolves when all are ready. When one fails, those that run are ended before it throws.
 * @param {ProductOptions} options
 * @returns {Promise<Product>}
 */
export async function startProcesses(options) {
  const { ports, demo, sandboxes = demo, source = false, progress } = options;
  const common = {
    cwd: root,
    logsDir: options.logsDir,
    onSpawn: options.onSpawn,
    onOutput: options.onOutput,
  };
  /** @type {Child[]} */
  const children = [];
  /** @param {import('./children.mjs').ChildSpec} spec @param {string} title */
  const begin = async (spec, title) => {
    const step = progress.step(title);
    try {
      const child = await startChild(spec, common);
      children.push(child);
      step.done(child.port ? `port ${child.port}` : undefined);
    } catch (error) {
      step.fail();
      throw error;
    }
  };
  /** @param {'aurora' | 'meridian'} supplier */
  const sandbox = (supplier) =>
    begin(
      {
        name: `sandbox-${supplier}`,
        args: [
          ...program('sandbox', source),
          ...['--supplier', supplier, '--port', String(ports[supplier])],
          ...['--data', join(options.stateDir, 'sandboxes')],
          ...(demo ? ['--demo'] : []),
        ],
        env: { NODE_ENV: 'production', ...options.env },
      },
      `Sandbox supplier ${supplier}`,
    );
  const partner = () =>
    begin(
      {
        name: 'partner',
        args: [
          ...[join(import.meta.dirname, 'partner-server.mjs'), '--port', String(ports.partner)],
          ...['--root', join(root, 'examples', 'plain-html'), '--site', siteOrigin(ports)],
        ],
      },
      "Partner's pages",
    );
  const gateway = () =>
    begin(
      {
        name: 'gateway',
        args: [
          ...program('gateway', source),
          ...['--port', String(ports.gateway), '--data', join(options.stateDir, 'test-gateway')],
        ],
        env: { NODE_ENV: 'production', ...options.env },
      },
      'Test payment gateway',
    );
  const signIn = () =>
    begin(
      {
        name: 'sign-in',
        args: [
          ...program('openid', source),
          ...['--port', String(ports.signIn), '--site-port', String(ports.api)],
        ],
        env: { NODE_ENV: 'production', ...options.env },
      },
      'Sandbox for signing in',
    );
  const server = (async () => {
    if (options.migrate) {
      const step = progress.step(
        demo ? 'Migrating the database and seeding the demo world' : 'Migrating the database',
      );
      try {
        await migrate(options, step.note);
        step.done();
      } catch (error) {
        step.fail();
        throw error;
      }
    }
    await begin(serverSpec(options), 'API and sites');
  })();
  // The seed asks the suppliers, so they start at once when there is one. Otherwise the server answers without anybody, and sooner when
  // nobody takes the processor from it: its neighbours follow it.
  const turn = options.migrate ? Promise.resolve() : server;
  const steps = [
    server,
    ...[
      ...(sandboxes ? [() => sandbox('aurora'), () => sandbox('meridian'), gateway] : []),
      ...(sandboxes && ports.signIn ? [signIn] : []),
      ...(demo ? [partner] : []),
    ].map((start) => turn.then(start)),
  ];
  const stop = async () => {
    // Who serves travellers first, what it depends on after.
    const first = children.filter((child) => child.name === 'server' || child.name === 'partner');
    const rest = children.filter((child) => !first.includes(child));
    await Promise.all(first.map((child) => child.stop()));
    await Promise.all(rest.map((child) => child.stop()));
  };
  const outcomes = await Promise.allSettled(steps);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  const firstDeath = Promise.race(
    children.map(async ({ name, ended, log, lastWords }) => ({ name, how: await ended, log, lastWords })),
  );
  return { children, firstDeath, stop };
}
