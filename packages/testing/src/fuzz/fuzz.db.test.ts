import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { operations } from '@portolan/contract';
import { fakeWebhookSecret } from '@portolan/payments/fake';
import { createJobs, demoPartnerSecrets, demoPassword } from '@portolan/server';
import { aClock, aTestServer, type TestServer } from '@portolan/server/testing/test-server';
import { aFakeProperty, aProperty, createFakeSupplier } from '@portolan/suppliers/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { hostileTexts } from './hostile.ts';
import { createPool } from './pool.ts';
import { createRandom, type Random } from './random.ts';
import type { Cast, FuzzRequest } from './cast.ts';
import { inputNames, nextRequest } from './requests.ts';
import { createSender } from './send.ts';

const prove = process.env['PORTOLAN_PROVE'] === '1';
const seed = Number(process.env['PORTOLAN_SEED'] ?? 1);
const total = Number(process.env['FUZZ_REQUESTS'] ?? (prove ? 50_000 : 1_500));
/** Tokens live 15 minutes by the server's clock: after so many requests everybody logs in anew and the old tokens are bad ones. */
const perRound = 500;
const atOnce = 8;

const agencies = ['harbour', 'nordlys', 'solazul'] as const;
const users = {
  customer: 'traveller',
  restricted: 'restricted',
  agent: 'agent',
  sales: 'sales',
  admin: 'admin',
  owner: 'owner',
} as const;
const partner = 'http://localhost:4100'; // prettier-ignore
const cards = [
  '4242424242424242', '4242424242424242', '4242424242424242', '4000000000000002', '4000000000009995', '4000000000000119', '4000000000000259',
  '4000002500003155',
]; // prettier-ignore
const scenarios = [
  'price_changed', 'price_dropped', 'terms_changed', 'sold_out', 'rooms_unavailable', 'timeout_but_booked', 'timeout_not_booked',
  'pending_then_confirm', 'pending_then_reject', 'service_unavailable', 'bad_response', 'aurora:service_unavailable', 'meridian:sold_out', 'nonsense',
]; // prettier-ignore

let server: TestServer;
let sender: ReturnType<typeof createSender>;
let jobs: ReturnType<typeof createJobs>;
const tokens = new Map<string, string>();
const browseTokens = new Map<string, string>();
const refreshTokens = new Map<string, string>();
const badTokens = [
  'x', '.', '..', 'a.b.c', 'null', 'undefined', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"u1"}')}.`, 'e'.repeat(4_000),
  'eyJhbGciOiJIUzI1NiJ9.e30.AAAA', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOm51bGx9.AAAA', 'bt_', 'brw_x',
]; // prettier-ignore
let payments: string[] = [];
const pool = createPool(new Set([...inputNames, 'token']));
const secrets = new Map<string, string[]>();

beforeAll(async () => {
  const clock = aClock();
  const properties = Array.from({ length: 16 }, (_, index) => aProperty(index));
  const supplier = (name: string, prefix: string, dearer: number) =>
    createFakeSupplier({
      name,
      now: clock.now,
      properties: properties.map((property, index) =>
        aFakeProperty({ ...property, propertyId: `${prefix}${property.propertyId}` }, [
          { perNight: 10_037 + index * 1_009 + dearer, sleeps: 8, roomsLeft: 9 },
          { perNight: 9_011 + index * 997 + dearer, sleeps: 8, roomsLeft: 9, refundable: false },
        ]),
      ),
    });
  server = await aTestServer({
    clock,
    suppliers: new Map([
      ['aurora', supplier('aurora', '', 0)],
      ['meridian', supplier('meridian', 'x', 300)],
    ]),
    pages: { render: ({ url }) => ({ status: 200, html: `<!doctype html><title>${url.length}</title>` }) },
    env: { POOL_SIZE: '12' },
  });
  jobs = createJobs(server.context);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  sender = createSender((server.app.server.address() as AddressInfo).port);
}, 120_000);
afterAll(async () => {
  sender?.close();
  await jobs?.stop();
  await server?.close();
});

/** Everybody logs in; every agency has bookings of its own, with people whose names stand for it. */
async function renew(round: number): Promise<void> {
  badTokens.push(...[...tokens.values()].slice(0, 3), ...[...browseTokens.values()].slice(0, 1));
  if (badTokens.length > 60) badTokens.splice(12, 20);
  pool.clear();
  for (const agency of agencies) {
    const headers = { 'x-agency-key': `pk_demo_${agency}`, origin: `http://${agency}.localhost:4000` };
    for (const [role, user] of Object.entries(users)) {
      const body = { email: `${user}@${agency}.example`, password: demoPassword };
      const answer = await server.call('/api/auth/login', { site: agency, body });
      expect(answer.status, answer.text).toBe(200);
      tokens.set(`${agency} ${role}`, answer.json.data.accessToken as string);
      const cookie = [...answer.cookies.values()].map((each) => each.split(';')[0]);
      refreshTokens.set(agency, cookie.join('; '));
    }
    const browse = await server.call('/api/embed/browse-token', {
      headers,
      token: tokens.get(`${agency} customer`)!,
      body: { origin: partner },
    });
    if (browse.status === 200) browseTokens.set(agency, browse.json.data.browseToken as string);
    const word = `Secret${agency.toUpperCase()}`;
    secrets.set(agency, [`${word}-guest`, `${word}-wish`, `${word.toLowerCase()}@guests.example`]);
    for (let times = 0; times < 2; times++) await aBooking(agency, round, word);
    pool.learn(agency, (await server.call('/api/hotel/v2/autocomplete?key=Lis', { site: agency })).json);
  }
}

