import type { Browser, CDPSession } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import type { RunningProduct } from '../src/product.ts';
import { atMost, median, reported, type Figure } from './table.ts';

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
    until: ['form button[type=submit]', '.htl-list[aria-busy=false] article'],
  },
] as const;

/** The part of a trace event that counts here; times are microseconds, `tdur` and `tts` of the thread's own CPU time. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tts?: number;
  tdur?: number;
  dur?: number;
}

/** Script of the page: marks the first time that something is formatted, by whomever. A text, because a compiler adds calls of its own. */
const markFirstFormat = `{
  const { NumberFormat, DateTimeFormat } = Intl;
  for (const [name, format] of Object.entries({ NumberFormat, DateTimeFormat }))
    Intl[name] = new Proxy(format, {
      construct(target, args) {
        Object.assign(Intl, { NumberFormat, DateTimeFormat });
        performance.mark('format-from');
        const made = Reflect.construct(target, args);
        performance.mark('format-to');
        return made;
      },
    });
}`;

/** Everything that was traced while `work` ran. */
async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
    },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Script of the page: marks when our loader runs, by the first thing that it does: it looks for our tags. */
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

interface Longest {
  longest: number;
  format: number;
  /** Milliseconds after the loader's start at which it began. */
  at: number;
}

/**
 * Milliseconds of CPU of the longest task at a quarter of the CPU, of all from the one in which our loader runs: its own, those that
 * compile and run the widget's chunks, the first render, the answers and what they show. Only the partner's own document, read before,
 * and the first format of `Intl` are not in it; that format is told apart. A thread's own time, so that neighbours on the machine count
 * for nothing; and nothing of ours runs in the page but one short question every tenth of a second.
 */
async function longestTask(
  browser: Browser,
  product: RunningProduct,
  { widget, path, until }: (typeof pages)[number],
): Promise<Longest> {
  const { page, context, close } = await aVisitor(browser);
  const whole = await browser.newBrowserCDPSession();
  try {
    await page.addInitScript(markFirstFormat);
    await page.addInitScript(markLoader);
    const session = await context.newCDPSession(page);
    const ask = async (expression: string) =>
      (await session.send('Runtime.evaluate', { expression, awaitPromise: true })).result.value as unknown;
    const idle = () => ask('new Promise((resolve) => requestIdleCallback(() => resolve(1)))');
    const stands = async (selector: string) => {
      const end = Date.now() + 60_000;
      while (!(await ask(`!!document.querySelector('${widget}').shadowRoot?.querySelector('${selector}')`))) {
        if (Date.now() > end) throw new Error(`${widget} never showed ${selector}`);
        await page.waitForTimeout(100);
      }
      await idle();
    };
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const events = await traced(whole, async () => {
      await page.goto(product.partner + path, { waitUntil: 'load' });
      await ask(`document.querySelector('${widget}').scrollIntoView()`);
      const [first, ...then] = until;
      await stands(first);
      for (const selector of then) {
        await ask(`document.querySelector('${widget}').shadowRoot.querySelector('${first}').click()`);
        await stands(selector);
      }
      await page.waitForTimeout(300);
      await idle();
    });
    const marked = (name: string) => events.find((event) => event.name === name);
    const [loader, from, to] = ['loader', 'format-from', 'format-to'].map(marked);
    if (!loader || !from?.tts || !to?.tts) throw new Error('the trace holds no marks of the page');
    const format = to.tts - from.tts;
    const tasks = events
      .filter(
        ({ name, ph, pid, tid, tdur, ts, dur = 0 }) =>
          ph === 'X' &&
          tdur &&
          pid === loader.pid &&
          tid === loader.tid &&
          /(^|::)RunTask$/.test(name) &&
          ts + dur > loader.ts,
      )
      .map(({ ts, dur = 0, tdur = 0 }) => ({
        ts,
        length: ts <= from.ts && to.ts <= ts + dur ? tdur - format : tdur,
      }));
    const longest = tasks.reduce((a, b) => (b.length > a.length ? b : a));
    return { longest: longest.length / 1000, format: format / 1000, at: (longest.ts - loader.ts) / 1000 };
  } finally {
    await whole.detach();
    await close();
  }
}

/** Longest task while a widget loads and shows what it is for. */
export async function benchLongTasks(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) {
    const rounds: Longest[] = [];
    // the first round warms the server's caches
    for (let round = 0; round < 6; round++) {
      const task = await longestTask(browser, product, page);
      if (round > 0) rounds.push(task);
    }
    const what = `${page.widget}: longest task ${page.what}, 4× CPU`;
    figures.push(
      atMost(what, median(rounds.map(({ longest }) => longest)), 50, 'ms', 0),
      reported(
        `${page.widget}: first format of Intl, in a task before the first paint`,
        `${median(rounds.map(({ format }) => format)).toFixed(0)} ms`,
      ),
    );
  }
  return figures;
}
