import { describe, expect, it } from 'vitest';
import { siteKeys, sites } from '../src/real-sites.ts';
import { onRealSites } from '../src/stage.ts';
import { aQuote, awaitCheckout, bookingPage, checkoutAt, referenceIn, secureFrame } from './frame-steps.ts';
import { chooseDestination } from './steps.ts';

const on = onRealSites();

const here = `${sites.partner}/stay`;
const widget = () => on.page.locator('travel-hotels');
const iframe = () => on.page.locator('travel-hotels .frame iframe');
const back = () => widget().getByRole('button', { name: 'Back to the offers' });

/** Whether the focus of the page is in the frame, and on what in it. */
async function focusInFrame(): Promise<string | null> {
  const inside = await iframe().evaluate(
    (frame) => (frame.getRootNode() as ShadowRoot).activeElement === frame,
  );
  if (!inside) return null;
  return secureFrame(on.page)
    .locator(':root')
    .evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at?.getAttribute('name') ?? at?.textContent?.trim() ?? '';
    });
}

/** Presses a key until something holds; fails after so many. */
async function pressUntil(key: string, holds: () => Promise<boolean>, most = 40): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    if (await holds()) return;
    await on.page.keyboard.press(key);
  }
  throw new Error(`${most} × ${key} led nowhere.`);
}

/** Searches and opens the first hotel's rooms, all on the partner's page. */
async function toRooms(): Promise<void> {
  await chooseDestination(widget(), 'Lisbon');
  await widget().getByRole('button', { name: 'Search' }).first().click();
  await widget().getByRole('article').first().getByRole('link').first().click();
  await widget().getByRole('button', { name: 'Select room' }).first().waitFor();
}

