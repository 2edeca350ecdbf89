import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { money } from '@portolan/core';
import { createJobs, demoPassword } from '@portolan/server';
import {
  aClock,
  aTestServer,
  catchPages,
  type TestAnswer,
  type TestServer,
} from '@portolan/server/testing/test-server';
import {
  aFakeProperty,
  aProperty,
  createFakeDealSupplier,
  createFakeSupplier,
} from '@portolan/suppliers/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../server/src/documents/read-pdf.ts';
import { findComputed, findWritten, leastAmount, type Canary } from './canary.ts';
import type { Cast } from './cast.ts';
import { createPool } from './pool.ts';
import { createRandom } from './random.ts';
import { inputNames, nextRequest } from './requests.ts';
import { createSender } from './send.ts';

const prove = process.env['PORTOLAN_PROVE'] === '1';
const seed = Number(process.env['PORTOLAN_SEED'] ?? 1);
const generated = prove ? 6_000 : 400;

/** Agents first: what a cache kept for them must not be handed to who comes next. */
const roles = ['agent', 'owner', 'sales', 'admin', 'restricted', 'customer', 'visitor'] as const;
type Who = (typeof roles)[number];
const users = {
  customer: 'traveller',
  restricted: 'restricted',
  agent: 'agent',
  sales: 'sales',
  admin: 'admin',
  owner: 'owner',
} as const;
const mayKnow = new Set<string>(['agent', 'owner', 'sales', 'admin']);
const agencies = ['harbour', 'nordlys'] as const;
const currencies = prove ? ['USD', 'JPY', 'KWD'] : ['USD', seed % 2 === 0 ? 'JPY' : 'KWD'];
const digitsOf = { USD: 2, JPY: 0, KWD: 3 } as Record<string, number>; // prettier-ignore

let server: TestServer;
let jobs: ReturnType<typeof createJobs>;
const logs: string[] = [];
const pages = catchPages();
const tokens = new Map<string, string>();

beforeAll(async () => {
  const clock = aClock();
  // Odd, and large: nothing else comes near them by chance. Always the same, so that nothing does one day.
  const random = createRandom(913.37);
  // A round multiple of net would give it away to whoever knows their supplier; that is the supplier's own doing.
  const retailShare = 1.237_11;
  const supplier = (name: string, prefix: string) =>
    createFakeSupplier({
      name,
      now: clock.now,
      properties: Array.from({ length: 5 }, (_, index) =>
        aFakeProperty({ ...aProperty(index), propertyId: `${prefix}h${index}` }, [
          { perNight: 171_123_711 + random.int(1, 99_999) * 77, sleeps: 8, roomsLeft: 9, retailShare },
          {
            perNight: 153_311_117 + random.int(1, 99_999) * 77,
            sleeps: 8,
            roomsLeft: 9,
            retailShare,
            refundable: false,
          },
        ]),
      ),
    });
  server = await aTestServer({
    clock,
    suppliers: new Map([
      ['aurora', supplier('aurora', '')],
      ['meridian', supplier('meridian', 'x')],
    ]),
    dealSuppliers: new Map([
      [
        'aurora',
        createFakeDealSupplier('aurora', money(391_337_001 + random.int(1, 999_999), 'USD'), 1.391_73),
      ],
    ]),
    pages: pages.renderer,
    logger: pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) }),
    env: { POOL_SIZE: '12' },
  });
  jobs = createJobs(server.context);
  for (const agency of agencies)
    for (const [role, user] of Object.entries(users)) {
      const body = { email: `${user}@${agency}.example`, password: demoPassword };
      const answer = await server.call('/api/auth/login', { site: agency, body });
      expect(answer.status).toBe(200);
      tokens.set(`${agency} ${role}`, answer.json.data.accessToken as string);
    }
}, 120_000);
afterAll(async () => {
  await jobs?.stop();
  await server?.close();
});

const papers: { who: Who; reference: string; token: string }[] = [];

const stay = { checkIn: '2026-12-20', checkOut: '2026-12-23', occupancy: [{ adults: 2, childAges: [] }] };
const flags = { isOTA: true, isHome: true, isFromDestination: false };
const here = { latitude: 38.7223, longitude: -9.1393 };

