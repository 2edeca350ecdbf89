// What a browser must load for an entry of a vite build, and what that weighs on the wire.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * @typedef {object} Chunk a line of vite's manifest
 * @property {string} file
 * @property {string} [name]
 * @property {string} [src]
 * @property {boolean} [isEntry]
 * @property {boolean} [isDynamicEntry]
 * @property {string[]} [imports]
 * @property {string[]} [dynamicImports]
 * @property {string[]} [css]
 */

/** @typedef {Record<string, Chunk>} Manifest */

/** @param {string} outDir @returns {Manifest} */
export function readManifest(outDir) {
  const path = join(outDir, '.vite', 'manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Keys of chunks that match, by source path or name.
 * @param {Manifest} manifest
 * @param {RegExp} pattern
 */
export function findChunks(manifest, pattern) {
  return Object.entries(manifest)
    .filter(
      ([key, chunk]) => pattern.test(key) || pattern.test(chunk.src ?? '') || pattern.test(chunk.name ?? ''),
    )
    .map(([key]) => key);
}

/**
 * Files loaded with the given chunks: themselves, what they import statically, and their styles. Each once.
 * @param {Manifest} manifest
 * @param {string[]} keys
 * @returns {{ scripts: string[], styles: string[] }}
 */
export function closure(manifest, keys) {
  const scripts = new Set();
  const styles = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    if (chunk.file.endsWith('.css')) styles.add(chunk.file);
    else scripts.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Bytes of a file as a server sends it: brotli, quality 11. @param {string} path */
export function brotliBytes(path) {
  if (existsSync(`${path}.br`)) return readFileSync(`${path}.br`).length;
  const source = readFileSync(path);
  return brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