describe('a checkout inside a partner’s page', () => {
  it('is done with the keyboard alone: in and out over the border, past the gateway’s own frame, to a booking', async () => {
    const { quoteId } = await aQuote(on.rig);
    on.rig.serve(here, bookingPage({ after: '<p><a id="below" href="#below">Below the widget</a></p>' }));
    await on.page.goto(checkoutAt(here, quoteId));
    await awaitCheckout(on.page);
    await on.page.evaluate(() => document.querySelector('h1')!.setAttribute('tabindex', '-1'));
    await on.page.evaluate(() => document.querySelector('h1')!.focus());

    // In from above: the way back first, then the frame's first field.
    await on.page.keyboard.press('Tab');
    await expect.poll(() => back().evaluate((button) => button.matches(':focus'))).toBe(true);
    await pressUntil('Tab', async () => (await focusInFrame()) === 'guests.0.firstName', 3);
    // Out again the way it came.
    await pressUntil('Shift+Tab', () => back().evaluate((button) => button.matches(':focus')), 3);
    await pressUntil('Tab', async () => (await focusInFrame()) === 'guests.0.firstName', 3);
    for (const words of ['Amal', 'Sørensen', 'amal@example.org', '+45 20 30 40 50']) {
      await on.page.keyboard.type(words);
      await on.page.keyboard.press('Tab');
    }
    await pressUntil('Tab', async () => (await focusInFrame()) === 'Continue', 6);
    await on.page.keyboard.press('Enter');
    const pay = secureFrame(on.page).getByRole('button', { name: /^Pay / });
    await secureFrame(on.page).frameLocator('iframe').locator('[autocomplete="cc-number"]').waitFor();
    await pay.and(secureFrame(on.page).locator(':enabled')).waitFor();
    await pressUntil('Tab', async () => /^Pay /.test((await focusInFrame()) ?? ''), 18);
    // Down and out at the end, and in again.
    await pressUntil('Tab', () => on.page.evaluate(() => document.activeElement?.id === 'below'), 6);
    await pressUntil('Shift+Tab', async () => /^Pay /.test((await focusInFrame()) ?? ''), 8);
    await on.page.keyboard.press('Enter');
    expect(await referenceIn(on.page)).toMatch(/^[A-Z]{2}-/);
    expect(new URL(on.page.url()).origin).toBe(sites.partner);
    expect(on.problems).toEqual([]);
  });

  it('is as tall as what it shows, without a timer, and goes back to the rooms with the focus where it was', async () => {
    on.rig.serve(here, bookingPage());
    await on.page.goto(here);
    await toRooms();
    const select = widget().getByRole('button', { name: 'Select room' }).first();
    await select.click();
    const frame = await awaitCheckout(on.page);
    // The heading has the focus, so that a reader hears where it is.
    await expect.poll(focusInFrame).toBe('Complete your booking');
    const [box, shown] = [
      () => iframe().evaluate((element) => Math.round(element.getBoundingClientRect().height)),
      () => frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)),
    ];
    await expect.poll(async () => (await box()) - (await shown())).toBe(0);
    const before = await box();
    await secureFrame(on.page)
      .getByRole('button', { name: /^Add the name/ })
      .click();
    await expect.poll(box).toBeGreaterThan(before);
    await expect.poll(async () => (await box()) - (await shown())).toBe(0);
    // A narrower page: taller at once.
    await on.page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await box()) - (await shown())).toBe(0);
    await on.page.setViewportSize({ width: 1280, height: 900 });

    // Escape leaves nothing that was typed behind: it leads to the way back, which needs a key of its own.
    await secureFrame(on.page).locator('[name="guests.0.firstName"]').fill('Ingrid');
    await on.page.keyboard.press('Escape');
    await expect.poll(() => back().evaluate((button) => button.matches(':focus'))).toBe(true);
    await on.page.keyboard.press('Enter');
    await expect.poll(() => select.evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(await iframe().count()).toBe(0);
    await select.click();
    await awaitCheckout(on.page);
    await expect
      .poll(() => secureFrame(on.page).locator('[name="guests.0.firstName"]').inputValue())
      .toBe('Ingrid');
    // A reload of the partner's page finds the same checkout, and the browser's own way back leads out of it.
    await on.page.reload();
    await awaitCheckout(on.page);
    await expect
      .poll(() => secureFrame(on.page).locator('[name="guests.0.firstName"]').inputValue())
      .toBe('Ingrid');
    await on.page.goBack();
    await expect.poll(() => iframe().count()).toBe(0);
    expect(on.problems).toEqual([]);
  });

  it('goes back to the start of the widget when its element is taken out, and leaves no frame behind', async () => {
    const { quoteId } = await aQuote(on.rig);
    on.rig.serve(here, bookingPage());
    await on.page.goto(checkoutAt(here, quoteId));
    await awaitCheckout(on.page);
    // Moved in the page, a frame loads anew: it starts over and shows the same.
    await on.page.evaluate(() => document.body.append(document.querySelector('travel-hotels')!));
    await awaitCheckout(on.page);
    await on.page.evaluate(() => document.querySelector('travel-hotels')!.remove());
    await expect.poll(() => on.page.frames().length).toBe(1);
    expect(on.problems).toEqual([]);
  });
});

