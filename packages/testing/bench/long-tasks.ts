import type { Browser, CDPSession } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import type { RunningProduct } from '../src/product.ts';
import { atMost, median, reported, type Figure } from './table.ts';

const pages = [
  { widget: 'travel-deals', path: '/index.html', done: '.is-rest article' },
  { widget: 'travel-hotels', path: '/stay.html', done: 'form button[type=submit]' },
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

/**
 * Milliseconds of CPU of the longest task of a cold load at a quarter of the CPU, once the partner's own document was read, without the
 * first format of `Intl`; and those of that first format. A thread's own time, so that neighbours on the machine count for nothing; and
 * nothing of ours runs in the page but one short question every tenth of a second.
 */
async function longestTask(
  browser: Browser,
  product: RunningProduct,
  { widget, path, done }: (typeof pages)[number],
): Promise<{ longest: number; format: number }> {
  const { page, context, close } = await aVisitor(browser);
  const whole = await browser.newBrowserCDPSession();
  try {
    await page.addInitScript(markFirstFormat);
    const session = await context.newCDPSession(page);
    const ask = async (expression: string) =>
      (await session.send('Runtime.evaluate', { expression, awaitPromise: true })).result.value as unknown;
    const idle = () => ask('new Promise((resolve) => requestIdleCallback(() => resolve(1)))');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const events = await traced(whole, async () => {
      await page.goto(product.partner + path, { waitUntil: 'load' });
      // Once read and painted, the document is done; what the widgets do below the fold starts when they are looked at.
      await idle();
      await ask(`performance.mark('look'); document.querySelector('${widget}').scrollIntoView()`);
      const end = Date.now() + 60_000;
      while (!(await ask(`!!document.querySelector('${widget}').shadowRoot?.querySelector('${done}')`))) {
        if (Date.now() > end) throw new Error(`${widget} never showed ${done}`);
        await page.waitForTimeout(100);
      }
      await idle();
      await page.waitForTimeout(300);
      await idle();
    });
    const marked = (name: string) => events.find((event) => event.name === name);
    const [look, from, to] = ['look', 'format-from', 'format-to'].map(marked);
    if (!look || !from?.tts || !to?.tts) throw new Error('the trace holds no marks of the page');
    const format = to.tts - from.tts;
    const tasks = events.filter(
      ({ name, ph, pid, tid, tdur }) =>
        ph === 'X' && tdur && pid === look.pid && tid === look.tid && /(^|::)RunTask$/.test(name),
    );
    const lengths = tasks
      .filter(({ ts, dur = 0 }) => ts + dur > look.ts)
      .map(({ ts, dur = 0, tdur = 0 }) => (ts <= from.ts && to.ts <= ts + dur ? tdur - format : tdur));
    return { longest: Math.max(...lengths) / 1000, format: format / 1000 };
  } finally {
    await whole.detach();
    await close();
  }
}

/** Longest task while a widget loads. */
export async function benchLongTasks(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) {
    const rounds: { longest: number; format: number }[] = [];
    // the first round warms the server's caches
    for (let round = 0; round < 6; round++) {
      const task = await longestTask(browser, product, page);
      if (round > 0) rounds.push(task);
    }
    const what = `${page.widget}: longest task while it loads, 4× CPU`;
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
