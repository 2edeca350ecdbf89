// The static half of `npm test`: each check by name, with what it runs and how long it may take.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run, tail } from './run.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} means what holds when it passes
 * @property {string[]} args for Node: a script and its arguments, from the root
 * @property {string[]} [needs] checks that come first
 */

/** @param {string} path */
const script = (path) => join(root, 'node_modules', path);
/** @param {string} name */
const own = (name) => join(root, 'packages', 'tooling', 'bin', `${name}.mjs`);
const cache = join(root, 'node_modules', '.cache');

/** A check that takes longer hangs; a busy machine of two cores needs a quarter of this at most. */
const checkTimeoutMs = 20 * 60_000;

/** Longest first, since two run at a time. @type {Check[]} */
export const checks = [
  {
    name: 'build',
    means: 'everything builds',
    args: [own('build')],
  },
  {
    name: 'lint',
    means: 'no lint errors',
    args: [
      script('eslint/bin/eslint.js'),
      ...['.', '--max-warnings', '0', '--no-warn-ignored'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', join(cache, 'eslint-check')],
    ],
  },
  { name: 'types', means: 'all three type projects', args: [script('typescript/bin/tsc'), '-b', '--noEmit'] },
  {
    name: 'format',
    means: 'files are formatted (npm run format)',
    args: [
      script('prettier/bin/prettier.cjs'),
      ...['--check', '.', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
      ...['--cache-location', join(cache, 'prettier-check')],
    ],
  },
  {
    name: 'layers',
    means: 'packages import downwards only',
    args: [
      script('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
    ],
  },
  {
    name: 'knip',
    means: 'no unused files, exports or dependencies',
    args: [script('knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
  },
  { name: 'docs', means: 'errors.md and dependencies.md say what the code says', args: [own('docs-check')] },
  {
    name: 'codegen',
    means: 'manifest, types, wrappers and tables of the sdk are what its docstrings say (npm run codegen)',
    args: [join(root, 'packages/sdk/codegen/main.mjs'), '--check'],
  },
  { name: 'size', means: 'bundles within their byte budgets', args: [own('size')], needs: ['build'] },
  {
    name: 'ships',
    means: 'dependencies.md says what the bundles hold',
    args: [own('ships')],
    needs: ['build'],
  },
  { name: 'names', means: 'no bundle bears our name', args: [own('names')], needs: ['build'] },
  { name: 'pack', means: 'the sdk resolves for who installs it', args: [own('pack')], needs: ['build'] },
  {
    name: 'api',
    means: 'the sdk’s public API is as reported in sdk.api.md',
    args: [own('api')],
    needs: ['pack'],
  },
];

/** @typedef {{ name: string, ok: boolean, output: string, durationMs: number }} Outcome */

/**
 * Runs checks, two at a time; all run, whatever fails.
 * @param {object} options
 * @param {string[]} [options.only] names; what they need runs too
 * @param {number} [options.timeoutMs] for each (default 20 minutes)
 * @param {import('./progress.mjs').Progress} options.progress
 * @returns {Promise<Outcome[]>} in the order of `checks`
 */
export async function runChecks({ only, timeoutMs = checkTimeoutMs, progress }) {
  const wanted = new Set(only ?? checks.map((check) => check.name));
  for (const check of [...checks].reverse()) {
    if (wanted.has(check.name)) check.needs?.forEach((name) => wanted.add(name));
  }
  const queue = checks.filter((check) => wanted.has(check.name));
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  /** @type {Map<string, () => void>} */
  const announce = new Map();
  const finished = new Map(
    queue.map((check) => [
      check.name,
      new Promise((resolve) => announce.set(check.name, () => resolve(undefined))),
    ]),
  );
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      for (const name of check.needs ?? []) await finished.get(name);
      outcomes.set(check.name, await runCheck(check, outcomes, timeoutMs, progress));
      announce.get(check.name)?.();
    }
  };
  await Promise.all([worker(), worker()]);
  return checks.flatMap((check) => outcomes.get(check.name) ?? []);
}

/**
 * @param {Check} check
 * @param {Map<string, Outcome>} outcomes
 * @param {number} timeoutMs
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<Outcome>}
 */
async function runCheck(check, outcomes, timeoutMs, progress) {
  const step = progress.step(`${check.name}: ${check.means}`);
  const blocker = check.needs?.find((name) => !outcomes.get(name)?.ok);
  if (blocker) {
    step.fail(`not run, because ${blocker} failed`);
    return { name: check.name, ok: false, output: `Not run, because ${blocker} failed.`, durationMs: 0 };
  }
  const file = check.args[0] ?? '';
  const result = existsSync(file)
    ? await run(process.execPath, check.args, {
        cwd: root,
        timeoutMs,
        env: { FORCE_COLOR: '0', NO_COLOR: '1' },
      })
    : { code: 1, output: `${file} is missing.`, timedOut: false, durationMs: 0 };
  const ok = result.code === 0;
  const output = result.timedOut
    ? `${tail(result.output)}\nIt did not finish within ${timeoutMs / 1000} s.`
    : tail(result.output, 80);
  if (ok) step.done();
  else {
    step.fail();
    progress.line(output.replace(/^/gm, '    '));
  }
  return { name: check.name, ok, output, durationMs: result.durationMs };
}
