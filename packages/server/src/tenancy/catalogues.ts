import {
  areas,
  loadCatalogue,
  ownAreas,
  ownTextProblem,
  type Catalogue,
  type OwnTexts,
} from '@portolan/i18n';
import type { OwnTextRow } from './tables.ts';

const catalogues = new Map<string, Promise<Catalogue>>();

/** Every text of a language that an agency may say in its own words, read once for each process. */
export function catalogueOf(language: string): Promise<Catalogue> {
  let catalogue = catalogues.get(language);
  if (!catalogue) catalogues.set(language, (catalogue = loadCatalogue(language, ownAreas)));
  return catalogue;
}

/**
 * An agency's rows as one record, `undefined` without any. What no longer fits the text in whose place it stands, since a release changed
 * that, is left out: the new text is better than a broken one.
 */
export async function ownTextsOf(
  rows: readonly Pick<OwnTextRow, 'language' | 'key' | 'text'>[],
): Promise<OwnTexts | undefined> {
  const texts: Record<string, Record<string, string>> = {};
  for (const { language, key, text } of rows) {
    const catalogue = await catalogueOf(language);
    const original = Object.hasOwn(catalogue, key) ? catalogue[key]! : null;
    if (original !== null && ownTextProblem(original, text) === null) (texts[language] ??= {})[key] = text;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}

/** Every text of a language, as the file at `/locales/{language}/translation.json` has them. */
export function localeTexts(language: string): Promise<Catalogue> {
  return loadCatalogue(language, areas);
}
