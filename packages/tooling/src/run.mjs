// Running a command to its end, with its output kept, a limit of time or of silence, and nothing left behind.

import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { signalQuietly } from './processes.mjs';

/**
 * @typedef {object} Result
 * @property {number | null} code
 * @property {NodeJS.Signals | null} signal
 * @property {string} output
 * @property {boolean} timedOut it was ended because it ran for longer than `timeoutMs`
 * @property {boolean} fellSilent it was ended because it printed nothing for `silenceMs`
 * @property {number} durationMs
 */

/** Commands that run now, to be ended with us. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Kills every command that `run` has started and its descendants. @param {NodeJS.Signals} [signal] */
export function killRunning(signal = 'SIGKILL') {
  for (const child of running) if (child.pid) signalQuietly(child.pid, signal, { group: true });
}
process.once('exit', () => killRunning());

/**
 * Runs a command and never throws. A command that exceeds a limit is ended with its whole process group.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env] added to ours
 * @param {number} [options.timeoutMs] how long it may run (default 10 minutes; without limit when `silenceMs` is given)
 * @param {number} [options.silenceMs] how long it may print nothing (default: for ever)
 * @param {(chunk: string) => void} [options.onOutput] sees stdout and stderr as they come
 * @returns {Promise<Result>}
 */
export function run(command, args, { cwd, env, timeoutMs, silenceMs, onOutput } = {}) {
  return new Promise((resolve) => {
    const since = Date.now();
    let output = '';
    let timedOut = false;
    let fellSilent = false;
    // A group of its own, so that a kill reaches what it started (browsers, workers).
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32' && !command.endsWith('.exe') && command !== process.execPath,
    });
    running.add(child);
    const end = () => {
      if (child.pid) signalQuietly(child.pid, 'SIGTERM', { group: true });
      setTimeout(() => child.pid && signalQuietly(child.pid, 'SIGKILL', { group: true }), 3_000).unref();
    };
    const limitMs = timeoutMs ?? (silenceMs === undefined ? 600_000 : undefined);
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            end();
          }, limitMs);
    const silence =
      silenceMs === undefined
        ? undefined
        : setTimeout(() => {
            fellSilent = true;
            end();
          }, silenceMs);
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      // Once it has fired, what the command prints while it ends must not start it again.
      if (!fellSilent) silence?.refresh();
      const text = chunk.toString();
      // The end is what explains a failure; a runaway command must not fill the memory.
      output = (output + text).slice(-4_000_000);
      onOutput?.(text);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    /** @param {number | null} code @param {NodeJS.Signals | null} signal */
    const finish = (code, signal) => {
      clearTimeout(timer);
      clearTimeout(silence);
      if (!running.delete(child)) return;
      // What it left in its group goes with it.
      if (child.pid) signalQuietly(child.pid, 'SIGKILL', { group: true });
      resolve({ code, signal, output, timedOut, fellSilent, durationMs: Date.now() - since });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      finish(127, null);
    });
    // `close` waits for the pipes, which a surviving grandchild may hold open: `exit` and a moment are enough.
    child.once('exit', (code, signal) => {
      const late = setTimeout(() => finish(code, signal), 500);
      child.once('close', () => {
        clearTimeout(late);
        finish(code, signal);
      });
    });
  });
}

/**
 * The last lines of an output, for a message: without colours and without the tool's own stack.
 * @param {string} output
 * @param {number} [count]
 */
export function tail(output, count = 30) {
  return stripVTControlCharacters(output)
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules|^\s+at .*\(node:/.test(line))
    .slice(-count)
    .join('\n');
}
