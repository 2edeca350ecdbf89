import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { root } from '@portolan/tooling/paths';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aVisitor, pictureOfFailure } from '../src/browser.ts';
import { aBrowser } from '../src/stage.ts';
import { agencySite, chooseDestination } from './steps.ts';

const product = inject('product');
const on = aBrowser();
let server: ChildProcess;
/** Origin of the club's pages, served by the example's own server. */
let club: string;
beforeAll(async () => {
  server = spawn(
    process.execPath,
    [join(root, 'examples', 'partner-profile', 'server.mjs'), '--port', '0', '--site', product.site],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  club = await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`The club's server ended with ${code}`)));
    server.stdout!.once('data', (line: Buffer) =>
      resolve(`http://localhost:${(JSON.parse(line.toString()) as { port: number }).port}`),
    );
  });
});
afterAll(() => {
  server?.removeAllListeners('exit').kill('SIGTERM');
});

/** What the club's server puts into its page for this person, as it stands in the HTML. */
async function profileIn(who: string): Promise<string> {
  const html = await (await fetch(`${club}/?who=${who}`)).text();
  const text = / profile-information="([^"]*)"/.exec(html)?.[1] ?? '';
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Searches Lisbon on the club's page; the text of the first hotel. */
async function search(page: Page, who: string, agency: string): Promise<string> {
  await page.goto(`${club}/?who=${who}&agency=${agency}`);
  const widget = page.locator('travel-hotels');
  await chooseDestination(widget, 'Lisbon');
  await widget.getByRole('button', { name: 'Search' }).first().click();
  const card = widget.getByRole('article').first();
  await card.waitFor();
  // Its words come with the frame that shows it.
  await expect.poll(() => card.innerText()).not.toBe('');
  return card.innerText();
}

/** From the results into the checkout, which stands in the frame of the agency's own site. */
async function checkOut(page: Page): Promise<FrameLocator> {
  const widget = page.locator('travel-hotels');
  await widget.getByRole('article').first().getByRole('link').first().click();
  await widget.getByRole('button', { name: 'Select room' }).first().click();
  const frame = widget.frameLocator('iframe[src*="/frame/checkout"]');
  await frame.locator('[autocomplete~="given-name"]').first().waitFor();
  return frame;
}
const valueOf = (frame: FrameLocator, name: string) =>
  frame.locator(`[autocomplete~="${name}"]`).first().inputValue();

/** Opens a session with a token as a frame at Nordlys' site would. */
function useUp(profileInformation: string): Promise<number | undefined> {
  const site = new URL(agencySite(product.site, 'nordlys'));
  return new Promise((resolve, reject) => {
    request(`${product.api}/api/embed/session`, {
      method: 'POST',
      headers: {
        host: site.host,
        origin: site.origin,
        'x-agency-key': 'pk_demo_nordlys',
        'content-type': 'application/json',
      },
    })
      .on('response', (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end(JSON.stringify({ profileInformation, origin: club }));
  });
}

describe('the server of a partner', () => {
  it('signs a fresh token for every view, keeps none in a cache, and gives none to a page elsewhere', async () => {
    const [first, second] = [await profileIn('known'), await profileIn('known')];
    expect(first).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(second).not.toBe(first);
    expect(await profileIn('visitor')).toBe('');
    expect(JSON.parse(await profileIn('prefill'))).toMatchObject({ firstName: 'Mia' });
    const page = await fetch(`${club}/?who=known`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).not.toContain('ps_demo');
    const fresh = (origin: string) =>
      fetch(`${club}/profile?who=known`, { method: 'POST', headers: { origin } });
    expect((await fresh(club)).status).toBe(200);
    expect((await fresh('https://evil.example')).status).toBe(403);
  });
});

describe('profile-information on a partner’s page', () => {
  it('shows a known member the prices of an agency that hides them from visitors, and nobody logs in again', async ({
    task,
  }) => {
    const { page, close } = await aVisitor(on.browser);
    expect(await search(page, 'visitor', 'nordlys')).not.toMatch(/DKK|kr/);
    await search(page, 'known', 'nordlys');
    const card = page.locator('travel-hotels').getByRole('article').first();
    await expect.poll(() => card.innerText(), { timeout: 20_000 }).toMatch(/DKK|kr/);

    const frame = await checkOut(page);
    expect([await valueOf(frame, 'given-name'), await valueOf(frame, 'family-name')]).toEqual([
      'Mia',
      'Okafor',
    ]);
    expect(await valueOf(frame, 'email')).toBe('mia@spoke-and-chain.example');
    // The page itself holds no cookie of the agency's, and no way to the session.
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await pictureOfFailure(page, task);
    await close();
  });

  it('fills the checkout form in for somebody whom nobody vouches for, and logs them in nowhere', async ({
    task,
  }) => {
    const { page, context, close } = await aVisitor(on.browser);
    await search(page, 'prefill', 'harbour');
    const frame = await checkOut(page);
    expect([await valueOf(frame, 'given-name'), await valueOf(frame, 'email')]).toEqual([
      'Mia',
      'mia@spoke-and-chain.example',
    ]);
    expect((await context.cookies()).filter(({ name }) => name.includes('refresh'))).toEqual([]);
    await pictureOfFailure(page, task);
    await close();
  });

  it('asks the page for a fresh token when the first was used already, and goes on with it', async ({
    task,
  }) => {
    const { page, close } = await aVisitor(on.browser);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/sdk/v1/embed.js', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest((call) => call.url().includes('/profile?')).catch(() => null);
    const searching = search(page, 'known', 'nordlys');
    // As a cached page or a second window would have it: this very token works somewhere else first.
    const token = await page.locator('travel-hotels').getAttribute('profile-information');
    expect(await useUp(token ?? '')).toBe(200);
    release();
    await searching;
    expect(await asked).not.toBeNull();
    const card = page.locator('travel-hotels').getByRole('article').first();
    await expect.poll(() => card.innerText(), { timeout: 20_000 }).toMatch(/DKK|kr/);
    await pictureOfFailure(page, task);
    await close();
  });
});

describe('a key on a page that it is not for', () => {
  it('says on the console exactly what to fix', async () => {
    const { page, problems, close } = await aVisitor(on.browser);
    const foo = createServer((asked, answer) => {
      const key = new URL(asked.url ?? '/', 'http://x').searchParams.get('key') ?? '';
      answer.setHeader('content-type', 'text/html');
      answer.end(
        `<!doctype html><script type="module" src="${product.site}/sdk/v1/embed.js" data-agency="${key}"></script><travel-hotels></travel-hotels>`,
      );
    });
    await new Promise<void>((resolve) => foo.listen(0, '127.0.0.1', resolve));
    const origin = `http://foo.localhost:${(foo.address() as AddressInfo).port}`;
    for (const [key, line] of [
      ['pk_demo_harbour', `the key pk_demo_harbour may not be used on ${origin}; add this origin to the key in Command Center. (ORIGIN_NOT_ALLOWED)`],
      ['pk_demo_typo', 'the key pk_demo_typo is not known; copy the key from Command Center and check for typing errors. (KEY_UNKNOWN)'],
    ] as const) {
      problems.length = 0;
      await page.goto(`${origin}/?key=${key}`);
      await expect.poll(() => problems.join('\n'), { timeout: 10_000 }).toContain(`console: <travel-hotels>: ${line}`);
    }
    foo.close();
    foo.closeAllConnections();
    await close();
  }); // prettier-ignore
});
