import { createT, type Catalogue, type T } from '@portolan/i18n';

/** The site's texts, in the shape that every component reads. @param english behind what the language lacks */
export function siteTexts(language: string, own: Catalogue, english: Catalogue = {}): T {
  return createT(language, [own, english]);
}
