import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import {
  areas,
  loadCatalogue,
  loadCatalogues,
  serverAreas,
  type Catalogue,
  type TextKey,
} from './catalogue.ts';
import { createI18nextT } from './i18next-t.ts';
import { directionOf, supportedLanguages, toLanguage } from './languages.ts';
import { overI18next } from './over-i18next.ts';
import { createT } from './t.ts';

const key = (name: string) => name as TextKey;

describe.each([
  ['createT', createT],
  ['createI18nextT', createI18nextT],
])('%s', (_name, create) => {
  it('fills holes, and writes numbers as the language does', () => {
    const t = create('de', [{ a: 'Hallo {{name}}', n: '{{count, number}} Hotels' }]);
    expect(t(key('a'), { name: 'Mia' })).toBe('Hallo Mia');
    expect(t(key('n'), { count: 12345 })).toBe('12.345 Hotels');
  });

  it('keeps a hole that got no value, and never reads inherited names', () => {
    const t = create('en', [{ a: 'Hi {{name}} {{constructor}}' }]);
    expect(t(key('a'))).toBe('Hi {{name}} {{constructor}}');
  });

  it.each([
    [0, 'zero'], [1, 'one'], [2, 'two'], [3, 'few'], [11, 'many'], [100, 'other'],
  ] as const)('picks the Arabic plural of %i', (count, form) => {
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
    const t = create('ar', [Object.fromEntries(forms.map((name) => [`night_${name}`, name]))]);
    expect(t(key('night'), { count })).toBe(form);
  }); // prettier-ignore

  it.each(['en', 'pt'])('has its own text for nothing at all in %s', (language) => {
    const t = create(language, [{ n_zero: 'none', n_one: 'one', n_other: 'many' }]);
    expect([0, 1, 2].map((count) => t(key('n'), { count }))).toEqual(['none', 'one', 'many']);
  });

  it('shows English for what the language lacks, and the key for what nobody has (LANG-03)', () => {
    const t = create('pt', [
      { a: 'Olá' },
      { a: 'Hello', b: 'Bye', n_other: '{{count}} left', n_one: 'one left' },
    ]);
    expect(t(key('a'))).toBe('Olá');
    expect(t(key('b'))).toBe('Bye');
    expect(t(key('n'), { count: 1 })).toBe('one left');
    expect(t(key('nobody.has.this'))).toBe('nobody.has.this');
    expect(create('xx', [{ a: 'x' }]).language).toBe('en');
  });

  it('takes the plural forms of one language only, even if English has one more', () => {
    const t = create('da', [
      { n_one: 'en', n_other: 'mange' },
      { n_zero: 'none', n_one: 'one', n_other: 'many' },
    ]);
    expect([0, 1, 2].map((count) => t(key('n'), { count }))).toEqual(['mange', 'en', 'mange']);
  });

  it('says the agency’s own words in their language, and no key that they add', () => {
    const own = {
      da: { a: 'Hejsa', n_other: '{{count}} af vores', added: 'x', n_zero: 'x' },
      en: { a: 'Hey', b: 'See you' },
    };
    const t = create(
      'da',
      [
        { a: 'Hej', n_one: 'en', n_other: '{{count}}' },
        { a: 'Hello', b: 'Bye' },
      ],
      own,
    );
    expect(t(key('a'))).toBe('Hejsa');
    expect(t(key('b'))).toBe('Bye');
    expect([0, 1, 2].map((count) => t(key('n'), { count }))).toEqual(['0 af vores', 'en', '2 af vores']);
    expect(t(key('added'))).toBe('added');
    expect([t.has('a'), t.has('b'), t.has('n'), t.has('added')]).toEqual([true, true, true, false]);
    expect(t.own).toBe(own);
  });

  it('writes values as they are: no markup is escaped, no text looked up, no option changed', () => {
    const t = create('en', [
      { a: 'Dear {{name}}, {{context}} {{lng}} {{ns}} {{defaultValue}}', b: 'secret' },
    ]);
    const params = { name: '$t(b) & <b>{{context}}', context: 'c', lng: 'ar', ns: 'n', defaultValue: 'd' };
    expect(t(key('a'), params)).toBe('Dear $t(b) & <b>{{context}}, c ar n d');
  });

  it('tells language and direction', () => {
    const t = create('ar-AE', [{}]);
    expect([t.language, t.direction]).toEqual(['ar', 'rtl']);
  });
});

describe('overI18next', () => {
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

/** The texts of all areas, of mails and documents, and of the back-office. */
async function everyText(language: string): Promise<Catalogue> {
  const read = (path: string) =>
    JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Catalogue;
  const files = [
    ...serverAreas.map((area) => read(`./server/${language}/${area}.json`)),
    read(`./office/${language}/office.json`),
  ];
  return Object.assign({}, await loadCatalogue(language, areas), ...files) as Catalogue;
}

describe('the same text as i18next', () => {
  it.each(supportedLanguages.map(({ code }) => code))('for every key of every file, in %s', async (code) => {
    const [own, english] = [await everyText(code), await everyText('en')];
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
    const overI18n = createI18nextT(code, [own, english]);
    const keys = [
      ...new Set(Object.keys(english).map((name) => name.replace(/_(zero|one|two|few|many|other)$/, ''))),
    ];
    expect(keys.length).toBeGreaterThan(500);
    for (const name of keys)
      for (const count of [0, 1, 2, 3, 11, 100, 12_345]) {
        const params = { name: 'N', count, price: '$1', label: '<L>', agency: 'A & B' };
        const wanted = i18n.t(name, params);
        expect(t(key(name), params), name).toBe(wanted);
        expect(overI18n(key(name), params), name).toBe(wanted);
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
