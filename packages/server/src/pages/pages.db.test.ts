import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { confirmationPath, fillPath, serviceKeys, servicePaths, type PageResponse } from '@portolan/contract';
import { aTestServer, catchPages, type TestCall, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let assetsDir: string;
let answer: PageResponse;
const pages = catchPages(() => answer);

beforeAll(async () => {
  assetsDir = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(assetsDir, 'sdk'));
  mkdirSync(join(assetsDir, 'site'));
  writeFileSync(join(assetsDir, 'secret.json'), '{"secret":true}');
  writeFileSync(join(assetsDir, 'sdk/embed.js'), 'export {};');
  writeFileSync(join(assetsDir, 'sdk/core-AbCd1234.js'), 'export const core = 1;');
  writeFileSync(join(assetsDir, 'sdk/core-AbCd1234.js.br'), brotliCompressSync('export const core = 1;'));
  writeFileSync(join(assetsDir, 'site/main-Zz_9-xYw.css'), 'a{}');
  server = await aTestServer({
    env: { ASSETS_DIR: assetsDir },
    pages: {
      ...pages.renderer,
      publicPages: async (_agency, content) => [{ path: '/' }, ...(await content.articlePages())],
    },
  });
});
beforeEach(() => {
  answer = { status: 200, html: '<!doctype html><title>Page</title>' };
});
afterAll(async () => {
  await server?.close();
  rmSync(assetsDir, { recursive: true });
});

const open = (path: string, call: TestCall = {}) => server.call(path, call);

describe('documents', () => {
  it('are rendered for the agency of the host, with its pictures', async () => {
    const page = await open('/booknow/hotels?lng=pt', { site: 'solazul' });
    expect([page.status, page.text]).toEqual([200, answer.html]);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(pages.seen).toMatchObject({
      url: '/booknow/hotels?lng=pt',
      origin: 'http://solazul.localhost:4000',
      agency: { subdomain: 'solazul' },
      role: 'visitor',
      user: null,
      isMobile: false,
    });
    expect((await server.call(pages.seen.art?.['hero'] ?? '')).status).toBe(200);
  });

  it('take the status and the target that the renderer says', async () => {
    answer = { status: 404, html: 'nothing' };
    expect((await open('/x')).status).toBe(404);
    answer = { status: 307, location: '/booknow/hotels/v2' };
    const moved = await open('/booknow/hotels');
    expect([moved.status, moved.headers['location']]).toEqual([307, '/booknow/hotels/v2']);
  });

  it('of an unknown host are rendered without an agency', async () => {
    answer = { status: 404, html: 'Agency not found!' };
    const page = await open('/', { host: 'nobody.example' });
    expect(page.status).toBe(404);
    expect(pages.seen.agency).toBeNull();
  });

  it('are closed by headers: scripts by nonce, no frames, no guessing of types', async () => {
    const page = await open('/');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'nonce-${pages.seen.nonce}' 'strict-dynamic'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'private, no-cache',
    });
    const nonce = pages.seen.nonce;
    await open('/');
    expect(pages.seen.nonce).not.toBe(nonce);
  });

  it('about one booking or proposal, of any service, are in no index and no cache, and say nobody where they were', async () => {
    const proposals = serviceKeys.flatMap((key) => servicePaths[key].proposal ?? []);
    expect(proposals).not.toEqual([]);
    for (const path of [
      '/booking/HP-7K2M9Q?token=secret',
      ...serviceKeys.map((key) => confirmationPath(servicePaths[key], 'HP-7K2M9Q')),
      ...proposals.map((path) => fillPath(path, { proposalId: 'p_1' })),
    ])
      expect((await open(path)).headers, path).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      });
    for (const key of serviceKeys)
      expect((await open(servicePaths[key].search)).headers, key).not.toHaveProperty('x-robots-tag');
  });

  it('travel compressed when they are large', async () => {
    answer = { status: 200, html: `<!doctype html>${'<p>hello</p>'.repeat(500)}` };
    const page = await server.app.inject({
      url: '/',
      headers: { host: 'harbour.localhost', 'accept-encoding': 'gzip, br' },
    });
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe(answer.html);
  });

  it('know a phone by its user agent (HDR-11)', async () => {
    await open('/', {
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148' },
    });
    expect(pages.seen.isMobile).toBe(true);
  });

  it('speak the language of lng, then of the cookie, then on a first visit of the agency’s defaultLanguage (LANG-07, AGY-12)', async () => {
    const language = async (path: string, cookie = '', site = 'safar') => {
      await open(path, { site, headers: cookie ? { cookie } : {} });
      return pages.seen.language;
    };
    expect(await language('/?lng=fr', 'pll_language=en')).toBe('fr');
    expect(await language('/', 'pll_language=en')).toBe('en');
    expect(await language('/')).toBe('ar');
    expect(await language('/?lng=xx', 'pll_language=%E0%A4%A')).toBe('ar');
  });

  it('preselect a currency by currency, then code, then the brand, the agency’s country, and USD', async () => {
    const currency = async (path: string, site = 'harbour') => {
      await open(path, { site });
      return pages.seen.currency;
    };
    expect(await currency('/?currency=EUR&code=MX')).toBe('EUR');
    expect(await currency('/?code=MX')).toBe('MXN');
    expect(await currency('/?code=GBP')).toBe('GBP');
    expect(await currency('/?currency=zzz&code=%00')).toBe('USD');
    expect(await currency('/', 'nordlys')).toBe('DKK');
    expect(await currency('/', 'solazul')).toBe('MXN');
    expect(await currency('/', 'demo')).toBe('USD');
  });

  it('greet a user by the cookie’s token, and nobody by a broken one', async () => {
    const token = await server.logIn('restricted');
    await open('/', { headers: { cookie: `access_token=${token}` } });
    expect(pages.seen).toMatchObject({
      role: 'restricted_agent',
      user: { firstName: 'Remy', userType: 'TravelAgent' },
    });
    await open('/', { headers: { cookie: 'access_token=forged' } });
    expect(pages.seen).toMatchObject({ role: 'visitor', user: null });
    await open('/', { site: 'safar', headers: { cookie: `access_token=${token}` } });
    expect(pages.seen.role).toBe('visitor');
  });

  it('answer reading only, and never what belongs to the API', async () => {
    expect((await open('/login', { method: 'POST', body: {} })).json.code).toBe('NOT_FOUND');
    for (const path of ['/api', '/api/unknown', '/sdk/v1/nothing.js', '/assets/nothing.js', '/dev/anything'])
      expect((await open(path)).json.code, path).toBe('NOT_FOUND');
  });
});

