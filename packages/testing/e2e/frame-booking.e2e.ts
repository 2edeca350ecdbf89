import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { aVisitor, pictureOfFailure, type Visitor } from '../src/browser.ts';
import { siteAgencies, sites, startRealSites, type RealSites } from '../src/real-sites.ts';
import {
  aQuote,
  awaitCheckout,
  bookInFrame,
  bookingPage,
  checkoutAt,
  referenceIn,
  secureFrame,
} from './frame-steps.ts';
import { focused, tabTo } from './keyboard.ts';

let rig: RealSites;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  rig = await startRealSites(inject('product'));
});
afterAll(() => rig?.close());
beforeEach(async () => {
  visitor = await aVisitor(rig.browser);
  page = visitor.page;
});
afterEach(async ({ task }) => {
  await pictureOfFailure(page, task);
  await visitor.close();
});

const guest = { first: 'Amal', last: 'Sørensen', email: 'amal@example.org', phone: '+45 20 30 40 50' };

describe('a hotel booked inside a partner’s page, on a site of its own, third-party cookies off', () => {
  it('by mouse, to a confirmed row in the database', async () => {
    const { quoteId } = await aQuote(rig);
    rig.serve(`${sites.partner}/book`, bookingPage());
    await page.goto(checkoutAt(`${sites.partner}/book`, quoteId));
    await awaitCheckout(page);
    const booked = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('travel-booked', (event) => resolve((event as CustomEvent).detail)),
        ),
    );
    const reference = await bookInFrame(page, guest);
    expect(await booked).toMatchObject({ reference, total: { currency: 'USD' } });
    expect(new URL(page.url()).origin).toBe(sites.partner);
    const rows = await rig.sql(
      `select b.status, p.status as payment from bookings b join payments p using (agency_id, booking_id)
       where b.agency_id = $1 and b.reference = $2`,
      [siteAgencies.agency, reference],
    );
    expect(rows).toMatchObject([{ payment: 'captured' }]);
    expect(visitor.problems).toEqual([]);
  });

  it('by the keyboard alone, from the search to the confirmation, the focus crossing the border both ways', async () => {
    rig.serve(`${sites.partner}/keys`, bookingPage({ before: '<a href="#top">To the top</a>' }));
    await page.goto(`${sites.partner}/keys`);
    const { keyboard } = page;
    await page.locator('travel-hotels').getByRole('combobox', { name: 'Destination' }).waitFor();
    await tabTo(page, /^a To the top/);
    await tabTo(page, /^input .*Destination/);
    await keyboard.type('Lisbon');
    await page.locator('travel-hotels').getByRole('option').first().waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await tabTo(page, /^button Search/);
    await keyboard.press('Enter');
    const hotel = page.locator('travel-hotels').getByRole('article').first().getByRole('link').first();
    await hotel.waitFor();
    await tabTo(page, new RegExp(`^a ${escaped((await hotel.innerText()).split('\n')[0] ?? '')}`));
    await keyboard.press('Enter');
    await page.locator('travel-hotels').getByRole('button', { name: 'Select room' }).first().waitFor();
    await tabTo(page, /^button .*Select room/, 120);
    await keyboard.press('Enter');

    // It waits at the checkout's heading, inside the frame.
    await awaitCheckout(page);
    await expect.poll(() => focused(page)).toMatch(/^h[12] Book your stay/);
    await keyboard.press('Escape');
    // Out of the frame to the way back, and in again.
    await expect.poll(() => focused(page)).toMatch(/^button Back/);
    for (const [field, value] of [
      [/given-name/, guest.first],
      [/family-name/, guest.last],
      [/ email/, guest.email],
      [/ tel/, guest.phone],
    ] as const) {
      await tabTo(page, field);
      await keyboard.type(value);
    }
    await tabTo(page, /^button Continue/);
    await keyboard.press('Enter');
    await secureFrame(page).frameLocator('iframe').first().locator('[autocomplete="cc-number"]').waitFor();
    await secureFrame(page)
      .getByRole('button', { name: 'Pay now' })
      .and(secureFrame(page).locator(':enabled'))
      .waitFor();
    // Through the card's own frame, a third site.
    await tabTo(page, /cc-number/);
    await tabTo(page, /^button Pay now/);
    await keyboard.press('Enter');
    const reference = await referenceIn(page);
    const rows = await rig.sql(`select 1 from bookings where agency_id = $1 and reference = $2`, [
      siteAgencies.agency,
      reference,
    ]);
    expect(rows).toHaveLength(1);
    expect(visitor.problems).toEqual([]);
  });
});

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&');
