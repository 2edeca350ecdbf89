import type { Browser, CDPSession, Page } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import type { RunningProduct } from '../src/product.ts';
import { rounds } from './slow-conditions.ts';
import { median, reported, type Figure } from './table.ts';

const pages = [
  {
    widget: 'travel-deals',
    path: '/index.html',
    what: 'from navigation to all cards of the first tab',
    until: ['.is-rest article'],
  },
  {
    widget: 'travel-hotels',
    path: '/stay.html',
    what: 'from navigation to the results of a first search',
    // The button is pressed between the two.
    until: ['form button[type=submit]', '.trv-list[aria-busy=false] article'],
  },
] as const;

/** The part of a trace event that is used here; times are microseconds, `tdur` is processor time of the thread. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  dur?: number;
}

/** The events that were traced while `work` ran. */
async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'toplevel',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'blink.user_timing',
      ],
    },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Script of the page: marks the start of our loader by the first thing that it does, which is to look for our tags. */
const markLoader = `{
  const { querySelectorAll } = Document.prototype;
  document.querySelectorAll = function (selector) {
    if (/travel-/.test(selector)) {
      delete document.querySelectorAll;
      performance.mark('loader');
    }
    return querySelectorAll.call(this, selector);
  };
}`;

/** Kinds of trace events that say what a task did. */
const kinds = /^(FunctionCall|FireAnimationFrame|v8\.evaluateModule|UpdateLayoutTree|Layout|PrePaint|Paint)$/;

interface Longest {
  /** Milliseconds of processor time. */
  longest: number;
  /** Its length, when it began after the loader's start, and what it did. */
  what: string;
}

/**
 * Opens a page, waits for each selector inside the widget, and presses what was found before it waits for the next one. Nothing runs in
 * the page but one short question every tenth of a second.
 */
async function useWidget(
  page: Page,
  session: CDPSession,
  address: string,
  { widget, until }: (typeof pages)[number],
): Promise<void> {
  const ask = async (expression: string) =>
    (await session.send('Runtime.evaluate', { expression, awaitPromise: true })).result.value as unknown;
  const idle = () => ask('new Promise((resolve) => requestIdleCallback(() => resolve(1)))');
  const waitFor = async (selector: string) => {
    const end = Date.now() + 60_000;
    while (!(await ask(`!!document.querySelector('${widget}').shadowRoot?.querySelector('${selector}')`))) {
      if (Date.now() > end) throw new Error(`${widget} never showed ${selector}`);
      await page.waitForTimeout(100);
    }
    await idle();
  };
  await page.goto(address, { waitUntil: 'load' });
  await ask(`document.querySelector('${widget}').scrollIntoView()`);
  const [first, ...then] = until;
  await waitFor(first);
  for (const selector of then) {
    await ask(`document.querySelector('${widget}').shadowRoot.querySelector('${first}').click()`);
    await waitFor(selector);
  }
  await page.waitForTimeout(300);
  await idle();
}

/** The longest task of the loader's thread from the loader's start. */
function longestOf(events: readonly TraceEvent[]): Longest {
  const loader = events.find(({ name }) => name === 'loader');
  if (!loader) throw new Error('The trace holds no mark of the loader.');
  const ofThread = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === loader.pid && tid === loader.tid,
  );
  const tasks = ofThread.filter(
    ({ name, tdur, ts, dur = 0 }) => tdur && /(^|::)RunTask$/.test(name) && ts + dur > loader.ts,
  );
  const longest = tasks.reduce((a, b) => ((b.tdur ?? 0) > (a.tdur ?? 0) ? b : a));
  const parts = new Map<string, number>();
  for (const { name, ts, dur = 0, tdur = 0 } of ofThread)
    if (kinds.test(name) && ts >= longest.ts && ts + dur <= longest.ts + (longest.dur ?? 0))
      parts.set(name, (parts.get(name) ?? 0) + tdur);
  const ms = (longest.tdur ?? 0) / 1000;
  const what = [...parts].map(([name, sum]) => `${name} ${(sum / 1000).toFixed(0)}`).join(', ');
  const begin = ((longest.ts - loader.ts) / 1000).toFixed(0);
  return { longest: ms, what: `${ms.toFixed(0)} ms at ${begin} (${what})` };
}

/** The longest task of one cold load and first use, at a quarter of the processor's speed. */
async function longestTask(
  browser: Browser,
  product: RunningProduct,
  page: (typeof pages)[number],
): Promise<Longest> {
  const visitor = await aVisitor(browser);
  const whole = await browser.newBrowserCDPSession();
  try {
    await visitor.page.addInitScript(markLoader);
    const session = await visitor.context.newCDPSession(visitor.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const events = await traced(whole, () =>
      useWidget(visitor.page, session, product.partner + page.path, page),
    );
    return longestOf(events);
  } finally {
    await whole.detach();
    await visitor.close();
  }
}

/**
 * Longest task while a widget loads and shows what it is for, in processor time of the thread. It has no target: short tasks alone do not
 * make a widget usable sooner.
 */
export async function benchLongTasks(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) {
    const loads: Longest[] = [];
    // The first round warms the server's caches. Other work on the machine only makes a longest task longer.
    for (let round = 0; round <= rounds; round++) {
      const task = await longestTask(browser, product, page);
      if (round > 0) loads.push(task);
    }
    loads.sort((a, b) => a.longest - b.longest);
    figures.push(
      reported(
        `${page.widget}: longest task ${page.what}, 4× CPU`,
        `${median(loads.map(({ longest }) => longest)).toFixed(0)} ms`,
      ),
      reported(
        `${page.widget}: the longest of each round, shortest first`,
        loads.map(({ what }) => what).join('; '),
      ),
    );
  }
  return figures;
}