describe('logging in on a partner’s page', () => {
  const prices = () =>
    widget()
      .getByRole('article')
      .first()
      .getByText(/\$\s?[\d,.]+/)
      .first();

  it('shows the prices in place, keeps them over a reload, and knows the guest in the checkout', async () => {
    on.rig.serve(here, bookingPage({ key: siteKeys.otherAgency, site: sites.otherAgency }));
    await on.page.goto(here);
    await chooseDestination(widget(), 'Lisbon');
    await widget().getByRole('button', { name: 'Search' }).first().click();
    const first = widget().getByRole('article').first();
    await first.waitFor();
    expect(await first.innerText()).not.toMatch(/\$\s?\d/);
    const logIn = first.getByRole('link', { name: 'Log In' });
    await logIn.click();
    const signIn = on.page.frameLocator('travel-hotels dialog iframe');
    const email = signIn.locator('input[name=email]');
    await email.waitFor();
    // Escape in the frame closes the dialog; the focus is back at what opened it.
    await expect.poll(() => email.evaluate((input) => input.matches(':focus'))).toBe(true);
    await on.page.keyboard.press('Escape');
    await expect.poll(() => widget().getByRole('dialog').count()).toBe(0);
    await expect.poll(() => logIn.evaluate((link) => link.matches(':focus'))).toBe(true);
    await logIn.click();
    await email.fill('traveller@fjord.example');
    await signIn.locator('input[name=password]').fill('Portolan-demo-1');
    await signIn.locator('input[name=password]').press('Enter');
    await prices().waitFor();
    expect(await widget().getByRole('dialog').count()).toBe(0);
    expect(new URL(on.page.url()).origin).toBe(sites.partner);

    await on.page.reload();
    await prices().waitFor();
    await first.getByRole('link').first().click();
    await widget().getByRole('button', { name: 'Select room' }).first().click();
    const checkout = on.page.frameLocator('travel-hotels .frame iframe');
    await expect
      .poll(() => checkout.locator('[autocomplete~="given-name"]').first().inputValue())
      .not.toBe('');
    // What the page itself holds says nothing of who that is.
    const held = await on.page.evaluate(
      () => JSON.stringify({ ...sessionStorage, ...localStorage }) + document.cookie,
    );
    expect(held).not.toMatch(/traveller@|eyJ|br_/);
    expect(on.problems).toEqual([]);
  });

  it('falls back to a visitor when the token is refused for good, and never leads away', async () => {
    on.rig.serve(here, bookingPage({ key: siteKeys.otherAgency, site: sites.otherAgency }));
    await on.page.goto(here);
    await chooseDestination(widget(), 'Lisbon');
    await widget().getByRole('button', { name: 'Search' }).first().click();
    await widget().getByRole('article').first().getByRole('link', { name: 'Log In' }).click();
    const signIn = on.page.frameLocator('travel-hotels dialog iframe');
    await signIn.locator('input[name=email]').fill('traveller@fjord.example');
    await signIn.locator('input[name=password]').fill('Portolan-demo-1');
    await signIn.locator('input[name=password]').press('Enter');
    await prices().waitFor();
    const refuse = (body: object) => ({
      status: 401,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': sites.partner },
      body: JSON.stringify(body),
    });
    await on.page.route(
      (url) => url.pathname === '/api/hotels/search' || url.pathname === '/api/embed/browse-token',
      async (route) => {
        const member = route.request().headers()['x-access-token'];
        if (!member) return route.continue();
        await route.fulfill(refuse({ error: 'Please log in.', code: 'SESSION_EXPIRED', requestId: 'x' }));
      },
    );
    await chooseDestination(widget(), 'Porto');
    await widget().getByRole('button', { name: 'Search' }).first().click();
    await widget().getByRole('article').first().getByRole('link', { name: 'Log In' }).waitFor();
    expect(new URL(on.page.url()).origin).toBe(sites.partner);
    expect(on.page.url()).not.toContain('login');
  });

  it('takes a one-time code from a window of the agency’s own, where somebody is logged in already', async () => {
    on.rig.serve(here, bookingPage({ key: siteKeys.otherAgency, site: sites.otherAgency }));
    await on.page.goto(`${sites.otherAgency}/login?lng=en`);
    await on.page.locator('input[name=email]').fill('traveller@fjord.example');
    await on.page.locator('input[name=password]').fill('Portolan-demo-1');
    await on.page.locator('input[name=password]').press('Enter');
    await on.page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await on.page.goto(here);
    await chooseDestination(widget(), 'Lisbon');
    await widget().getByRole('button', { name: 'Search' }).first().click();
    await widget().getByRole('article').first().getByRole('link', { name: 'Log In' }).click();
    const opened = on.context.waitForEvent('page');
    await on.page
      .frameLocator('travel-hotels dialog iframe')
      .getByRole('button', { name: 'Log in in a window of its own' })
      .click();
    const popup = await opened;
    if (!popup.isClosed()) await popup.waitForEvent('close');
    await prices().waitFor();
    expect(on.problems).toEqual([]);
  });
});
