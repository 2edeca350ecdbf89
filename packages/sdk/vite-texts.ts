import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '@portolan/tooling/paths';

const catalogues = join(root, 'packages/i18n/src/catalogues');
/** Text files that widgets read. */
const areas = [
  'common',
  'deals',
  'hotels',
  'stays',
  'checkout',
  'booking',
  'errors',
  'pages',
  'frame',
  'prompt',
];
/** English of these travels with the code; the rest of it comes with the view that needs it. */
const lazyEnglish = ['stays', 'checkout', 'common', 'hotels', 'deals'];
/**
 * In one file with the area that they are needed after: a name of their own in the table would weigh too much. Asked for by that name
 * nothing comes, which `loadFile` takes.
 */
const withEnglish: Record<string, string> = { booking: 'checkout' };

/**
 * In the script-tag build a language is one file, English an area; all are named by one hash of all that they say, so the code carries no
 * table of names, which would weigh more than a widget's words.
 * @param options.files whether to write those files. @default true
 */
export function textsByLanguage({ files = true } = {}): Plugin {
  const id = 'virtual:texts';
  const hash = createHash('sha256').update(textFiles().map(moduleOf).join()).digest('base64url').slice(0, 8);
  return {
    name: 'texts-by-language',
    enforce: 'pre',
    buildStart() {
      for (const name of files ? textFiles() : [])
        this.emitFile({
          type: 'chunk',
          id: `${id}/${name}`,
          fileName: `${name.replace('en/', '')}-${hash}.js`,
          preserveSignature: 'strict',
        });
    },
    resolveId(source, importer) {
      if (source === './load-texts.ts') return `\0${id}`;
      if (source.startsWith(`${id}/`)) return `\0${source}`;
      // The words of calendars, cards and filters come with them.
      const few =
        source.endsWith('/en/common.json') && /sdk\/src\/code\/(deals|ask-us)\./.test(importer ?? '');
      if (few) return `\0${id}/few`;
      // Of the hotels' and the deals' own words those of their first screen.
      const first = /\/en\/(common|hotels|deals)\.json$/.exec(source);
      return first && /sdk\/src\/code\/(hotels|deals)\./.test(importer ?? '')
        ? `\0${id}/first-${first[1]}`
        : null;
    },
    load(source) {
      if (source === `\0${id}`) return way(hash);
      if (source === `\0${id}/few`) return `export default ${JSON.stringify(fewWords())}`;
      if (source === `\0${id}/first-hotels`)
        return `export default ${JSON.stringify(wordsOf('hotels', (key) => key.startsWith('hotels.form.')))}`;
      if (source === `\0${id}/first-deals`)
        return `export default ${JSON.stringify({ ...wordsOf('deals', (key) => ofCards.test(key)), ...wordsOf('common', (key) => /^common\.rating\.stars$/.test(key)) })}`;
      if (source === `\0${id}/first-common`)
        return `import few from '${id}/few'; export default { ...few, ...${JSON.stringify(wordsOf('common', (key) => ofForm.test(key)))} }`;
      if (source.startsWith(`\0${id}/`)) return moduleOf(source.slice(id.length + 2));
      return null;
    },
  };
}

/** Modules of texts that have files of their own: a language, or an area of English; the file is named by it. */
function textFiles(): string[] {
  const languages = readdirSync(catalogues).filter(
    (name) => name !== 'en' && existsSync(join(catalogues, name, 'common.json')),
  );
  return [...languages, ...lazyEnglish.map((area) => `en/${area}`)];
}

/** The module that stands in for `i18n/src/load-texts.ts`. What English has no file for is not asked for. */
const way = (hash: string) => `const english = /^(${lazyEnglish.join('|')})$/;
export const loadTexts = async (language, area) => {
  const name = language === 'en' ? english.test(area) && area : language;
  return name ? (await import(/* @vite-ignore */ './' + name + '-${hash}.js')).default : {};
};`;

const ofCards = /^deals\.(heading|tabs|load|tab\.|price\.save-|card\.view$)/;
const ofForm = /^common\.(combobox\.clear|dates\.label|guests\.(label|(adults|children|rooms)-count_))/;
const fewWords = () => wordsOf('common', (key) => /^common\.(retry|loading|search|optional)$/.test(key));

function wordsOf(area: string, wanted: (key: string) => boolean): Record<string, string> {
  const all = JSON.parse(readFileSync(join(catalogues, `en/${area}.json`), 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(all).filter(([key]) => wanted(key)));
}

/** An area with those that share its file. */
function englishOf(host: string): Record<string, string> {
  const guests = Object.keys(withEnglish).filter((area) => withEnglish[area] === host);
  return Object.assign({}, ...[host, ...guests].map((area) => wordsOf(area, () => true)));
}

/** What a text file says, as it is loaded. */
function moduleOf(file: string): string {
  const area = file.split('en/')[1];
  return `export default ${JSON.stringify(area ? englishOf(area) : textsOf(file))}`;
}

function textsOf(language: string): Record<string, string> {
  const files = areas
    .map((area) => join(catalogues, language, `${area}.json`))
    .filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object));
}
