// One run of vitest, summed up from its JSON report. It may take as long as it needs, but not be silent for long.

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** @typedef {{ passed: number, failed: number, notes: string[] }} Sum */

/**
 * Runs vitest and sums up its results. A run that prints nothing for `silenceMs` is ended and counts as failed.
 * @param {object} options
 * @param {string[]} options.args for `vitest run`
 * @param {string} options.report path of the JSON report that it writes
 * @param {number} options.silenceMs longer than the longest limit of a single test, which names the test that hangs
 * @param {string} [options.cwd] default the root
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(chunk: string) => void} [options.onOutput]
 * @returns {Promise<Sum>}
 */
export async function runVitest({ args, report, silenceMs, cwd = root, env, onOutput }) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const result = await run(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...['--reporter', 'default', '--reporter', join(import.meta.dirname, 'vitest', 'alive-reporter.mjs')],
      ...['--reporter', 'json', '--outputFile.json', report],
      ...args,
    ],
    {
      cwd,
      silenceMs,
      // Several lines in the time that it may be silent.
      env: { ...env, PORTOLAN_ALIVE_EVERY_MS: String(Math.min(30_000, silenceMs / 4)) },
      ...(onOutput ? { onOutput } : {}),
    },
  );
  const sum = readReport(report);
  if (result.fellSilent) {
    sum.failed++;
    sum.notes.push(`ended because it printed nothing for ${Math.round(silenceMs / 1000)} s`);
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
      const [said = ''] = (failureMessages[0] ?? '').split('\n');
      // What vitest's report says of a test or a hook that its own limit ended.
      const why = said.endsWith('STACK_TRACE_ERROR') ? 'took longer than its limit' : said;
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
