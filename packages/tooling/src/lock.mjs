// A lock between processes of one machine: a file that names its holder, taken over when the holder is dead.

import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { identify, isRunning } from './processes.mjs';

/**
 * Holder of the lock at `path`; undefined when it is free or unreadable.
 * @param {string} path
 * @returns {import('./processes.mjs').ProcessId | undefined}
 */
function holderOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} path */
function tryTake(path) {
  // Written aside and linked into place, so that a half-written lock is never seen.
  const own = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(own, JSON.stringify(identify()));
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    const holder = holderOf(path);
    if (!isRunning(holder)) {
      const aside = `${own}.stale`;
      try {
        renameSync(path, aside);
        // Another process may have replaced the stale lock between our look and our move: give it back.
        if (isRunning(holderOf(aside))) linkSync(aside, path);
      } catch {
        // Someone else cleared it first.
      }
      rmSync(aside, { force: true });
    }
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Runs `work` while holding the lock file; waits for a living holder, passes over a dead one.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {{ timeoutMs?: number }} [options] default 60 s
 * @returns {Promise<T>}
 */
export async function withLock(path, work, { timeoutMs = 60_000 } = {}) {
  mkdirSync(dirname(path), { recursive: true });
  const deadline = Date.now() + timeoutMs;
  while (!tryTake(path)) {
    if (Date.now() > deadline) {
      throw new Error(`${path} has been held by process ${holderOf(path)?.pid} for ${timeoutMs / 1000} s.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}
