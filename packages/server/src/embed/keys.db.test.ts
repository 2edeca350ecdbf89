import { createHmac, randomUUID } from 'node:crypto';
import { demoPartnerSecrets } from '@portolan/server';
import { aTestServer, type TestAnswer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createWorld } from '../testing/test-world.ts';
import { isOriginPattern } from '../partners/partner-admin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
});
afterAll(() => server?.close());
beforeEach(() => server.clock.advance(16 * 60_000));

const page = 'https://www.lodge.example';
let made = 0;
/** A key of its own for a test, on a page of its own. */
async function aKey(change: { perMinute?: number; perDay?: number; agency?: string } = {}): Promise<string> {
  const key = `pk_test_${++made}`;
  const agency = change.agency ?? 'ag_harbour';
  await server.sql(
    `insert into agency_keys (agency_id, key, partner_id, origins, per_minute, per_day) values ($1, $2, $3, $4, $5, $6)`,
    [agency, key, agency.replace('ag_', 'pt_demo_'), [page], change.perMinute ?? null, change.perDay ?? null],
  );
  return key;
}
const config = (key: string, origin: string | null = page) =>
  server.call(`/sdk/v1/config?key=${encodeURIComponent(key)}`, {
    headers: origin === null ? {} : { origin },
  });
const refusal = (answer: TestAnswer) => [answer.status, answer.json.code, answer.json.data?.fix];
const dev = (action: string, body: unknown, site = 'harbour', headers: Record<string, string> = {}) =>
  server.call(`/dev/keys/${action}`, {
    site,
    body,
    headers: { origin: `http://${site}.localhost:4000`, ...headers },
  });
const partners = async (site = 'harbour') =>
  (await server.call('/dev/keys.json', { site })).json.data as {
    partnerId: string;
    secrets: { secretId: string; validUntil: string | null }[];
    keys: { key: string; usage: Record<string, number | string>[]; replacedBy: string | null }[];
  }[];

describe('a key that cannot be used', () => {
  const cases: [string, () => Promise<TestAnswer>, number, string, string][] = [
    ['an unknown key', () => config('pk_live_typo'), 404, 'KEY_UNKNOWN', 'the key pk_live_typo is not known; copy the key from Command Center and check for typing errors.'],
    ['what is no key at all', () => config('<script>'), 404, 'KEY_UNKNOWN', 'this key is not known; copy the key from Command Center and check for typing errors.'],
    ['another page', async () => config(await aKey(), 'https://foo.example'), 403, 'ORIGIN_NOT_ALLOWED', 'the key KEY may not be used on https://foo.example; add this origin to the key in Command Center.'],
    ['a file, or a sandboxed frame', async () => config(await aKey(), 'null'), 403, 'ORIGIN_MISSING', 'the key KEY cannot be used on a page without an origin (a file, or a sandboxed frame); open the page over http or https.'],
    ['an inactive agency', () => config('pk_demo_quiet', 'http://localhost:4100'), 403, 'AGENCY_INACTIVE', 'the agency of the key pk_demo_quiet is inactive; ask the agency to activate its account.'],
    ['a key that was switched off', async () => { const key = await aKey(); await dev('end-key', { key }); return config(key); }, 403, 'KEY_INACTIVE', 'the key KEY is not in use any more; use the one that replaced it in Command Center.'],
    ['a key that asks too often', async () => { const key = await aKey({ perMinute: 1 }); await config(key); return config(key); }, 429, 'KEY_QUOTA_EXCEEDED', 'the key KEY has used up its quota; it goes on in 60 seconds. Raise the quota in Command Center if your page needs more.'],
  ]; // prettier-ignore
  it.each(cases)(
    'says what to fix, to a page that may read it: %s',
    async (_name, ask, status, code, fix) => {
      const answer = await ask();
      expect(refusal(answer)).toEqual([status, code, fix.replace('KEY', `pk_test_${made}`)]);
      const allowed = answer.headers['access-control-allow-origin'];
      expect(['null', page, 'https://foo.example', 'http://localhost:4100']).toContain(allowed);
      // Nothing but what to fix: no agency, no page of the key.
      expect(answer.text).not.toMatch(/ag_|Harbour|lodge/);
    },
  );

  it('is told from a key of another case only by its letters, and from no key', async () => {
    expect((await config('pk_demo_harbour', 'http://localhost:4100')).status).toBe(200);
    expect((await config('PK_DEMO_HARBOUR', 'http://localhost:4100')).json.code).toBe('KEY_UNKNOWN');
  });
});

