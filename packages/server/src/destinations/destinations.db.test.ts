import { operations, type DestinationDetails, type DestinationPrices, type HiddenGem, type OperationId } from '@portolan/contract'; // prettier-ignore
import {
  aProperty,
  aRoomOffer,
  createFakeHotelSupplier,
  type FakeHotelSupplier,
} from '@portolan/suppliers/testing';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { importCatalogue } from '@portolan/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let supplier: FakeHotelSupplier;

/** Sixteen liked houses in Lisbon, as the template has them, and small places around the world. */
const coves = ['Cove A', 'Cove B'].flatMap((city, c) =>
  Array.from({ length: 4 }, (_, at) =>
    aProperty(100 + c * 10 + at, {
      city, state: '', countryCode: 'PT', latitude: 38.1 - c, longitude: -8.9, stars: 4,
      review: { score: 4.4 + c * 0.4, count: 120 + c * 10 + at },
      pictures: [{ kind: 'room', seed: 'r' }, { kind: 'beach', seed: 'b' }],
    }),
  ),
); // prettier-ignore
const portlands = ['Maine', 'Oregon'].map((state, at) =>
  aProperty(200 + at, {
    city: 'Portland', state, countryCode: 'US', latitude: 43.6 + at, longitude: -70.2 - at * 52, timeZone: 'America/New_York',
    review: { score: 4.2, count: 900 },
  }),
); // prettier-ignore

beforeAll(async () => {
  const lisbon = Array.from({ length: 16 }, (_, at) => aProperty(at));
  supplier = createFakeHotelSupplier({ name: 'aurora', properties: [...lisbon, ...coves, ...portlands] });
  server = await aTestServer({ suppliers: new Map([['aurora', supplier]]) });
  await importCatalogue(server.ownerUrl, server.suppliers);
  // What the demo's agencies wrote stands in no test's way.
  await server.sql('delete from destination_texts');
  // Two of the best known.
  supplier.offers.set('h14', [aRoomOffer(20_000)]);
  supplier.offers.set('h9', [aRoomOffer(30_000), aRoomOffer(26_000)]);
  await server.sql(
    `update destinations set gem_rank = case slug when 'cove-b-pt' then 1 when 'cove-a-pt' then 2 end`,
  );
}, 60_000);
afterAll(() => server?.close());

/** The body's `data`, held against the contract: nothing missing, nothing extra. */
async function ask<T>(
  id: OperationId,
  path: string,
  call: Parameters<TestServer['call']>[1] = {},
): Promise<T> {
  const answer = await server.call(path, call);
  expect(answer.status, answer.text).toBe(200);
  expect(operations[id].response.parse(answer.json)).toEqual(answer.json);
  return answer.json.data as T;
}
const refused = async (path: string, call: Parameters<TestServer['call']>[1] = {}) => {
  const { status, json } = await server.call(path, call);
  return [status, json.code, ...(json.fields ? Object.keys(json.fields as object) : [])];
};

describe('destinations', () => {
  it('are the cities of the catalogue, with what guests say of their hotels', async () => {
    const list = await ask<{ items: { slug: string }[]; total: number; regions: unknown }>(
      'listDestinations',
      '/api/destinations',
    );
    expect(list.items.map(({ slug }) => slug)).toEqual([
      'lisbon-pt', 'cove-b-pt', 'cove-a-pt', 'portland-maine-us', 'portland-oregon-us',
    ]); // prettier-ignore
    expect(list).toMatchObject({
      total: 5, page: 1, pages: 1, regions: [{ region: 'americas', count: 2 }, { region: 'europe', count: 3 }],
    }); // prettier-ignore
    expect(list.items[0]).toMatchObject({
      name: 'Lisbon', state: '', countryCode: 'PT', country: 'Portugal', region: 'europe', hotels: 16, rating: 4.1, summary: null,
    }); // prettier-ignore
  });
  it('are found by the beginnings of words, by region and by country, page by page', async () => {
    const found = async (query: string) =>
      (await ask<{ items: { slug: string }[] }>('listDestinations', `/api/destinations?${query}`)).items.map(
        ({ slug }) => slug,
      );
    expect(await found('q=LISB')).toEqual(['lisbon-pt']);
    expect(await found('q=cove%20b')).toEqual(['cove-b-pt']);
    expect(await found('q=port%20ore')).toEqual(['portland-oregon-us']);
    expect(await found('region=americas')).toHaveLength(2);
    expect(await found('country=PT&q=zzz')).toEqual([]);
    expect(await found('page=2')).toEqual([]);
    expect(await found(`q=${encodeURIComponent("'; drop table destinations; -- & | ! :*")}`)).toEqual([]);
    for (const [query, field] of [['region=moon', 'region'], ['country=Portugal', 'country'], ['page=0', 'page'], ['page=1e3', 'page']] as const)
      expect(await refused(`/api/destinations?${query}`), query).toEqual([400, 'VALIDATION_FAILED', field]);
  }); // prettier-ignore
  it('say everything about one place that does not depend on who asks', async () => {
    const lisbon = await ask<DestinationDetails>('getDestination', '/api/destinations/lisbon-pt');
    expect(lisbon).toMatchObject({
      name: 'Lisbon', timeZone: 'Europe/Lisbon', currency: 'EUR', topRank: 1, isHiddenGem: false, isIndexed: true, text: null,
    }); // prettier-ignore
    expect(lisbon.best).toHaveLength(4);
    expect(lisbon.nearby.map(({ slug }) => slug)).toEqual(['cove-a-pt', 'cove-b-pt']);
    expect((await server.call(new URL(lisbon.hero).pathname)).headers['content-type']).toContain('svg');
    const cove = await ask<DestinationDetails>('getDestination', '/api/destinations/cove-b-pt');
    expect(cove.hero).toContain('/beach/hero/');
    for (const slug of ['nowhere-xx', 'Lisbon-PT', '..%2f', 'x'.repeat(150), '%00'])
      expect((await refused(`/api/destinations/${slug}`))[1], slug).toBe('NOT_FOUND');
  });
  it('are called in the reader’s language, and sent again only when they changed', async () => {
    const german = await server.call('/api/destinations/portland-maine-us', {
      headers: { 'accept-language': 'de' },
    });
    expect(german.json.data.country).toBe('Vereinigte Staaten');
    const again = { headers: { 'accept-language': 'de', 'if-none-match': String(german.headers['etag']) } };
    expect((await server.call('/api/destinations/portland-maine-us', again)).status).toBe(304);
  });
  it('are there only where the agency shows them; hidden gems are there always (ROUTE-DEST-05)', async () => {
    for (const path of ['/api/destinations', '/api/destinations/lisbon-pt', '/api/destinations/lisbon-pt/prices', '/api/top-destinations'])
      expect(await refused(path, { site: 'nordlys' }), path).toEqual([404, 'NOT_FOUND']);
    expect(await ask('listHiddenGems', '/api/hidden-gems', { site: 'nordlys' })).not.toEqual([]);
  }); // prettier-ignore
});

