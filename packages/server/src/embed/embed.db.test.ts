import { createHmac, randomUUID } from 'node:crypto';
import { browseOperations, errorCatalogue, listOperations, operations } from '@portolan/contract';
import { demoPartnerSecrets } from '@portolan/server';
import { aTestServer, type TestAnswer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
});
afterAll(() => server?.close());
beforeEach(() => server.clock.advance(16 * 60_000));

const page = 'http://localhost:4100';
type Site = 'harbour' | 'nordlys' | 'safar';

/** One call as the frame on the agency's own site makes it. */
function frame(
  path: string,
  body: unknown = undefined,
  {
    site = 'harbour',
    headers = {},
    token = '',
  }: { site?: Site; headers?: Record<string, string>; token?: string } = {},
): Promise<TestAnswer> {
  return server.call(`/api/embed/${path}`, {
    site,
    method: 'POST',
    ...(body === undefined ? {} : { body }),
    headers: { origin: `http://${site}.localhost:4000`, 'x-agency-key': `pk_demo_${site}`, ...headers },
    token,
  });
}

const seconds = () => Math.floor(server.clock.now() / 1000);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Signing {
  site?: Site;
  secret?: string;
  header?: Record<string, unknown>;
  hash?: string;
}

/** A token as a partner's server signs it; `claims` and `header` say what is different. */
function aToken(claims: Record<string, unknown> = {}, how: Signing = {}): string {
  const { site = 'harbour', header = {}, hash = 'sha256' } = how;
  const { secret = demoPartnerSecrets[site] ?? 'none' } = how;
  const body = {
    iss: `pt_demo_${site}`,
    aud: `ag_${site}`,
    sub: 'member-1',
    origin: page,
    jti: randomUUID(),
    iat: seconds(),
    exp: seconds() + 300,
    profile: {
      firstName: 'Mia',
      lastName: 'Okafor',
      email: 'mia@partner.example',
      phone: '+351 912 345 678',
    },
    ...claims,
  };
  const text = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode(body)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}
const open = (profileInformation?: string, site: Site = 'harbour', origin = page) =>
  frame('session', { ...(profileInformation === undefined ? {} : { profileInformation }), origin }, { site });
const refusal = (answer: TestAnswer) => [answer.status, answer.json.code];
const deals = {
  occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
  stayPeriod: { start: '2026-12-04', end: '2026-12-06' },
  latitude: 38.7223,
  longitude: -9.1393,
  nationality: 'IN',
  destinationCountryCode: 'IN',
  currency: 'USD',
  radius: 15,
  searchString: 'Lisbon',
  isOTA: true,
  isHome: true,
  isFromDestination: false,
};

