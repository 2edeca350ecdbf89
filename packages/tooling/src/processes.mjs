// Facts about processes by pid, safe against pid reuse and against zombies that nobody reaps (containers).

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @typedef {{ pid: number, startedAt: string }} ProcessId A pid with its start mark, so that a reused pid is not mistaken for it. */

/**
 * State letter and start mark of a process, undefined when there is none.
 * @param {number} pid
 * @returns {{ state: string, startedAt: string } | undefined}
 */
function look(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The command (field 2) may hold spaces and parentheses: read after the last one.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
    } catch {
      return undefined;
    }
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return undefined;
  }
  if (process.platform === 'win32') return { state: 'R', startedAt: '' };
  try {
    const out = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return { state: out[0] ?? '', startedAt: out.replace(/^\S+\s+/, '') };
  } catch {
    return undefined;
  }
}

/**
 * The identity of a living process, by default of this one.
 * @param {number} [pid]
 * @returns {ProcessId | undefined} undefined when it is gone or a zombie
 */
export function identify(pid = process.pid) {
  const found = look(pid);
  return found && found.state !== 'Z' ? { pid, startedAt: found.startedAt } : undefined;
}

/**
 * Whether exactly this process still runs: not a zombie, not another one that got the same pid.
 * @param {ProcessId | undefined} id
 */
export function isRunning(id) {
  if (!id) return false;
  const found = identify(id.pid);
  return found !== undefined && (id.startedAt === '' || found.startedAt === id.startedAt);
}

/**
 * Command line of a process, empty when it cannot be read.
 * @param {number} pid
 */
export function commandLine(pid) {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/**
 * Sends a signal to a process, or to its whole group when it leads one; a process that is gone is no error.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 * @param {{ group?: boolean }} [options]
 */
export function signalQuietly(pid, signal, { group = false } = {}) {
  try {
    process.kill(group && process.platform !== 'win32' ? -pid : pid, signal);
  } catch {
    // Already gone.
  }
}

/**
 * Resolves when `condition` holds or the time is over.
 * @param {() => boolean | Promise<boolean>} condition
 * @param {{ timeoutMs: number, everyMs?: number }} options
 * @returns {Promise<boolean>} whether it held in time
 */
export async function waitUntil(condition, { timeoutMs, everyMs = 15 }) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/**
 * Asks a process (and its group) to end, and ends it when it does not.
 * @param {ProcessId} id
 * @param {{ signal?: NodeJS.Signals, graceMs?: number, group?: boolean }} [options]
 * @returns {Promise<boolean>} whether it is gone
 */
export async function endProcess(id, { signal = 'SIGTERM', graceMs = 5_000, group = false } = {}) {
  if (!isRunning(id)) return true;
  signalQuietly(id.pid, signal, { group });
  if (await waitUntil(() => !isRunning(id), { timeoutMs: graceMs })) return true;
  signalQuietly(id.pid, 'SIGKILL', { group });
  return waitUntil(() => !isRunning(id), { timeoutMs: 2_000 });
}
