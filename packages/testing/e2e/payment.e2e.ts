import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import type { FrameLocator, Page } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import { onTheProduct, theDatabase } from '../src/stage.ts';
import {
  agencySite,
  chooseDestination,
  continueToPayment,
  fillLeadGuest,
  logIn,
  openFirstHotel,
  payNow,
  readReference,
} from './steps.ts';

const product = inject('product');
const on = onTheProduct();
const database = theDatabase();

/** The long run; the database tests have these cases in every run. */
const proving = process.env['PORTOLAN_PROVE'] === '1';
/** A card that the gateway's bank asks about. */
const challengeCard = '4000 0025 0000 3155';

/** An address that no other test, nor a second try of this one, has booked with. */
let email: string;
beforeEach(() => void (email = `guest-${randomUUID().slice(0, 8)}@example.org`));

/** To the card form of the first hotel of a city, with everybody named. */
async function toPayment(city: string, site = product.site): Promise<void> {
  await on.page.goto(site);
  await chooseDestination(on.page, city);
  await on.page.getByRole('button', { name: 'Search' }).first().click();
  await openFirstHotel(on.page);
  await on.page.getByRole('button', { name: 'Select room' }).first().click();
  await on.page.locator('[autocomplete~="given-name"]').first().waitFor();
  await fillLeadGuest(on.page, { email });
  await continueToPayment(on.page);
}
async function payWith(card: string): Promise<void> {
  await on.page.frameLocator('iframe').first().locator('[autocomplete="cc-number"]').fill(card);
  await payNow(on.page);
}
/** The bank's page in its dialog, once it has something to press. */
async function bank(page: Page = on.page): Promise<FrameLocator> {
  const frame = page.getByRole('dialog').frameLocator('iframe');
  await frame.getByRole('button', { name: 'Confirm' }).waitFor();
  return frame;
}
const states = async () =>
  (
    await database.query<{ booking: string; payment: string }>(
      `select b.status as booking, p.status as payment from bookings b join payments p using (agency_id, booking_id)
        where b.contact->>'email' = $1 order by p.attempt`,
      [email],
    )
  ).rows.map((row) => `${row.booking} ${row.payment}`);

