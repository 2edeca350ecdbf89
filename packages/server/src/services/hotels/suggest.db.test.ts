import { operations } from '@portolan/contract';
import type { FakeHotelSupplier } from '@portolan/suppliers/testing';
import { aTestServer, type TestServer } from '../../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlaceId } from '../../search/place-id.ts';

let server: TestServer;
let aurora: FakeHotelSupplier;
let meridian: FakeHotelSupplier;
beforeAll(async () => {
  server = await aTestServer();
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
    expect(openPlaceId(cities[0].id)).toMatchObject({ type: 'city', name: 'Lisbon', latitude: 38.7223 });
  });
  it('finds properties by beginnings of words, whatever their accents', async () => {
    const { locationSuggestions, allData } = (await ask('numero 7 hot')).json.data;
    expect(locationSuggestions).toMatchObject([{ id: 'p_m7', type: 'property', name: 'Hotel Número 7' }]);
    expect(allData).toBe(true);
  });
  it.each(['', ' ', 'x', '🙂', '%%%', "'; drop table properties; --", '& | ! : *', '\\', 'שלום', 'zzzz'])(
    'answers an empty list for %j',
    async (text) => expect((await ask(text)).json.data).toEqual({ locationSuggestions: [], allData: true }),
  );
  it('refuses text that nobody types', async () => {
    expect((await ask('x'.repeat(10_000))).json.code).toBe('VALIDATION_FAILED');
  });
});

describe('a supplier that is down', () => {
  it('is not missed while another answers', async () => {
    aurora.down = true;
    expect((await v2('lisb')).json.data.locationSuggestions[0].name).toBe('Lisbon');
    aurora.down = false;
  });
  it('is told when it was the last, and not remembered', async () => {
    aurora.down = meridian.down = true;
    const answer = await v2('lis');
    expect([answer.status, answer.json.code]).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
    aurora.down = meridian.down = false;
    expect((await v2('lis')).status).toBe(200);
  });
});

it('asks suppliers once for what many type', async () => {
  const before = aurora.calls.suggest;
  await Promise.all([v1('lisbon a'), v2('Lisbon  A'), v1('LISBON A')]);
  expect(aurora.calls.suggest - before).toBe(1);
});