const knownPayments = () =>
  server.sql<{ id: string }>(
    'select gateway_payment_id as id from payments where gateway_payment_id is not null limit 50',
  );

async function aBooking(agency: string, round: number, word: string): Promise<void> {
  const token = tokens.get(`${agency} customer`)!;
  const day = (days: number) => new Date(server.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = {
    checkIn: day(30),
    checkOut: day(33),
    occupancy: [{ adults: 2, childAges: [] }],
    currency: 'USD',
  };
  const call = async (path: string, body: object) => {
    const answer = await server.call(path, {
      site: agency,
      token,
      body,
      headers: { 'idempotency-key': `setup-${agency}-${round}-${server.gateway.token()}` },
    });
    expect(answer.status, `${path}: ${answer.text}`).toBe(200);
    pool.learn(agency, answer.json);
    return answer.json.data;
  };
  const hotel = await call('/api/hotels/details', { propertyId: 'p_m3', ...stay });
  const { offerId } = hotel.rooms[0].offers[0];
  await call('/api/quotes', { offerId });
  const quote = await call('/api/quotes', { offerId });
  const booking = await call('/api/bookings', {
    quoteId: quote.quoteId,
    acceptedVersion: quote.version,
    travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: `${word}-guest` }],
    contact: { email: `${word.toLowerCase()}@guests.example`, phone: '+351 210 000 000' },
    wishes: `${word}-wish`,
    payment: { method: 'card', token: server.gateway.token() },
  });
  await call(`/api/bookings/${booking.reference}/cancel-quote`, {});
}

function hint(agency: string, operation: string, random: Random) {
  return (name: string, path: string): unknown => {
    if (operation === 'webhook')
      return { now: server.clock.now(), webhookSecret: fakeWebhookSecret, webhookHeader: 'gateway-signature', paymentId: random.pick(payments) ?? '' }[name];
    if (path === '.payment.token') return server.gateway.token(random.pick(cards));
    if (name === 'email') return operation.endsWith('ogin') ? `${random.pick(Object.values(users))}@${agency}.example` : 'ada@example.test';
    if (name === 'phone') return '+351 210 000 000';
    if (name === 'password') return random.chance(0.7) ? demoPassword : 'wrong';
    if (name === 'origin') return partner;
    if (name === 'profileInformation') return aProfile(agency, random);
    if (name === 'scenario') return random.pick(scenarios);
    if (name === 'currency') return random.pick(['USD', 'EUR', 'JPY', 'KWD', 'DKK']);
    if (name === 'latitude') return 38.72;
    if (name === 'longitude') return -9.14;
    if (name === 'propertyId') return `p_m${random.int(0, 15)}`;
    if (name === 'key') return operation.startsWith('getWidget') ? `pk_demo_${agency}` : 'Lis';
    if (name === 'text' || name === 'destination' || name === 'searchString') return 'Lis';
    if (name === 'acceptedVersion') return 1;
    if (name === 'travellers') return [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }];
    if (name === 'wishes') return 'A quiet room';
    if (name === 'occupancy') return [{ adults: 2, childAges: random.chance(0.3) ? [7] : [] }];
    if (name === 'occupancies') return [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }];
    if (name === 'provider') return 'sandbox';
    return undefined;
  }; // prettier-ignore
}

function aProfile(agency: string, random: Random): string {
  const now = Math.floor(server.clock.now() / 1_000);
  const claims = {
    iss: `pt_demo_${agency}`, aud: `ag_${agency}`, sub: random.chance(0.2) ? random.pick(hostileTexts) : `fuzz-${random.int(1, 20)}`, origin: partner, jti: random.chance(0.1) ? random.pick(hostileTexts) : `j${random.int(1, 1e12)}`,
    iat: now, exp: now + random.pick([60, 300, 301, -1, 1e9]), given_name: random.chance(0.2) ? random.pick(hostileTexts) : 'Mia', email: 'mia@example.test',
  }; // prettier-ignore
  if (random.chance(0.3)) return JSON.stringify({ firstName: 'Mia', lastName: random.pick(['B', '\0', '<b>']), email: 'x@y.zz' });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: random.pick(['HS256', 'HS256', 'HS256', 'none']), typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', demoPartnerSecrets[agency] ?? 'x').update(text).digest('base64url')}`;
} // prettier-ignore

