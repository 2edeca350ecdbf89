import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createPartnerServer } from '@portolan/tooling/partner-server';
import { dataDir, root } from '@portolan/tooling/paths';
import { aVisitor } from '../src/browser.ts';
import { aBrowser } from '../src/stage.ts';

const product = inject('product');
const on = aBrowser();
const pictures = process.env.PORTOLAN_PICTURES;
const ends: (() => void)[] = [];
afterAll(() => {
  ends.forEach((end) => end());
});

/** A partner's web server on a port of its own. */
async function serve(folder: string): Promise<string> {
  const server = createPartnerServer({ root: folder, site: product.site });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

describe('a page that takes frames but no scripts', () => {
  it('searches inside a frame that fits its content, and follows a hotel in its own window', async () => {
    const { page, problems, close } = await aVisitor(on.browser);
    const address = await serve(join(root, 'examples/iframe'));
    await page.goto(address);
    const element = page.locator('iframe[title="Search for rooms"]');
    const frame = page.frameLocator('iframe[title="Search for rooms"]');
    await frame.getByRole('combobox').fill('Copenhagen');
    await frame.getByRole('option').first().click();
    await frame.getByRole('button', { name: 'Search' }).first().click();
    const card = frame.getByRole('article').first();
    await card.waitFor();
    // Results are higher than the room that the page reserved, and the page heard so.
    await expect.poll(async () => (await element.boundingBox())?.height ?? 0).toBeGreaterThan(700);
    if (pictures) {
      const path = join(dataDir, 'test-results', 'example-iframe.png');
      await page.screenshot({ path, fullPage: true });
    }
    expect(page.url()).toBe(address);
    await card.getByRole('link').first().click();
    await page.waitForURL((url) => url.origin === product.site);
    await page.getByRole('button', { name: 'Select room' }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('is refused to a page that the key is not for', async () => {
    const { page, close } = await aVisitor(on.browser);
    const address = await serve(join(root, 'examples/iframe'));
    await page.goto(address.replace('localhost', 'elsewhere.localhost'));
    const frame = page.frames().find((one) => one !== page.mainFrame());
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
    await close();
  });
});

const php = spawnSync('php', ['--version']).status === 0;
describe.runIf(php)('the plugin for WordPress', () => {
  it('prints escaped tags and one script, which work in a page', async () => {
    const input = {
      site: `${product.site}/wp-admin?x"><b>`,
      key: 'pk_demo_harbour',
      shortcodes: [
        { code: 'travel_hotels', attributes: { destination: 'A"><script>alert(1)</script>', check_in: '2027-01-02', onclick: 'x' } },
        { code: 'travel_deals', attributes: '', content: '<p>Offers</p>' },
      ],
    }; // prettier-ignore
    const result = spawnSync('php', [join(root, 'examples/wordpress/render.php')], {
      input: JSON.stringify(input),
      encoding: 'utf8',
    });
    expect(result.stderr).toBe('');
    const { html, script } = JSON.parse(result.stdout) as { html: string[]; script: string };
    expect(html[0]).toMatch(
      /^<travel-hotels destination="A&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;" check-in="2027-01-02">/,
    );
    expect(html[1]).toBe('<travel-deals><p>Offers</p></travel-deals>');
    expect(script).toContain(`src="${product.site}/sdk/v1/embed.js"`);

    const folder = mkdtempSync(join(tmpdir(), 'travel-wordpress-'));
    ends.push(() => rmSync(folder, { recursive: true }));
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><link rel="icon" href="data:,">${html[1]}${script}`,
    );
    const { page, problems, close } = await aVisitor(on.browser);
    await page.goto(await serve(folder));
    await page.locator('travel-deals').getByRole('link', { name: 'View Deal' }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
