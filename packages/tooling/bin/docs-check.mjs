#!/usr/bin/env node
// npm run check docs: documents and files that repeat what others say, compared with it in both directions.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readErrorCatalogue } from '../src/error-catalogue.mjs';
import { root } from '../src/paths.mjs';

/** @type {string[]} */
const problems = [];
/** @param {string} path */
const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/** @param {string} what @param {Set<string>} inCode @param {Set<string>} inDoc @param {string} doc */
function compare(what, inCode, inDoc, doc) {
  for (const name of [...inCode].sort())
    if (!inDoc.has(name)) problems.push(`${doc} lacks the ${what} ${name}.`);
  for (const name of [...inDoc].sort())
    if (!inCode.has(name)) problems.push(`${doc} has ${name}, but no such ${what} exists.`);
}

/** First cells of a Markdown table that are `code`. @param {string} text */
const firstCells = (text) =>
  new Set([...text.matchAll(/^\|\s*`([^`]+)`\s*\|/gm)].map((match) => match[1] ?? ''));

// ── Dependencies ────────────────────────────────────────────────────────────────────────────────────────────

const manifests = [
  'package.json',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
];
/** @type {Set<string>} */
const dependencies = new Set();
for (const path of manifests.filter((path) => existsSync(join(root, path)))) {
  const manifest = JSON.parse(read(path));
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']) {
    for (const name of Object.keys(manifest[kind] ?? {}))
      if (!name.startsWith('@portolan/')) dependencies.add(name);
  }
}
compare('dependency', dependencies, firstCells(read('docs/dependencies.md')), 'docs/dependencies.md');

// The lock file repeats every manifest; `npm ci` on a fresh clone refuses one that lags behind.
const lock = JSON.parse(read('package-lock.json')).packages;
for (const path of manifests.filter((path) => existsSync(join(root, path)))) {
  const locked = lock[path === 'package.json' ? '' : path.replace(/\/package\.json$/, '')] ?? {};
  const manifest = JSON.parse(read(path));
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']) {
    const sorted = (/** @type {Record<string, string>} */ list = {}) =>
      JSON.stringify(Object.entries(list).sort());
    if (sorted(manifest[kind]) !== sorted(locked[kind])) {
      problems.push(`package-lock.json lags behind ${path} (${kind}): npm install --package-lock-only`);
    }
  }
}

// ── Error codes ─────────────────────────────────────────────────────────────────────────────────────────────

const catalogue = readErrorCatalogue();
const errors = read('docs/errors.md');
if (!errors) problems.push('docs/errors.md is missing.');
else {
  compare('error code', new Set(catalogue.map(({ code }) => code)), firstCells(errors), 'docs/errors.md');
  for (const { code, status, message } of catalogue) {
    const row = errors.split('\n').find((line) => line.startsWith(`| \`${code}\``));
    const [, , saidStatus, saidMessage, advice] = (row ?? '').split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (!row) continue;
    if (saidStatus !== String(status))
      problems.push(`docs/errors.md says ${saidStatus} for ${code}; it is ${status}.`);
    if (saidMessage !== message) problems.push(`docs/errors.md quotes ${code} wrongly (npm run codegen).`);
    if (!advice) problems.push(`docs/errors.md does not say what to do about ${code}.`);
  }
}

// ── Links between documents ─────────────────────────────────────────────────────────────────────────────────

/** @param {string} folder @returns {string[]} */
const documentsIn = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md') && !/node_modules|dist/.test(name))
        .map((name) => `${folder}/${name}`)
    : [];
const documents = ['README.md', ...documentsIn('docs'), ...documentsIn('examples')];
for (const path of documents) {
  for (const [, target = ''] of read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)) {
    if (!existsSync(join(root, path, '..', target)))
      problems.push(`${path} links to ${target}, which does not exist.`);
  }
}

// ── Styles in files: logical sides only ─────────────────────────────────────────────────────────────────────

const physical =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)\s*:|text-align:\s*(?:left|right)\b/;
for (const name of readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })) {
  // A map does not mirror: east stays on the right.
  if (!name.endsWith('.css') || /node_modules|dist|\/map\.css$/.test(name)) continue;
  read(`packages/${name}`)
    .split('\n')
    .forEach((line, index) => {
      if (physical.test(line))
        problems.push(`packages/${name}:${index + 1} uses a physical side: ${line.trim()}`);
    });
}

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The documents say what the code says.' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
