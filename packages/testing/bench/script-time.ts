import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { browserDir, dataDir, root } from '@portolan/tooling/paths';
import { aVisitor } from '../src/browser.ts';
import type { RunningProduct } from '../src/product.ts';
import { atMost, median, reported, type Figure } from './table.ts';

const run = promisify(execFile);
const pages = [
  { widget: 'travel-deals', path: '/index.html', ready: ['link', 'View Deal'] },
  { widget: 'travel-hotels', path: '/stay.html', ready: ['button', 'Search'] },
] as const;

/** The same source, compiled with react and react-dom instead of preact. */
async function buildOnReactDom(): Promise<string> {
  const outDir = join(dataDir, 'bench-react-dom');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--config', join(root, 'packages/sdk/vite.config.ts')], {
    cwd: root,
    env: { ...process.env, PORTOLAN_REACT_DOM: '1', PORTOLAN_SDK_OUT: outDir },
    maxBuffer: 64 * 1024 * 1024,
  });
  return outDir;
}

/** Milliseconds of script of one cold load of a partner's page, at a quarter of the CPU, with the sdk served from a folder. */
async function scriptTime(
  browser: Browser,
  product: RunningProduct,
  folder: string,
  { widget, path, ready }: (typeof pages)[number],
): Promise<number> {
  const { page, context, close } = await aVisitor(browser);
  try {
    await context.route(`${product.site}/sdk/v1/**`, async (route) => {
      const file = new URL(route.request().url()).pathname.replace('/sdk/v1/', '');
      if (!file.endsWith('.js')) return route.continue();
      await route.fulfill({
        body: await readFile(join(folder, file)),
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(product.partner + path);
    await page.locator(widget).scrollIntoViewIfNeeded();
    const [role, name] = ready;
    await page.locator(widget).getByRole(role, { name }).first().waitFor({ timeout: 60_000 });
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find((entry) => entry.name === 'ScriptDuration')?.value ?? 0) * 1000;
  } finally {
    await close();
  }
}

/** Script time of each widget as shipped, beside the same source on react-dom; both served the same way, in turns. */
export async function benchScriptTime(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const reactDom = await buildOnReactDom();
  const figures: Figure[] = [];
  for (const page of pages) {
    const mine: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < 6; round++) {
      const a = await scriptTime(browser, product, join(browserDir, 'sdk'), page);
      const b = await scriptTime(browser, product, reactDom, page);
      // the first round warms the server's caches
      if (round > 0) {
        mine.push(a);
        theirs.push(b);
      }
    }
    figures.push(
      reported(`${page.widget}: script time at 4× CPU`, `${median(mine).toFixed(0)} ms`),
      reported(`${page.widget}: the same source on react-dom`, `${median(theirs).toFixed(0)} ms`),
      atMost(`${page.widget}: ratio to react-dom`, median(mine) / median(theirs), 1, '×', 2),
    );
  }
  return figures;
}