describe('the profile of a page', () => {
  it('says nothing about a visitor', async () => {
    for (const text of [undefined, '', '  ']) {
      const answer = await open(text);
      expect(answer.json).toEqual({ data: { kind: 'visitor' } });
      expect(answer.cookies.size).toBe(0);
    }
  });

  it('prefills forms when it is not signed, with good fields alone, and logs nobody in', async () => {
    const answer = await open(
      JSON.stringify({
        firstName: ' Zoë <b>',
        lastName: 'O\u202eConnor',
        email: 'zoe@partner.example',
        phone: 'call me',
        countryCode: 'PT',
        userType: 'AgencyOwner',
        constructor: 'x',
        id: 7,
      }),
    );
    expect(operations.embedSession.response.parse(answer.json)).toEqual(answer.json);
    expect(answer.json.data).toEqual({
      kind: 'prefill',
      profile: { firstName: 'Zoë <b>', email: 'zoe@partner.example', countryCode: 'PT' },
      ignored: {
        lastName: 'holds characters that no name has',
        phone: 'is not a phone number',
        userType: 'is not a field of any form',
        constructor: 'is not a field of any form',
        id: 'is not a field of any form',
      },
    });
    expect(answer.cookies.size).toBe(0);
  });

  it('opens a session for a known user, with a cookie for the frame alone', async () => {
    const answer = await open(aToken());
    expect(answer.status).toBe(200);
    expect(operations.embedSession.response.parse(answer.json)).toEqual(answer.json);
    const { kind, session, profile } = answer.json.data;
    expect(kind).toBe('known');
    expect(profile).toEqual({ firstName: 'Mia', lastName: 'Okafor', email: 'mia@partner.example', phone: '+351 912 345 678' });
    expect(session.user).toMatchObject({
      userType: 'Customer', isTravelAgent: false, isRestrictedAgent: false,
      personal_info: { first_name: 'Mia', last_name: 'Okafor', email: 'mia@partner.example' },
    });
    expect([...answer.cookies.keys()]).toEqual(['__Host-refresh-embed']);
    expect(answer.cookies.get('__Host-refresh-embed')).toMatch(
      /^__Host-refresh-embed=se_[a-z0-9]+\.[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
    );
    const me = await server.call('/api/user/profile', { token: session.accessToken });
    expect(me.json.data.id).toBe(session.user.id);
  }); // prettier-ignore

  it('knows the same user again by the partner’s own id, whatever else changed', async () => {
    const first = (await open(aToken({ sub: 'same' }))).json.data.session.user;
    const again = (await open(aToken({ sub: 'same', profile: { firstName: 'Maya' } }))).json.data.session
      .user;
    const other = (await open(aToken({ sub: 'other' }))).json.data.session.user;
    expect(again.id).toBe(first.id);
    expect(again.personal_info).toMatchObject({ first_name: 'Maya', last_name: '', email: '' });
    expect(other.id).not.toBe(first.id);
  });

  it('never leads to an account with a password, by whatever address, and never to staff', async () => {
    for (const email of ['owner@harbour.example', 'traveller@harbour.example']) {
      const { user } = (await open(aToken({ sub: email, profile: { email, firstName: 'X' }, userType: 'AgencyOwner', role: 'agent' }))).json.data.session;
      expect(user).toMatchObject({ userType: 'Customer', isTravelAgent: false });
      expect(['us_owner', 'us_traveller']).not.toContain(user.id);
    }
    await expect(
      server.sql(`update users set user_type = 'AgencyOwner' where partner_subject = 'owner@harbour.example'`),
    ).rejects.toThrow('users_known_by_one_way');
    const login = await server.call('/api/auth/login', { body: { email: 'mia@partner.example', password: 'x' } });
    expect(login.json.code).toBe('INVALID_CREDENTIALS');
  }); // prettier-ignore

  it('keeps one subject of two agencies apart', async () => {
    const here = (await open(aToken({ sub: 'both' }))).json.data.session;
    const there = (await open(aToken({ sub: 'both' }, { site: 'nordlys' }), 'nordlys')).json.data.session;
    expect(here.user.id).not.toBe(there.user.id);
    const answer = await server.call('/api/user/profile', { token: here.accessToken, site: 'nordlys' });
    expect(answer.json.code).toBe('SESSION_EXPIRED');
  });

  it('turns a deactivated user away', async () => {
    await open(aToken({ sub: 'gone' }));
    await server.sql(`update users set active = false where partner_subject = 'gone'`);
    expect(refusal(await open(aToken({ sub: 'gone' })))).toEqual([403, 'FORBIDDEN']);
  });
});

describe('a profile token', () => {
  const unsigned = (alg: string) => `${encode({ alg })}.${aToken().split('.')[1]}.`;
  it.each<[string, () => string, string]>([
    ['alg=none', () => unsigned('none'), 'PROFILE_TOKEN_ALGORITHM'],
    ['alg=None with a signature', () => aToken({}, { header: { alg: 'None' } }), 'PROFILE_TOKEN_ALGORITHM'],
    ['another algorithm', () => aToken({}, { header: { alg: 'HS512' }, hash: 'sha512' }), 'PROFILE_TOKEN_ALGORITHM'],
    ['RS256 with the secret as its key', () => aToken({}, { header: { alg: 'RS256' } }), 'PROFILE_TOKEN_ALGORITHM'],
    ['another secret', () => aToken({}, { secret: 'not the secret' }), 'PROFILE_TOKEN_SIGNATURE'],
    ['an empty secret', () => aToken({}, { secret: '' }), 'PROFILE_TOKEN_SIGNATURE'],
    ['the secret of another agency', () => aToken({}, { secret: demoPartnerSecrets['nordlys'] ?? '' }), 'PROFILE_TOKEN_SIGNATURE'],
    ['a secret that does not exist', () => aToken({}, { header: { kid: 'nothing' } }), 'PROFILE_TOKEN_SIGNATURE'],
    ['a changed body', () => { const [head, , mac] = aToken().split('.'); return `${head}.${encode({ iss: 'pt_demo_harbour', aud: 'ag_harbour', sub: 'you' })}.${mac}`; }, 'PROFILE_TOKEN_SIGNATURE'],
    ['another partner', () => aToken({ iss: 'pt_demo_nordlys' }), 'PROFILE_TOKEN_WRONG_PARTNER'],
    ['no issuer', () => aToken({ iss: undefined }), 'PROFILE_TOKEN_WRONG_PARTNER'],
    ['another agency', () => aToken({ aud: 'ag_nordlys' }), 'PROFILE_TOKEN_WRONG_AGENCY'],
    ['several audiences', () => aToken({ aud: ['ag_harbour', 'ag_nordlys'] }), 'PROFILE_TOKEN_WRONG_AGENCY'],
    ['another page', () => aToken({ origin: 'https://elsewhere.example' }), 'PROFILE_TOKEN_WRONG_ORIGIN'],
    ['a page with another port', () => aToken({ origin: 'http://localhost:4101' }), 'PROFILE_TOKEN_WRONG_ORIGIN'],
    ['no page', () => aToken({ origin: undefined }), 'PROFILE_TOKEN_CLAIMS'],
    ['no subject', () => aToken({ sub: '' }), 'PROFILE_TOKEN_CLAIMS'],
    ['an endless subject', () => aToken({ sub: 'x'.repeat(129) }), 'PROFILE_TOKEN_CLAIMS'],
    ['no id', () => aToken({ jti: undefined }), 'PROFILE_TOKEN_CLAIMS'],
    ['no end', () => aToken({ exp: undefined }), 'PROFILE_TOKEN_CLAIMS'],
    ['no beginning', () => aToken({ iat: undefined }), 'PROFILE_TOKEN_CLAIMS'],
    ['an end in text', () => aToken({ exp: 'tomorrow' }), 'PROFILE_TOKEN_CLAIMS'],
    ['a profile that is none', () => aToken({ profile: 'Mia' }), 'PROFILE_TOKEN_CLAIMS'],
    ['more than five minutes', () => aToken({ exp: seconds() + 301 }), 'PROFILE_TOKEN_LIFETIME'],
    ['a beginning far ahead', () => aToken({ iat: seconds() + 61, exp: seconds() + 200 }), 'PROFILE_TOKEN_LIFETIME'],
    ['an end before its beginning', () => aToken({ iat: seconds(), exp: seconds() }), 'PROFILE_TOKEN_LIFETIME'],
    ['an end long ago', () => aToken({ iat: seconds() - 200, exp: seconds() - 60 }), 'PROFILE_TOKEN_EXPIRED'],
    ['three words', () => 'a.b.c', 'PROFILE_TOKEN_MALFORMED'],
    ['plain text', () => 'Mia Okafor', 'PROFILE_INVALID'],
    ['a list', () => '[1]', 'PROFILE_INVALID'],
    ['half of an object', () => '{"firstName":', 'PROFILE_INVALID'],
  ])('is refused with %s', async (_name, token, code) => {
    const answer = await open(token());
    expect(refusal(answer)).toEqual([errorCatalogue[code as keyof typeof errorCatalogue].status, code]);
    expect(answer.cookies.size).toBe(0);
  }); // prettier-ignore

  it('may be at most 4,096 characters long', async () => {
    expect(refusal(await open(aToken({ profile: { firstName: 'x'.repeat(4_000) } })))).toEqual([400, 'VALIDATION_FAILED']);
    expect(refusal(await open('{'.repeat(60_000)))).toEqual([400, 'VALIDATION_FAILED']);
  }); // prettier-ignore

  it('may be a minute off', async () => {
    expect((await open(aToken({ iat: seconds() + 60, exp: seconds() + 360 }))).status).toBe(200);
    expect((await open(aToken({ iat: seconds() - 300, exp: seconds() - 59 }))).status).toBe(200);
  });

  it('works once', async () => {
    const token = aToken();
    expect((await open(token)).status).toBe(200);
    expect(refusal(await open(token))).toEqual([401, 'PROFILE_TOKEN_USED']);
    expect(refusal(await open(aToken({ jti: JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti, sub: 'else' })))).toEqual([401, 'PROFILE_TOKEN_USED']);
  }); // prettier-ignore

  it('works once even for a hundred at the same moment', async () => {
    const token = aToken({ sub: 'race' });
    const answers = await Promise.all(Array.from({ length: 100 }, () => open(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ json }) => json.code))).toEqual(
      new Set(['PROFILE_TOKEN_USED']),
    );
    const [{ count } = { count: 0 }] = await server.sql<{ count: number }>(
      `select count(*)::int as count from sessions s join users u using (agency_id, user_id) where u.partner_subject = 'race'`,
    );
    expect(count).toBe(1);
  });

  it('is not used up by a page that it is not for', async () => {
    const token = aToken();
    expect((await open(token, 'harbour', 'http://127.0.0.1:4100')).json.code).toBe(
      'PROFILE_TOKEN_WRONG_ORIGIN',
    );
    expect((await open(token)).status).toBe(200);
  });

  it('is forgotten when nobody could use it any more', async () => {
    await open(aToken({ jti: 'old-token-1' }));
    server.clock.advance(10 * 60_000);
    await open(aToken());
    expect(await server.sql(`select 1 from profile_token_uses where jti = 'old-token-1'`)).toEqual([]);
  });
});

