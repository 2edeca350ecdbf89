// `npm test`: everything that a change must pass, summed up in one last line.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { dataDir, root } from './paths.mjs';
import { stopUnusedPostgres } from './postgres.mjs';
import { createProgress } from './progress.mjs';
import { killRunning, run } from './run.mjs';
import { runVitest } from './vitest-run.mjs';

const minute = 60_000;
/** The parts in their order. */
export const parts = /** @type {const} */ ([
  'check',
  'unit',
  'db',
  'browser',
  'e2e',
  'zone',
  'react',
  'mutate',
]);
/**
 * Nothing has a limit for all of it: a slow machine is not a failure. Each check and each test has a limit of its own, and a part that
 * prints nothing for this long hangs. Longer than the longest limit of one test (10 minutes), which says which test it was.
 */
const silenceMs = 15 * minute;
/**
 * Parts that are not just the vitest project of their name: two projects of end-to-end tests, the unit tests far from UTC, the browser
 * tests on React itself.
 * @type {Partial<Record<Part, { project: string, env?: NodeJS.ProcessEnv, proveOnly?: boolean }>>}
 */
const variants = {
  browser: { project: 'browser*' },
  // The files that share one running product, and those with worlds of their own.
  e2e: { project: 'e2e*' },
  zone: { project: 'unit', env: { PORTOLAN_TZ: 'Asia/Kathmandu' }, proveOnly: true },
  react: { project: 'browser*', env: { PORTOLAN_REACT_DOM: '1' }, proveOnly: true },
  // No project of vitest: `npm run mutate`, where a test must notice each change of the arithmetic.
  mutate: { project: '', proveOnly: true },
};
/** With `--prove` single tests run whole matrices instead of samples, so their own limits are longer. */
const proveFactor = 4;

/** @typedef {(typeof parts)[number]} Part */
/** @typedef {import('./vitest-run.mjs').Sum} Sum */

/**
 * @param {{ only?: Part[], prove?: boolean, rest?: string[] }} options `rest`: more arguments for vitest
 * @returns {Promise<number>} exit code
 */
export async function test({ only, prove = false, rest = [] }) {
  const wanted = only ?? parts.filter((part) => prove || !variants[part]?.proveOnly);
  const needsBrowser = wanted.some((part) => ['browser', 'react', 'e2e'].includes(part));
  const progress = createProgress();
  const limitMs = silenceMs * (prove ? proveFactor : 1);
  /** @type {Map<string, Sum & { seconds: number }>} */
  const sums = new Map();
  let stopped = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      stopped = true;
      killRunning('SIGTERM');
      // Browsers and servers get a moment to go; then the exit handler kills what is left.
      setTimeout(() => process.exit(130), 3_000).unref();
    });
  }

  const seed = process.env.PORTOLAN_SEED ?? String(Math.floor(Math.random() * 1_000_000));
  process.env.PORTOLAN_SEED = seed;
  if (prove) process.env.PORTOLAN_PROVE = '1';
  progress.line(`Seed of the sampled tests: ${seed} (PORTOLAN_SEED=${seed} repeats them)`);

  try {
    await ensureInstalled(root, progress);
    if (needsBrowser) process.env.CHROMIUM_PATH = await ensureChromium(progress);
    for (const part of parts.filter((name) => wanted.includes(name))) {
      if (stopped) break;
      const began = Date.now();
      const sum =
        part === 'check'
          ? await sumOfChecks(progress)
          : part === 'mutate'
            ? await sumOfMutants(limitMs)
            : await sumOfVitest(part, limitMs, rest);
      const timed = { ...sum, seconds: Math.round((Date.now() - began) / 1000) };
      sums.set(part, timed);
      progress.line(`\n${lineOf(part, timed)}`);
    }
  } catch (error) {
    sums.set('set-up', {
      passed: 0,
      failed: 1,
      notes: [error instanceof Error ? error.message : String(error)],
      seconds: 0,
    });
  }
  // A part that was cut short may have left its database server.
  await stopUnusedPostgres(join(dataDir, 'test-postgres')).catch(() => {});
  progress.close();
  return report(sums, stopped, seed);
}

