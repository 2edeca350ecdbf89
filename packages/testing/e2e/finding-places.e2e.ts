import { expect, inject, it } from 'vitest';
import { onTheProduct } from '../src/stage.ts';
import { agencySite, stay } from './steps.ts';

const product = inject('product');
const on = onTheProduct();
const results = (text: string) =>
  `/booknow/hotels/v2/search?destination=${encodeURIComponent(text)}&startDate=${stay.start}&endDate=${stay.end}`;

it('finds Paris in Arabic on the Arabic agency, and says places in Arabic up to the cards', async () => {
  const { page } = on;
  await page.goto(`${agencySite(product.site, 'safar')}/?lng=ar`);
  const field = page.locator('travel-hotels').getByRole('combobox', { name: 'الوجهة' });
  await field.fill('باريس');
  const option = page.getByRole('option').first();
  await option.waitFor();
  expect(await option.innerText()).toMatch(/باريس[^]*فرنسا/);
  await option.click();
  await page.locator('travel-hotels').locator('button[type=submit]').click();
  const list = page.locator('travel-hotels');
  await list.getByRole('article').first().waitFor({ timeout: 60_000 });
  expect(await list.getByRole('heading', { level: 1 }).innerText()).toContain('باريس');
  // The first one may be in a town beside it.
  await list.getByRole('article').filter({ hasText: 'باريس' }).first().waitFor();
});

it('takes "lisbno" for Lisbon in the field, and says that it is a guess', async () => {
  const { page } = on;
  await page.goto(`${product.site}/?lng=en`);
  const widget = page.locator('travel-hotels');
  const field = widget.getByRole('combobox', { name: 'Destination' });
  await field.fill('lisbno');
  await widget.getByText('Did you mean one of these?', { exact: true }).waitFor();
  await page.getByRole('option').first().click();
  expect(await field.inputValue()).toMatch(/^Lisbon/);
});

it('asks what was meant when a misspelt place was searched for, and searches what is chosen', async () => {
  const { page } = on;
  await page.goto(`${product.site}${results('lisbno')}&lng=en`);
  const widget = page.locator('travel-hotels');
  await widget.getByRole('heading', { name: 'Where is “lisbno”?' }).waitFor();
  await widget.getByRole('button', { name: 'Lisbon, Portugal', exact: true }).click();
  await widget.getByRole('article').first().waitFor({ timeout: 60_000 });
  expect(await widget.getByRole('heading', { level: 1 }).innerText()).toContain('Lisbon');
});
