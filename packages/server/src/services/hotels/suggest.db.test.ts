import { operations } from '@portolan/contract';
import type { FakeHotelSupplier } from '@portolan/suppliers/testing';
import { aTestServer, type TestServer } from '../../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchText } from '../../platform/search-text.ts';
import { openPlaceId } from '../../search/place-id.ts';

/** Name, city, region, country, and where it is. */
const hotels: readonly [string, string, string, string, number, number][] = [
  ['Rivoli One', 'Paris', 'Île-de-France', 'FR', 48.85, 2.35],
  ['Rivoli Two', 'Paris', 'Île-de-France', 'FR', 48.86, 2.35],
  ['Creek House', 'Dubai', '', 'AE', 25.2, 55.27],
  ['Thames One', 'London', 'England', 'GB', 51.5, -0.12],
  ['Thames Two', 'London', 'England', 'GB', 51.51, -0.12],
  ['Thames Three', 'London', 'England', 'GB', 51.52, -0.12],
  ['Thames Street Inn', 'London', 'Ontario', 'CA', 42.98, -81.25],
  ['Gràcia', 'Barcelona', 'Catalonia', 'ES', 41.39, 2.16],
  ['Nyhavn 12', 'Copenhagen', '', 'DK', 55.68, 12.57],
  ['Fjordgården', 'Tromsø', '', 'NO', 69.65, 18.96],
  ['Isar', 'Munich', 'Bavaria', 'DE', 48.14, 11.58],
  ['Dom', 'Köln', 'North Rhine-Westphalia', 'DE', 50.94, 6.95],
  ['Pyramid View', 'Cairo', '', 'EG', 30.06, 31.25],
  ['Mosaico', 'Valencia', 'Valencia', 'ES', 39.47, -0.38],
  ['Médano', 'Valencia', '', 'VE', 10.16, -68],
];

let server: TestServer;
let aurora: FakeHotelSupplier;
let meridian: FakeHotelSupplier;
beforeAll(async () => {
  server = await aTestServer();
  for (const [index, hotel] of hotels.entries())
    await server.sql(
      `insert into properties (property_id, name, property_type, line1, city, state, country_code, latitude, longitude, time_zone,
         stars, review_score, review_count, amenities, pictures, check_in_from, check_out_until, search_text)
       values ($1, $2, 'hotel', '', $3, $4, $5, $6, $7, 'UTC', 4, 4.5, 10, '{}', '[]', '15:00', '11:00', $8)`,
      [`t${index}`, ...hotel, searchText(`${hotel[0]} ${hotel[1]}`)],
    );
  aurora = server.suppliers.get('aurora') as FakeHotelSupplier;
  meridian = server.suppliers.get('meridian') as FakeHotelSupplier;
});
afterAll(() => server?.close());

const v1 = (text: string) =>
  server.call('/api/v2/hotel/auto-suggest', { body: { text, isManageLocation: false } });
const v2 = (text: string) => server.call(`/api/hotel/v2/autocomplete?${new URLSearchParams({ key: text })}`);

it('takes text and isManageLocation by POST /api/v2/hotel/auto-suggest, and nothing else (API-33)', async () => {
  expect((await v1('lisbon')).json.data.locationSuggestions[0].name).toBe('Lisbon');
  for (const body of [{ text: 'lisbon' }, { isManageLocation: false }, { text: 'x', isManageLocation: 'no' }])
    expect((await server.call('/api/v2/hotel/auto-suggest', { body })).json.code).toBe('VALIDATION_FAILED');
});

it('takes key by GET /autocomplete of the v2 client (API-34)', async () => {
  expect((await v2('lisbon')).json.data.locationSuggestions[0].name).toBe('Lisbon');
  expect((await server.call('/api/hotel/v2/autocomplete')).json.fields).toEqual({ key: 'is required' });
});

