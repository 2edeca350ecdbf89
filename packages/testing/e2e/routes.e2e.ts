import { describe, expect, inject, it } from 'vitest';
import { aVisitor } from '../src/browser.ts';
import { aBrowser } from '../src/stage.ts';
import { agencySite, stay } from './steps.ts';

const product = inject('product');
const on = aBrowser();

/** Where a document request ends, and what it says; redirects of the server and of the page included. */
async function open(
  url: string,
): Promise<{ path: string; status: number; text: string; problems: string[] }> {
  const { page, problems, close } = await aVisitor(on.browser);
  try {
    const response = await page.goto(url);
    await page.locator('html[data-agency=ready], html:not([data-agency=pending])').first().waitFor();
    await page.locator('main').first().waitFor();
    const { pathname, search } = new URL(page.url());
    return {
      path: pathname + search,
      status: response?.status() ?? 0,
      text: await page.locator('body').innerText(),
      problems,
    };
  } finally {
    await close();
  }
}

const v2 = product.site;
const v1 = agencySite(product.site, 'nordlys');
const query = `startDate=${stay.start}&endDate=${stay.end}&occupancy=${encodeURIComponent('[{"adults":2,"childAges":[]}]')}`;

describe('hotel addresses', () => {
  it('lead a v2 agency from /booknow/hotels to /booknow/hotels/v2, query kept (ROUTE-RED-01)', async () => {
    expect((await open(`${v2}/booknow/hotels?destination=Lisbon`)).path).toBe(
      '/booknow/hotels/v2?destination=Lisbon',
    );
  });
  it('lead a v1 agency from v2 and everything below it back to /booknow/hotels (ROUTE-RED-02)', async () => {
    expect((await open(`${v1}/booknow/hotels/v2`)).path).toBe('/booknow/hotels');
    expect((await open(`${v1}/booknow/hotels/v2/search?destination=Oslo`)).path).toMatch(
      /^\/booknow\/hotels(\?|$)/,
    );
  });
  it.each([
    [v1, '/booknow/hotels'],
    [v1, '/booknow/hotels/search'],
    [v1, '/booknow/hotels/search-details'],
    [v2, '/booknow/hotels/v2'],
    [v2, `/booknow/hotels/v2/search?destination=Lisbon&${query}`],
    [v2, '/booknow/hotels/v2/search-details'],
    [v2, '/booknow/hotels/v2/details'],
    [v2, '/booknow/hotels/checkout?correlationId=x'],
    [v2, '/booknow/hotels/confirm-payment'],
    [v2, '/hotel-details'],
    [v2, '/booknow/hotels/deal/p1'],
    [v2, '/BookNow/Hotels/V2/'],
  ])('%s%s shows a screen of its own, not an error', async (site, path) => {
    const { path: end, status, text, problems } = await open(`${site}${path}`);
    expect(status).toBe(200);
    expect(end).not.toContain('/errors');
    expect(text).not.toContain("The page you're looking for is not found.");
    expect(text.trim().length).toBeGreaterThan(80);
    expect(problems.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  });
});

describe('addresses that nobody knows', () => {
  it('are the embedded app’s 404 with its text and a way home (ROUTE-ERR-05, ROUTE-ERR-06, ERR-19)', async () => {
    const { text } = await open(`${v2}/no-such-page`);
    expect(text).toContain("The page you're looking for is not found.");
    expect(text).toContain('Take me home');
  });
  it('redirect to /errors below a prefix that the host owns (ROUTE-ERR-03)', async () => {
    const { path, text } = await open(`${v2}/booknow/submarines`);
    expect(path).toBe('/errors');
    expect(text).toContain('Something went wrong.');
  });
  it('say "Agency not found!" with status 404 on a host without an agency (ROUTE-ERR-09, ROUTE-ERR-10, ERR-20)', async () => {
    const { status, text } = await open(v2.replace('//harbour.', '//nobody.'));
    expect(status).toBe(404);
    expect(text).toContain('Agency not found!');
  });
});

describe('the host', () => {
  it('shows a spinner and no page content until agency data is there (HOST-09)', async () => {
    const { page, close } = await aVisitor(on.browser);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/agency', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(v2, { waitUntil: 'domcontentloaded' });
    await page.getByRole('status').first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    release();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('#spinner').waitFor({ state: 'hidden' });
    await close();
  });

  it('shows the page when the agency is known, before its own code is there (HOST-01, HOST-09)', async () => {
    const { page, problems, close } = await aVisitor(on.browser);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/assets/client-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(v2, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('#spinner').isVisible()).toBe(false);
    expect(await page.locator('html').getAttribute('data-agency')).toBe('known');
    release();
    await page.locator('html[data-agency=ready]').waitFor();
    // The client takes the answer over.
    expect(asked.filter((path) => path === '/api/agency')).toHaveLength(1);
    expect(problems).toEqual([]);
    await close();
  });

  it('asks for the agency again when the document’s request failed (HOST-14)', async () => {
    const { page, close } = await aVisitor(on.browser);
    let asked = 0;
    await page.route('**/api/agency', (route) =>
      asked++ === 0 ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await page.goto(v2);
    await page.locator('html[data-agency=ready]').waitFor();
    expect(asked).toBe(2);
    await close();
  });

  it('fetches currencies and countries when the currency menu opens, says what failed, and tries again (CUR-08, ERR-13)', async () => {
    const { page, close } = await aVisitor(on.browser);
    const asked: string[] = [];
    let works = false;
    await page.route('**/api/admin/country/*', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      if (works) return route.continue();
      return route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"Not today"}' });
    });
    await page.goto(v2);
    await page.locator('html[data-agency=ready]').waitFor();
    const button = page.getByRole('button', { name: /^Currency: / });
    await button.waitFor();
    expect(asked).toEqual([]);
    await button.click();
    const menu = page.getByRole('group', { name: 'Currency' });
    await menu.getByText('Not today').waitFor();
    // The built-in list, limited to what the document says is on offer (CUR-07).
    await menu.getByRole('button', { name: /USD/ }).first().waitFor();
    works = true;
    await menu.getByRole('button', { name: 'Try again' }).click();
    await menu.getByText('Not today').waitFor({ state: 'hidden' });
    await menu.getByRole('button', { name: /EUR/ }).click();
    await page.getByRole('button', { name: 'Currency: EUR' }).waitFor();
    expect(new Set(asked)).toEqual(
      new Set(['/api/admin/country/enable', '/api/admin/country/enableCurrencies']),
    );
    await close();
  });

  it('blocks an inactive agency’s site with a dialog that cannot be closed (HOST-10, HOST-11, HOST-12, HOST-13, ERR-21)', async () => {
    const { page, close } = await aVisitor(on.browser);
    await page.goto(agencySite(v2, 'quiet'));
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain('Agency is inactive');
    expect(await dialog.innerText()).toContain('Please contact the administrator');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await dialog.isVisible()).toBe(true);
    for (let i = 0; i < 5; i++) await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return !!focused && focused !== document.body && !focused.closest('dialog');
    });
    expect(outside).toBe(false);
    await close();
  });

  it('says "Failed to load remote component." in the place of a remote that fails (ERR-22)', async () => {
    const { page, close } = await aVisitor(on.browser);
    await page.route(/\/assets\/.*pages.*\.js/, (route) => route.abort());
    await page.goto(`${v2}/about`);
    await page.getByText('Failed to load remote component.').waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    await close();
  });

  it('shows each agency its own name, title and colour (GEN-02, BRAND-04, BRAND-05)', async () => {
    const seen = new Map<string, string>();
    for (const subdomain of ['harbour', 'solazul', 'safar', 'atelier']) {
      const { page, close } = await aVisitor(on.browser);
      const agency = (await (
        await fetch(`${product.api}/api/agency`, {
          headers: { 'x-agency-key': `pk_demo_${subdomain}`, origin: product.partner },
        })
      ).json()) as {
        data: { agencyName: string; primaryColor: string; metaData: { title: string } };
      };
      await page.goto(agencySite(v2, subdomain));
      await page.locator('html[data-agency=ready]').waitFor();
      if (new URL(page.url()).pathname === '/') expect(await page.title()).toBe(agency.data.metaData.title);
      expect(await page.content()).toContain(agency.data.agencyName.replaceAll('&', '&amp;'));
      seen.set(
        subdomain,
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--travel-h')),
      );
      await close();
    }
    expect(new Set(seen.values()).size).toBe(seen.size);
  });
});
