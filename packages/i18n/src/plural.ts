import type { LanguageCode } from './languages.ts';

export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralForm = (typeof pluralForms)[number];

/** `n` is not negative and has at most three decimals. */
type Rule = (n: number) => PluralForm;

const oneIfExactlyOne: Rule = (n) => (n === 1 ? 'one' : 'other');
/** French, Portuguese and Spanish say "un million de nuits": whole millions have a form of their own. */
const manyIfMillions: Rule = (n) => (n >= 1_000_000 && n % 1_000_000 === 0 ? 'many' : 'other');
const oneBelowTwo: Rule = (n) => (n < 2 ? 'one' : manyIfMillions(n));

const arabic: Rule = (n) => {
  if (n === 0) return 'zero';
  if (n === 1) return 'one';
  if (n === 2) return 'two';
  if (!Number.isInteger(n)) return 'other';
  const lastTwoDigits = n % 100;
  if (lastTwoDigits >= 11) return 'many';
  return lastTwoDigits >= 3 ? 'few' : 'other';
};

/**
 * Cardinal plural rules of the nine languages, as plain functions: the first screen of a widget makes no object of `Intl`.
 * @see CLDR 48, common/supplemental/plurals.xml. A test compares them with `Intl.PluralRules`.
 */
const rules: Record<LanguageCode, Rule> = {
  en: oneIfExactlyOne,
  de: oneIfExactlyOne,
  sv: oneIfExactlyOne,
  no: oneIfExactlyOne,
  da: (n) => (n === 1 || (n > 0 && n < 2 && !Number.isInteger(n)) ? 'one' : 'other'),
  es: (n) => (n === 1 ? 'one' : manyIfMillions(n)),
  pt: oneBelowTwo,
  fr: oneBelowTwo,
  ar: arabic,
};

/** The plural form that a language uses for a number: the suffix of an i18next key. The sign does not count. */
export function pluralForm(language: LanguageCode, count: number): PluralForm {
  const n = Math.abs(count);
  // Like `Intl.PluralRules`, which looks at three decimals.
  return rules[language](Number.isInteger(n) ? n : Math.round(n * 1000) / 1000);
}
