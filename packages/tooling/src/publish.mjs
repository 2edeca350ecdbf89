// How a finished browser build takes the place of the one before it, below a server that runs: what pages and caches
// still name stays for 90 days, and the names that never change are swapped last, each in one step.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { jsonFile } from './fingerprint.mjs';

/** Days that a file of an earlier build lives on. */
export const keptDays = 90;

/**
 * @typedef {object} History what lies in a published folder, in `.vite/history.json`, which is not served
 * @property {string[]} current files of the last build
 * @property {Record<string, string>} retired file of an earlier build → day on which a build came without it
 */

/** A name that holds its content's hash: it never means anything else. @param {string} file */
export const isHashed = (file) => /-[\w-]{8}\.\w+(?:\.br|\.gz)?$/.test(file);
/** @param {string} file */
const lasts = (file) => isHashed(file) || file.startsWith('releases/');

/**
 * Every file below `folder`, as paths relative to it with forward slashes, sorted.
 * @param {string} folder
 */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** @param {string} folder @returns {History} */
export function historyOf(folder) {
  const known = jsonFile(join(folder, '.vite/history.json'), /** @type {History | null} */ (null)).read();
  if (known) return known;
  // A folder from before there was a history: all of it is the last build.
  const files = existsSync(folder) ? listFiles(folder).filter((file) => !file.startsWith('.vite/')) : [];
  return { current: files, retired: {} };
}

/**
 * Moves a build from the folder it was written to into the one that is served, and removes what is due.
 * @param {object} options
 * @param {string} options.from is gone afterwards
 * @param {string} options.to
 * @param {Date} [options.now]
 */
export function publish({ from, to, now = new Date() }) {
  const before = historyOf(to);
  const files = listFiles(from);
  const today = now.toISOString().slice(0, 10);
  // First what the stable names will point at, then their compressed copies, then they themselves.
  const rank = (/** @type {string} */ file) => (lasts(file) ? 0 : /\.(?:br|gz)$/.test(file) ? 1 : 2);
  for (const file of [...files].sort((a, b) => rank(a) - rank(b))) {
    const target = join(to, file);
    if (lasts(file) && existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(from, file), target);
  }
  const current = files.filter((file) => !file.startsWith('.vite/'));
  const present = new Set(current);
  /** @type {Record<string, string>} */
  const retired = {};
  for (const [file, day] of Object.entries(before.retired)) if (!present.has(file)) retired[file] = day;
  for (const file of before.current) {
    if (present.has(file)) continue;
    if (lasts(file)) retired[file] ??= today;
    else rmSync(join(to, file), { force: true });
  }
  const due = new Date(now.getTime() - keptDays * 86_400_000).toISOString().slice(0, 10);
  const released = filesOfReleases(to);
  for (const [file, day] of Object.entries(retired)) {
    if (day >= due || released.has(file.replace(/\.(?:br|gz)$/, ''))) continue;
    rmSync(join(to, file), { force: true });
    delete retired[file];
  }
  jsonFile(join(to, '.vite/history.json'), /** @type {History} */ (before)).write({ current, retired });
  rmSync(from, { recursive: true, force: true });
}

/**
 * What released versions need, for as long as they are there: `releases/<version>/release.json` names it. Builds between two
 * releases bear a hash behind the version and go like everything else.
 * @param {string} folder
 */
function filesOfReleases(folder) {
  /** @type {Set<string>} */
  const files = new Set();
  const releases = join(folder, 'releases');
  for (const version of existsSync(releases) ? readdirSync(releases) : []) {
    if (!/^\d+\.\d+\.\d+$/.test(version)) continue;
    const path = join(releases, version, 'release.json');
    if (!existsSync(path)) continue;
    /** @type {{ chunks: Record<string, string> }} */
    const { chunks } = JSON.parse(readFileSync(path, 'utf8'));
    for (const file of Object.keys(chunks)) files.add(file);
    for (const file of readdirSync(join(releases, version))) files.add(`releases/${version}/${file}`);
  }
  return files;
}