describe('the two lists', () => {
  it('rank top destinations by the good hotels that guests like', async () => {
    const top = await ask<{ slug: string }[]>('listTopDestinations', '/api/top-destinations');
    // Neither Portland has a hotel of four stars; three of a country at most.
    expect(top.map(({ slug }) => slug)).toEqual(['lisbon-pt', 'cove-b-pt', 'cove-a-pt']);
  });
  it('show a hidden gem with the hotel that guests love most', async () => {
    const gems = await ask<HiddenGem[]>('listHiddenGems', '/api/hidden-gems');
    expect(gems.map(({ slug }) => slug)).toEqual(['cove-b-pt', 'cove-a-pt']);
    expect(gems[0]).toMatchObject({ rating: 4.8, hotel: { rating: 4.8, reviews: 133 } });
  });
});

describe('prices of a place', () => {
  const prices = (call: Parameters<TestServer['call']>[1] = {}) =>
    ask<DestinationPrices>('getDestinationPrices', '/api/destinations/lisbon-pt/prices?currency=USD', call);
  it('are the cheapest two nights of each of the next twelve months, with the agency’s markup', async () => {
    const { months, nights, adults } = await prices();
    expect([months.length, months[0]?.month, months[11]?.month, nights, adults]).toEqual([
      12,
      '2026-12',
      '2027-11',
      2,
      2,
    ]);
    // 200.00 net; the cheapest rate of each house counts.
    for (const { price, level } of months) {
      expect(price!.total.amount).toBeGreaterThan(20_000);
      expect(price!.total.amount).toBeLessThan(26_000);
      expect(level).toBe('middle');
    }
  });
  it('say to each role what it may know', async () => {
    const members = async (token?: string) =>
      Object.keys((await prices(token ? { token } : {})).months[0]!.price!).sort();
    expect(await members()).not.toContain('net');
    expect(await members()).not.toContain('retail');
    expect(await members(await server.logIn('traveller'))).toContain('retail');
    expect(await members(await server.logIn('restricted'))).not.toContain('net');
    expect(await members(await server.logIn('agent'))).toContain('net');
  });
  it('are hidden where the agency hides them; the months’ levels are not prices', async () => {
    await server.sql(
      `update agencies set settings = settings || '{"displayTopDestinations": true}' where subdomain = 'nordlys'`,
    );
    await server.context.bus.publish('agency', 'ag_nordlys');
    const { months } = await prices({ site: 'nordlys' });
    expect(months.map(({ price }) => price)).toEqual(Array(12).fill(null));
    expect(JSON.stringify(months)).not.toMatch(/amount/);
  });
  it('ask suppliers once for everybody', async () => {
    const before = supplier.calls.search;
    await Promise.all([prices(), prices({ site: 'nordlys' }), prices()]);
    expect(supplier.calls.search).toBe(before);
  });
  it('are refused in a currency that nobody knows, and told when no supplier answers', async () => {
    expect(await refused('/api/destinations/lisbon-pt/prices?currency=XXX')).toEqual([400, 'VALIDATION_FAILED', 'currency']);
    supplier.down = true;
    expect(await refused('/api/destinations/cove-a-pt/prices')).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
    supplier.down = false;
    expect((await ask<DestinationPrices>('getDestinationPrices', '/api/destinations/cove-a-pt/prices')).months).toEqual([]);
  }); // prettier-ignore
});

