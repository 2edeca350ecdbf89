import { describe, expect, inject, it } from 'vitest';
import { aVisitor } from '../src/browser.ts';
import { aBrowser } from '../src/stage.ts';
import { stay, visibleText } from './steps.ts';

const product = inject('product');
const on = aBrowser();

const good = `destination=Lisbon&startDate=${stay.start}&endDate=${stay.end}`;
const rooms = (value: unknown) => `occupancy=${encodeURIComponent(JSON.stringify(value))}`;

/** What a hand-edited, shared or attacked address may hold. */
const addresses: [string, string][] = [
  ['a malformed occupancy', `${good}&occupancy=%7B%5B`],
  ['no adults', `${good}&${rooms([{ adults: 0, childAges: [] }])}`],
  ['ten rooms', `${good}&${rooms(Array.from({ length: 10 }, () => ({ adults: 1, childAges: [] })))}`],
  [
    'nine rooms for 31 nights',
    `destination=Lisbon&startDate=2027-03-01&endDate=2027-04-01&${rooms(Array.from({ length: 9 }, () => ({ adults: 2, childAges: [3] })))}`,
  ],
  ['dates in the past', 'destination=Lisbon&startDate=2020-01-01&endDate=2020-01-03'],
  ['dates in the wrong order', `destination=Lisbon&startDate=${stay.end}&endDate=${stay.start}`],
  ['dates that are none', 'destination=Lisbon&startDate=soon&endDate=2026-02-30'],
  ['a stay of a year', 'destination=Lisbon&startDate=2027-01-01&endDate=2027-12-31'],
  ['an unknown currency', `${good}&currency=XXQ`],
  ['an unknown language', `${good}&lng=klingon`],
  ['a destination of 10 kB', `destination=${'x'.repeat(10_000)}&startDate=${stay.start}&endDate=${stay.end}`],
  [
    'an emoji destination',
    `destination=${encodeURIComponent('🏝️🏝️')}&startDate=${stay.start}&endDate=${stay.end}`,
  ],
  [
    'a right-to-left destination',
    `destination=${encodeURIComponent('مدينة ‮القاهرة')}&startDate=${stay.start}&endDate=${stay.end}`,
  ],
  ['__proto__', `${good}&__proto__=1&occupancy=${encodeURIComponent('{"__proto__":{"adults":2}}')}`],
  ['every parameter twice', `${good}&${good}&currency=USD&currency=EUR&lng=pt&lng=de`],
  [
    'markup',
    `destination=${encodeURIComponent('<img src=x onerror=alert(1)>')}&startDate=${stay.start}&endDate=${stay.end}`,
  ],
  ['broken escapes', `destination=%E0%A4%A&startDate=%ZZ`],
  ['an unknown property', `${good}&propertyId=nope`],
];

/** The search reads every parameter; of the other pages `npm test` opens one for each address, `npm run prove` all. */
const seed = Number(process.env.PORTOLAN_SEED ?? 1);
const others = ['/', '/booknow/hotels/v2/details', '/booknow/hotels/checkout'];
function pagesFor(query: string): string[] {
  const at = addresses.findIndex(([, one]) => one === query);
  const opened = process.env.PORTOLAN_PROVE ? others : [others[(seed + at) % others.length]!];
  return ['/booknow/hotels/v2/search', ...opened];
}

describe('an address with bad input shows a clear message or the documented default, never a blank page', () => {
  it.each(addresses)('%s', async (_name, query) => {
    const { page, problems, close } = await aVisitor(on.browser);
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    try {
      for (const path of pagesFor(query)) {
        const response = await page.goto(`${product.site}${path}?${query}`);
        expect(response?.status(), path).toBeLessThan(500);
        if (response?.status() === 414 || response?.status() === 431) continue;
        await page.locator('html[data-agency=ready]').waitFor();
        await expect
          .poll(async () => (await visibleText(page)).length, { message: path, timeout: 10_000 })
          .toBeGreaterThan(60);
      }
      expect(problems.filter((line) => line.startsWith('uncaught'))).toEqual([]);
      expect(dialogs).toBe(0);
    } finally {
      await close();
    }
  });
});

describe('the API answers bad input by its envelope', () => {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${product.api}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...(init.headers as object) },
    });
  const search = {
    destination: 'Lisbon',
    checkIn: stay.start,
    checkOut: stay.end,
    occupancy: [{ adults: 2, childAges: [] }],
    currency: 'USD',
  };
  const bad: [string, () => Promise<Response>, number, string][] = [
    ['broken JSON', () => call('/api/hotels/search', { method: 'POST', body: '{' }), 400, 'MALFORMED_BODY'],
    [
      'an unknown member',
      () => call('/api/hotels/search', { method: 'POST', body: JSON.stringify({ ...search, admin: true }) }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'text for a number',
      () =>
        call('/api/hotels/search', {
          method: 'POST',
          body: JSON.stringify({ ...search, occupancy: [{ adults: '2', childAges: [] }] }),
        }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'no adults',
      () =>
        call('/api/hotels/search', {
          method: 'POST',
          body: JSON.stringify({ ...search, occupancy: [{ adults: 0, childAges: [] }] }),
        }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a past date',
      () =>
        call('/api/hotels/search', {
          method: 'POST',
          body: JSON.stringify({ ...search, checkIn: '2020-01-01', checkOut: '2020-01-02' }),
        }),
      400,
      'STAY_IN_PAST',
    ],
    [
      '61 nights',
      () =>
        call('/api/hotels/search', {
          method: 'POST',
          body: JSON.stringify({ ...search, checkIn: '2027-01-01', checkOut: '2027-03-03' }),
        }),
      400,
      'STAY_INVALID',
    ],
    [
      'two megabytes',
      () =>
        call('/api/hotels/search', {
          method: 'POST',
          body: JSON.stringify({ ...search, destination: 'x'.repeat(2_000_000) }),
        }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'a form',
      () =>
        call('/api/hotels/search', {
          method: 'POST',
          body: 'a=b',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a key that nobody has',
      () => call('/api/agency', { headers: { 'x-agency-key': 'pk_demo_nobody', origin: product.partner } }),
      404,
      'KEY_UNKNOWN',
    ],
    ['an unknown quote', () => call('/api/quotes/q_nothing'), 404, 'QUOTE_NOT_FOUND'],
    ['an unknown booking', () => call('/api/bookings/HP-000000'), 404, 'BOOKING_NOT_FOUND'],
    [
      'a forged offer',
      () => call('/api/quotes', { method: 'POST', body: JSON.stringify({ offerId: 'forged' }) }),
      400,
      'OFFER_INVALID',
    ],
    ['an unknown path', () => call('/api/no-such-call'), 404, 'NOT_FOUND'],
    [
      'an unknown provider',
      () =>
        call('/api/nobody/deals/activity-search', {
          method: 'POST',
          body: JSON.stringify({
            latitude: 1,
            longitude: 1,
            isOTA: true,
            isHome: true,
            isFromDestination: false,
          }),
        }),
      404,
      'NOT_FOUND',
    ],
  ];
  it.each(bad)('%s', async (_name, send, status, code) => {
    const response = await send();
    const body = (await response.json()) as {
      error: string;
      code: string;
      requestId: string;
      fields?: object;
    };
    expect(response.status).toBe(status);
    expect(body).toMatchObject({ code });
    expect(body.error.length).toBeGreaterThan(5);
    expect(body.requestId.length).toBeGreaterThan(5);
    if (code === 'VALIDATION_FAILED') expect(Object.keys(body.fields ?? {}).length).toBeGreaterThan(0);
  });
});
