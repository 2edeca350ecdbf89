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
 * @param {Looked} looked
 * @returns {Source[]} sorted by path
 */
function sourcesOf(root, paths, looked) {
  /** @type {Source[]} */
  const files = [];
  /** @param {string} path */
  const visit = (path) => {
    const facts = statSync(join(root, path), { throwIfNoEntry: false });
    if (!facts) return;
    if (!facts.isDirectory()) {
      if (!isTest.test(path)) files.push({ path, mark: `${path}\0${facts.size}\0${facts.mtimeMs}\0` });
      return;
    }
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const { name } = entry;
      // A test's time does not matter, so nobody asks for it.
      if (!ignored.has(name) && (entry.isDirectory() || !isTest.test(name))) visit(`${path}/${name}`);
    }
  };
  for (const path of paths) {
    const known = looked.get(path);
    if (known) files.push(...known);
    else {
      const from = files.length;
      visit(path);
      looked.set(path, files.slice(from));
    }
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** @typedef {{ path: string, mark: string }} Source A file, and its name, size and time as one text. */
/** @typedef {Map<string, Source[]>} Looked Sources below folders that were looked into already. */

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
 * @param {Looked} [looked] shared by several calls of one moment, which then look into a folder once
 * @returns {Fingerprint}
 */
export function fingerprint(root, paths, known, looked = new Map()) {
  const files = sourcesOf(root, paths, looked);
  const quick = createHash('sha256');
  for (const { mark } of files) quick.update(mark);
  const quickHash = quick.digest('hex');
  if (known?.quick === quickHash) return known;
  const content = createHash('sha256');
  for (const { path } of files) {
    const bytes = readFileSync(join(root, path));
    content.update(`${path}\0${bytes.length}\0`).update(bytes);
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
