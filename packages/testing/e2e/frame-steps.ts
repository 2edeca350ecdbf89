import type { Frame, FrameLocator, Page } from 'playwright-core';
import { siteKeys, sites, type RealSites } from '../src/real-sites.ts';
import { chooseDestination, stay } from './steps.ts';

/** A quote as a widget on a partner's page gets it: searched and held with that page's key. */
export async function aQuote(
  rig: RealSites,
  options: { site?: string; key?: string; origin?: string } = {},
): Promise<{ quoteId: string; offerId: string; hotel: string }> {
  const { site = sites.agency, key = siteKeys.partner, origin = sites.partner } = options;
  const headers = { 'x-agency-key': key, origin };
  const asked = {
    checkIn: stay.start,
    checkOut: stay.end,
    occupancy: [{ adults: 2, childAges: [] }],
    currency: 'USD',
  };
  const found = await rig.call(site, '/api/hotels/search', {
    headers,
    body: { destination: 'Lisbon', ...asked },
  });
  const lines = found.text.trim().split('\n');
  const hotels = lines
    .map((line) => JSON.parse(line) as { results?: { name: string; propertyId: string }[] })
    .flatMap((line) => line.results ?? []);
  // One may be gone by now, as in life.
  for (const { name, propertyId } of hotels.slice(0, 5)) {
    const details = await rig.call(site, '/api/hotels/details', { headers, body: { propertyId, ...asked } });
    const offerId: string | undefined = details.json.data?.rooms[0]?.offers[0]?.offerId;
    if (!offerId) continue;
    const answer = await rig.call(site, '/api/quotes', { headers, body: { offerId } });
    if (answer.status === 200 && answer.json.data.status === 'available')
      return { quoteId: answer.json.data.quoteId as string, offerId, hotel: name };
  }
  throw new Error(`No quote of ${hotels.length} hotels: ${found.status} ${found.text.slice(0, 300)}`);
}

/** HTML of a partner's page with a hotel widget in frame mode; `?stay=<path>` says where it starts. */
export function bookingPage(
  options: { key?: string; site?: string; before?: string; after?: string; attributes?: string } = {},
): string {
  const { key = siteKeys.partner, site = sites.agency, before = '', after = '', attributes = '' } = options;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stay blog</title>${before}
<script type="module" src="${site}/sdk/v1/embed.js" data-agency="${key}"></script>
<h1>A page of the partner’s</h1>
<travel-hotels mode="frame" sync-query="stay" lang="en" currency="USD" ${attributes}></travel-hotels>${after}</html>`;
}

/** Address of a page of {@link bookingPage} that begins with the checkout of a quote. */
export function checkoutAt(page: string, quoteId: string): string {
  const path = `/booknow/hotels/checkout?${new URLSearchParams({ token: quoteId })}`;
  return `${page}?${new URLSearchParams({ stay: path })}`;
}

/** The secure frame inside the widget. */
export function secureFrame(page: Page): FrameLocator {
  return page.frameLocator('travel-hotels iframe');
}

/** Waits until the checkout stands in the frame, and answers the frame itself. */
export async function awaitCheckout(page: Page): Promise<Frame> {
  const field = secureFrame(page).locator('[autocomplete~="given-name"]').first();
  await field.waitFor();
  const frame = page.frames().find((one) => one.url().includes('/frame/checkout'));
  if (!frame) throw new Error(`No secure frame among ${page.frames().map((one) => one.url())}`);
  return frame;
}

export interface Guest {
  first: string;
  last: string;
  email: string;
  phone: string;
}

/** Fills in the guest and pays with the mouse; answers the booking's reference. */
export async function bookInFrame(page: Page, guest: Guest): Promise<string> {
  await fillGuest(page, guest);
  return payInFrame(page);
}

export async function fillGuest(page: Page, guest: Guest): Promise<void> {
  const frame = secureFrame(page);
  await frame.locator('[autocomplete~="given-name"]').first().fill(guest.first);
  await frame.locator('[autocomplete~="family-name"]').first().fill(guest.last);
  await frame.locator('[autocomplete~="email"]').first().fill(guest.email);
  await frame.locator('[autocomplete~="tel"]').first().fill(guest.phone);
}

/** Pays with the card that the gateway's test form proposes; answers the booking's reference. */
export async function payInFrame(page: Page): Promise<string> {
  await pressPay(page);
  return referenceIn(page);
}

/** Presses the button that pays, whatever comes of it. */
export async function pressPay(page: Page): Promise<void> {
  const frame = secureFrame(page);
  const go = frame.getByRole('button', { name: 'Continue' });
  if (await go.isVisible()) await go.click();
  const pay = frame.getByRole('button', { name: /^Pay / });
  await frame.frameLocator('iframe').first().locator('[autocomplete="cc-number"]').waitFor();
  await pay.and(frame.locator(':enabled')).waitFor();
  await pay.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await pay.click();
}

/** The reference in the confirmation's heading inside the frame. */
export async function referenceIn(page: Page): Promise<string> {
  const heading = secureFrame(page).getByRole('heading', { name: /[A-Z]{2}-[0-9A-Z]{6}/ });
  await heading.waitFor({ timeout: 30_000 });
  return /[A-Z]{2}-[0-9A-Z]{6}/.exec(await heading.innerText())?.[0] ?? '';
}

/** Searches for Lisbon in the widget of the page and waits for the first hotel. */
export async function searchLisbon(page: Page): Promise<void> {
  const widget = page.locator('travel-hotels');
  await widget.scrollIntoViewIfNeeded();
  await chooseDestination(widget, 'Lisbon');
  await widget.getByRole('button', { name: 'Search' }).first().click();
  await widget.getByRole('article').first().waitFor();
}

/** Logs in inside the dialog that the widget has opened, as the traveller of the other agency. */
export async function logInBehindFrame(page: Page): Promise<void> {
  const frame = page.frameLocator('travel-hotels dialog iframe');
  await frame.locator('input[name=email]').fill('traveller@fjord.example');
  await frame.locator('input[name=password]').fill(demoPassword);
  await frame.locator('input[name=password]').press('Enter');
}

/** Of every demo user. */
export const demoPassword = 'Portolan-demo-1';
