import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runVitest } from './vitest-run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitest-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs vitest on one test file in a folder of its own. */
async function runFile(name: string, code: string, silenceMs: number) {
  const cwd = mkdtempSync(join(folder, `${name}-`));
  writeFileSync(join(cwd, 'vitest.config.mjs'), 'export default { test: { globals: true } };');
  writeFileSync(join(cwd, `${name}.test.mjs`), code);
  let output = '';
  const onOutput = (chunk: string) => (output += chunk);
  const began = Date.now();
  const sum = await runVitest({ args: [], report: join(cwd, 'report.json'), silenceMs, cwd, onOutput });
  return { sum, output, durationMs: Date.now() - began };
}

describe('a part of npm test', () => {
  // Vitest prints nothing about a file until the whole file has ended: only the reporter's lines break the silence.
  it('may take longer than its limit of silence while its tests end', { timeout: 120_000 }, async () => {
    const silenceMs = 8_000;
    const tests = `for (let i = 0; i < 10; i++) it('waits ' + i, () => new Promise((end) => setTimeout(end, 1_000)));`;
    const { sum, output, durationMs } = await runFile('slow', tests, silenceMs);
    expect(sum).toEqual({ passed: 10, failed: 0, notes: [] });
    expect(output).toMatch(/… \d+ tests ended, the last one in slow\.test\.mjs/);
    expect(durationMs).toBeGreaterThan(silenceMs);
  });

  it('is ended and counts as failed when it hangs without printing', { timeout: 60_000 }, async () => {
    const { sum } = await runFile('hangs', `it('blocks its thread', () => { for (;;); });`, 4_000);
    expect(sum.passed).toBe(0);
    expect(sum.failed).toBe(1);
    expect(sum.notes).toEqual(['ended because it printed nothing for 4 s']);
  });

  it('names the failed tests, and the test that its own limit ended', { timeout: 60_000 }, async () => {
    const code = `
      it('passes', () => {});
      it('never ends', () => new Promise(() => {}), 200);`;
    const { sum } = await runFile('mixed', code, 50_000);
    expect(sum).toMatchObject({ passed: 1, failed: 1 });
    expect(sum.notes.join()).toMatch(
      /^failed: never ends \(.*mixed\.test\.mjs\): took longer than its limit$/,
    );
  });

  it('counts a run without any test as failed', { timeout: 60_000 }, async () => {
    const { sum } = await runFile('empty', '', 50_000);
    expect(sum.failed).toBe(1);
  });
});