/** What one person can be answered about prices: every list, one stay from search to what its cancellation costs. */
async function everything(agency: string, who: Who, currency: string): Promise<TestAnswer[]> {
  const answers: TestAnswer[] = [];
  let calls = 0;
  const ask = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await server.call(path, {
      site: agency,
      ...(body ? { body } : {}),
      ...(who === 'visitor' ? {} : { token: tokens.get(`${agency} ${who}`)! }),
      headers: { 'idempotency-key': `canary-${agency}-${who}-${currency}-${++calls}`, ...headers },
    });
    expect(answer.status, `${path}: ${answer.text}`).toBeLessThan(500);
    answers.push(answer);
    return answer;
  };
  await ask('/api/sandbox/deals/hotel-search', {
    occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
    stayPeriod: { start: stay.checkIn, end: stay.checkOut },
    ...here, ...flags, nationality: 'IN', destinationCountryCode: 'IN', currency, radius: 15, searchString: '',
  }); // prettier-ignore
  await ask(`/api/hotel/v2/deals?lat=38.7223&long=-9.1393&currency=${currency}`);
  await ask(`/api/destinations/lisbon/prices?currency=${currency}`);
  await ask('/api/sandbox/deals/activity-search', { ...here, ...flags });
  await ask('/api/sandbox/deals/car-search', {
    age: 30, countryOfResidence: 'US', pickUpDateTime: '2026-12-20T10:00', pickupLatitude: here.latitude, pickupLongitude: here.longitude,
    returnDateTime: '2026-12-23T10:00', returnLatitude: here.latitude, returnLongitude: here.longitude, searchString: '', ...flags,
  }); // prettier-ignore
  await ask('/api/hotels/search', { ...stay, ...here, currency });
  const hotel = await ask('/api/hotels/details', { ...stay, propertyId: 'p_m3', currency });
  const offerId = hotel.json.data?.rooms?.[0]?.offers?.[0]?.offerId as string | undefined;
  if (!offerId) return answers;
  const changed = await ask('/api/quotes', { offerId, scenario: 'price_changed' });
  if (changed.status === 200) await ask(`/api/quotes/${changed.json.data.quoteId}`);
  const quote = await ask('/api/quotes', { offerId });
  if (quote.status !== 200) return answers;
  const { quoteId, version } = quote.json.data;
  const booked = await ask('/api/bookings', {
    quoteId,
    acceptedVersion: version,
    travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }],
    contact: { email: 'ada@example.test', phone: '+351 210 000 000' },
    language: 'ar',
    payment: { method: 'card', token: server.gateway.token() },
  });
  expect(booked.status, booked.text).toBe(200);
  const { reference, accessToken } = booked.json.data;
  const token = `?token=${encodeURIComponent(accessToken)}`;
  await ask(`/api/bookings/${reference}${token}`);
  await ask(`/api/bookings/${reference}/events${token}`);
  await ask('/api/bookings');
  const cost = await ask(`/api/bookings/${reference}/cancel-quote${token}`, {});
  await ask(`/api/bookings/${reference}/cancel${token}`, { cancelQuoteId: cost.json.data.cancelQuoteId });
  await ask(`/api/bookings/${reference}${token}`);
  await ask(`/api/bookings/${reference}/events${token}`);
  await ask(`/api/bookings/${reference}/documents${token}`);
  if (agency === 'harbour') papers.push({ who, reference, token });
  return answers;
}

