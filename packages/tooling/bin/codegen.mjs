#!/usr/bin/env node
// npm run codegen: everything that is written from something else. docs/errors.md: codes, statuses and sentences come from
// the catalogue in contract; the last column is written by hand and kept. The sdk's manifest, published types, React wrappers
// and the tables of docs/embedding.md come from its docstrings. With --check (npm run check -- codegen) nothing is written.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readErrorCatalogue } from '../src/error-catalogue.mjs';
import { manifestProblems } from '../src/manifest-schema.mjs';
import { root } from '../src/paths.mjs';
import { run } from '../src/run.mjs';
import { entryFiles, sdkFiles, staleSdkFiles } from '../src/sdk-files.mjs';

if (process.argv.includes('--check')) {
  try {
    const stale = await staleSdkFiles();
    for (const path of stale) console.error(`${path} is not what the sources say: npm run codegen`);
    const problems = await manifestProblems(join(root, 'packages/sdk/custom-elements.json'));
    for (const problem of problems) console.error(`custom-elements.json: ${problem}`);
    if (stale.length + problems.length === 0) console.log('What is written from the sdk says what it says.');
    process.exit(stale.length + problems.length === 0 ? 0 : 1);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

for (const [path, text] of await entryFiles()) writeFileSync(join(root, path), text);
const files = await sdkFiles();
for (const [path, text] of files) writeFileSync(join(root, path), text);
console.log(`${[...files.keys()].join(', ')}: written.`);

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
