import type { Browser } from 'playwright-core';
import { brotliBytes, readManifest } from '@portolan/tooling/closure';
import { browserDir } from '@portolan/tooling/paths';
import { usableFiles } from '@portolan/tooling/usable';
import { join } from 'node:path';
import { aVisitor } from '../src/browser.ts';
import { scriptsUntilShown, type Widget } from '../src/scripts-until-shown.ts';
import { startPartnerServer } from '../src/partner-page.ts';
import type { RunningProduct } from '../src/product.ts';
import { atMost, reported, type Figure } from './table.ts';

/** Kilobytes of script, brotli, that each widget may ask for until it can be used: a bound with room, not a goal (issue 17). */
const boundKilobytes = 36;

/** A widget alone is held to the bound; both on one page are reported. */
const pages: readonly (readonly Widget[])[] = [
  ['travel-deals'],
  ['travel-hotels'],
  ['travel-deals', 'travel-hotels'],
];

/**
 * The scripts that a browser asks for, from an empty cache, on a partner's page that embeds nothing else of ours. A script counts from the
 * moment of its request. `npm run check` weighs the files of the build's own list: files that are not on that list are reported.
 */
export async function benchLoadedScripts(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const outDir = join(browserDir, 'sdk');
  const manifest = readManifest(outDir);
  const figures: Figure[] = [];
  const weigh = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + brotliBytes(join(outDir, file)), 0) / 1000;
  for (const widgets of pages) {
    const partner = await startPartnerServer();
    const { page, close } = await aVisitor(browser);
    try {
      const files = await scriptsUntilShown(page, partner, product.site, widgets);
      const weight = weigh(files);
      const what = `${widgets.join(' and ')}: scripts that a browser asks for until usable`;
      figures.push(
        widgets.length === 1
          ? atMost(what, weight, boundKilobytes, 'kB', 2)
          : reported(what, `${weight.toFixed(2)} kB`),
      );
      const listed = usableFiles(manifest, widgets);
      const more = files.filter((file) => !listed.includes(file));
      if (more.length) figures.push(reported(`${what}, not on the build's list`, more.join(' ')));
    } finally {
      await close();
      await partner.close();
    }
  }
  return figures;
}
