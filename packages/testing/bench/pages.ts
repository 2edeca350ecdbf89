import type { Browser } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import type { RunningProduct } from '../src/product.ts';
import { siteThrough, slowDown, undrawn, unveiled } from './first-paint.ts';
import { atMost, median, reported, type Figure } from './table.ts';

/** How often each page is opened in each way; `PORTOLAN_ROUNDS` for more. */
const rounds = Number(process.env['PORTOLAN_ROUNDS'] ?? 3);

interface Painted {
  /** ms from the request to the first and to the largest thing that was painted. */
  first: number;
  largest: number;
  /** Sum of all layout shifts without user input. */
  shifts: number;
}

/** Opens a page with a slow processor and a slow line, and waits until the network is idle. */
async function paint(browser: Browser, address: string): Promise<Painted> {
  const { page, close } = await aVisitor(browser, { mobile: true });
  try {
    await slowDown(page);
    // The runner of the bench's sources adds `__name` calls to functions, also to those sent to the page.
    await page.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    // With a slow processor the network is idle before the first paint.
    await page.waitForFunction(
      () =>
        document.documentElement.dataset['agency'] === 'ready' &&
        performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      { timeout: 60_000 },
    );
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    return await page.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const all: PerformanceEntry[] = [];
          const observer = new PerformanceObserver((list) => all.push(...list.getEntries()));
          observer.observe({ type, buffered: true });
          setTimeout(() => resolve([...all, ...observer.takeRecords()]), 100);
        });
      const shifts = (await entries('layout-shift')) as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[];
      return {
        first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        largest: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? NaN,
        shifts: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
      };
    });
  } finally {
    await close();
  }
}

/** Transferred size of all script that home loads by itself; `npm run check size` counts the same from the build. */
async function scriptOfHome(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const { page, close } = await aVisitor(browser);
  try {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`${product.site}/`);
    await page.locator('travel-deals').getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    // The prompt to log in comes after five seconds (LOGIN).
    await page.waitForTimeout(6_500);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return [
      atMost('home, all script of the first view, brotli', bytes / 1000, 90, 'kB', 2),
      reported('home, scripts', String(sizes.length)),
    ];
  } finally {
    await close();
  }
}

/** A property that the search of the day finds, as an address. */
async function hotelPage(product: RunningProduct): Promise<string> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = { checkIn: day(45), checkOut: day(48) };
  const answer = await fetch(`${product.api}/api/hotels/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...stay,
      occupancy: [{ adults: 2, childAges: [] }],
      currency: 'USD',
      latitude: 38.7223,
      longitude: -9.1393,
      radiusKm: 15,
    }),
  });
  const id = /"propertyId":"([^"]+)"/.exec(await answer.text())?.[1];
  if (!id) throw new Error('The search found no hotel.');
  const query = new URLSearchParams({ propertyId: id, startDate: stay.checkIn, endDate: stay.checkOut });
  return `/booknow/hotels/v2/details?${query}`;
}

/**
 * Pages that the server renders, at 4× CPU and slow 4G, compared with the same page from the same bundle without the server's content.
 * As served, a page is hidden until the agency is known (HOST-09); the first paint without that rule is measured too.
 */
export async function benchPages(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const pages: [name: string, path: string][] = [
    ['home', '/'],
    ['about', '/about'],
    ['FAQ', '/faqs'],
    ['blog', '/blog'],
    ['hotel', await hotelPage(product)],
  ];
  const ways = {
    served: await siteThrough(product, (html) => html),
    drawn: await siteThrough(product, unveiled),
    byScript: await siteThrough(product, undrawn),
    byScriptSeen: await siteThrough(product, (html) => unveiled(undrawn(html))),
  };
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const figures = await scriptOfHome(browser, product);
  try {
    for (const [name, path] of pages) {
      const seen = { served: [], drawn: [], byScript: [], byScriptSeen: [] } as Record<
        keyof typeof ways,
        Painted[]
      >;
      // A first visit fills the server's caches.
      await paint(browser, ways.served.address + path.slice(1));
      for (let round = 0; round < rounds; round++)
        for (const way of names) seen[way].push(await paint(browser, ways[way].address + path.slice(1)));
      const of = (way: keyof typeof ways, what: keyof Painted) =>
        median(seen[way].map((painted) => painted[what]));
      const ms = (way: keyof typeof ways, what: keyof Painted) => `${of(way, what).toFixed(0)} ms`;
      figures.push(
        reported(
          `${name}: first paint, written by the server / drawn by script`,
          `${ms('drawn', 'first')} / ${ms('byScriptSeen', 'first')}`,
        ),
        atMost(`${name}: ratio of the two`, of('drawn', 'first') / of('byScriptSeen', 'first'), 1, '×', 2),
        reported(
          `${name}: largest paint as served / drawn by script`,
          `${ms('served', 'largest')} / ${ms('byScript', 'largest')}`,
        ),
        // A tenth is what two medians of the same page differ by.
        atMost(`${name}: ratio of the two`, of('served', 'largest') / of('byScript', 'largest'), 1.1, '×', 2),
        atMost(
          `${name}: layout shift as served (drawn by script: ${of('byScript', 'shifts').toFixed(3)})`,
          of('served', 'shifts'),
          0.1,
          '',
          3,
        ),
      );
    }
  } finally {
    for (const way of names) ways[way].close();
  }
  return figures;
}
