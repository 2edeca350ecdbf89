import { describe, expect, inject, it } from 'vitest';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { aVisitor, axeViolations, type VisitorOptions } from '../src/browser.ts';
import { aBrowser } from '../src/stage.ts';
import { bookingLink, createApi, newKey } from './api-steps.ts';
import { agencySite, fillLeadGuest, payNow, play, stay } from './steps.ts';

const product = inject('product');
const on = aBrowser();

const dates = `destination=Lisbon&startDate=${stay.start}&endDate=${stay.end}`;

/** Every screen of the slice, and how to come there. */
const screens: Record<string, (page: Page, site: string) => Promise<void>> = {
  home: async (page, site) => {
    await page.goto(`${site}/`);
    await page.locator('travel-deals').getByRole('article').first().waitFor();
  },
  results: async (page, site) => {
    await page.goto(`${site}/booknow/hotels/v2/search?${dates}`);
    await page.getByRole('article').first().waitFor();
  },
  details: async (page, site) => {
    await screens.results!(page, site);
    await openDetails(page);
  },
  checkout: async (page, site) => {
    await screens.details!(page, site);
    await page.locator('.htl-room button, [part~=select-room]').first().click();
    await page.locator('[autocomplete~="given-name"]').first().waitFor();
  },
  confirmation: async (page, site) => {
    await screens.checkout!(page, site);
    await pay(page);
    await page.getByRole('heading', { name: /[A-Z]{2}-[0-9A-Z]{6}/ }).waitFor();
  },
  login: async (page, site) => {
    await page.goto(`${site}/login`);
    await page.locator('input[name=password]').waitFor();
  },
  about: (page, site) => gotoReady(page, `${site}/about`),
  faqs: (page, site) => gotoReady(page, `${site}/faqs`),
  privacy: (page, site) => gotoReady(page, `${site}/privacy-policy`),
  'ask us': (page, site) => gotoReady(page, `${site}/booknow/flights`),
  'not found': (page, site) => gotoReady(page, `${site}/no-such-page`),
  errors: (page, site) => gotoReady(page, `${site}/errors`),
  calendar: async (page, site) => {
    await gotoReady(page, `${site}/booknow/hotels/v2`);
    // Pressing a field brings its code; the press itself is kept.
    await page.locator('travel-hotels button[aria-haspopup=dialog]').first().click();
    await page.getByRole('grid').first().waitFor();
  },
  suggestions: async (page, site) => {
    await gotoReady(page, `${site}/booknow/hotels/v2`);
    await page.getByRole('combobox').first().fill('Lis');
    await page.getByRole('option').first().waitFor();
  },
  map: async (page, site) => {
    await screens.results!(page, site);
    await page.locator('.htl-switch button').last().click();
    await page.locator('.htl-pin').first().waitFor();
  },
  filters: async (page, site) => {
    await screens.results!(page, site);
    const open = page.locator('.htl-float button');
    // On a wide screen the filters stand beside the list.
    if (await open.isVisible()) {
      await open.click();
      await page.getByRole('dialog').waitFor();
    }
    await page.locator('input[type=checkbox]:visible').first().check();
    await page.locator('.htl-chips li').first().waitFor({ state: 'attached' });
  },
  'no results': async (page, site) => {
    await page.goto(
      `${site}/booknow/hotels/v2/search?destination=Qqqqqqqq&startDate=${stay.start}&endDate=${stay.end}`,
    );
    await page.locator('travel-hotels h1, travel-hotels h2').first().waitFor();
  },
  'sold out': async (page, site) => {
    await screens.details!(page, site);
    await play(page, '/api/quotes', 'sold_out');
    await page.locator('.htl-room button, [part~=select-room]').first().click();
    await page.locator('.htl-alternatives, .htl-screen').first().waitFor();
  },
  'price changed': async (page, site) => {
    await screens.checkout!(page, site);
    await play(page, '/api/bookings', 'price_changed');
    await pay(page);
    await page.locator('.htl-compare').first().waitFor();
  },
  'agency not found': async (page, site) => {
    await page.goto(site.replace(/\/\/\w+\./, '//nobody.'));
    await page.getByRole('heading').first().waitFor();
  },
  booking: async (page, site) => {
    await page.goto(await aBookingsLink(site, 60));
    await page.locator('.trip-line li').last().waitFor();
  },
  'booking on its way': async (page, site) => {
    await page.goto(await aBookingsLink(site, 61, 'timeout_not_booked'));
    await page.locator('.trip-live.is-live').waitFor();
  },
  'booking to cancel': async (page, site) => {
    await screens.booking!(page, site);
    await page.locator('.htl-manage .is-bad button').click();
    await page.locator('.trip-sum').waitFor();
  },
  'booking cancelled': async (page, site) => {
    await page.goto(await aBookingsLink(site, 62, 'cancelled'));
    await page.locator('.trip-line li').last().waitFor();
  },
  'booking not found': async (page, site) => {
    await page.goto(`${site}/booking/HP-ZZZZZZ?token=wrong`);
    await page.locator('.htl-empty h1').waitFor();
  },
  inactive: async (page, site) => {
    await page.goto(agencySite(site.replace('//safar.', '//harbour.'), 'quiet'));
    await page.getByRole('dialog').waitFor();
  },
};

