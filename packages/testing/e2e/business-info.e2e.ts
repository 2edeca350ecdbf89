import { describe, expect, inject, it } from 'vitest';
import { anOwnAgency, onTheProduct, theDatabase } from '../src/stage.ts';
import { agencySite, logIn } from './steps.ts';

const product = inject('product');
const on = onTheProduct();
const database = theDatabase();
const agency = anOwnAgency('atelier');

describe('the business information modal', () => {
  it('asks an owner once, takes the answers to the database and is gone', async () => {
    // A second try begins where the first did.
    await database.query('delete from business_info where agency_id = $1', [agency.id]);
    await logIn(on.page, agency.site, 'owner');
    await on.page.goto(`${agency.site}/about?lng=en`);
    const dialog = on.page.getByRole('dialog', { name: 'Tell us about your business' });
    await dialog.waitFor();
    expect(await dialog.getByLabel('Support email').inputValue()).toBe(`owner@${agency.subdomain}.example`);
    await dialog.getByLabel('Headquarters country').selectOption('FR');
    await dialog.getByText('All', { exact: true }).click();
    await dialog.getByLabel('Annual volume').selectOption('Under $100k');
    await dialog.getByLabel('Intended usage').selectOption('API integration');
    await dialog.getByLabel('How did you hear about us?').selectOption('Customer Support Manager');
    expect(await dialog.getByLabel('Manager').locator('option:not([hidden])').count()).toBe(8);
    await dialog.getByLabel('Manager').selectOption({ index: 3 });
    if (process.env.PORTOLAN_PICTURES)
      await on.page.screenshot({ path: `${process.env.PORTOLAN_PICTURES}/business.png` });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await on.page.getByText('Business information submitted successfully').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const { rows } = await database.query<{ info: Record<string, string> }>(
      'select info from business_info where agency_id = $1',
      [agency.id],
    );
    expect(rows).toMatchObject([
      { info: { hqCountry: 'FR', productInterested: 'Resorts,Hotels,Flights,Cars,Activities,Cruises' } },
    ]);
    await on.page.reload();
    await on.page.locator('html[data-agency=ready]').waitFor();
    await on.page
      .getByRole('banner')
      .getByRole('button', { name: /Your account/ })
      .waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it('sends the owner’s e-mail by itself once, over two pages that both found none (BIZ-07)', async () => {
    await logIn(on.page, agency.site, 'owner');
    await on.page.evaluate(() => localStorage.removeItem('businessInfoEmail'));
    await database.query('delete from business_info where agency_id = $1', [agency.id]);
    const sent: string[] = [];
    // The answer to the first is still on its way when the second page asks.
    await on.context.route('**/api/agency/business-info', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent.push(route.request().postData() ?? '');
    });
    await on.page.goto(`${agency.site}/about?lng=en`);
    await on.page.getByRole('dialog', { name: 'Tell us about your business' }).waitFor();
    await expect.poll(() => sent).toEqual([`{"contactEmailId":"owner@${agency.subdomain}.example"}`]);
    const second = await on.context.newPage();
    await second.goto(`${agency.site}/faqs?lng=en`);
    await second.getByRole('dialog', { name: 'Tell us about your business' }).waitFor();
    await second.waitForLoadState('networkidle');
    expect(sent).toHaveLength(1);
  });

  const others = ['admin', 'sales', 'traveller'] as const;
  it.each(others)('asks no %s (BIZ-04)', async (user) => {
    const other = agencySite(product.site, 'nordlys');
    await logIn(on.page, other, user);
    const asked: string[] = [];
    on.page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await on.page.goto(`${other}/faqs?lng=en`);
    await on.page
      .getByRole('banner')
      .getByRole('button', { name: /Your account/ })
      .waitFor();
    await on.page.waitForLoadState('networkidle');
    expect(asked).toContain('/api/user/profile');
    expect(asked).not.toContain('/api/agency/business-info');
    expect(await on.page.getByRole('dialog').count()).toBe(0);
  });
});
