import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { violationsOf } from '../src/partner-page.ts';
import { anOwnAgency, aPartner, onTheProduct, theDatabase } from '../src/stage.ts';

const product = inject('product');
const on = onTheProduct();
const partner = aPartner();
const agency = anOwnAgency('harbour');
const database = theDatabase();

const search = '/booknow/hotels/v2/search?destination=Lisbon&startDate=2027-03-12&endDate=2027-03-14';

/** Files of the map that the page, or its worker, asked for. */
let asked: string[];
/** Where workers came from. */
let workers: string[];
beforeEach(() => {
  asked = [];
  workers = [];
  on.context.on('request', (request) => {
    if (/\/(ground|maplibre-gl-worker)-|\/map\/1\//.test(request.url())) asked.push(request.url());
  });
  on.page.on('worker', (worker) => workers.push(worker.url()));
});

const results = (page: Page) => page.locator('travel-hotels');
async function openMap(): Promise<void> {
  await results(on.page).getByRole('article').first().waitFor();
  expect(asked).toEqual([]);
  await results(on.page).getByRole('button', { name: 'Map', exact: true }).click();
  await results(on.page).locator('.map-sheet.is-own, .map-sheet.is-agency').waitFor();
}
async function choosePin(): Promise<void> {
  const pin = results(on.page).locator('.map-pin:not(.is-many)').first();
  await pin.focus();
  await on.page.keyboard.press('Enter');
  await results(on.page).locator('.map-card article').waitFor();
}

describe('the map of results', () => {
  it('loads when it is opened, works under the site’s policy in a worker of ours, and Back closes it', async () => {
    await on.page.goto(`${product.site}${search}`);
    await openMap();
    await choosePin();
    expect(workers).toEqual([
      expect.stringMatching(/^http:\/\/harbour[^/]+\/assets\/maplibre-gl-worker-[\w-]{8}\.mjs$/),
    ]);
    expect(asked.filter((url) => url.includes('/map/1/')).length).toBeGreaterThan(0);
    await on.page.goBack();
    await results(on.page).getByRole('article').nth(3).waitFor();
    expect(new URL(on.page.url()).pathname).toBe('/booknow/hotels/v2/search');
    expect(await results(on.page).locator('.map').count()).toBe(0);
    expect(on.problems).toEqual([]);
  });

  it('needs no permission on a partner’s page with a strict policy', async () => {
    const api = new URL(product.site).origin;
    partner.show({
      head: `<script type="module" nonce="{nonce}" src="${product.site}/sdk/v1/embed.js" data-agency="pk_demo_harbour"></script>`,
      body: '<travel-hotels destination="Lisbon"></travel-hotels>',
      headers: {
        'content-security-policy':
          `default-src 'none'; script-src 'nonce-{nonce}' 'strict-dynamic'; style-src 'nonce-{nonce}'; connect-src ${api}; ` +
          `img-src ${api} data:; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    });
    await on.page.goto(partner.origin);
    await results(on.page).getByRole('button', { name: 'Search' }).first().click();
    await openMap();
    await choosePin();
    expect(workers).toEqual([]);
    expect(asked.filter((url) => url.startsWith(`${api}/map/1/`)).length).toBeGreaterThan(0);
    expect(await violationsOf(on.page)).toEqual([]);
    expect(on.problems).toEqual([]);
  });
});

describe('an agency with a map of its own', () => {
  let server: Server;
  let origin: string;
  const tiles: string[] = [];
  let answers = true;
  beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      if (!answers) return void response.writeHead(500).end();
      if (request.url !== '/style.json') {
        tiles.push(request.url ?? '');
        return void response.writeHead(204).end();
      }
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          version: 8,
          sources: {
            streets: {
              type: 'vector', tiles: [`${origin}/{z}/{x}/{y}`], maxzoom: 14,
              attribution: '<a href="https://streets.example/copyright">Streets</a>',
            },
          },
          layers: [
            { id: 'ground', type: 'background', paint: { 'background-color': '#eee' } },
            { id: 'roads', type: 'line', source: 'streets', 'source-layer': 'roads' },
          ],
        }),
      ); // prettier-ignore
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    await database.query(
      `update agencies set settings = settings || jsonb_build_object('mapStyle', $2::text) where agency_id = $1`,
      [agency.id, `${origin}/style.json`],
    );
  });
  afterAll(() => void server.close());

  it('shows it, names its makers, and lets exactly its origin through the policy', async () => {
    const answer = await on.page.goto(`${agency.site}${search}`);
    const policy = answer!.headers()['content-security-policy']!;
    expect(/connect-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toContain(origin);
    await openMap();
    await results(on.page).getByRole('link', { name: 'Streets' }).waitFor();
    expect(await results(on.page).getByText('Streets are not shown').count()).toBe(0);
    expect(tiles.length).toBeGreaterThan(0);
    expect(on.problems).toEqual([]);
  });

  it('gets ours when its own does not come', async () => {
    answers = false;
    await on.page.goto(`${agency.site}${search}`);
    await openMap();
    await results(on.page).getByText('Streets are not shown').waitFor();
  });
});
