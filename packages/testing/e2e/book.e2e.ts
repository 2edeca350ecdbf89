import { describe, expect, inject, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { onTheProduct, theDatabase } from '../src/stage.ts';
import { tabTo } from './keyboard.ts';
import {
  agencySite,
  chooseDestination,
  continueToPayment,
  fillLeadGuest,
  logIn,
  openFirstHotel,
  payNow,
  play,
  readReference,
} from './steps.ts';

const product = inject('product');
const on = onTheProduct();
const database = theDatabase();

/** An address that no other test, nor a second try of this one, has booked with. */
const freshEmail = () => `guest-${randomUUID().slice(0, 8)}@example.org`;

/** From the agency's home to the details of the first hotel of a city. */
async function searchAndOpen(site: string, city: string): Promise<string> {
  await on.page.goto(site);
  await chooseDestination(on.page, city);
  await on.page.getByRole('button', { name: 'Search' }).first().click();
  return openFirstHotel(on.page);
}

async function toCheckout(): Promise<void> {
  await on.page.getByRole('button', { name: 'Select room' }).first().click();
  await on.page.locator('[autocomplete~="given-name"]').first().waitFor();
}

async function bookingsOf(reference: string) {
  const { rows } = await database.query<{ status: string; payment_status: string }>(
    `select b.status, p.status as payment_status from bookings b
       join payments p using (agency_id, booking_id) where b.reference = $1`,
    [reference],
  );
  return rows;
}

describe('a traveller books a hotel on the agency’s own site', () => {
  it('from the home page over the search to a confirmed row in the database (GEN-01, GEN-03)', async () => {
    const name = await searchAndOpen(product.site, 'Lisbon');
    expect(new URL(on.page.url()).pathname).toBe('/booknow/hotels/v2/details');
    await toCheckout();
    await fillLeadGuest(on.page, { first: 'Zoë', last: 'O’Hara-Müller' });
    await continueToPayment(on.page);
    await payNow(on.page);
    const reference = await readReference(on.page);

    expect(await on.page.getByText(name).first().isVisible()).toBe(true);
    const [row] = await bookingsOf(reference);
    expect(row).toMatchObject({ payment_status: 'captured' });
    expect(['confirmed', 'documented']).toContain(row?.status);
    expect(on.problems).toEqual([]);
  });

  it('as a visitor, a customer or an agent: each searches, opens a hotel and comes to its checkout (GEN-09)', async () => {
    for (const user of [null, 'traveller', 'agent']) {
      if (user) await logIn(on.page, product.site, user);
      await searchAndOpen(product.site, 'Lisbon');
      await toCheckout();
      expect(new URL(on.page.url()).pathname, user ?? 'visitor').toMatch(/\/checkout$/);
    }
  });

  it('by the keyboard alone, from the home page over the skip link to the confirmation', async () => {
    const email = freshEmail();
    const { keyboard } = on.page;
    await on.page.goto(product.site);
    const hotels = on.page.locator('travel-hotels');
    await hotels.getByRole('combobox', { name: 'Destination' }).waitFor();
    await tabTo(on.page, /^a Skip/, 2);
    await keyboard.press('Enter');
    await expect.poll(() => on.page.evaluate(() => document.activeElement?.id)).toBe('main');
    await tabTo(on.page, /^input .*Destination/);
    await keyboard.type('Lisbon');
    await hotels.getByRole('option').first().waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await tabTo(on.page, /^button Search/);
    await keyboard.press('Enter');
    const hotel = hotels.getByRole('article').first().getByRole('link').first();
    await hotel.waitFor();
    const name = (await hotel.innerText()).split('\n')[0] ?? '';
    await tabTo(on.page, new RegExp(`^a ${name.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&')}`, 'u'), 120);
    await keyboard.press('Enter');
    await hotels.getByRole('button', { name: 'Select room' }).first().waitFor();
    await tabTo(on.page, /^button .*Select room/, 120);
    await keyboard.press('Enter');
    await on.page.locator('[autocomplete~="given-name"]').first().waitFor();
    for (const [field, value] of [
      [/given-name/, 'Amal'],
      [/family-name/, 'Sørensen'],
      [/ email/, email],
      [/ tel/, '+45 20 30 40 50'],
    ] as const) {
      await tabTo(on.page, field);
      await keyboard.type(value);
    }
    await tabTo(on.page, /^button Continue/);
    await keyboard.press('Enter');
    await on.page.frameLocator('iframe').first().locator('[autocomplete="cc-number"]').waitFor();
    await on.page.getByRole('button', { name: /^Pay / }).and(on.page.locator(':enabled')).waitFor();
    // Through the card's own frame, another site.
    await tabTo(on.page, /cc-number/);
    await tabTo(on.page, /^button Pay /);
    await keyboard.press('Enter');
    expect(await bookingsOf(await readReference(on.page))).toHaveLength(1);
    expect(on.problems).toEqual([]);
  });

  it('has a checkout address with /checkout and a token, and keeps what was typed over a reload (ROUTE-CHK-01, ROUTE-CHK-02)', async () => {
    await searchAndOpen(product.site, 'Porto');
    await toCheckout();
    const address = new URL(on.page.url());
    expect(address.pathname).toContain('/checkout');
    expect(['correlationId', 'token', 'proposalId'].some((name) => address.searchParams.has(name))).toBe(
      true,
    );
    await fillLeadGuest(on.page, { first: 'Ingrid' });
    await on.page.reload();
    await on.page.locator('[autocomplete~="given-name"]').first().waitFor();
    await expect
      .poll(() => on.page.locator('[autocomplete~="given-name"]').first().inputValue())
      .toBe('Ingrid');
  });

  it('pays once for a double click and for the confirmation’s reload', async () => {
    const email = freshEmail();
    await searchAndOpen(product.site, 'Madrid');
    await toCheckout();
    await fillLeadGuest(on.page, { email });
    await continueToPayment(on.page);
    await on.page.getByRole('button', { name: /^Pay / }).dblclick();
    const reference = await readReference(on.page);
    await on.page.reload();
    expect(await readReference(on.page)).toBe(reference);
    const { rows } = await database.query<{ count: string }>(
      `select count(*) from bookings where contact->>'email' = $1`,
      [email],
    );
    expect(rows[0]?.count).toBe('1');
  });

  it('makes one booking out of two tabs with the same quote', async () => {
    const email = freshEmail();
    await searchAndOpen(product.site, 'Seville');
    await toCheckout();
    await fillLeadGuest(on.page, { email });
    const second = await on.context.newPage();
    await second.goto(on.page.url());
    await second.locator('[autocomplete~="given-name"]').first().waitFor();
    await fillLeadGuest(second, { email });
    await continueToPayment(on.page);
    await continueToPayment(second);
    await Promise.all([payNow(on.page), payNow(second)]);
    const references = await Promise.all([readReference(on.page), readReference(second)]);
    expect(new Set(references).size).toBe(1);
    const { rows } = await database.query<{ count: string }>(
      `select count(*) from bookings b join payments p using (agency_id, booking_id)
        where b.contact->>'email' = $1 and p.status = 'captured'`,
      [email],
    );
    expect(rows[0]?.count).toBe('1');
  });
});

describe('when things change before the money moves', () => {
  it('shows old and new price and books only after the traveller accepts', async () => {
    await searchAndOpen(product.site, 'Vienna');
    await toCheckout();
    await play(on.page, '/api/bookings', 'price_changed');
    await fillLeadGuest(on.page, { first: 'Keep' });
    await continueToPayment(on.page);
    await payNow(on.page);
    await on.page.getByRole('heading', { name: /price has changed/i }).waitFor();
    await on.page
      .getByRole('button', { name: /accept|continue with the new price/i })
      .first()
      .click();
    await expect
      .poll(() => on.page.locator('[autocomplete~="given-name"]').first().inputValue())
      .toBe('Keep');
    await continueToPayment(on.page);
    await payNow(on.page);
    expect(await readReference(on.page)).not.toBe('');
  });

  it('offers alternatives when the room has just been sold', async () => {
    await searchAndOpen(product.site, 'Prague');
    await play(on.page, '/api/quotes', 'sold_out');
    await on.page.getByRole('button', { name: 'Select room' }).first().click();
    await on.page.getByRole('heading', { name: /sold/i }).first().waitFor();
    expect(await on.page.getByRole('button', { name: /select|see|back/i }).count()).toBeGreaterThan(0);
  });

  it('says that a card was declined, charges nothing and keeps what was typed', async () => {
    const email = freshEmail();
    await searchAndOpen(product.site, 'Rome');
    await toCheckout();
    await fillLeadGuest(on.page, { first: 'Declined', email });
    await continueToPayment(on.page);
    const card = on.page.frameLocator('iframe').first();
    await card.locator('[autocomplete="cc-number"]').fill('4000 0000 0000 0002');
    await payNow(on.page);
    await on.page
      .getByText(/declined/i)
      .first()
      .waitFor();
    await expect.poll(() => on.page.locator('[autocomplete~="email"]').first().inputValue()).toBe(email);
    const { rows } = await database.query<{ count: string }>(
      `select count(*) from bookings b join payments p using (agency_id, booking_id)
        where b.contact->>'email' = $1 and p.status in ('authorised', 'captured')`,
      [email],
    );
    expect(rows[0]?.count).toBe('0');
    await card.locator('[autocomplete="cc-number"]').fill('4242 4242 4242 4242');
    await payNow(on.page);
    expect(await readReference(on.page)).not.toBe('');
  });

  it('shows the other supplier’s stays and says so when one supplier is down', async () => {
    await play(on.page, '/api/hotels/search', 'meridian:service_unavailable', 9);
    await on.page.goto(product.site);
    await chooseDestination(on.page, 'Athens');
    await on.page.getByRole('button', { name: 'Search' }).first().click();
    await on.page.getByRole('article').first().waitFor();
    await on.page
      .getByText(/could not be reached|did not answer|not all/i)
      .first()
      .waitFor();
    expect(await on.page.getByRole('article').count()).toBeGreaterThan(0);
  });
});

describe('agencies that hide prices', () => {
  it('send no price to visitors, and none that could be booked', async () => {
    const site = agencySite(product.site, 'nordlys');
    const bodies: string[] = [];
    on.page.on('response', (response) => {
      if (/\/api\/(hotels|.*deals)/.test(response.url()))
        void response.text().then(
          (body) => bodies.push(body),
          () => undefined,
        );
    });
    await on.page.goto(`${site}/?lng=en`);
    await on.page.getByText('Reveal Price').first().waitFor();
    await chooseDestination(on.page, 'Copenhagen');
    const searching = on.page.waitForRequest(/\/api\/hotels\/search$/);
    await on.page.getByRole('button', { name: 'Search' }).first().click();
    await on.page.getByRole('article').first().waitFor();
    // A stream that was read leaves no body behind: the same question again, heard to its end.
    const asked = await searching;
    const stream = await on.page.evaluate(
      async ({ url, headers, body }) => (await fetch(url, { method: 'POST', headers, body })).text(),
      { url: asked.url(), headers: asked.headers(), body: asked.postData() },
    );
    expect(stream).toContain('"type":"done"');
    expect(bodies.length).toBeGreaterThan(0);
    // Its last line says how many stays were in it: the one total that is no price.
    bodies.push(stream);
    for (const body of bodies)
      expect(body.replace(/\{"type":"done","total":\d+\}/, '')).not.toMatch(
        /"(total|unit|totalRate|total_rate|net|baseRate)":\s*[{\d]/,
      );
    expect(await on.page.getByRole('article').first().innerText()).not.toMatch(/[$€]\s?\d|\d\s?kr/);
  });

  it('show them after logging in', async () => {
    const site = agencySite(product.site, 'nordlys');
    await logIn(on.page, site, 'traveller');
    await on.page.goto(`${site}/?lng=en`);
    await on.page.getByRole('link', { name: 'View Deal' }).first().waitFor();
    expect(await on.page.getByText('Reveal Price').count()).toBe(0);
  });
});
