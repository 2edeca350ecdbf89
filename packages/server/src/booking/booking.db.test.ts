import { Booking, HotelDetails, Quote } from '@portolan/contract';
import { bookingTrack, paymentTrack, canMove, foldLedger, type LedgerPosting } from '@portolan/core';
import { SupplierError } from '@portolan/suppliers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Tx } from '../db/database.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { aRate, createWorld, type World } from '../testing/test-world.ts';
import { IllegalMoveError, LostRaceError, moveBooking, movePayment } from './executor.ts';
import { decideToGiveBack, submitBooking } from './reserved-money.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'booking');
});
afterAll(async () => {
  await world.close();
  // Over all that happened here: declines, failures and timeouts too.
  expect(world.logs.length).toBeGreaterThan(50);
  expect(world.logs.join('\n')).not.toMatch(/ada@|lovelace|tok_|351 210|4242|quiet room/i);
});
beforeEach(() => {
  world.reset();
  world.now = Date.UTC(2026, 2, 1, 12);
});

const start = { agency: 'harbour' };
type Options = { as?: string; agency?: string };

/** The cheapest offer of p1: meridian's `m1`, 19000 net, 20900 to pay. */
async function anOffer(options: Options = start, propertyId = 'p1', index = 0): Promise<string> {
  const { body } = await world.call<{ data: HotelDetails }>('POST', '/api/hotels/details', {
    body: {
      propertyId,
      checkIn: '2026-04-10',
      checkOut: '2026-04-12',
      occupancy: [{ adults: 2, childAges: [] }],
      currency: 'USD',
    },
    ...options,
  });
  expect(HotelDetails.parse(body.data)).toEqual(body.data);
  return body.data.rooms[0]!.offers[index]!.offerId;
}
async function aQuote(options: Options = start, offerId?: string): Promise<Quote> {
  const { status, body } = await world.call<{ data: Quote }>('POST', '/api/quotes', {
    body: { offerId: offerId ?? (await anOffer(options)) },
    ...options,
  });
  expect(status).toBe(200);
  // Nothing beyond the contract leaves, and nothing of it is missing.
  expect(Quote.parse(body.data)).toEqual(body.data);
  return body.data;
}
let serial = 0;
const newKey = () => `key-${++serial}-${process.pid}`;
const requestFor = (quote: Quote, more: object = {}) => ({
  quoteId: quote.quoteId,
  acceptedVersion: quote.version,
  travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }],
  contact: { email: 'ada@example.test', phone: '+351 210 000 000' },
  payment: { method: 'card', token: world.gateway.token() },
  ...more,
});
type Failure = { data: Quote & { reason?: string } };
const book = (body: object, options: Options & { key?: string } = {}) =>
  world.call<{ data: Booking } & Failure>('POST', '/api/bookings', { key: newKey(), ...options, body });

const bookings = () => world.sql<BookingRow>('select * from bookings order by created_at');
const payments = () =>
  world.sql<PaymentRow & { amount: string }>('select * from payments order by created_at, attempt');
const path = async (track = 'booking') =>
  (
    await world.sql<{ to_state: string }>(
      'select to_state from booking_events where track = $1 order by booking_id, seq',
      [track],
    )
  ).map((row) => row.to_state);
const balances = async () => {
  const rows = await world.sql<{
    kind: string;
    account: string;
    amount: string;
    currency: string;
    posting_id: string;
  }>('select * from ledger_entries');
  return foldLedger(
    rows.map(({ kind, account, amount, currency }) => ({
      kind,
      currency,
      entries: [{ account, amount: Number(amount) }],
    })) as LedgerPosting[],
  );
};
const bookedAtSuppliers = () => world.aurora.booked.size + world.meridian.booked.size;

/** What must hold after every test, whatever went wrong in it (architecture §6). */
afterEach(async () => {
  const sums = await world.sql<{ total: string }>(
    'select sum(amount) as total from ledger_entries group by agency_id, currency',
  );
  for (const { total } of sums) expect(Number(total)).toBe(0);
  for (const booking of await bookings()) {
    const own = (await payments()).filter((payment) => payment.booking_id === booking.booking_id);
    const live = own.filter((payment) => ['authorised', 'captured'].includes(payment.status));
    if (booking.status === 'documented') {
      expect(live.map((payment) => [payment.status, Number(payment.captured)])).toEqual([
        ['captured', booking.price.sell],
      ]);
    }
    if (booking.status === 'confirmed') expect([booking.next_action, live.length]).toEqual(['capture', 1]);
    if (['unknown', 'pending'].includes(booking.status)) expect(booking.next_action_at).not.toBeNull();
    if (['rejected', 'expired'].includes(booking.status)) expect(live).toEqual([]);
    // The gateway's own books agree.
    const taken = world.gateway
      .paymentsOf(booking.booking_id)
      .reduce((sum, payment) => sum + payment.taken, 0);
    expect(taken).toBe(own.reduce((sum, payment) => sum + Number(payment.captured), 0));
  }
  const outbox = await world.sql<{ n: string }>('select count(*) as n from outbox');
  const events = await world.sql<{ n: string }>('select count(*) as n from booking_events');
  expect(outbox).toEqual(events);
  for (const table of [
    'outbox',
    'ledger_entries',
    'booking_events',
    'payments',
    'instalments',
    'bookings',
    'quotes',
    'idempotency_keys',
  ]) {
    await world.sql(`alter table ${table} disable trigger user`);
    await world.sql(`delete from ${table}`);
    await world.sql(`alter table ${table} enable trigger user`);
  }
});

