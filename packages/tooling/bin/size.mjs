#!/usr/bin/env node
// npm run check size: what a partner's page loads for each widget, in brotli bytes, against a bound with room. Bytes are a bound and not a
// goal: what counts is when a traveller can use the widget (`npm run bench`). "First screen" is what a browser asks for until then: loader,
// code and styles, with all that they import statically. What is loaded later (calendar, results, checkout) is not in it.

import { join } from 'node:path';
import { brotliBytes, closure, findChunks, readManifest } from '../src/closure.mjs';
import { browserDir } from '../src/paths.mjs';
import { loader, serviceFile, usableParts } from '../src/usable.mjs';

const outDir = join(browserDir, 'sdk');
/** In bytes; 1 kB = 1000 bytes. */
const firstScreenBytes = 36_000;
const budgets = [
  { name: 'loader', parts: [loader], bytes: 2_000 },
  { name: 'travel-hotels', parts: usableParts['travel-hotels'], bytes: firstScreenBytes },
  // Cards with prices, and the client that asks for them: splitting the cards by service for 0.7 kB would make them harder to read.
  { name: 'travel-deals', parts: usableParts['travel-deals'], bytes: 38_400 },
  { name: 'asking people', parts: [loader, serviceFile('ask-us')], bytes: firstScreenBytes },
  // What waits, and the card with its texts.
  {
    name: 'login-prompt',
    parts: [loader, serviceFile('login-prompt'), /login-prompt\/PromptCard\.tsx$/],
    bytes: firstScreenBytes,
  },
];

/** All script of the site's home, in the language where it weighs most. */
const homeBytes = 90_000;
// @NOTE a chunk of several modules has no source: it is found by its name.
const homeWidgets = /^_home-[\w-]{8}\.js$/;

/**
 * How to find chunks of a build that must be there.
 * @param {string} dir
 * @param {import('../src/closure.mjs').Manifest} manifest
 */
function finderIn(dir, manifest) {
  return (/** @type {RegExp} */ part) => {
    const found = findChunks(manifest, part);
    if (found.length === 0) throw new Error(`No chunk of ${dir} matches ${part}: has the layout changed?`);
    return found;
  };
}

/**
 * The secure frame: what a checkout on a partner's page loads beyond what the same checkout loads on the agency's own site. Its
 * document comes on top; it is the theme and the data of what it shows.
 */
function frameFits() {
  const siteDir = join(browserDir, 'site');
  const manifest = readManifest(siteDir);
  const chunksOf = finderIn(siteDir, manifest);
  const scriptsOf = (/** @type {RegExp[]} */ parts) => closure(manifest, parts.flatMap(chunksOf)).scripts;
  const shown = scriptsOf([
    /^client\.tsx$/,
    /remotes\/hotels\.ts$/,
    /hotels\/item\/CheckoutView\.tsx$/,
    /define\/agency\.ts$/,
    homeWidgets,
  ]);
  const own = scriptsOf([/^frame\/(frame|checkout)\.ts$/]).filter((file) => !shown.includes(file));
  const bytes = own.reduce((sum, file) => sum + brotliBytes(join(siteDir, file)), 0);
  const fits = own.length > 0 && bytes <= 4_000;
  console.log(
    `${fits ? '✓' : '✗'} ${'/frame shell'.padEnd(14)} ${(bytes / 1000).toFixed(2).padStart(6)} kB of 4.0, ${own.length} scripts`,
  );
  if (!fits || process.argv.includes('--verbose'))
    for (const file of own)
      console.log(`    ${(brotliBytes(join(siteDir, file)) / 1000).toFixed(2).padStart(6)} kB  ${file}`);
  return fits;
}

/**
 * The home of an agency's own site: all script that its first view loads, early or late, without any input.
 * `npm run bench -- pages` checks in a browser that this is all.
 */
