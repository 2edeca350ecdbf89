import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { onTheProduct } from '../src/stage.ts';
import { openFirstHotel, stay } from './steps.ts';

const product = inject('product');
const on = onTheProduct();

async function choose(page: Page, currency: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Currency/ })
    .click();
  await page.getByRole('searchbox', { name: 'Search currencies' }).fill(currency);
  await page
    .getByRole('group', { name: 'Currency' })
    .getByRole('button', { name: new RegExp(currency) })
    .first()
    .click();
}

const addressed = (page: Page) => new URL(page.url()).searchParams.get('currency');

it('keeps the currency chosen on the results through reloads, a change of language, details and Back (CUR-09, CUR-17, LANG-14)', async () => {
  const { page } = on;
  const price = page.locator('.trv-list .trv-price-total').first();
  const inEuros = async () => {
    await price.filter({ hasText: '€' }).waitFor({ timeout: 60_000 });
    expect(addressed(page)).toBe('EUR');
  };
  // The form writes the currency of the moment into the address.
  await page.goto(
    `${product.site}/booknow/hotels/v2/search?destination=Lisbon&startDate=${stay.start}&endDate=${stay.end}&currency=USD&lng=en`,
  );
  await price.filter({ hasText: '$' }).waitFor({ timeout: 60_000 });
  await choose(page, 'EUR');
  await inEuros();
  await page.reload();
  await inEuros();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await reloaded;
  await page.locator('html[lang=de]').waitFor();
  await inEuros();

  // A choice on a later page also counts for the pages before it.
  await page.goto(`${page.url()}&lng=en`);
  await openFirstHotel(page);
  await choose(page, 'GBP');
  await expect.poll(() => addressed(page)).toBe('GBP');
  await page.goBack();
  await price.filter({ hasText: '£' }).waitFor({ timeout: 60_000 });
  await page.reload();
  await price.filter({ hasText: '£' }).waitFor({ timeout: 60_000 });
  expect(addressed(page)).toBe('GBP');
});
