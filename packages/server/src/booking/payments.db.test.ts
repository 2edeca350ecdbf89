import { Booking, type HotelDetails, type Quote } from '@portolan/contract';
import type { SignedWebhook } from '@portolan/payments/fake';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { BookingRow, PaymentRow } from './tables.ts';
import { aRate, createWorld, type World } from '../testing/test-world.ts';

const challengeCard = '4000002500003155';
const declinedCard = '4000000000000002';
const minute = 60_000;

let world: World;
beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'payments');
});
afterAll(() => world.close());
beforeEach(() => {
  world.reset();
  world.now = Date.UTC(2026, 2, 1, 12);
});

type Options = { as?: string; agency?: string; key?: string };
let serial = 0;
const newKey = () => `pay-${++serial}-${process.pid}`;

async function aQuote(options: Options = {}): Promise<Quote> {
  const { body: found } = await world.call<{ data: HotelDetails }>('POST', '/api/hotels/details', {
    body: {
      propertyId: 'p1', checkIn: '2026-04-10', checkOut: '2026-04-12', currency: 'USD',
      occupancy: [{ adults: 2, childAges: [] }],
    },
    ...options,
  }); // prettier-ignore
  const offerId = found.data.rooms[0]!.offers[0]!.offerId;
  const { body } = await world.call<{ data: Quote }>('POST', '/api/quotes', {
    body: { offerId },
    ...options,
  });
  return body.data;
}
const requestFor = (quote: Quote, card: string) => ({
  quoteId: quote.quoteId,
  acceptedVersion: quote.version,
  travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }],
  contact: { email: 'ada@example.test', phone: '+351 210 000 000' },
  payment: { method: 'card', token: world.gateway.token(card) },
});
type Answer = { data: Booking & Quote & { reason?: string } };
const book = (body: object, options: Options = {}) =>
  world.call<Answer>('POST', '/api/bookings', { key: newKey(), ...options, body });
const confirm = (reference: string, token: string | undefined, options: Options = {}) =>
  world.call<Answer>('POST', `/api/bookings/${reference}/confirm-payment`, {
    body: token === undefined ? {} : { token },
    ...options,
  });
const bookings = () => world.sql<BookingRow>('select * from bookings');
const payments = () =>
  world.sql<Omit<PaymentRow, 'next_action_at' | 'action_expires_at'> & Record<'next_action_at' | 'action_expires_at', Date | null>>(
    'select * from payments order by created_at, attempt',
  ); // prettier-ignore
const atSuppliers = () => world.aurora.booked.size + world.meridian.booked.size;
const states = async () => [
  (await bookings()).map((row) => row.status),
  (await payments()).map((row) => row.status),
];

/** A booking whose traveller is with the bank now. */
async function challenged(card = challengeCard, quote?: Quote) {
  const request = requestFor(quote ?? (await aQuote()), card);
  const key = newKey();
  const answer = await book(request, { key });
  expect(answer.status).toBe(202);
  const [payment] = (await payments()).filter((row) => row.status === 'requires_action');
  return { request, key, answer, booking: answer.body.data, paymentId: payment!.gateway_payment_id! };
}

/** Signed by the clock of this world. */
const hooks = (paymentId: string, options: { secret?: string; signedAt?: number } = {}) =>
  world.gateway.webhooks(paymentId, { signedAt: world.now, ...options });

function deliver(webhook: SignedWebhook, where = '/api/webhooks/test/harbour') {
  return world.app.inject({
    method: 'POST',
    url: where,
    headers: { 'content-type': 'application/json', ...webhook.headers },
    payload: webhook.body,
  });
}

afterEach(async () => {
  // Nothing hangs, nobody is charged twice, the gateway's books are ours, and every posting sums to zero.
  for (const payment of await payments()) {
    if (['none', 'requires_action', 'authorised'].includes(payment.status))
      expect(payment.next_action_at).not.toBeNull();
  }
  for (const booking of await bookings()) {
    const held = world.gateway
      .paymentsOf(booking.booking_id)
      .filter((one) => ['held', 'taken'].includes(one.state));
    expect(held.length).toBeLessThanOrEqual(1);
  }
  const sums = await world.sql<{ total: string }>(
    'select sum(amount) as total from ledger_entries group by agency_id, currency',
  );
  for (const { total } of sums) expect(Number(total)).toBe(0);
  for (const table of ['webhook_events', 'outbox', 'ledger_entries', 'booking_events', 'payments', 'instalments', 'bookings', 'quotes', 'idempotency_keys']) {
    await world.sql(`alter table ${table} disable trigger user`);
    await world.sql(`delete from ${table}`);
    await world.sql(`alter table ${table} enable trigger user`);
  } // prettier-ignore
});

