import type { Page } from 'playwright-core';

/** An entry of the browser's own list of layout shifts. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Writes down whatever moves on the pages that are opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts, shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        (window as unknown as { shifted: number }).shifted += entry.value;
        for (const { node, previousRect: was, currentRect: is } of entry.sources)
          shifts.push(
            `${entry.value}: ${(node as Element | null)?.nodeName} ${was.y} → ${is.y}, ${was.height} → ${is.height}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on the page so far, once all that was drawn is drawn. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** The sum of all that has moved so far, also of what a click of that moment would excuse: Google's measure counts less. */
export async function shiftSumOf(page: Page): Promise<number> {
  await shiftsOf(page);
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
