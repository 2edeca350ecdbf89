import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every language as one file of i18next JSON, for whoever wants our texts outside of our own bundles: the server answers them at
 * `/locales/{language}/translation.json` (LANG-21, LANG-22). A file holds its own language alone; English is the fallback.
 * @param catalogues folder with a folder a language, each with a file an area
 */
export function localeFiles(catalogues: string): { fileName: string; source: string }[] {
  return readdirSync(catalogues).map((language) => {
    const folder = join(catalogues, language);
    const texts = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>);
    return {
      fileName: `locales/${language}/translation.json`,
      source: JSON.stringify(Object.assign({}, ...texts)),
    };
  });
}