describe('an agency’s own texts', () => {
  const path = '/api/agency/destinations/lisbon-pt/texts';
  const hostile =
    '<p onclick="x()">Seven <b>hills</b></p><script>bad()</script><a href="javascript:x()">go</a>';
  it('are written by owners and admins, sanitised, and read at once in the reader’s language', async () => {
    const token = await server.logIn('owner');
    const write = (language: string, body: object) =>
      server.call(`${path}/${language}`, { method: 'PUT', body, token });
    const english = await write('en', { summary: 'Light & <b>tiles</b>', content: hostile });
    expect(english.json.data).toMatchObject({
      slug: 'lisbon-pt', language: 'en', summary: 'Light & tiles', content: '<p>Seven <b>hills</b></p><a>go</a>',
    }); // prettier-ignore
    await write('pt', { summary: 'Luz', content: '<p>Sete colinas</p>' });
    const read = async (language: string) =>
      (await server.call('/api/destinations/lisbon-pt', { headers: { 'accept-language': language } })).json
        .data as DestinationDetails;
    expect(await read('pt')).toMatchObject({
      summary: 'Luz', text: { language: 'pt', content: '<p>Sete colinas</p>' },
    }); // prettier-ignore
    expect((await read('de')).text?.language).toBe('en');
    expect(await ask('listDestinationTexts', path, { token })).toHaveLength(2);
    // Sanitised again when it is read: a row may have been written past this API.
    await server.sql(
      `update destination_texts set content = content || '<img src=x onerror=x()><script>x()</script>'`,
    );
    expect((await read('en')).text?.content).toBe('<p>Seven <b>hills</b></p><a>go</a>');
    expect((await server.call(`${path}/pt`, { method: 'DELETE', token })).status).toBe(204);
    expect((await read('pt')).text?.language).toBe('en');
    const other = await server.call('/api/destinations/lisbon-pt', { site: 'nordlys' });
    expect(other.json.data.text).toBeNull();
  });
  it('are refused for other roles, other languages, other places, and what is too long', async () => {
    const body = { summary: '', content: '<p>x</p>' };
    const token = await server.logIn('admin');
    const put = (to: string, more: object = {}) => refused(to, { method: 'PUT', body, token, ...more });
    expect(await put(`${path}/en`, { token: await server.logIn('agent') })).toEqual([403, 'FORBIDDEN']);
    expect(await put(`${path}/xx`)).toEqual([400, 'VALIDATION_FAILED', 'language']);
    expect(await put('/api/agency/destinations/nowhere-xx/texts/en')).toEqual([404, 'NOT_FOUND']);
    expect(await put(`${path}/en`, { body: { ...body, summary: 'x'.repeat(301) } })).toEqual([400, 'VALIDATION_FAILED', 'summary']);
    expect(await refused(`${path}/sv`, { method: 'DELETE', token })).toEqual([404, 'NOT_FOUND']);
  }); // prettier-ignore
});

describe('cruise lines', () => {
  it('have exactly five pages to begin with, each of its own line (ROUTE-CRL-01, ROUTE-CRL-02)', async () => {
    const all = await ask<
      { slug: string; shipLineId: string; title: string; content: string; image: string }[]
    >('listCruiseLandings', '/api/cruise-landings');
    expect(all).toHaveLength(5);
    for (const member of ['slug', 'shipLineId', 'title', 'content'] as const)
      expect(new Set(all.map((each) => each[member])).size, member).toBe(5);
    for (const landing of all) {
      expect(await ask('getCruiseLanding', `/api/cruise-landings/${landing.slug}`)).toEqual(landing);
      expect(landing.image).toContain('/cruise/hero/');
    }
    expect(await refused('/api/cruise-landings/unknown')).toEqual([404, 'NOT_FOUND']);
  });
  it('speak each of the nine languages', async () => {
    const contents = new Set<string>();
    for (const language of ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'])
      contents.add(
        (await server.call('/api/cruise-landings/northlight-voyages', { headers: { 'accept-language': language } })).json.data
          .content,
      );
    expect(contents.size).toBe(9);
  }); // prettier-ignore
});

describe('the next import', () => {
  it('leaves every place its address', async () => {
    await server.sql(`update destinations set slug = 'lisboa' where slug = 'lisbon-pt'`);
    await server.sql('update catalogue_imports set fingerprint = $1', ['another']);
    await importCatalogue(server.ownerUrl, server.suppliers);
    const rows = await server.sql<{ slug: string }>(`select slug from destinations where city = 'Lisbon'`);
    expect(rows).toEqual([{ slug: 'lisboa' }]);
  });
});
