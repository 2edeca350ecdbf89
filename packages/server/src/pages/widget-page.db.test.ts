import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
});
afterAll(() => server?.close());

const open = async (url: string, host = 'harbour.localhost') => {
  const answer = await server.app.inject({ url, headers: { host } });
  return { status: answer.statusCode, headers: answer.headers, html: answer.body };
};

it('holds one widget that leads the window around it, and only the pages of its key may frame it', async () => {
  const page = await open('/frame/hotels?key=pk_demo_harbour&destination=Lisbon&check-in=2027-01-02&lang=pt');
  expect(page.status).toBe(200);
  expect(page.html).toContain('<html lang="pt">');
  expect(page.html).toContain(
    '<travel-hotels mode="redirect" destination="Lisbon" check-in="2027-01-02" lang="pt"></travel-hotels>',
  );
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/frame-ancestors (?:\S+ )*http:\/\/localhost:\*/);
  expect(policy).not.toMatch(/frame-ancestors[^;]*\s\*(?:;|\s)/);
  expect(policy).not.toContain('unsafe');
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(page.html.split(`nonce="${nonce}"`)).toHaveLength(4);
  expect(page.headers['cache-control']).toBe('no-store');
});

it('writes nothing of its address into the page but escaped attributes of that widget', async () => {
  const evil = encodeURIComponent('"><script>alert(1)</script>');
  const page = await open(
    `/frame/deals?key=pk_demo_harbour&tab=${evil}&onclick=${evil}&destination=Lisbon&api=https://evil.example&lang=${evil}&primary=red;}`,
  );
  expect(page.html).toContain('tab="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(page.html).not.toMatch(/<script>alert|onclick|destination|evil\.example|red;/);
  expect(page.html).toContain('<html lang="en">');
});

it('takes a colour and a scheme for the page around it', async () => {
  const page = await open('/frame/deals?key=pk_demo_harbour&primary=%23e63946&color-scheme=dark');
  expect(page.html).toContain('--travel-primary:#e63946');
  expect(page.html).toContain('color-scheme:dark');
});

it('is refused without a key of this very agency, and for what is no widget', async () => {
  for (const query of ['', '?key=', '?key=pk_nobody', '?key=pk_demo_nordlys'])
    expect((await open(`/frame/hotels${query}`)).status, query).toBe(404);
  expect((await open('/frame/hotels?key=pk_demo_quiet', 'quiet.localhost')).status).toBe(404);
  expect((await open('/frame/yachts?key=pk_demo_harbour')).html).not.toContain('<travel-');
});