describe('a bank that wants a word with the cardholder', () => {
  it('is answered with what the browser must do; the same call goes on once the bank is content', async () => {
    const { request, key, answer, booking, paymentId } = await challenged();
    expect(Booking.parse(booking)).toEqual(booking);
    expect(booking).toMatchObject({
      status: 'revalidated',
      paymentStatus: 'requires_action',
      action: { type: 'challenge', url: `https://bank.test/challenge/${paymentId}` },
    });
    expect(Date.parse(booking.action!.expiresAt) - world.now).toBe(15 * minute);
    expect(atSuppliers()).toBe(0);
    // A reload in the middle: the very same question, not another payment.
    expect((await book(request, { key })).body).toEqual(answer.body);
    world.gateway.challenge(paymentId, true);
    const done = await book(request, { key });
    expect([done.status, done.body.data.status, done.body.data.paymentStatus]).toEqual([
      200,
      'documented',
      'captured',
    ]);
    expect(done.body.data).not.toHaveProperty('action');
    expect(done.body.data.reference).toBe(booking.reference);
    // From now on the answer stands for good.
    expect((await book(request, { key })).body).toEqual(done.body);
    expect([atSuppliers(), (await payments()).length]).toEqual([1, 1]);
  });

  it('declines when it is not content; another card books', async () => {
    const { request, key, paymentId } = await challenged();
    world.gateway.challenge(paymentId, false);
    const refused = await book(request, { key });
    expect([refused.status, refused.body.code, refused.body.data.reason]).toEqual([
      402,
      'PAYMENT_DECLINED',
      'authentication_failed',
    ]);
    const { body } = await book({ ...request, payment: { method: 'card', token: world.gateway.token() } });
    expect(body.data.status).toBe('documented');
    expect((await payments()).map((row) => row.status)).toEqual(['failed', 'captured']);
  });

  it('is left for another card although the bank has declined meanwhile: there is nothing to give back, and the next card books', async () => {
    const { request, paymentId } = await challenged();
    world.gateway.challenge(paymentId, false);
    const { status, body } = await book({ ...request, payment: { method: 'card', token: world.gateway.token() } });
    expect(status).toBe(200);
    expect(body.data.status).toBe('documented');
    expect((await payments()).map((row) => [row.status, row.reason])).toEqual([
      ['failed', 'authentication_failed'],
      ['captured', 'captured'],
    ]);
  }); // prettier-ignore

  it('is given back when nobody came back, and nothing hangs, although the bank has declined meanwhile', async () => {
    const { paymentId } = await challenged();
    world.gateway.challenge(paymentId, false);
    await world.sql(`update payments set reason = 'giving_back', next_action = 'void'`);
    await world.pass(40 * minute, 4 * minute);
    expect(await states()).toEqual([['expired'], ['failed']]);
    expect((await payments())[0]!.next_action_at).toBeNull();
  });

  it('is left for another card: what waited there is given back first, and a late yes reserves nothing', async () => {
    const { request, paymentId } = await challenged();
    const { body } = await book({ ...request, payment: { method: 'card', token: world.gateway.token() } });
    expect(body.data.status).toBe('documented');
    world.gateway.challenge(paymentId, true);
    expect(world.gateway.paymentsOf((await bookings())[0]!.booking_id).map((one) => one.state)).toEqual([
      'released',
      'taken',
    ]);
    expect((await payments()).map((row) => row.status)).toEqual(['voided', 'captured']);
  });

  it('goes on from any device that holds the booking’s token, and from no other (ROUTE-HTL-07)', async () => {
    const { booking, paymentId } = await challenged();
    const { reference, accessToken } = booking;
    for (const [token, options] of [
      [undefined, {}],
      [`${accessToken!.slice(0, -1)}!`, {}],
      [undefined, { as: 'other' }],
      [accessToken, { agency: 'nordlys' }],
    ] as const) {
      const refused = await confirm(reference, token, options);
      expect([refused.status, refused.body.code]).toEqual([404, 'BOOKING_NOT_FOUND']);
    }
    const waiting = await confirm(reference, accessToken);
    expect(waiting.status).toBe(202);
    expect(waiting.body.data.action).toEqual(booking.action);
    world.gateway.challenge(paymentId, true);
    const done = await confirm(reference, accessToken);
    expect([done.status, done.body.data.status]).toEqual([200, 'documented']);
    expect(Booking.parse(done.body.data)).toEqual(done.body.data);
    // Asked again, it does nothing more.
    expect((await confirm(reference, accessToken)).body.data.status).toBe('documented');
    expect(atSuppliers()).toBe(1);
  });

  it('ends it when nobody answers: nothing is reserved, nothing is booked, and a yes that comes later changes nothing', async () => {
    const { request, key, booking, paymentId } = await challenged();
    expect((await payments())[0]).toMatchObject({ next_action: 'retrieve' });
    world.now += 15 * minute;
    const over = await confirm(booking.reference, booking.accessToken);
    expect([over.status, over.body.code]).toEqual([410, 'QUOTE_EXPIRED']);
    expect(await states()).toEqual([['expired'], ['voided']]);
    world.gateway.challenge(paymentId, true);
    for (const webhook of hooks(paymentId)) expect((await deliver(webhook)).statusCode).toBe(200);
    expect((await book(request, { key })).body.code).toBe('QUOTE_EXPIRED');
    expect(await states()).toEqual([['expired'], ['voided']]);
    expect(atSuppliers()).toBe(0);
  });

  it('may take longer than the quote lasts: ten minutes in any case', async () => {
    const quote = await aQuote();
    world.now += 14 * minute;
    const { request, key, paymentId } = await challenged(challengeCard, quote);
    world.now += 8 * minute;
    expect(Date.parse(quote.expiresAt)).toBeLessThan(world.now);
    world.gateway.challenge(paymentId, true);
    expect((await book(request, { key })).body.data.status).toBe('documented');
  });

  it('gives back what it allowed when the price rose meanwhile, and asks for consent', async () => {
    const { request, key, paymentId } = await challenged();
    world.meridian.rates.set('m1', [aRate(21_000, { rateKey: 'k-19000-room_only' })]);
    world.gateway.challenge(paymentId, true);
    const { status, body } = await book(request, { key });
    expect([status, body.code, body.data.price?.total.amount]).toEqual([409, 'PRICE_CHANGED', 23_100]);
    expect((await payments()).map((row) => row.status)).toEqual(['voided']);
    expect(atSuppliers()).toBe(0);
  });

  it('is asked again when the gateway cannot say', async () => {
    const { request, key, paymentId } = await challenged();
    world.gateway.challenge(paymentId, true);
    world.gateway.failNext('retrieve', 'unavailable');
    expect((await book(request, { key })).body.code).toBe('PAYMENT_UNAVAILABLE');
    expect((await book(request, { key })).body.data.status).toBe('documented');
    expect((await payments()).length).toBe(1);
  });

  it('is over for the first call once another one has given its challenge back', async () => {
    const { request, key } = await challenged();
    const other = await book({
      ...request,
      payment: { method: 'card', token: world.gateway.token(declinedCard) },
    });
    expect([other.status, other.body.code]).toEqual([402, 'PAYMENT_DECLINED']);
    const { status, body } = await book(request, { key });
    expect([status, body.code, body.data.reason]).toEqual([402, 'PAYMENT_DECLINED', 'another_attempt']);
    expect(await states()).toEqual([['revalidated'], ['voided', 'failed']]);
  });

  it('survives a restart of the server', async () => {
    const { request, key, paymentId } = await challenged();
    await world.restart();
    world.gateway.challenge(paymentId, true);
    expect((await book(request, { key })).body.data.status).toBe('documented');
  });
});

