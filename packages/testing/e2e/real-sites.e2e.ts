import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import { siteKeys, sites } from '../src/real-sites.ts';
import { onRealSites } from '../src/stage.ts';
import { chooseDestination } from './steps.ts';

const on = onRealSites();

describe('sites of different owners', () => {
  it('are third parties to each other: only a partitioned cookie comes back into a frame, and no storage is shared', async () => {
    const frame = `${sites.stranger}/counts`;
    on.rig.serve(frame, {
      html: `<script>
        localStorage.visits = 1 + Number(localStorage.visits ?? 0);
        window.said = { cookies: document.cookie, visits: localStorage.visits };
        parent.postMessage(window.said, '*');
      </script>`,
      headers: {
        'set-cookie': 'plain=1; SameSite=None; Secure; Path=/',
      },
    });
    on.rig.serve(`${sites.stranger}/sets`, {
      html: `<script>document.cookie = '__Host-part=1; SameSite=None; Secure; Path=/; Partitioned';</script>`,
    });
    const around = (address: string) =>
      `<script>addEventListener('message', ({ data }) => (window.heard = data))</script><iframe src="${address}"></iframe>`;
    for (const partner of [sites.partner, sites.otherPartner]) {
      on.rig.serve(`${partner}/sets`, around(`${sites.stranger}/sets`));
      on.rig.serve(`${partner}/counts`, around(frame));
    }
    const { page, close } = await aVisitor(on.rig.browser);
    const heardAt = async (address: string) => {
      await page.goto(address);
      const heard = await page.waitForFunction(() => (window as unknown as { heard?: object }).heard);
      return heard.jsonValue();
    };
    await page.goto(`${sites.partner}/sets`);
    await page.goto(`${sites.partner}/counts`);
    expect(await heardAt(`${sites.partner}/counts`)).toEqual({ cookies: '__Host-part=1', visits: '2' });
    expect(await heardAt(`${sites.otherPartner}/counts`)).toEqual({ cookies: '', visits: '1' });
    await page.goto(frame);
    expect(await page.evaluate(() => (window as unknown as { said: object }).said)).toEqual({
      cookies: 'plain=1',
      visits: '1',
    });
    await close();
  });
});

describe('widgets on a partner’s own site, third-party cookies off', () => {
  it('search and show prices of the agency whose key they bear, two agencies side by side', async () => {
    on.rig.serve(
      `${sites.partner}/search`,
      `<!doctype html><html lang="en"><title>Blog</title>
       <script type="module" src="${sites.agency}/sdk/v1/embed.js" data-agency="${siteKeys.partner}"></script>
       <travel-hotels id="one" lang="en" mode="inline" style="min-block-size:400px"></travel-hotels>
       <travel-deals id="two" lang="en" agency="${siteKeys.otherAgency}" api="${sites.otherAgency}"></travel-deals>`,
    );
    const { page, problems, close } = await aVisitor(on.rig.browser);
    await page.goto(`${sites.partner}/search`);
    await searchLisbon(page);
    const card = page.locator('#one').getByRole('article').first();
    await card.waitFor();
    await card
      .getByText(/\$\s?\d/)
      .first()
      .waitFor();
    const deal = page.locator('#two').getByRole('link', { name: 'View Deal' }).first();
    await deal.scrollIntoViewIfNeeded();
    expect(new URL((await deal.getAttribute('href')) ?? '').origin).toBe(sites.otherAgency);
    expect(problems).toEqual([]);
    // The agency’s site has set nothing in this browser, neither here nor as a third party.
    expect(await page.context().cookies()).toEqual([]);
    await close();
  });
});

async function searchLisbon(page: Page): Promise<void> {
  const widget = page.locator('travel-hotels');
  await widget.scrollIntoViewIfNeeded();
  await chooseDestination(widget, 'Lisbon');
  await widget.getByRole('button', { name: 'Search' }).first().click();
}
