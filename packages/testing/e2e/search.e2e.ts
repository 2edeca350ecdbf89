import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { aVisitor, type Visitor, type VisitorOptions } from '../src/browser.ts';
import { aBrowser } from '../src/stage.ts';
import { agencySite, chooseDestination, stay } from './steps.ts';

const product = inject('product');
const on = aBrowser();

const results = (city: string, more = '') =>
  `/booknow/hotels/v2/search?destination=${city}&startDate=${stay.start}&endDate=${stay.end}${more}`;
const list = (page: Page | Locator) => page.locator('.trv-list[aria-busy=false]');
const cardsOf = (page: Page | Locator) => list(page).getByRole('article');
/** The list when all that was found is rendered. */
async function ready(page: Page | Locator): Promise<void> {
  await cardsOf(page).first().waitFor({ timeout: 60_000 });
}
const prices = (page: Page) =>
  page
    .locator('.trv-list .trv-price-total')
    .allTextContents()
    .then((texts) => texts.map((text) => Number(text.replaceAll(/[^\d.]/g, ''))));
const search = (page: Page) => new URL(page.url()).searchParams;

async function asVisitor(options: VisitorOptions, walk: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await aVisitor(on.browser, options);
  await walk(visitor);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
}

const phone = { mobile: true };
const screens: [string, VisitorOptions][] = [
  ['a desktop', {}],
  ['a phone', phone],
];

/** Ticks a filter where it is on this screen: in the column beside the list, or in the sheet that "Filters" opens. */
async function tick(page: Page, name: RegExp): Promise<void> {
  const open = page.locator('.trv-open-filters button');
  const isSheet = await open.isVisible();
  if (isSheet) await open.click();
  const scope = isSheet ? page.getByRole('dialog') : page.getByRole('complementary').last();
  await scope.getByRole('checkbox', { name }).first().check();
  if (isSheet) await page.getByRole('dialog').getByRole('button').last().click();
  await page.locator('.trv-chips li').first().waitFor();
}

describe.each(screens)('the filters of the results on %s', (_name, options) => {
  it.each(['Lisbon', 'Porto'])('show the offers that match, with their prices, in %s', async (city) => {
    await asVisitor(options, async ({ page }) => {
      await page.goto(product.site + results(city, '&sort=price'));
      await ready(page);
      const before = await prices(page);
      await tick(page, /^Free cancellation/);
      await expect.poll(() => search(page).get('free')).toBe('1');
      await ready(page);
      const offers = await page.locator('.trv-list .htl-card-offer').allTextContents();
      expect(offers.length).toBeGreaterThan(3);
      for (const offer of offers) expect(offer).toContain('Free cancellation until');
      const after = await prices(page);
      expect(after, 'cheapest first, by the price that is shown').toEqual([...after].sort((a, b) => a - b));
      expect(after[0]!).toBeGreaterThanOrEqual(before[0]!);

      await tick(page, /^Breakfast/);
      await ready(page);
      for (const offer of await page.locator('.trv-list .htl-card-offer').allTextContents())
        expect(offer).toMatch(/Breakfast included.*Free cancellation until/);

      // The page of the property keeps the choice: the price of the card is the first one.
      const price = (await page.locator('.trv-list .trv-price-total').first().textContent())!;
      await cardsOf(page).first().getByRole('link').first().click();
      const wanted = page.locator('.htl-rate.is-wanted').first();
      await wanted.getByText('Matches your filters').waitFor();
      expect(await wanted.locator('.trv-price-total').textContent()).toBe(price);
      expect(await page.locator('.htl-rate').first().getAttribute('class')).toContain('is-wanted');
    });
  });
});

describe.each(screens)('the way back from a property on %s', (_name, options) => {
  const far = 12;
  /** Scrolls down to a card and opens it. @returns its place on the screen */
  async function openFar(page: Page): Promise<{ top: number; name: string; scroll: number }> {
    const card = page.locator('.trv-list > li').nth(far);
    await card.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 40);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const link = card.getByRole('link').first();
    const name = (await link.textContent())!.trim();
    const [top, scroll] = [(await card.boundingBox())!.y, await page.evaluate(() => scrollY)];
    await link.evaluate((element: HTMLElement) => element.click());
    await page.getByRole('button', { name: 'Select room' }).first().waitFor();
    return { top, name, scroll };
  }
  const topOf = async (page: Page) => (await page.locator('.trv-list > li').nth(far).boundingBox())?.y ?? NaN;
  const focused = (page: Page) =>
    page.evaluate(() =>
      document.querySelector('travel-hotels')?.shadowRoot?.activeElement?.textContent?.trim(),
    );

  it.each(['Back', 'Back to all stays'])('leads by "%s" to the same place of the same list', async (way) => {
    await asVisitor(options, async ({ page }) => {
      await page.goto(product.site + results('Lisbon', '&sort=price&stars=3,4,5'));
      await ready(page);
      const { top, name, scroll } = await openFar(page);
      expect(scroll).toBeGreaterThan(1000);
      if (way === 'Back') await page.goBack();
      else await page.getByRole('link', { name: way }).click();
      await ready(page);
      await expect.poll(() => topOf(page)).toBeGreaterThan(top - 3);
      expect(await topOf(page)).toBeLessThan(top + 3);
      expect(await focused(page)).toBe(name);
      expect(search(page).get('stars')?.split(',').sort().join()).toBe('3,4,5');
      expect(search(page).get('sort')).toBe('price');
    });
  });
});