describe('what robots read', () => {
  it('is a sitemap of each agency’s own, with its published articles', async () => {
    const { status, headers, text } = await open('/sitemap.xml', { site: 'nordlys' });
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const locations = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
    expect(locations[0]).toBe('http://nordlys.localhost:4000/');
    expect(locations).toContain('http://nordlys.localhost:4000/blog/palma-i-november');
    expect(text).not.toContain('three-slow-days-in-lisbon');
    // One file is enough: it has no parts.
    for (const part of ['1', '0', 'x', '99999'])
      expect((await open(`/sitemap-${part}.xml`)).status).not.toBe(500);
    expect((await open('/sitemap-1.xml')).status).toBe(404);
  });
  it('is robots.txt that leads there', async () => {
    expect((await open('/robots.txt', { site: 'nordlys' })).text).toContain(
      'Sitemap: http://nordlys.localhost:4000/sitemap.xml',
    );
  });
  it('is nothing at all on the site of an inactive agency, or of nobody', async () => {
    for (const call of [{ site: 'quiet' }, { host: 'nobody.example' }]) {
      expect((await open('/robots.txt', call)).text).toBe('User-agent: *\nDisallow: /\n');
      expect((await open('/sitemap.xml', call)).status).toBe(404);
    }
  });
});

describe('assets', () => {
  it('are immutable when their name holds their hash, else revalidated', async () => {
    const hashed = await open('/sdk/v1/core-AbCd1234.js');
    expect(hashed.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const stable = await open('/sdk/v1/embed.js', { host: 'any.host' });
    expect(stable.headers['cache-control']).toBe('public, max-age=300, must-revalidate');
    const again = await open('/sdk/v1/embed.js', {
      headers: { 'if-none-match': String(stable.headers['etag']) },
    });
    expect(again.status).toBe(304);
    expect((await open('/assets/main-Zz_9-xYw.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });
  it('are served as they were compressed', async () => {
    const packed = await server.app.inject({
      url: '/sdk/v1/core-AbCd1234.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('export const core = 1;');
    expect((await open('/sdk/v1/core-AbCd1234.js')).headers).not.toHaveProperty('content-encoding');
  });
  it('notice that a stable name was rebuilt', async () => {
    const before = await open('/sdk/v1/embed.js');
    writeFileSync(join(assetsDir, 'sdk/embed.js'), 'export const rebuilt = true;');
    const after = await open('/sdk/v1/embed.js');
    expect(after.text).toBe('export const rebuilt = true;');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });
  it('leave out a compressed copy that a build has swapped before or after the file itself', async () => {
    writeFileSync(join(assetsDir, 'sdk/embed.js'), 'export const now = 2;');
    writeFileSync(join(assetsDir, 'sdk/embed.js.br'), brotliCompressSync('export const before = 1;'));
    const asked = { headers: { 'accept-encoding': 'br' } };
    const torn = await open('/sdk/v1/embed.js', asked);
    expect([torn.text, torn.headers['content-encoding']]).toEqual(['export const now = 2;', undefined]);
    writeFileSync(join(assetsDir, 'sdk/embed.js.br'), brotliCompressSync('export const now = 2;'));
    const whole = await server.app.inject({ url: '/sdk/v1/embed.js', ...asked });
    expect(whole.headers['content-encoding']).toBe('br');
    rmSync(join(assetsDir, 'sdk/embed.js.br'));
  });
  it('have an address for each version that never means anything else', async () => {
    for (const version of ['1.2.3', '1.2.3-0badc0de']) {
      mkdirSync(join(assetsDir, 'sdk/releases', version), { recursive: true });
      writeFileSync(join(assetsDir, 'sdk/releases', version, 'embed.js'), `export const v = '${version}';`);
      const exact = await open(`/sdk/${version}/embed.js`);
      expect(exact.text).toBe(`export const v = '${version}';`);
      expect(exact.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      });
    }
    for (const path of [
      '/sdk/1.2.4/embed.js',
      '/sdk/1.2.3/core-AbCd1234.js',
      '/sdk/1.2.3/..%2f..%2f..%2fsecret.json',
    ]) {
      const missing = await open(path);
      expect([missing.status, missing.headers['cache-control']], path).toEqual([404, 'no-store']);
    }
  });
  it.each(['/sdk/v1/../secret.json', '/sdk/v1/..%2fsecret.json', '/sdk/v1/%2e%2e/secret.json', '/assets/..%5csecret.json', '/sdk/v1/.vite/manifest.json', '/sdk/v1/%00.js', '/sdk/secret.json'])(
    'never leave their folder: %s',
    async (path) => {
      const reply = await open(path);
      expect(reply.text).not.toContain('secret":true');
      expect(reply.status).toBe(404);
    },
  ); // prettier-ignore
});

describe('the way out of an element whose code did not arrive', () => {
  const way = async (path: string, host = 'harbour.localhost:4000') => {
    const reply = await open(`/sdk/v1/go/${path}`, { host });
    expect([reply.status, reply.headers['cache-control']]).toEqual([302, 'no-store']);
    return String(reply.headers['location']);
  };
  it('leads to that service on the agency’s site, with what the element was told', async () => {
    const told = {
      destination: 'São Paulo',
      'check-in': '2026-12-01',
      'check-out': '2026-12-04',
      lang: 'pt',
      tab: '',
    };
    const url = new URL(await way(`travel-hotels?${new URLSearchParams(told)}&profile-information=secret`));
    expect(url.hostname + url.pathname).toBe('harbour.localhost/booknow/hotels/v2');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      destination: 'São Paulo',
      startDate: '2026-12-01',
      endDate: '2026-12-04',
      lng: 'pt',
    });
    expect(new URL(await way('travel-resort')).pathname).toBe('/booknow/resort');
    expect(new URL(await way('travel-deals?tab=Cruises')).href).toMatch(/\/\?tab=Cruises$/);
  });
  it('asks the key whose site it is, then the host, and never leads anywhere else', async () => {
    const host = 'harbour.localhost:4000';
    expect(new URL(await way('travel-hotels?agency=pk_demo_nordlys')).host).toMatch(/^nordlys\./);
    expect(new URL(await way('travel-hotels?agency=pk_demo_nordlys')).pathname).toBe('/booknow/hotels');
    for (const query of ['agency=pk_wrong', 'agency=', 'agency=a&agency=b', 'site=https://evil.example'])
      expect(new URL(await way(`travel-deals?${query}`)).hostname, query).toBe('harbour.localhost');
    for (const tag of ['constructor', '%2f%2fevil.example', 'travel-__proto__', 'travel-nothing'])
      expect(new URL(await way(tag)).pathname, tag).toBe('/');
    expect(await way('travel-deals', 'nobody.example')).toBe('/');
    expect(await way('travel-deals', host)).not.toContain('?');
  });
});
