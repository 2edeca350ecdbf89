import { expect, inject, it } from 'vitest';
import { aVisitor } from '../src/browser.ts';
import { aBrowser } from '../src/stage.ts';
import { fillLeadGuest, stay } from './steps.ts';

const product = inject('product');
const on = aBrowser();

it('counts the first tap on Continue, also where leaving a field would show an error above it', async () => {
  const { page, close } = await aVisitor(on.browser, { mobile: true });
  const query = new URLSearchParams({
    lng: 'en',
    destination: 'Lisbon',
    startDate: stay.start,
    endDate: stay.end,
    occupancy: '[{"adults":2,"childAges":[]}]',
  });
  await page.goto(`${product.site}/booknow/hotels/v2/search?${query}`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Select room' }).first().tap();
  await page.locator('[autocomplete~="given-name"]').first().waitFor();
  await fillLeadGuest(page, { phone: '123' });
  const phone = page.locator('[autocomplete~="tel"]').first();
  await phone.tap();
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect.poll(() => phone.getAttribute('aria-invalid')).toBe('true');
  // The form was sent: it leads back to what is wrong.
  await expect.poll(() => phone.evaluate((field) => field.matches(':focus'))).toBe(true);

  await phone.fill('+45 20 30 40 50');
  await page.getByRole('button', { name: 'Continue' }).tap();
  // What paying agrees to is told beside the amount.
  await page.getByRole('button', { name: /^Pay \$[\d,]+\.\d{2}$/ }).waitFor();
  await page.getByRole('link', { name: 'Cancellation policy' }).first().waitFor();
  await close();
});
