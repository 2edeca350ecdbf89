import { readdirSync, readFileSync } from 'node:fs';
import { CspEvaluator, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import {
  checkAllowlistFallback,
  checkUnsafeInlineFallback,
} from 'csp_evaluator/dist/checks/strictcsp_checks.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { routes } from '@portolan/contract/routes';
import { errorCatalogue } from '@portolan/contract/codes';
import { parseFrameQuery } from '@portolan/payments';
import { aTestServer, type TestAnswer, type TestServer } from '@portolan/server/testing/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderFrame } from '../../payments/src/test-gateway/frame.ts';

/** As a production server answers: over TLS, so that no address in a policy is a plain one. */
let server: TestServer;
beforeAll(async () => {
  server = await aTestServer({
    env: { SITE_SCHEME: 'https', GATEWAY_PUBLIC_URL: 'https://pay.example' },
    pages: {
      render: ({ url, nonce }) =>
        url.startsWith('/moved')
          ? { status: 302, location: '/' }
          : {
              status: url === '/none' ? 404 : 200,
              html: `<!doctype html><script nonce="${nonce}"></script>`,
            },
    },
  });
  await server.sql(`update agencies set settings = settings || $1 where agency_id = 'ag_nordlys'`, [
    JSON.stringify({ analytics: { isEnabled: true, googleAnalyticsId: 'G-NORDLYS1', facebookAnalyticsId: '1234567' } }),
  ]); // prettier-ignore
  // The demo's key is for plain pages of this machine too; a real one is not.
  const set = await server.call('/dev/keys/set-origins', {
    body: { key: 'pk_demo_harbour', origins: 'https://partner.example https://*.partner.example' },
    headers: { origin: 'http://harbour.localhost:4000' },
  });
  expect(set.status).toBe(200);
});
afterAll(() => server?.close());

/** Every kind of answer that a browser can open by itself. */
const addresses = [
  '/', '/about', '/cookies-policy', '/login', '/sso', '/booknow/hotels/v2/search', '/booknow/hotels/checkout?token=x', '/booking/HP-1', '/none', '/moved', '/mytrip/profile',
  '/frame/checkout?key=pk_demo_harbour', '/frame/checkout', '/frame/sign-in?key=pk_demo_harbour', '/frame/hotels?key=pk_demo_harbour', '/frame/hotels',
  '/api/docs', '/api/openapi.json', '/api/agency', '/api/nothing', '/api/user/profile', '/dev/jobs', '/dev/jobs.json', '/dev/mail', '/dev/mail/ag_harbour/none', '/dev/mail/ag_harbour/none/html',
  '/dev/keys', '/robots.txt', '/favicon.ico', '/healthz', '/art/none', '/assets/none.js', '/sdk/v1/embed.js', '/sdk/v1/go/travel-hotels', '/sdk/v1/html/travel-hotels?key=pk_demo_harbour', '/sdk/v1/html/none', '/pay/stripe/card', '/%E0%A4%A', '/locales/none.json',
]; // prettier-ignore
const hosts = ['harbour.localhost', 'nordlys.localhost', 'quiet.localhost', 'nobody.example'];

/** Whatever the evaluator holds against it, the hints for browsers that know no nonces left out: none of those runs the site. */
function findings(policy: string): string[] {
  const strict = STRICTCSP_CHECKS.filter(
    (check) => check !== checkAllowlistFallback && check !== checkUnsafeInlineFallback,
  );
  const hasScripts = !/script-src 'none'/.test(policy) && /script-src/.test(policy);
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate(hasScripts ? strict : [])
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

async function walk(look: (answer: TestAnswer, what: string) => void): Promise<void> {
  for (const host of hosts)
    for (const path of addresses) look(await server.call(path, { host }), `${host}${path}`);
}

describe('every answer', () => {
  it('has a policy in which csp_evaluator finds nothing, with Trusted Types, and is not guessed into another type', async () => {
    let answers = 0;
    await walk(({ headers, status, text }, what) => {
      answers++;
      const policy = String(headers['content-security-policy'] ?? '');
      expect(findings(policy), `${what} (${status}): ${policy}`).toEqual([]);
      expect(policy, what).toContain("require-trusted-types-for 'script'; trusted-types ");
      expect(headers, what).not.toHaveProperty('content-security-policy-report-only');
      expect(headers['x-content-type-options'], what).toBe('nosniff');
      if (!String(headers['content-type']).startsWith('text/html')) return;
      expect(headers['strict-transport-security'] ?? (what.includes('/dev/mail') ? 'max-age' : ''), what).toContain('max-age');
      expect(headers['referrer-policy'], what).toBeTruthy();
      expect(headers['permissions-policy'], what).toContain('camera=()');
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      for (const [tag] of text.matchAll(/<script\b[^>]*>/g)) expect(tag, what).toContain(`nonce="${nonce}"`);
    });
    expect(answers).toBe(hosts.length * addresses.length);
  }, 120_000); // prettier-ignore

  it('has a nonce of its own', async () => {
    for (const path of ['/', '/api/docs', '/frame/hotels?key=pk_demo_harbour', '/dev/keys']) {
      const nonces = new Set<string | undefined>();
      for (let i = 0; i < 5; i++)
        nonces.add(/'nonce-([^']+)'/.exec(String((await server.call(path)).headers['content-security-policy']))?.[1]);
      expect(nonces.size, path).toBe(5);
    }
  }); // prettier-ignore

  it('names vendors only for an agency that measures, and not where an address holds a secret', async () => {
    const of = async (host: string, path: string) =>
      String((await server.call(path, { host })).headers['content-security-policy']);
    expect(await of('nordlys.localhost', '/')).toMatch(/connect-src [^;]*google-analytics\.com[^;]*facebook\.com/);
    expect(await of('nordlys.localhost', '/')).toContain('trusted-types travel-html travel-map default');
    for (const [host, path] of [['harbour.localhost', '/'], ['nordlys.localhost', '/booking/HP-1'], ['nordlys.localhost', '/login'], ['nordlys.localhost', '/frame/checkout']] as const) {
      expect(await of(host, path), path).not.toMatch(/google|facebook/);
      expect(await of(host, path), path).not.toContain('default;');
    }
  }); // prettier-ignore

  it('lets the windows of signing in keep their opener', async () => {
    expect((await server.call('/sso')).headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect((await server.call('/')).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('of the test gateway’s card frame is as strict', () => {
    const parsed = parseFrameQuery({ key: 'pk', parent: 'https://shop.example' });
    if (!parsed.ok) throw new Error('no frame');
    const { headers } = renderFrame(parsed.options, Date.parse('2026-11-21'));
    expect(findings(headers['content-security-policy']!)).toEqual([]);
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  });

  it('bears the agency’s name and never ours: headers, cookies, texts of failures in every language', async () => {
    const ours = /portolan|fastify|node\.js|express/i;
    await walk(({ headers, text, cookies }, what) => {
      const { 'content-security-policy': _policy, ...others } = headers;
      expect(JSON.stringify(others), what).not.toMatch(ours);
      expect(headers, what).not.toHaveProperty('server');
      expect(headers, what).not.toHaveProperty('x-powered-by');
      expect([...cookies.keys()].join(), what).not.toMatch(ours);
      // The pages for developers are not for travellers or partners; they may name the product's own tools.
      if (!what.includes('/dev/')) expect(text, what).not.toMatch(/portolan/i);
    });
    const pictures = new Set<string>();
    for (const token of [undefined, await server.logIn('traveller'), await server.logIn('owner')]) {
      let whole = 0;
      for (const [id, [method, path]] of Object.entries(routes)) {
        if (method !== 'GET' || id === 'changeLanguage') continue;
        const { text, status, headers } = await server.call(path.replace(/\{\w+\}/g, 'x'), token ? { token } : {});
        if (status === 200) whole++;
        expect(text, id).not.toMatch(/portolan/i);
        expect(JSON.stringify({ ...headers, 'content-security-policy': '' }), id).not.toMatch(ours);
        for (const [picture] of text.matchAll(/\/art\/[^"\\\s]+/g)) pictures.add(picture);
      }
      expect(whole).toBeGreaterThan(15);
    }
    expect(pictures.size).toBeGreaterThan(5);
    for (const picture of [...pictures].slice(0, 20)) {
      const { text, status } = await server.call(picture);
      expect([status, /portolan/i.test(text)], picture).toEqual([200, false]);
    }
    for (const { message } of Object.values(errorCatalogue)) expect(message).not.toMatch(ours);
    const texts = new URL('../../server/src/http/error-texts/', import.meta.url);
    for (const file of readdirSync(texts).filter((name) => name.endsWith('.json'))) expect(readFileSync(new URL(file, texts), 'utf8'), file).not.toMatch(ours);
    for (const language of ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'])
      for (const path of ['/api/nothing', '/api/user/profile', '/api/quotes/none'])
        expect((await server.call(path, { headers: { 'accept-language': language } })).text).not.toMatch(ours);
    const logIn = await server.call('/api/auth/login', {
      body: { email: 'traveller@harbour.example', password: 'Portolan-demo-1' },
    });
    expect([...logIn.cookies.keys()].join()).not.toMatch(ours);
    expect(logIn.text).not.toMatch(ours);
  }, 120_000); // prettier-ignore
});

describe('the demo world', () => {
  const agency = async (site: string) => (await server.call('/api/agency', { site })).json.data;
  it('has one agency that forces log-in, leads home to hotels and counts in pesos, as data (BV-01)', async () => {
    expect((await agency('solazul')).brandRules).toMatchObject({
      forceLogin: true,
      homeRedirectPath: '/booknow/hotels',
      currencyCountryOverride: 'MX',
    });
    expect((await agency('harbour')).brandRules).toMatchObject({ forceLogin: false, homeRedirectPath: null });
  });
  it('has one agency without sign-up by the platform’s word (BV-03)', async () => {
    expect((await agency('atelier')).brandRules.hideSignup).toBe(true);
    expect((await agency('harbour')).brandRules.hideSignup).toBe(false);
  });
  it('has the demo subdomain without sign-up (BV-04)', async () => {
    expect((await agency('demo')).brandRules.hideSignup).toBe(true);
  });
  it('has one agency that takes fewer payments than the five (BV-08)', async () => {
    expect((await agency('atelier')).acceptedPayments).toEqual(['Visa', 'Master Card', 'American Express']);
    expect((await agency('harbour')).acceptedPayments).toHaveLength(5);
  });
  it('has an agent’s menu with an item to pay, under its own label and path (BV-07)', async () => {
    const token = await server.logIn('owner');
    const menu = (await server.call('/api/agency/navigations', { token })).text;
    expect(menu).toContain('"label":"Pay","path":"/pay"');
  });
});
