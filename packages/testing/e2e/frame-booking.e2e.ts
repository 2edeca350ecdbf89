import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { aVisitor, pictureOfFailure, type Visitor } from '../src/browser.ts';
import { siteAgencies, sites, startRealSites, type RealSites } from '../src/real-sites.ts';
import { aQuote, awaitCheckout, bookInFrame, bookingPage, checkoutAt } from './frame-steps.ts';

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
});
