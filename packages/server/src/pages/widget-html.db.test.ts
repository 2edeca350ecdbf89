import type { WidgetHtmlRequest } from '@portolan/contract';
import { aTestServer, catchPages, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let asked: WidgetHtmlRequest[];

beforeAll(async () => {
  server = await aTestServer({
    pages: {
      ...catchPages().renderer,
      renderWidget: async (request) => {
        asked.push(request);
        return request.tag === 'travel-hotels' ? `<travel-hotels>${request.language}</travel-hotels>` : null;
      },
    },
  });
});
beforeEach(() => void (asked = []));
afterAll(() => server?.close());

const get = (query: Record<string, string>, tag = 'travel-hotels', headers = {}) =>
  server.call(`/sdk/v1/html/${tag}?${new URLSearchParams({ key: 'pk_demo_harbour', ...query })}`, {
    host: 'api.example',
    headers,
  });

describe('GET /sdk/v1/html/<tag>', () => {
  it('answers the element to a server anywhere, to be kept for a while', async () => {
    const { status, text, headers } = await get({ lang: 'pt', destination: '  Porto   Covo ' });
    expect([status, text]).toEqual([200, '<travel-hotels>pt</travel-hotels>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
    });
    expect(asked[0]).toMatchObject({
      tag: 'travel-hotels',
      siteOrigin: 'http://harbour.localhost:4000',
      language: 'pt',
      attributes: { agency: 'pk_demo_harbour', lang: 'pt', destination: 'Porto Covo' },
    });
    const again = await get({ lang: 'pt' }, 'travel-hotels', { 'if-none-match': headers.etag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('takes the agency’s own language and currency where none is asked for, or none on offer', async () => {
    await get({ currency: 'XXX' });
    await server.call('/sdk/v1/html/travel-hotels?key=pk_demo_safar');
    expect(asked.map(({ language, currency }) => [language, currency])).toEqual([
      ['en', 'USD'],
      ['ar', 'AED'],
    ]);
  });

  it('keeps no answer with a nonce', async () => {
    const { headers } = await get({ nonce: 'cmFuZG9tLW5vbmNl' });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(asked[0]!.nonce).toBe('cmFuZG9tLW5vbmNl');
  });

  it.each([
    [{ nonce: '"><script>' }, { nonce: /nonce of a Content-Security-Policy/ }],
    [{ lang: 'xx' }, { lang: /not a language/ }],
    [{ currency: 'euro' }, { currency: /ISO 4217/ }],
    [
      { 'check-in': 'soon', 'check-out': '2027-02-30' },
      { 'check-in': /date/, 'check-out': /date/ },
    ],
    [{ occupancy: '{' }, { occupancy: /rooms as JSON/ }],
    [{ destination: 'x'.repeat(201) }, { destination: /200 characters/ }],
    [{ destination: 'a\u202eb' }, { destination: /control characters/ }],
    [{ 'color-scheme': 'pink' }, { 'color-scheme': /inherit, light, dark, auto/ }],
    [{ onclick: 'alert(1)' }, { onclick: /is no parameter/ }],
    [{ '"x': '1' }, { query: /is no parameter/ }],
    [{ tab: 'Hotels' }, { tab: /is no parameter.*destination/ }],
  ])('says what is wrong with %j', async (query, problems) => {
    const { status, json } = await get(query as unknown as Record<string, string>);
    expect([status, json.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(Object.keys(json.fields)).toEqual(Object.keys(problems));
    for (const [name, problem] of Object.entries(problems)) expect(json.fields[name]).toMatch(problem);
    expect(asked).toEqual([]);
  });

  it('knows no other key and no other tag', async () => {
    const unknown = await get({ key: 'pk_demo_nobody' });
    expect([unknown.status, unknown.json.code]).toEqual([404, 'KEY_UNKNOWN']);
    expect(unknown.json.data.fix).toContain('publishable key');
    expect((await server.call('/sdk/v1/html/travel-hotels')).json.code).toBe('KEY_UNKNOWN');
    const tag = await get({}, 'travel-boats');
    expect([tag.status, tag.json.error]).toEqual([404, expect.stringContaining('travel-hotels')]);
  });
});
