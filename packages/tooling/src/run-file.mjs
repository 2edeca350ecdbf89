// What `npm start` has running, written down so that the next one finds it, alive or dead.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFile } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { runDir } from './paths.mjs';
import { endProcess, identify, isRunning } from './processes.mjs';

/** @typedef {import('./processes.mjs').ProcessId} ProcessId */

/**
 * @typedef {object} Run
 * @property {ProcessId} owner the `npm start` itself
 * @property {string} since ISO instant
 * @property {'starting' | 'ready'} state
 * @property {import('./product.mjs').Ports} ports
 * @property {(ProcessId & { name: string })[]} children
 */

const path = join(runDir, 'run.json');
const file = jsonFile(path, /** @type {Run | undefined} */ (undefined));
const lockPath = join(runDir, 'run.lock');

/**
 * Takes the run for this process, unless a living one has it. Processes that a dead one left are ended first.
 * @param {import('./product.mjs').Ports} ports
 * @returns {Promise<{ running: Run } | { claimed: Claim, ended: string[] }>} `ended`: names of the orphans
 */
export function claimRun(ports) {
  return withLock(lockPath, async () => {
    const known = file.read();
    if (known && isRunning(known.owner)) return { running: known };
    const orphans = (known?.children ?? []).filter((child) => isRunning(child));
    await Promise.all(orphans.map((orphan) => endProcess(orphan, { group: true, graceMs: 3_000 })));
    return { claimed: createClaim(ports), ended: orphans.map((orphan) => orphan.name) };
  });
}

/**
 * @typedef {object} Claim
 * @property {(id: ProcessId, name: string) => void} addChild
 * @property {() => void} ready
 * @property {() => void} release
 */

/** @param {import('./product.mjs').Ports} ports @returns {Claim} */
function createClaim(ports) {
  const owner = identify() ?? { pid: process.pid, startedAt: '' };
  /** @type {Run} */
  const run = { owner, since: new Date().toISOString(), state: 'starting', ports, children: [] };
  const save = () => file.write(run);
  save();
  return {
    addChild(id, name) {
      run.children.push({ ...id, name });
      save();
    },
    ready() {
      run.state = 'ready';
      save();
    },
    release() {
      const known = file.read();
      if (known?.owner.pid === owner.pid && known.owner.startedAt === owner.startedAt)
        rmSync(path, { force: true });
    },
  };
}