describe.each([
  ['suggestions of POST /api/v2/hotel/auto-suggest', v1],
  ['suggestions of GET /autocomplete', v2],
] as const)('%s', (_name, ask) => {
  it('answers places before properties as locationSuggestions, with allData (SUGG-01, SUGG-02)', async () => {
    const { status, json } = await ask('Lisbon');
    expect(status).toBe(200);
    expect(operations.suggestHotels.response.parse(json)).toEqual(json);
    const { locationSuggestions, allData } = json.data;
    expect(locationSuggestions.map((place: { type: string }) => place.type)).toEqual([
      'city', 'airport', 'property', 'property', 'property', 'property',
    ]); // prettier-ignore
    expect(locationSuggestions[0]).toMatchObject({ name: 'Lisbon', countryCode: 'PT' });
    expect(allData).toBe(false);
  });
  it('knows a place once that two suppliers know', async () => {
    const { locationSuggestions } = (await ask('lisbo')).json.data;
    const cities = locationSuggestions.filter((place: { type: string }) => place.type === 'city');
    expect(cities).toHaveLength(1);
    expect(openPlaceId(cities[0].id)).toMatchObject({ type: 'city', name: 'Lisbon', latitude: 38.717 });
  });
  it('finds properties by beginnings of words, whatever their accents', async () => {
    const { locationSuggestions, allData } = (await ask('numero 7 hot')).json.data;
    expect(locationSuggestions).toMatchObject([{ id: 'p_m7', type: 'property', name: 'Hotel Número 7' }]);
    expect(allData).toBe(true);
  });
  it.each([
    '',
    ' ',
    '🙂',
    '%%%',
    '_',
    '\\',
    '& | ! : *',
    'שלום',
    'zzzz',
    '\u0007\u0008\u200f',
    'q'.repeat(90),
  ])('offers popular places, never an empty list, for %j', async (text) => {
    const { status, json } = await ask(text);
    expect(status).toBe(200);
    expect(json.data.match).toBe('popular');
    const countries = json.data.locationSuggestions.map(
      (place: { countryCode: string }) => place.countryCode,
    );
    expect(countries.length).toBeGreaterThan(3);
    expect(new Set(countries).size).toBe(countries.length);
  });
  it('takes what looks like SQL for a name', async () => {
    expect((await ask("lisbon'; drop table properties; --")).status).toBe(200);
    expect((await ask('lisbon')).json.data.locationSuggestions[0].name).toBe('Lisbon');
  });
  it('refuses text that nobody types', async () => {
    expect((await ask('x'.repeat(10_000))).json.code).toBe('VALIDATION_FAILED');
  });
});

describe('a supplier that is down', () => {
  it('is not missed for what the catalogue knows', async () => {
    aurora.down = meridian.down = true;
    expect((await v2('lisb')).json.data.locationSuggestions[0].name).toBe('Lisbon');
    aurora.down = meridian.down = false;
  });
  it('is told for what nobody else knows when it was the last, and not remembered', async () => {
    aurora.down = meridian.down = true;
    const answer = await v2('qwqwqw');
    expect([answer.status, answer.json.code]).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
    aurora.down = meridian.down = false;
    expect((await v2('qwqwqw')).status).toBe(200);
  });
});

it('asks suppliers once for what many type', async () => {
  const before = aurora.calls.suggest;
  await Promise.all([v1('wxwx a'), v2('Wxwx  A'), v1('WXWX A')]);
  expect(aurora.calls.suggest - before).toBe(1);
});

/** The first suggestion, and how the list fits, as a visitor with that language gets it. */
async function firstFor(text: string, language = 'en', site = 'harbour') {
  const { json } = await server.call('/api/v2/hotel/auto-suggest', {
    site,
    body: { text, isManageLocation: false },
    headers: { 'accept-language': language },
  });
  const [place] = json.data.locationSuggestions;
  return { name: place.name, context: place.context, match: json.data.match, id: place.id };
}

