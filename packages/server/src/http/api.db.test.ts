import { errorCatalogue, listOperations } from '@portolan/contract';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
});
afterAll(() => server?.close());

const search = '/api/sandbox/deals/hotel-search';
const deal = {
  occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
  stayPeriod: { start: '2026-12-04', end: '2026-12-06' },
  latitude: 38.7223,
  longitude: -9.1393,
  nationality: 'IN',
  destinationCountryCode: 'IN',
  currency: 'USD',
  radius: 15,
  searchString: '',
  isOTA: true,
  isHome: true,
  isFromDestination: false,
};

describe('whose request it is', () => {
  it('knows no agency at another host: 404 "Agency not found!"', async () => {
    for (const host of ['nobody.localhost:4000', 'harbour.example', '[::1]:4000', 'HARBOUR.localhost.evil']) {
      const answer = await server.call('/api/agency', { host });
      expect([answer.status, answer.json.code, answer.json.error], host).toEqual([
        404,
        'AGENCY_NOT_FOUND',
        'Agency not found!',
      ]);
    }
  });
  it('takes this machine’s own names for harbour in demo mode, and hosts whatever their case', async () => {
    for (const host of ['localhost:4000', '127.0.0.1:4000', 'HARBOUR.LocalHost:4000', 'harbour.localhost.'])
      expect((await server.call('/api/agency', { host })).json.data?.subdomain, host).toBe('harbour');
  });
  it('prefers the key to the host, and binds it to its pages', async () => {
    const headers = { 'x-agency-key': 'pk_demo_nordlys' };
    const allowed = await server.call('/api/agency', {
      headers: { ...headers, origin: 'http://localhost:4100' },
    });
    expect(allowed.json.data.subdomain).toBe('nordlys');
    expect(allowed.headers['access-control-allow-origin']).toBe('http://localhost:4100');
    expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials');
    const thief = await server.call('/api/agency', {
      headers: { ...headers, origin: 'https://thief.example' },
    });
    expect([thief.status, thief.json.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    const own = await server.call('/api/agency', {
      headers: { ...headers, origin: 'http://nordlys.localhost:4000' },
    });
    expect(own.status).toBe(200);
  });
  it('never takes the agency from a body', async () => {
    const answer = await server.call(search, { body: { ...deal, agencyId: 'ag_nordlys' } });
    expect([answer.status, answer.json.fields]).toEqual([400, { agencyId: 'is not known here' }]);
  });
  it('answers an inactive agency’s own data and nothing else (AGY-07)', async () => {
    expect((await server.call('/api/agency', { site: 'quiet' })).json.data.status).toBe('Inactive');
    for (const path of ['/api/agency/faqs', '/api/code', '/api/hotel/v2/deals']) {
      const answer = await server.call(path, { site: 'quiet' });
      expect([answer.status, answer.json.code], path).toEqual([403, 'AGENCY_INACTIVE']);
    }
  });
  it('answers a preflight for pages of partners alone, with every header that a client sends (API-GEN-14)', async () => {
    const preflight = (origin: string) =>
      server.call(search, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-agency-key' },
      });
    const partner = await preflight('http://localhost:4100');
    expect(partner.status).toBe(204);
    expect(partner.headers['access-control-allow-origin']).toBe('http://localhost:4100');
    for (const header of ['content-type', 'accept-language', 'x-session-id', 'timezone', 'x-access-token', 'x-agency-key', 'x-optional-auth', 'x-correlation-id', 'idempotency-key'])
      expect(String(partner.headers['access-control-allow-headers'])).toContain(header);
    expect((await preflight('https://stranger.example')).headers).not.toHaveProperty('access-control-allow-origin');
  }); // prettier-ignore
});

describe('the envelope of failures', () => {
  it('is { error, code, requestId }, with the id of the header, for an address that nobody has', async () => {
    const answer = await server.call('/api/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual({
      error: errorCatalogue.NOT_FOUND.message,
      code: 'NOT_FOUND',
      requestId: answer.headers['x-request-id'],
    });
  });
  it.each([
    ['a method that the address lacks', { method: 'PUT' as const, body: {} }, 405, 'METHOD_NOT_ALLOWED'],
    ['broken JSON', { body: '{"latitude":' }, 400, 'MALFORMED_BODY'],
    ['__proto__ in a body', { body: '{"__proto__":{"a":1}}' }, 400, 'MALFORMED_BODY'],
    ['no body', { method: 'POST' as const }, 400, 'VALIDATION_FAILED'],
    ['null', { body: 'null' }, 400, 'VALIDATION_FAILED'],
    ['a list', { body: '[]' }, 400, 'VALIDATION_FAILED'],
    ['text', { body: 'hello', headers: { 'content-type': 'text/plain' } }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body over the limit', { body: { ...deal, searchString: 'x'.repeat(70_000) } }, 413, 'PAYLOAD_TOO_LARGE'],
    ['a 10 kB destination', { body: { ...deal, searchString: '😀'.repeat(2_500) } }, 400, 'VALIDATION_FAILED'],
  ])('answers %s with its own status and code', async (_what, call, status, code) => {
    const answer = await server.call(search, call);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(Object.keys(answer.json).filter((key) => !['error', 'code', 'requestId', 'fields'].includes(key))).toEqual([]);
  }); // prettier-ignore

  it.each([
    [{ latitude: '38.7' }, 'latitude'],
    [{ latitude: 91 }, 'latitude'],
    [{ longitude: null }, 'longitude'],
    [{ currency: 'usd' }, 'currency'],
    [{ currency: 'ZZZ' }, 'currency'],
    [{ radius: 1e9 }, 'radius'],
    [{ isOTA: 'true' }, 'isOTA'],
    [{ stayPeriod: { start: '2026-02-30', end: '2026-12-06' } }, 'stayPeriod.start'],
    [{ stayPeriod: { start: 'soon', end: '2026-12-06' } }, 'stayPeriod.start'],
    [{ stayPeriod: { start: '2026-12-04' } }, 'stayPeriod.end'],
    [{ stayPeriod: { start: '2026-12-04', end: '2026-12-04' } }, 'stayPeriod.end'],
    [{ stayPeriod: { start: '2026-12-04', end: '2027-03-04' } }, 'stayPeriod.end'],
    [{ stayPeriod: { start: '2026-11-01', end: '2026-11-03' } }, 'stayPeriod.start'],
    [{ occupancies: [] }, 'occupancies'],
    [
      { occupancies: [{ numOfRoom: 1, numOfAdults: 0, numOfChildren: 0, childAges: [] }] },
      'occupancies.0.numOfAdults',
    ],
    [
      { occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 2, childAges: [4] }] },
      'occupancies.0.childAges',
    ],
    [{ occupancies: [{ numOfRoom: 9, numOfAdults: 9, numOfChildren: 0, childAges: [] }] }, 'occupancies'],
    [{ occupancies: 'two' }, 'occupancies'],
    [{ surprise: 1 }, 'surprise'],
  ])('names the field that is wrong in %j', async (change, field) => {
    const answer = await server.call(search, { body: { ...deal, ...change } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json.fields)).toContain(field);
  });

  it('says what is wrong in words for people', async () => {
    const fields = async (change: object) =>
      (await server.call(search, { body: { ...deal, ...change } })).json.fields;
    expect(await fields({ latitude: 91, radius: 0 })).toEqual({
      latitude: 'must be at most 90',
      radius: 'must be at least 1',
    });
    expect(await fields({ isOTA: 'yes', occupancies: [] })).toEqual({
      isOTA: 'must be of type boolean',
      occupancies: 'must have at least 1',
    });
    expect(await fields({ currency: 'usd', searchString: 'x'.repeat(201) })).toEqual({
      currency: 'has the wrong format',
      searchString: 'must have at most 200 characters',
    });
  });
  it('says that a field is missing', async () => {
    const { currency: _, ...rest } = deal;
    expect((await server.call(search, { body: rest })).json.fields).toEqual({ currency: 'is required' });
  });

  it('reads the first of duplicate query parameters and survives odd ones', async () => {
    expect((await server.call('/api/hotel/v2/deals?currency=EUR&currency=USD')).text).toContain('"currency":"EUR"');
    for (const query of ['__proto__=1', 'constructor=2', 'a[]=1&a[]=2', '%E0%A4%A', 'x=%00', '&&&===', `q=${'x'.repeat(5_000)}`])
      expect((await server.call(`/api/hotel/v2/deals?${query}`)).status, query).toBe(200);
    for (const query of ['lat=north&long=1', 'lat=1', 'lat=&long=', 'lat=91&long=0', 'currency=euro', 'currency=ZZZ'])
      expect((await server.call(`/api/hotel/v2/deals?${query}`)).json.code, query).toBe('VALIDATION_FAILED');
  }); // prettier-ignore

  it('answers malformed and endless paths with 404', async () => {
    for (const path of ['/api/%E0%A4%A', '/api/..%2f..%2fetc', `/api/${'x'.repeat(6_000)}`, '/api//agency//', '/api/user/changeLanguage/'])
      expect((await server.call(path)).status, path.slice(0, 40)).toBe(404);
  }); // prettier-ignore

  it('says one bland sentence of an error inside, and nothing of what it was', async () => {
    await server.sql('alter table faqs rename to faqs_away');
    try {
      const answer = await server.call('/api/agency/faqs');
      expect(answer.status).toBe(500);
      expect(answer.json).toEqual({
        error: 'Something went wrong',
        code: 'INTERNAL',
        requestId: expect.any(String),
      });
    } finally {
      await server.sql('alter table faqs_away rename to faqs');
    }
  });

  it('says 503 and when to ask again while the database is away, and answers again once it is back', async () => {
    const { readAgency } = server.context.database;
    const gone = new pg.Client({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 2_000 });
    const away: unknown = await gone.connect().catch((error: unknown) => error);
    for (const error of [away, Object.assign(new Error('ending'), { code: '57P01' }), new Error('Connection terminated unexpectedly')]) {
      server.context.database.readAgency = () => Promise.reject(error as Error);
      try {
        const answer = await server.call('/api/agency/faqs');
        expect(answer.status, String(error)).toBe(503);
        expect(answer.headers['retry-after']).toBe('5');
        expect(answer.json).toMatchObject({ code: 'SERVICE_UNAVAILABLE', data: { retryAfterSeconds: 5 } });
        expect(answer.text).not.toMatch(/127\.0\.0\.1|ECONN|terminated|57P/);
      } finally {
        server.context.database.readAgency = readAgency;
      }
    }
    expect((await server.call('/api/agency/faqs')).status).toBe(200);
  }); // prettier-ignore

  it('never answers 500, whatever JSON is sent to any call', async () => {
    const bodies: unknown[] = [
      null, 0, '', 'text', [], {}, { a: { b: [1, { c: null }] } }, { email: 1, password: [] },
      { text: '\u0000', isManageLocation: true }, { text: '🙂'.repeat(100), isManageLocation: false },
      { text: 'مرحبا', isManageLocation: false }, { constructor: {}, toString: 1 }, { quoteId: '../..', acceptedVersion: 1e99 },
    ]; // prettier-ignore
    for (const { method, path, id } of listOperations()) {
      const url = path.replaceAll(/\{\w+\}/g, '__proto__');
      for (const body of method === 'GET' ? [undefined] : bodies) {
        const answer = await server.call(url, {
          method: method as 'GET',
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          headers: {
            'idempotency-key': 'key-of-a-test',
            'accept-language': '*;q=x,,',
            timezone: 'Mars/Phobos',
          },
        });
        expect(answer.status, `${id} ${JSON.stringify(body)}`).toBeLessThan(500);
      }
    }
  });
});

