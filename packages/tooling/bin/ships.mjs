#!/usr/bin/env node
// npm run check -- ships: docs/dependencies.md says which packages are in what browsers and servers get, compared with the builds.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserDir, root, serverDir } from '../src/paths.mjs';

const doc = readFileSync(join(root, 'docs', 'dependencies.md'), 'utf8');
/** Rows of the document: package → where it ships. */
const rows = new Map(
  [...doc.matchAll(/^\|\s*`([^`]+)`\s*\|\s*([^|]*?)\s*\|/gm)].map(([, name = '', ships = '']) => [
    name,
    ships,
  ]),
);
for (const [, name = ''] of doc.matchAll(/^- `([^`]+)`, of /gm)) rows.set(name, 'browser');
/** @type {string[]} */
const problems = [];

/** @type {Set<string>} */
const inBrowsers = new Set();
for (const build of ['sdk', 'site']) {
  const path = join(browserDir, build, '.vite', 'packages.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first.`);
  for (const name of JSON.parse(readFileSync(path, 'utf8'))) inBrowsers.add(name);
}
for (const name of inBrowsers) {
  if (!rows.has(name)) problems.push(`docs/dependencies.md lacks ${name}, which browsers get.`);
  else if (!rows.get(name)?.includes('browser'))
    problems.push(`docs/dependencies.md says "${rows.get(name)}" of ${name}, which browsers get.`);
}
// `react` and `react-dom` are names that the builds replace; partners bring the real ones.
const replaced = ['react', 'react-dom'];
for (const [name, ships] of rows)
  if (ships.includes('browser') && !inBrowsers.has(name) && !replaced.includes(name))
    problems.push(`docs/dependencies.md says that ${name} ships to browsers; no build has it.`);

const bundles = readdirSync(serverDir).filter((file) => file.endsWith('.js'));
const servers = bundles.map((file) => readFileSync(join(serverDir, file), 'utf8')).join('\n');
for (const [name, ships] of rows)
  if (ships.includes('server') && !servers.includes(`node_modules/${name}/`) && !servers.includes(name))
    problems.push(`docs/dependencies.md says that ${name} ships to servers; no bundle has it.`);

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `The document names what ships: ${[...inBrowsers].sort().join(', ')} to browsers.`
    : `${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
