import { describe, expect, it } from 'vitest';
import type { Frame, Page } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import { siteRoutes } from '../../site/src/routes.ts';
import { siteKeys, sites } from '../src/real-sites.ts';
import { onRealSites } from '../src/stage.ts';
import { bookingPage } from './frame-steps.ts';

const on = onRealSites();

const frame = (
  page: 'checkout' | 'sign-in' | 'hotels',
  query: Record<string, string>,
  site: string = sites.agency,
) => `${site}/frame/${page}?${new URLSearchParams(query)}`;
const own = { key: siteKeys.partner, origin: sites.partner };

/** Frames each address on one page and answers which of them showed anything. */
async function framedOn(page: Page, host: string, addresses: string[]): Promise<string[]> {
  const here = `${host}/frames-${Math.random().toString(36).slice(2)}`;
  on.rig.serve(
    here,
    addresses.map((address) => `<iframe src="${address.replaceAll('&', '&amp;')}"></iframe>`).join('\n'),
  );
  await page.goto(here);
  return (await arrived(page.mainFrame(), addresses.length)).filter(
    (url) => !url.startsWith('chrome-error:'),
  );
}

/** Where the frames in a document ended, once each has ended somewhere; a refused one at an error page of the browser's own. */
async function arrived(parent: Frame, count: number): Promise<string[]> {
  const urls = () => parent.childFrames().map((child) => child.url());
  await expect
    .poll(() => urls().filter((url) => url !== '' && url !== 'about:blank').length, { timeout: 30_000 })
    .toBe(count);
  return urls();
}

describe('who may frame the agency’s site', () => {
  it('a page of the key’s own origins frames the pages below /frame, and nobody frames anything else', async () => {
    const { page, close } = await aVisitor(on.rig.browser);
    const allowed = [frame('checkout', own), frame('sign-in', own), frame('hotels', { key: own.key })];
    expect(await framedOn(page, sites.partner, allowed)).toEqual(allowed);
    const refused = [
      `${sites.agency}/`,
      `${sites.agency}/login`,
      `${sites.agency}/booknow/hotels/checkout?token=x`,
      `${sites.agency}/mytrip/profile`,
      `${sites.agency}/no-such-page`,
      `${sites.agency}/api/docs`,
      `${sites.agency}/api/agency`,
      `${sites.agency}/frame/checkout`,
      `${sites.agency}/frame/other?${new URLSearchParams(own)}`,
      `${sites.agency}/FRAME/checkout?${new URLSearchParams(own)}`,
      // Without a key, with a wrong one, with another partner's, with another agency's, on another agency's site.
      frame('checkout', { origin: sites.partner }),
      frame('checkout', { ...own, key: 'pk_real_nobody' }),
      frame('checkout', { ...own, key: `${siteKeys.partner}; ${sites.partner}` }),
      frame('checkout', { ...own, key: siteKeys.otherPartner }),
      frame('checkout', { key: siteKeys.otherPartner, origin: sites.otherPartner }),
      frame('checkout', { ...own, key: siteKeys.otherAgency }),
      frame('checkout', own, sites.otherAgency),
      // An origin that is not the key's, and the page for a window of its own.
      frame('checkout', { ...own, origin: sites.stranger }),
      frame('sign-in', { ...own, origin: `${sites.partner}; frame-ancestors *` }),
      frame('sign-in', { ...own, window: '1' }),
      frame('hotels', {}),
      frame('hotels', { key: siteKeys.otherPartner }),
      frame('hotels', { key: siteKeys.otherAgency }),
    ];
    expect(await framedOn(page, sites.partner, refused)).toEqual([]);
    await close();
  });

  it('refuses strangers, another partner and every look-alike of the partner, whatever origin they claim', async () => {
    const { page, close } = await aVisitor(on.rig.browser);
    for (const host of [sites.stranger, sites.otherPartner, ...sites.lookAlikes]) {
      const tries = (['checkout', 'sign-in', 'hotels'] as const).flatMap((name) => [
        frame(name, own),
        frame(name, { ...own, origin: host }),
        frame(name, { key: own.key }),
      ]);
      expect(await framedOn(page, host, tries), host).toEqual([]);
    }
    await close();
  });

  it('refuses when the partner’s own page stands in a stranger’s', async () => {
    on.rig.serve(
      `${sites.partner}/framed`,
      `<iframe src="${frame('checkout', own).replaceAll('&', '&amp;')}"></iframe>`,
    );
    const { page, close } = await aVisitor(on.rig.browser);
    expect(await framedOn(page, sites.stranger, [`${sites.partner}/framed`])).toEqual([
      `${sites.partner}/framed`,
    ]);
    const [partner] = page.mainFrame().childFrames();
    expect(await arrived(partner!, 1)).toEqual([expect.stringMatching(/^chrome-error:/)]);
    await close();
  });

  it('says so in every answer that is no page of the frame', async () => {
    const paths = siteRoutes.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'x1'));
    expect(paths.length).toBeGreaterThan(70);
    const others = [
      '/api/agency', '/api/docs', '/api/openapi.json', '/api/nothing', '/api/user/profile', '/nothing', '/frame', '/frame/',
      '/frame/none', '/frame/checkout/more', '/robots.txt', '/favicon.ico', '/healthz', '/sdk/v1/embed.js', '/assets/none', '/art/none',
      '/%E0%A4%A', '/frame%2fcheckout', '//frame/checkout',
    ]; // prettier-ignore
    for (const path of [...paths, ...others])
      for (const site of [sites.agency, 'https://nobody.test']) {
        const { headers, status } = await on.rig.call(site, path);
        expect(headers['content-security-policy'], `${site}${path} (${status})`).toMatch(
          /frame-ancestors 'none'(;|$)/,
        );
      }
  });
});

describe('a widget in frame mode on a page that may not frame', () => {
  const checkout = `?stay=${encodeURIComponent('/booknow/hotels/checkout?token=q_x')}`;

  it('leads to the agency’s site instead, and says why in the console', async () => {
    on.rig.serve(`${sites.partner}/no-frames`, {
      html: bookingPage(),
      headers: { 'content-security-policy': "frame-src 'none'" },
    });
    const { page, close } = await aVisitor(on.rig.browser);
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(`${sites.partner}/no-frames${checkout}`);
    await page.waitForURL((url) => url.origin === sites.agency);
    expect(new URL(page.url()).pathname).toBe('/booknow/hotels/checkout');
    expect(lines.join('\n')).toMatch(/<travel-hotels>: .*frame-src/);
    expect(lines.join('\n')).toContain(`leading to ${sites.agency} instead`);
    await close();
  });

  it('shows nothing of the agency with a key that is not for the page, and says why', async () => {
    on.rig.serve(`${sites.otherPartner}/wrong-key`, bookingPage());
    const { page, problems, close } = await aVisitor(on.rig.browser);
    await page.goto(`${sites.otherPartner}/wrong-key${checkout}`);
    await expect.poll(() => problems.join('\n')).toMatch(/<travel-hotels>: .*ORIGIN_NOT_ALLOWED/);
    expect(page.mainFrame().childFrames()).toEqual([]);
    await close();
  });
});
