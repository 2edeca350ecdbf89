import type { Catalogue, TextKey } from './catalogue.ts';
import { directionOf, fallbackLanguage, toLanguage, type LanguageCode } from './languages.ts';

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
  /** True when the language (or English) has the key; for keys that come from data, such as error codes. */
  has(key: string): key is TextKey;
}

const hole = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;

/**
 * The small `t`. It reads the same files as i18next with the same rules (interpolation without escaping, plurals by
 * `Intl.PluralRules`), at a twentieth of its size.
 * @param catalogues first match wins; English last
 */
export function createT(language: string, catalogues: readonly Catalogue[]): T {
  const code = toLanguage(language) ?? fallbackLanguage;
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;

  const find = (key: string, count?: number): string | undefined => {
    for (const catalogue of catalogues) {
      let text: string | undefined;
      if (count !== undefined) {
        plurals ??= new Intl.PluralRules(code);
        // As in i18next, nothing at all may have its own text in any language: "No stays".
        text =
          (count === 0 ? catalogue[`${key}_zero`] : undefined) ??
          catalogue[`${key}_${plurals.select(count)}`] ??
          catalogue[`${key}_other`];
      }
      text ??= catalogue[key];
      if (text !== undefined) return text;
    }
    return undefined;
  };

  const fill = (text: string, params: TextParams): string =>
    text.replace(hole, (whole, name: string, format?: string) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined;
      if (value === undefined) return whole;
      if (format !== 'number') return String(value);
      return (numbers ??= new Intl.NumberFormat(code)).format(Number(value));
    });

  const t = (key: string, params: TextParams = {}): string => {
    const count = typeof params.count === 'number' ? params.count : undefined;
    return fill(find(key, count) ?? key, params);
  };
  const has = (key: string) => find(key, 1) !== undefined;
  return Object.assign(t, { language: code, direction: directionOf(code), has }) as T;
}
