import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from '@portolan/contract';
import { startFakeOpenId, type FakeOpenId } from '../testing/fake-openid.ts';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { createProviderAdmin } from './providers.ts';

let server: TestServer;
let provider: FakeOpenId;
let owner: string;
const path = '/api/agency/sign-in-providers';
const secret = 'a secret of the client';
let count = 0;
/** A new provider's id in each test; the demo's own stay. */
let id: string;

beforeAll(async () => {
  server = await aTestServer();
  provider = await startFakeOpenId({ secret });
  owner = await server.logIn('owner');
});
afterAll(async () => {
  await server?.close();
  await provider?.close();
});
beforeEach(async () => {
  id = `door-${++count}`;
  // Ten are the most of an agency.
  await server.sql(`delete from sign_in_providers where provider_id like 'door-%'`);
});

const input = (changes: object = {}) => ({
  kind: 'social', name: 'Pass', issuer: provider.issuer, clientId: 'travel-site', clientSecret: secret, active: true, position: 3, ...changes,
}); // prettier-ignore
const add = (changes: object = {}, token = owner) =>
  server.call(path, { token, body: { id, ...input(changes) } });
const replace = (changes: object = {}) =>
  server.call(`${path}/${id}`, { method: 'PUT', token: owner, body: input(changes) });
const remove = () => server.call(`${path}/${id}`, { method: 'DELETE', token: owner });
const check = async () => {
  const answer = await server.call(`${path}/${id}/check`, { method: 'POST', token: owner });
  expect(operations.checkSignInProvider.response.parse(answer.json)).toEqual(answer.json);
  return answer.json.data as { problem: string | null; authorizationEndpoint: string | null };
};
const row = async () =>
  (
    await server.sql<{ sealed: string | null }>('select * from sign_in_providers where provider_id = $1', [
      id,
    ])
  )[0];
const audited = () =>
  server.sql<{ action: string; user_id: string; details: Record<string, unknown> }>(
    `select action, user_id, details from audit_entries where agency_id = 'ag_harbour' and subject = $1 order by at, entry_id`,
    [id],
  );
/** From the log-in screen to the session, as a browser goes. */
async function logInThere(): Promise<number> {
  const started = await server.call('/api/auth/external/start', { body: { kind: 'social', provider: id } });
  const back = provider.approve(started.json.data.url as string);
  const cookie = [...started.cookies.values()].map((one) => one.split(';')[0]).join('; ');
  const body = { kind: 'social', ...Object.fromEntries(back.searchParams) };
  return (await server.call('/api/auth/external/finish', { body, headers: { cookie } })).status;
}

