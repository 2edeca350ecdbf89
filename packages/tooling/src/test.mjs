// `npm test`: everything that a change must pass, summed up in one last line.

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { dataDir, root } from './paths.mjs';
import { stopUnusedPostgres } from './postgres.mjs';
import { createProgress } from './progress.mjs';
import { killRunning, run } from './run.mjs';

const minute = 60_000;
/** Order of the parts and how long each may take before it is ended and counted as failed. */
const limits = {
  check: 6 * minute,
  unit: 6 * minute,
  db: 7 * minute,
  browser: 7 * minute,
  e2e: 15 * minute,
  zone: 4 * minute,
  react: 7 * minute,
  mutate: 15 * minute,
};
/**
 * Parts that are vitest projects under another name: the unit tests far from UTC, the browser tests on React itself.
 * @type {Partial<Record<Part, { project: string, env?: NodeJS.ProcessEnv, proveOnly?: boolean }>>}
 */
const variants = {
  browser: { project: 'browser*' },
  zone: { project: 'unit', env: { PORTOLAN_TZ: 'Asia/Kathmandu' }, proveOnly: true },
  react: { project: 'browser*', env: { PORTOLAN_REACT_DOM: '1' }, proveOnly: true },
  // No project of vitest: `npm run mutate`, where a test must notice each change of the arithmetic.
  mutate: { project: '', proveOnly: true },
};
/** With `--prove` whole matrices run instead of samples. */
const proveFactor = 10;
/** All of it, on two cores from a clean checkout. */
const overallLimit = 24 * minute;

/** @typedef {keyof typeof limits} Part */
/** @typedef {{ passed: number, failed: number, notes: string[] }} Sum */

export const parts = /** @type {Part[]} */ (Object.keys(limits));

/**
 * @param {{ only?: Part[], prove?: boolean, rest?: string[] }} options `rest`: more arguments for vitest
 * @returns {Promise<number>} exit code
 */
export async function test({ only, prove = false, rest = [] }) {
  const wanted = only ?? parts.filter((part) => prove || !variants[part]?.proveOnly);
  const needsBrowser = wanted.some((part) => ['browser', 'react', 'e2e'].includes(part));
  const since = Date.now();
  const progress = createProgress();
  const deadline = since + overallLimit * (prove ? proveFactor : 1);
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
      const left = deadline - Date.now();
      const timeoutMs = Math.min(limits[part] * (prove ? proveFactor : 1), left);
      const began = Date.now();
      const sum =
        left <= 0
          ? {
              passed: 0,
              failed: 1,
              notes: [`not run: the whole took longer than ${overallLimit / minute} minutes`],
            }
          : part === 'check'
            ? await sumOfChecks(progress, timeoutMs)
            : part === 'mutate'
              ? await sumOfMutants(timeoutMs)
              : await sumOfVitest(part, timeoutMs, rest);
      sums.set(part, { ...sum, seconds: Math.round((Date.now() - began) / 1000) });
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
    console.log(`${part.padEnd(8)} ${sum.passed} passed, ${sum.failed} failed (${sum.seconds} s)`);
    for (const note of sum.notes) console.log(`         ${note.replaceAll('\n', '\n         ')}`);
  }
  if (failed > 0) console.log(`\nRepeat with PORTOLAN_SEED=${seed}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** @param {import('./progress.mjs').Progress} progress @param {number} timeoutMs @returns {Promise<Sum>} */
async function sumOfChecks(progress, timeoutMs) {
  const outcomes = await runChecks({ progress, timeoutMs });
  const failed = outcomes.filter(({ ok }) => !ok);
  return {
    passed: outcomes.length - failed.length,
    failed: failed.length,
    notes: failed.map(({ name }) => `failed: ${name} (npm run check -- ${name})`),
  };
}

/** @param {number} timeoutMs @returns {Promise<Sum>} one file is one test: did its score hold? */
async function sumOfMutants(timeoutMs) {
  const report = join(dataDir, 'mutation.json');
  rmSync(report, { force: true });
  console.log(`\n── mutate ${'─'.repeat(54)}`);
  const result = await run(
    process.execPath,
    [join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run'],
    { cwd: root, timeoutMs, onOutput: (chunk) => process.stdout.write(chunk) },
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
    sum.notes.push(result.timedOut ? 'ended without a result: too slow' : 'produced no result');
  }
  return sum;
}

/**
 * @param {Exclude<Part, 'check' | 'mutate'>} part
 * @param {number} timeoutMs
 * @param {string[]} rest
 * @returns {Promise<Sum>}
 */
async function sumOfVitest(part, timeoutMs, rest) {
  const folder = join(dataDir, 'test-results');
  const report = join(folder, `${part}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  console.log(`\n── ${part} ${'─'.repeat(60 - part.length)}`);
  const result = await run(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      ...['run', '--project', variants[part]?.project ?? part],
      ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report],
      ...rest,
    ],
    { cwd: root, timeoutMs, env: variants[part]?.env, onOutput: (chunk) => process.stdout.write(chunk) },
  );
  const sum = readReport(report);
  if (result.timedOut) {
    sum.failed++;
    sum.notes.push(`ended after ${Math.round(timeoutMs / 1000)} s without a result`);
  } else if (sum.passed + sum.failed === 0) {
    sum.failed++;
    sum.notes.push('produced no result');
  } else if (result.code !== 0 && sum.failed === 0) {
    // Errors outside of any test: an unhandled rejection, a set-up that failed while leaving.
    sum.failed++;
    sum.notes.push(`vitest ended with ${result.code ?? result.signal} although every test passed`);
  }
  return sum;
}

/** @param {string} path @returns {Sum} */
function readReport(path) {
  /**
   * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Result
   * @type {{ testResults?: { name: string, status: string, assertionResults: Result[] }[] }}
   */
  let report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, notes: [] };
  }
  const sum = { passed: 0, failed: 0, notes: /** @type {string[]} */ ([]) };
  for (const file of report.testResults ?? []) {
    const path = file.name.replace(`${root}/`, '');
    let failures = 0;
    for (const { status, fullName, failureMessages = [] } of file.assertionResults) {
      const [why = ''] = (failureMessages[0] ?? '').split('\n');
      if (status === 'passed') {
        sum.passed++;
        if (failureMessages.length)
          sum.notes.push(`passed only when repeated: ${fullName} (${path}): ${why}`);
      } else if (status === 'failed') {
        failures++;
        sum.notes.push(`failed: ${fullName} (${path}): ${why}`);
      }
    }
    sum.failed += failures;
    if (file.status === 'failed' && failures === 0) {
      // The file itself broke: an import, a hook.
      sum.failed++;
      sum.notes.push(`failed as a whole: ${path}`);
    }
  }
  return sum;
}
