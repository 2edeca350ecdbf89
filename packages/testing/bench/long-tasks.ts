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
      apply: (target, self, args) => first(() => Reflect.apply(target, self, args)),
      construct: (target, args) => first(() => Reflect.construct(target, args)),
    });
  function first(make) {
    Object.assign(Intl, { NumberFormat, DateTimeFormat });
    performance.mark('format-from');
    const made = make();
    performance.mark('format-to');
    return made;
  }
}`;

/** Everything that was traced while `work` ran. */
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

/**
 * Script of the page: marks when our loader runs, by the first thing that it does, which is to look for our tags; and when the first
 * content of a widget stands.
 */
const markOurs = (widget: string) => `{
  const { querySelectorAll } = Document.prototype;
  document.querySelectorAll = function (selector) {
    if (/travel-/.test(selector)) {
      delete document.querySelectorAll;
      performance.mark('loader');
    }
    return querySelectorAll.call(this, selector);
  };
  addEventListener('travel-ready', ({ target }) => target.localName === '${widget}' && performance.mark('content'));
}`;

/** What a task is made of, in the names of a trace; none holds another but the first two. */
const kinds = /^(FunctionCall|FireAnimationFrame|v8\.evaluateModule|UpdateLayoutTree|Layout|PrePaint|Paint)$/;

const holds = (outer: TraceEvent, inner: TraceEvent) =>
  outer.ts <= inner.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

interface Longest {
  longest: number;
  format: number;
  /** When it began after the loader's start, and what it did. */
  what: string;
}

/**
 * Milliseconds of CPU of the longest task at a quarter of the CPU, of all from the one in which our loader runs: its own, those that
 * compile and run the widget's chunks, the first render, the answers and what they show. Only the partner's own document, read before and
 * rendered until the widget has content, and the first format of `Intl` are not in it; that format is told apart, and tells what the
 * machine is like: 20 to 24 ms when quiet. A thread's own time, so that waiting for neighbours is not in it, but a core that is shared
 * with one is slower. Nothing of ours runs in the page but one short question every tenth of a second.
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
    await page.addInitScript(markOurs(widget));
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
    const [loader, content, from, to] = ['loader', 'content', 'format-from', 'format-to'].map(marked);
    if (!loader || !content || !from?.tts || !to?.tts)
      throw new Error('the trace holds no marks of the page');
    const format = to.tts - from.tts;
    const mine = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === loader.pid && tid === loader.tid);
    const within = (begin: number, length: number) =>
      mine.filter(({ ts, dur = 0 }) => ts >= begin && ts + dur <= begin + length);
    /** What the page rendered between these times without being made to by a script, in microseconds. */
    const ownOf = (begin: number, length: number) => {
      const parts = within(begin, length);
      const scripts = parts.filter(({ name }) =>
        /^(FunctionCall|EvaluateScript|v8\.evaluateModule)$/.test(name),
      );
      return parts
        .filter(({ name }) => /^(UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit)$/.test(name))
        .filter(({ ts }) => !scripts.some((script) => script.ts <= ts && ts < script.ts + (script.dur ?? 0)))
        .filter((part, _, all) => !all.some((other) => other !== part && holds(other, part)))
        .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
    };
    /** What was done between these times, in microseconds by kind. */
    const partsOf = (begin: number, length: number) => {
      const parts = new Map<string, number>();
      for (const { name, tdur = 0 } of within(begin, length).filter(({ name }) => kinds.test(name)))
        parts.set(name, (parts.get(name) ?? 0) + tdur);
      return parts;
    };
    const tasks = mine
      .filter(({ name, tdur, ts, dur = 0 }) => tdur && /(^|::)RunTask$/.test(name) && ts + dur > loader.ts)
      .map(({ ts, dur = 0, tdur = 0 }) => {
        const parts = partsOf(ts, dur);
        let length = tdur;
        if (ts <= from.ts && to.ts <= ts + dur) length -= format;
        // Nothing of ours is to be seen yet: what is laid out and painted, but by a script, is the document's own.
        if (ts <= content.ts) length -= ownOf(ts, dur);
        return { ts, length, parts };
      });
    const longest = tasks.reduce((a, b) => (b.length > a.length ? b : a));
    const what = [...longest.parts].map(([name, sum]) => `${name} ${(sum / 1000).toFixed(0)}`).join(', ');
    return {
      longest: longest.length / 1000,
      format: format / 1000,
      what: `${(longest.length / 1000).toFixed(0)} ms at ${((longest.ts - loader.ts) / 1000).toFixed(0)} (${what})`,
    };
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
    // The first round warms the server's caches. Of the longest of many tasks a neighbour's core makes more, never less: five rounds said
    // 41 ms and 74 of the same build within an hour.
    for (let round = 0; round < 12; round++) {
      const task = await longestTask(browser, product, page);
      if (round > 0) rounds.push(task);
    }
    const what = `${page.widget}: longest task ${page.what}, 4× CPU`;
    figures.push(
      atMost(what, median(rounds.map(({ longest }) => longest)), 50, 'ms', 0),
      reported(
        `${page.widget}: the longest of each round, least first`,
        [...rounds]
          .sort((a, b) => a.longest - b.longest)
          .map((round) => round.what)
          .join('; '),
      ),
      reported(
        `${page.widget}: first format of Intl, in a task before the first paint`,
        `${median(rounds.map(({ format }) => format)).toFixed(0)} ms`,
      ),
    );
  }
  return figures;
}