describe('when nobody comes back and no news arrives', () => {
  it('a job asks the gateway and finishes what the bank allowed', async () => {
    const { paymentId } = await challenged();
    world.gateway.challenge(paymentId, true);
    world.now += 3 * minute;
    await world.jobs.drain();
    expect(await states()).toEqual([['documented'], ['captured']]);
    expect(atSuppliers()).toBe(1);
  });

  it('a job gives back what the bank was never answered, and ends the booking', async () => {
    const { paymentId } = await challenged();
    for (let passed = 0; passed < 20; passed += 4) {
      world.now += 4 * minute;
      await world.jobs.drain();
    }
    expect(await states()).toEqual([['expired'], ['voided']]);
    expect(await world.gateway.retrieve({ paymentId })).toMatchObject({ status: 'voided' });
    const [told] = await world.sql<{ n: number }>(
      `select count(*)::int as n from outbox where topic in ('booking.expired', 'payment.voided')`,
    );
    expect(told!.n).toBe(2);
  });
});

describe('an attempt of which nobody knows', () => {
  it('is looked up before any other begins, and nothing begins while that fails', async () => {
    const quote = await aQuote();
    world.gateway.failNext('authorise', 'timeout');
    world.gateway.failNext('retrieve', 'unavailable');
    expect((await book(requestFor(quote, '4242424242424242'))).body.code).toBe('PAYMENT_UNAVAILABLE');
    const before = world.gateway.calls('authorise');
    world.gateway.failNext('retrieve', 'unavailable');
    expect((await book(requestFor(quote, '5555555555554444'))).body.code).toBe('PAYMENT_UNAVAILABLE');
    expect(world.gateway.calls('authorise')).toBe(before);
    expect((await book(requestFor(quote, '5555555555554444'))).body.data.status).toBe('documented');
    const [row] = await bookings();
    expect(world.gateway.paymentsOf(row!.booking_id).map((one) => one.state)).toEqual(['released', 'taken']);
  });

  it('takes the new card at once after an outage: the old one is not tried again', async () => {
    const quote = await aQuote();
    world.gateway.failNext('authorise', 'unavailable');
    expect((await book(requestFor(quote, declinedCard))).body.code).toBe('PAYMENT_UNAVAILABLE');
    expect((await book(requestFor(quote, '4242424242424242'))).status).toBe(200);
  });
});