describe('who may call', () => {
  const calls: [string, unknown][] = [
    ['session', { origin: page }],
    ['login', { email: 'traveller@harbour.example', password: 'x' }],
    ['refresh', undefined],
    ['logout', undefined],
    ['exchange', { code: 'x' }],
  ];
  it.each(calls)('%s is for the agency’s own pages, with a key', async (path, body) => {
    const at = (headers: Record<string, string>, site: Site = 'harbour') =>
      server.call(`/api/embed/${path}`, { method: 'POST', site, headers, ...(body ? { body } : {}) });
    const key = { 'x-agency-key': 'pk_demo_harbour' };
    const own = { origin: 'http://harbour.localhost:4000' };
    expect(refusal(await at({ ...key, origin: page }))).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect(refusal(await at(key))).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect(refusal(await at({ ...key, origin: 'null' }))).toEqual([403, 'ORIGIN_MISSING']);
    expect(refusal(await at({ ...key, origin: 'http://nordlys.localhost:4000' }))[1]).toBe(
      'ORIGIN_NOT_ALLOWED',
    );
    // The cookie would be set on another agency's host.
    expect(refusal(await at({ ...key, ...own }, 'nordlys'))).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    expect(refusal(await at(own))).toEqual([400, 'KEY_REQUIRED']);
  });

  it('says no for a page that the key is not for', async () => {
    for (const origin of ['https://thief.example', 'null', 'javascript:alert(1)', 'http://localhost:4100.evil.example'])
      expect(refusal(await open(undefined, 'harbour', origin)), origin).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
  }); // prettier-ignore
});

