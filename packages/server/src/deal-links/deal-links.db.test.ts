import type { DealLinkSummary } from '@portolan/contract';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let agent: string;
beforeAll(async () => {
  server = await aTestServer();
  agent = await server.logIn('agent');
});
afterAll(() => server?.close());

async function make(changes: object = {}): Promise<DealLinkSummary> {
  const body = { title: 'Lisbon in May', target: '/booknow/hotels?destination=Lisbon', ...changes };
  const answer = await server.call('/api/deal-links', { token: agent, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data as DealLinkSummary;
}
/** Where an address leads; the counting address of each call is its own. */
let caller = 0;
async function follow(
  path: string,
  { site = 'harbour', headers = {}, method = 'GET' as 'GET' | 'HEAD' } = {},
) {
  const from = { 'x-forwarded-for': `10.0.0.${++caller}` };
  const answer = await server.call(path, { site, method, headers: { ...from, ...headers } });
  return [answer.status, answer.headers['location']];
}
const visitsOf = async (id: string) => {
  const { json } = await server.call('/api/deal-links', { token: agent });
  return (json.data as DealLinkSummary[]).find((link) => link.dealLinkId === id)?.visits;
};

describe('a deal link', () => {
  it('is made, listed, and shown to who follows it', async () => {
    const made = await make({ message: 'Three nights by the river' });
    expect(made).toMatchObject({ title: 'Lisbon in May', agentName: 'Avery', landing: true, visits: 0, endedAt: null });
    expect(made.path).toMatch(/^\/url\/[a-z0-9]{12}$/);
    expect((await server.call('/api/deal-links', { token: agent })).json.data[0]).toEqual(made);
    const shown = await server.call(`/api/deal-links/${made.dealLinkId}`);
    expect(shown.json.data).toEqual({
      dealLinkId: made.dealLinkId, title: 'Lisbon in May', message: 'Three nights by the river', agentName: 'Avery',
      target: `/booknow/hotels?destination=Lisbon&dealLinkId=${made.dealLinkId}`, expiresAt: made.expiresAt,
    });
  }); // prettier-ignore

  it('leads nowhere but to the site and the agency’s list, then and later', async () => {
    await server.sql(
      `update agencies set settings = settings || '{"redirectOrigins": ["https://members.harbour.example"]}' where agency_id = 'ag_harbour'`,
    );
    await server.context.bus.publish('agency', 'ag_harbour');
    for (const target of [
      'https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x', 'booknow', '/url/abc', '/x\ty',
      'https://members.harbour.example.evil.example/', 'https://members.harbour.example@evil.example/',
    ]) {
      const answer = await server.call('/api/deal-links', { token: agent, body: { title: 'A', target } });
      expect([target, answer.status, answer.json.fields?.target !== undefined]).toEqual([target, 400, true]);
    }
    const out = await make({ target: 'https://members.harbour.example/spring?x=1', landing: false });
    expect(await follow(out.path)).toEqual([302, 'https://members.harbour.example/spring?x=1']);
    await server.sql(`update agencies set settings = settings - 'redirectOrigins' where agency_id = 'ag_harbour'`);
    await server.context.bus.publish('agency', 'ag_harbour');
    expect(await follow(out.path)).toEqual([302, '/errors']);
    expect((await server.call(`/api/deal-links/${out.dealLinkId}`)).json.code).toBe('LINK_EXPIRED');
  }); // prettier-ignore

  it('refuses ends that are no ends', async () => {
    const at = (days: number) => new Date(server.clock.now() + days * 86_400_000).toISOString();
    for (const expiresAt of [at(-1), at(400)]) {
      const { json } = await server.call('/api/deal-links', { token: agent, body: { title: 'A', target: '/', expiresAt } }); // prettier-ignore
      expect(json.fields).toHaveProperty('expiresAt');
    }
  });
});

describe('/url/{id}', () => {
  it('leads to the stored target, whatever its case, and unknown ones to /errors (ROUTE-LINK-02)', async () => {
    const straight = await make({ landing: false });
    const target = `/booknow/hotels?destination=Lisbon&dealLinkId=${straight.dealLinkId}`;
    expect(await follow(straight.path)).toEqual([302, target]);
    expect(await follow(straight.path.replace('/url/', '/URL/') + '/')).toEqual([302, target]);
    const landing = await make();
    expect(await follow(landing.path)).toEqual([302, `/deal-link?dealLinkId=${landing.dealLinkId}`]);
    for (const path of [
      '/url/abc',
      '/url/zzzzzzzzzzzz',
      '/url/%00',
      '/url/..%2f..',
      `/url/${'x'.repeat(500)}`,
    ])
      expect([path, ...(await follow(path))].slice(0, 3)).toEqual(
        path === '/url/%00' ? [path, 404, undefined] : [path, 302, '/errors'],
      );
  });

  it('is each agency’s own', async () => {
    const { path, dealLinkId } = await make();
    expect(await follow(path, { site: 'nordlys' })).toEqual([302, '/errors']);
    expect((await server.call(`/api/deal-links/${dealLinkId}`, { site: 'nordlys' })).json.code).toBe(
      'NOT_FOUND',
    );
    expect(await follow(path, { site: 'nobody' })).toEqual([302, '/']);
    expect(await follow(path, { site: 'quiet' })).toEqual([302, '/']);
  });

  it('ends with its link, and with its time', async () => {
    const ended = await make();
    const end = () => server.call(`/api/deal-links/${ended.dealLinkId}`, { method: 'DELETE', token: agent });
    expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
    expect(await follow(ended.path)).toEqual([302, '/errors']);
    expect((await server.call(`/api/deal-links/${ended.dealLinkId}`)).json.code).toBe('LINK_EXPIRED');
    const short = await make({ expiresAt: new Date(server.clock.now() + 60_000).toISOString() });
    server.clock.advance(60_000);
    expect(await follow(short.path)).toEqual([302, '/errors']);
  });

  it('counts visits, without those of programs that fetch ahead, and keeps nothing of who came', async () => {
    const { path, dealLinkId } = await make();
    for (let visit = 0; visit < 3; visit++) await follow(path, { headers: { cookie: 'x-session-id=somebody' } });
    await follow(path, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    await follow(path, { method: 'HEAD' });
    expect(await visitsOf(dealLinkId)).toBe(3);
    const columns = await server.sql<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'deal_links'`,
    );
    expect(columns.map(({ name }) => name).filter((name) => /ip|visitor|session|agent_string|last/.test(name))).toEqual([]);
  }); // prettier-ignore

  it('is told to nobody further, and kept by no cache', async () => {
    const { path } = await make();
    const { headers } = await server.call(path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it('looks no more when somebody tries too many', async () => {
    const { path } = await make();
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const seen = new Set<string>();
    for (let guess = 0; guess < 305; guess++) {
      const { headers: answer } = await server.call('/url/guessguess', { headers });
      seen.add(String(answer['location']));
    }
    expect([...seen]).toEqual(['/errors']);
    expect((await server.call(path, { headers })).headers['location']).toBe('/errors');
    server.clock.advance(10 * 60_000);
    expect((await server.call(path, { headers })).headers['location']).toContain('/deal-link');
  });
});
