import { expect, inject, it } from 'vitest';
import { onTheProduct } from '../src/stage.ts';
import { agencySite, logIn } from './steps.ts';

const product = inject('product');
const on = onTheProduct();

const cards = () => on.page.locator('travel-deals').getByRole('article');

it('shows stays of several cities on home, each with what its price is for', async () => {
  await on.page.goto(`${product.site}/?lng=en`);
  await cards().nth(11).waitFor();
  const texts = await cards().allInnerTexts();
  for (const text of texts) expect(text).toMatch(/2 nights, .+, 2 adults/);
  for (const text of texts) expect(text).toMatch(/\$[\d,]+ in total/);
  const places = texts.map((text) => /^.*, (.+)$/m.exec(text)?.[1]);
  // The first row alone shows four.
  expect(new Set(places.slice(0, 4)).size).toBe(4);
});

it('opens the very stay of a deal at its price (DEALS-46, CONST-04, CONST-05, CONST-06)', async () => {
  await on.page.goto(`${product.site}/?lng=en`);
  for (const at of [0, 1, 2]) {
    await cards().nth(at).waitFor();
    const text = await cards().nth(at).innerText();
    const total = /\$([\d,]+) in total/.exec(text)?.[1];
    await cards().nth(at).getByRole('link', { name: 'View Deal' }).click();
    await on.page.getByRole('button', { name: 'Select room' }).first().waitFor();
    // Rooms and rates stand cheapest first.
    const cheapest = await on.page.locator('.trv-price-total').first().innerText();
    const amount = Number(cheapest.replaceAll(/[$,]/g, ''));
    expect(Math.round(amount).toLocaleString('en-US'), text).toBe(total);
    const stay = new URL(on.page.url()).searchParams;
    expect(stay.get('startDate')).toMatch(/-01$/);
    expect(JSON.parse(stay.get('occupancy') ?? '')).toEqual([{ adults: 2, childAges: [] }]);
    await on.page.goBack();
  }
});

it('names the place that a page asks for, not the agency’s own (DEALS-20, PARAM-02, PARAM-03, API-20)', async () => {
  const site = product.site.replace('//harbour.', '//nordlys.');
  for (const [query, place] of [
    ['', 'Palma'],
    ['&lat=41.1496&long=-8.611', 'Porto'],
  ] as const) {
    await on.page.goto(`${site}/?lng=en${query}`);
    await cards().nth(3).waitFor();
    for (const text of (await cards().allInnerTexts()).slice(0, 4))
      expect(text).toMatch(new RegExp(`[\\d.]+ km from ${place}`));
  }
});

it('sells for what it promised to visitors who log in (CUST-15)', async () => {
  const price = on.page.locator('.trv-price').first();
  const amountOf = async (part: string) => {
    const text = await price.locator(part).innerText();
    return Math.round(Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')) * 100);
  };
  await on.page.goto(`${product.site}/?lng=en`);
  await cards().first().waitFor();
  await cards().first().getByRole('link', { name: 'View Deal' }).click();
  const select = on.page.getByRole('button', { name: 'Select room' }).first();
  await select.waitFor();
  const address = on.page.url();
  const saving = await amountOf('.trv-price-saved');
  expect(saving).toBeGreaterThan(0);
  const membersTotal = (await amountOf('.trv-price-total')) - saving;

  await logIn(on.page, product.site, 'traveller');
  await on.page.goto(address);
  await select.waitFor();
  expect(await amountOf('.trv-price-total')).toBe(membersTotal);
  // And for no more at the checkout.
  await select.click();
  const amount = (membersTotal / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await on.page.getByText(amount).filter({ visible: true }).first().waitFor();
});

it('promises nothing where logging in saves nothing', async () => {
  // This agency has no price for members.
  await on.page.goto(`${agencySite(product.site, 'demo')}/?lng=en`);
  await cards().nth(3).waitFor();
  for (const text of await cards().allInnerTexts()) expect(text).not.toMatch(/log in to save/i);
});
