import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { browserDir } from '@portolan/tooling/paths';
import { aVisitor } from '../src/browser.ts';
import type { RunningProduct } from '../src/product.ts';
import { reported, type Figure } from './table.ts';

const pages = [
  { widget: 'travel-hotels', path: '/stay.html', shown: 'form button[type=submit]', until: 'its form stands there' },
  { widget: 'travel-deals', path: '/index.html', shown: '[role=tab]', until: 'its tabs stand there' },
  { widget: 'travel-deals', path: '/index.html', shown: 'article a', until: 'its first deal stands there' },
] as const; // prettier-ignore

/** Our scripts that a browser had asked for when a partner's page first showed something of a widget, in brotli bytes. */
async function loadedUntil(
  browser: Browser,
  product: RunningProduct,
  { widget, path, shown }: (typeof pages)[number],
): Promise<{ bytes: number; scripts: number }> {
  const { page, close } = await aVisitor(browser);
  try {
    await page.goto(product.partner + path, { waitUntil: 'load' });
    const names = await page.evaluate(
      async ([tag, selector]) => {
        const element = document.querySelector(tag);
        element?.scrollIntoView();
        // Looked at before each paint, so that nothing asked for after the first one counts.
        while (!element?.shadowRoot?.querySelector(selector)) await new Promise(requestAnimationFrame);
        return performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.startsWith('/sdk/') && name.endsWith('.js'));
      },
      [widget, shown] as const,
    );
    const files = [...new Set(names)].map((name) => name.split('/').pop()!);
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(join(browserDir, 'sdk', `${file}.br`))).size),
    );
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), scripts: files.length };
  } finally {
    await close();
  }
}

/**
 * What the byte budgets cannot see: they follow static imports, a browser also loads what comes lazily without anybody asking for it.
 * Counted from an empty cache, on the demo partner's page; a script counts from the moment that it is asked for.
 */
export async function benchLoadedScripts(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) {
    const { bytes, scripts } = await loadedUntil(browser, product, page);
    const measured = `${(bytes / 1000).toFixed(2)} kB, ${scripts} scripts`;
    figures.push(reported(`${page.widget}: scripts that a browser asks for until ${page.until}`, measured));
  }
  return figures;
}
