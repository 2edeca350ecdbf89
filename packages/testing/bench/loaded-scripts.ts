import type { Browser } from 'playwright-core';
import { brotliBytes, readManifest } from '@portolan/tooling/closure';
import { browserDir } from '@portolan/tooling/paths';
import { usableFiles } from '@portolan/tooling/usable';
import { join } from 'node:path';
import { aVisitor } from '../src/browser.ts';
import { scriptsUntilShown, type Widget } from '../src/scripts-until-shown.ts';
import { startPartnerServer } from '../src/partner-page.ts';
import type { RunningProduct } from '../src/product.ts';
import { reported, type Figure } from './table.ts';

interface Goal {
  widgets: readonly Widget[];
  kilobytes: number;
  scripts: number;
}
/** Issue 2 §7 and issue 3. */
const goals: readonly Goal[] = [
  { widgets: ['travel-deals'], kilobytes: 20, scripts: 4 },
  { widgets: ['travel-hotels'], kilobytes: 20, scripts: 4 },
  { widgets: ['travel-deals', 'travel-hotels'], kilobytes: 26, scripts: 4 },
];

/**
 * What a browser asks for, counted from an empty cache on a partner's page with nothing else of ours on it; a script counts from the
 * moment that it is asked for. The byte budgets weigh the same files by the build's own list: what is not on it is named.
 */
export async function benchLoadedScripts(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const outDir = join(browserDir, 'sdk');
  const manifest = readManifest(outDir);
  const figures: Figure[] = [];
  const weigh = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + brotliBytes(join(outDir, file)), 0) / 1000;
  for (const { widgets, kilobytes, scripts } of goals) {
    const partner = await startPartnerServer();
    const { page, close } = await aVisitor(browser);
    try {
      const files = await scriptsUntilShown(page, partner, product.site, widgets);
      const weight = weigh(files);
      const what = `${widgets.join(' and ')}: scripts that a browser asks for until usable`;
      figures.push({
        what,
        measured: `${weight.toFixed(2)} kB, ${files.length} scripts`,
        target: `≤ ${kilobytes.toFixed(1)} kB, ≤ ${scripts} scripts`,
        met: weight <= kilobytes && files.length <= scripts,
      });
      const listed = usableFiles(manifest, widgets);
      const more = files.filter((file) => !listed.includes(file));
      if (more.length) figures.push(reported(`${what}, not in the budget`, more.join(' ')));
    } finally {
      await close();
      await partner.close();
    }
  }
  const [deals, , both] = figures.filter(({ target }) => target).map(({ measured }) => parseFloat(measured));
  figures.push({
    what: 'a second widget: what travel-hotels adds to travel-deals',
    measured: `${(both! - deals!).toFixed(2)} kB`,
    target: '≤ 8.0 kB',
    met: both! - deals! <= 8,
  });
  return figures;
}
