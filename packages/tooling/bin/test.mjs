#!/usr/bin/env node
// npm test [-- check unit db browser e2e zone react mutate] [--prove] [-- <more for vitest>]

import { assertNodeVersion } from '../src/node-version.mjs';

assertNodeVersion();
const { parts, test } = await import('../src/test.mjs');

const args = process.argv.slice(2);
const split = args.indexOf('--');
const own = split < 0 ? args : args.slice(0, split);
const rest = split < 0 ? [] : args.slice(split + 1);
const names = own.filter((arg) => !arg.startsWith('--'));
const only = parts.filter((part) => names.includes(part));
const unknown = own.filter((arg) => arg !== '--prove' && !parts.includes(/** @type {never} */ (arg)));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Parts are ${parts.join(', ')}; --prove runs everything.`);
  process.exit(2);
}
process.exit(await test({ ...(only.length > 0 ? { only } : {}), prove: own.includes('--prove'), rest }));
