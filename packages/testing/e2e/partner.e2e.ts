import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { aVisitor, launchBrowser } from '../src/browser.ts';
import { chooseDestination } from './steps.ts';

const product = inject('product');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('a partner’s page with two lines of HTML', () => {
  it('shows the agency’s live deals, from another origin', async () => {
    const { page, problems, close } = await aVisitor(browser);
    await page.goto(product.partner);
    await page.locator('travel-deals').scrollIntoViewIfNeeded();
    const deal = page.locator('travel-deals').getByRole('link', { name: 'View Deal' }).first();
    await deal.waitFor();
    expect(new URL((await deal.getAttribute('href')) ?? '').origin).toBe(product.site);
    expect(problems).toEqual([]);
    await close();
  });

  it('searches and shows prices in place, and leads to the agency’s site to check out', async () => {
    const { page, context, problems, close } = await aVisitor(browser);
    await page.goto(`${product.partner}/stay.html`);
    const widget = page.locator('travel-hotels');
    await widget.scrollIntoViewIfNeeded();
    await chooseDestination(widget, 'Lisbon');
    await widget.getByRole('button', { name: 'Search' }).first().click();
    const card = widget.getByRole('article').first();
    await card.waitFor();
    expect(await card.innerText()).toMatch(/\$\s?\d/);
    expect(new URL(page.url()).origin).toBe(product.partner);

    const link = card.getByRole('link').first();
    const opened = context.waitForEvent('page', { timeout: 8_000 }).catch(() => null);
    await link.click();
    const target = (await opened) ?? page;
    await target.waitForURL((url) => url.origin === product.site);
    await target.getByRole('button', { name: 'Select room' }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('leaves nothing of ours in the page: no global but the element library’s own registers, no name', async () => {
    const { page, close } = await aVisitor(browser);
    await page.route('**/embed.js', (route) => route.abort());
    await page.goto(product.partner);
    const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
    await page.unroute('**/embed.js');
    await page.goto(product.partner);
    await page.locator('travel-deals').scrollIntoViewIfNeeded();
    await page.locator('travel-deals').getByRole('link', { name: 'View Deal' }).first().waitFor();
    const after = await page.evaluate(() => Object.getOwnPropertyNames(window));
    const added = after.filter((name) => !before.includes(name));
    expect(added.filter((name) => !/^(lit|reactiveElement)[A-Z]/.test(name))).toEqual([]);
    expect((await page.content()).toLowerCase()).not.toContain('portolan');
    await close();
  });

  it('refuses a key on a page it was not issued for', async () => {
    const response = await fetch(`${product.api}/api/agency`, {
      headers: { 'x-agency-key': 'pk_demo_harbour', origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
  });
});