const canaries = new Map<string, Canary>();
/** The canaries of one price, by what travellers pay for it. */
const ofTotal = new Map<string, Canary[]>();
const about = (total: number, currency: string) => ofTotal.get(`${total} ${currency}`) ?? [];
const learn = (
  amount: unknown,
  currency: string,
  what: string,
  scale = 1,
  totals: readonly number[] = [],
) => {
  if (typeof amount !== 'number' || Math.abs(amount * scale) < leastAmount) return;
  const digits = digitsOf[currency] ?? 2;
  const minor = Math.abs(Math.round(amount * scale));
  const canary = { amount: minor, digits, what: `${what} in ${currency}` };
  canaries.set(`${minor} ${currency}`, canary);
  for (const total of totals) {
    const key = `${Math.round(total * scale)} ${currency}`;
    ofTotal.set(key, [...(ofTotal.get(key) ?? []), canary]);
  }
};
/** What the wholesale prices are, by what agents were told. */
function learnFrom(answer: unknown): void {
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const each = node as Record<string, { amount?: unknown; currency?: string } & Record<string, unknown>>;
    const totals = ['total', 'dueNow', 'totalRate', 'total_rate'].flatMap((name) => {
      const value = typeof each[name] === 'number' ? (each[name] as unknown) : each[name]?.amount;
      return typeof value === 'number' ? [value] : [];
    });
    for (const name of ['net', 'markup', 'supplier', 'agency'])
      if (each[name]?.currency) learn(each[name].amount, each[name].currency, name, 1, totals);
    const { currency } = node as { currency?: unknown };
    if (typeof currency === 'string')
      for (const name of ['baseRate', 'taxAndFee', 'base_rate', 'tax_and_fees'])
        learn(each[name], currency, name, 10 ** (digitsOf[currency] ?? 2), totals);
    for (const tax of (each['taxes'] ?? []) as unknown as { collected?: string; amount?: { amount: number; currency: string } }[])
      if (tax?.collected === 'now' && tax.amount) learn(tax.amount.amount, tax.amount.currency, 'a tax of the supplier', 1, totals);
    Object.values(node).forEach(walk);
  }; // prettier-ignore
  walk(answer);
}
const linesOf = (text: string): unknown[] =>
  text.split('\n').flatMap((line) => {
    try {
      return line.startsWith('{') ? [JSON.parse(line) as unknown] : [];
    } catch {
      return [];
    }
  });

/** What this product is called: everything that is looked at here is a traveller's or a partner's, and bears the agency's name alone. */
const ours = /portolan/i;
const tell = ({ amount, what }: Canary) => `${what}: ${amount}`;

