import type { Catalogue } from './catalogue.ts';
import { fallbackLanguage, toLanguage } from './languages.ts';

/**
 * A door of its own: whoever goes through the index gets no table of these files.
 *
 * The texts of the back-office, in `office/` beside `catalogues/`: its screens alone load them, with their own table of file names, so that
 * no traveller's page carries either. The language's own first, English behind it.
 */
export async function loadOfficeTexts(language: string): Promise<Catalogue[]> {
  const code = toLanguage(language) ?? fallbackLanguage;
  return Promise.all(
    code === fallbackLanguage ? [loadFile(code)] : [loadFile(code), loadFile(fallbackLanguage)],
  );
}

/** A file that cannot be loaded costs its language, never the page. */
async function loadFile(language: string): Promise<Catalogue> {
  try {
    return ((await import(`./office/${language}/office.json`)) as { default: Catalogue }).default;
  } catch {
    return {};
  }
}