describe('webhooks', () => {
  it('finish the booking of a traveller who closed the browser after the bank said yes', async () => {
    const { booking, paymentId, request, key } = await challenged();
    world.gateway.challenge(paymentId, true);
    const last = hooks(paymentId).at(-1)!;
    expect((await deliver(last)).statusCode).toBe(200);
    expect(await states()).toEqual([['documented'], ['captured']]);
    const shown = await world.call<Answer>(
      'GET',
      `/api/bookings/${booking.reference}?token=${booking.accessToken}`,
    );
    expect(shown.body.data).toMatchObject({ status: 'documented', paymentStatus: 'captured' });
    expect((await book(request, { key })).body.data.status).toBe('documented');
    expect(atSuppliers()).toBe(1);
  });

  it('have one effect for ten copies of each, in any order and at the same time', async () => {
    const { paymentId } = await challenged();
    world.gateway.challenge(paymentId, true);
    const copies = hooks(paymentId).reverse().flatMap((webhook) => Array.from({ length: 10 }, () => webhook)); // prettier-ignore
    const answers = await Promise.all(copies.map((webhook) => deliver(webhook)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    await expect.poll(states).toEqual([['documented'], ['captured']]);
    expect(atSuppliers()).toBe(1);
    const rows = await world.sql<{ n: number }>('select count(*)::int as n from webhook_events');
    expect(rows[0]!.n).toBe(copies.length / 10);
    // Once more, when all is done: nothing.
    const events = await world.sql('select * from booking_events');
    for (const webhook of copies.slice(0, 3)) await deliver(webhook);
    expect(await world.sql('select * from booking_events')).toEqual(events);
  });

  it('only say where to look: a yes that the gateway does not confirm has no effect', async () => {
    const { paymentId } = await challenged();
    const [asked] = hooks(paymentId);
    const body = asked!.body.replace('needs_action', 'held');
    world.gateway.challenge(paymentId, false);
    const { headers } = hooks(paymentId)[0]!;
    expect((await deliver({ body, headers })).statusCode).toBe(400);
    for (const webhook of hooks(paymentId)) await deliver(webhook);
    expect(await states()).toEqual([['revalidated'], ['failed']]);
  });

  it('find a payment whose answer has not arrived, by our key; the call then goes on with it', async () => {
    const [request, key] = [requestFor(await aQuote(), '4242424242424242'), newKey()];
    world.gateway.failNext('authorise', 'timeout');
    world.gateway.failNext('retrieve', 'unavailable');
    expect((await book(request, { key })).body.code).toBe('PAYMENT_UNAVAILABLE');
    expect((await payments())[0]).toMatchObject({ status: 'none', gateway_payment_id: null });
    const [made] = world.gateway.paymentsOf((await bookings())[0]!.booking_id);
    await deliver(hooks(made!.id)[0]!);
    expect((await payments())[0]).toMatchObject({ status: 'authorised', gateway_payment_id: made!.id });
    expect((await book(request, { key })).body.data.status).toBe('documented');
    expect((await payments()).length).toBe(1);
  });

  it('are refused when forged, unsigned, stale or too large, and leave nothing behind', async () => {
    const { paymentId } = await challenged();
    world.gateway.challenge(paymentId, true);
    const good = hooks(paymentId).at(-1)!;
    const wrong: [SignedWebhook, number][] = [
      [{ ...good, body: `${good.body} ` }, 400],
      [{ ...good, headers: {} }, 400],
      [hooks(paymentId, { secret: 'whsec_other' }).at(-1)!, 400],
      [hooks(paymentId, { signedAt: world.now - 6 * minute }).at(-1)!, 400],
      [hooks(paymentId, { signedAt: world.now + 6 * minute }).at(-1)!, 400],
      [{ ...good, body: 'x'.repeat(300 * 1024) }, 413],
    ];
    for (const [webhook, status] of wrong) {
      const answer = await deliver(webhook);
      expect(answer.statusCode).toBe(status);
      if (status === 400) expect(answer.json()).toMatchObject({ code: 'WEBHOOK_REFUSED' });
    }
    expect(await world.sql('select * from webhook_events')).toEqual([]);
    expect(await states()).toEqual([['revalidated'], ['requires_action']]);
  });

  it('are nobody’s at an unknown gateway or agency, and without effect at another agency’s address', async () => {
    const { paymentId } = await challenged();
    world.gateway.challenge(paymentId, true);
    const good = hooks(paymentId).at(-1)!;
    for (const where of [
      'nothing/harbour',
      'test/nobody',
      'test/harbour%27--',
      'stripe/harbour',
      'TEST/harbour',
    ])
      expect([where, (await deliver(good, `/api/webhooks/${where}`)).statusCode]).toEqual([where, 404]);
    expect((await deliver(good, '/api/webhooks/test/nordlys')).statusCode).toBe(200);
    expect(await states()).toEqual([['revalidated'], ['requires_action']]);
    // Nor does it use the event up where it belongs.
    await deliver(good);
    expect(await states()).toEqual([['documented'], ['captured']]);
  });

  it('about what is not ours are taken and forgotten', async () => {
    const stranger = await world.gateway.authorise({
      key: `stranger-${serial}`, token: world.gateway.token(), money: { amount: 5, currency: 'USD' }, reference: 'other shop',
    }); // prettier-ignore
    const paymentId = stranger.status === 'authorised' ? stranger.paymentId : '';
    expect((await deliver(hooks(paymentId)[0]!)).statusCode).toBe(200);
    expect(await payments()).toEqual([]);
  });
});

it('keeps card numbers out of requests, rows and logs: only brand and last four digits are known here', async () => {
  const cards = [challengeCard, '4242424242424242', declinedCard];
  for (const card of cards) await book(requestFor(await aQuote(), card));
  const tables = await world.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  let text = world.logs.join('\n');
  for (const { name } of tables) text += JSON.stringify(await world.sql(`select * from ${name}`));
  expect(text).toContain('"last4":"4242"');
  for (const card of cards) {
    expect(text).not.toContain(card);
    expect(text).not.toContain(card.replace(/(\d{4})(?=\d)/g, '$1 '));
  }
});
