import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import type { RunningProduct } from '../src/product.ts';
import { siteThrough, type Exchange } from './first-paint.ts';
import { startListPages } from './host-pages.ts';
import { openProbed, type ProbedPage } from './page-probe.ts';
import { listConditions, rounds, type Condition } from './slow-conditions.ts';
import { atMost, median, reported, type Figure } from './table.ts';

const searchPath = '/api/hotels/search';
const dealsPath = '/api/hotel/v2/deals';

/** The results that are measured: the first, the tenth, and all of the first page. */
const resultCounts = [1, 10, 24] as const;
/** Milliseconds until these were painted at 4×, of commit 4b61214 on this kind of machine, and the share of them that is the aim. */
const resultsBefore = { 1: 571, 10: 1729, 24: 1955 } as const;
const resultAims = { 1: 0.35, 10: 0.5, 24: 0.6 } as const;
/** Milliseconds until all deals were painted at 1×, of commit 4b61214 with its cards rendered in one task, and how many times that is allowed. */
const dealsInOneTask = 84;
const dealsAim = 1.5;
/** Milliseconds from the press on Search until the request leaves, at 1×. */
const pressAim = 30;

/** A result or a deal with all that it shows; placeholders have neither the arrow nor a link. */
const resultCard = '.trv-list .htl-card-go';
const dealCard = 'article:has(a)';

/** How long a page that waits for deals has to finish everything else. */
const settleMs = 1000;

/** Script of the page: counts a widget's cards after each frame; `cardsPainted` gives when each number of them was painted. */
const countCards = (tag: string, card: string, counts: readonly number[]) => `{
  const wanted = ${JSON.stringify(counts)};
  const root = document.querySelector('${tag}').shadowRoot;
  const times = {};
  window.cardsPainted = new Promise((resolve) => {
    const frame = () => {
      const shown = root.querySelectorAll('${card}').length;
      // The message is handled after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.timeOrigin + performance.now();
        for (const count of wanted) if (shown >= count) times[count] ??= now;
        if (wanted.every((count) => times[count])) resolve(times);
        else requestAnimationFrame(frame);
      };
      port2.postMessage(0);
    };
    requestAnimationFrame(frame);
  });
  // The script has no value: the protocol would wait for a promise.
  void 0;
}`;

/** Milliseconds since 1970 by number of cards. @throws {Error} when they are not there in 30 s */
async function paintedAt(page: ProbedPage, what: string): Promise<Record<number, number>> {
  const limit = `new Promise((_, reject) => setTimeout(() => reject(new Error('${what} were not shown within 30 s')), 30000))`;
  return (await page.evaluate(`Promise.race([window.cardsPainted, ${limit}])`)) as Record<number, number>;
}

/**
 * Reads an answer while it is passed on, decompressed.
 * @param take gets all text so far after each part, and when that part arrived here, in milliseconds since 1970
 * @returns a stream that ends after the last part was taken
 */
function readText(answer: IncomingMessage, take: (text: string, arrivedAt: number) => void): Readable {
  const encoding = answer.headers['content-encoding'];
  if (encoding && encoding !== 'br') throw new Error(`The bench does not read ${encoding}.`);
  const plain = encoding === 'br' ? createBrotliDecompress() : new PassThrough();
  let text = '';
  plain.setEncoding('utf8').on('data', (part: string) => (text += part));
  answer.on('data', (part: Buffer) => {
    // Before it is decompressed and passed on: no page can have it earlier.
    const arrivedAt = Date.now();
    plain.write(part, () => take(text, arrivedAt));
  });
  answer.once('end', () => plain.end());
  return plain;
}

/** An answer with deals that the browser waits for. */
interface HeldDeals {
  count: number;
  send(): void;
}

/** The agency's site through a proxy that knows when an answer leaves for the browser: a busy page would notice it later. */
async function startWatchedSite(product: RunningProduct) {
  let onOffers: (at: number) => void = () => undefined;
  let onDeals: (deals: HeldDeals) => void = ({ send }) => send();
  const watchSearch = ({ got, send }: Exchange) => {
    let found = false;
    readText(got, (text, arrivedAt) => {
      if (found || !text.includes('"type":"offers"')) return;
      found = true;
      onOffers(arrivedAt);
    });
    send();
  };
  const holdDeals = ({ got, send }: Exchange) => {
    const parts: Buffer[] = [];
    let whole = '';
    got.on('data', (part: Buffer) => parts.push(part));
    readText(got, (text) => (whole = text)).once('end', () => {
      const { hotels } = (JSON.parse(whole) as { data: { hotels: unknown[] } }).data;
      onDeals({ count: hotels.length, send: () => send(Buffer.concat(parts)) });
    });
  };
  const site = await siteThrough(
    product,
    (html) => html,
    (exchange) => {
      const { path, method, send } = exchange;
      if (method === 'POST' && path === searchPath) watchSearch(exchange);
      else if (method === 'GET' && path === dealsPath) holdDeals(exchange);
      else send();
    },
  );
  return {
    origin: site.address.replace(/\/$/, ''),
    close: site.close,
    /** When the first line of offers of the next search leaves, in milliseconds since 1970. */
    nextOffers: () => new Promise<number>((resolve) => (onOffers = resolve)),
    /** The next answer with deals, held back until it is sent. */
    nextDeals: () => new Promise<HeldDeals>((resolve) => (onDeals = resolve)),
  };
}
type WatchedSite = Awaited<ReturnType<typeof startWatchedSite>>;

