import type { Page, Request } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { aVisitor, axeViolations, type Visitor, type VisitorOptions } from '../src/browser.ts';
import { aBrowser } from '../src/stage.ts';
import { siteRoutes } from '../../site/src/routes.ts';
import { agencySite, logIn } from './steps.ts';

const product = inject('product');
/** The agency of the demo world that measures, with both vendors. */
const site = agencySite(product.site, 'atelier');
const on = aBrowser();
const google = 'https://www.googletagmanager.com/gtag/js?id=G-ATELIER042';
const facebook = 'https://connect.facebook.net/en_US/fbevents.js';

interface Measured extends Visitor {
  /** Addresses of others that the pages asked for. */
  asked: string[];
  violations: string[];
}

/** A visitor whose browser never reaches the vendors: what it asks of them is answered here, and written down. */
async function aMeasuredVisitor(options: VisitorOptions = {}): Promise<Measured> {
  const visitor = await aVisitor(on.browser, options);
  const asked: string[] = [];
  const violations: string[] = [];
  const elsewhere = (url: URL) => !/(^|\.)localhost$/.test(url.hostname);
  await visitor.context.route(elsewhere, (route) => {
    asked.push(route.request().url());
    const script = route.request().resourceType() === 'script';
    return route.fulfill({ status: 200, contentType: script ? 'text/javascript' : 'text/plain', body: '' });
  });
  await visitor.context.exposeFunction('sayViolation', (text: string) => void violations.push(text));
  await visitor.context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      (globalThis as unknown as { sayViolation(text: string): void }).sayViolation(
        `${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      ),
    );
  });
  return { ...visitor, asked, violations };
}

const open = async (page: Page, path = '/') => {
  await page.goto(site + path + (path.includes('?') ? '&' : '?') + 'lng=en');
  await page.locator('html[data-agency=ready]').waitFor();
};
const question = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
const consentOf = async ({ context }: Visitor) =>
  (await context.cookies()).find(({ name }) => name === 'cookie_consent');
/** What the vendors' queues hold, with `arguments` objects as arrays. */
const told = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [], fbq } = globalThis as unknown as {
      dataLayer?: ArrayLike<unknown>[];
      fbq?: { queue: unknown[][] };
    };
    return {
      google: dataLayer.map((entry) => Array.from(entry)),
      facebook: fbq?.queue ?? [],
    };
  });

describe('the question about cookies', () => {
  it('loads nothing of anybody before a yes, and then the agency’s own tags by its own ids alone (BRAND-10, AGY-53, AGY-54, AGY-55, BV-10)', async () => {
    const it = await aMeasuredVisitor();
    await open(it.page, '/about');
    await question(it.page).waitFor();
    expect(it.asked).toEqual([]);
    expect((await it.context.cookies()).map(({ name }) => name)).not.toContain('cookie_consent');
    await question(it.page).getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => [...it.asked].sort()).toEqual([facebook, google]);
    await question(it.page).waitFor({ state: 'detached' });
    expect(await it.page.evaluate(() => document.activeElement?.id)).toBe('main');
    const cookie = await consentOf(it);
    expect(cookie?.value).toMatch(/^1~\d{4}-\d\d-\d\d~analytics(\+|%2B)marketing~/);
    expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(360 * 24 * 3600);
    // Asked once: the next page measures without a word, and says neither query nor referrer's path.
    await open(it.page, '/faqs?plum=secret');
    await expect.poll(() => it.asked.length).toBe(4);
    expect(await question(it.page).count()).toBe(0);
    const { google: layer, facebook: queue } = await told(it.page);
    expect(layer).toContainEqual(['event', 'page_view', { page_location: `${site}/faqs` }]);
    expect(layer).toContainEqual(['config', 'G-ATELIER042', expect.objectContaining({ send_page_view: false })]);
    expect(queue.slice(0, 3)).toEqual([['set', 'autoConfig', false, '424242424242'], ['init', '424242424242'], ['track', 'PageView']]);
    expect(JSON.stringify({ layer, queue })).not.toContain('secret');
    expect(it.violations).toEqual([]);
    expect(it.problems).toEqual([]);
    await it.close();
    // Who has analytics off is asked nothing.
    const other = await aMeasuredVisitor();
    await other.page.goto(`${product.site}/about`);
    await other.page.locator('html[data-agency=ready]').waitFor();
    expect(await other.page.locator('.consent-at').count()).toBe(0);
    expect(other.asked).toEqual([]);
    await other.close();
  }, 120_000); // prettier-ignore

  it('takes a no for twelve months, lets it be changed below every page, and forgets the vendors’ cookies when it is taken back', async () => {
    const it = await aMeasuredVisitor();
    await open(it.page, '/cookies-policy');
    await question(it.page).getByRole('button', { name: 'Reject all' }).click();
    await question(it.page).waitFor({ state: 'detached' });
    await it.page.reload();
    await it.page.locator('html[data-agency=ready]').waitFor();
    expect((await consentOf(it))?.value).toContain('~none~');
    // Only analytics: nothing of marketing is asked for.
    await it.page.getByRole('main').getByRole('button', { name: 'Cookie settings' }).click();
    await settings(it.page).getByRole('checkbox', { name: /^Analytics/ }).check();
    expect(await settings(it.page).getByRole('checkbox', { name: /^Necessary/ }).isDisabled()).toBe(true);
    await settings(it.page).getByRole('button', { name: 'Save choice' }).click();
    await expect.poll(() => it.asked).toEqual([google]);
    expect((await told(it.page)).google).toContainEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' })]);
    // Taken back from the footer: a new document without them, and their cookies gone.
    await it.page.evaluate(() => void (document.cookie = '_ga=GA1.1.1; Path=/'));
    await it.page.evaluate(() => void ((globalThis as unknown as { old: boolean }).old = true));
    await it.page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await settings(it.page).getByRole('button', { name: 'Reject all' }).click();
    await it.page.waitForFunction(() => !('old' in globalThis) && document.documentElement.dataset.agency === 'ready');
    expect((await it.context.cookies()).map(({ name }) => name)).not.toContain('_ga');
    expect((await consentOf(it))?.value).toContain('~none~');
    expect(it.asked).toEqual([google]);
    expect(await question(it.page).count()).toBe(0);
    // Other vendors than those it was about: asked again.
    await it.context.addCookies([{ name: 'cookie_consent', value: '1~2026-11-21~analytics~google.analytics', url: site }]);
    await open(it.page, '/about');
    await question(it.page).waitFor();
    expect(it.asked).toEqual([google]);
    expect(it.violations).toEqual([]);
    await it.close();
  }, 120_000); // prettier-ignore

  it('is a no where the browser says so, and nobody is asked', async () => {
    const it = await aMeasuredVisitor();
    await it.context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));
    // Not even an earlier yes counts against it.
    await it.context.addCookies([{ name: 'cookie_consent', value: `1~${new Date().toISOString().slice(0, 10)}~analytics+marketing~google.analytics+facebook.marketing`, url: site }]);
    await open(it.page, '/about');
    await it.page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await settings(it.page).getByText('Your browser asks sites not to track you.').waitFor();
    for (const box of await settings(it.page).getByRole('checkbox').all()) expect(await box.isDisabled()).toBe(true);
    expect(await settings(it.page).getByRole('checkbox', { name: /^Analytics/ }).isChecked()).toBe(false);
    expect(await question(it.page).count()).toBe(0);
    expect(it.asked).toEqual([]);
    await it.close();
  }, 60_000); // prettier-ignore

  it('comes first by keyboard, keeps the focus where it was, shifts nothing, and on a phone waits until the search is out of its way', async () => {
    const it = await aMeasuredVisitor({ mobile: true });
    await open(it.page);
    const box = it.page.locator('.consent');
    await box.waitFor({ state: 'attached' });
    await it.page.locator('travel-hotels button[type=submit]').first().waitFor();
    const covers = () => it.page.evaluate(() => {
      const [banner, search] = ['.consent', '.hero-search'].map((name) => document.querySelector(name)!.getBoundingClientRect());
      const shown = getComputedStyle(document.querySelector('.consent')!).visibility === 'visible';
      return shown && banner!.top < search!.bottom && search!.top < banner!.bottom;
    });
    expect(await covers()).toBe(false);
    await it.page.locator('.home-deals').evaluate((element) => element.scrollIntoView());
    await expect.poll(() => box.evaluate((element) => getComputedStyle(element).visibility)).toBe('visible');
    expect(await covers()).toBe(false);
    const { width, height } = (await box.boundingBox())!;
    expect(width).toBeLessThanOrEqual(390);
    expect(height).toBeLessThan(844 / 2);
    await it.close();

    const wide = await aMeasuredVisitor();
    await open(wide.page, '/about');
    await question(wide.page).waitFor();
    expect(await wide.page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const names: string[] = [];
    for (let i = 0; i < 5; i++) {
      await wide.page.keyboard.press('Tab');
      names.push(await wide.page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(names).toEqual(['Skip to content', 'Cookies policy', 'Accept all', 'Reject all', 'Choose']);
    // The two answers weigh the same.
    const looks = await Promise.all(['Accept all', 'Reject all'].map((name) => question(wide.page).getByRole('button', { name }).evaluate((button) => {
      const { backgroundColor, color, fontWeight, height } = getComputedStyle(button);
      return { backgroundColor, color, fontWeight, height };
    })));
    expect(looks[0]).toEqual(looks[1]);
    await wide.page.keyboard.press('Enter');
    await settings(wide.page).waitFor();
    expect(await axeViolations(wide.page)).toEqual([]);
    await wide.page.keyboard.press('Escape');
    await settings(wide.page).waitFor({ state: 'hidden' });
    expect(await wide.page.evaluate(() => document.activeElement?.textContent?.slice(0, 40))).toBe('Choose');
    expect(await axeViolations(wide.page)).toEqual([]);
    const top = () => wide.page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.getBoundingClientRect().top);
    const before = await top();
    await question(wide.page).getByRole('button', { name: 'Reject all' }).click();
    await question(wide.page).waitFor({ state: 'detached' });
    expect(await top()).toBe(before);
    expect(wide.asked).toEqual([]);
    await wide.close();
  }, 120_000); // prettier-ignore
});

/** With `PORTOLAN_PROVE=1` every route of the site; else those that make markup, and a sample. */
const seed = Number(process.env.PORTOLAN_SEED ?? 1);

describe('the policies of our pages', () => {
  it('are broken by no page: public, account, hotels, errors and frames report no violation', async () => {
    const all = siteRoutes.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'x1'));
    expect(all.length).toBeGreaterThan(70);
    const always = ['/', '/about', '/faqs', '/privacy-policy', '/login', '/no-such-page', '/mytrip/dashboard', '/booknow/hotels/v2', '/frame/hotels?key=pk_demo_harbour', '/api/docs', '/dev/mail', '/dev/jobs', '/dev/keys'];
    const paths = process.env.PORTOLAN_PROVE ? [...all, ...always] : [...always, ...all.filter((_, index) => index % 12 === seed % 12)];
    const it = await aMeasuredVisitor();
    await logIn(it.page, product.site, 'traveller');
    for (const path of paths.filter((path) => !/^\/log(in|out)$/i.test(path))) {
      const answer = await it.page.goto(product.site + path);
      const policies = await policiesOf(answer!.request());
      for (const policy of policies) expect(policy, path).toContain("require-trusted-types-for 'script'");
      expect(answer!.headers(), path).not.toHaveProperty('content-security-policy-report-only');
      await it.page.locator('html:not([data-agency=pending])').first().waitFor();
      await it.page.waitForLoadState('networkidle');
    }
    expect(it.violations).toEqual([]);
    expect(it.problems.filter((line) => /TrustedHTML|TrustedScript|Trusted Type|Content Security/i.test(line))).toEqual([]);
    await it.close();
  }, 480_000); // prettier-ignore
});

async function policiesOf(request: Request): Promise<string[]> {
  const answer = await request.response();
  const all: string[] = [];
  for (let at: Request | null = request; at; at = at.redirectedFrom()) {
    const policy = (await at.response())?.headers()['content-security-policy'];
    all.push(policy ?? '');
  }
  expect(answer).not.toBeNull();
  return all;
}

it('shares one agency with every area: a document asks for it once, and neither a remote nor a widget again (HOST-02)', async () => {
  const { page, close } = await aVisitor(on.browser);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/agency' || pathname === '/sdk/v1/config') asked.push(pathname);
  });
  for (const path of [
    '/',
    '/login',
    '/booknow/flights/v2',
    '/booknow/hotels/v2',
    '/booknow/resort',
    '/about',
  ]) {
    asked.length = 0;
    await page.goto(product.site + path);
    await page.locator('html[data-agency=ready]').waitFor();
    await page.locator('main').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked, path).toEqual(['/api/agency']);
  }
  await close();
}, 120_000);
