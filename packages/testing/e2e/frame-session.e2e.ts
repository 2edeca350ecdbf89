import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { aVisitor, pictureOfFailure, type Visitor } from '../src/browser.ts';
import { pageTexts } from '../src/heap.ts';
import { siteKeys, sites, startRealSites, type RealSites } from '../src/real-sites.ts';
import { bookingPage, logInBehindFrame, searchLisbon } from './frame-steps.ts';

let rig: RealSites;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  rig = await startRealSites(inject('product'));
  rig.serve(`${sites.partner}/members`, bookingPage({ key: siteKeys.otherAgency, site: sites.otherAgency }));
  rig.serve(
    `${sites.otherPartner}/members`,
    bookingPage({ key: siteKeys.otherAgencyOtherPartner, site: sites.otherAgency }),
  );
});
afterAll(() => rig?.close());
beforeEach(async () => {
  visitor = await aVisitor(rig.browser);
  page = visitor.page;
});
afterEach(async ({ task }) => {
  await pictureOfFailure(page, task);
  await visitor.close();
});

const card = () => page.locator('travel-hotels').getByRole('article').first();
const logIn = () => card().getByRole('link', { name: /log ?in/i });

describe('a session behind the frame, third-party cookies off', () => {
  it('begins on the partner’s page, outlives a reload of it, and exists on no other site', async () => {
    await page.goto(`${sites.partner}/members`);
    await searchLisbon(page);
    await logIn().waitFor();
    expect(await card().innerText()).not.toMatch(/\$\s?\d/);
    await logIn().click();
    await logInBehindFrame(page);
    await expect.poll(() => card().innerText()).toMatch(/\$\s?\d/);

    // One cookie, of the agency's site, on this partner's site alone; nothing of it for scripts.
    const cookies = await page.context().cookies();
    expect(cookies).toEqual([
      expect.objectContaining({
        name: '__Host-refresh-embed',
        domain: 'rejser.fjord.test',
        httpOnly: true,
        secure: true,
        sameSite: 'None',
        partitionKey: expect.stringContaining('stay-blog.test'),
      }),
    ]);
    // The token that shows prices is in the page's memory, and nowhere that outlives it.
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toMatch(/bt_|eyJ|se_/);
    expect(await pageTexts(page)).not.toMatch(/bt_[\w-]{20}/);

    await page.reload();
    await card().waitFor();
    await expect.poll(() => card().innerText()).toMatch(/\$\s?\d/);

    // The other partner's page is another world, even when it claims that somebody had logged in.
    await page.goto(`${sites.otherPartner}/members`);
    await page.evaluate(
      (key) => sessionStorage.setItem(`travel-signed-in-${key}`, '1'),
      siteKeys.otherAgencyOtherPartner,
    );
    await page.reload();
    await searchLisbon(page);
    await logIn().waitFor();
    expect(await card().innerText()).not.toMatch(/\$\s?\d/);

    // So is the agency's own site, at its own door and at that of frames.
    await page.goto(`${sites.otherAgency}/about`);
    const refused = await page.evaluate(async (key) => {
      const ask = (path: string) =>
        fetch(path, { method: 'POST', headers: { 'x-agency-key': key } }).then(({ status }) => status);
      const own = await fetch('/api/auth/refresh', { method: 'POST' });
      return [own.status, await ask('/api/embed/refresh')];
    }, siteKeys.otherAgency);
    expect(refused).toEqual([401, 401]);
  });

  it('is not the one of the agency’s own site, which a frame cannot see', async () => {
    await page.goto(`${sites.otherAgency}/login?lng=en`);
    await page.locator('input[name=email]').fill('traveller@nordlys.example');
    await page.locator('input[name=password]').fill('Portolan-demo-1');
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await page.goto(`${sites.partner}/members`);
    await page.evaluate(
      (key) => sessionStorage.setItem(`travel-signed-in-${key}`, '1'),
      siteKeys.otherAgency,
    );
    await page.reload();
    await searchLisbon(page);
    await logIn().waitFor();
    expect(await card().innerText()).not.toMatch(/\$\s?\d/);
  });
});
