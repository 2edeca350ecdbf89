// The production build, part by part; a part whose sources and outputs are as they were is passed over.

import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fingerprint, jsonFile } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { tsup } from './node-bundle.mjs';
import { browserDir, dataDir, root, serverDir } from './paths.mjs';
import { run, tail } from './run.mjs';

const require = createRequire(import.meta.url);

/** Whole packages: sources, and the configs and plugins beside them. @param {string[]} names */
const packages = (...names) => names.map((name) => `packages/${name}`);
/** What every part is built with. Wider than needed, so that no new helper of a build can be forgotten here. */
const presets = ['packages/tooling/src', 'package-lock.json'];
const underWidgets = ['contract', 'core', 'i18n', 'client', 'ui', 'widgets', 'sdk'];
const underSite = [...underWidgets, 'app', 'pages', 'site', 'art'];

/** Bundles of what runs in Node: output name → source. */
export const serverEntries = {
  server: 'packages/server/src/main.ts',
  migrate: 'packages/server/src/migrate.ts',
  sandbox: 'packages/suppliers/src/sandbox/main.ts',
  gateway: 'packages/payments/src/test-gateway/main.ts',
  openid: 'packages/server/src/sandbox-openid/main.ts',
};

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} inputs files and folders, relative to the root
 * @property {string[]} outputs absolute; all must exist for the part to be passed over
 * @property {() => void} [before] removes what the tool itself would leave behind
 * @property {() => string[] | undefined} command arguments for Node; undefined when its sources are not there
 */

/** @param {string} config @returns {string[] | undefined} */
function vite(config) {
  if (!existsSync(join(root, config))) return undefined;
  return [join(require.resolve('vite/package.json'), '..', 'bin', 'vite.js'), 'build', '-c', config];
}

/** @returns {Part[]} */
export function buildParts() {
  return [
    {
      name: 'sdk',
      inputs: [...packages(...underWidgets), ...presets],
      outputs: [join(browserDir, 'sdk')],
      command: () => vite('packages/sdk/vite.config.ts'),
    },
    {
      name: 'site',
      inputs: [...packages(...underSite), ...presets],
      outputs: [join(browserDir, 'site')],
      command: () => vite('packages/site/vite.config.ts'),
    },
    {
      name: 'ssr',
      // The renderer names the hashed files of the two builds above, so it follows them.
      inputs: [...packages(...underSite), ...presets],
      outputs: [join(serverDir, 'ssr.js')],
      command: () => vite('packages/site/vite.ssr.config.ts'),
    },
    {
      name: 'server',
      inputs: [
        ...packages('contract', 'core', 'i18n', 'art', 'suppliers', 'payments', 'server'),
        'packages/tooling/tsup.config.ts',
        ...presets,
      ],
      outputs: Object.keys(serverEntries).map((name) => join(serverDir, `${name}.js`)),
      before() {
        for (const name of readdirSync(serverDir)) {
          if (/^chunk-.*\.js$/.test(name)) rmSync(join(serverDir, name), { force: true });
        }
      },
      command: () =>
        Object.values(serverEntries).some((entry) => existsSync(join(root, entry)))
          ? tsup('packages/tooling/tsup.config.ts')
          : undefined,
    },
  ];
}

/** @typedef {Record<string, import('./fingerprint.mjs').Fingerprint>} BuildState */

/** What was built last, by part. */
export const buildState = jsonFile(join(dataDir, 'build.json'), /** @type {BuildState} */ ({}));

/**
 * Builds what changed. Two processes that ask at once build once.
 * @param {object} options
 * @param {import('./progress.mjs').Progress} options.progress
 * @param {boolean} [options.force] builds everything anew
 * @param {string[]} [options.only] names of parts
 * @returns {Promise<BuildState>} fingerprints of what lies in `dist/` now
 * @throws {Error} with the tool's last words
 */
export async function build({ progress, force = false, only }) {
  const state = buildState.read();
  if (!force && changedParts(state, only).length === 0) return state;
  return withLock(join(dataDir, 'build.lock'), () => buildChanged({ progress, force, only }), {
    timeoutMs: 900_000,
  });
}

/**
 * @param {BuildState} state
 * @param {string[]} [only]
 * @returns {{ part: Part, print: import('./fingerprint.mjs').Fingerprint }[]}
 */
function changedParts(state, only) {
  /** @type {import('./fingerprint.mjs').Looked} */
  const looked = new Map();
  return buildParts()
    .filter((part) => !only || only.includes(part.name))
    .map((part) => ({ part, print: fingerprint(root, part.inputs, state[part.name], looked) }))
    .filter(({ part, print }) => {
      const known = state[part.name];
      if (known && known.content === print.content && part.outputs.every((path) => existsSync(path))) {
        // Touched but not changed: remember the new times.
        if (known.quick !== print.quick) buildState.write({ ...buildState.read(), [part.name]: print });
        return false;
      }
      return true;
    });
}

/** @param {{ progress: import('./progress.mjs').Progress, force: boolean, only: string[] | undefined }} options */
async function buildChanged({ progress, force, only }) {
  mkdirSync(serverDir, { recursive: true });
  const due = changedParts(force ? {} : buildState.read(), only);
  const ssr = due.filter(({ part }) => part.name === 'ssr');
  const others = due.filter(({ part }) => part.name !== 'ssr');
  // Two at a time: more would only wait for each other on two cores.
  const queue = [...others];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await buildPart(next, progress);
  };
  await Promise.all([worker(), worker()]);
  for (const next of ssr) await buildPart(next, progress);
  return buildState.read();
}

/**
 * @param {{ part: Part, print: import('./fingerprint.mjs').Fingerprint }} due
 * @param {import('./progress.mjs').Progress} progress
 */
async function buildPart({ part, print }, progress) {
  const command = part.command();
  if (!command) {
    progress.line(`- Build ${part.name}: its sources are not there, passed over`);
    return;
  }
  const step = progress.step(`Building ${part.name}`);
  // A kill in the middle must not leave a state that calls half an output built.
  const { [part.name]: _old, ...rest } = buildState.read();
  buildState.write(rest);
  part.before?.();
  const result = await run(process.execPath, command, {
    cwd: root,
    timeoutMs: 300_000,
    // Whoever asks (a test runner sets NODE_ENV=test): what is built is what is shipped.
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: 'production' },
  });
  if (result.code !== 0) {
    step.fail();
    const why = result.timedOut ? 'took longer than 5 minutes' : `failed (${result.code ?? result.signal})`;
    throw new Error(`The build of ${part.name} ${why}:\n${tail(result.output, 60)}`);
  }
  const missing = part.outputs.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    step.fail();
    throw new Error(`The build of ${part.name} ended well but left out ${missing.join(', ')}.`);
  }
  buildState.write({ ...buildState.read(), [part.name]: print });
  step.done();
}

/** Removes every output, so that the next build starts from nothing. */
export function cleanBuild() {
  for (const entry of existsSync(join(root, 'dist')) ? readdirSync(join(root, 'dist')) : []) {
    rmSync(join(root, 'dist', entry), { recursive: true, force: true });
  }
  buildState.write({});
}
