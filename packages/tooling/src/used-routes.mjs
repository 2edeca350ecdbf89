import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Packages whose code runs in browsers. Operations are called by their names, so who calls one holds the name in quotes. */
const callers = ['app', 'client', 'core', 'pages', 'sdk', 'site', 'ui', 'widgets'];

/** @returns {Set<string>} every word in single quotes of the browsers' sources, tests aside */
function quotedWords() {
  const words = new Set();
  for (const name of callers)
    for (const entry of readdirSync(join(root, 'packages', name, 'src'), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const [, word] of text.matchAll(/'(\w+)'/g)) words.add(word);
    }
  return words;
}

/**
 * Leaves out of the table of routes what no browser's code calls: most of what agencies' staff may do has no screen yet, and every partner's
 * page would carry its paths.
 * @returns {import('vite').Plugin}
 */
export function usedRoutes() {
  return {
    name: 'used-routes',
    enforce: 'pre',
    transform(code, file) {
      if (!file.endsWith('packages/contract/src/routes.ts')) return null;
      const words = quotedWords();
      const kept = code
        .replace(/^ {2}(\w+): \['[A-Z]+', '[^']*'\],\n/gm, (line, id) => (words.has(id) ? line : ''))
        // Who calls these brings them along.
        .replace(/^(import .* from '\.\/office-routes\.ts';| {2}\.\.\.officeRoutes,)\n/gm, '');
      if (kept === code) throw new Error('contract/src/routes.ts no longer has a line for each operation.');
      return { code: kept, map: null };
    },
  };
}
