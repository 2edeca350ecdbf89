import type { Browser } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import type { RunningProduct } from '../src/product.ts';
import { atMost, median, type Figure } from './table.ts';

const pages = [
  { widget: 'travel-deals', path: '/index.html', ready: ['link', 'View Deal'] },
  { widget: 'travel-hotels', path: '/stay.html', ready: ['button', 'Search'] },
] as const;

/**
 * The longest task of a cold load at a quarter of the CPU, in milliseconds, once the partner's own document was read; 50 where no task
 * was long enough to be told of.
 */
async function longestTask(
  browser: Browser,
  product: RunningProduct,
  { widget, path, ready }: (typeof pages)[number],
): Promise<number> {
  const { page, context, close } = await aVisitor(browser);
  try {
    await page.addInitScript(() => {
      const tasks: { start: number; end: number }[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          tasks.push({ start: startTime, end: startTime + duration });
      }).observe({ type: 'longtask', buffered: true });
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // Once read, the document is done; what the widgets do starts when they are looked at.
    await page.goto(product.partner + path, { waitUntil: 'load' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const from = await page.evaluate((name) => {
      const at = performance.now();
      document.querySelector(name)?.scrollIntoView();
      return at;
    }, widget);
    const [role, name] = ready;
    await page.locator(widget).getByRole(role, { name }).first().waitFor({ timeout: 60_000 });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const tasks = await page.evaluate(
      () => (window as unknown as { tasks: { start: number; end: number }[] }).tasks,
    );
    return Math.max(50, ...tasks.filter(({ start }) => start >= from).map(({ start, end }) => end - start));
  } finally {
    await close();
  }
}

/** Longest task while a widget loads. */
export async function benchLongTasks(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) {
    const longest: number[] = [];
    // the first round warms the server's caches
    for (let round = 0; round < 6; round++) {
      const task = await longestTask(browser, product, page);
      if (round > 0) longest.push(task);
    }
    figures.push(atMost(`${page.widget}: longest task while it loads, 4× CPU`, median(longest), 50, 'ms', 0));
  }
  return figures;
}
