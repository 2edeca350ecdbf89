// Agency, partners and attackers on sites of their own. `localhost:4000` and `localhost:4100` are one site to a browser: no cookie is a
// third party's there, no storage is partitioned, and nothing that depends on it can be proven. Here every name under `.test` is a
// registrable domain, served with TLS on the standard port as far as Chromium can tell.

import { createServer, type ServerOptions } from 'node:https';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { chromium, type Browser } from 'playwright-core';
import pg from 'pg';
import { chromiumFlags, findChromium } from '@portolan/tooling/chromium';
import { freePorts } from '@portolan/tooling/free-ports';
import { selfSigned } from './certificate.ts';
import { startAnotherServer, type ProductAddresses } from './product.ts';

/** Who is who. All of them are other sites to each other. */
export const sites = {
  /** Harbour & Pine's own site: a copy of the demo agency, with users of its own. */
  agency: 'https://book.harbour-pine.test',
  /** The site of another agency, Fjord: a copy of `nordlys`. */
  otherAgency: 'https://rejser.fjord.test',
  /** A page with a key of both agencies. */
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
} as const;

/** Ids of the agencies behind them. */
export const siteAgencies = { agency: 'ag_pine', otherAgency: 'ag_fjord' } as const;

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
 * Puts the running product behind these sites. Nothing is installed and nothing trusted: the certificate is made now, and only this
 * Chromium is told its fingerprint.
 */
export async function startRealSites(product: ProductAddresses): Promise<RealSites> {
  const database = new pg.Client({ connectionString: product.ownerUrl });
  await database.connect();
  await foundAgencies(database);
  const [apiPort = 0] = await freePorts(1);
  const server = await startAnotherServer(product, {
    name: 'real-sites',
    port: apiPort,
    env: { SITE_SCHEME: 'https', SITE_PORT: '0', TRUST_PROXY: '1', GATEWAY_PUBLIC_URL: sites.gateway },
  });
  const pages = new Map<string, PageAnswer>();
  const received: { url: string; headers: string; body: string }[] = [];
  const certificate = selfSigned(['*.test', '*.evil.test', '*.stay-blog.test']);
  const front = await startFront(certificate, (asked, answer) => {
    const host = asked.headers.host ?? '';
    if (host === hostOf(sites.gateway)) return forward(asked, answer, product.gateway);
    if (host === hostOf(sites.agency) || host === hostOf(sites.otherAgency))
      return forward(asked, answer, `http://127.0.0.1:${apiPort}`);
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
    call: (site, path, call) => callOutside(`http://127.0.0.1:${apiPort}${path}`, hostOf(site), call),
    async sql<R>(text: string, values: unknown[] = []) {
      return (await database.query(text, values)).rows as R[];
    },
    async close() {
      await browser.close();
      await front.close();
      await server.stop();
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

/** Copies of two demo agencies with hosts, keys and users of their own; safe to repeat. */
async function foundAgencies(database: pg.Client): Promise<void> {
  await database.query('begin');
  // Files of one run may come here at once.
  await database.query(`select pg_advisory_xact_lock(hashtext('real sites'))`);
  await foundAgency(database, {
    from: 'ag_harbour',
    id: siteAgencies.agency,
    subdomain: 'pine',
    host: hostOf(sites.agency),
    keys: { [siteKeys.partner]: sites.partner, [siteKeys.otherPartner]: sites.otherPartner },
  });
  await foundAgency(database, {
    from: 'ag_nordlys',
    id: siteAgencies.otherAgency,
    subdomain: 'fjord',
    host: hostOf(sites.otherAgency),
    keys: {
      [siteKeys.otherAgency]: sites.partner,
      [siteKeys.otherAgencyOtherPartner]: sites.otherPartner,
    },
  });
  await database.query('commit');
}

async function foundAgency(
  database: pg.Client,
  agency: { from: string; id: string; subdomain: string; host: string; keys: Record<string, string> },
): Promise<void> {
  const { from, id } = agency;
  await database.query(`select set_config('app.agency', $1, true)`, [id]);
  /** Copies the source's rows of a table, with some columns changed; whatever columns it may have by now. */
  const copy = (table: string, changes: Record<string, unknown>, where = 'true') =>
    database.query(
      `insert into ${table}
       select (jsonb_populate_record(null::${table}, to_jsonb(source) || $2::jsonb)).*
         from ${table} source where source.agency_id = $1 and ${where} on conflict do nothing`,
      [from, JSON.stringify({ agency_id: id, ...changes })],
    );
  await copy('agencies', { subdomain: agency.subdomain });
  await copy('agency_hosts', { host: agency.host, is_primary: true }, 'source.is_primary');
  const hasPartners = (await database.query(`select to_regclass('partners') as found`)).rows[0]?.found;
  for (const [key, origin] of Object.entries(agency.keys)) {
    const partner = { partner_id: `pt_${key.slice(3)}`, partner: key };
    if (hasPartners) await copy('partners', { ...partner, name: key });
    await copy('agency_keys', { ...partner, key, origins: [origin] });
  }
  // Whom a partner vouches for belongs to that partner, which stays behind.
  await copy('users', {}, 'source.partner_id is null');
  for (const table of ['navigations', 'about_pages', 'faqs']) await copy(table, {});
}