describe('an owner’s OpenID providers', () => {
  it('are added, listed, used to log in, changed and taken away', async () => {
    const added = await add();
    expect(added.status).toBe(200);
    expect(operations.addSignInProvider.response.parse(added.json)).toEqual(added.json);
    expect(added.json.data).toMatchObject({
      id, name: 'Pass', hasSecret: true, active: true, redirectUri: 'http://harbour.localhost:4000/social',
    });
    const list = await server.call(path, { token: owner });
    expect(operations.listSignInProviders.response.parse(list.json)).toEqual(list.json);
    expect(list.json.data).toContainEqual(added.json.data);
    expect(await logInThere()).toBe(200);
    // Switched off: no button any more, and no way to begin.
    expect((await replace({ active: false, name: 'Passport', clientSecret: undefined })).json.data).toMatchObject({
      name: 'Passport', active: false, hasSecret: true,
    });
    const open = (await server.call('/api/auth/providers')).json.data as { id: string }[];
    expect(open.map((one) => one.id)).not.toContain(id);
    const start = await server.call('/api/auth/external/start', { body: { kind: 'social', provider: id } });
    expect(start.json.code).toBe('NOT_FOUND');
    await replace({ clientSecret: undefined });
    expect(await logInThere()).toBe(200);
    expect((await remove()).status).toBe(204);
    expect((await remove()).json.code).toBe('NOT_FOUND');
    expect(await server.sql('select 1 from user_identities where provider_id = $1', [id])).toEqual([]);
  }); // prettier-ignore

  it('have secrets that nobody reads again: sealed at rest, in no answer and no audit', async () => {
    const answers = [
      await add(),
      await server.call(path, { token: owner }),
      await replace({ clientSecret: undefined }),
      await server.call(`${path}/${id}/check`, { method: 'POST', token: owner }),
    ];
    for (const { text } of answers) expect(text).not.toContain(secret);
    const kept = await row();
    expect(kept?.sealed).toMatch(/^[\w-]{40,}$/);
    for (const { text } of answers) expect(text).not.toContain(kept!.sealed);
    await replace({ clientSecret: 'another' });
    expect((await row())?.sealed).not.toBe(kept?.sealed);
    expect((await replace({ clientSecret: null })).json.data.hasSecret).toBe(false);
    const told = JSON.stringify(await audited());
    expect(told).not.toContain(secret);
    expect(told).not.toContain(kept!.sealed);
  });

  it('never have the secret of one issuer sent to another, nor people of one taken for those of another', async () => {
    await add();
    expect(await logInThere()).toBe(200);
    expect(await server.sql('select 1 from user_identities where provider_id = $1', [id])).toHaveLength(1);
    const other = 'http://127.0.0.1:9/other';
    const refused = await replace({ issuer: other, clientSecret: undefined });
    expect([refused.json.code, refused.json.fields]).toEqual([
      'VALIDATION_FAILED',
      { clientSecret: 'must be sent with another issuer' },
    ]);
    expect((await replace({ issuer: other, clientSecret: 'its own' })).status).toBe(200);
    expect(await server.sql('select 1 from user_identities where provider_id = $1', [id])).toEqual([]);
  });

  it('are audited: who added, changed and removed what, and whether the secret changed', async () => {
    await add();
    server.clock.advance(1000);
    await replace({ name: 'Passport', clientSecret: undefined });
    server.clock.advance(1000);
    await remove();
    const entries = await audited();
    expect(
      entries.map(({ action, user_id, details }) => [action, user_id, details['secretChanged']]),
    ).toEqual([
      ['sign-in.add', 'us_owner', true],
      ['sign-in.change', 'us_owner', false],
      ['sign-in.remove', 'us_owner', true],
    ]);
    expect(entries[1]!.details).toMatchObject({ from: { name: 'Pass' }, to: { name: 'Passport' } });
  });

  it.each([
    ['an id that is taken', { id: 'wayfarer-2' }, { id: 'is taken' }],
    ['an issuer with a query', { issuer: 'https://login.example.com/?a=1' }, { issuer: 'must have no query and no fragment' }],
    ['an issuer with a password', { issuer: 'https://me:x@login.example.com' }, { issuer: 'must not hold a name or a password' }],
    ['no address at all', { issuer: 'login.example.com' }, { issuer: 'must be an address such as https://login.example.com' }],
    ['another scheme', { issuer: 'ftp://login.example.com' }, { issuer: 'must begin with https://' }],
  ])('refuse %s', async (_, changes, fields) => {
    await server.sql(
      `insert into sign_in_providers (agency_id, provider_id, kind, name, issuer, client_id)
       values ('ag_harbour', 'wayfarer-2', 'social', 'W', 'https://x.example', 'c') on conflict do nothing`,
    );
    const { status, json } = await add(changes);
    expect([status, json.code, json.fields]).toEqual([400, 'VALIDATION_FAILED', fields]);
  }); // prettier-ignore

  it('are ten at most', async () => {
    const token = await server.logIn('owner', 'nordlys');
    const one = (n: number) =>
      server.call(path, { site: 'nordlys', token, body: { id: `many-${n}`, ...input() } });
    for (let n = 0; n < 10; n++) expect((await one(n)).status).toBe(200);
    expect((await one(10)).json.fields).toEqual({ id: 'is one more than the 10 there may be' });
  });

  it('are the owner’s business alone', async () => {
    for (const user of ['admin', 'sales', 'agent', 'restricted', 'traveller'] as const)
      expect((await add({}, await server.logIn(user))).json.code, user).toBe('FORBIDDEN');
    expect((await server.call(path)).json.code).toBe('UNAUTHENTICATED');
    const other = await server.logIn('owner', 'safar');
    await add();
    const elsewhere = { site: 'safar', token: other };
    expect((await server.call(`${path}/${id}`, { ...elsewhere, method: 'PUT', body: input() })).status).toBe(
      404,
    );
    expect((await server.call(`${path}/${id}/check`, { ...elsewhere, method: 'POST' })).status).toBe(404);
    expect((await server.call(path, elsewhere)).text).not.toContain(id);
  });
});