describe('the happy way', () => {
  it('quotes for 15 minutes, books once, captures, documents and keeps the ledger', async () => {
    const quote = await aQuote();
    expect(quote).toMatchObject({
      status: 'available',
      version: 1,
      item: {
        service: 'hotels',
        title: 'Hotel p1',
        line: 'Lisbon, Lisboa',
        starts: { local: '2026-04-10T15:00', zone: 'Europe/Lisbon', at: '2026-04-10T14:00:00.000Z' },
        travellers: 2,
        nights: 2,
        roomName: 'Double Room',
      },
      parts: [{ kind: 'stay', label: 'Double Room', price: { total: { amount: 20_900, currency: 'USD' } } }],
      needs: { names: 'one_a_group', document: 'no' },
      previous: null,
    });
    expect(quote.price?.total).toEqual({ amount: 20_900, currency: 'USD' });
    expect(Date.parse(quote.expiresAt) - world.now).toBe(15 * 60_000);
    const { status, body } = await book(requestFor(quote, { wishes: 'A quiet room, please' }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'documented',
      paymentStatus: 'captured',
      reference: expect.stringMatching(/^HP-[0-9A-HJKMNP-TV-Z]{6}$/),
      supplierReference: expect.stringMatching(/^meridian-/),
      price: { total: { amount: 20_900, currency: 'USD' } },
      travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }],
      wishes: 'A quiet room, please',
    });
    expect(await path()).toEqual(['revalidated', 'submitting', 'confirmed', 'documented']);
    expect(await path('payment')).toEqual(['authorised', 'captured']);
    expect(await balances()).toEqual({
      USD: { traveller: -20_900, supplier: 19_000, agency_commission: 1_900 },
    });
    expect(Booking.parse(body.data)).toEqual(body.data);
    const [row] = await bookings();
    expect(world.meridian.booked.has(row!.booking_id)).toBe(true);
  });

  it('holds the room first where the supplier can', async () => {
    world.meridian.canHold('2026-03-01T12:20:00Z');
    const { body } = await book(requestFor(await aQuote()));
    expect(body.data.status).toBe('documented');
    expect(await path()).toEqual(['revalidated', 'held', 'submitting', 'confirmed', 'documented']);
    const [row] = await bookings();
    expect(row?.hold_id).toMatch(/^hold-/);
  });

  it('books without a hold when the supplier cannot give one just now', async () => {
    world.meridian.canHold('2026-03-01T12:20:00Z');
    world.meridian.next('hold', () => {
      throw new SupplierError('meridian', 'unavailable', 'down');
    });
    expect((await book(requestFor(await aQuote()))).body.data.status).toBe('documented');
  });

  it('asks for no money without a hold where only the hold would find a lost booking again', async () => {
    world.meridian.limits = { ...world.meridian.limits, lookup: 'held' };
    world.meridian.canHold('2026-03-01T12:20:00Z');
    world.meridian.next('hold', () => {
      throw new SupplierError('meridian', 'unavailable', 'down');
    });
    const [request, key] = [requestFor(await aQuote()), newKey()];
    expect((await book(request, { key })).body.code).toBe('SUPPLIER_UNAVAILABLE');
    expect(await payments()).toEqual([]);
    // The same call may be sent again.
    expect((await book(request, { key })).body.data.status).toBe('documented');
  });

  it('is opened by its link for thirteen months after the stay, and then by its owner and its agency alone', async () => {
    const quote = await aQuote({ as: 'customer' });
    const { reference, accessToken } = (await book(requestFor(quote), { as: 'customer' })).body.data;
    const get = (token?: string, options: Options = {}) =>
      world.call('GET', `/api/bookings/${reference}${token === undefined ? '' : `?token=${token}`}`, options);
    // Midnight in Lisbon, where the property is.
    world.now = Date.parse('2027-05-11T22:59:59Z');
    expect((await get(accessToken)).status).toBe(200);
    world.now = Date.parse('2027-05-11T23:00:00Z');
    expect((await get(accessToken)).status).toBe(404);
    for (const as of ['customer', 'agent']) expect((await get(undefined, { as })).status, as).toBe(200);
  });

  it('is opened by its reference and the e-mail address that it was made with', async () => {
    const { reference, accessToken } = (await book(requestFor(await aQuote()))).body.data;
    const find = (body: object, options: Options = {}) =>
      world.call<{ data: { reference: string; token: string } }>('POST', '/api/bookings/find', {
        body,
        ...options,
      });
    const email = 'ada@example.test';
    for (const typed of [
      { reference, email },
      { reference: ` ${reference.toLowerCase().replace('-', ' ')} `, email: ` ${email.toUpperCase()} ` },
    ]) {
      const found = await find(typed);
      expect([found.status, found.body.data]).toEqual([200, { reference, token: accessToken }]);
    }
    const refused: [object, Options?][] = [
      [{ reference, email: 'other@example.test' }],
      [{ reference, email: '' }],
      [{ reference: 'HP-ZZZZZZ', email }],
      [{ reference: "' or 1=1 --", email }],
      [{ reference, email }, { agency: 'nordlys' }],
    ];
    for (const [body, options] of refused) {
      const { status, body: failure } = await find(body, options);
      expect([status, failure.code], JSON.stringify(body)).toEqual([404, 'BOOKING_NOT_FOUND']);
    }
  });

  it('may be looked for twenty times in a quarter of an hour from one address, and for thirteen months', async () => {
    const { reference } = (await book(requestFor(await aQuote()))).body.data;
    const find = (email: string) =>
      world.call<{ data: object }>('POST', '/api/bookings/find', { body: { reference, email } });
    let answer = await find('0@example.test');
    for (let i = 1; answer.status === 404 && i < 100; i++) answer = await find(`${i}@example.test`);
    expect([answer.status, answer.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect((await find('ada@example.test')).status).toBe(429);
    world.now += 15 * 60_000;
    expect((await find('ada@example.test')).status).toBe(200);
    world.now = Date.parse('2027-05-11T23:00:00Z');
    expect((await find('ada@example.test')).status).toBe(404);
  });

  it('shows the booking to its owner, its agency and the holder of the token, and to nobody else', async () => {
    const quote = await aQuote({ as: 'customer' });
    const { body } = await book(requestFor(quote), { as: 'customer' });
    const { reference, accessToken = '' } = body.data;
    const get = (options: Options & { token?: string } = {}) =>
      world.call<{ data: Booking }>(
        'GET',
        `/api/bookings/${reference}${options.token === undefined ? '' : `?token=${options.token}`}`,
        options,
      );
    for (const allowed of [{ as: 'customer' }, { as: 'agent' }, { token: accessToken }]) {
      const { status, body: shown } = await get(allowed);
      expect(status).toBe(200);
      expect(shown.data.reference).toBe(reference);
      expect(shown.data.accessToken).toBeUndefined();
    }
    const refused: (Options & { token?: string })[] = [
      {},
      { as: 'other' },
      { token: `${accessToken.slice(0, -1)}!` },
      { token: '' },
      { agency: 'nordlys', token: accessToken },
      { agency: 'nordlys', as: 'agent' },
    ];
    for (const who of refused) {
      const { status, body: failure } = await get(who);
      expect([status, failure.code]).toEqual([404, 'BOOKING_NOT_FOUND']);
    }
    expect((await get({ as: 'agent' })).body.data.price.net).toEqual({ amount: 19_000, currency: 'USD' });
    for (const who of [{ as: 'restricted' }, { as: 'customer' }, { token: accessToken }]) {
      expect(JSON.stringify((await get(who)).body)).not.toMatch(/"net"|19000/);
    }
  });
});

