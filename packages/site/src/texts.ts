import { createT, overI18next, type Catalogue, type T } from '@portolan/i18n';
import { createSiteI18n } from '@portolan/i18n/site';

/** The site's texts by i18next, in the shape that every component reads. @param english behind what the language lacks */
export function siteTexts(language: string, own: Catalogue, english: Catalogue = {}): T {
  return overI18next(createSiteI18n(language, { en: english, [language]: own }), createT(language, []));
}
