import { operations } from '@portolan/contract';
import { startFakeOpenId, type FakeOpenId } from '../testing/fake-openid.ts';
import { aTestServer, type TestAnswer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from '../platform/seal.ts';
import { providerSecretBound } from './openid-client.ts';

let server: TestServer;
let provider: FakeOpenId;
beforeAll(async () => {
  server = await aTestServer();
  provider = await startFakeOpenId({ secret: 'client secret' });
  for (const [site, kind] of [['harbour', 'social'], ['atelier', 'sso'], ['safar', 'social']] as const) {
    const row = { agency_id: `ag_${site}`, provider_id: 'pass' };
    const sealed = createSeal(server.context.config.keys.accounts).close('client secret', providerSecretBound(row));
    await server.sql(
      `insert into sign_in_providers (agency_id, provider_id, kind, name, issuer, client_id, sealed) values ($1, 'pass', $2, 'Pass', $3, 'travel-site', $4)`,
      [row.agency_id, kind, provider.issuer, sealed],
    );
  } // prettier-ignore
});
afterAll(async () => {
  await server?.close();
  await provider?.close();
});
let count = 0;
beforeEach(() => {
  server.clock.advance(16 * 60_000);
  provider.twist = {};
  const n = ++count;
  provider.person = { sub: `p-${n}`, email: `pia-${n}@people.example`, email_verified: true, given_name: 'Pia', family_name: 'Wolf' };
}); // prettier-ignore

const start = (body: object = {}, site = 'harbour') =>
  server.call('/api/auth/external/start', {
    site,
    body: { kind: site === 'atelier' ? 'sso' : 'social', ...body },
  });
const finish = (body: object, cookie = '', site = 'harbour') =>
  server.call('/api/auth/external/finish', {
    site,
    body: { kind: site === 'atelier' ? 'sso' : 'social', ...body },
    headers: cookie ? { cookie } : {},
  });
const cookieOf = (answer: TestAnswer) =>
  [...answer.cookies.values()].map((cookie) => cookie.split(';')[0]).join('; ');
/** Goes to the provider and presses its button: what the browser is sent back with, and the cookie it has. */
async function toProvider(body: object = {}, site = 'harbour') {
  const started = await start(body, site);
  const back = provider.approve(started.json.data.url as string);
  return { back, cookie: cookieOf(started), returned: Object.fromEntries(back.searchParams), started };
}
async function through(body: object = {}, site = 'harbour') {
  const { returned, cookie } = await toProvider(body, site);
  return finish(returned, cookie, site);
}

describe('another door', () => {
  it('leads to the provider with PKCE, state and nonce, and back to the landing', async () => {
    const { started, back } = await toProvider();
    expect(operations.startExternal.response.parse(started.json)).toEqual(started.json);
    const asked = new URL(started.json.data.url as string).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(asked.get(name)!.length, name).toBeGreaterThan(40);
    expect(back.origin + back.pathname).toBe('http://harbour.localhost:4000/social');
    const [cookie] = [...started.cookies.values()];
    expect(cookie).toMatch(/^sign-in-[\w-]{12}=[\w-]{43}; Max-Age=600; HttpOnly; Path=\/; SameSite=Lax$/);
    expect(started.text).not.toContain(cookie!.split(/[=;]/)[1]);
    const rows = await server.sql<{ all: string }>(
      `select string_agg(f::text, '') as all from sign_in_flows f`,
    );
    expect(rows[0]!.all).not.toContain(asked.get('state'));
  });

  it('logs in whom the provider proves: a new customer, the same one the next time, with the way back', async () => {
    const first = await through({ redirect: '/mytrip/mytrips' });
    expect(first.status).toBe(200);
    expect(operations.finishExternal.response.parse(first.json)).toEqual(first.json);
    expect([...first.cookies.keys()]).toEqual(expect.arrayContaining(['access_token', 'auth', 'refresh']));
    const { session, redirect } = first.json.data;
    expect(redirect).toBe('/mytrip/mytrips');
    expect(session.user).toMatchObject({
      userType: 'Customer',
      personal_info: { first_name: 'Pia', last_name: 'Wolf' },
    });
    // An address may change hands at the provider; the person does not.
    provider.person['email'] = 'other@people.example';
    expect((await through()).json.data.session.user.id).toBe(session.user.id);
    expect((await through({}, 'safar')).json.data.session.user.id).not.toBe(session.user.id);
  });

  it('knows the customer who has the proven address already, and no member of staff', async () => {
    provider.person['email'] = 'Traveller@harbour.example';
    expect((await through()).json.data.session.user.id).toBe('us_traveller');
    provider.person = { ...provider.person, sub: 'p-staff', email: 'owner@harbour.example' };
    const staff = await through();
    expect([staff.status, staff.json.code, staff.cookies.has('refresh')]).toEqual([403, 'FORBIDDEN', false]);
  });

  it('takes no address that the provider has not proven', async () => {
    provider.person = { sub: 'p-thief', email: 'traveller@harbour.example', email_verified: false };
    expect((await through()).json.code).toBe('EMAIL_NOT_PROVEN');
    provider.person = { sub: 'p-thief', email: 'traveller@harbour.example', email_verified: 'true' };
    expect((await through()).json.code).toBe('EMAIL_NOT_PROVEN');
    provider.person = { sub: 'p-thief' };
    expect((await through()).json.code).toBe('EMAIL_NOT_PROVEN');
  });

  it.each([
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'another-client' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another nonce', { claims: { nonce: 'x'.repeat(43) } }],
    ['a token that is over', { claims: { exp: 1_600_000_000, iat: 1_500_000_000 } }],
    ['no subject', { claims: { sub: undefined } }],
    ['a signature of somebody else', { foreignKey: true }],
    ['an answer in another issuer’s name', { answerIssuer: 'https://evil.example' }],
  ])('refuses %s', async (_what, twist) => {
    provider.twist = twist;
    const answer = await through();
    expect([answer.status, answer.json.code]).toEqual([401, 'SIGN_IN_FAILED']);
    expect(answer.cookies.has('refresh')).toBe(false);
  });

  it('takes each answer once, whoever repeats it', async () => {
    const { returned, cookie } = await toProvider();
    const both = await Promise.all([finish(returned, cookie), finish(returned, cookie)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await finish(returned, cookie)).json.code).toBe('SIGN_IN_FAILED');
  });

  it('takes an answer in the browser alone that asked, at the agency that asked, by the door that asked', async () => {
    const victim = await toProvider();
    const attacker = await toProvider();
    expect((await finish(attacker.returned, victim.cookie)).json.code).toBe('SIGN_IN_FAILED');
    expect((await finish((await toProvider()).returned)).json.code).toBe('SIGN_IN_FAILED');
    const third = await toProvider();
    expect((await finish(third.returned, third.cookie, 'safar')).json.code).toBe('SIGN_IN_FAILED');
    const fourth = await toProvider();
    expect((await finish({ ...fourth.returned, kind: 'sso' }, fourth.cookie)).json.code).toBe(
      'SIGN_IN_FAILED',
    );
    // A code of one log-in in the answer of another: the provider's PKCE holds them apart.
    const [mine, theirs] = [await toProvider(), await toProvider()];
    const mixed = await finish({ ...mine.returned, code: theirs.returned['code'] }, mine.cookie);
    expect(mixed.json.code).toBe('SIGN_IN_FAILED');
    expect(provider.exchanges.at(-1)).toBe('invalid_grant');
    // And where a provider does not look, the nonce does.
    provider.twist = { anyVerifier: true };
    const [one, two] = [await toProvider(), await toProvider()];
    expect((await finish({ ...one.returned, code: two.returned['code'] }, one.cookie)).json.code).toBe(
      'SIGN_IN_FAILED',
    );
  });

  it('is over after ten minutes, and when the person says no there', async () => {
    const late = await toProvider();
    server.clock.advance(10 * 60_000);
    expect((await finish(late.returned, late.cookie)).json.code).toBe('SIGN_IN_FAILED');
    const { returned, cookie } = await toProvider();
    const no = { state: returned['state'], error: 'access_denied', iss: provider.issuer };
    expect((await finish(no, cookie)).json.code).toBe('SIGN_IN_FAILED');
    expect((await finish(returned, cookie)).json.code).toBe('SIGN_IN_FAILED');
  });

  it('leads back to this site or a listed origin, whatever was asked (AUTH-33)', async () => {
    for (const redirect of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ])
      expect((await through({ redirect })).json.data.redirect, redirect).toBeNull();
  });

  it('is there for agencies that have one, and where the agency’s rules let it be (AUTH-29)', async () => {
    const list = async (site: string) => (await server.call('/api/auth/providers', { site })).json.data;
    expect(await list('harbour')).toEqual([{ id: 'pass', kind: 'social', name: 'Pass' }]);
    expect(await list('atelier')).toEqual([{ id: 'pass', kind: 'sso', name: 'Pass' }]);
    expect(await list('nordlys')).toEqual([]);
    expect((await start({}, 'nordlys')).json.code).toBe('NOT_FOUND');
    expect((await start({ kind: 'sso' })).json.code).toBe('NOT_FOUND');
    expect((await start({ provider: 'other' })).json.code).toBe('NOT_FOUND');
    await server.sql(`insert into sign_in_providers (agency_id, provider_id, kind, name, issuer, client_id) values ('ag_atelier', 'social', 'social', 'S', $1, 'x')`, [provider.issuer]);
    expect((await list('atelier')).map(({ id }: { id: string }) => id)).toEqual(['pass']);
    const member = await through({}, 'atelier');
    expect(member.status).toBe(200);
  }); // prettier-ignore

  it('says so when the provider cannot be reached', async () => {
    await server.sql(`insert into sign_in_providers (agency_id, provider_id, kind, name, issuer, client_id) values ('ag_harbour', 'gone', 'social', 'Gone', 'http://127.0.0.1:9', 'x')`);
    const answer = await start({ provider: 'gone' });
    expect([answer.status, answer.json.code]).toEqual([503, 'SIGN_IN_UNAVAILABLE']);
  }); // prettier-ignore

  it('is for the agency’s own pages, never for a partner’s', async () => {
    for (const path of ['start', 'finish'])
      expect(
        (await server.call(`/api/auth/external/${path}`, {
          body: { kind: 'social', ...(path === 'finish' && { state: 'x' }) },
          headers: { origin: 'http://localhost:4100', 'x-agency-key': 'pk_demo_harbour' },
        })).json.code,
      ).toBe('ORIGIN_NOT_ALLOWED'); // prettier-ignore
  });
});