describe('checking a provider', () => {
  let liar: Server;
  let at: string;
  let says: (origin: string) => [status: number, body: string];
  let asked: string[];
  beforeAll(async () => {
    liar = createServer((request, response) => {
      asked.push(request.url ?? '');
      const [status, body] = says(at);
      response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' }).end(body);
    });
    await new Promise<void>((done) => liar.listen(0, '127.0.0.1', done));
    at = `http://127.0.0.1:${(liar.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((done) => void liar.close(() => done())));
  beforeEach(async () => {
    server.clock.advance(16 * 60_000);
    owner = await server.logIn('owner');
    asked = [];
  });
  const metadata = (changes: object = {}) => ({
    issuer: at, authorization_endpoint: `${at}/authorize`, token_endpoint: `${at}/token`, jwks_uri: `${at}/jwks`,
    response_types_supported: ['code'], code_challenge_methods_supported: ['S256'], ...changes,
  }); // prettier-ignore

  it('says that one can be used, and where browsers will be sent', async () => {
    await add();
    expect(await check()).toEqual({ problem: null, authorizationEndpoint: `${provider.issuer}/authorize` });
  });

  it.each<[string, () => [number, string]]>([
    ['not_openid', () => [404, '{}']],
    ['not_openid', () => [200, '<!doctype html>']],
    ['not_openid', () => [302, '']],
    ['not_openid', () => [200, JSON.stringify(metadata({ authorization_endpoint: undefined }))]],
    ['not_openid', () => [200, JSON.stringify(metadata({ authorization_endpoint: 'javascript:alert(1)' }))]],
    ['other_issuer', () => [200, JSON.stringify(metadata({ issuer: 'https://other.example' }))]],
    ['no_code_flow', () => [200, JSON.stringify(metadata({ response_types_supported: ['token'] }))]],
    ['no_pkce', () => [200, JSON.stringify(metadata({ code_challenge_methods_supported: ['plain'] }))]],
  ])('says %s of what cannot be used (%#)', async (problem, answer) => {
    says = answer;
    await add({ issuer: at });
    expect(await check()).toEqual({ problem, authorizationEndpoint: null });
    // Redirects lead nowhere.
    expect(asked).toEqual(['/.well-known/openid-configuration']);
  });

  it('says when nothing answers, and when the secret cannot be read any more', async () => {
    await add({ issuer: 'http://127.0.0.1:9' });
    expect((await check()).problem).toBe('unreachable');
    await replace({ clientSecret: 'its own' });
    await server.sql(`update sign_in_providers set sealed = 'broken' where provider_id = $1`, [id]);
    expect((await check()).problem).toBe('secret_unreadable');
  });

  it('is limited', async () => {
    says = () => [404, '{}'];
    await add({ issuer: at });
    for (let n = 0; n < 30; n++) await check();
    const answer = await server.call(`${path}/${id}/check`, { method: 'POST', token: owner });
    expect([answer.status, answer.json.code]).toEqual([429, 'RATE_LIMITED']);
    expect(asked).toHaveLength(30);
  });
});

describe('outside of the demo', () => {
  const real = () => {
    const context: Context = { ...server.context, config: { ...server.context.config, demo: false } };
    return createProviderAdmin(context);
  };
  const tenant = async () => (await server.context.agencies.byId('ag_harbour'))!;

  it.each(['http://login.example.com', 'https://127.0.0.1:8443', 'https://localhost', 'https://[::1]', 'https://169.254.169.254', 'https://10.0.0.7'])(
    'no provider is at %s',
    async (issuer) => {
      await expect(real().add(await tenant(), 'us_owner', { id, ...input({ issuer }) } as never)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { issuer: expect.stringMatching(/^must /) },
      });
    },
  ); // prettier-ignore

  it('one that got in by another way is not asked, nor led to', async () => {
    await add();
    const before = provider.exchanges.length;
    expect(await real().check(await tenant(), id)).toEqual({
      problem: 'address_refused',
      authorizationEndpoint: null,
    });
    expect(provider.exchanges).toHaveLength(before);
  });
});
