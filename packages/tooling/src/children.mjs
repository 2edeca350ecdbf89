// The processes of the product: started, awaited until they listen, watched, and ended together.

import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endProcess, identify } from './processes.mjs';
import { tail } from './run.mjs';

const dieWithParent = pathToFileURL(join(import.meta.dirname, 'die-with-parent.mjs')).href;

/**
 * @typedef {object} ChildSpec
 * @property {string} name what it is called in messages and in its log file
 * @property {string[]} args for Node: the file and its arguments
 * @property {NodeJS.ProcessEnv} [env] added to ours
 * @property {boolean} [awaitReady] whether it prints a `{"ready":true,"port":…}` line (default true)
 * @property {number} [readyTimeoutMs] default 60 s
 */

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {import('./processes.mjs').ProcessId} id
 * @property {number | undefined} port where it listens, as it said itself
 * @property {string} log path of its log file
 * @property {Promise<string>} ended resolves with a sentence when it ends
 * @property {() => string} lastWords
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a Node process and resolves once it is ready.
 * @param {ChildSpec} spec
 * @param {object} options
 * @param {string} options.cwd
 * @param {string} options.logsDir
 * @param {(id: import('./processes.mjs').ProcessId, name: string) => void} [options.onSpawn]
 * @param {(name: string, chunk: string) => void} [options.onOutput]
 * @returns {Promise<Child>}
 * @throws {Error} with its last words when it ends or stays silent instead
 */
export async function startChild(spec, { cwd, logsDir, onSpawn, onOutput }) {
  const { name, args, env, awaitReady = true, readyTimeoutMs = 60_000 } = spec;
  mkdirSync(logsDir, { recursive: true });
  const logPath = join(logsDir, `${name}.log`);
  const log = createWriteStream(logPath);
  const child = spawn(process.execPath, ['--import', dieWithParent, '--enable-source-maps', ...args], {
    cwd,
    env: { ...process.env, ...env },
    // Its own group: Ctrl-C in the terminal is for us, and we end the parts in the right order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const id = child.pid ? (identify(child.pid) ?? { pid: child.pid, startedAt: '' }) : undefined;
  if (id) onSpawn?.(id, name);

  let recent = '';
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    );
  });
  void ended.then(() => log.end());
  /** @type {Promise<number | undefined>} */
  const ready = new Promise((resolve) => {
    let line = '';
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      const text = chunk.toString();
      if (!log.writableEnded) log.write(text);
      onOutput?.(name, text);
      recent = (recent + text).slice(-20_000);
      if (!awaitReady) return;
      line += text;
      for (let end = line.indexOf('\n'); end >= 0; end = line.indexOf('\n')) {
        const port = readyPort(line.slice(0, end));
        line = line.slice(end + 1);
        if (port !== undefined) resolve(port);
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', (chunk) => {
      if (!log.writableEnded) log.write(chunk);
      onOutput?.(name, chunk.toString());
      recent = (recent + chunk.toString()).slice(-20_000);
    });
    if (!awaitReady) resolve(undefined);
  });

  const stop = async () => {
    if (id) await endProcess(id, { group: true, graceMs: 11_000 });
  };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const outcome = await Promise.race([
    ready.then((port) => ({ port })),
    ended.then((how) => ({ failed: `${name} ${how} before it was ready` })),
    new Promise((/** @type {(value: { failed: string }) => void} */ resolve) => {
      timer = setTimeout(
        () => resolve({ failed: `${name} was not ready after ${readyTimeoutMs / 1000} s` }),
        readyTimeoutMs,
      );
    }),
  ]);
  clearTimeout(timer);
  if ('failed' in outcome || !id) {
    await stop();
    // The pipes may hold its last words still.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const words = tail(recent, 25);
    throw new Error(
      `${'failed' in outcome ? outcome.failed : `${name} could not be started`}.` +
        `${words ? ` Its last words:\n${words}` : ''}\n(whole log: ${logPath})`,
    );
  }
  return { name, id, port: outcome.port, log: logPath, ended, lastWords: () => tail(recent, 25), stop };
}

/** @param {string} line @returns {number | undefined} */
function readyPort(line) {
  if (!line.includes('"ready"')) return undefined;
  try {
    const message = JSON.parse(line);
    return message.ready === true ? Number(message.port) : undefined;
  } catch {
    return undefined;
  }
}