describe('the wholesale price', () => {
  const told = new Map<Who, TestAnswer[]>();

  it('is told to agents that may see it, and so are its parts', { timeout: 240_000 }, async () => {
    for (const who of roles) {
      const answers: TestAnswer[] = [];
      for (const agency of agencies)
        for (const currency of prove || agency === 'harbour' ? currencies : ['USD']) answers.push(...(await everything(agency, who, currency)));
      told.set(who, answers);
    }
    for (const who of mayKnow) for (const answer of told.get(who as Who)!) linesOf(answer.text).forEach(learnFrom);
    // What is known inside and told to nobody else: the prices of every quote and booking, in two currencies.
    type Stored = { price: { currency: string; sell: number; net: number; agencyMarkup: number; supplierTaxes: { amount: number }[]; supplierNet: { amount: number; currency: string } } };
    for (const table of ['quotes', 'bookings'])
      for (const { price } of await server.sql<Stored>(`select price from ${table}`)) {
        learn(price.net, price.currency, 'net', 1, [price.sell]);
        learn(price.agencyMarkup, price.currency, 'markup', 1, [price.sell]);
        learn(price.supplierNet.amount, price.supplierNet.currency, 'net of the supplier');
        for (const { amount } of price.supplierTaxes) learn(amount, price.currency, 'a tax of the supplier');
      }
    expect(canaries.size).toBeGreaterThan(40);
    // And it can be worked out of what they read: whoever looks for it finds it.
    const worked = told.get('agent')!.flatMap(({ text }) => linesOf(text).flatMap((line) => findComputed(line, about)));
    expect(worked.length).toBeGreaterThan(40);
    for (const who of mayKnow) {
      const text = told.get(who as Who)!.map((answer) => answer.text).join('\n');
      expect(findWritten(text, [...canaries.values()]).length, who).toBeGreaterThan(25);
    }
  }); // prettier-ignore

  it.each([
    ['restricted agent (AGENT-07, AGENT-08)', 'restricted'],
    ['customer', 'customer'],
    ['visitor', 'visitor'],
  ] as const)(
    'stands in no answer, and no two numbers of one yield it, to a %s',
    { timeout: 120_000 },
    (_reader, who) => {
      const all = [...canaries.values()];
      const answers = told.get(who)!;
      expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(15);
      for (const answer of answers) {
        const read = `${answer.text}\n${JSON.stringify(answer.headers)}`;
        expect(findWritten(read, all).map(tell), answer.text.slice(0, 600)).toEqual([]);
        expect(read).not.toMatch(ours);
        for (const line of linesOf(answer.text))
          expect(findComputed(line, about).map(tell), JSON.stringify(line).slice(0, 1_500)).toEqual([]);
        expect(answer.text).not.toMatch(/"(?:net|markup|kept|baseRate|base_rate|taxAndFee|tax_and_fees)":/);
      }
    },
  );

  it('stands in no mail, no calendar file, no log line and nothing that a page is made of', { timeout: 120_000 }, async () => {
    await jobs.drain();
    const { reference, token: link } = papers.find(({ who }) => who === 'visitor')!;
    const paths = [
      '/', '/booknow/hotels?lng=ar', '/destinations/lisbon', `/booking/${reference}${link}`,
      '/frame/checkout?key=pk_demo_harbour&origin=http://localhost:4100',
    ]; // prettier-ignore
    for (const path of paths)
      for (const who of ['restricted', 'customer'] as const)
        await server.call(path, { headers: { cookie: `access_token=${tokens.get(`harbour ${who}`)}` } });
    const all = [...canaries.values()];
    const mails = await server.sql<{ preview: { subject: string; html: string; text: string; calendar: string | null } }>(
      'select preview from mails where preview is not null',
    );
    expect(mails.length).toBeGreaterThan(10);
    expect(logs.length).toBeGreaterThan(100);
    expect(pages.asked.length).toBe(2 * paths.length);
    const readers: [string, string[]][] = [
      ['mail', mails.map(({ preview }) => Object.values(preview).join('\n'))],
      ['log', logs],
      ['page', pages.asked.map((request) => JSON.stringify(request))],
    ];
    for (const [what, texts] of readers)
      for (const text of texts) {
        expect(findWritten(text, all).map(tell), `${what}: ${text.slice(0, 500)}`).toEqual([]);
        if (what === 'mail') expect(text).not.toMatch(ours);
      }
  }); // prettier-ignore

  it('stands in no document, whoever asks for it and in whatever language', { timeout: 240_000 }, async () => {
    const all = [...canaries.values()];
    const read: string[] = [];
    for (const who of ['visitor', 'restricted', 'agent'] as const) {
      const { reference, token } = papers.find((each) => each.who === who)!;
      const headers = {
        host: 'harbour.localhost:4000',
        ...(who === 'visitor' ? {} : { 'x-access-token': tokens.get(`harbour ${who}`)! }),
      };
      const list = await server.app.inject({ url: `/api/bookings/${reference}/documents${token}`, headers });
      for (const { kind } of list.json<{ data: { kind: string }[] }>().data)
        for (const language of prove ? ['en', 'ar', 'de', 'fr'] : ['ar']) {
          const url = `/api/bookings/${reference}/documents/${kind}${token}&language=${language}`;
          const { statusCode, rawPayload } = await server.app.inject({ url, headers });
          expect(statusCode, url).toBe(200);
          const { text, info } = await readPdf(rawPayload);
          expect(`${text}${JSON.stringify(info)}${rawPayload.toString('latin1')}`, kind).not.toMatch(ours);
          expect(findWritten(`${text}\n${JSON.stringify(info)}`, all).map(tell), `${kind} for ${who}: ${text}`).toEqual([]);
          read.push(text);
        }
    }
    // Not blank, and in digits that are looked for: what the traveller paid is there.
    expect(read.length).toBeGreaterThanOrEqual(3);
    const [paid] = await server.sql<{ sell: number }>(
      `select (price->>'sell')::float8 as sell from bookings where reference = $1`,
      [papers.find(({ who }) => who === 'visitor')!.reference],
    );
    const shown = { amount: paid!.sell, digits: 2, what: 'what was paid' };
    expect(findWritten(read.join('\n'), [shown])).toEqual([shown]);
  }); // prettier-ignore

  it('is not told by a proposal that an agent made of it, nor by what is quoted and booked from there', { timeout: 120_000 }, async () => {
    const all = [...canaries.values()];
    const asAgent = { site: 'harbour', token: tokens.get('harbour agent')! };
    const hotel = await server.call('/api/hotels/details', { ...asAgent, body: { ...stay, propertyId: 'p_m3', currency: 'USD' } });
    expect(findWritten(hotel.text, all).length).toBeGreaterThan(0);
    const { offerId } = hotel.json.data.rooms[0].offers[0];
    const made = await server.call('/api/proposals', { ...asAgent, body: { title: 'For you', clientName: 'Ada', items: [{ offerId }] } });
    expect(made.status, made.text).toBe(200);
    const { proposalId } = made.json.data;
    for (const who of ['restricted', 'customer', 'visitor'] as const) {
      const as = who === 'visitor' ? {} : { token: tokens.get(`harbour ${who}`)! };
      const shown = await server.call(`/api/proposals/${proposalId}`, as);
      const offered = shown.json.data.items[0].offerId as string;
      const quoted = await server.call('/api/quotes', { ...as, body: { offerId: offered } });
      const booked = await server.call('/api/bookings', {
        ...as, headers: { 'idempotency-key': `canary-proposal-${who}` },
        body: {
          quoteId: quoted.json.data.quoteId, acceptedVersion: quoted.json.data.version,
          travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }], contact: { email: 'ada@example.test', phone: '+351 210 000 000' },
          payment: { method: 'card', token: server.gateway.token() },
        },
      });
      for (const answer of [shown, quoted, booked]) {
        expect(answer.status, answer.text).toBe(200);
        expect(findWritten(answer.text, all).map(tell), answer.text.slice(0, 600)).toEqual([]);
        for (const line of linesOf(answer.text)) expect(findComputed(line, about).map(tell)).toEqual([]);
      }
    }
    const said = await server.call(`/api/proposals/${proposalId}/decision`, { body: { decision: 'approved' } });
    expect(findWritten(said.text, all)).toEqual([]);
  }); // prettier-ignore

  it('is not repeated to a customer who sends an agent’s key again, nor to an agent’s page that shows itself to everybody', async () => {
    const body = { ...stay, propertyId: 'p_m2', currency: 'USD' };
    const asAgent = { site: 'harbour', token: tokens.get('harbour agent')! };
    const asCustomer = { site: 'harbour', token: tokens.get('harbour customer')! };
    const offer = (await server.call('/api/hotels/details', { ...asAgent, body })).json.data.rooms[0]
      .offers[0];
    expect(offer.price.net.amount).toBeGreaterThan(leastAmount);
    const headers = { 'idempotency-key': 'canary-shared-key' };
    const first = await server.call('/api/quotes', { ...asAgent, headers, body: { offerId: offer.offerId } });
    expect(first.json.data.price.net).toBeDefined();
    const second = await server.call('/api/quotes', {
      ...asCustomer,
      headers,
      body: { offerId: offer.offerId },
    });
    expect(second.text).not.toContain('"net"');
    // A browse token on a partner's page is a customer's at most, whoever signed in.
    const browse = await server.call('/api/embed/browse-token', {
      ...asAgent,
      headers: { 'x-agency-key': 'pk_demo_harbour', origin: 'http://harbour.localhost:4000' },
      body: { origin: 'http://localhost:4100' },
    });
    expect(browse.status).toBe(200);
    const seen = await server.call('/api/hotels/details', {
      token: browse.json.data.browseToken as string,
      headers: { 'x-agency-key': 'pk_demo_harbour', origin: 'http://localhost:4100' },
      body,
    });
    expect(seen.status).toBe(200);
    expect(findWritten(seen.text, [{ ...offer.price.net, digits: 2, what: 'net' }])).toEqual([]);
  });

  it('stands in no piece of a live stream: the news of a booking while it is cancelled, and offers as they are found', { timeout: 240_000 }, async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const all = [...canaries.values()];
    /** What comes, piece by piece, until `enough` says so or it ends. */
    const stream = (path: string, who: Who, enough: (text: string) => boolean, body?: object) =>
      new Promise<string>((resolve, reject) => {
        let text = '';
        const request = httpRequest(
          {
            host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET',
            headers: {
              host: 'harbour.localhost:4000',
              ...(body ? { 'content-type': 'application/json', accept: 'application/x-ndjson' } : { accept: 'text/event-stream' }),
              ...(who === 'visitor' ? {} : { 'x-access-token': tokens.get(`harbour ${who}`)! }),
            },
          },
          (response) => {
            text += JSON.stringify(response.headers);
            if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
            response.setEncoding('utf8').on('data', (piece: string) => {
              text += piece;
              if (enough(text)) request.destroy();
            });
            response.on('close', () => resolve(text)).on('error', () => undefined);
          },
        );
        request.on('error', reject).end(body && JSON.stringify(body));
      });
    let calls = 0;
    const ask = async (path: string, who: Who, body: object) => {
      const answer = await server.call(path, {
        body, ...(who === 'visitor' ? {} : { token: tokens.get(`harbour ${who}`)! }), headers: { 'idempotency-key': `canary-live-${++calls}` },
      });
      expect(answer.status, answer.text).toBe(200);
      return answer.json.data;
    };
    for (const who of ['agent', 'restricted', 'customer', 'visitor'] as const) {
      const offers = await stream('/api/hotels/search', who, () => false, { ...stay, ...here, currency: 'USD' });
      const hotel = await ask('/api/hotels/details', who, { ...stay, propertyId: 'p_m3', currency: 'USD' });
      const { quoteId, version } = await ask('/api/quotes', who, { offerId: hotel.rooms[0].offers[0].offerId });
      const { reference, accessToken } = await ask('/api/bookings', who, {
        quoteId, acceptedVersion: version, travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }],
        contact: { email: 'ada@example.test', phone: '+351 210 000 000' }, payment: { method: 'card', token: server.gateway.token() },
      });
      const token = `?token=${encodeURIComponent(accessToken)}`;
      // Cancelled by the first piece of news: what comes after it was written while the stream was open.
      let cancelling: Promise<unknown> | undefined;
      const news = await stream(`/api/bookings/${reference}/events${token}`, who, (text) => {
        if (text.includes('data:'))
          cancelling ??= ask(`/api/bookings/${reference}/cancel-quote${token}`, who, {}).then(({ cancelQuoteId }) =>
            ask(`/api/bookings/${reference}/cancel${token}`, who, { cancelQuoteId }),
          );
        return text.includes('"cancelled"');
      });
      await cancelling;
      expect(news).toContain('"cancelled"');
      expect(offers.match(/"offers"/g)!.length).toBeGreaterThan(0);
      if (who === 'agent') {
        expect(findWritten(offers, all).length).toBeGreaterThan(3);
        continue;
      }
      for (const [what, text] of [['offers', offers], ['news', news]] as const) {
        expect(findWritten(text, all).map(tell), `${what} for ${who}`).toEqual([]);
        for (const line of linesOf(text.replaceAll(/^data: /gm, '')))
          expect(findComputed(line, about).map(tell), JSON.stringify(line).slice(0, 1_500)).toEqual([]);
        expect(text).not.toMatch(/"(?:net|markup|kept|baseRate|base_rate|taxAndFee|tax_and_fees)":/);
      }
    }
  }); // prettier-ignore

  it(`stands in none of ${generated} answers of any operation to those who may not see it`, { timeout: 600_000 }, async () => {
    const sender = createSender((server.app.server.address() as AddressInfo).port);
    const random = createRandom(seed);
    const pool = createPool(new Set([...inputNames, 'token']));
    for (const answers of told.values()) for (const answer of answers) linesOf(answer.text).forEach((line) => pool.learn('harbour', line));
    const cast: Cast = {
      agencies, today: Math.floor(Date.parse('2026-11-21') / 86_400_000), badTokens: ['x'], cookie: () => 'a=b', browseToken: () => undefined,
      token: (agency, role) => (mayKnow.has(role) ? undefined : tokens.get(`${agency} ${role}`)),
      hint: (agency) => (name, path) =>
        path === '.payment.token' ? server.gateway.token()
        : name === 'propertyId' ? 'p_m3'
        : name === 'key' ? `pk_demo_${agency}`
        : name === 'provider' ? 'sandbox'
        : name === 'currency' ? random.pick(currencies)
        : name === 'occupancy' ? stay.occupancy
        : name === 'checkIn' || name === 'checkOut' ? stay[name]
        : name === 'latitude' || name === 'longitude' ? here[name]
        : undefined,
    }; // prettier-ignore
    const all = [...canaries.values()];
    const faults: string[] = [];
    let agreed = 0;
    for (let index = 0; index < generated; index++) {
      const request = nextRequest(index, random, cast, pool);
      const answer = await sender.send(request);
      // The tools of demo mode show the agency what it has.
      if (request.operation.startsWith('/dev')) continue;
      if (answer.status === 200) agreed++;
      const found = findWritten(`${answer.text}\n${JSON.stringify(answer.headers)}`, all);
      const sent = `${request.path} ${String(request.body)}`;
      for (const canary of found)
        if (findWritten(sent, [canary]).length === 0)
          faults.push(`${tell(canary)} in ${request.method} ${request.path} ${String(request.body).slice(0, 300)}: ${answer.text.slice(0, 400)}`);
    }
    sender.close();
    console.info(`canary: seed ${seed}, ${canaries.size} amounts, ${generated} generated requests, ${agreed} answered 200`);
    expect(agreed).toBeGreaterThan(generated / 10);
    expect(faults).toEqual([]);
  }); // prettier-ignore
});
