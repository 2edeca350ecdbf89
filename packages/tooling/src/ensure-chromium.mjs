// A Chromium for the tests, installed when the machine has none.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { root } from './paths.mjs';
import { run, tail } from './run.mjs';

/**
 * Path of a Chromium: `CHROMIUM_PATH`, the system's, Debian's package (as root), Playwright's own download.
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<string>}
 * @throws {Error} saying what was tried
 */
export async function ensureChromium(progress) {
  const found = findChromium() ?? (await playwrightsOwn());
  if (found) {
    progress.line(`Chromium: ${found}`);
    return found;
  }
  /** @type {string[]} */
  const tried = [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const step = progress.step('No Chromium found: installing Debian’s package');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-q'],
      ['install', '-y', '-q', 'chromium'],
    ]) {
      step.note(`apt-get ${args[0]}`);
      const result = await run('apt-get', args, { env, timeoutMs: 240_000 });
      if (result.code !== 0) {
        tried.push(`apt-get ${args[0]}: ${tail(result.output, 3)}`);
        break;
      }
    }
    const path = findChromium();
    if (path) {
      step.done(path);
      return path;
    }
    step.fail();
  }
  const step = progress.step('No Chromium found: downloading Playwright’s');
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  const result = await run(process.execPath, [cli, 'install', 'chromium'], { cwd: root, timeoutMs: 240_000 });
  const path = await playwrightsOwn();
  if (path) {
    step.done(path);
    return path;
  }
  step.fail();
  tried.push(`playwright install chromium: ${tail(result.output, 3)}`);
  throw new Error(
    `No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.\n${tried.join('\n')}`,
  );
}

/** What Playwright downloaded earlier. @returns {Promise<string | undefined>} */
async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}
