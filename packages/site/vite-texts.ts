import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const catalogues = join(import.meta.dirname, '../i18n/src/catalogues');

/** Areas that are read together come together; whatever is not named here is in `more`. */
const areasOf: Readonly<Record<string, readonly string[]>> = {
  first: ['common', 'deals', 'hotels', 'errors'],
  stay: ['stays', 'checkout', 'booking'],
  page: ['site', 'pages'],
  // Five seconds after a visitor came.
  prompt: ['prompt'],
};
const rest = 'more';

/**
 * The texts of the site: a few files of a language instead of one for each area. Every page carries the way from an area to its file, so
 * that is a short function: all files are named by one hash of all texts, and no table of names travels.
 */
export function textsByFile(): Plugin {
  const id = '\0texts';
  const languages = readdirSync(catalogues);
  const release = createHash('sha256');
  const files = languages.flatMap((language) => {
    const areas = readdirSync(join(catalogues, language)).map((name) => name.replace(/\.json$/, ''));
    for (const area of areas.sort()) release.update(read(language, area));
    const named = Object.values(areasOf).flat();
    const groups = { ...areasOf, [rest]: areas.filter((area) => !named.includes(area)) };
    return Object.entries(groups).map(([name, group]) => ({ name: `${language}-${name}`, language, group }));
  });
  const hash = release.digest('base64url').slice(0, 8);

  return {
    name: 'texts-by-file',
    enforce: 'pre',
    buildStart() {
      for (const { name } of files)
        this.emitFile({ type: 'chunk', id: `${id}/${name}`, fileName: `${name}-${hash}.js` });
    },
    resolveId(source) {
      if (source === './load-texts.ts') return id;
      if (source.startsWith(`${id}/`)) return source;
      // What travels with a widget's code is in the file that its areas are read from.
      const [, language, area = ''] = /catalogues\/(\w+)\/([\w-]+)\.json$/.exec(source) ?? [];
      return language ? `${id}/${language}-${fileOf(area)}` : null;
    },
    load(module) {
      if (module === id) return way(hash);
      const file = files.find(({ name }) => module === `${id}/${name}`);
      if (!file) return null;
      const paths = file.group.map((area) => pathOf(file.language, area)).filter(existsSync);
      for (const path of paths) this.addWatchFile(path);
      const texts = paths.map((path) => JSON.parse(readFileSync(path, 'utf8')) as object);
      return `export default ${JSON.stringify(Object.assign({}, ...texts))}`;
    },
  };
}

/** The module that stands in for `i18n/src/load-texts.ts`. */
function way(hash: string): string {
  const files = Object.entries(areasOf).flatMap(([name, areas]) => areas.map((area) => [area, name]));
  return `const files = ${JSON.stringify(Object.fromEntries(files))};
export const loadTexts = (language, area) =>
  import(/* @vite-ignore */ './' + language + '-' + (files[area] || '${rest}') + '-${hash}.js').then((file) => file.default);`;
}

const fileOf = (area: string) => Object.keys(areasOf).find((name) => areasOf[name]!.includes(area)) ?? rest;
const pathOf = (language: string, area: string) => join(catalogues, language, `${area}.json`);
const read = (language: string, area: string) => readFileSync(pathOf(language, area));