describe('offers and quotes', () => {
  it('refuses an offer that was tampered with, of another agency, or too old', async () => {
    const offerId = await anOffer();
    const quote = (body: object, options: Options = {}) =>
      world.call('POST', '/api/quotes', { body, ...options });
    const bent = offerId.slice(0, 20) + (offerId[20] === 'A' ? 'B' : 'A') + offerId.slice(21);
    for (const wrong of [bent, 'x', offerId.slice(0, -4)]) {
      const { status, body } = await quote({ offerId: wrong });
      expect([status, body.code]).toEqual([400, 'OFFER_INVALID']);
    }
    const elsewhere = await quote({ offerId }, { agency: 'nordlys', as: 'customer' });
    expect(elsewhere.body.code).toBe('OFFER_INVALID');
    world.now += 31 * 60_000;
    const old = await quote({ offerId });
    expect([old.status, old.body.code]).toEqual([410, 'OFFER_EXPIRED']);
  });

  it('wants a log-in where the agency sells to known people only', async () => {
    const offerId = await anOffer({ agency: 'nordlys', as: 'customer' });
    const visitor = await world.call('POST', '/api/quotes', { body: { offerId }, agency: 'nordlys' });
    expect([visitor.status, visitor.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    const quote = await aQuote({ agency: 'nordlys', as: 'customer' }, offerId);
    const booking = await book(requestFor(quote), { agency: 'nordlys' });
    expect([booking.status, booking.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(bookedAtSuppliers()).toBe(0);
  });

  it('keeps a quote for its owner and its agency', async () => {
    const { quoteId } = await aQuote({ as: 'customer' });
    const get = (options: Options) => world.call('GET', `/api/quotes/${quoteId}`, options);
    expect((await get({ as: 'customer' })).status).toBe(200);
    expect((await get({ as: 'agent' })).status).toBe(200);
    for (const who of [
      { as: 'other' },
      { agency: 'nordlys', as: 'customer' },
      { agency: 'nordlys', as: 'agent' },
      {},
    ]) {
      const { status, body } = await get(who);
      expect([status, body.code]).toEqual([404, 'QUOTE_NOT_FOUND']);
    }
  });

  it('says what changed when the price rose since the search, with the old total beside it', async () => {
    const offerId = await anOffer();
    world.meridian.rates.set('m1', [aRate(21_000, { rateKey: 'k-19000-room_only' })]);
    const quote = await aQuote(start, offerId);
    expect(quote).toMatchObject({
      status: 'price_changed',
      price: { total: { amount: 23_100 } },
      previous: { total: { amount: 20_900, currency: 'USD' }, termsWorse: false },
    });
    expect((await book(requestFor(quote))).body.data.price.total.amount).toBe(23_100);
  });

  it('passes a fall on without asking', async () => {
    const offerId = await anOffer();
    world.meridian.rates.set('m1', [aRate(18_000, { rateKey: 'k-19000-room_only' })]);
    expect(await aQuote(start, offerId)).toMatchObject({
      status: 'available',
      previous: null,
      price: { total: { amount: 19_800 } },
    });
  });

  it('offers alternatives of every supplier when it is sold out', async () => {
    const offerId = await anOffer();
    world.meridian.rates.set('m1', [aRate(26_000, { board: 'half_board' })]);
    const quote = await aQuote(start, offerId);
    expect(quote.status).toBe('sold_out');
    expect(quote.alternatives.map((offer) => offer.price?.total.amount)).toEqual([22_000, 25_300, 28_600]);
    const refused = await book(requestFor(quote));
    expect([refused.status, refused.body.code]).toEqual([409, 'SOLD_OUT']);
    const next = await aQuote(start, quote.alternatives[0]!.offerId);
    expect((await book(requestFor(next))).status).toBe(200);
  });

  it('keeps the price when exchange rates and markup change meanwhile', async () => {
    const { body } = await world.call<{ data: HotelDetails }>('POST', '/api/hotels/details', {
      body: {
        propertyId: 'p1', checkIn: '2026-04-10', checkOut: '2026-04-12', currency: 'EUR',
        occupancy: [{ adults: 2, childAges: [] }],
      },
    }); // prettier-ignore
    const offer = body.data.rooms[0]!.offers[0]!;
    const quote = await aQuote(start, offer.offerId);
    expect(quote.price?.total).toEqual(offer.price?.total);
    await world.sql(`update agencies set markup = '{"default": 5000}' where agency_id = 'harbour'`);
    await world.context.bus.publish('agency', 'harbour');
    try {
      const { body: booked } = await book(requestFor(quote));
      expect(booked.data.price.total).toEqual(offer.price?.total);
    } finally {
      await world.sql(`update agencies set markup = '{"default": 1000}' where agency_id = 'harbour'`);
      await world.context.bus.publish('agency', 'harbour');
    }
  });

  it('cannot be quoted while the supplier is down', async () => {
    const offerId = await anOffer();
    world.meridian.next('quote', () => {
      throw new SupplierError('meridian', 'unavailable', 'down');
    });
    const { status, body } = await world.call('POST', '/api/quotes', { body: { offerId } });
    expect([status, body.code]).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
  });
});

describe('changes between quote and payment', () => {
  it('asks for consent to a rise, charges nothing, and books with it', async () => {
    const quote = await aQuote();
    world.meridian.rates.set('m1', [aRate(20_000, { rateKey: 'k-19000-room_only' })]);
    const refused = await book(requestFor(quote));
    expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED']);
    const changed = refused.body.data as unknown as Quote;
    expect(changed).toMatchObject({
      version: 2,
      status: 'price_changed',
      price: { total: { amount: 22_000 } },
      previous: { total: { amount: 20_900 } },
    });
    expect(world.gateway.paymentsOf('')).toEqual([]);
    expect([await bookings(), await payments(), bookedAtSuppliers()]).toEqual([[], [], 0]);
    // The old version is no consent to the new price.
    expect((await book(requestFor(quote))).body.code).toBe('PRICE_CHANGED');
    const { body } = await book(requestFor(changed));
    expect(body.data.price.total.amount).toBe(22_000);
  });

  it('asks for consent to worse terms, even at a lower price', async () => {
    const quote = await aQuote();
    const worse = aRate(18_000, { rateKey: 'k-19000-room_only', refundable: false, penalties: [] });
    world.meridian.rates.set('m1', [worse]);
    const { body } = await book(requestFor(quote));
    expect(body.code).toBe('PRICE_CHANGED');
    expect(body.data).toMatchObject({
      previous: { termsWorse: true, cancellation: { refundable: true } },
      cancellation: { refundable: false },
    });
  });

  it('passes a fall on: less is charged than was quoted', async () => {
    const quote = await aQuote();
    world.meridian.rates.set('m1', [aRate(18_000, { rateKey: 'k-19000-room_only' })]);
    const { body } = await book(requestFor(quote));
    expect(body.data.price.total.amount).toBe(19_800);
    expect((await payments()).map((payment) => Number(payment.captured))).toEqual([19_800]);
  });

  it('says sold out with alternatives, and charges nothing', async () => {
    const quote = await aQuote();
    world.meridian.rates.delete('m1');
    const { status, body } = await book(requestFor(quote));
    expect([status, body.code]).toEqual([409, 'SOLD_OUT']);
    expect(body.data.alternatives).toHaveLength(2);
    expect(await payments()).toEqual([]);
  });

  it('says sold out when the supplier refuses at the last moment, and gives the money back', async () => {
    const quote = await aQuote();
    world.meridian.next('book', () => ({ status: 'rejected', reason: 'no rooms' }));
    const { status, body } = await book(requestFor(quote));
    expect([status, body.code]).toEqual([409, 'SOLD_OUT']);
    expect(await path()).toEqual(['revalidated', 'submitting', 'rejected']);
    expect(await path('payment')).toEqual(['authorised', 'voided']);
    expect(await balances()).toEqual({ USD: {} });
  });

  it('is gone when the quote has expired', async () => {
    const quote = await aQuote();
    world.now += 15 * 60_000;
    const { status, body } = await book(requestFor(quote));
    expect([status, body.code]).toEqual([410, 'QUOTE_EXPIRED']);
    const shown = await world.call<{ data: Quote }>('GET', `/api/quotes/${quote.quoteId}`);
    expect(shown.body.data.status).toBe('expired');
  });

  it('is unavailable, not refused, while the supplier cannot be asked; the same call may try again', async () => {
    const quote = await aQuote();
    const [body, key] = [requestFor(quote), newKey()];
    world.meridian.next('quote', () => {
      throw new SupplierError('meridian', 'timeout', 'slow');
    });
    expect((await book(body, { key })).body.code).toBe('SUPPLIER_UNAVAILABLE');
    expect((await book(body, { key })).body.data.status).toBe('documented');
    expect(bookedAtSuppliers()).toBe(1);
  });
});

describe('payment', () => {
  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
  ])('declines %s with %s; the quote stays and another card books it', async (card, reason) => {
    const quote = await aQuote();
    const key = newKey();
    const declining = requestFor(quote, { payment: { method: 'card', token: world.gateway.token(card) } });
    const refused = await book(declining, { key });
    expect([refused.status, refused.body.code, refused.body.data.reason]).toEqual([
      402,
      'PAYMENT_DECLINED',
      reason,
    ]);
    expect(bookedAtSuppliers()).toBe(0);
    // The same call gets the same answer, and the card is not asked again.
    const calls = world.gateway.calls('authorise');
    expect((await book(declining, { key })).body.code).toBe('PAYMENT_DECLINED');
    expect(world.gateway.calls('authorise')).toBe(calls);
    const { body } = await book(requestFor(quote));
    expect(body.data).toMatchObject({ status: 'documented', paymentStatus: 'captured' });
    expect((await payments()).map((payment) => payment.status)).toEqual(['failed', 'captured']);
    expect(await bookings()).toHaveLength(1);
  });

  it('finds an authorisation whose answer got lost, and books', async () => {
    const token = world.gateway.token('4000000000000259');
    const { body } = await book(requestFor(await aQuote(), { payment: { method: 'card', token } }));
    expect(body.data).toMatchObject({ status: 'documented', paymentStatus: 'captured' });
  });

  it('says that nothing was charged when the gateway is down', async () => {
    const quote = await aQuote();
    world.gateway.failNext('authorise', 'unavailable');
    const { status, body } = await book(requestFor(quote));
    expect([status, body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    expect((await book(requestFor(quote))).body.data.status).toBe('documented');
    expect(bookedAtSuppliers()).toBe(1);
  });

  it('goes on with the very same call once the gateway is back', async () => {
    const [request, key] = [requestFor(await aQuote()), newKey()];
    for (let round = 0; round < 2; round++) {
      world.gateway.failNext('authorise', 'unavailable');
      expect((await book(request, { key })).body.code).toBe('PAYMENT_UNAVAILABLE');
    }
    expect((await book(request, { key })).body.data).toMatchObject({
      status: 'documented',
      paymentStatus: 'captured',
    });
    expect((await payments()).map((payment) => payment.status)).toEqual(['failed', 'failed', 'captured']);
  });

  it('leaves nothing reserved twice when nobody knows what became of the first attempt', async () => {
    const quote = await aQuote();
    world.gateway.failNext('authorise', 'timeout');
    world.gateway.failNext('retrieve', 'unavailable');
    expect((await book(requestFor(quote))).body.code).toBe('PAYMENT_UNAVAILABLE');
    expect((await payments())[0]).toMatchObject({ status: 'none', next_action: 'retrieve' });
    expect((await book(requestFor(quote))).body.data.status).toBe('documented');
    expect((await payments()).map((payment) => payment.status)).toEqual(['voided', 'captured']);
    const [row] = await bookings();
    expect(world.gateway.paymentsOf(row!.booking_id).map((payment) => payment.state)).toEqual([
      'released',
      'taken',
    ]);
  });

  it('confirms although the capture fails, and writes down when to capture', async () => {
    world.gateway.failNext('capture', 'unavailable');
    const { status, body } = await book(requestFor(await aQuote()));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'confirmed', paymentStatus: 'authorised' });
    expect((await payments())[0]).toMatchObject({ status: 'authorised', next_action: 'capture' });
  });
});

describe('a supplier that does not answer', () => {
  const timeout = () => {
    throw new SupplierError('meridian', 'timeout', 'no answer');
  };
  it('is asked once what became of it: booked after all is confirmed', async () => {
    world.meridian.next('book', async (usual) => {
      await usual();
      timeout();
    });
    const { body } = await book(requestFor(await aQuote()));
    expect(body.data.status).toBe('documented');
    expect(await path()).toEqual(['revalidated', 'submitting', 'unknown', 'confirmed', 'documented']);
    expect([world.meridian.count('book'), bookedAtSuppliers()]).toEqual([1, 1]);
  });

  it('leaves the booking unknown, never failed, with a moment to ask again; it is never booked twice', async () => {
    const quote = await aQuote();
    world.meridian.next('book', timeout);
    const [request, key] = [requestFor(quote), newKey()];
    const first = await book(request, { key });
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({
      status: 'unknown',
      paymentStatus: 'authorised',
      supplierReference: null,
    });
    const [row] = await bookings();
    expect([row?.next_action, row?.next_action_at !== null]).toEqual(['retrieve', true]);
    // A reload, and a second tab of the same person.
    expect((await book(request, { key })).body.data.status).toBe('unknown');
    const again = await book({ ...request, payment: { method: 'card', token: world.gateway.token() } });
    expect(again.body.data).toMatchObject({ status: 'unknown', reference: first.body.data.reference });
    expect([world.meridian.count('book'), bookedAtSuppliers()]).toEqual([1, 0]);
  });

  it('is pending when it says so', async () => {
    world.meridian.next('book', () => ({ status: 'pending', supplierReference: 'later' }));
    const { status, body } = await book(requestFor(await aQuote()));
    expect([status, body.data.status, body.data.paymentStatus]).toEqual([200, 'pending', 'authorised']);
  });

  it('that surely made nothing ends the booking, gives the money back and asks for a new quote', async () => {
    const quote = await aQuote();
    world.meridian.next('book', () => {
      throw new SupplierError('meridian', 'unavailable', 'maintenance');
    });
    const request = requestFor(quote);
    const { status, body } = await book(request);
    expect([status, body.code]).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
    expect(await path('payment')).toEqual(['authorised', 'voided']);
    expect((await book(requestFor(quote))).body.code).toBe('QUOTE_EXPIRED');
    expect((await book(requestFor(await aQuote()))).body.data.status).toBe('documented');
  });
});

describe('the same call again', () => {
  it('executes once for twenty clicks at the same time, and answers all of them alike', async () => {
    const quote = await aQuote();
    const [request, key] = [requestFor(quote), newKey()];
    const before = world.gateway.calls('authorise');
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(request, { key })));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body.data]))).size).toBe(1);
    expect(answers[0]!.body.data.status).toBe('documented');
    const authorisations = world.gateway.calls('authorise') - before;
    expect([world.meridian.count('book'), bookedAtSuppliers(), authorisations]).toEqual([1, 1, 1]);
    const [row] = await bookings();
    expect(world.gateway.paymentsOf(row!.booking_id)).toHaveLength(1);
  });

  it('makes one booking of two tabs with one quote, and gives it to both', async () => {
    const quote = await aQuote();
    const answers = await Promise.all([1, 2, 3].map(() => book(requestFor(quote))));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.data.reference)).size).toBe(1);
    expect([await bookings(), await payments()].map((rows) => rows.length)).toEqual([1, 1]);
    expect(bookedAtSuppliers()).toBe(1);
  });

  it('tells nobody else about a booking that was made with a quote', async () => {
    const quote = await aQuote();
    await book(requestFor(quote));
    const stranger = await book(
      requestFor(quote, { travellers: [{ kind: 'adult', group: 0, firstName: 'Eve', lastName: 'X' }] }),
    );
    expect([stranger.status, stranger.body.code, stranger.body.data]).toEqual([
      409,
      'BOOKING_PENDING',
      undefined,
    ]);
  });

  it('refuses the same key for another body, another user, and a key that is no key', async () => {
    const quote = await aQuote();
    const [request, key] = [requestFor(quote), newKey()];
    await book(request, { key });
    const other = await book({ ...request, wishes: 'else' }, { key });
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect((await book(request, { key, as: 'customer' })).body.code).toBe('IDEMPOTENCY_CONFLICT');
    for (const bad of ['', 'short', 'x'.repeat(101)]) {
      const { status, body } = await book(request, { key: bad });
      expect([status, body.code]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
    }
  });

  it('makes one quote of one Idempotency-Key, also for calls at the same time, and one each without', async () => {
    const offerId = await anOffer();
    const quote = (options: { key?: string; as?: string }, body: object = { offerId }) =>
      world.call<{ data: Quote }>('POST', '/api/quotes', { body, agency: 'harbour', ...options });
    const key = newKey();
    const asked = world.meridian.count('quote');
    const answers = await Promise.all(Array.from({ length: 8 }, () => quote({ key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(world.meridian.count('quote')).toBe(asked + 1);
    expect(await quote({ key, as: 'customer' })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
    expect(await quote({ key }, { offerId, scenario: 'x' })).toMatchObject({ status: 409 });
    expect(await quote({ key: 'short' })).toMatchObject({ body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } });
    const [one, two] = [await quote({}), await quote({})];
    expect(one.body.data.quoteId).not.toBe(two.body.data.quoteId);
  });
  it('tries a quote again under its key when the supplier was down', async () => {
    const [offerId, key] = [await anOffer(), newKey()];
    world.meridian.next('quote', () => {
      throw new SupplierError('meridian', 'unavailable', 'down');
    });
    const quote = () => world.call('POST', '/api/quotes', { body: { offerId }, agency: 'harbour', key });
    expect((await quote()).status).toBe(503);
    expect((await quote()).status).toBe(200);
  });

  it('keeps keys apart by agency', async () => {
    const key = newKey();
    const here = await book(requestFor(await aQuote()), { key });
    const there = await aQuote({ agency: 'nordlys', as: 'customer' });
    const answer = await book(requestFor(there), { key, agency: 'nordlys', as: 'customer' });
    expect([here.status, answer.status]).toEqual([200, 200]);
    expect(answer.body.data.reference).toMatch(/^NR-/);
    const stolen = await book(requestFor(there), {});
    expect([stolen.status, stolen.body.code]).toEqual([404, 'QUOTE_NOT_FOUND']);
  });
});

describe('a restart', () => {
  /** Lets the server die at a moment: the call never ends, and another server takes over by the clock. */
  async function dieDuring(
    verb: 'book' | 'quote',
    when: 'before' | 'after',
    request: object,
    key: string,
  ): Promise<void> {
    const died = new Promise<void>((resolve) => {
      world.meridian.next(verb, async (usual) => {
        if (when === 'after') await usual();
        resolve();
        return new Promise(() => {});
      });
    });
    void book(request, { key }).catch(() => undefined);
    await died;
    await world.abandon();
    world.now += 31_000;
  }

  it('answers a stored call after it', async () => {
    const [request, key] = [requestFor(await aQuote()), newKey()];
    const before = await book(request, { key });
    await world.restart();
    expect((await book(request, { key })).body.data).toEqual(before.body.data);
    expect(bookedAtSuppliers()).toBe(1);
  });

  it('continues a call that died before anything was paid', async () => {
    const [request, key] = [requestFor(await aQuote()), newKey()];
    await dieDuring('quote', 'before', request, key);
    expect((await book(request, { key })).body.data.status).toBe('documented');
    expect([bookedAtSuppliers(), (await payments()).length]).toEqual([1, 1]);
  });

  it.each(['before', 'after'] as const)(
    'never books again when it died %s the supplier booked',
    async (when) => {
      const [request, key] = [requestFor(await aQuote()), newKey()];
      await dieDuring('book', when, request, key);
      const { status, body } = await book(request, { key });
      expect([status, body.data.status]).toEqual([200, when === 'after' ? 'documented' : 'unknown']);
      expect([world.meridian.count('book'), (await payments()).length]).toEqual([1, 1]);
    },
  );
});

describe('a server that slept through its lease', () => {
  it.each(['the same key', 'another key'])(
    'finds the booking made by its successor under %s, and answers without making another',
    async (which) => {
      const [request, key] = [requestFor(await aQuote()), newKey()];
      let wake = () => undefined as void;
      const asleep = new Promise<void>((fellAsleep) => {
        world.meridian.next('quote', async (usual) => {
          fellAsleep();
          await new Promise<void>((resolve) => (wake = resolve));
          return usual();
        });
      });
      const slept = book(request, { key });
      await asleep;
      world.now += 31_000;
      // The successor has its booking, and is asking the supplier when the first one wakes up.
      let goOn = () => undefined as void;
      const asking = new Promise<void>((asked) => {
        world.meridian.next('quote', (usual) => usual());
        world.meridian.next('book', async (usual) => {
          asked();
          await new Promise<void>((resolve) => (goOn = resolve));
          return usual();
        });
      });
      const other = { ...request, payment: { method: 'card', token: world.gateway.token() } };
      const successor = which === 'the same key' ? book(request, { key }) : book(other);
      await asking;
      wake();
      if (which === 'another key') {
        const late = await slept;
        expect([late.status, late.body.code]).toEqual([409, 'BOOKING_PENDING']);
      }
      goOn();
      expect((await successor).body.data.status).toBe('documented');
      // One key has one answer, whoever it was that gave it.
      if (which === 'the same key') expect((await slept).body).toEqual((await successor).body);
      expect([bookedAtSuppliers(), (await payments()).length]).toEqual([1, 1]);
    },
  );
});

describe('guests', () => {
  it('wants an adult in every room, no more people than were priced, and the children that were', async () => {
    const { body: found } = await world.call<{ data: HotelDetails }>('POST', '/api/hotels/details', {
      body: {
        propertyId: 'p1', checkIn: '2026-04-10', checkOut: '2026-04-12', currency: 'USD',
        occupancy: [{ adults: 1, childAges: [7] }, { adults: 2, childAges: [] }],
      },
    }); // prettier-ignore
    const quote = await aQuote(start, found.data.rooms[0]!.offers[0]!.offerId);
    const ada = { kind: 'adult', group: 0, firstName: 'Ada', lastName: 'L' };
    const bob = { kind: 'adult', group: 1, firstName: 'Bob', lastName: 'L' };
    const child = (age: number) => ({ ...ada, kind: 'child', age });
    const wrong: [object[], string][] = [
      [[ada], 'travellers'],
      [[ada, { ...bob, group: 2 }], 'travellers.1.group'],
      [[ada, bob, { ...ada, firstName: 'Eve' }], 'travellers.2'],
      [[ada, bob, child(8)], 'travellers.2.age'],
      [[child(7), ada, bob], 'travellers.0.age'],
      [[{ ...ada, age: 40 }, bob], 'travellers.0.age'],
      [[ada, bob, { ...ada, kind: 'child' }], 'travellers.2.age'],
      [[ada, bob, { ...child(7), kind: 'infant' }], 'travellers.2.kind'],
      [[{ ...ada, firstName: '  ' }, bob], 'travellers.0.firstName'],
    ];
    for (const [travellers, field] of wrong) {
      const { status, body } = await book(requestFor(quote, { travellers }));
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
        400,
        'VALIDATION_FAILED',
        expect.arrayContaining([field]),
      ]);
    }
    const { status } = await book(
      requestFor(quote, { travellers: [ada, child(7), bob, { ...bob, firstName: 'Eve' }] }),
    );
    expect(status).toBe(200);
  });
  it('keeps no detail that a hotel does not ask for', async () => {
    const quote = await aQuote();
    const document = { type: 'passport', number: 'X1234567', issuedBy: 'GB', expiresOn: '2031-01-01' };
    const ada = { kind: 'adult', group: 0, firstName: 'Ada', lastName: 'L', document };
    const { status, body } = await book(requestFor(quote, { travellers: [ada] }));
    expect([status, body.code, body.fields]).toEqual([
      400,
      'TRAVELLER_DETAILS',
      { 'travellers.0.document': 'is not asked for' },
    ]);
    expect(await bookings()).toEqual([]);
  });
});

describe('the executor', () => {
  it('refuses every edge that is not listed, and a state that is no longer so', async () => {
    await book(requestFor(await aQuote()));
    const [row] = await bookings();
    const [payment] = await payments();
    const later = { action: 'retrieve', at: world.now } as const;
    const attempt = <T>(work: (tx: never) => Promise<T>) =>
      world.context.database.withAgency('harbour', work as never);
    for (const from of Object.keys(bookingTrack) as (keyof typeof bookingTrack)[]) {
      for (const to of Object.keys(bookingTrack) as (keyof typeof bookingTrack)[]) {
        // The edges that may really be taken are walked by the other tests.
        if (from === row!.status && canMove(bookingTrack, from, to)) continue;
        const move = attempt((tx) =>
          moveBooking(tx, { ...row!, status: from }, { to, reason: 'test', next: later }, world.now),
        );
        const refusal = canMove(bookingTrack, from, to) ? LostRaceError : IllegalMoveError;
        await expect(move).rejects.toThrow(refusal);
      }
    }
    for (const from of Object.keys(paymentTrack) as (keyof typeof paymentTrack)[]) {
      for (const to of Object.keys(paymentTrack) as (keyof typeof paymentTrack)[]) {
        if (canMove(paymentTrack, from, to)) continue;
        const move = attempt((tx) =>
          movePayment(
            tx,
            row!,
            { ...payment!, status: from } as PaymentRow,
            { to, reason: 'test', next: null },
            world.now,
          ),
        );
        await expect(move).rejects.toThrow(IllegalMoveError);
      }
    }
  });

  it('submits with no payment that somebody gives back, and gives back none that a booking is submitted with', async () => {
    await book(requestFor(await aQuote()));
    const [paid] = await payments();
    const { booking_id, payment_id } = paid!;
    const later = { action: 'retrieve', at: world.now } as const;
    /** Two processes that both believe to have the quote, in one transaction that leaves nothing behind. */
    const meet = async (work: (tx: Tx, booking: BookingRow, payment: PaymentRow) => Promise<unknown>) => {
      const undo = new Error('undo');
      const { database } = world.context;
      await expect(
        database.withAgency('harbour', async (tx) => {
          const [booking] = await tx.query<BookingRow>(
            `update bookings set status = 'held' where agency_id = 'harbour' and booking_id = $1 returning *`,
            [booking_id],
          );
          const [payment] = await tx.query<PaymentRow>(
            `update payments set status = 'authorised', reason = 'authorised', captured = 0
              where agency_id = 'harbour' and payment_id = $1 returning *`,
            [payment_id],
          );
          await work(tx, booking!, payment!);
          throw undo;
        }),
      ).rejects.toBe(undo);
    };
    const submit = (tx: Tx, booking: BookingRow, payment: PaymentRow) =>
      submitBooking(tx, booking, payment, later, world.now);
    const giveBack = (tx: Tx, booking: BookingRow, payment: PaymentRow) =>
      decideToGiveBack(tx, booking, payment, world.now);
    await meet(async (...both) => {
      expect((await submit(...both)).status).toBe('submitting');
      await expect(giveBack(...both)).rejects.toThrow(LostRaceError);
    });
    await meet(async (...both) => {
      await giveBack(...both);
      await expect(submit(...both)).rejects.toThrow(LostRaceError);
    });
    await meet(async (tx, booking, payment) => {
      // Another call wrote its own people into the row meanwhile.
      await tx.query(
        `update bookings set travellers = '[]' where agency_id = 'harbour' and booking_id = $1`,
        [booking_id],
      );
      await expect(submit(tx, booking, payment)).rejects.toThrow(LostRaceError);
    });
  });

  it('refuses to leave a booking or a payment hanging without a moment to look again', async () => {
    await book(requestFor(await aQuote()));
    const [row] = await bookings();
    const [payment] = await payments();
    const now = world.now;
    await world.context.database.withAgency('harbour', async (tx) => {
      const open = { ...row!, status: 'quoted' as const };
      const hang = moveBooking(tx, open, { to: 'revalidated', reason: 'test', next: null }, now);
      await expect(hang).rejects.toThrow(IllegalMoveError);
      const begun = { ...payment!, status: 'none' as const } as PaymentRow;
      const wait = movePayment(tx, row!, begun, { to: 'authorised', reason: 'test', next: null }, now);
      await expect(wait).rejects.toThrow(IllegalMoveError);
    });
  });

  it('keeps the ledger balanced and the past unchanged, by the database itself', async () => {
    await book(requestFor(await aQuote()));
    const [entry] = await world.sql<Record<string, string>>('select * from ledger_entries limit 1');
    await expect(
      world.sql(
        `insert into ledger_entries (agency_id, posting_id, account, kind, booking_id, payment_id, amount, currency, at)
         values ('harbour', 'x', 'gateway', 'debit', $1, $2, 5, 'USD', now())`,
        [entry!['booking_id'], entry!['payment_id']],
      ),
    ).rejects.toThrow('does not balance');
    await expect(world.sql(`update ledger_entries set amount = 1`)).rejects.toThrow('append-only');
    await expect(world.sql(`delete from booking_events`)).rejects.toThrow('append-only');
  });

  it('hides every row of one agency from another', async () => {
    await book(requestFor(await aQuote()));
    for (const table of [
      'quotes',
      'bookings',
      'payments',
      'instalments',
      'ledger_entries',
      'booking_events',
      'outbox',
      'idempotency_keys',
    ]) {
      const count = (agency: string) =>
        world.context.database.withAgency(agency, (tx) =>
          tx.query<{ n: number }>(`select count(*)::int as n from ${table}`),
        );
      expect((await count('harbour'))[0]!.n).toBeGreaterThan(0);
      expect((await count('nordlys'))[0]!.n).toBe(0);
    }
  });
});