describe('the steps of the list', () => {
  it('are undone by Back: a filter, the order, the map', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(`${product.site}/booknow/hotels/v2`);
      await chooseDestination(page.locator('travel-hotels'), 'Lisbon');
      await page.getByRole('button', { name: 'Search' }).first().click();
      await ready(page);
      const found = page.locator('.trv-results-head [role=status]');
      const all = await found.textContent();
      await tick(page, /^Free cancellation/);
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
      await expect.poll(() => search(page).get('sort')).toBe('price');
      await page.getByRole('button', { name: 'Map' }).click();
      await page.locator('.map-pin').first().waitFor();

      await page.goBack();
      await ready(page);
      expect([search(page).get('sort'), search(page).get('view')]).toEqual(['price', null]);
      await page.goBack();
      expect([search(page).get('sort'), search(page).get('free')]).toEqual([null, '1']);
      await page.goBack();
      await expect.poll(() => search(page).get('free')).toBeNull();
      await expect.poll(() => found.textContent()).toBe(all);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/booknow/hotels/v2');
    });
  });

  it('begin without a blank page, and no button covers a price on a phone', async () => {
    await asVisitor(phone, async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/ResultsView-*.js', async (route) => (await held, route.continue()));
      await page.goto(product.site + results('Lisbon'), { waitUntil: 'commit' });
      const wait = page.locator('.trv-wait');
      await wait.waitFor();
      expect(await wait.evaluate((node) => getComputedStyle(node).backgroundImage)).toContain('gradient');
      release();
      await ready(page);
      const filters = page.locator('.trv-open-filters button');
      await filters.waitFor();
      for (const y of [0, 300, 900, 2500]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        // The bar with the button is at the top of the screen, like a header: no price shows on both of its sides.
        const bar = (await page.locator('.trv-results-tools').boundingBox())!;
        expect(await filters.isVisible()).toBe(true);
        for (const price of await page.locator('.trv-list .trv-price-total').all()) {
          const box = await price.boundingBox();
          if (box && box.y > bar.y + 1) expect(box.y).toBeGreaterThan(bar.y + bar.height - box.height);
        }
      }
    });
  });
});

describe('a child’s age', () => {
  it.each(screens)('is asked for before a search on %s', async (_name, options) => {
    await asVisitor(options, async ({ page }) => {
      await page.goto(`${product.site}/booknow/hotels/v2`);
      const form = page.locator('travel-hotels');
      await chooseDestination(form, 'Lisbon');
      const travellers = form.getByRole('button', { name: /^Travellers/ });
      await travellers.click();
      const dialog = form.getByRole('dialog', { name: 'Travellers' });
      await dialog.getByRole('button', { name: 'More: Children' }).click();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await form.getByRole('button', { name: 'Search' }).first().click();
      await form.getByText('Choose the age of child 1').filter({ visible: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/booknow/hotels/v2');
      expect(await travellers.getAttribute('aria-invalid')).toBe('true');
      await travellers.click();
      await dialog.getByLabel('Age of child 1').selectOption('4');
      await dialog.getByRole('button', { name: 'Done' }).click();
      await form.getByRole('button', { name: 'Search' }).first().click();
      await ready(page);
      expect(search(page).get('occupancy')).toBe('[{"adults":2,"childAges":[4]}]');
    });
  });

  it('is asked for in Arabic, and the list is filtered there as elsewhere', async () => {
    await asVisitor({}, async ({ page }) => {
      const site = agencySite(product.site, 'safar');
      await page.goto(`${site}/booknow/hotels/v2?destination=Dubai&lng=ar`);
      const form = page.locator('travel-hotels');
      const travellers = form.locator('button[aria-haspopup=dialog]').nth(1);
      await travellers.click();
      const dialog = form.getByRole('dialog');
      await dialog.locator('.stepper').nth(1).getByRole('button').last().click();
      await form.locator('form button[type=submit]').click();
      await form.getByText('اختر عمر الطفل 1').filter({ visible: true }).waitFor();
      await travellers.click();
      await dialog.locator('select').selectOption('6');
      await form.locator('form button[type=submit]').click();
      await ready(page);
      await page
        .getByRole('checkbox', { name: /^إلغاء مجاني/ })
        .first()
        .check();
      await expect.poll(() => search(page).get('free')).toBe('1');
      await ready(page);
      expect(await page.locator('.trv-list .trv-tag.is-good').count()).toBe(
        await page.locator('.trv-list .htl-card').count(),
      );
    });
  });
});

describe('a partner’s page', () => {
  it('keeps the search for reload, a shared address, and Back from the agency', async () => {
    await asVisitor({}, async ({ page }) => {
      await page.goto(`${product.partner}/stay.html`);
      const widget = page.locator('travel-hotels');
      expect(search(page).has('travel-hotels'), 'nothing before the first search').toBe(false);
      await chooseDestination(widget, 'Lisbon');
      await widget.getByRole('button', { name: 'Search' }).first().click();
      await ready(widget);
      expect(search(page).get('travel-hotels')).toMatch(/^\/booknow\/hotels(\/v2)?\/search\?/);
      const first = (await cardsOf(widget).first().getByRole('heading').textContent())!;
      const hasSearch = async () => {
        await ready(widget);
        expect(await widget.getByRole('heading', { name: first }).count()).toBe(1);
      };

      await page.reload();
      await hasSearch();
      const shared = page.url();
      await page.goto('about:blank');
      await page.goto(shared);
      await hasSearch();

      await widget.getByRole('link', { name: first }).click();
      await page.waitForURL((url) => url.origin === product.site);
      await page.goBack();
      await hasSearch();
      await page.goBack();
      expect(page.url()).not.toContain(product.site);
    });
  });
});