describe('places in nine languages', () => {
  it.each([
    ['باريس', 'Paris'], ['دبي', 'Dubai'], ['دُبَيّ', 'Dubai'], ['القاهره', 'Cairo'], ['قاهرة', 'Cairo'], ['لندن', 'London'],
    ['Lissabon', 'Lisbon'], ['Lisboa', 'Lisbon'], ['Lisbonne', 'Lisbon'], ['København', 'Copenhagen'], ['kobenhavn', 'Copenhagen'],
    ['Köpenhamn', 'Copenhagen'], ['Kopenhagen', 'Copenhagen'], ['Copenhague', 'Copenhagen'], ['Copenhaga', 'Copenhagen'],
    ['Londres', 'London'], ['tromso', 'Tromsø'], ['MÜNCHEN', 'Munich'], ['Múnich', 'Munich'], ['Cologne', 'Cologne'], ['koln', 'Cologne'],
    ['Barcelone', 'Barcelona'],
  ])('finds %s as %s on an agency in English', async (text, name) => {
    expect(await firstFor(text)).toMatchObject({ name, match: 'exact' });
  }); // prettier-ignore

  it.each([
    ['en', 'Lisbon', 'Portugal'],
    ['da', 'Lissabon', 'Portugal'],
    ['pt', 'Lisboa', 'Portugal'],
    ['fr', 'Lisbonne', 'Portugal'],
    ['ar', 'لشبونة', 'البرتغال'],
  ])(
    'says names and countries in the visitor’s language (%s), and no name twice',
    async (language, name, context) => {
      expect(await firstFor('lisbon', language)).toMatchObject({ name, context });
    },
  );

  it('gives a place the same id in every language', async () => {
    const ids = await Promise.all(
      ['en', 'da', 'ar'].map(async (each) => (await firstFor('Lisboa', each)).id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('knows the same places for every agency, and speaks each one’s own language', async () => {
    expect(await firstFor('باريس', '', 'safar')).toMatchObject({
      name: 'باريس',
      context: expect.stringContaining('فرنسا'),
    });
    expect(await firstFor('باريس', '', 'harbour')).toMatchObject({ name: 'Paris' });
  });
});

describe('typing errors', () => {
  it.each([
    ['lisbno', 'Lisbon'], ['londn', 'London'], ['barclona', 'Barcelona'], ['barclo', 'Barcelona'], ['Copnhagen', 'Copenhagen'],
    ['parsi', 'Paris'], ['minich', 'Munich'], ['باريص', 'Paris'], ['القاهؤرة', 'Cairo'], ['londn england', 'London'],
  ])('takes %s for %s, and says that it is a guess', async (text, name) => {
    expect(await firstFor(text)).toMatchObject({ name, match: 'similar' });
  }); // prettier-ignore

  it('finds a hotel by a misspelt name', async () => {
    expect(await firstFor('pyramdi view')).toMatchObject({ name: 'Pyramid View', match: 'similar' });
  });

  it('comes after what begins with the text, and more hotels come first', async () => {
    const { json } = await v2('lond');
    const cities = json.data.locationSuggestions.filter((place: { type: string }) => place.type === 'city');
    expect(cities.map((place: { countryCode: string }) => place.countryCode)).toEqual(['GB', 'CA']);
    expect(json.data.match).toBe('found');
  });
});

describe('a place that is meant for certain', () => {
  const search = (destination: string) =>
    server.call('/api/hotels/search', {
      body: { destination, checkIn: '2027-04-10', checkOut: '2027-04-12', occupancy: [{ adults: 2, childAges: [] }], currency: 'USD' },
    }); // prettier-ignore
  it.each(['Lissabon', 'لشبونة', 'Lisbon, Portugal', 'Lisbon, Lisbon, Portugal'])(
    'is searched for by %s',
    async (text) => {
      const { status, text: lines } = await search(text);
      expect(status).toBe(200);
      expect(lines.split('\n')[0]).toContain('"name":"Lisbon"');
    },
  );
  it.each(['lisb', 'lisbno', 'Valencia', 'zzzz'])('is not guessed from %s', async (text) => {
    const { status, json } = await search(text);
    expect([status, json.code]).toEqual([404, 'PLACE_NOT_FOUND']);
  });
  it('is the greater of two by far', async () => {
    expect(await firstFor('London')).toMatchObject({ match: 'exact', context: 'England, United Kingdom' });
    expect(await firstFor('Valencia')).toMatchObject({ match: 'found' });
  });
});
