import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import type { RunningProduct } from '../src/product.ts';
import { atMost, median, reported, type Figure } from './table.ts';

/** The page without the content that the server rendered: the same scripts render all of it. */
export const undrawn = (html: string) => {
  const empty = html.replace(/(<(\w+) id="page"[^>]*>)[\s\S]*(<\/\2>\s*<script)/, '$1$3');
  if (empty === html) throw new Error('The page no longer has #page before its scripts.');
  return empty;
};

/** The page without the rule that hides it until the agency is known (HOST-09): shows what rendering on the server gains. */
export const unveiled = (html: string) => html.replace(' data-agency="pending"', '');

/** A request for anything but a document, and the site's answer to it. */
export interface Exchange {
  method: string;
  /** Without the query. */
  path: string;
  got: IncomingMessage;
  /** Sends the answer to the browser: as it comes, or with a body that was taken from it as a whole. */
  send(body?: Buffer): void;
}

/**
 * The agency's site through a proxy that may change its documents; `address` ends with a slash.
 * @param watch sends every answer that is not a document, at once or later; by default all are sent as they come
 */
export async function siteThrough(
  product: RunningProduct,
  change: (html: string) => string,
  watch: (exchange: Exchange) => void = ({ send }) => send(),
) {
  const site = new URL(product.site);
  const server = createServer((asked, answer) => {
    const headers = {
      ...asked.headers,
      'accept-encoding': asked.headers.accept?.includes('text/html') ? 'identity' : 'br',
    };
    const onward = request(
      { host: '127.0.0.1', port: site.port, path: asked.url, method: asked.method, headers },
      (got) => {
        if (!/html/.test(got.headers['content-type'] ?? '')) {
          const send = (body?: Buffer) => {
            answer.writeHead(got.statusCode ?? 500, got.headers);
            if (body) answer.end(body);
            else got.pipe(answer);
          };
          const [path = ''] = (asked.url ?? '').split('?');
          watch({ method: asked.method ?? 'GET', path, got, send });
          return;
        }
        const parts: Buffer[] = [];
        got.on('data', (part: Buffer) => parts.push(part));
        got.on('end', () => {
          const { 'content-length': _length, ...rest } = got.headers;
          answer.writeHead(got.statusCode ?? 500, rest);
          answer.end(change(Buffer.concat(parts).toString('utf8')));
        });
      },
    );
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://${site.hostname}:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Makes a page's computer four times slower, and its line slow 4G as Lighthouse has it. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

async function firstPaint(browser: Browser, address: string): Promise<number> {
  const { page, close } = await aVisitor(browser);
  try {
    await slowDown(page);
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      undefined,
      { timeout: 60_000 },
    );
    return (await paint.jsonValue()) ?? NaN;
  } finally {
    await close();
  }
}

/**
 * First contentful paint of our own home: as served, with a spinner until the document's script knows the agency; without that rule, with
 * the server's declarative shadow roots visible at once; and with everything rendered by script.
 */
export async function benchFirstPaint(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const kinds = {
    served: await siteThrough(product, (html) => html),
    drawn: await siteThrough(product, unveiled),
    byScript: await siteThrough(product, (html) => unveiled(undrawn(html))),
  };
  const times = { served: [] as number[], drawn: [] as number[], byScript: [] as number[] };
  const names = ['served', 'drawn', 'byScript'] as const;
  try {
    // the first round warms the server's caches
    for (let round = 0; round < 6; round++)
      for (const name of names) {
        const time = await firstPaint(browser, kinds[name].address);
        if (round > 0) times[name].push(time);
      }
  } finally {
    for (const name of names) kinds[name].close();
  }
  const [served, drawn, byScript] = names.map((name) => median(times[name])) as [number, number, number];
  const shown = (ms: number) => `${ms.toFixed(0)} ms`;
  return [
    reported('home, 4× CPU, slow 4G: first paint by declarative shadow DOM', shown(drawn)),
    reported('home, 4× CPU, slow 4G: first paint when scripts draw it', shown(byScript)),
    atMost('home: ratio of the two', drawn / byScript, 1, '×', 2),
    reported('home as served, hidden until the agency is known', shown(served)),
  ];
}
