import { AcademyVisit, AcademyVisitor } from '@portolan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let agent: string;
beforeAll(async () => {
  server = await aTestServer();
  agent = await server.logIn('agent');
});
afterAll(() => server?.close());

const open = (token?: string, site?: string) =>
  server.call('/api/agency/academy', { method: 'POST', ...(token && { token }), ...(site && { site }) });
const redeem = (token: string, site?: string) =>
  server.call('/api/agency/academy/redeem', { body: { token }, ...(site && { site }) });
/** The token in the address that a click answers. */
const aToken = async (): Promise<string> => {
  const { json } = await open(agent);
  return new URL(json.data.url).searchParams.get('token')!;
};
const refusal = async (answer: ReturnType<typeof redeem>) => {
  const { status, json } = await answer;
  return [status, json.code, json.error];
};
const invalid = [401, 'CODE_INVALID', 'This code is wrong, has expired or was used before.'];

describe('the link to the academy', () => {
  it('carries a token made for who asks, which says once who came (ROUTE-AGT-13)', async () => {
    const { status, json, headers } = await open(agent);
    expect(status).toBe(200);
    const { url, expiresAt } = AcademyVisit.parse(json.data);
    expect(headers['cache-control']).toBe('no-store');
    expect(Date.parse(expiresAt) - server.clock.now()).toBe(60_000);
    const token = new URL(url).searchParams.get('token')!;
    expect(url).toBe(`https://academy.example/?token=${token}`);
    // Never the session's own.
    expect(agent).not.toContain(token);
    const answer = await redeem(token);
    expect(answer.json.data).toEqual(AcademyVisitor.parse(answer.json.data));
    expect(answer.json.data).toMatchObject({
      agencyId: 'ag_harbour',
      email: 'agent@harbour.example',
      firstName: 'Avery',
      lastName: 'Gent',
      role: 'agent',
    });
    expect(await refusal(redeem(token))).toEqual(invalid);
  });

  it('answers one and the same for a token that is unknown, used, late, of another agency, or of who may not come any more', async () => {
    expect(await refusal(redeem('x'.repeat(43)))).toEqual(invalid);
    const late = await aToken();
    server.clock.advance(60_000);
    expect(await refusal(redeem(late))).toEqual(invalid);
    const elsewhere = await aToken();
    expect(await refusal(redeem(elsewhere, 'nordlys'))).toEqual(invalid);
    // The other agency has not used it up.
    expect((await redeem(elsewhere)).status).toBe(200);
    const dismissed = await aToken();
    await server.sql(`update users set active = false where agency_id = 'ag_harbour' and email = 'agent@harbour.example'`);
    expect(await refusal(redeem(dismissed))).toEqual(invalid);
    await server.sql(`update users set active = true where agency_id = 'ag_harbour' and email = 'agent@harbour.example'`);
  }); // prettier-ignore

  it('is good in the last second, and for one of two who come at once', async () => {
    const token = await aToken();
    server.clock.advance(59_999);
    const answers = await Promise.all([redeem(token), redeem(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is for the agency’s people alone', async () => {
    expect((await open()).json.code).toBe('UNAUTHENTICATED');
    expect((await open(await server.logIn('traveller'))).json.code).toBe('FORBIDDEN');
    expect((await open(agent, 'nordlys')).json.code).toBe('SESSION_EXPIRED');
  });

  it('keeps hashes alone, and clears away what is late with the next link', async () => {
    const tokens = [await aToken(), await aToken()];
    const kept = await server.sql<{ all: string }>(`select string_agg(t::text, ' ') as all from academy_tokens t`);
    for (const token of tokens) expect(kept[0]!.all).not.toContain(token);
    server.clock.advance(60_000);
    await aToken();
    expect(await server.sql(`select 1 from academy_tokens where agency_id = 'ag_harbour'`)).toHaveLength(1);
  }); // prettier-ignore

  it('limits how often a user asks and an address redeems', async () => {
    const sales = await server.logIn('sales');
    const codes = new Set<string>();
    for (let at = 0; at < 61; at++) codes.add((await open(sales)).json.code ?? 'made');
    expect([...codes]).toEqual(['made', 'RATE_LIMITED']);
    let last = '';
    for (let at = 0; at < 601 && last !== 'RATE_LIMITED'; at++) last = (await redeem('x')).json.code;
    expect(last).toBe('RATE_LIMITED');
    server.clock.advance(15 * 60_000);
    // The session's own token lives no longer either.
    agent = await server.logIn('agent');
    expect((await redeem(await aToken())).status).toBe(200);
  });
});

describe('the academy of an agency', () => {
  const set = async (settings: object) => {
    await server.sql(
      `update agencies set settings = (settings - 'academyUrl' - 'academyLabel' - 'academyTokenParam') || $1::jsonb, updated_at = now()
        where agency_id = 'ag_harbour'`,
      [JSON.stringify(settings)],
    );
    await server.sql(`select pg_notify('agency_api', 'agency ag_harbour')`);
  };
  const entry = async () => {
    const { json } = await server.call('/api/agency/navigations', { token: agent });
    return (json.data as { path: string; academy?: true }[]).find(({ academy }) => academy);
  };

  it('is an entry of the menu without a token, and nothing that visitors are told of (ROUTE-AGT-12, NAV-17)', async () => {
    expect(await entry()).toEqual({ label: 'Academy', path: 'https://academy.example/', read: true, academy: true });
    expect((await server.call('/api/agency')).text).not.toContain('academy');
  }); // prettier-ignore

  it('has the label, address and parameter that the agency sets (BV-06)', async () => {
    await set({ academyLabel: 'Harbour School', academyUrl: 'https://school.example/in?from=site', academyTokenParam: 'key' });
    await expect.poll(entry).toMatchObject({ label: 'Harbour School', path: 'https://school.example/in?from=site' });
    expect((await open(agent)).json.data.url).toMatch(/^https:\/\/school\.example\/in\?from=site&key=[\w-]{43}$/);
  }); // prettier-ignore

  it.each([
    undefined,
    '',
    'http://school.example/',
    'https://me:secret@school.example/',
    'javascript:alert(1)',
  ])('is not there with the address %j', async (academyUrl) => {
    await set({ academyUrl });
    await expect.poll(entry).toBeUndefined();
    expect((await open(agent)).json.code).toBe('NOT_FOUND');
  });
});
