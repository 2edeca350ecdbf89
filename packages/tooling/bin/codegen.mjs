#!/usr/bin/env node
// npm run codegen: everything that is written from something else. docs/errors.md: codes, statuses and sentences come from
// the catalogue in contract; the last column is written by hand and kept. What comes from the sdk's docstrings is written by
// packages/sdk/codegen, what comes from the state machines by packages/server/scripts: each runs as a process of its own.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readErrorCatalogue } from '../src/error-catalogue.mjs';
import { root } from '../src/paths.mjs';
import { run, tail } from '../src/run.mjs';

const sdk = await run(process.execPath, [join(root, 'packages/sdk/codegen/main.mjs')], { cwd: root });
if (sdk.code !== 0) throw new Error(`Nothing was written from the sdk:\n${tail(sdk.output)}`);
console.log(sdk.output.trim());

const path = join(root, 'docs', 'errors.md');
const text = readFileSync(path, 'utf8');
const begin = '<!-- codes: written by npm run codegen, but for the last column -->';
const end = '<!-- /codes -->';
const [from, to] = [text.indexOf(begin), text.indexOf(end)];
if (from < 0 || to < from) throw new Error(`${path} lacks its markers ${begin} and ${end}.`);

/** @param {string} cell */
const escape = (cell) => cell.replaceAll('|', '\\|');
const known = new Map(
  [
    ...text
      .slice(from, to)
      .matchAll(/^\|\s*`([A-Z0-9_]+)`\s*\|[^|]*\|(?:[^|]|\\\|)*\|\s*((?:[^|]|\\\|)*?)\s*\|$/gm),
  ].map(([, code = '', advice = '']) => [code, advice]),
);
const rows = readErrorCatalogue().map(
  ({ code, status, message }) =>
    `| \`${code}\` | ${status} | ${escape(message)} | ${known.get(code) ?? ''} |`,
);
const table = ['| code | status | says | what to do |', '|---|---|---|---|', ...rows].join('\n');
writeFileSync(path, `${text.slice(0, from)}${begin}\n\n${table}\n\n${text.slice(to)}`);
await run(
  process.execPath,
  [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'packages/server/scripts/write-tracks.ts'],
  { cwd: root },
);
const tracks = join(root, 'docs', 'tracks.md');
await run(
  process.execPath,
  [join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs'), '--write', path, tracks],
  { cwd: root },
);
console.log('docs/tracks.md: the state machines.');
const empty = readErrorCatalogue().filter(({ code }) => !known.get(code));
console.log(
  `docs/errors.md: ${rows.length} codes.${empty.length > 0 ? ` Say what to do about ${empty.map(({ code }) => code).join(', ')}.` : ''}`,
);
