// A lock between processes of one machine: a file that names its holder, taken over when the holder is dead.

import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Whether the lock is there and nobody living holds it. One read: between two looks it may be released and taken by someone else.
 * @param {string} path
 */
function isStale(path) {
  try {
    return !isRunning(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return error instanceof SyntaxError;
  }
}

/**
 * Removes the lock when its holder is dead. One process at a time, by a second link: without it, a look and a removal could take away
 * the lock of someone who came between.
 * @param {string} path
 * @param {string} own a file that names this process
 */
function clearStale(path, own) {
  if (!isStale(path)) return;
  const guard = `${path}.clearing`;
  try {
    linkSync(own, guard);
  } catch {
    if (isStale(guard)) rmSync(guard, { force: true });
    return;
  }
  try {
    if (isStale(path)) rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
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
    clearStale(path, own);
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
