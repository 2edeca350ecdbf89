// "Did these sources change?", answered fast: by size and time first, by content when those differ.

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const ignored = new Set(['node_modules', 'dist', '.data', '.git', 'coverage']);
const isTest = /\.(?:test|test-d|e2e)\.[cm]?tsx?$|\.md$/;

/**
 * Files below the given paths (files or folders), sorted; tests and prose left out.
 * @param {string} root
 * @param {string[]} paths relative to root; those that do not exist are passed over
 * @returns {string[]} relative to root
 */
function sourcesOf(root, paths) {
  /** @type {string[]} */
  const files = [];
  /** @param {string} path */
  const visit = (path) => {
    const facts = statSync(join(root, path), { throwIfNoEntry: false });
    if (!facts) return;
    if (!facts.isDirectory()) {
      if (!isTest.test(path)) files.push(path);
      return;
    }
    for (const entry of readdirSync(join(root, path))) if (!ignored.has(entry)) visit(`${path}/${entry}`);
  };
  paths.forEach(visit);
  return files.sort();
}

/**
 * @typedef {object} Fingerprint
 * @property {string} quick of names, sizes and times
 * @property {string} content of names and bytes
 */

/**
 * Fingerprint of some sources. The content is read only when `known.quick` does not match.
 * @param {string} root
 * @param {string[]} paths
 * @param {Fingerprint} [known]
 * @returns {Fingerprint}
 */
export function fingerprint(root, paths, known) {
  const files = sourcesOf(root, paths);
  const quick = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file));
    quick.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  const quickHash = quick.digest('hex');
  if (known?.quick === quickHash) return known;
  const content = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    content.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return { quick: quickHash, content: content.digest('hex') };
}

/**
 * A JSON file that survives kills (written aside, renamed) and reads as `fallback` when missing or torn.
 * @template T
 * @param {string} path
 * @param {T} fallback
 * @returns {{ read: () => T, write: (value: T) => void }}
 */
export function jsonFile(path, fallback) {
  return {
    read() {
      try {
        return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : fallback;
      } catch {
        return fallback;
      }
    },
    write(value) {
      mkdirSync(dirname(path), { recursive: true });
      const aside = `${path}.${process.pid}`;
      writeFileSync(aside, `${JSON.stringify(value, null, 2)}\n`);
      renameSync(aside, path);
    },
  };
}