describe('the quota of a key', () => {
  it('holds for a minute, counts for the key alone, and says when to come again', async () => {
    const [key, other] = [await aKey({ perMinute: 3 }), await aKey({ perMinute: 3 })];
    const burst = [];
    for (let i = 0; i < 5; i++) burst.push((await config(key)).status);
    expect(burst).toEqual([200, 200, 200, 429, 429]);
    expect((await config(other)).status).toBe(200);
    server.clock.advance(20_000);
    const refused = await config(key);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '40']);
    expect(refused.json.data.retryAfterSeconds).toBe(40);
    server.clock.advance(40_000);
    expect((await config(key)).status).toBe(200);
  });

  it('holds for a day, also for what was counted before this process', async () => {
    const key = await aKey({ perDay: 10 });
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    await server.sql(`insert into key_usage (agency_id, key, day, requests) values ('ag_harbour', $1, $2, 8)`, [key, today]);
    expect((await config(key)).status).toBe(200);
    await server.context.keyMeter.flush();
    expect((await config(key)).status).toBe(200);
    const refused = await config(key);
    expect(refused.json.code).toBe('KEY_QUOTA_EXCEEDED');
    const midnight = Date.parse(`${today}T24:00:00Z`);
    expect(Number(refused.headers['retry-after'])).toBe(Math.ceil((midnight - server.clock.now()) / 1000));
    server.clock.advance(midnight - server.clock.now());
    expect((await config(key)).status).toBe(200);
  }); // prettier-ignore

  it('stands in nobody’s way on the agency’s own pages: who is about to pay, pays', async () => {
    const key = await aKey({ perMinute: 1 });
    await config(key);
    expect((await config(key)).status).toBe(429);
    expect((await config(key, 'http://harbour.localhost:4000')).status).toBe(200);
  });

  it('is not got around by leaving the Origin out, which only a GET of the agency’s own pages does', async () => {
    const key = await aKey({ perMinute: 1 });
    const get = (headers: Record<string, string>) =>
      server.call('/api/agency', { headers: { 'x-agency-key': key, ...headers } });
    expect((await get({})).status).toBe(200);
    expect((await get({})).json.code).toBe('KEY_QUOTA_EXCEEDED');
    expect((await get({ 'sec-fetch-site': 'cross-site' })).status).toBe(429);
    expect((await get({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

describe('look-to-book', () => {
  it('counts searches, details, quotes and refusals per key and day, in batches', async () => {
    const key = await aKey({ perMinute: 6 });
    const headers = { origin: page, 'x-agency-key': key };
    const stay = { checkIn: '2026-12-04', checkOut: '2026-12-06', occupancy: [{ adults: 2, childAges: [] }], currency: 'USD' };
    await server.call('/api/hotels/search', { headers, body: { latitude: 38.7223, longitude: -9.1393, ...stay } });
    await server.call('/api/hotels/search', { headers, body: { latitude: 38.7223, longitude: -9.1393, ...stay } });
    const found = await server.call('/api/hotels/details', { headers, body: { propertyId: 'p_m0', ...stay } });
    await server.call('/api/quotes', { headers, body: { offerId: /"offerId":"([^"]+)"/.exec(found.text)?.[1] } });
    await server.call('/api/quotes', { headers, body: { offerId: 'x' } });
    await config(key);
    expect((await config(key)).status).toBe(429);
    expect(await server.sql('select 1 from key_usage where key = $1', [key])).toEqual([]);
    await server.context.keyMeter.flush();
    await server.context.keyMeter.flush();
    const usage = (await partners())[0]?.keys.find((entry) => entry.key === key)?.usage;
    expect(usage).toEqual([
      expect.objectContaining({ requests: 6, refused: 1, searches: 2, details: 1, quotes: 1, bookings: 0 }),
    ]);
  }); // prettier-ignore

  it('counts a booking for the key that it came by, and a repeated call as none', async () => {
    const world = await createWorld(inject('postgres'), 'keys');
    try {
      await world.sql(`insert into partners values ('harbour', 'pt_one', 'One')`);
      await world.sql(`insert into agency_keys (agency_id, key, partner_id) values ('harbour', 'pk_a_key', 'pt_one')`);
      const post = async (url: string, payload: object) => {
        const headers = { host: 'harbour.localhost', 'x-agency-key': 'pk_a_key', 'idempotency-key': 'the-one-booking' };
        const answer = await world.app.inject({ method: 'POST', url, headers, payload });
        expect(answer.statusCode, answer.body).toBe(200);
        return answer;
      };
      const stay = { checkIn: '2026-04-10', checkOut: '2026-04-12', occupancy: [{ adults: 2, childAges: [] }], currency: 'USD' };
      const details = await post('/api/hotels/details', { propertyId: 'p1', ...stay });
      const { data: quote } = (await post('/api/quotes', { offerId: /"offerId":"([^"]+)"/.exec(details.body)?.[1] })).json();
      const booking = {
        quoteId: quote.quoteId, acceptedVersion: quote.version, travellers: [{ kind: 'adult', group: 0, firstName: 'Mia', lastName: 'Okafor' }],
        contact: { email: 'mia@partner.example', phone: '+351 912 345 678' }, payment: { method: 'card', token: world.gateway.token() },
      };
      await post('/api/bookings', booking);
      await post('/api/bookings', booking);
      await world.context.keyMeter.flush();
      const counted = await world.sql('select details::int, quotes::int, bookings::int from key_usage');
      expect(counted).toEqual([{ details: 1, quotes: 1, bookings: 1 }]);
    } finally {
      await world.close();
    }
  }); // prettier-ignore

  it('loses nothing when a batch cannot be written', async () => {
    const key = await aKey();
    await config(key);
    await server.sql('alter table key_usage rename to key_usage_away');
    await server.context.keyMeter.flush();
    await config(key);
    await server.sql('alter table key_usage_away rename to key_usage');
    await server.context.keyMeter.flush();
    expect(await server.sql('select requests::int from key_usage where key = $1', [key])).toEqual([
      { requests: 2 },
    ]);
  });

  it('writes the day that is over as that day', async () => {
    const key = await aKey();
    await config(key);
    server.clock.advance(24 * 3600_000);
    await config(key);
    await server.context.keyMeter.flush();
    const rows = await server.sql('select requests::int from key_usage where key = $1 order by day', [key]);
    expect(rows).toEqual([{ requests: 1 }, { requests: 1 }]);
  });
});

describe('rotation', () => {
  const secondsNow = () => Math.floor(server.clock.now() / 1000);
  const open = (secret: string, kid?: string) => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${encode({ alg: 'HS256', ...(kid ? { kid } : {}) })}.${encode({
      iss: 'pt_demo_harbour', aud: 'ag_harbour', sub: 'm', origin: 'http://localhost:4100', jti: randomUUID(), iat: secondsNow(), exp: secondsNow() + 60,
    })}`;
    return server.call('/api/embed/session', {
      body: { profileInformation: `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`, origin: 'http://localhost:4100' },
      headers: { origin: 'http://harbour.localhost:4000', 'x-agency-key': 'pk_demo_harbour' },
    });
  }; // prettier-ignore

  it('of a secret leaves no moment without one: the old and the new are good until the old one is ended', async () => {
    const old = demoPartnerSecrets['harbour'] ?? '';
    const { secretId, secret } = (await dev('add-secret', { partner: 'pt_demo_harbour' })).json.data;
    expect(secret).toMatch(/^ps_[\w-]{43}$/);
    expect([(await open(old)).status, (await open(secret)).status]).toEqual([200, 200]);
    expect([(await open(secret, secretId)).status, (await open(old, secretId)).status]).toEqual([200, 401]);
    const third = await dev('add-secret', { partner: 'pt_demo_harbour' });
    expect([third.status, third.json.fields]).toEqual([400, { secret: expect.stringContaining('two are in force') }]);
    await dev('end-secret', { partner: 'pt_demo_harbour', secret: 'demo' });
    expect([(await open(old)).json.code, (await open(secret)).status]).toEqual(['PROFILE_TOKEN_SIGNATURE', 200]);
    expect((await server.call('/dev/keys')).text).not.toContain(secret);
  }); // prettier-ignore

  it('never makes a third secret, however many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => dev('add-secret', { partner: 'pt_demo_safar' }, 'safar')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  it('of a key gives a new one with its pages, and the old one a week', async () => {
    const key = await aKey({ perMinute: 5 });
    const next = (await dev('rotate-key', { key })).json.data.key as string;
    expect(next).toMatch(/^pk_[0-9a-z]{26}$/);
    expect([(await config(key)).status, (await config(next)).status]).toEqual([200, 200]);
    expect((await dev('rotate-key', { key })).status).toBe(404);
    server.clock.advance(7 * 24 * 3600_000);
    expect([(await config(key)).json.code, (await config(next)).status]).toEqual(['KEY_INACTIVE', 200]);
    expect((await partners())[0]?.keys.find((entry) => entry.key === key)?.replacedBy).toBe(next);
  });

  it('of one agency touches nothing of another', async () => {
    const key = await aKey({ agency: 'ag_safar' });
    for (const action of ['rotate-key', 'end-key'])
      expect((await dev(action, { key })).status, action).toBe(404);
    expect((await dev('end-secret', { partner: 'pt_demo_nordlys', secret: 'demo' })).status).toBe(404);
    expect((await dev('add-secret', { partner: 'pt_demo_nordlys' })).status).toBe(404);
    expect((await config(key)).status).toBe(200);
  });

  it('keeps a session that began with the old key', async () => {
    const key = await aKey();
    const own = { origin: 'http://harbour.localhost:4000' };
    const login = await server.call('/api/embed/login', {
      body: { email: 'traveller@harbour.example', password: 'Portolan-demo-1' },
      headers: { ...own, 'x-agency-key': key },
    });
    const next = (await dev('rotate-key', { key })).json.data.key as string;
    const cookie = login.cookies.get('__Host-refresh-embed')?.split(';')[0] ?? '';
    const again = await server.call('/api/embed/refresh', {
      method: 'POST',
      headers: { ...own, cookie, 'x-agency-key': next },
    });
    expect(again.status).toBe(200);
  });
});

describe('the pages of a key', () => {
  it('are changed at once', async () => {
    const key = await aKey();
    const answer = await dev('set-origins', { key, origins: ' https://*.Lodge.example\nhttps://blog.example:8443 ' });
    expect(answer.status).toBe(200);
    expect((await config(key, 'https://a.b.lodge.example')).status).toBe(200);
    expect((await config(key, 'https://blog.example:8443')).status).toBe(200);
    for (const origin of [
      'https://lodge.example', 'http://a.lodge.example', 'https://blog.example', 'https://xlodge.example', 'https://a.lodge.example.evil.example',
    ]) expect((await config(key, origin)).json.code, origin).toBe('ORIGIN_NOT_ALLOWED');
  }); // prettier-ignore

  it.each(['https://a.example', 'http://localhost:*', 'http://[::1]:4100', 'https://*.a.example', 'https://*.a.example:444'])(
    'may be %s', (text) => expect(isOriginPattern(text)).toBe(true)); // prettier-ignore
  it.each(['*', 'https://*', 'https://*.com', 'https://a.example/', 'https://a.example/x', 'a.example', 'file://', 'null', 'https://a.*.example', 'https://*a.example', 'https://*.a.example:*', 'ftp://a.example', "https://a.example';drop", ''])(
    'may not be %j', (text) => expect(isOriginPattern(text)).toBe(false)); // prettier-ignore

  it('stay as they were when one of them is none', async () => {
    const key = await aKey();
    const answer = await dev('set-origins', { key, origins: `${page} https://*.com` });
    expect([answer.status, answer.json.fields]).toEqual([400, { origins: 'https://*.com is no origin such as https://www.example.com' }]);
    expect((await config(key)).status).toBe(200);
  }); // prettier-ignore
});

describe('/dev/keys', () => {
  it('shows an agency’s own partners, readable without script, and changes nothing for a page elsewhere', async () => {
    const { text, headers } = await server.call('/dev/keys', { site: 'nordlys' });
    expect(text).toContain('pk_demo_nordlys');
    expect(text).toContain('pt_demo_nordlys');
    expect(text).not.toContain('harbour');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const origin of ['https://thief.example', 'null', 'http://harbour.localhost:4000'])
      expect((await dev('end-key', { key: 'pk_demo_nordlys' }, 'nordlys', { origin })).status, origin).toBe(
        403,
      );
    expect((await dev('constructor', {})).status).toBe(404);
    expect((await server.call('/dev/keys', { host: 'nobody.localhost:4000' })).status).toBe(404);
  });

  it('does not exist outside demo mode', async () => {
    const real = await aTestServer({
      env: {
        PORTOLAN_DEMO: '0',
        PORTOLAN_SECRET: 'a secret of more than thirty-two characters',
        SMTP_URL: 'smtp://mail.example',
        MAIL_FROM: 'stays@mail.example',
        GATEWAY_URL: 'https://pay.example',
        GATEWAY_SECRET: 'sk_x',
        SUPPLIERS: 'aurora=https://aurora.example',
      },
    });
    try {
      for (const path of ['/dev/keys', '/dev/keys.json'])
        expect((await real.call(path)).status, path).toBe(404);
      expect((await real.call('/dev/keys/end-key', { body: { key: 'pk_demo_harbour' } })).status).toBe(404);
    } finally {
      await real.close();
    }
  });
});
