import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas as browserAreas, serverAreas } from './catalogue.ts';
import { languageCodes } from './languages.ts';
import { pluralForms } from './plural.ts';

const areas = [...browserAreas, ...serverAreas, 'office'] as const;
type Area = (typeof areas)[number];
const folders = {
  browser: join(import.meta.dirname, 'catalogues'),
  server: join(import.meta.dirname, 'server'),
  office: join(import.meta.dirname, 'office'),
};
const folderOf = (area: Area) =>
  area === 'office'
    ? folders.office
    : (serverAreas as readonly Area[]).includes(area)
      ? folders.server
      : folders.browser;
const forms = new RegExp(`_(${pluralForms.join('|')})$`);
const read = (language: string, area: Area): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(join(folderOf(area), language, `${area}.json`), 'utf8')) as Record<
      string,
      string
    >;
  } catch {
    return {};
  }
};
const holesOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]!).sort();
/** Keys without their plural form; a key is plural when it has an `_other`. */
const basesOf = (texts: Record<string, string>) => {
  const plural = new Set(
    Object.keys(texts)
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.slice(0, -6)),
  );
  return new Map(
    Object.keys(texts).map((key) => {
      const base = key.replace(forms, '');
      return plural.has(base) ? ([base, true] as const) : ([key, false] as const);
    }),
  );
};

describe('English', () => {
  it.each(areas)('keeps every key of %s in the file of its name, with no text empty', (area) => {
    for (const [key, text] of Object.entries(read('en', area))) {
      expect(key.split('.')[0]).toBe(area);
      expect(text.trim()).not.toBe('');
    }
  });

  it('has a form for one and for other of every plural', () => {
    for (const area of areas) {
      const texts = read('en', area);
      for (const [base, plural] of basesOf(texts))
        if (plural) expect(texts, base).toHaveProperty([`${base}_one`]);
    }
  });
});

describe.each(languageCodes.filter((code) => code !== 'en'))('%s', (language) => {
  it.each(areas)('has every text of %s, in its own plural forms and with the same holes', (area) => {
    const english = read('en', area);
    const texts = read(language, area);
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const problems: string[] = [];
    const known = new Set<string>();
    for (const [base, plural] of basesOf(english)) {
      const source = english[plural ? `${base}_other` : base]!;
      // A text for nothing at all is asked of every language when English has one.
      const wantedForms = new Set([...needed, ...(english[`${base}_zero`] ? ['zero'] : [])]);
      for (const key of plural ? [...wantedForms].map((form) => `${base}_${form}`) : [base]) {
        known.add(key);
        const text = texts[key];
        if (!text?.trim()) problems.push(`missing: ${key}`);
        // "One night" may spell its number out.
        else {
          const wanted = holesOf(source).filter((name) => name !== 'count' || !/_(zero|one|two)$/.test(key));
          const found = holesOf(text).filter((name) => name !== 'count' || !/_(zero|one|two)$/.test(key));
          if (found.join() !== wanted.join()) problems.push(`other holes: ${key}: ${text}`);
        }
      }
    }
    for (const key of Object.keys(texts)) if (!known.has(key)) problems.push(`not in English: ${key}`);
    expect(problems).toEqual([]);
  });
});

it.each(Object.entries(folders))('has a folder for each language and no other (%s)', (_name, folder) => {
  expect(readdirSync(folder).sort()).toEqual([...languageCodes].sort());
});

it.each(languageCodes)(
  'never says our own name in %s: pages, mails and documents are the agency’s',
  (language) => {
    for (const area of areas)
      for (const [key, text] of Object.entries(read(language, area)))
        expect(text, key).not.toMatch(/portolan/i);
  },
);

it('keeps what only the server writes out of the folder that browsers have chunks of', () => {
  for (const language of languageCodes) {
    const files = readdirSync(join(folders.browser, language)).map((file) => file.replace('.json', ''));
    expect(files.sort()).toEqual([...browserAreas].sort());
    expect(readdirSync(join(folders.server, language)).sort()).toEqual(
      serverAreas.map((area) => `${area}.json`).sort(),
    );
  }
});

it('puts no full stop behind an amount in Arabic, whose dirhams and riyals end with one', () => {
  const amounts = /\{\{(amount|refund|before|after|total|price)\}\}\./;
  const twice = areas.flatMap((area) =>
    Object.entries(read('ar', area)).filter(([, text]) => amounts.test(text)),
  );
  expect(twice).toEqual([]);
});

/** Words of the other way to say "you" than a language's texts do. */
const otherYou = {
  es: 'usted|inténtelo|selecciónela|escríbanos|elija|póngale|póngase|pida|inicie|busque|indique|le escribiremos|enviarle|para su|su (agente|agencia|elección|respuesta|sesión|navegador|viaje|pago|reembolso|estancia|reserva|crédito)',
  fr: 'tu|toi|ton|tes',
  de: 'du|dir|dich|dein|deine|deinen|deinem|deiner|euch|euer|eure',
  pt: 'tu|teu|tua|ti|contigo',
};
it.each(Object.entries(otherYou))(
  'says "you" in %s in one way, from the first page to the last mail',
  (language, words) => {
    const other = new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu');
    for (const area of areas)
      for (const [key, text] of Object.entries(read(language, area))) expect(text, key).not.toMatch(other);
  },
);
