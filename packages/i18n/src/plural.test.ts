import { describe, expect, it } from 'vitest';
import type { TextKey } from './catalogue.ts';
import { languageCodes } from './languages.ts';
import { pluralForm } from './plural.ts';
import { createT } from './t.ts';

/** Counts are safe integers: ICU reads larger numbers in scientific notation, whose rules are others. */
const large = [
  10_001, 99_999, 100_000, 100_003, 999_999, 1_000_000, 1_000_001, 1_000_011, 2_000_000, 1_500_000, 1e9, 1e9 + 102,
  1e15, 1e15 + 3, Number.MAX_SAFE_INTEGER, Infinity,
]; // prettier-ignore
const decimals = [
  0.1, 0.5, 0.9, 1.1, 1.5, 1.99, 2.5, 3.14, 10.5, 11.5, 103.5, 1_000_000.5, 0.0001, 1.0001, 1.9996,
];

describe.each(languageCodes)('in %s', (language) => {
  it('picks the plural form that Intl.PluralRules picks', () => {
    const rules = new Intl.PluralRules(language);
    const counts = [...Array.from({ length: 10_001 }, (_, count) => count), ...large, ...decimals];
    const different = [...counts, ...counts.map((count) => -count), NaN].filter(
      (count) => pluralForm(language, count) !== rules.select(count),
    );
    expect(different).toEqual([]);
  });

  it('writes numbers as Intl.NumberFormat does', () => {
    const numbers = new Intl.NumberFormat(language);
    const t = createT(language, [{ n: '{{value, number}}' }]);
    const counts = [...Array.from({ length: 10_001 }, (_, count) => count), ...large, ...decimals];
    const different = [...counts, ...counts.slice(1).map((count) => -count), NaN].filter(
      (value) => t('n' as TextKey, { value }) !== numbers.format(value),
    );
    expect(different).toEqual([]);
  });
});
