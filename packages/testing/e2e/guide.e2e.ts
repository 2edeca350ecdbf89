import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoPartnerSecrets } from '@portolan/server';
import { dataDir, root } from '@portolan/tooling/paths';
import { aVisitor } from '../src/browser.ts';
import { anExample, type Example } from '../src/example.ts';
import { shiftsOf, watchShifts } from '../src/layout-shifts.ts';
import { snippetsOf, type Snippet } from '../src/snippets.ts';
import { aBrowser } from '../src/stage.ts';

const product = inject('product');
const on = aBrowser();
const pictures = process.env.PORTOLAN_PICTURES;
const snippets = snippetsOf('docs/embedding.md');
const runs = snippets.filter(({ language, marks }) => language === 'html' && marks.includes('run'));

let release: { address: string; integrity: string };
/** The guide's agency is the demo's, its version the one that was just built. */
const real = (text: string) =>
  text
    .replaceAll('https://book.agency.example', product.site)
    .replaceAll('pk_live_…', 'pk_demo_harbour')
    .replaceAll('/sdk/1.2.3/embed.js', release.address)
    .replaceAll('sha384-…', release.integrity);

/** What a server gets for the block at this line, which asks for a widget's HTML. */
const htmlOf = new Map<number, string>();
const script =
  '<script type="module" src="https://book.agency.example/sdk/v1/embed.js" data-agency="pk_live_…"></script>';

