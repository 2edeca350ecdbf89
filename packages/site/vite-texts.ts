import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const catalogues = join(import.meta.dirname, '../i18n/src/catalogues');

/** Areas that are read together come together; whatever is not named here is in `more`. */
const areasOf: Readonly<Record<string, readonly string[]>> = {
  first: ['common', 'deals', 'hotels', 'errors'],
  stay: ['stays', 'map', 'checkout', 'booking'],
  page: ['site', 'pages'],
  // Five seconds after a visitor came.
  prompt: ['prompt'],
};
const rest = 'more';

/**
 * The texts of the site: a few files of a language instead of one for each area. Every page carries the way from an area to its file, so
 * that is a short function: all files are named by one hash of all that they say, and no table of names travels.
 */
export function textsByFile(): Plugin {
  const id = '\0texts';
  const modules = new Map(
    readdirSync(catalogues).flatMap((language) =>
      filesOf(language).map((file) => [file.name, file] as const),
    ),
  );
  const hash = createHash('sha256')
    .update([...modules.values()].map(moduleOf).join())
    .digest('base64url')
    .slice(0, 8);

  return {
    name: 'texts-by-file',
    enforce: 'pre',
    buildStart() {
      // Modules of their own, also of what travels with code: a file of such a name must hold nothing but what its hash was made of.
      for (const name of modules.keys())
        this.emitFile({ type: 'chunk', id: `${id}/file/${name}`, fileName: `${name}-${hash}.js` });
    },
    resolveId(source) {
      if (source === './load-texts.ts') return id;
      if (source.startsWith(`${id}/`)) return source;
      // What travels with a widget's code is all that its areas' file says.
      const [, language, area = ''] = /catalogues\/(\w+)\/([\w-]+)\.json$/.exec(source) ?? [];
      return language ? `${id}/code/${language}-${fileOf(area)}` : null;
    },
    load(module) {
      if (module === id) return way(hash);
      const file = module.startsWith(`${id}/`) ? modules.get(module.split('/').pop()!) : undefined;
      if (!file) return null;
      for (const path of file.paths) this.addWatchFile(path);
      return moduleOf(file);
    },
  };
}

interface TextFile {
  /** Such as `de-first`. */
  name: string;
  paths: readonly string[];
}

function filesOf(language: string): TextFile[] {
  const areas = readdirSync(join(catalogues, language))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
  return [...Object.keys(areasOf), rest].map((group) => ({
    name: `${language}-${group}`,
    paths: areas
      .filter((area) => fileOf(area) === group)
      .map((area) => join(catalogues, language, `${area}.json`)),
  }));
}

function moduleOf({ paths }: TextFile): string {
  const texts = paths.map((path) => JSON.parse(readFileSync(path, 'utf8')) as object);
  return `export default ${JSON.stringify(Object.assign({}, ...texts))}`;
}

/** The module that stands in for `i18n/src/load-texts.ts`. */
function way(hash: string): string {
  const files = Object.entries(areasOf).flatMap(([name, areas]) => areas.map((area) => [area, name]));
  return `const files = ${JSON.stringify(Object.fromEntries(files))};
export const loadTexts = (language, area) =>
  import(/* @vite-ignore */ './' + language + '-' + (files[area] || '${rest}') + '-${hash}.js').then((file) => file.default);`;
}

const fileOf = (area: string) => Object.keys(areasOf).find((name) => areasOf[name]!.includes(area)) ?? rest;