describe('a session in the frame', () => {
  const cookieOf = (answer: TestAnswer) =>
    (answer.cookies.get('__Host-refresh-embed') ?? '').split(';')[0] ?? '';
  const refresh = (cookie: string, site: Site = 'harbour', headers: Record<string, string> = {}) =>
    frame('refresh', undefined, { site, headers: { cookie, ...headers } });
  const logIn = (user = 'traveller') =>
    frame('login', { email: `${user}@harbour.example`, password: 'Portolan-demo-1' });

  it('begins by logging in, sets no cookie of the site, and rotates', async () => {
    const login = await logIn();
    expect(operations.embedLogin.response.parse(login.json)).toEqual(login.json);
    expect([...login.cookies.keys()]).toEqual(['__Host-refresh-embed']);
    const next = await refresh(cookieOf(login));
    expect(next.status).toBe(200);
    expect(cookieOf(next)).not.toBe(cookieOf(login));
    server.clock.advance(11_000);
    expect(refusal(await refresh(cookieOf(login)))).toEqual([401, 'SESSION_EXPIRED']);
    expect(refusal(await refresh(cookieOf(next)))).toEqual([401, 'SESSION_EXPIRED']);
  });

  it('is no session of the site, nor the other way round, nor of another partner’s page', async () => {
    const embedded = cookieOf(await logIn()).replace('__Host-refresh-embed', 'refresh');
    const onSite = await server.call('/api/auth/refresh', {
      method: 'POST',
      headers: { origin: 'http://harbour.localhost:4000', cookie: embedded },
    });
    expect(onSite.json.code).toBe('SESSION_EXPIRED');
    const site = await server.call('/api/auth/login', {
      body: { email: 'traveller@harbour.example', password: 'Portolan-demo-1' },
    });
    const cookie =
      (site.cookies.get('refresh') ?? '').split(';')[0]?.replace('refresh=', '__Host-refresh-embed=') ?? '';
    expect((await refresh(cookie)).json.code).toBe('SESSION_EXPIRED');
    await server.sql(`insert into partners values ('ag_harbour', 'pt_second', 'Second')`);
    await server.sql(
      `insert into agency_keys (agency_id, key, partner_id, origins) values ('ag_harbour', 'pk_second', 'pt_second', '{https://second.example}')`,
    );
    const mine = cookieOf(await logIn());
    expect((await refresh(mine, 'harbour', { 'x-agency-key': 'pk_second' })).json.code).toBe(
      'SESSION_EXPIRED',
    );
    // Asking with the wrong key ended nothing.
    expect((await refresh(mine)).status).toBe(200);
  });

  it('ends by logging out, everywhere at once', async () => {
    const login = await logIn();
    const token = login.json.data.accessToken as string;
    const out = await frame('logout', undefined, { token, headers: { cookie: cookieOf(login) } });
    expect(out.status).toBe(204);
    expect(out.cookies.get('__Host-refresh-embed')).toMatch(
      /^__Host-refresh-embed=; Max-Age=0; .*Partitioned$/,
    );
    expect((await refresh(cookieOf(login))).status).toBe(401);
    expect((await server.call('/api/user/profile', { token })).status).toBe(401);
  });

  it('counts guesses together with those on the site', async () => {
    for (let i = 0; i < 4; i++) {
      await frame('login', { email: 'sales@harbour.example', password: 'wrong' });
      await server.call('/api/auth/login', { body: { email: 'sales@harbour.example', password: 'wrong' } });
    }
    const answer = await logIn('sales');
    expect(refusal(answer)).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is carried in by a code that works once, for 60 seconds, with its key', async () => {
    const token = await server.logIn('traveller');
    const issue = async () => {
      const answer = await frame('code', undefined, { token });
      expect(operations.embedCode.response.parse(answer.json)).toEqual(answer.json);
      return answer.json.data.code as string;
    };
    const code = await issue();
    const answers = await Promise.all(Array.from({ length: 10 }, () => frame('exchange', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
    const opened = answers.find(({ status }) => status === 200) as TestAnswer;
    expect(opened.json.data.user.id).toBe('us_traveller');
    expect((await refresh(cookieOf(opened))).status).toBe(200);

    const late = await issue();
    server.clock.advance(60_000);
    expect(refusal(await frame('exchange', { code: late }))).toEqual([401, 'CODE_INVALID']);
    const elsewhere = await issue();
    expect((await frame('exchange', { code: elsewhere }, { headers: { 'x-agency-key': 'pk_second' } })).json.code).toBe('CODE_INVALID');
    expect((await frame('exchange', { code: elsewhere }, { site: 'nordlys' })).json.code).toBe('CODE_INVALID');
    expect((await frame('exchange', { code: elsewhere })).status).toBe(200);
    const stored = await server.sql<{ all: string }>(`select string_agg(c::text, '') as all from embed_codes c`);
    expect(stored[0]?.all).not.toContain(elsewhere);
    expect((await frame('code')).json.code).toBe('UNAUTHENTICATED');
  }); // prettier-ignore
});

describe('a browse token', () => {
  const browse = async (token: string, site: Site = 'harbour', origin = page) =>
    frame('browse-token', { origin }, { site, token });
  const from = (
    origin: string | null,
    token: string,
    path: string,
    body?: unknown,
    key = 'pk_demo_harbour',
  ) =>
    server.call(path, {
      token,
      headers: { 'x-agency-key': key, ...(origin === null ? {} : { origin }) },
      ...(body === undefined ? {} : { body }),
    });
  const search = '/api/sandbox/deals/hotel-search';

  it('lives five minutes at most and says nothing to the page that holds it', async () => {
    const answer = await browse(await server.logIn('traveller'));
    expect(operations.embedBrowseToken.response.parse(answer.json)).toEqual(answer.json);
    const { browseToken, expiresAt } = answer.json.data;
    expect(Date.parse(expiresAt) - server.clock.now()).toBe(5 * 60_000);
    expect(Buffer.from(browseToken.slice(3), 'base64url').toString('latin1')).not.toContain('us_');
    expect((await from(page, browseToken, search, deals)).status).toBe(200);
    server.clock.advance(5 * 60_000);
    expect(refusal(await from(page, browseToken, search, deals))).toEqual([401, 'BROWSE_TOKEN_EXPIRED']);
  });

  it('shows members’ prices on a page of an agency that hides them from visitors', async () => {
    const known = (await open(aToken({}, { site: 'nordlys' }), 'nordlys')).json.data.session.accessToken;
    const token = (await browse(known, 'nordlys')).json.data.browseToken;
    const rates = (answer: TestAnswer) =>
      (answer.json.data as { rate?: { totalRate?: number } }[]).map((deal) => JSON.stringify(deal).includes('totalRate'));
    const visitor = await from(page, '', search, deals, 'pk_demo_nordlys');
    const member = await from(page, token, search, deals, 'pk_demo_nordlys');
    expect(rates(visitor).length).toBeGreaterThan(0);
    expect(rates(visitor)).not.toContain(true);
    expect(rates(member)).not.toContain(false);
  }); // prettier-ignore

  it('opens the listed calls and no other', async () => {
    const { browseToken } = (await browse(await server.logIn('traveller'))).json.data;
    const open = new Set<string>(browseOperations);
    const blind = new Set<string>();
    for (const { id, method, path } of listOperations()) {
      const address = path.replaceAll(/\{\w+\}/g, 'x');
      const answer = await server.call(address, {
        method: method as 'GET' | 'POST',
        token: browseToken,
        headers: { 'x-agency-key': 'pk_demo_harbour', origin: page },
        ...(method === 'POST' ? { body: {} } : {}),
      });
      const code = answer.text.startsWith('{') ? answer.json.code : undefined;
      if (open.has(id)) expect(code, id).not.toBe('BROWSE_TOKEN_NOT_HERE');
      else if (code !== 'BROWSE_TOKEN_NOT_HERE') blind.add(id);
    }
    // These answer everybody alike and never look at a token; those of the frame refuse a partner's page.
    expect([...blind].sort()).toEqual([
      'checkLink', 'embedExchange', 'embedLogin', 'embedLogout', 'embedRefresh', 'embedSession', 'finishExternal', 'forgotPassword', 'getAboutUs',
      'getAgency', 'getCountryCodes', 'getCruiseLanding', 'getCurrentLocation', 'getDestination', 'getEnabledCountries', 'getEnabledCurrencies', 'getExchangeRates',
      'getFaqs', 'getLanguages', 'getPaymentGateway', 'getSignInProviders', 'getWidgetConfig', 'getWidgetExtras', 'listCruiseLandings', 'listDestinations',
      'listHiddenGems', 'listTopDestinations', 'login', 'logout', 'redeemAcademyToken', 'refresh', 'resetPassword', 'signUp', 'startExternal',
      'verifyEmail',
    ]);
  }); // prettier-ignore

  it('is good on its page with its key, and nowhere else', async () => {
    const { browseToken } = (await browse(await server.logIn('traveller'))).json.data;
    const at = async (origin: string | null, key = 'pk_demo_harbour') => (await from(origin, browseToken, search, deals, key)).json.code;
    expect(await at('http://localhost:4101')).toBe('BROWSE_TOKEN_ELSEWHERE');
    expect(await at('http://harbour.localhost:4000')).toBe('BROWSE_TOKEN_ELSEWHERE');
    expect(await at(null)).toBe('BROWSE_TOKEN_ELSEWHERE');
    expect(await at(page, 'pk_demo_safar')).toBe('SESSION_EXPIRED');
    expect((await server.call(search, { token: browseToken, body: deals })).json.code).toBe('BROWSE_TOKEN_ELSEWHERE');
    expect(await at('null')).toBe('ORIGIN_MISSING');
    for (const forged of ['bt_', 'bt_x', `${browseToken.slice(0, -1)}${browseToken.endsWith('A') ? 'B' : 'A'}`, `bt_${'x'.repeat(3_000)}`])
      expect(refusal(await from(page, forged, search, deals))).toEqual([401, 'SESSION_EXPIRED']);
  }); // prettier-ignore

  it('ends with its session', async () => {
    const login = await frame('login', { email: 'traveller@harbour.example', password: 'Portolan-demo-1' });
    const token = login.json.data.accessToken as string;
    const { browseToken } = (await browse(token)).json.data;
    await frame('logout', undefined, { token });
    expect(refusal(await from(page, browseToken, search, deals))).toEqual([401, 'SESSION_EXPIRED']);
  });

  it('makes nobody staff: an agent who shops on a partner’s page sees what a customer sees', async () => {
    for (const name of ['agent', 'restricted', 'owner'] as const) {
      const staff = await server.logIn(name);
      const { browseToken } = (await browse(staff)).json.data;
      const customer = (await browse(await server.logIn('traveller'))).json.data.browseToken;
      const seen = await from(page, browseToken, search, deals);
      expect(seen.status).toBe(200);
      expect(seen.json, name).toEqual((await from(page, customer, search, deals)).json);
      expect(seen.text).not.toContain('baseRate');
      // The full token does not come in by that door at all.
      expect(refusal(await from(page, staff, search, deals)), name).toEqual([403, 'ACCESS_TOKEN_NOT_HERE']);
    }
  });

  it('is asked for by the frame, for a page that the key lists, by somebody who is logged in', async () => {
    expect(refusal(await frame('browse-token', { origin: page }))).toEqual([401, 'UNAUTHENTICATED']);
    const token = await server.logIn('traveller');
    expect(refusal(await browse(token, 'harbour', 'https://thief.example'))).toEqual([
      403,
      'ORIGIN_NOT_ALLOWED',
    ]);
    const { browseToken } = (await browse(token)).json.data;
    expect((await browse(browseToken)).status).toBe(403);
  });

  it('makes a quote that its user finds in the frame, and others do not', async () => {
    const token = await server.logIn('traveller');
    const { browseToken } = (await browse(token)).json.data;
    const stay = { checkIn: '2026-12-04', checkOut: '2026-12-06', occupancy: [{ adults: 2, childAges: [] }], currency: 'USD' };
    const found = await from(page, browseToken, '/api/hotels/details', { propertyId: 'p_m0', ...stay });
    const offerId = /"offerId":"([^"]+)"/.exec(found.text)?.[1];
    const quote = await from(page, browseToken, '/api/quotes', { offerId });
    expect(quote.status, found.text.slice(0, 500)).toBe(200);
    const path = `/api/quotes/${quote.json.data.quoteId}`;
    expect((await server.call(path, { token })).status).toBe(200);
    expect((await server.call(path)).json.code).toBe('QUOTE_NOT_FOUND');
    expect((await from(page, browseToken, path)).json.code).toBe('BROWSE_TOKEN_NOT_HERE');
  }); // prettier-ignore
});

describe('what a partner shares with us', () => {
  it('stands in no table and no log in the clear', async () => {
    await open(aToken());
    const [{ all } = { all: '' }] = await server.sql<{ all: string }>(
      `select string_agg(s::text, '') as all from partner_secrets s`,
    );
    expect(all).toContain('pt_demo_harbour');
    for (const secret of Object.values(demoPartnerSecrets)) expect(all).not.toContain(secret);
  });
  it('cannot be moved to another partner’s row', async () => {
    await server.sql(
      `update partner_secrets set sealed = (select sealed from partner_secrets where agency_id = 'ag_harbour') where agency_id = 'ag_nordlys'`,
    );
    const answer = await open(
      aToken({}, { site: 'nordlys', secret: demoPartnerSecrets['harbour'] ?? '' }),
      'nordlys',
    );
    expect(answer.json.code).toBe('PROFILE_TOKEN_SIGNATURE');
  });
});