interface SearchTimes {
  /** Milliseconds from the arrival of the first offers until so many results were painted. */
  cards: Record<number, number>;
  /** Milliseconds from the click on Search until the search's request left. */
  press: number;
}

/**
 * One first search on a partner's page. The pointer moves to the button and presses it at once, so nothing could load while it moved.
 * The clock of the cards starts with the first offers, as it did for the figures of commit 4b61214: the first cards are painted while
 * later offers are still on their way.
 */
async function searchOnce(
  browser: Browser,
  site: WatchedSite,
  url: string,
  condition: Condition,
): Promise<SearchTimes> {
  const { page, close } = await aVisitor(browser);
  try {
    const probed = await openProbed(
      page,
      { url, selector: 'travel-hotels >>> form button[type=submit]' },
      condition,
    );
    await probed.quiet();
    const sent = new Promise<number>((resolve) =>
      probed.session.on('Network.requestWillBeSent', ({ request, wallTime }) => {
        if (request.method === 'POST' && new URL(request.url).pathname === searchPath)
          resolve(wallTime * 1000);
      }),
    );
    const offers = site.nextOffers();
    await probed.evaluate(
      `addEventListener('click', (event) => { window.pressedAt = performance.timeOrigin + event.timeStamp; }, { capture: true, once: true })`,
    );
    await probed.evaluate(countCards('travel-hotels', resultCard, resultCounts));
    await page.locator('travel-hotels').getByRole('button', { name: 'Search' }).first().click();
    const painted = await paintedAt(probed, 'results');
    const [offersAt, sentAt] = await Promise.all([offers, sent]);
    const pressedAt = (await probed.evaluate('window.pressedAt')) as number;
    return {
      cards: Object.fromEntries(resultCounts.map((count) => [count, painted[count]! - offersAt])),
      press: sentAt - pressedAt,
    };
  } finally {
    await close();
  }
}

/**
 * Milliseconds from the deals' answer until all its cards were painted. The answer is held back until the page is done with everything
 * else, so that loading the widget's code does not count.
 */
async function dealsOnce(
  browser: Browser,
  site: WatchedSite,
  url: string,
  condition: Condition,
): Promise<number> {
  const { page, close } = await aVisitor(browser);
  try {
    const deals = site.nextDeals();
    const probed = await openProbed(page, { url, selector: 'travel-deals >>> [role=tab]' }, condition);
    const { count, send } = await deals;
    if (count === 0) throw new Error('There are no deals.');
    // The page never becomes quiet: its request for deals is open.
    await page.waitForTimeout(settleMs);
    await probed.evaluate(countCards('travel-deals', dealCard, [count]));
    const sentAt = Date.now();
    send();
    const painted = await paintedAt(probed, `${count} deals`);
    return painted[count]! - sentAt;
  } finally {
    await close();
  }
}

/** Times of lists under one condition, one entry a round. */
interface ListTimes {
  searches: SearchTimes[];
  deals: number[];
}

function figuresOf(condition: Condition, { searches, deals }: ListTimes): Figure[] {
  const figures: Figure[] = [];
  const add = (what: string, ms: number, aim?: number) =>
    figures.push(
      aim === undefined
        ? reported(`${condition.name}: ${what}`, `${ms.toFixed(0)} ms`)
        : atMost(`${condition.name}: ${what}`, ms, aim, 'ms', 0),
    );
  const fullSpeed = condition.cpu === 1;
  for (const count of resultCounts)
    add(
      `travel-hotels: from the first offers until ${count} of 24 results painted`,
      median(searches.map(({ cards }) => cards[count]!)),
      fullSpeed ? undefined : resultAims[count] * resultsBefore[count],
    );
  add(
    'travel-deals: from the answer until all deals painted',
    median(deals),
    fullSpeed ? dealsAim * dealsInOneTask : undefined,
  );
  add(
    'travel-hotels: from the press on Search until its request leaves',
    median(searches.map(({ press }) => press)),
    fullSpeed ? pressAim : undefined,
  );
  return figures;
}

/** How soon results and deals are painted after they arrive, and how soon a search leaves, on a partner's page. */
export async function benchLists(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const site = await startWatchedSite(product);
  const pages = await startListPages(site.origin);
  const times = new Map<Condition, ListTimes>(
    listConditions.map((each) => [each, { searches: [], deals: [] }]),
  );
  try {
    for (let round = 0; round <= rounds; round++)
      for (const [condition, { searches, deals }] of times) {
        const search = await searchOnce(browser, site, pages.hotels, condition);
        const all = await dealsOnce(browser, site, pages.deals, condition);
        if (round === 0) continue;
        searches.push(search);
        deals.push(all);
      }
  } finally {
    pages.close();
    site.close();
  }
  return [...times].flatMap(([condition, of]) => figuresOf(condition, of));
}
