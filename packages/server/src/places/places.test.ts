import { languageCodes } from '@portolan/i18n';
import { expect, it } from 'vitest';
import { cityNamesTsv, regionNamesTsv } from './data/place-names.ts';
import { foldName } from './fold.ts';
import { cityIn, contextOf, countryIn, regionIn } from './names.ts';
import { createPlaceIndex } from './place-index.ts';

const lisbon = { city: 'Lisbon', state: 'Lisboa', countryCode: 'PT', latitude: 38.72, longitude: -9.14 };

it.each([
  ['Tromsø', 'tromso'],
  ['Århus', 'arhus'],
  ['Straße', 'strasse'],
  ['Xi’an', 'xian'],
  ['أبو ظبي', 'ابو ظبي'],
  ['إسطنبول', 'اسطنبول'],
  ['القاهرة', 'القاهره'],
  ['مـــكّة', 'مكه'],
  ['دبى', 'دبي'],
])('folds %s', (text, folded) => {
  expect(foldName(text)).toBe(folded);
});

it('has an Arabic name for every city, region and country', () => {
  const arabic = /[\u0600-\u06ff]/;
  const cities = cityNamesTsv.split('\n').map((line) => line.split('\t'));
  expect(cities.length).toBeGreaterThan(2_800);
  expect(cities.filter((cells) => !arabic.test(cells[13] ?? ''))).toEqual([]);
  expect(regionNamesTsv.split('\n').filter((line) => !arabic.test(line.split('\t')[10] ?? ''))).toEqual([]);
  const countries = new Set(cities.map(([country = '']) => country));
  expect([...countries].filter((country) => !arabic.test(countryIn('ar', country)))).toEqual([]);
});

it('says a city in nine languages, whichever of its names the supplier uses', () => {
  const names = languageCodes.map((language) => cityIn(language, lisbon));
  expect(names).toEqual([
    'Lisbon',
    'Lisboa',
    'Lisboa',
    'Lissabon',
    'Lisboa',
    'Lissabon',
    'لشبونة',
    'Lisbonne',
    'Lissabon',
  ]);
  expect(cityIn('de', { ...lisbon, city: 'Lisboa' })).toBe('Lissabon');
  expect(regionIn('fr', 'PT', 'Lisboa')).toBe('Lisbonne');
});

it('keeps the name of a place that it does not know, and of a namesake far away', () => {
  expect(cityIn('de', { ...lisbon, city: 'Nowhere' })).toBe('Nowhere');
  expect(cityIn('de', { ...lisbon, latitude: 0 })).toBe('Lisbon');
});

it('says nothing twice', () => {
  expect(contextOf('Lisbon', ['Lisbon', '', 'Portugal'])).toBe('Portugal');
  expect(contextOf('Casa', ['Lisbon', 'Lisbon', 'Portugal'])).toBe('Lisbon, Portugal');
});

it('offers no other place for what only its country is called, where a place is called so', () => {
  const at = (city: string, countryCode: string, latitude: number, longitude: number) => ({
    city, state: '', countryCode, latitude, longitude, hotels: 10, liked: 1,
  }); // prettier-ignore
  const index = createPlaceIndex(
    [
      at('Rome', 'IT', 41.89, 12.51),
      at('Bucharest', 'RO', 44.43, 26.11),
      at('Romorantin', 'FR', 47.36, 1.74),
    ],
    [],
  );
  const found = (text: string) =>
    index.find(text, 9).flatMap(({ type, city }) => (type === 'city' ? [city] : []));
  // In Portuguese, Romania is "Roménia".
  expect(found('rome')).toEqual(['Rome']);
  expect(found('romen')).toEqual(['Bucharest']);
  expect(found('ro')).toEqual(expect.arrayContaining(['Rome', 'Romorantin', 'Bucharest']));
});
