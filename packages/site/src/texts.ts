import type { Agency } from '@portolan/contract';
import { createT, type Catalogue, type T } from '@portolan/i18n';

/**
 * The site's texts, in the shape that every component reads.
 * @param agency may say some of them in words of its own
 * @param english behind what the language lacks
 */
export function siteTexts(
  language: string,
  texts: Catalogue,
  { texts: own }: Pick<Agency, 'texts'>,
  english: Catalogue = {},
): T {
  return createT(language, [texts, english], own);
}
