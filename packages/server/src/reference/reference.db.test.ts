import { operations, type OperationId } from '@portolan/contract';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
});
afterAll(() => server?.close());

function inShape(id: OperationId, body: unknown): void {
  expect(operations[id].response.parse(body)).toEqual(body);
}

describe('countries and currencies', () => {
  it('answers all countries as countries and data (API-08)', async () => {
    const { json } = await server.call('/api/code');
    inShape('getCountryCodes', json);
    expect(json.countries).toEqual(json.data);
    expect(json.data.length).toBeGreaterThan(240);
    expect(json.data).toContainEqual({
      name: 'Portugal',
      code: 'PT',
      emoji: '🇵🇹',
      unicode: 'U+1F1F5 U+1F1F9',
    });
  });
  it('answers the enabled countries as data (API-09)', async () => {
    const { json } = await server.call('/api/admin/country/enable');
    inShape('getEnabledCountries', json);
    expect(json.data.length).toBeGreaterThan(200);
  });
  it('answers the agency’s currencies alone, its own first, with name, code, currency, symbol, image, emoji and unicode (API-10, CUR-01, CUR-02, CUR-08)', async () => {
    const { json } = await server.call('/api/admin/country/enableCurrencies', {
      site: 'solazul',
      headers: { 'accept-language': 'en' },
    });
    inShape('getEnabledCurrencies', json);
    expect(json.enabledCurrencies).toEqual(json.data);
    expect(json.data.map((option: { currency: string }) => option.currency)).toEqual(['MXN', 'USD', 'EUR']);
    expect(json.data[0]).toEqual({
      name: 'Mexico',
      code: 'MX',
      currency: 'MXN',
      symbol: '$',
      image: expect.stringMatching(/^data:image\/svg\+xml,/),
      emoji: '🇲🇽',
      unicode: 'U+1F1F2 U+1F1FD',
    });
    expect(json.data[2]).toMatchObject({ name: 'European Union', code: 'EU', symbol: '€' });
  });
});

describe('exchange rates', () => {
  it('answers a map of rates with USD as base (API-11, API-12, CUR-06)', async () => {
    const { json } = await server.call('/api/multi-currency/exchange');
    inShape('getExchangeRates', json);
    expect(json.data.USD).toBe(1);
    expect(json.data.EUR).toBeGreaterThan(0.5);
    expect(Object.keys(json.data).length).toBeGreaterThanOrEqual(60);
    expect(json.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('where a request comes from', () => {
  it('is not guessed without a proxy that knows, whatever the caller claims (API-49)', async () => {
    const answer = await server.call('/api/location/current', { headers: { 'cf-ipcountry': 'PT' } });
    expect(answer.json).toEqual({ data: null });
  });
  it('is the country that the trusted proxy found', async () => {
    const behind = await aTestServer({ env: { TRUST_PROXY: '1' } });
    try {
      const { json } = await behind.call('/api/location/current', { headers: { 'cf-ipcountry': 'PT' } });
      inShape('getCurrentLocation', json);
      expect(json.data).toMatchObject({ country: 'Portugal', countryCode: 'PT' });
      expect(
        (await behind.call('/api/location/current', { headers: { 'cf-ipcountry': 'XX' } })).json.data,
      ).toBeNull();
    } finally {
      await behind.close();
    }
  });
});
