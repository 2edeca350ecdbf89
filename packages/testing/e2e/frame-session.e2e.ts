import { beforeAll, describe, expect, it } from 'vitest';
import { pageTexts } from '../src/heap.ts';
import { siteKeys, sites } from '../src/real-sites.ts';
import { onRealSites } from '../src/stage.ts';
import { bookingPage, logInBehindFrame, searchLisbon } from './frame-steps.ts';

const on = onRealSites();
beforeAll(() => {
  on.rig.serve(
    `${sites.partner}/members`,
    bookingPage({ key: siteKeys.otherAgency, site: sites.otherAgency }),
  );
  on.rig.serve(
    `${sites.otherPartner}/members`,
    bookingPage({ key: siteKeys.otherAgencyOtherPartner, site: sites.otherAgency }),
  );
});

const card = () => on.page.locator('travel-hotels').getByRole('article').first();
const logIn = () => card().getByRole('link', { name: /log ?in/i });

describe('a session behind the frame, third-party cookies off', () => {
  it('begins on the partner’s page, outlives a reload of it, and exists on no other site', async () => {
    await on.page.goto(`${sites.partner}/members`);
    await searchLisbon(on.page);
    await logIn().waitFor();
    expect(await card().innerText()).not.toMatch(/\$\s?\d/);
    await logIn().click();
    await logInBehindFrame(on.page);
    await expect.poll(() => card().innerText()).toMatch(/\$\s?\d/);

    // One cookie, of the agency's site, on this partner's site alone; nothing of it for scripts.
    const cookies = await on.page.context().cookies();
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
    const stored = await on.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toMatch(/bt_|eyJ|se_/);
    expect(await pageTexts(on.page)).not.toMatch(/bt_[\w-]{20}/);

    await on.page.reload();
    await card().waitFor();
    await expect.poll(() => card().innerText()).toMatch(/\$\s?\d/);

    // The other partner's page is another world, even when it claims that somebody had logged in.
    await on.page.goto(`${sites.otherPartner}/members`);
    await on.page.evaluate(
      (key) => sessionStorage.setItem(`travel-signed-in-${key}`, '1'),
      siteKeys.otherAgencyOtherPartner,
    );
    await on.page.reload();
    await searchLisbon(on.page);
    await logIn().waitFor();
    expect(await card().innerText()).not.toMatch(/\$\s?\d/);

    // So is the agency's own site, at its own door and at that of frames.
    await on.page.goto(`${sites.otherAgency}/about`);
    const refused = await on.page.evaluate(async (key) => {
      const ask = (path: string) =>
        fetch(path, { method: 'POST', headers: { 'x-agency-key': key } }).then(({ status }) => status);
      const own = await fetch('/api/auth/refresh', { method: 'POST' });
      return [own.status, await ask('/api/embed/refresh')];
    }, siteKeys.otherAgency);
    expect(refused).toEqual([401, 401]);
  });

  it('is not the one of the agency’s own site, which a frame cannot see', async () => {
    await on.page.goto(`${sites.otherAgency}/login?lng=en`);
    await on.page.locator('input[name=email]').fill('traveller@fjord.example');
    await on.page.locator('input[name=password]').fill('Portolan-demo-1');
    await on.page.locator('input[name=password]').press('Enter');
    await on.page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await on.page.goto(`${sites.partner}/members`);
    await on.page.evaluate(
      (key) => sessionStorage.setItem(`travel-signed-in-${key}`, '1'),
      siteKeys.otherAgency,
    );
    await on.page.reload();
    await searchLisbon(on.page);
    await logIn().waitFor();
    expect(await card().innerText()).not.toMatch(/\$\s?\d/);
  });
});
