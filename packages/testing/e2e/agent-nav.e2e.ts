import { describe, expect, inject, it } from 'vitest';
import { onTheProduct, theDatabase } from '../src/stage.ts';
import { createApi } from './api-steps.ts';
import { logIn } from './steps.ts';

const product = inject('product');
const on = onTheProduct();
const database = theDatabase();
const api = createApi(product);
const nav = () => on.page.getByRole('navigation', { name: 'Command Center' });
const openPage = async (path: string) => {
  await on.page.goto(product.site + path);
  await on.page.locator('html[data-agency=ready]').waitFor();
};

describe('the left navigation of an agency’s people', () => {
  it('has every entry in its order, leads where it says, and logs out (NAV-01, NAV-09, NAV-10, NAV-11, NAV-12, NAV-13, NAV-14, NAV-15, NAV-16, NAV-17, NAV-18, NAV-19, NAV-20, NAV-21, NAV-22, NAV-23, NAV-24, NAV-25)', async () => {
    await logIn(on.page, product.site, 'owner');
    await openPage('/dashboard');
    const entries = nav().locator('.agent-nav-panel > ul > li > .agent-nav-item');
    await entries.first().waitFor();
    expect(await entries.locator('.agent-nav-text').allInnerTexts()).toEqual([
      'Dashboard', 'Book Now', 'Clients', 'Agents', 'Bookings', 'Proposals', 'Settings', 'Wallet', 'Academy', 'Deal Link', 'Applications',
      'Customize Theme', 'Pay', 'Support', 'Searches', 'Log Out',
    ]); // prettier-ignore
    await nav().getByRole('button', { name: 'Settings' }).click();
    for (const name of ['Markup', 'Website', 'Profile', 'Payment', 'Product'])
      expect(
        await nav()
          .getByRole('link', { name: `${name} Settings` })
          .isVisible(),
        name,
      ).toBe(true);
    for (const name of ['Website Texts', 'Sign-in Settings'])
      expect(await nav().getByRole('link', { name }).isVisible(), name).toBe(true);
    await nav().getByRole('button', { name: 'Wallet' }).click();
    expect(await nav().getByRole('link', { name: 'Details' }).getAttribute('href')).toBe('/wallet/details');
    expect(await nav().getByRole('link', { name: 'Academy' }).getAttribute('href')).toMatch(/^https:/);
    expect(await nav().getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe(
      '/booknow/hotels/v2',
    );
    await nav().getByRole('link', { name: 'Log Out' }).click();
    await on.page.getByRole('banner').getByText('Log In').first().waitFor();
  });

  it('is Command Center by name: in an agent’s menu, on the dashboard and beside it (GEN-13)', async () => {
    await logIn(on.page, product.site, 'agent');
    await openPage('/faqs');
    await on.page
      .getByRole('banner')
      .getByRole('button', { name: /Your account/ })
      .click();
    await on.page.getByRole('link', { name: 'Command Center' }).click();
    await on.page.waitForURL(`${product.site}/dashboard`);
    await nav().getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(await on.page.getByRole('main').innerText()).toContain('Command Center');
  });

  // Not GEN-14: clients, agents and the wallet have no screens of their own yet.
  it('leads an agent to bookings, proposals and settings, and says of clients and wallet that they are being prepared', async () => {
    const prepared = 'This part of Command Center is being prepared';
    const follow = async (group: string | null, name: string, path: string, heading: string) => {
      if (group) await nav().getByRole('button', { name: group }).click();
      await nav().getByRole('link', { name, exact: true }).click();
      await on.page.waitForURL(product.site + path);
      await on.page.getByRole('main').getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(await on.page.getByRole('main').getByRole('alert').count(), name).toBe(0);
      expect(await nav().locator('[aria-current=page]').innerText(), name).toBe(name);
    };
    await logIn(on.page, product.site, 'agent');
    await openPage('/dashboard');
    await follow(null, 'Bookings', '/bookings', 'Bookings');
    await on.page.getByRole('main').getByText(/^\d+ bookings?$|^No bookings yet/).waitFor();
    await follow(null, 'Proposals', '/proposals', 'Proposals');
    await on.page.getByRole('main').getByText(/^\d+ proposals?$/).waitFor();
    await follow('Settings', 'Profile Settings', '/settings/profile', 'Profile Settings');
    await follow(null, 'Clients', '/users/clients', prepared);
    await follow('Wallet', 'Details', '/wallet/details', prepared);
  }); // prettier-ignore

  it.each(['agent', 'owner'])('leads the %s to their own page by Agents (ROUTE-AGT-10, USER-01)', async (user) => {
    const { rows } = await database.query<{ id: string }>(
      `select user_id as id from users where agency_id = 'ag_harbour' and email = $1`,
      [`${user}@harbour.example`],
    );
    await logIn(on.page, product.site, user);
    await openPage('/dashboard');
    await nav().getByRole('link', { name: 'Agents', exact: true }).click();
    await on.page.waitForURL(`${product.site}/users/agents/view/${rows[0]!.id}`);
    await on.page.getByRole('main').getByRole('heading', { level: 1, name: 'This part of Command Center is being prepared' }).waitFor();
    expect(await nav().locator('[aria-current=page]').innerText()).toBe('Agents');
  }); // prettier-ignore

  it('shows an agent every entry, and greys what they may not open (NAV-29)', async () => {
    await logIn(on.page, product.site, 'agent');
    await openPage('/dashboard');
    await nav().getByRole('button', { name: 'Settings' }).click();
    for (const name of [
      'Customize Theme',
      'Applications',
      'Website Settings',
      'Website Texts',
      'Sign-in Settings',
    ]) {
      const entry = nav().getByRole('link', { name: new RegExp(`^${name}`) });
      expect(await entry.getAttribute('aria-disabled'), name).toBe('true');
      expect(await entry.getAttribute('href'), name).toBeNull();
    }
  });

  it('opens the academy with a token made at the click, which its server redeems once (ROUTE-AGT-12, ROUTE-AGT-13)', async () => {
    const came: { url: string; referer: string | undefined }[] = [];
    await on.page.context().route('https://academy.example/**', async (route) => {
      came.push({ url: route.request().url(), referer: (await route.request().allHeaders())['referer'] });
      await route.fulfill({ contentType: 'text/html', body: '<title>Academy</title>' });
    });
    await logIn(on.page, product.site, 'agent');
    await openPage('/dashboard');
    const entry = nav().getByRole('link', { name: 'Academy' });
    expect(await entry.getAttribute('href')).toBe('https://academy.example/');
    const [tab] = await Promise.all([on.page.waitForEvent('popup'), entry.click()]);
    await tab.waitForURL('https://academy.example/?token=*');
    expect(came).toEqual([{ url: tab.url(), referer: undefined }]);
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    const token = new URL(tab.url()).searchParams.get('token')!;
    expect(await on.page.content()).not.toContain(token);
    const redeem = () => api.call('POST', '/api/agency/academy/redeem', { token });
    const first = await redeem();
    expect(first).toMatchObject({ status: 200, body: { data: { agencyId: 'ag_harbour', email: 'agent@harbour.example' } } });
    expect(await redeem()).toMatchObject({ status: 401, body: { code: 'CODE_INVALID' } });
  }); // prettier-ignore

  it('goes to the academy in this tab where the browser opens no other', async () => {
    await on.page
      .context()
      .route('https://academy.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Academy</title>' }),
      );
    await on.page.addInitScript(() => (window.open = () => null));
    await logIn(on.page, product.site, 'agent');
    await openPage('/dashboard');
    await nav().getByRole('link', { name: 'Academy' }).click();
    await on.page.waitForURL('https://academy.example/?token=*');
  });

  it('says beside the entry that the academy could not be opened, and opens it when asked again', async () => {
    await on.page
      .context()
      .route('https://academy.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Academy</title>' }),
      );
    await logIn(on.page, product.site, 'agent');
    await openPage('/dashboard');
    await on.page.route('**/api/agency/academy', (route) => route.abort());
    const entry = nav().getByRole('link', { name: 'Academy' });
    const [blank] = await Promise.all([on.page.waitForEvent('popup'), entry.click()]);
    await nav().getByRole('alert').getByText('Academy could not be opened. Please try again.').waitFor();
    expect(blank.isClosed()).toBe(true);
    await on.page.unroute('**/api/agency/academy');
    const [tab] = await Promise.all([on.page.waitForEvent('popup'), entry.click()]);
    await tab.waitForURL('https://academy.example/?token=*');
    expect(await nav().getByRole('alert').count()).toBe(0);
  });

  it('marks where one is with the agency’s colour at an alpha of .1 (THEME-03, CONST-30)', async () => {
    await logIn(on.page, product.site, 'agent');
    await openPage('/dashboard');
    const current = nav().locator('[aria-current=page]');
    await current.waitFor();
    expect(await current.evaluate((entry) => getComputedStyle(entry).backgroundColor)).toBe('rgba(11, 99, 206, 0.1)');
  }); // prettier-ignore

  it('logs out, and leaves though the server never answers (AUTH-27, CONST-27)', async () => {
    await logIn(on.page, product.site, 'agent');
    await openPage('/dashboard');
    const asked = on.page.waitForRequest('**/api/auth/logout');
    await on.page.route('**/api/auth/logout', () => undefined);
    await nav().getByRole('link', { name: 'Log Out' }).click();
    await asked;
    await on.page.waitForURL(`${product.site}/`);
    await on.page.getByRole('banner').getByText('Log In').first().waitFor();
  });

  it('is away on legal, FAQ, about, destination and subscription pages (NAV-02, NAV-03, NAV-04, NAV-05, NAV-06)', async () => {
    await logIn(on.page, product.site, 'agent');
    for (const path of [
      '/privacy-policy', '/user-terms-and-conditions', '/agency-terms-and-conditions/harbour', '/cookies-policy', '/disclaimer', '/cancellation-policy',
      '/faqs', '/about', '/destination', '/subscription',
    ]) {
      await openPage(path);
      await on.page.getByRole('banner').getByRole('button', { name: /Your account/ }).waitFor();
      expect(await on.page.locator('.agent-nav, .agent-nav-place').count(), path).toBe(0);
    } // prettier-ignore
    // As a control: it is on the others.
    await openPage('/dashboard');
    await nav().getByRole('link', { name: 'Dashboard' }).waitFor();
  });

  it('folds, opens for a mouse that stays, and tells why an entry may not be opened', async () => {
    await logIn(on.page, product.site, 'agent');
    await openPage('/dashboard');
    const isOpen = () => nav().evaluate((element) => element.classList.contains('is-open'));
    await nav().getByRole('link', { name: 'Dashboard' }).waitFor();
    await nav().locator('.agent-nav-fold').click();
    await on.page.getByRole('main').hover();
    await expect.poll(isOpen).toBe(false);
    await nav().getByRole('link', { name: 'Dashboard' }).hover();
    await expect.poll(isOpen).toBe(true);
    const denied = nav().getByRole('link', { name: /^Customize Theme/ });
    await denied.hover();
    const tip = nav().locator('.agent-nav-tip');
    await tip.waitFor();
    expect(await tip.innerText()).toBe(await denied.locator('.vh').innerText());
    await on.page.getByRole('main').hover();
    await tip.waitFor({ state: 'detached' });
    await expect.poll(isOpen).toBe(false);
  });

  it('is not there for a customer', async () => {
    await logIn(on.page, product.site, 'traveller');
    await openPage('/dashboard');
    await on.page
      .getByRole('banner')
      .getByRole('button', { name: /Your account/ })
      .waitFor();
    expect(await on.page.locator('.agent-nav, .agent-nav-place').count()).toBe(0);
  });
});
