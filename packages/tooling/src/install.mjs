// Whether node_modules holds what the lock file says, and making it so.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tail } from './run.mjs';

/**
 * Whether an install is due: npm's own record of what it installed is compared with the lock file, package by
 * package. Optional packages count only when they are there (other platforms' are not).
 * @param {string} root
 * @returns {'nothing' | 'missing' | 'changed'}
 */
export function installNeeded(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'missing';
  /** @type {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }> }} */
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  /** @type {typeof wanted} */
  const found = JSON.parse(readFileSync(record, 'utf8'));
  for (const [path, { version, link, optional }] of Object.entries(wanted.packages)) {
    if (!path.includes('node_modules/') || link) continue;
    const installed = found.packages[path];
    if (installed ? installed.version !== version : !optional) return 'changed';
  }
  return 'nothing';
}

/**
 * Installs when it is due.
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @throws {Error} with npm's last words
 */
export async function ensureInstalled(root, progress) {
  const needed = installNeeded(root);
  if (needed === 'nothing') return;
  const step = progress.step(
    needed === 'missing' ? 'Installing packages (first run, a minute or two)' : 'Installing changed packages',
  );
  // Not `ci`: it refuses a lock file that lacks another platform's optional package, which npm itself leaves out when a
  // registry does not carry it. `--no-save` keeps to the lock file and leaves it as it is.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const result = await (npm && /\.c?js$/.test(npm)
    ? run(process.execPath, [npm, ...args], { cwd: root })
    : run('npm', args, { cwd: root }));
  if (result.code !== 0) {
    step.fail();
    const why = result.timedOut ? 'npm did not finish within 10 minutes.' : `npm install failed.`;
    throw new Error(`${why}\n${tail(result.output)}`);
  }
  step.done();
}
