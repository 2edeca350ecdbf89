// Agency, partners and attackers on sites of their own. `localhost:4000` and `localhost:4100` are one site to a browser: no cookie is a
// third party's there, no storage is partitioned, and nothing that depends on it can be proven. Here every name under `.test` is a
// registrable domain, served with TLS on the standard port as far as Chromium can tell.

import { createServer, type ServerOptions } from 'node:https';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { chromium, type Browser } from 'playwright-core';
import pg from 'pg';
import { chromiumFlags, findChromium } from '@portolan/tooling/chromium';
import { selfSigned } from './certificate.ts';
import type { ProductAddresses } from './product.ts';

/** Who is who. All of them are other sites to each other. */
export const sites = {
  /** The site of an agency, Pine, that is like `harbour`, with users of its own. */
  agency: 'https://book.harbour-pine.test',
  /** The site of another agency, Fjord, that is like `nordlys`. */
  otherAgency: 'https://rejser.fjord.test',
  /** The site of a third one, Skerry: like `nordlys` too, and its tests change how one logs in there. */
  ssoAgency: 'https://rejser.skerry.test',
  /** A page with a key of each of these agencies. */
  partner: 'https://stay-blog.test',
  /** Another partner of the first agency, with a key of its own. */
  otherPartner: 'https://island-market.test',
  /** Nobody's partner. */
  stranger: 'https://evil.test',
  /** What a careless check takes for the partner. */
  lookAlikes: [
    'https://stay-blog.test.evil.test',
    'https://stay-blog.test:8443',
    'https://www.stay-blog.test',
    'https://xstay-blog.test',
    'https://stay-blog.test-evil.test',
  ],
  gateway: 'https://pay.card-desk.test',
} as const;

/** Publishable keys of these sites. */
export const siteKeys = {
  partner: 'pk_real_blog',
  otherPartner: 'pk_real_market',
  /** The other agency's, good on the same partner's pages. It shows prices to whoever has logged in. */
  otherAgency: 'pk_real_fjord',
  /** The other agency's for the other partner. */
  otherAgencyOtherPartner: 'pk_real_fjord_market',
  ssoAgency: 'pk_real_skerry',
} as const;

/** Ids of the agencies behind them. */
export const siteAgencies = { agency: 'ag_pine', otherAgency: 'ag_fjord', ssoAgency: 'ag_skerry' } as const;

export interface PageAnswer {
  html: string;
  /** @default 200 */
  status?: number;
  headers?: Record<string, string>;
}

export interface RealSites {
  /** Chromium with third-party cookies off and storage partitioned, which resolves `*.test` to this machine. */
  browser: Browser;
  /** Serves a page from now on, at any address under `.test` that is not an agency's; the latest wins. */
  serve(address: string, page: string | PageAnswer): void;
  /** Calls an agency's API as somebody outside a browser would, who may claim any origin. */
  call(site: string, path: string, call?: OutsideCall): Promise<OutsideAnswer>;
  /** Runs SQL as the database's owner. */
  sql<R>(text: string, values?: unknown[]): Promise<R[]>;
  /** What was asked of sites that are nobody's agency, newest last: where stolen things would go. */
  readonly received: readonly { url: string; headers: string; body: string }[];
  close(): Promise<void>;
}

export interface OutsideCall {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface OutsideAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  // Tests look into bodies freely.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  json: any;
}

/**
 * Opens a browser that finds these sites in a running product. Nothing is installed and nothing trusted: the certificate is made now, and
 * only this Chromium is told its fingerprint.
 * @param api of `startRealSitesServer`
 */
export async function openRealSites(product: ProductAddresses, api: string): Promise<RealSites> {
  const database = new pg.Client({ connectionString: product.ownerUrl });
  await database.connect();
  const pages = new Map<string, PageAnswer>();
  const received: { url: string; headers: string; body: string }[] = [];
  const certificate = selfSigned(['*.test', '*.evil.test', '*.stay-blog.test']);
  const front = await startFront(certificate, (asked, answer) => {
    const host = asked.headers.host ?? '';
    if (host === hostOf(sites.gateway)) return forward(asked, answer, product.gateway);
    if (agencyHosts.includes(host)) return forward(asked, answer, api);
    const url = `https://${host}${asked.url ?? '/'}`;
    const page = pages.get(url.split('?')[0] ?? '');
    if (page) {
      answer.writeHead(page.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
      answer.end(page.html);
      return;
    }
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      if (!url.endsWith('/favicon.ico'))
        received.push({ url, headers: JSON.stringify(asked.headers), body: Buffer.concat(parts).toString() });
      answer.writeHead(204, { 'access-control-allow-origin': '*' }).end();
    });
  });
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: run `npm test` once, or set CHROMIUM_PATH.');
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...chromiumFlags.filter((flag) => flag !== '--headless'),
      // The default port too, so that origins look as they do in life.
      `--host-resolver-rules=MAP *.test 127.0.0.1:${front.port}`,
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
      // A look into memory sees texts as a whole, however long.
      '--js-flags=--heap-snapshot-string-limit=10000000',
      // The last one counts: the automation's own list switches storage partitioning off.
      `--disable-features=${quietFeatures.join(',')}`,
    ],
  });
  return {
    browser,
    received,
    serve(address, page) {
      pages.set(new URL(address).href, typeof page === 'string' ? { html: page } : page);
    },
    call: (site, path, call) => callOutside(api + path, hostOf(site), call),
    async sql<R>(text: string, values: unknown[] = []) {
      return (await database.query(text, values)).rows as R[];
    },
    async close() {
      await browser.close();
      await front.close();
      await database.end();
    },
  };
}

/** What Playwright switches off to make Chromium quiet, without `ThirdPartyStoragePartitioning`. */
const quietFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
];

const hostOf = (origin: string) => new URL(origin).host;
const agencyHosts = [sites.agency, sites.otherAgency, sites.ssoAgency].map(hostOf);

async function startFront(
  options: ServerOptions,
  handle: (asked: IncomingMessage, answer: ServerResponse) => void,
): Promise<{ port: number; close(): Promise<void> }> {
  const front = createServer({ key: options.key, cert: options.cert }, handle);
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject);
    front.listen(0, '127.0.0.1', resolve);
  });
  const address = front.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        front.closeAllConnections();
      }),
  };
}

/** As a load balancer that ends TLS: the host stays, and what a client claims about it does not pass. */
function forward(asked: IncomingMessage, answer: ServerResponse, to: string): void {
  const host = asked.headers.host ?? '';
  const headers = Object.fromEntries(
    Object.entries(asked.headers).filter(
      ([name]) => !name.startsWith('x-forwarded-') && name !== 'forwarded',
    ),
  );
  const target = request(
    `${to}${asked.url ?? '/'}`,
    {
      method: asked.method,
      headers: { ...headers, host, 'x-forwarded-proto': 'https', 'x-forwarded-host': host },
    },
    (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    },
  );
  target.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  answer.on('close', () => target.destroy());
  asked.pipe(target);
}

function callOutside(url: string, host: string, call: OutsideCall = {}): Promise<OutsideAnswer> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: call.method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          host,
          'x-forwarded-proto': 'https',
          'x-forwarded-host': host,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...call.headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text,
            get json() {
              return JSON.parse(text) as unknown;
            },
          });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
