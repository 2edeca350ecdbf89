import { operations } from '@portolan/contract';
import { demoPassword } from '@portolan/server';
import { aTestServer, type TestAnswer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
});
afterAll(() => server?.close());
// Limits are per quarter of an hour: every test begins a fresh one.
beforeEach(() => server.clock.advance(16 * 60_000));

const own = { origin: 'http://harbour.localhost:4000' };
const credentials = { email: 'traveller@harbour.example', password: demoPassword };
const logIn = (body: unknown = credentials, site = 'harbour') =>
  server.call('/api/auth/login', { site, body });

/** The cookie header that a browser would send back. */
function jar(answer: TestAnswer): string {
  return [...answer.cookies.values()].map((cookie) => cookie.split(';')[0]).join('; ');
}
const refresh = (cookie: string, headers: Record<string, string> = own) =>
  server.call('/api/auth/refresh', { method: 'POST', headers: { ...headers, cookie } });

describe('logging in', () => {
  it('answers an access token for 15 minutes and the user’s profile (USER-01, USER-03, USER-04, USER-05, USER-06, USER-07, USER-08, API-50)', async () => {
    const answer = await logIn();
    expect(answer.status).toBe(200);
    expect(operations.login.response.parse(answer.json)).toEqual(answer.json);
    const { accessToken, expiresAt, user } = answer.json.data;
    expect(Date.parse(expiresAt) - server.clock.now()).toBeLessThanOrEqual(15 * 60_000);
    expect(user).toMatchObject({
      userType: 'Customer',
      isTravelAgent: false,
      isRestrictedAgent: false,
      isRewardWalletEnable: true,
      personal_info: { first_name: 'Tara', last_name: 'Veller', email: credentials.email, credits: { amount: 125, currency: 'USD' } },
    });
    expect(user.id).toBe('us_traveller');
    expect(user.personal_info).toHaveProperty('profile_image');
    const profile = await server.call('/api/user/profile', { token: accessToken });
    expect(profile.json.data).toEqual(user);
  }); // prettier-ignore

  it('tells who is an agent, who is restricted, and the type of each user (USER-02, USER-10, USER-11, GEN-12)', async () => {
    for (const [name, userType, isTravelAgent, isRestrictedAgent] of [
      ['traveller', 'Customer', false, false],
      ['agent', 'TravelAgent', true, false],
      ['restricted', 'TravelAgent', true, true],
      ['sales', 'SalesAgent', true, false],
      ['admin', 'Admin', true, false],
      ['owner', 'AgencyOwner', true, false],
    ] as const) {
      const { json } = await server.call('/api/user/profile', { token: await server.logIn(name) });
      expect(json.data, name).toMatchObject({ userType, isTravelAgent, isRestrictedAgent });
    }
  });

  it('answers travel agents their own data, with commission for those alone who see net prices (API-51)', async () => {
    const path = '/api/user/travel-agent';
    await server.sql(
      `insert into ledger_balances (agency_id, account, party, currency, balance, entries)
       select 'ag_harbour', account, 'us_' || name, 'USD', amount, 1
         from unnest(array['agent', 'restricted']) name, (values ('agent_commission', 38000), ('wallet', 1200)) as a (account, amount)
       on conflict (agency_id, account, party, currency) do update set balance = excluded.balance`,
    );
    const money = (amount: number) => [{ amount, currency: 'USD' }];
    const agent = await server.call(path, { token: await server.logIn('agent') });
    expect(agent.status).toBe(200);
    expect(operations.getTravelAgent.response.parse(agent.json)).toEqual(agent.json);
    expect(agent.json.data).toMatchObject({
      id: 'us_agent', userType: 'TravelAgent', isRestrictedAgent: false, agency: { id: 'ag_harbour', agencyName: 'Harbour & Pine Travel' },
      wallet: money(1_200), commission: money(38_000),
    });
    const restricted = (await server.call(path, { token: await server.logIn('restricted') })).json.data;
    expect(restricted).toMatchObject({ id: 'us_restricted', isRestrictedAgent: true, wallet: money(1_200) });
    expect(restricted).not.toHaveProperty('commission');
    for (const [name, userType] of [['sales', 'SalesAgent'], ['admin', 'Admin'], ['owner', 'AgencyOwner']] as const)
      expect((await server.call(path, { token: await server.logIn(name) })).json.data, name).toMatchObject({ userType, commission: [] });
    const customer = await server.call(path, { token: await server.logIn('traveller') });
    expect([customer.status, customer.json.code]).toEqual([403, 'FORBIDDEN']);
    expect((await server.call(path)).json.code).toBe('UNAUTHENTICATED');
  }); // prettier-ignore

  it('takes the address whatever its case and the password to the letter', async () => {
    expect((await logIn({ ...credentials, email: ' Traveller@HARBOUR.example ' })).status).toBe(200);
    expect((await logIn({ ...credentials, password: demoPassword.toLowerCase() })).status).toBe(401);
  });

  it('answers the same for an unknown address, a wrong password and another agency’s user', async () => {
    const answers = [
      await logIn({ email: 'nobody@harbour.example', password: 'x' }),
      await logIn({ ...credentials, password: 'wrong' }),
      await logIn(credentials, 'safar'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect({ ...answer.json, requestId: '' }).toEqual({
        error: 'The e-mail address or the password is not right.',
        code: 'INVALID_CREDENTIALS',
        requestId: '',
      });
      expect(answer.cookies.size).toBe(0);
    }
  });

  it('checks a password even when nobody has the address, so that time tells nothing', async () => {
    const time = async (email: string) => {
      let least = Infinity;
      // Processor time, and the least of a few: how busy the machine is makes no difference, and other work only adds.
      for (let i = 0; i < 4; i++) {
        const before = process.cpuUsage();
        await logIn({ email, password: 'x' });
        const { user, system } = process.cpuUsage(before);
        least = Math.min(least, (user + system) / 1000);
      }
      return least;
    };
    await logIn({ email: 'warm@harbour.example', password: 'x' });
    const unknown = await time('nobody2@harbour.example');
    const wrong = await time('agent@harbour.example');
    // argon2id takes tens of milliseconds; a path without it takes one.
    expect(unknown).toBeGreaterThan(wrong / 4);
  });

  it('slows guessing down, for the account alone', async () => {
    for (let i = 0; i < 8; i++) await logIn({ ...credentials, password: 'wrong' });
    const answer = await logIn();
    expect([answer.status, answer.json.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn({ email: 'agent@harbour.example', password: demoPassword })).status).toBe(200);
    server.clock.advance(15 * 60_000 + 1_000);
    expect((await logIn()).status).toBe(200);
  });

  it('is for the agency’s own pages, never for a partner’s', async () => {
    const fromPartner = await server.call('/api/auth/login', {
      body: credentials,
      headers: { origin: 'http://localhost:4100', 'x-agency-key': 'pk_demo_harbour' },
    });
    expect([fromPartner.status, fromPartner.json.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
    const elsewhere = await server.call('/api/auth/login', {
      body: credentials,
      headers: { origin: 'https://evil.example' },
    });
    expect(elsewhere.status).toBe(403);
    expect((await server.call('/api/auth/login', { body: credentials, headers: own })).status).toBe(200);
  });

  it('sends customers of a single-sign-on agency to that agency’s own door (AUTH-29)', async () => {
    const answer = await logIn({ email: 'traveller@atelier.example', password: demoPassword }, 'atelier');
    expect([answer.status, answer.json.code]).toEqual([403, 'FORBIDDEN']);
    expect((await logIn({ email: 'owner@atelier.example', password: demoPassword }, 'atelier')).status).toBe(
      200,
    );
  });

  it.each([{}, { email: credentials.email }, { ...credentials, remember: true }, { email: 7, password: true }, { email: '', password: '' }])(
    'names what is wrong with %j',
    async (body) => {
      const answer = await logIn(body);
      expect([answer.status, answer.json.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(Object.keys(answer.json.fields).length).toBeGreaterThan(0);
    },
  ); // prettier-ignore
});

describe('an access token', () => {
  it('ends after 15 minutes', async () => {
    const token = await server.logIn('traveller');
    server.clock.advance(15 * 60_000 + 1_000);
    const answer = await server.call('/api/user/profile', { token });
    expect([answer.status, answer.json.code]).toEqual([401, 'SESSION_EXPIRED']);
  });
  it('is worth nothing at another agency, changed, or unsigned', async () => {
    const token = await server.logIn('traveller');
    expect((await server.call('/api/user/profile', { token, site: 'safar' })).json.code).toBe(
      'SESSION_EXPIRED',
    );
    const [head, body, signature] = token.split('.');
    const forged = [
      `${token.slice(0, -2)}xx`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
      `${head}.${Buffer.from('{"sub":"us_owner"}').toString('base64url')}.${signature}`,
      'x',
      'a.b.c',
      'x'.repeat(5_000),
    ];
    for (const wrong of forged)
      expect((await server.call('/api/user/profile', { token: wrong })).status, wrong.slice(0, 30)).toBe(401);
  });
  it('stands in nobody’s way where everybody gets the same answer', async () => {
    expect((await server.call('/api/agency', { token: 'expired' })).status).toBe(200);
    expect((await server.call('/api/code', { token: 'expired' })).status).toBe(200);
  });
  it('carries a change of rights at once, because they are read from the session', async () => {
    const token = await server.logIn('admin');
    expect((await server.call('/api/agency/navigations', { token })).status).toBe(200);
    await server.sql(
      `update users set active = false where agency_id = 'ag_harbour' and user_id = 'us_admin'`,
    );
    const [session] = await server.sql<{ session_id: string }>(
      `select session_id from sessions where user_id = 'us_admin' order by created_at desc limit 1`,
    );
    await server.context.bus.publish('session', session?.session_id ?? '');
    expect((await server.call('/api/agency/navigations', { token })).status).toBe(401);
    await server.sql(
      `update users set active = true where agency_id = 'ag_harbour' and user_id = 'us_admin'`,
    );
  });
});

describe('a refresh token', () => {
  it('is a cookie that scripts cannot read, stored only as a hash', async () => {
    const answer = await logIn();
    const cookie = answer.cookies.get('refresh') ?? '';
    expect(cookie).toMatch(
      /^refresh=se_[a-z0-9]+\.[\w-]{43}; Max-Age=2592000; HttpOnly; Path=\/; SameSite=Lax$/,
    );
    expect(answer.text).not.toContain(cookie.split(/[=;]/)[1]);
    const rows = await server.sql<{ all: string }>(`select string_agg(s::text, '') as all from sessions s`);
    expect(rows[0]?.all).not.toContain(cookie.split('.')[1]?.split(';')[0]);
  });
  it('gives a new access token and a new cookie, and is then used up', async () => {
    const first = await logIn();
    const second = await refresh(jar(first));
    expect(second.status).toBe(200);
    expect(operations.refresh.response.parse(second.json)).toEqual(second.json);
    expect(second.cookies.get('refresh')).not.toBe(first.cookies.get('refresh'));
    expect((await server.call('/api/user/profile', { token: second.json.data.accessToken })).status).toBe(
      200,
    );
  });
  it('that was used before ends the whole session: somebody has a copy', async () => {
    const first = await logIn();
    const second = await refresh(jar(first));
    server.clock.advance(11_000);
    const replayed = await refresh(jar(first));
    expect([replayed.status, replayed.json.code]).toEqual([401, 'SESSION_EXPIRED']);
    expect((await refresh(jar(second))).status).toBe(401);
    expect((await server.call('/api/user/profile', { token: second.json.data.accessToken })).status).toBe(
      401,
    );
  });
  it('serves two tabs that refresh at the same moment', async () => {
    const first = await logIn();
    const both = await Promise.all([refresh(jar(first)), refresh(jar(first))]);
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    // One of them got the next cookie, which works.
    const next = both.filter((answer) => answer.cookies.has('refresh'));
    expect(next).toHaveLength(1);
    expect((await refresh(jar(next[0] as TestAnswer))).status).toBe(200);
  });
  it('works from the agency’s own pages only', async () => {
    const cookie = jar(await logIn());
    expect((await refresh(cookie, {})).json.code).toBe('ORIGIN_NOT_ALLOWED');
    expect((await refresh(cookie, { origin: 'https://evil.example' })).json.code).toBe('ORIGIN_NOT_ALLOWED');
    expect((await refresh(cookie, { origin: 'null' })).json.code).toBe('ORIGIN_NOT_ALLOWED');
    expect((await refresh(cookie)).status).toBe(200);
  });
  it('ends after thirty days', async () => {
    const cookie = jar(await logIn());
    server.clock.advance(30 * 24 * 3_600_000);
    expect((await refresh(cookie)).json.code).toBe('SESSION_EXPIRED');
  });
  it.each(['', 'refresh=', 'refresh=x.y', 'refresh=se_00000000000000000000000000.AAAA', 'refresh=%E0%A4%A'])(
    'is refused quietly as %j',
    async (cookie) => expect((await refresh(cookie)).json.code).toBe('SESSION_EXPIRED'),
  );
});

describe('logging out', () => {
  it('ends the session at once and clears the cookies of the specification (AUTH-17, AUTH-18, AUTH-19, AUTH-20)', async () => {
    const login = await logIn();
    const token = login.json.data.accessToken as string;
    const answer = await server.call('/api/auth/logout', {
      method: 'POST',
      token,
      headers: { ...own, cookie: jar(login) },
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
    for (const name of ['access_token', 'auth', 'hideHeader', 'hideFooter', 'refresh'])
      expect(answer.cookies.get(name), name).toMatch(/^\w+=; Max-Age=0/);
    expect((await server.call('/api/user/profile', { token })).status).toBe(401);
    expect((await refresh(jar(login))).status).toBe(401);
  });
  it('works for who is logged out already', async () => {
    expect((await server.call('/api/auth/logout', { method: 'POST' })).status).toBe(204);
    expect((await server.call('/api/auth/logout', { method: 'POST', token: 'old' })).status).toBe(204);
  });
});

describe('the user’s language', () => {
  it('is kept by a call that answers nothing (API-07, API-48)', async () => {
    const token = await server.logIn('traveller');
    const answer = await server.call('/api/user/changeLanguage/pt', { token });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(
      await server.sql(
        `select language from users where agency_id = 'ag_harbour' and user_id = 'us_traveller'`,
      ),
    ).toEqual([{ language: 'pt' }]);
  });
  it('is one of the nine', async () => {
    const token = await server.logIn('traveller');
    const answer = await server.call('/api/user/changeLanguage/xx', { token });
    expect([answer.status, answer.json.fields]).toEqual([
      400,
      { language: 'is not one of the supported languages' },
    ]);
    expect((await server.call('/api/user/changeLanguage/pt')).json.code).toBe('UNAUTHENTICATED');
  });
});