describe('headers of answers', () => {
  it('let no page frame anything and no browser guess a type, failures and malformed addresses included', async () => {
    for (const path of [
      '/api/agency',
      '/api/user/profile',
      '/api/nothing',
      '/healthz',
      '/robots.txt',
      '/art/none',
      '/%E0%A4%A',
    ]) {
      const { headers } = await server.call(path);
      expect(headers, path).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
      });
    }
  });
});

describe('headers of requests', () => {
  it('asks nothing of a caller that sends only a host', async () => {
    expect((await server.call('/api/code')).status).toBe(200);
  });
  it('speaks the language of Accept-Language, any Norwegian being Norwegian', async () => {
    const name = async (language: string) =>
      (
        await server.call('/api/admin/country/enable', { headers: { 'accept-language': language } })
      ).json.data.find((country: { code: string }) => country.code === 'DE').name;
    expect(await name('de-AT,de;q=0.9')).toBe('Deutschland');
    expect(await name('nb-NO')).toBe('Tyskland');
    expect(await name('zz, fr;q=0.8')).toBe('Allemagne');
    expect(await name('*')).toBe('Germany');
  });
  it('gives every answer a request id and never mirrors the caller’s', async () => {
    const answer = await server.call('/api/code', { headers: { 'x-request-id': 'mine' } });
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
  });
});

it('is alive at /healthz on any host', async () => {
  const answer = await server.call('/healthz', { host: '10.0.0.1' });
  expect([answer.status, answer.json]).toEqual([200, { status: 'ok' }]);
});
