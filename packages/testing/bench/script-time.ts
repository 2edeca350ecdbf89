import type { Browser } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import { median, reported, atMost, type Figure } from './table.ts';

/** Script seconds and the longest task of one cold load of a page with one widget, at a quarter of the CPU. */
async function scriptTime(
  browser: Browser,
  url: string,
  ready: string,
): Promise<{ script: number; task: number }> {
  const { page, context, close } = await aVisitor(browser);
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url);
    await page.locator(ready).first().waitFor({ timeout: 30_000 });
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
    return { script: metric('ScriptDuration') * 1000, task: metric('TaskDuration') * 1000 };
  } finally {
    await close();
  }
}

/** Script time of a widget compiled with preact/compat, beside the same source on react-dom. */
export async function benchScriptTime(
  browser: Browser,
  pages: { widget: string; ours: string; reactDom: string; ready: string }[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { widget, ours, reactDom, ready } of pages) {
    const mine: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < 6; round++) {
      const a = await scriptTime(browser, ours, ready);
      const b = await scriptTime(browser, reactDom, ready);
      // the first round warms the server's caches
      if (round > 0) {
        mine.push(a.script);
        theirs.push(b.script);
      }
    }
    figures.push(reported(`${widget}: script time at 4× CPU`, `${median(mine).toFixed(0)} ms`));
    figures.push(reported(`${widget}: the same source on react-dom`, `${median(theirs).toFixed(0)} ms`));
    figures.push(atMost(`${widget}: ratio to react-dom`, median(mine) / median(theirs), 1, '×', 2));
  }
  return figures;
}
