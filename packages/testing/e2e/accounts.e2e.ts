import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { aVisitor, launchBrowser } from '../src/browser.ts';
import { agencySite, openFirstHotel, stay, visibleText } from './steps.ts';

let browser: Browser;
let owner: pg.Client;
const product = inject('product');
beforeAll(async () => {
  browser = await launchBrowser();
  owner = new pg.Client({ connectionString: product.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await browser?.close();
  await owner?.end();
});

const aMailbox = () => `nora.${Math.random().toString(36).slice(2, 10)}@people.example`;
const password = 'four plain words here';

/** The newest mail of a kind to an address, once the running product has written it. */
async function mailTo(email: string, kind: string): Promise<{ link: string; code: string }> {
  let text = '';
  await expect
    .poll(
      async () => {
        const { rows } = await owner.query<{ text: string }>(
          `select preview->>'text' as text from account_mails where preview->>'to' = $1 and kind = $2 order by created_at desc`,
          [email, kind],
        );
        return (text = rows[0]?.text ?? '');
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return { link: /http\S+/.exec(text)![0], code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.locator('input[name=firstName]').fill('Nora');
  await page.locator('input[name=lastName]').fill('Lind');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=confirm]').fill(password);
  await page.locator('input[name=terms]').check();
  await page.locator('form button[type=submit]').click();
}

describe('an account', () => {
  it('is made from the header to the code of the mail, and leads back to where it was asked for (AUTH-04, AUTH-06, AUTH-15)', async () => {
    const { page, problems, close } = await aVisitor(browser);
    const email = aMailbox();
    await page.goto(`${product.site}/booknow/cars?lng=en`);
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await page.waitForURL('**/signup?redirect=*');
    await fillSignUp(page, email);
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
    const { code } = await mailTo(email, 'verify');
    await page.locator('input[name=code]').fill(code);
    await page.locator('input[name=code]').press('Enter');
    await page.waitForURL('**/booknow/cars*');
    await page.getByRole('button', { name: /Nora/ }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('is made from the checkout, which is gone back to with the chosen currency, what was typed, and nothing else kept (AUTH-08, AUTH-11, AUTH-12, AUTH-13)', async () => {
    const { page, problems, close } = await aVisitor(browser);
    const currency = '{"currency":"EUR"}';
    await page.goto(
      `${product.site}/booknow/hotels/v2/search?destination=Lisbon&startDate=${stay.start}&endDate=${stay.end}&lng=en`,
    );
    await openFirstHotel(page);
    await page.getByRole('button', { name: 'Select room' }).first().click();
    await page.getByRole('heading', { name: /Who is staying/ }).waitFor();
    const checkout = page.url();
    const firstName = page.locator('[autocomplete~="given-name"]').first();
    await firstName.fill('Amal');
    await page.evaluate((chosen) => {
      localStorage.setItem('foreign', '1');
      localStorage.setItem('selectedCurrency', chosen);
    }, currency);
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
    await page.waitForURL(`${product.site}/signup`);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ selectedCurrency: currency });
    const email = aMailbox();
    await fillSignUp(page, email);
    await page.locator('input[name=code]').fill((await mailTo(email, 'verify')).code);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(checkout);
    await page.getByRole('heading', { name: /Who is staying/ }).waitFor();
    expect(await firstName.inputValue()).toBe('Amal');
    // Who has an account now is offered none.
    await page.getByRole('button', { name: /Nora/ }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('is logged in to from the checkout, which is gone back to (AUTH-04, AUTH-06)', async () => {
    const { page, close } = await aVisitor(browser);
    await page.goto(
      `${product.site}/booknow/hotels/v2/search?destination=Porto&startDate=${stay.start}&endDate=${stay.end}&lng=en`,
    );
    await openFirstHotel(page);
    await page.getByRole('button', { name: 'Select room' }).first().click();
    await page.getByRole('heading', { name: /Who is staying/ }).waitFor();
    const checkout = page.url();
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
    await page.locator('input[name=email]').fill('traveller@harbour.example');
    await page.locator('input[name=password]').fill('Portolan-demo-1');
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL(checkout);
    await page.getByRole('heading', { name: /Who is staying/ }).waitFor();
    await close();
  });

  it('loses its password and gets another, by the link of a mail that works once (ROUTE-PUB-05, ROUTE-PUB-06, ROUTE-PUB-09)', async () => {
    const { page, problems, close } = await aVisitor(browser);
    const site = agencySite(product.site, 'safar');
    const email = aMailbox();
    await page.goto(`${site}/signup?lng=en`);
    await fillSignUp(page, email);
    await page.goto((await mailTo(email, 'verify')).link);
    await page.locator('form button[type=submit]').click();
    await page.getByRole('heading', { name: 'Your e-mail address is confirmed' }).waitFor();
    await page.goto(`${site}/login?lng=en`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=email]').press('Enter');
    await page.getByRole('status').filter({ hasText: email }).waitFor();
    const { link } = await mailTo(email, 'reset');
    await page.goto(link);
    await page.locator('input[name=password]').fill('another four words');
    await page.locator('input[name=confirm]').fill('another four words');
    await page.locator('form button[type=submit]').click();
    await page.getByRole('heading', { name: 'Your new password is saved' }).waitFor();
    await mailTo(email, 'changed');
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link or session has expired' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'Log In' }).click();
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill('another four words');
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL(`${site}/`);
    expect(problems.filter((problem) => !problem.includes('410'))).toEqual([]);
    await close();
  });

  it('has screens in the agency’s own language that say nothing of who made them', async () => {
    const { page, close } = await aVisitor(browser);
    for (const [agency, path, words] of [
      ['nordlys', '/signup', 'Opret din konto'],
      ['safar', '/forgotpassword', 'هل نسيت كلمة المرور؟'],
      ['solazul', '/expired', 'ha caducado'],
    ] as const) {
      await page.goto(agencySite(product.site, agency) + path);
      const text = await visibleText(page);
      expect(text).toContain(words);
      expect(await page.content()).not.toMatch(/portolan/i);
    }
    await close();
  });
});