const cast: Cast = {
  agencies,
  today: Math.floor(Date.parse('2026-11-21') / 86_400_000),
  token: (agency, role) => tokens.get(`${agency} ${role}`),
  browseToken: (agency) => browseTokens.get(agency),
  badTokens,
  cookie: (agency) => refreshTokens.get(agency) ?? 'a=b',
  hint,
};

describe('the API, asked at random', () => {
  it(
    `answers ${total} requests, generated from the contract, with no 500, and says of each failure what it was`,
    { timeout: 300_000 + total * 60 },
    async () => {
      const random = createRandom(seed);
      const faults = new Map<string, { times: number; first: string }>();
      const byOperation = new Map<string, Map<number, number>>();
      let sent = 0;
      for (let round = 0; sent < total; round++) {
        if (round > 0) server.clock.advance(16 * 60_000);
        await renew(round);
        payments = (await knownPayments()).map(({ id }) => id);
        const last = Math.min(total, sent + perRound);
        const worker = async () => {
          while (sent < last) {
            const request = nextRequest(sent++, random, cast, pool);
            const wrong = await one(request);
            for (const what of wrong) {
              const key = `${request.operation}: ${what.slice(0, 300)}`;
              const known = faults.get(key);
              if (known) known.times++;
              else faults.set(key, { times: 1, first: show(request) });
            }
          }
        };
        await Promise.all(Array.from({ length: atOnce }, worker));
        await jobs.drain();
        for (const { topic, last_error } of await undelivered())
          faults.set(`outbox: ${topic} ${last_error}`, { times: 1, first: `in round ${round}` });
      }

      async function one(request: FuzzRequest): Promise<string[]> {
        let answer;
        try {
          answer = await sender.send(request);
        } catch (error) {
          return [`no answer: ${String(error)}`];
        }
        const counts = byOperation.get(request.operation) ?? new Map<number, number>();
        byOperation.set(request.operation, counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1));
        if (answer.status < 300 && request.isOperation && request.agency !== null) {
          for (const line of answer.text.split('\n').slice(0, 10)) {
            try {
              pool.learn(request.agency, JSON.parse(line));
            } catch {
              // No JSON: nothing to learn, and `judge` says whether that is right.
            }
          }
        }
        return judge(request, answer, secrets);
      }

      report(byOperation, sent);
      const lines = [...faults].map(([what, { times, first }]) => `${times} × ${what}\n    ${first}`);
      expect(lines.join('\n'), `PORTOLAN_SEED=${seed}`).toBe('');
      // Not vacuous: every operation was asked, and all but few of them said yes to somebody.
      for (const id of Object.keys(operations)) expect(byOperation.has(id), `${id} was asked`).toBe(true);
      const agreed = Object.keys(operations).filter((id) => [...byOperation.get(id)!.keys()].some((status) => status < 300));
      // What hangs on a code in a mail, or on a booking that waits for a person, is not met by chance; in a sample each comes up
      // a few dozen times, half of them spoilt.
      const least = total >= 20_000 ? 0.75 : 0.5;
      if (total >= 1_500) expect(agreed.length / Object.keys(operations).length).toBeGreaterThan(least);
    }, // prettier-ignore
  );
});

const undelivered = () =>
  server.sql<{ topic: string; last_error: string }>(
    'select distinct topic, last_error from outbox where last_error is not null',
  );

function show({ method, path, headers, body, role, odd }: FuzzRequest): string {
  const sent = body === undefined ? '' : JSON.stringify(String(body).slice(0, 1_500));
  return `${method} ${path.slice(0, 600)} as ${role} ${JSON.stringify(headers).slice(0, 900)} ${sent} [${odd.join(', ')}]`;
}

/** The figures, by operation and by status. */
function report(byOperation: ReadonlyMap<string, ReadonlyMap<number, number>>, sent: number): void {
  const all = new Map<number, number>();
  const line = (counts: ReadonlyMap<number, number>) =>
    [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`).join('  '); // prettier-ignore
  const rows = [...byOperation].sort(([a], [b]) => a.localeCompare(b)).map(([name, counts]) => {
    for (const [status, count] of counts) all.set(status, (all.get(status) ?? 0) + count);
    return `  ${name.padEnd(22)} ${line(counts)}`;
  }); // prettier-ignore
  const fives = [...all].reduce(
    (sum, [status, count]) => sum + (status >= 500 && status !== 503 ? count : 0),
    0,
  );
  console.info(
    [`fuzz: seed ${seed}, ${sent} requests, ${fives} answers of 500`, `  ${'all'.padEnd(22)} ${line(all)}`, ...(prove || process.env['FUZZ_REQUESTS'] ? rows : [])].join('\n'),
  ); // prettier-ignore
}