function homeFits() {
  const siteDir = join(browserDir, 'site');
  const manifest = readManifest(siteDir);
  const parts = [
    /^client\.tsx$/,
    /define\/agency\.ts$/,
    homeWidgets,
    // Visitors are asked to log in after five seconds.
    /define\/login-prompt\.ts$/,
    /login-prompt\/PromptCard\.tsx$/,
  ];
  const chunksOf = finderIn(siteDir, manifest);
  const words = /\/texts\/file\/(\w+)-first$/;
  // English travels with the code; the others' own words come beside it.
  const others = chunksOf(words)
    .map((key) => words.exec(key)?.[1])
    .filter((language) => language !== 'en');
  const homes = [null, ...others].map((language) => {
    const own = language ? [new RegExp(`/texts/file/${language}-(first|prompt)$`)] : [];
    const { scripts } = closure(manifest, [...parts, ...own].flatMap(chunksOf));
    const bytes = scripts.reduce((sum, file) => sum + brotliBytes(join(siteDir, file)), 0);
    return { language: language ?? 'en', scripts, bytes };
  });
  let fits = true;
  for (const { language, scripts, bytes } of homes.sort((a, b) => b.bytes - a.bytes)) {
    const ok = bytes <= homeBytes;
    fits &&= ok;
    const heaviest = language === homes[0]?.language;
    if (ok && !heaviest && language !== 'en') continue;
    console.log(
      `${ok ? '✓' : '✗'} ${`home, ${language}`.padEnd(14)} ${(bytes / 1000).toFixed(2).padStart(6)} kB of ${(homeBytes / 1000).toFixed(1)}, ${scripts.length} scripts`,
    );
    if (!ok || (heaviest && process.argv.includes('--verbose')))
      for (const file of scripts)
        console.log(`    ${(brotliBytes(join(siteDir, file)) / 1000).toFixed(2).padStart(6)} kB  ${file}`);
  }
  return fits;
}

/** What a map adds to the page that it opens in: its picture, and what the picture is made with. No first screen may hold any of it. */
const mapBytes = 375_000;
const mapParts = [/map\/ground\.ts$/, /maplibre-gl-worker\.mjs$/];

/** @param {'site' | 'sdk'} name */
function mapFits(name) {
  const dir = join(browserDir, name);
  const manifest = readManifest(dir);
  const find = finderIn(dir, manifest);
  const files = new Set(mapParts.flatMap(find).map((key) => manifest[key]?.file ?? ''));
  const bytes = [...files].reduce((sum, file) => sum + brotliBytes(join(dir, file)), 0);
  const first = closure(
    manifest,
    name === 'sdk' ? budgets.flatMap(({ parts }) => parts.flatMap(find)) : find(/^client\.tsx$/),
  );
  const early = first.scripts.filter((file) => files.has(file));
  const fits = bytes <= mapBytes && early.length === 0;
  console.log(
    `${fits ? '✓' : '✗'} ${`map, ${name}`.padEnd(14)} ${(bytes / 1000).toFixed(2).padStart(6)} kB of ${(mapBytes / 1000).toFixed(1)}, ${early.length} scripts of it in a first screen`,
  );
  return fits;
}

try {
  const manifest = readManifest(outDir);
  let over = 0;
  for (const budget of budgets) {
    const { scripts, styles } = closure(manifest, budget.parts.flatMap(finderIn(outDir, manifest)));
    const bytes = [...scripts, ...styles].reduce((sum, file) => sum + brotliBytes(join(outDir, file)), 0);
    const fits = bytes <= budget.bytes;
    if (!fits) over++;
    console.log(
      `${fits ? '✓' : '✗'} ${budget.name.padEnd(14)} ${(bytes / 1000).toFixed(2).padStart(6)} kB of ` +
        `${(budget.bytes / 1000).toFixed(1)}, ${scripts.length} scripts`,
    );
    if (!fits || process.argv.includes('--verbose')) {
      for (const file of [...scripts, ...styles]) {
        console.log(`    ${(brotliBytes(join(outDir, file)) / 1000).toFixed(2).padStart(6)} kB  ${file}`);
      }
    }
  }
  if (!frameFits()) over++;
  if (!homeFits()) over++;
  for (const name of /** @type {const} */ (['site', 'sdk'])) if (!mapFits(name)) over++;
  process.exitCode = over === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
