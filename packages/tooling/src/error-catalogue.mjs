// The error catalogue of contract, read from its source: tooling runs before anything is built.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** @typedef {{ code: string, status: number, message: string }} CatalogueEntry */

/**
 * Every code with its status and sentence, in the order of the source.
 * @returns {CatalogueEntry[]}
 * @throws {Error} when the source reads otherwise than expected
 */
export function readErrorCatalogue() {
  const path = join(root, 'packages', 'contract', 'src', 'codes.ts');
  const source = readFileSync(path, 'utf8');
  const body = /errorCatalogue = \{([^]*?)\n\} as const/.exec(source)?.[1] ?? '';
  const entry =
    /^ {2}([A-Z][A-Z0-9_]*):\s*\{\s*status:\s*(\d+),\s*message:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"),?\s*\}/gm;
  const entries = [...body.matchAll(entry)].map(([, code = '', status, single, double]) => ({
    code,
    status: Number(status),
    message: (single ?? double ?? '').replace(/\\(.)/g, '$1'),
  }));
  const keys = [...body.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].length;
  if (entries.length === 0 || entries.length !== keys) {
    throw new Error(
      `${path}: ${keys} codes, of which ${entries.length} could be read. Has their form changed?`,
    );
  }
  return entries;
}