/** Screens that keep a connection open. */
const endless = ['booking on its way'];

/** The signed link of a booking that is made for it; `cancelled`, or a scenario of the sandbox. */
async function aBookingsLink(site: string, index: number, what?: string): Promise<string> {
  const subdomain = new URL(site).hostname.split('.')[0]!;
  const language = subdomain === 'safar' ? 'ar' : 'en';
  const api = createApi(product, subdomain);
  const { body } = await api.book(index, {
    language,
    ...(what && what !== 'cancelled' ? { scenario: what } : {}),
  });
  const { reference, accessToken } = body.data;
  if (what === 'cancelled') {
    const at = `/api/bookings/${reference}`;
    const quote = await api.call<{ data: { cancelQuoteId: string } }>(
      'POST',
      `${at}/cancel-quote?token=${accessToken}`,
      {},
      newKey(),
    );
    const { cancelQuoteId } = quote.body.data;
    await api.call('POST', `${at}/cancel?token=${accessToken}`, { cancelQuoteId }, newKey());
  }
  return bookingLink(site, body.data, language);
}

/** From the guests' form to the pressed payment button, in any language. */
async function pay(page: Page): Promise<void> {
  await fillLeadGuest(page);
  await page.locator('form button[type=submit], .htl-checkout button').last().click();
  await payNow(page, page.locator('.htl-pay button'));
}

/** With `PORTOLAN_PICTURES=<folder>` every case leaves a picture to look at. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PORTOLAN_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}.png` });
}
async function gotoReady(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-agency=ready]').waitFor();
  await page.locator('main h1, main h2').first().waitFor();
}
async function openDetails(page: Page): Promise<void> {
  const link = page.getByRole('article').first().getByRole('link').first();
  await link.click();
  await page.locator('.htl-room button').first().waitFor();
}

interface Case {
  screen: string;
  agency: string;
  options: VisitorOptions;
}

/** Screen × scheme × direction × width. */
const matrix: Case[] = Object.keys(screens).flatMap((screen) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    ['harbour', 'safar'].flatMap((agency) =>
      [360, 1280].map((width) => ({
        screen,
        agency,
        options: { colorScheme, width, mobile: width === 360 },
      })),
    ),
  ),
);

const seed = Number(process.env.PORTOLAN_SEED ?? 1);
/** `npm test` looks at a sample by the printed seed, `npm run prove` at all. */
const sample = process.env.PORTOLAN_PROVE
  ? matrix
  : fc.sample(fc.shuffledSubarray(matrix, { minLength: 8, maxLength: 8 }), { seed, numRuns: 1 })[0]!;

describe(`axe finds nothing (seed ${seed}, ${sample.length} of ${matrix.length})`, () => {
  it.each(
    sample.map(
      (entry) =>
        [
          `${entry.screen}, ${entry.agency}, ${entry.options.colorScheme}, ${entry.options.width}`,
          entry,
        ] as const,
    ),
  )('%s', async (_title, { screen, agency, options }) => {
    const { page, close } = await aVisitor(on.browser, options);
    try {
      await screens[screen]!(page, agencySite(product.site, agency));
      if (!endless.includes(screen)) await page.waitForLoadState('networkidle');
      await picture(page, `${screen} ${agency} ${options.colorScheme} ${options.width}`);
      expect(await axeViolations(page)).toEqual([]);
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll, 'nothing makes the page scroll sideways').toBeLessThanOrEqual(client);
    } finally {
      await close();
    }
  });
});
