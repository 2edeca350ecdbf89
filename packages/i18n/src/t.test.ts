import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { areas, loadCatalogue, loadCatalogues, type TextKey } from './catalogue.ts';
import { directionOf, supportedLanguages, toLanguage } from './languages.ts';
import { overI18next } from './over-i18next.ts';
import { createT } from './t.ts';

const key = (name: string) => name as TextKey;

describe('createT', () => {
  it('fills holes, and writes numbers as the language does', () => {
    const t = createT('de', [{ a: 'Hallo {{name}}', n: '{{count, number}} Hotels' }]);
    expect(t(key('a'), { name: 'Mia' })).toBe('Hallo Mia');
    expect(t(key('n'), { count: 12345 })).toBe('12.345 Hotels');
  });

  it('keeps a hole that got no value, and never reads inherited names', () => {
    const t = createT('en', [{ a: 'Hi {{name}} {{constructor}}' }]);
    expect(t(key('a'))).toBe('Hi {{name}} {{constructor}}');
  });

  it.each([
    [0, 'zero'], [1, 'one'], [2, 'two'], [3, 'few'], [11, 'many'], [100, 'other'],
  ] as const)('picks the Arabic plural of %i', (count, form) => {
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
    const t = createT('ar', [Object.fromEntries(forms.map((name) => [`night_${name}`, name]))]);
    expect(t(key('night'), { count })).toBe(form);
  }); // prettier-ignore

  it.each(['en', 'pt'])('has its own text for nothing at all in %s', (language) => {
    const t = createT(language, [{ n_zero: 'none', n_one: 'one', n_other: 'many' }]);
    expect([0, 1, 2].map((count) => t(key('n'), { count }))).toEqual(['none', 'one', 'many']);
  });

  it('shows English for what the language lacks, and the key for what nobody has (LANG-03)', () => {
    const t = createT('pt', [
      { a: 'Olá' },
      { a: 'Hello', b: 'Bye', n_other: '{{count}} left', n_one: 'one left' },
    ]);
    expect(t(key('a'))).toBe('Olá');
    expect(t(key('b'))).toBe('Bye');
    expect(t(key('n'), { count: 1 })).toBe('one left');
    expect(t(key('nobody.has.this'))).toBe('nobody.has.this');
    expect(createT('xx', [{ a: 'x' }]).language).toBe('en');
  });

  it("uses a host's i18next instance where it has the key", () => {
    const host = i18next.createInstance();
    void host.init({
      lng: 'en',
      initAsync: false,
      keySeparator: false,
      nsSeparator: false,
      resources: { en: { translation: { 'deals.heading': 'Our {{what}}' } } },
    });
    const own = createT('en', [{ 'deals.heading': 'Ours', 'common.close': 'Close' }]);
    const t = overI18next(host, own);
    expect(t('deals.heading', { what: 'offers' })).toBe('Our offers');
    expect(t('common.close')).toBe('Close');
  });
});

describe('the same text as i18next', () => {
  it.each(supportedLanguages.map(({ code }) => code))('for every key of every file, in %s', async (code) => {
    const [own, english] = await Promise.all([loadCatalogue(code, areas), loadCatalogue('en', areas)]);
    const i18n = i18next.createInstance();
    void i18n.init({
      lng: code,
      fallbackLng: 'en',
      initAsync: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: { en: { translation: english }, [code]: { translation: own } },
    });
    const t = createT(code, [own, english]);
    const keys = [
      ...new Set(Object.keys(english).map((name) => name.replace(/_(zero|one|two|few|many|other)$/, ''))),
    ];
    expect(keys.length).toBeGreaterThan(500);
    for (const name of keys)
      for (const count of [0, 1, 2, 3, 11, 100, 12_345]) {
        const params = { name: 'N', count, price: '$1', label: '<L>', agency: 'A & B' };
        expect(t(key(name), params), name).toBe(i18n.t(name, params));
      }
  });
});

describe('languages', () => {
  it('speaks nine languages, each with its own name for itself', () => {
    expect(supportedLanguages.map((language) => language.code)).toEqual([
      'en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv',
    ]); // prettier-ignore
    expect(supportedLanguages.find(({ code }) => code === 'ar')?.nativeName).toBe('العربية');
  });

  it('writes Arabic from right to left and the others from left to right', () => {
    expect(
      supportedLanguages.filter(({ code }) => directionOf(code) === 'rtl').map(({ code }) => code),
    ).toEqual(['ar']);
    expect(directionOf('ar-AE')).toBe('rtl');
  });

  it('understands tags with a region, and other names of Norwegian', () => {
    expect([toLanguage('pt-BR'), toLanguage('nb-NO'), toLanguage(' DE '), toLanguage('xx'), toLanguage(null)]).toEqual([
      'pt', 'no', 'de', null, null,
    ]); // prettier-ignore
  });
});

describe('loading', () => {
  it('loads English for a language that does not exist', async () => {
    expect((await loadCatalogue('xx', ['errors']))['errors.default']).toBe('Something went wrong');
  });

  it('does not load English again when the bundle holds it', async () => {
    const english = { 'errors.default': 'from the bundle' };
    expect(await loadCatalogues('en', ['errors'], english)).toEqual([english]);
    const [, fallback] = await loadCatalogues('pt', ['errors'], english);
    expect(fallback).toBe(english);
  });
});
