// The hotels' form that a server rendered: it works before its code, and its code takes it over.
import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeViolations } from '../src/browser.ts';
import { shiftsOf, watchShifts } from '../src/layout-shifts.ts';
import { violationsOf } from '../src/partner-page.ts';
import { aPartner, onTheProduct } from '../src/stage.ts';
import { chooseDestination } from './steps.ts';

const product = inject('product');
const on = onTheProduct();
const partner = aPartner();
const home = `${product.site}/booknow/hotels/v2?lng=en`;

const field = (page: Page) => page.locator('travel-hotels').getByRole('combobox', { name: 'Destination' });
const search = (page: Page) => page.locator('travel-hotels').getByRole('button', { name: 'Search' });
/** The code of the site, or of the loader and its widgets. */
const siteCode = /\/assets\/.*\.js$/;
const sdkCode = /\/sdk\/v1\/.*\.js(\?.*)?$/;

/** Holds requests back until they are let go. */
async function hold(page: Page, urls: RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits for the results' address, and gives what it says. */
async function resultsOf(page: Page, timeout = 15_000) {
  await page.waitForURL(/\/booknow\/hotels\/v2\/search\?/, { timeout, waitUntil: 'commit' });
  return Object.fromEntries(new URL(page.url()).searchParams);
}

/** The widget as HTML from the documented endpoint. */
async function fragment(parameters: Record<string, string> = {}): Promise<string> {
  const query = new URLSearchParams({ key: 'pk_demo_harbour', lang: 'en', ...parameters });
  const answer = await fetch(`${product.api}/sdk/v1/html/travel-hotels?${query}`);
  expect(answer.status).toBe(200);
  return answer.text();
}
const loader = `<script type="module" nonce="{nonce}" src="${product.site}/sdk/v1/embed.js" data-agency="pk_demo_harbour"></script>`;

describe('without JavaScript', () => {
  it.each([
    ['the agency’s own site', async () => home],
    [
      'a partner’s page',
      async () => {
        partner.show({ body: await fragment() });
        return partner.origin;
      },
    ],
  ])('the form of %s leads to the results', async (_place, address) => {
    const context = await on.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(await address());
    await field(page).fill('Lisbon');
    await search(page).click();
    expect(await resultsOf(page)).toEqual({
      destination: 'Lisbon',
      occupancy: '[{"adults":2,"childAges":[]}]',
      currency: 'USD',
      lng: 'en',
    });
    expect(new URL(page.url()).host).toBe(new URL(product.site).host);
    expect(await page.getByRole('main').count()).toBe(1);
    await context.close();
  });

  it('the form of a frame leads to the results in the window around it', async () => {
    const context = await on.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    partner.show({
      body: `<iframe title="Stays" src="${product.site}/frame/hotels?key=pk_demo_harbour&amp;lang=en" style="inline-size: 100%; block-size: 600px"></iframe>`,
    });
    await page.goto(partner.origin);
    const frame = page.frameLocator('iframe').locator('travel-hotels');
    await frame.getByRole('combobox', { name: 'Destination' }).fill('Lisbon');
    await frame.getByRole('button', { name: 'Search' }).click();
    expect(await resultsOf(page)).toMatchObject({ destination: 'Lisbon', lng: 'en' });
    await context.close();
  });

  it('its results are found with the default stay once there is code', async () => {
    await on.page.goto(
      `${product.site}/booknow/hotels/v2/search?destination=Lisbon&currency=USD&lng=en&occupancy=`,
    );
    await on.page.getByRole('article').first().waitFor();
    await on.page.getByRole('heading', { name: /Lisbon/, level: 1 }).waitFor();
  });
});

describe('the take-over', () => {
  it.each([
    ['the agency’s own site', siteCode, async () => home],
    [
      'a partner’s page under a strict policy',
      sdkCode,
      async () => {
        partner.show({
          head: loader,
          body: await fragment({ nonce: 'b2Zmc2Vhc29u' }),
          headers: {
            'content-security-policy': `default-src 'none'; script-src 'nonce-{nonce}' 'strict-dynamic'; style-src 'nonce-{nonce}'; connect-src ${product.api} ${product.site}; img-src https: http: data:; form-action ${product.site}; require-trusted-types-for 'script'; trusted-types 'none'`,
          },
        });
        return partner.origin;
      },
    ],
  ])('on %s keeps nodes, text, selection and focus, and moves nothing', async (_place, code, address) => {
    const { page } = on;
    await watchShifts(page);
    const release = await hold(page, code);
    await page.goto(await address(), { waitUntil: 'commit' });
    // The page of the site is shown without its code after three seconds.
    await field(page).click({ timeout: 10_000 });
    await page.keyboard.type('Lisbon');
    await field(page).evaluate((input: HTMLInputElement) => {
      input.setSelectionRange(1, 4);
      (window as unknown as { typedInto: unknown }).typedInto = input;
    });
    const dates = page.locator('travel-hotels').getByRole('button', { name: /^Dates/ });
    expect((await dates.textContent())?.trim()).toBe('');
    release();
    await expect.poll(() => dates.textContent()).toMatch(/\d/);
    const state = await field(page).evaluate((input: HTMLInputElement) => ({
      same: input === (window as unknown as { typedInto: unknown }).typedInto,
      value: input.value,
      selection: [input.selectionStart, input.selectionEnd],
      focused: (input.getRootNode() as ShadowRoot).activeElement === input,
    }));
    expect(state).toEqual({ same: true, value: 'Lisbon', selection: [1, 4], focused: true });
    expect(await shiftsOf(page)).toEqual([]);
    if (page.url().startsWith(partner.origin)) expect(await violationsOf(page)).toEqual([]);
    // What was typed before the code gets its suggestions, and is searched with the traveller's dates.
    await page.locator('travel-hotels').getByRole('option').first().waitFor();
    await search(page).click();
    await page.locator('travel-hotels').getByRole('article').first().waitFor();
  });

  it('keeps what was typed to log in, and a press before it sends no password anywhere', async () => {
    const { page } = on;
    const release = await hold(page, siteCode);
    await page.goto(`${product.site}/login?lng=en`, { waitUntil: 'commit' });
    const email = page.getByLabel('E-mail', { exact: false }).first();
    await email.fill('traveller@harbour.example', { timeout: 10_000 });
    const password = page.locator('input[type=password]');
    await password.fill('Portolan-demo-');
    await password.press('Enter');
    const before = page.url();
    release();
    // The page has been taken over once it shares its state with its widgets.
    await expect
      .poll(() => page.evaluate(() => 'host' in (document.getElementById('shared-state') ?? {})))
      .toBe(true);
    expect(page.url()).toBe(before);
    expect(await email.inputValue()).toBe('traveller@harbour.example');
    expect(await password.inputValue()).toBe('Portolan-demo-');
    await password.pressSequentially('1');
    await password.press('Enter');
    await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  });

  it('leaves nothing for axe to find, before and after', async () => {
    const release = await hold(on.page, sdkCode);
    partner.show({ head: loader, body: `<main><h1>Stays</h1>${await fragment()}</main>` });
    await on.page.goto(partner.origin, { waitUntil: 'commit' });
    await field(on.page).waitFor();
    expect(await axeViolations(on.page)).toEqual([]);
    release();
    await expect
      .poll(() =>
        on.page
          .locator('travel-hotels')
          .getByRole('button', { name: /^Dates/ })
          .textContent(),
      )
      .toMatch(/\d/);
    expect(await axeViolations(on.page)).toEqual([]);
  });
});

describe('a press before the code', () => {
  it('is held and heard once the code is there: with the traveller’s dates, without leaving the page', async () => {
    const { page } = on;
    const release = await hold(page, /\/sdk\/v1\/(?!embed).*\.js$/);
    partner.show({ head: loader, body: await fragment({ destination: 'Lisbon' }) });
    await page.goto(partner.origin);
    await search(page).click();
    expect(await search(page).getAttribute('aria-busy')).toBe('true');
    release();
    await page.locator('travel-hotels').getByRole('article').first().waitFor();
    // The search stands in the partner's own address.
    expect(page.url()).toContain(`${partner.origin}/?travel-hotels=`);
  });

  const failures: [string, (route: Route) => Promise<void>][] = [
    ['never comes', () => new Promise(() => undefined)],
    ['answers 500', (route) => route.fulfill({ status: 500 })],
    [
      'is cut off',
      async (route) => {
        const { pathname } = new URL(route.request().url());
        const text = await (await fetch(product.api + pathname)).text();
        await route.fulfill({
          body: text.slice(0, text.length / 2),
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
        });
      },
    ],
  ];
  it.each(failures)('leads to the results by itself when a partner’s code %s', async (_how, answer) => {
    const { page } = on;
    await page.route(/\/sdk\/v1\/(?!embed).*\.js$/, answer);
    partner.show({ head: loader, body: await fragment({ destination: 'Lisbon' }) });
    await page.goto(partner.origin);
    await search(page).click({ noWaitAfter: true });
    const start = Date.now();
    expect(await resultsOf(page, 6000)).toMatchObject({ destination: 'Lisbon', currency: 'USD' });
    expect(Date.now() - start).toBeLessThan(5500);
  });

  it('leads to the results by itself when the agency’s configuration is refused', async () => {
    const { page } = on;
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const refusal = {
      error: 'This page may not use the key.',
      code: 'ORIGIN_NOT_ALLOWED',
      requestId: 'r1',
      data: { fix: 'add http://partner.example to the key.' },
    };
    await page.route(/\/sdk\/v1\/config/, (route) =>
      route.fulfill({ status: 403, json: refusal, headers: { 'access-control-allow-origin': '*' } }),
    );
    partner.show({ head: loader, body: await fragment({ destination: 'Lisbon' }) });
    await page.goto(partner.origin);
    await expect.poll(() => lines.join('\n')).toContain('add http://partner.example to the key.');
    await search(page).click({ noWaitAfter: true });
    expect(await resultsOf(page, 6000)).toMatchObject({ destination: 'Lisbon' });
  });

  it.each(failures)('leads to the results by itself when the site’s code %s', async (_how, answer) => {
    const { page } = on;
    await page.route(siteCode, answer);
    await page.goto(home, { waitUntil: 'commit' });
    await field(page).fill('Lisbon', { timeout: 10_000 });
    await page.unroute(siteCode);
    await search(page).click({ noWaitAfter: true });
    expect(await resultsOf(page, 6000)).toMatchObject({ destination: 'Lisbon', currency: 'USD' });
  });
});

describe('a press on Search', () => {
  it('sends the search first, and once', async () => {
    const { page } = on;
    partner.show({ head: loader, body: '<travel-hotels></travel-hotels>' });
    await page.goto(partner.origin);
    await chooseDestination(page.locator('travel-hotels'), 'Lisbon');
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.evaluate(() => {
      addEventListener('click', (event) => void Object.assign(window, { pressedAt: event.timeStamp }), true);
    });
    await search(page).click();
    await page.locator('travel-hotels').getByRole('article').first().waitFor();
    const searches = sent.filter((path) => /^\/api\/.*search/.test(path));
    expect(searches).toHaveLength(1);
    expect(sent[0]).toBe(searches[0]);
    // The browser lists a request when its answer has ended.
    await page.waitForFunction(
      (path) => performance.getEntriesByType('resource').some(({ name }) => name.includes(path)),
      searches[0]!,
    );
    // Well below what a person notices, on a busy machine too; the bench measures it closely.
    const waited = await page.evaluate(
      (path) =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes(path))!.startTime -
        (window as unknown as { pressedAt: number }).pressedAt,
      searches[0]!,
    );
    expect(waited).toBeLessThan(200);
  });
});
