// The services of the sdk, read from `packages/sdk/src/services`: one file each. Builds, code generation and the size check start here.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portolan/tooling/paths';

const sdk = join(root, 'packages', 'sdk', 'src');

/**
 * @typedef {object} Service
 * @property {string} name of its file and of its npm entry, such as `hotels`
 * @property {string} tag
 * @property {string} className
 * @property {string} source absolute path
 * @property {string} file name of the file that registers it for the script tag; services that are only a contact card share one
 * @property {string} entry id of that file's module
 * @property {boolean} asksAtOnce the first screen sends a request, so the client's file is loaded beside it
 */

/** In the order in which they are documented. */
const order = ['hotels', 'deals', 'flights', 'cars', 'activities', 'cruise', 'resort', 'login-prompt'];

/**
 * Every file of `services/` that exports an element.
 * @returns {Service[]} new services last
 */
export function readServices() {
  const rank = (/** @type {Service} */ { name }) =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return readdirSync(join(sdk, 'services'))
    .filter((file) => /^[a-z-]+\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((path) => {
      const source = join(sdk, 'services', path);
      const code = readFileSync(source, 'utf8');
      const className = /^export class (\w+) extends TravelElement\b/m.exec(code)?.[1];
      const tag = /^ {2}static override readonly tag = '([\w-]+)';$/m.exec(code)?.[1];
      if (!className) return [];
      if (!tag) throw new Error(`${source} has no line "static override readonly tag = '…';".`);
      const name = path.replace(/\.tsx?$/, '');
      const file = /from '\.\/ask-us\.tsx'/.test(code) ? 'ask-us' : name;
      return [
        {
          name,
          tag,
          className,
          source,
          file,
          entry: `virtual:widget/${file}`,
          asksAtOnce: /^ {4}asksAtOnce: true,$/m.test(code),
        },
      ];
    })
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/**
 * The modules that register services for the script tag.
 * @param {readonly Service[]} services
 * @returns {import('vite').Plugin}
 */
export function serviceEntries(services) {
  return {
    name: 'service-entries',
    resolveId: (id) => (services.some(({ entry }) => entry === id) ? `\0${id}` : null),
    load(id) {
      const inside = services.filter(({ entry }) => `\0${entry}` === id);
      if (inside.length === 0) return null;
      return [
        ...inside.map(({ className, source }) => `import { ${className} } from ${JSON.stringify(source)};`),
        `import { start } from ${JSON.stringify(join(sdk, 'loader', 'start.ts'))};`,
        `const elements = [${inside.map(({ className }) => className).join(', ')}];`,
        'export const define = (requests) => start(elements, requests);',
      ].join('\n');
    },
  };
}
