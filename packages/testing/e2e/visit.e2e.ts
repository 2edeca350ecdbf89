import { expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import { aBrowser } from '../src/stage.ts';
import { logIn } from './steps.ts';

const product = inject('product');
const on = aBrowser();

const home = async (page: Page, path = '/') => {
  await page.goto(`${product.site}${path}`);
  await page.locator('html[data-agency=ready]').waitFor();
};

it('sends the browser to the logout path when the server answers 401 (ERR-03, AUTH-28)', async () => {
  const { page, context, close } = await aVisitor(on.browser);
  await logIn(page, product.site, 'traveller');
  await page.getByRole('banner').getByText('Tara').first().waitFor();
  const seen: string[] = [];
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && seen.push(new URL(frame.url()).pathname)));
  await page.route('**/api/user/profile', (route) =>
    route.fulfill({ status: 401, json: { error: 'Please log in.', code: 'SESSION_EXPIRED', requestId: 'r' } }),
  );
  await page.goto(`${product.site}/faqs`);
  await page.waitForURL(`${product.site}/`);
  expect(seen).toContain('/logout');
  await page.getByRole('banner').getByText('Log In').first().waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('access_token');
  await close();
}); // prettier-ignore

it('fetches the script of an area on its own pages only (HOST-07, HOST-08)', async () => {
  for (const [path, own, other] of [
    ['/booknow/flights/v2', 'remote-flights', 'remote-resort'],
    ['/booknow/resort', 'remote-resort', 'remote-flights'],
  ] as const) {
    const { page, close } = await aVisitor(on.browser);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await home(page, path);
    await page.locator('main').first().waitFor();
    expect(scripts.some((script) => script.includes(own)), path).toBe(true);
    expect(scripts.some((script) => script.includes(other)), path).toBe(false);
    await close();
  }
}); // prettier-ignore

it('keeps a currency over a reload, and forgets it on home (CUR-09, CUR-10)', async () => {
  const { page, close } = await aVisitor(on.browser);
  await home(page, '/faqs');
  await page.getByRole('button', { name: /^Currency/ }).click();
  await page.getByRole('searchbox').fill('EUR');
  await page.getByRole('button', { name: /EUR/ }).last().click();
  await page.reload();
  await page.getByRole('button', { name: /^Currency.*EUR/ }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('selectedCurrency'))).toContain('EUR');
  await home(page);
  await page.getByRole('button', { name: /^Currency.*USD/ }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('selectedCurrency'))).toBeNull();
  await close();
});

it('loads the page anew when the language changes on the hotel search page (LANG-14)', async () => {
  const { page, close } = await aVisitor(on.browser);
  await home(page, '/booknow/hotels/v2/search?destination=Lisbon');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.locator('button[lang=pt]').click();
  await loaded;
  await page.locator('html[lang=pt]').waitFor();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'pll_language');
  expect(cookie).toMatchObject({ value: 'pt', sameSite: 'Strict' });
  await close();
});

it('names what it shows when the answers were there before the page came alive', async () => {
  const { page, close } = await aVisitor(on.browser);
  // The area's script comes last, after all that the shell asks for.
  const answered = ['exchange', 'current'].map((end) =>
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/${end}`)),
  );
  await page.route('**/remote-flights-*.js', async (route) => {
    await Promise.all(answered);
    await page.locator('html[data-agency=ready]').waitFor();
    await route.continue();
  });
  await page.goto(`${product.site}/booknow/flights`);
  const menu = page.getByRole('button', { name: /^Currency/ });
  await menu.getByText('USD').waitFor();
  expect(await menu.getAttribute('aria-label')).toBe('Currency: USD');
  await close();
});
