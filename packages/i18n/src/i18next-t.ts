import { createInstance } from 'i18next';
import type { Catalogue, OwnTexts } from './catalogue.ts';
import { directionOf, fallbackLanguage, toLanguage } from './languages.ts';
import type { T, TextParams } from './t.ts';

/**
 * A `T` whose texts i18next looks up, for the server and the back-office; widgets and public pages use the small `createT`. Both give the
 * same text for the same arguments, which a test checks for every key.
 *
 * A door of its own: the index of this package must not bring i18next to a traveller's page.
 * @param catalogues first match wins; English last
 * @param own the agency's words, each in the place of the text with its key; they add no key of their own
 */
export function createI18nextT(language: string, catalogues: readonly Catalogue[], own?: OwnTexts): T {
  const code = toLanguage(language) ?? fallbackLanguage;
  // Each catalogue is a namespace, since i18next asks one after the other and looks for all plural forms in each.
  const names = catalogues.map((_, index) => `catalogue-${index}`);
  const i18n = createInstance();
  void i18n.init({
    lng: code,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    ns: names,
    defaultNS: names[0] ?? 'catalogue-0',
    fallbackNS: names.slice(1),
    // Texts are never markup.
    interpolation: { escapeValue: false },
    // A hole without a value stays as it is, as in the small `t`.
    missingInterpolationHandler: (_text, match: RegExpExecArray) => match[0],
    resources: {
      [code]: Object.fromEntries(
        names.map((name, index) => [name, withOwn(catalogues[index]!, own?.[code])]),
      ),
    },
  });
  const t = (key: string, params: TextParams = {}): string => {
    const { count } = params;
    // Under `replace`, a hole may have the name of an option of i18next.
    return i18n.t(key, { replace: params, ...(typeof count === 'number' ? { count } : {}) });
  };
  const has = (key: string) => i18n.exists(key, { count: 1 });
  return Object.assign(t, { language: code, direction: directionOf(code), has, catalogues, own }) as T;
}

/** A catalogue with the agency's words in the place of its own. */
function withOwn(catalogue: Catalogue, own: Catalogue = {}): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, own[key] ?? text]));
}
