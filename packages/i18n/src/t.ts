import type { Catalogue, OwnTexts, TextKey } from './catalogue.ts';
import { directionOf, fallbackLanguage, toLanguage, type LanguageCode } from './languages.ts';
import { pluralForm } from './plural.ts';

/** Values for the `{{name}}` holes of a text. `count` also picks the plural form. */
export type TextParams = Readonly<Record<string, string | number>>;

/**
 * Text of a key in the reader's language. A hole `{{count, number}}` is written with the language's own digits and
 * separators, `{{name}}` as it is. Missing in the language: English; missing everywhere: the key itself.
 * @example t('deals.card.duration', { count: 90 })
 */
export interface T {
  (key: TextKey, params?: TextParams): string;
  readonly language: LanguageCode;
  readonly direction: 'ltr' | 'rtl';
  /** The catalogues it reads. To add texts, create another `t` with more of them. */
  readonly catalogues: readonly Catalogue[];
  /** The agency's own words. */
  readonly own?: OwnTexts | undefined;
  /** True when the language (or English) has the key; for keys that come from data, such as error codes. */
  has(key: string): key is TextKey;
}

const hole = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;

/**
 * Creates the small `t`. It reads the same files as i18next with the same rules (interpolation without escaping, plurals of CLDR),
 * at a twentieth of its size. Only a number that needs separators, a sign or decimals creates an object of `Intl`: the first one takes
 * 6 ms of a fast processor, and the first screen of a widget has only small numbers.
 * @param catalogues first match wins; English last
 * @param own the agency's words, each replaces the text with its key; a key that no catalogue has is ignored
 */
export function createT(language: string, catalogues: readonly Catalogue[], own?: OwnTexts): T {
  const code = toLanguage(language) ?? fallbackLanguage;
  let numbers: Intl.NumberFormat | undefined;

  const find = (key: string, count?: number): string | undefined => {
    const forms = [key];
    if (count !== undefined) {
      const form = `${key}_${pluralForm(code, count)}`;
      // As in i18next, the number 0 may have its own text in any language: "No stays".
      forms.unshift(count ? form : `${key}_zero`, form, `${key}_other`);
    }
    for (const catalogue of catalogues)
      for (const form of forms)
        // The agency's text replaces only the form found: its own plural must not replace the singular.
        if (catalogue[form] !== undefined) return own?.[code]?.[form] ?? catalogue[form];
    return undefined;
  };

  const formatNumber = (value: number) =>
    isPlainNumber(value) ? String(value) : (numbers ??= new Intl.NumberFormat(code)).format(value);

  const fill = (text: string, params: TextParams): string =>
    text.replace(hole, (whole, name: string, format?: string) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined;
      if (value === undefined) return whole;
      if (format !== 'number') return String(value);
      return formatNumber(Number(value));
    });

  const t = (key: string, params: TextParams = {}): string => {
    const count = typeof params.count === 'number' ? params.count : undefined;
    return fill(find(key, count) ?? key, params);
  };
  const has = (key: string) => find(key, 1) != null;
  return Object.assign(t, { language: code, direction: directionOf(code), has, catalogues, own }) as T;
}

/** Whether all nine languages write the number alike: whole, with neither sign nor separator. CLDR writes Arabic with Latin digits. */
function isPlainNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}
