import { describe, expect, it } from 'vitest';
import { siteAgencies, sites } from '../src/real-sites.ts';
import { onRealSites } from '../src/stage.ts';
import {
  aQuote,
  awaitCheckout,
  bookInFrame,
  bookingPage,
  checkoutAt,
  fillGuest,
  payInFrame,
  pressPay,
  referenceIn,
  secureFrame,
} from './frame-steps.ts';
import { focused, tabTo } from './keyboard.ts';
import { play } from './steps.ts';

const on = onRealSites();

const guest = { first: 'Amal', last: 'Sørensen', email: 'amal@example.org', phone: '+45 20 30 40 50' };

describe('a hotel booked inside a partner’s page, on a site of its own, third-party cookies off', () => {
  it('by mouse, to a confirmed row in the database', async () => {
    const { quoteId } = await aQuote(on.rig);
    on.rig.serve(`${sites.partner}/book`, bookingPage());
    await on.page.goto(checkoutAt(`${sites.partner}/book`, quoteId));
    await awaitCheckout(on.page);
    const booked = on.page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('travel-booked', (event) => resolve((event as CustomEvent).detail)),
        ),
    );
    const reference = await bookInFrame(on.page, guest);
    expect(await booked).toMatchObject({ reference, total: { currency: 'USD' } });
    expect(new URL(on.page.url()).origin).toBe(sites.partner);
    const rows = await on.rig.sql(
      `select b.status, p.status as payment from bookings b join payments p using (agency_id, booking_id)
       where b.agency_id = $1 and b.reference = $2`,
      [siteAgencies.agency, reference],
    );
    expect(rows).toMatchObject([{ payment: 'captured' }]);
    expect(on.problems).toEqual([]);
  });

  it('at a changed price, then cancelled there with the refund shown first, and refunded', async () => {
    const { quoteId } = await aQuote(on.rig);
    on.rig.serve(`${sites.partner}/undo`, bookingPage());
    await on.page.goto(checkoutAt(`${sites.partner}/undo`, quoteId));
    await awaitCheckout(on.page);
    await play(on.page, '/api/bookings', 'price_changed');
    await fillGuest(on.page, guest);
    const frame = secureFrame(on.page);
    await pressPay(on.page);
    await frame.getByRole('heading', { name: 'The price has changed' }).waitFor();
    await frame.getByRole('button', { name: /^Accept/ }).click();
    const reference = await payInFrame(on.page);
    await frame.getByRole('button', { name: 'Cancel booking' }).click();
    await frame.getByRole('button', { name: /^Cancel(,| and get)/ }).click();
    await frame.getByRole('heading', { name: /This booking is cancelled/ }).waitFor();
    const rows = await on.rig.sql<{ status: string; kept: string; penalty: string }>(
      `select b.status, p.amount - p.refunded as kept, q.penalty from bookings b
         join payments p using (agency_id, booking_id)
         join cancel_quotes q using (agency_id, booking_id)
       where b.agency_id = $1 and b.reference = $2 and p.status <> 'voided'`,
      [siteAgencies.agency, reference],
    );
    expect(rows).toMatchObject([{ status: 'cancelled' }]);
    expect(rows[0]!.kept).toBe(rows[0]!.penalty);
    expect(new URL(on.page.url()).origin).toBe(sites.partner);
  });

  it('by the keyboard alone, from the search to the confirmation, the focus crossing the border both ways', async () => {
    on.rig.serve(`${sites.partner}/keys`, bookingPage({ before: '<a href="#top">To the top</a>' }));
    await on.page.goto(`${sites.partner}/keys`);
    const { keyboard } = on.page;
    await on.page.locator('travel-hotels').getByRole('combobox', { name: 'Destination' }).waitFor();
    await tabTo(on.page, /^a To the top/);
    await tabTo(on.page, /^input .*Destination/);
    await keyboard.type('Lisbon');
    await on.page.locator('travel-hotels').getByRole('option').first().waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await tabTo(on.page, /^button Search/);
    await keyboard.press('Enter');
    const hotel = on.page.locator('travel-hotels').getByRole('article').first().getByRole('link').first();
    await hotel.waitFor();
    await tabTo(on.page, new RegExp(`^a ${escaped((await hotel.innerText()).split('\n')[0] ?? '')}`));
    await keyboard.press('Enter');
    await on.page.locator('travel-hotels').getByRole('button', { name: 'Select room' }).first().waitFor();
    await tabTo(on.page, /^button .*Select room/, 120);
    await keyboard.press('Enter');

    // It waits at the checkout's heading, inside the frame.
    await awaitCheckout(on.page);
    await expect.poll(() => focused(on.page)).toMatch(/^h[12] Complete your booking/);
    await keyboard.press('Escape');
    // Out of the frame to the way back, and in again.
    await expect.poll(() => focused(on.page)).toMatch(/^button Back/);
    for (const [field, value] of [
      [/given-name/, guest.first],
      [/family-name/, guest.last],
      [/ email/, guest.email],
      [/ tel/, guest.phone],
    ] as const) {
      await tabTo(on.page, field);
      await keyboard.type(value);
    }
    await tabTo(on.page, /^button Continue/);
    await keyboard.press('Enter');
    await secureFrame(on.page).frameLocator('iframe').first().locator('[autocomplete="cc-number"]').waitFor();
    await secureFrame(on.page)
      .getByRole('button', { name: /^Pay / })
      .and(secureFrame(on.page).locator(':enabled'))
      .waitFor();
    // Through the card's own frame, a third site.
    await tabTo(on.page, /cc-number/);
    await tabTo(on.page, /^button Pay /);
    await keyboard.press('Enter');
    const reference = await referenceIn(on.page);
    const rows = await on.rig.sql(`select 1 from bookings where agency_id = $1 and reference = $2`, [
      siteAgencies.agency,
      reference,
    ]);
    expect(rows).toHaveLength(1);
    expect(on.problems).toEqual([]);
  });
});

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&');