describe('a card that the bank asks about', () => {
  it('is confirmed in place and books, after a reload in the middle too (ROUTE-HTL-06)', async () => {
    const sent: string[] = [];
    on.page.on('request', (request) => {
      if (new URL(request.url()).origin === new URL(product.site).origin)
        sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
    });
    await toPayment('Lyon');
    await payWith(challengeCard);
    await bank();
    expect(await states()).toEqual(['revalidated requires_action']);
    await on.page.reload();
    await (await bank()).getByRole('button', { name: 'Confirm' }).click();
    const reference = await readReference(on.page);
    expect(reference).toMatch(/^HP-/);
    await expect.poll(states).toEqual(['documented captured']);
    expect(on.problems).toEqual([]);
    // The card went to the gateway alone.
    expect(sent.some((request) => request.includes('/api/bookings'))).toBe(true);
    expect(sent.join('\n').replaceAll(' ', '')).not.toContain(challengeCard.replaceAll(' ', ''));
  });

  it('that is left or refused charges nothing and says why; another card books at once, with nothing typed again', async () => {
    await toPayment('Milan');
    await payWith(challengeCard);
    await bank();
    await on.page.getByRole('button', { name: 'Do not confirm' }).click();
    await on.page.getByText('The payment was not confirmed with your bank.').waitFor();
    await payWith(challengeCard);
    await (await bank()).getByRole('button', { name: 'Refuse' }).click();
    await on.page.getByText('Your bank did not confirm that it was you.').waitFor();
    expect(await on.page.locator('[autocomplete~="email"]').first().inputValue()).toBe(email);
    await payWith('4000 0000 0000 9995');
    await on.page.getByText('There is not enough money on the account.').waitFor();
    await payWith('5555 5555 5555 4444');
    await readReference(on.page);
    expect(await states()).toEqual([
      'documented voided',
      'documented failed',
      'documented failed',
      'documented captured',
    ]);
  });

  it('books although the browser is closed right after the bank said yes; the signed link shows it on any device (ROUTE-HTL-07)', async () => {
    await toPayment('Turin');
    const answered = on.page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/bookings',
    );
    await payWith(challengeCard);
    const { data } = (await (await answered).json()) as {
      data: { reference: string; accessToken: string; action: { url: string } };
    };
    await bank();
    const address = new URL(data.action.url);
    await on.page.close();
    // The bank's page, open elsewhere: the traveller confirms in their banking app.
    const said = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"passed":true}',
    });
    expect(said.status).toBe(200);
    await expect.poll(states, { timeout: 30_000 }).toEqual(['documented captured']);
    const other = await aVisitor(on.browser);
    try {
      const { page } = other;
      const link = new URL('/booknow/hotels/confirm-payment', product.site);
      link.search = String(new URLSearchParams({ reference: data.reference, token: data.accessToken }));
      await page.goto(link.href);
      expect(await readReference(page)).toBe(data.reference);
      await expect.poll(() => page.url()).not.toContain(data.accessToken);
    } finally {
      await other.close();
    }
  });

  it.runIf(proving)('is confirmed on another device by the signed link (ROUTE-HTL-07)', async () => {
    await toPayment('Bologna');
    const answered = on.page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/bookings',
    );
    await payWith(challengeCard);
    const { data } = (await (await answered).json()) as { data: { reference: string; accessToken: string } };
    await bank();
    await on.page.close();
    const other = await aVisitor(on.browser, { mobile: true });
    try {
      const { page } = other;
      const link = new URL('/booknow/hotels/confirm-payment', product.site);
      link.search = String(new URLSearchParams({ reference: data.reference, token: data.accessToken }));
      await page.goto(link.href);
      await page.getByRole('button', { name: 'Confirm the payment' }).click();
      await (await bank(page)).getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('heading', { name: 'Your booking is confirmed' }).waitFor();
      expect(await states()).toEqual(['documented captured']);
    } finally {
      await other.close();
    }
  });
});

it('goes on where it was when the session ends at the checkout: logged in again, nothing typed is lost, and it books', async () => {
  const site = agencySite(product.site, 'nordlys');
  await logIn(on.page, site, 'traveller');
  await toPayment('Aarhus', `${site}/?lng=en`);
  await on.page.locator('[autocomplete~="given-name"]').first().fill('Sigrid');
  const leaving: string[] = [];
  on.page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === on.page.mainFrame())
      leaving.push(new URL(request.url()).pathname);
  });
  await on.context.clearCookies();
  await payWith('4242 4242 4242 4242');
  await on.page.waitForURL((url) => url.pathname === '/');
  // More than one call is refused then; the page leaves once.
  expect(leaving).toEqual(['/logout', '/']);
  await logIn(on.page, site, 'traveller');
  await on.page.waitForURL((url) => url.pathname === '/booknow/hotels/checkout');
  await on.page.locator('[autocomplete~="given-name"]').first().waitFor();
  expect(await on.page.locator('[autocomplete~="given-name"]').first().inputValue()).toBe('Sigrid');
  expect(await on.page.locator('[autocomplete~="email"]').first().inputValue()).toBe(email);
  expect(await states()).toEqual([]);
  await continueToPayment(on.page);
  await payNow(on.page);
  expect(await readReference(on.page)).toMatch(/^NR-/);
});

// The database tests have these in every run; here the wire is real.
describe.runIf(proving)('news of a payment', () => {
  it('that comes ten times, the newest first, books once', async () => {
    await toPayment('Ghent');
    await payWith('4000 0000 0000 0424');
    await (await bank()).getByRole('button', { name: 'Confirm' }).click();
    await readReference(on.page);
    await expect.poll(states).toEqual(['documented captured']);
  });

  it('that overtakes the gateway’s own answer does no harm', async () => {
    await toPayment('Bruges');
    await payWith('4000 0000 0000 0408');
    await readReference(on.page);
    expect(await states()).toEqual(['documented captured']);
  });
});
