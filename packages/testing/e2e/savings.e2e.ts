import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { onTheProduct } from '../src/stage.ts';
import { agencySite, logIn } from './steps.ts';

const product = inject('product');
const on = onTheProduct();

/** The deals of a tab, each with its badge; an empty text where it has none. */
async function badges(page: Page, address: string): Promise<Map<string, string>> {
  await page.goto(address);
  const cards = page.locator('travel-deals .deal:has(h3)');
  await cards.first().waitFor({ timeout: 60_000 });
  const rows = await cards.evaluateAll((elements) =>
    elements.map((card): [string, string] => [
      card.querySelector('h3')!.textContent!,
      card.querySelector('.media-over .tag')?.textContent ?? '',
    ]),
  );
  return new Map(rows);
}

it.each([
  ['an agency that hides its prices', 'nordlys', 'Hotels', /^Log [Ii]n to save/],
  ['an agency that publishes no prices of activities', 'safar', 'Activities', /^Log in to save more/],
])('promises visitors of %s a saving on the deals that have one after logging in, and on no other (PRICE-01, CUST-12)', async (_what, subdomain, tab, promise) => {
  const { page } = on;
  const site = agencySite(product.site, subdomain);
  const address = `${site}/?tab=${tab}&lng=en`;
  const promised = await badges(page, address);
  expect(promised.size).toBeGreaterThan(0);
  await logIn(page, site, 'traveller');
  const saved = await badges(page, address);
  for (const [deal, badge] of promised) {
    if (badge) expect(badge, deal).toMatch(promise);
    expect(Boolean(badge), deal).toBe(/^Saved/.test(saved.get(deal) ?? ''));
  }
}); // prettier-ignore