/** Each `html` block is a page at `/<line>`; with the mark `csp` under the policy of the block before it. */
function servePages(): Promise<Server> {
  const server = createServer((request, response) => {
    const line = Number(/^\/(\d+)/.exec(request.url ?? '')?.[1]);
    const index = snippets.findIndex((one) => one.line === line);
    const snippet = snippets[index];
    if (!snippet) return void response.writeHead(404).end();
    const policy = snippet.marks.includes('csp') ? snippets[index - 1]?.text.trim() : null;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy ? { 'content-security-policy': real(policy) } : {}),
    });
    response.end(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Guide</title><link rel="icon" href="data:,"></head>` +
        `<body>${real(htmlOf.has(line) ? script + htmlOf.get(line) : snippet.text)}<p>And the page goes on.</p></body></html>`,
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

let server: Server;
let address: string;
beforeAll(async () => {
  release = (await (await fetch(`${product.api}/sdk/v1/release.json`)).json()) as typeof release;
  server = await servePages();
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Opens the page and waits until each widget in it has told that it is ready, scrolling to each. */
async function open({ line }: Snippet): Promise<string[]> {
  const { page, problems, close } = await aVisitor(on.browser);
  await page.addInitScript(() => {
    const ready = new Set<string>();
    Object.assign(window, { readyWidgets: ready });
    addEventListener('travel-ready', ({ target }) => ready.add((target as Element).localName));
  });
  await page.goto(`${address}/${line}`);
  const frame = page.locator('body > iframe');
  if ((await frame.count()) > 0) {
    await frame.scrollIntoViewIfNeeded();
    await page.frameLocator('body > iframe').getByRole('combobox').waitFor();
  }
  const tags = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .map(({ localName }) => localName)
      .filter((name) => name.startsWith('travel-') && name !== 'travel-agency'),
  );
  expect(tags.length + (await frame.count()), `line ${line} shows something`).toBeGreaterThan(0);
  for (const tag of tags) {
    // The prompt stands nowhere in the page.
    if (tag !== 'travel-login-prompt') await page.locator(tag).first().scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (name) => (window as unknown as { readyWidgets: Set<string> }).readyWidgets.has(name),
      tag,
    );
  }
  if (pictures) {
    const path = join(dataDir, 'test-results', `guide-${line}.png`);
    await page.screenshot({ path, fullPage: true });
  }
  await close();
  return problems;
}

describe('the guide for partners', () => {
  it('has no example that these tests pass over', () => {
    expect(runs.length).toBeGreaterThan(8);
    for (const { language, marks, text, line } of snippets) {
      const known =
        (language === 'html' && marks.includes('run')) ||
        (['ts', 'tsx', 'vue'].includes(language) && marks.includes('check')) ||
        (language === 'js' && marks.some((mark) => mark === 'node' || mark.startsWith('node='))) ||
        (language === 'http' && marks.includes('csp')) ||
        (language === 'php' && marks.includes('html')) ||
        // The tests below install the packed file under this name.
        (language === 'sh' && text === 'npm install @portolan/sdk\n');
      expect(known, `line ${line}: ${language} ${marks.join(' ')}`).toBe(true);
    }
  });

  it(
    'shows pages that work as they stand, without an error in the console',
    { timeout: 150_000 },
    async () => {
      const queue = [...runs];
      const worker = async () => {
        for (let next = queue.shift(); next; next = queue.shift())
          expect(await open(next), `docs/embedding.md:${next.line}`).toEqual([]);
      };
      await Promise.all([worker(), worker()]);
    },
  );

  it('has code for servers that asks for HTML which wakes up without an error', async () => {
    const asking = snippets.filter(({ marks }) => marks.includes('html'));
    expect(asking.length).toBe(3);
    for (const snippet of asking) {
      const where = `docs/embedding.md:${snippet.line}`;
      const [url] = /https:[^'"\s]+\/sdk\/v1\/html\/[^'"\s]+/.exec(snippet.text) ?? [];
      expect(url, where).toBeDefined();
      const { pathname, search } = new URL(real(url!));
      const answer = await fetch(product.api + pathname + search);
      const html = await answer.text();
      expect([answer.status, html], where).toEqual([200, expect.stringContaining('<form ')]);
      htmlOf.set(snippet.line, html);
      expect(await open(snippet), where).toEqual([]);
    }
  });

  it.each([1280, 390])(
    'reserves room so that nothing moves while its widgets come, %s px wide',
    async (width) => {
      const snippet = runs.find(({ text }) => text.includes('min-block-size'))!;
      const { page, close } = await aVisitor(on.browser, { width, height: 800 });
      await watchShifts(page);
      await page.goto(`${address}/${snippet.line}`);
      await page.locator('travel-hotels').getByRole('button', { name: 'Search' }).first().waitFor();
      const deals = page.locator('travel-deals');
      await deals.evaluate((element) => element.scrollIntoView());
      await deals.getByRole('link', { name: 'View Deal' }).first().waitFor();
      expect(await shiftsOf(page)).toEqual([]);
      await close();
    },
  );

  describe('from npm', () => {
    let example: Example;
    beforeAll(async () => {
      example = await anExample('guide');
    });

    it('has code that compiles against the packed package', { timeout: 180_000 }, async () => {
      snippets.forEach(({ language, marks, text, line }) => {
        if (marks.includes('check')) example.write(`src/line-${line}.${language}`, text);
      });
      // What it takes of Angular, which is not installed here.
      example.write(
        'src/angular.d.ts',
        `declare module '@angular/core' {
          export function Component(options: { selector: string; schemas: object[]; template: string }): (target: unknown, context: unknown) => void;
          export const CUSTOM_ELEMENTS_SCHEMA: object;
        }`,
      );
      const { compilerOptions, vueCompilerOptions } = JSON.parse(
        readFileSync(join(root, 'examples/vue/tsconfig.json'), 'utf8'),
      ) as Record<string, object>;
      example.write(
        'tsconfig.json',
        JSON.stringify({
          compilerOptions: { ...compilerOptions, jsx: 'react-jsx', types: [] },
          vueCompilerOptions,
          include: ['src'],
        }),
      );
      await example.exec('vue-tsc', ['--noEmit']);
    });

    it('has code for servers that runs', async () => {
      for (const { language, marks, text, line } of snippets) {
        if (language !== 'js' || !marks.includes('node')) continue;
        example.write(`line-${line}.mjs`, text);
        await example.exec(`line-${line}.mjs`, []);
      }
    });

    it('signs a profile that the agency accepts, once', async () => {
      const snippet = snippets.find(({ marks }) => marks.includes('node=signProfile'));
      example.write('sign-profile.mjs', snippet?.text ?? '');
      const { signProfile } = (await import(
        /* @vite-ignore */ pathToFileURL(join(example.dir, 'sign-profile.mjs')).href
      )) as { signProfile(user: object, how: object): string };
      const origin = address;
      const token = signProfile(
        { id: 'guide-1', firstName: 'Mia', lastName: 'Okafor', email: 'mia@example.org' },
        { partner: 'pt_demo_harbour', agency: 'ag_harbour', secret: demoPartnerSecrets['harbour'], origin },
      );
      // As the frame asks: from the agency's own site.
      const { page, close } = await aVisitor(on.browser);
      await page.goto(`${product.site}/about`);
      const ask = () =>
        page.evaluate(
          async (body) => {
            const headers = { 'content-type': 'application/json', 'x-agency-key': 'pk_demo_harbour' };
            const answer = await fetch('/api/embed/session', {
              method: 'POST',
              headers,
              body: JSON.stringify(body),
            });
            return (await answer.json()) as { code?: string; data?: object };
          },
          { profileInformation: token, origin },
        );
      expect((await ask()).data).toMatchObject({ kind: 'known', profile: { firstName: 'Mia' } });
      expect((await ask()).code).toBe('PROFILE_TOKEN_USED');
      await close();
    });
  });
});
