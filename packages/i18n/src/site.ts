import i18next, { type i18n } from 'i18next';
import type { Catalogue } from './catalogue.ts';
import { fallbackLanguage, languageCodes, toLanguage } from './languages.ts';

/**
 * The i18next instance of site, app and pages. It reads the same flat catalogues as the small `t`; an instance of its own, so
 * that two agencies on one page never share a language. Add texts of a later area with `addResourceBundle`.
 * @param texts catalogues by language; `en` is the fallback (LANG-03)
 */
export function createSiteI18n(language: string, texts: Readonly<Partial<Record<string, Catalogue>>>): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: toLanguage(language) ?? fallbackLanguage,
    fallbackLng: fallbackLanguage,
    supportedLngs: [...languageCodes],
    load: 'languageOnly',
    initAsync: false,
    showSupportNotice: false,
    // Keys are flat and hold dots; React escapes what it renders.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    resources: Object.fromEntries(
      Object.entries(texts).map(([code, catalogue]) => [code, { translation: { ...catalogue } }]),
    ),
  } as Parameters<i18n['init']>[0]);
  return instance;
}
