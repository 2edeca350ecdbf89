import { expect, inject, it } from 'vitest';
import { onTheProduct } from '../src/stage.ts';

const product = inject('product');
const on = onTheProduct();

it('leads from the list of destinations to one, with its year, its deals and its hotels (ROUTE-DEST-03)', async () => {
  const { page } = on;
  await page.goto(`${product.site}/destination`);
  await page.getByRole('searchbox', { name: 'Search destinations' }).fill('krak');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Kraków', exact: true }).click();
  await page.waitForURL('**/destination/krakow-pl');
  await page.getByRole('heading', { level: 1, name: 'Kraków' }).waitFor();
  const months = page.locator('.year > li');
  await months.first().waitFor();
  expect(await months.count()).toBe(12);
  for (const price of await months.locator('.year-price').allInnerTexts()) expect(price).toMatch(/^\$\d/);
  // The agency’s own deals are of Lisbon; on this page they are of this place.
  const deals = page.locator('travel-deals').getByRole('article');
  await deals.first().waitFor();
  for (const deal of await deals.allInnerTexts()) expect(deal).toContain('Kraków');
  const search = page.locator('travel-hotels');
  expect(await search.getByRole('combobox').inputValue()).toBe('Kraków, Poland');
  await search.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/booknow\/hotels\/v2\/search\?/);
  await page.locator('travel-hotels').getByRole('article').first().waitFor();
});

it('carries a cruise line from its page to whom it is asked of (ROUTE-CRL-03)', async () => {
  const { page } = on;
  await page.goto(`${product.site}/cruise-line/northlight-voyages`);
  await page.getByRole('link', { name: 'Find a cruise with Northlight Voyages' }).click();
  await page.waitForURL('**/booknow/cruise/search?shipLineId=sl_northlight');
  await page.locator('travel-cruise').getByText('Cruise · Northlight Voyages').waitFor();
  const unknown = await page.goto(`${product.site}/cruise-line/nobody`);
  expect(new URL(unknown!.url()).pathname).toBe('/errors');
});
