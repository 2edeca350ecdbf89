import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '@portolan/tooling/paths';

const catalogues = join(root, 'packages/i18n/src/catalogues');

/** Files of texts that widgets read: areas that are read together come in one file. */
const groups: Readonly<Record<string, readonly string[]>> = {
  first: ['common', 'deals', 'hotels', 'errors'],
  stay: ['stays', 'map', 'checkout', 'booking'],
  more: ['fields', 'pages', 'frame', 'prompt'],
};

/**
 * The texts of the script-tag build: a few files for each language, and the English of first screens inside the code, because every
 * other language falls back to it. All files are named by one hash of everything they say, so the code carries no table of names.
 * @param options.files whether to write the files. @default true
 */
export function textsByGroup({ files = true } = {}): Plugin {
  const id = '\0texts';
  const names = readdirSync(catalogues).flatMap((language) =>
    Object.keys(groups).map((group) => `${language}-${group}`),
  );
  const hash = createHash('sha256').update(names.map(moduleOf).join()).digest('base64url').slice(0, 8);
  return {
    name: 'texts-by-group',
    enforce: 'pre',
    buildStart() {
      for (const name of files ? names : [])
        this.emitFile({
          type: 'chunk',
          id: `${id}/file/${name}`,
          fileName: `${name}-${hash}.js`,
          preserveSignature: 'strict',
        });
    },
    resolveId(source) {
      if (source === './load-texts.ts') return id;
      return source.startsWith(id) ? source : null;
    },
    load(module) {
      if (module === id) return loadTextsModule(id, hash);
      return module.startsWith(`${id}/`) ? moduleOf(module.split('/').pop()!) : null;
    },
  };
}

/** The module that replaces `i18n/src/load-texts.ts`. */
function loadTextsModule(id: string, hash: string): string {
  const groupOf = Object.entries(groups).flatMap(([group, areas]) => areas.map((area) => [area, group]));
  return `import english from '${id}/code/en-first';
const groupOf = ${JSON.stringify(Object.fromEntries(groupOf))};
export const loadTexts = async (language, area) => {
  const file = language + '-' + groupOf[area];
  return file === 'en-first' ? english : (await import(/* @vite-ignore */ './' + file + '-${hash}.js')).default;
};`;
}

/** The module of a file such as `de-first`. */
function moduleOf(name: string): string {
  const [language = '', group = ''] = name.split('-');
  const texts = groups[group]!.map(
    (area) => JSON.parse(readFileSync(join(catalogues, language, `${area}.json`), 'utf8')) as object,
  );
  return `export default ${JSON.stringify(Object.assign({}, ...texts))}`;
}