/**
 * @param {Map<string, Sum & { seconds: number }>} sums
 * @param {boolean} stopped
 * @param {string} seed
 */
function report(sums, stopped, seed) {
  if (stopped) sums.set('run', { passed: 0, failed: 1, notes: ['stopped by a signal'], seconds: 0 });
  if (sums.size === 0) sums.set('run', { passed: 0, failed: 1, notes: ['nothing was run'], seconds: 0 });
  let passed = 0;
  let failed = 0;
  console.log('');
  for (const [part, sum] of sums) {
    passed += sum.passed;
    failed += sum.failed;
    console.log(lineOf(part, sum));
    for (const note of sum.notes) console.log(`         ${note.replaceAll('\n', '\n         ')}`);
  }
  if (failed > 0) console.log(`\nRepeat with PORTOLAN_SEED=${seed}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** @param {string} part @param {Sum & { seconds: number }} sum */
const lineOf = (part, { passed, failed, seconds }) =>
  `${part.padEnd(8)} ${passed} passed, ${failed} failed (${seconds} s)`;

/** @param {import('./progress.mjs').Progress} progress @returns {Promise<Sum>} */
async function sumOfChecks(progress) {
  const outcomes = await runChecks({ progress });
  const failed = outcomes.filter(({ ok }) => !ok);
  return {
    passed: outcomes.length - failed.length,
    failed: failed.length,
    notes: failed.map(({ name }) => `failed: ${name} (npm run check -- ${name})`),
  };
}

/** @param {number} silenceMs @returns {Promise<Sum>} one file is one test: did its score hold? */
async function sumOfMutants(silenceMs) {
  const report = join(dataDir, 'mutation.json');
  rmSync(report, { force: true });
  console.log(`\n── mutate ${'─'.repeat(54)}`);
  const result = await run(
    process.execPath,
    [join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run'],
    { cwd: root, silenceMs, onOutput: (chunk) => process.stdout.write(chunk) },
  );
  /** @type {{ thresholds?: { break: number }, files?: Record<string, { mutants: { status: string }[] }> }} */
  let said = {};
  try {
    said = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // Told below: it produced no result.
  }
  const least = said.thresholds?.break ?? 85;
  const sum = { passed: 0, failed: 0, notes: /** @type {string[]} */ ([]) };
  for (const [file, { mutants }] of Object.entries(said.files ?? {})) {
    const counted = mutants.filter(({ status }) => status !== 'Ignored' && !status.endsWith('Error'));
    if (counted.length === 0) continue;
    const noticed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
    const score = Math.round((noticed / counted.length) * 1000) / 10;
    sum[score < least ? 'failed' : 'passed']++;
    sum.notes.push(`${score} % of ${counted.length} mutants noticed: ${file}`);
  }
  if (sum.passed + sum.failed === 0) {
    sum.failed++;
    sum.notes.push(result.fellSilent ? 'ended without a result: it printed nothing' : 'produced no result');
  }
  return sum;
}

/**
 * @param {Exclude<Part, 'check' | 'mutate'>} part
 * @param {number} silenceMs
 * @param {string[]} rest
 * @returns {Promise<Sum>}
 */
async function sumOfVitest(part, silenceMs, rest) {
  console.log(`\n── ${part} ${'─'.repeat(60 - part.length)}`);
  const variant = variants[part];
  return runVitest({
    args: ['--project', variant?.project ?? part, ...rest],
    report: join(dataDir, 'test-results', `${part}.json`),
    silenceMs,
    ...(variant?.env ? { env: variant.env } : {}),
    onOutput: (chunk) => process.stdout.write(chunk),
  });
}
