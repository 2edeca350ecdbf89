import { inspect } from 'node:util';
import type { Booking, CancelQuote } from '@portolan/contract';
import { SupplierError } from '@portolan/suppliers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { createWorld, type World } from '../testing/test-world.ts';
import { bookingById } from './booking-rows.ts';
import { readPdf } from '../documents/read-pdf.ts';
import { purgeTravellerDocuments } from '../jobs/purge.ts';

// A service that nobody sells goes through quote, booking and cancelling, to show that none of it is a hotel's.

let world: World;
const desk = createBookingDesk(() => world);
const { aVoyageQuote, aVoyageOffer, onBoard, requestFor, book, get, quoteCancel, cancel } = desk;
const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 2, 1, 12);
const usd = (amount: number) => ({ amount, currency: 'USD' });

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'second');
});
afterAll(() => world?.close());
beforeEach(() => {
  world.reset();
  world.now = start;
  world.told.length = 0;
});
afterEach(async () => {
  const violations = await world.violations();
  await desk.clear();
  expect(violations).toEqual([]);
});

async function aVoyage(more: object = {}): Promise<Booking> {
  const request = requestFor(await aVoyageQuote(), { travellers: onBoard, ...more });
  const { status, body } = await book(request);
  expect(status, inspect(body)).toBe(200);
  return body.data;
}

describe('a quote of a second service', () => {
  it('has every part with a price and terms of its own, which add up to the whole', async () => {
    const { item, parts, price, cancellation } = await aVoyageQuote();
    expect(item).toMatchObject({
      service: 'cruise',
      title: 'Aurelia',
      line: 'Barcelona – Istanbul',
      starts: { local: '2026-06-06T17:00', zone: 'Europe/Madrid', at: '2026-06-06T15:00:00.000Z' },
      ends: { local: '2026-06-13T08:00', zone: 'Europe/Istanbul', at: '2026-06-13T05:00:00.000Z' },
      travellers: 2,
    });
    expect(parts.map(({ kind, label, price: own }) => [kind, label, own?.dueNow])).toEqual([
      ['cabin', 'Balcony cabin', usd(110_000)],
      ['gratuity', 'Tips', usd(9_900)],
    ]);
    // Ten percent of markup over all; what is optional on board is no part of the price.
    expect(price).toMatchObject({ dueNow: usd(119_900), unit: { per: 'guest' } });
    expect(price!.dueThere).toMatchObject([
      { code: 'resort_fee', asked: { amount: 5_000, currency: 'EUR' }, collectedBy: 'on_board' },
    ]);
    expect(parts[0]!.cancellation.steps.map(({ amount }) => amount)).toEqual([usd(25_000), usd(90_000)]);
    expect(parts[1]!.cancellation).toMatchObject({ refundable: true, steps: [] });
    expect(cancellation.steps).toEqual([
      { from: '2026-04-07T15:00:00.000Z', amount: usd(25_000) },
      { from: '2026-05-27T15:00:00.000Z', amount: usd(90_000) },
    ]);
  });
  it('offers what else sails when it is sold out', async () => {
    const [v1] = world.halyard.voyages.values();
    const offerId = aVoyageOffer();
    world.halyard.voyages.set('v2', { ...v1!, voyageId: 'v2', ship: 'Boreas', cabin: 90_000 });
    world.halyard.next('quote', () => ({ status: 'sold_out' }));
    const { body } = await world.call<{ data: { status: string; alternatives: object[] } }>(
      'POST',
      '/api/quotes',
      { body: { offerId } },
    );
    expect(body.data).toMatchObject({
      status: 'sold_out',
      alternatives: [{ price: { dueNow: usd(108_900) } }],
    });
  });
  it('asks for what its supplier needs, and refuses whoever does not tell it, with every field', async () => {
    const quote = await aVoyageQuote();
    expect(quote.needs).toMatchObject({
      names: 'all',
      document: 'must',
      questions: [{ id: 'help', sensitive: true, need: 'may' }],
    });
    const [ada, charles] = onBoard as [(typeof onBoard)[number], (typeof onBoard)[number]];
    const { document: _, ...unknown } = ada;
    const travellers = [unknown, { ...charles, firstName: 'Чарльз', answers: { shoe: '43' } }];
    const { status, body } = await book(requestFor(quote, { travellers }));
    expect([status, body.code]).toEqual([400, 'TRAVELLER_DETAILS']);
    expect(Object.keys(body.fields!).sort()).toEqual([
      'travellers.0.document',
      'travellers.1.answers.shoe',
      'travellers.1.firstName',
    ]);
    expect((await book(requestFor(quote, { travellers: [ada] }))).body.code).toBe('VALIDATION_FAILED');
    expect(await desk.bookings()).toEqual([]);
  });
});

describe('a booking of a second service', () => {
  it('is paid, booked and documented, and read by lists in plain columns', async () => {
    const booking = await aVoyage();
    expect(booking).toMatchObject({
      status: 'documented',
      paymentStatus: 'captured',
      item: { service: 'cruise', title: 'Aurelia' },
      price: { dueNow: usd(119_900) },
    });
    expect(booking.parts).toHaveLength(2);
    const [row] = await desk.bookings();
    expect(row).toMatchObject({
      service: 'cruise',
      title: 'Aurelia',
      zone: 'Europe/Madrid',
      starts_local: '2026-06-06T17:00',
      ends_local: '2026-06-13T08:00',
      done: { cabin: 'B214' },
    });
    const list = await world.call<{ data: object[] }>('GET', '/api/bookings?from=2026-06-06&to=2026-06-06', {
      as: 'agent',
    });
    expect(list.body.data).toMatchObject([{ reference: booking.reference, item: { service: 'cruise' } }]);
  });
  it('tells the supplier every detail, keeps none of them in the open, and forgets them a month after its end', async () => {
    const answers = { help: 'A wheelchair at the gangway' };
    const booking = await aVoyage({ travellers: [{ ...onBoard[0]!, answers }, onBoard[1]!] });
    expect(world.halyard.travellers).toEqual([[{ ...onBoard[0]!, answers }, onBoard[1]!]]);
    const kept = await world.sql<{ sealed: string; purge_at: string }>('select * from traveller_documents');
    expect(kept).toHaveLength(1);
    expect(new Date(kept[0]!.purge_at).toISOString()).toBe('2026-07-13T05:00:00.000Z');
    const tables = [
      'bookings',
      'quotes',
      'booking_events',
      'outbox',
      'idempotency_keys',
      'traveller_documents',
    ];
    const rows = await Promise.all(tables.map((table) => world.sql(`select * from ${table}`)));
    const shown = await get(booking.reference, { as: 'owner' });
    for (const secret of ['P123450', 'wheelchair', '1990-12-10'])
      for (const text of [JSON.stringify(rows), JSON.stringify(shown.body), world.logs.join()])
        expect(text).not.toContain(secret);
    world.now = Date.parse('2026-07-13T05:00:01.000Z');
    await purgeTravellerDocuments(world.context);
    expect(await world.sql('select * from traveller_documents')).toEqual([]);
  });
  it('forgets the details of a booking that came to nothing within a day', async () => {
    world.halyard.next('book', () => ({ status: 'rejected', reason: 'full' }));
    const { body } = await book(requestFor(await aVoyageQuote(), { travellers: onBoard }));
    expect(body.code).toBe('SOLD_OUT');
    const [kept] = await world.sql<{ purge_at: string }>('select purge_at from traveller_documents');
    expect(Date.parse(kept!.purge_at)).toBe(start + day);
  });
  it('waits for days where a person confirms, then is documented, and was never booked twice', async () => {
    const decidedBy = new Date(start + 3 * day).toISOString();
    world.halyard.next('book', async (usual) => {
      await usual();
      for (const one of world.halyard.booked.values()) Object.assign(one, { status: 'pending', decidedBy });
      return { status: 'pending', supplierReference: 'H-1', decidedBy };
    });
    const { reference, accessToken: token = '' } = await aVoyage();
    await world.pass(2 * day, hour);
    expect((await get(reference, { token })).body.data.status).toBe('pending');
    for (const one of world.halyard.booked.values()) delete one.status;
    await world.pass(4 * hour, hour);
    expect((await get(reference, { token })).body.data.status).toBe('documented');
  });
  it('asks for consent when one of its parts has become dearer', async () => {
    const quote = await aVoyageQuote();
    const [voyage] = world.halyard.voyages.values();
    world.halyard.voyages.set('v1', { ...voyage!, cabin: 120_000 });
    const { status, body } = await book(requestFor(quote, { travellers: onBoard }));
    expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(body.data).toMatchObject({ version: 2, price: { dueNow: usd(141_900) }, previous: { total: {} } });
  });
});

describe('holding without paying', () => {
  const inDays = (days: number) => new Date(start + days * day).toISOString();
  async function held(more: object = {}) {
    const quote = await aVoyageQuote();
    const path = `/api/quotes/${quote.quoteId}/hold`;
    const body = {
      acceptedVersion: quote.version,
      travellers: onBoard,
      contact: { email: 'ada@example.test', phone: '+351 210 000 000' },
      ...more,
    };
    const hold = (key = desk.newKey()) =>
      world.call<{ data: Booking; message?: string }>('POST', path, { body, key });
    return { quote, hold };
  }
  const release = (reference: string, token: string) =>
    world.call<{ data: Booking }>('POST', `/api/bookings/${reference}/release?token=${token}`, {
      body: {},
      key: desk.newKey(),
    });

  it('keeps the quote as long as its price is promised, and is paid by a booking of the same quote', async () => {
    world.halyard.canHold(inDays(3), inDays(2));
    const { quote, hold } = await held();
    const key = desk.newKey();
    const { status, body } = await hold(key);
    expect([status, body.data.status, body.data.paymentStatus], inspect(body)).toEqual([200, 'held', 'none']);
    expect((await hold(key)).body.data.reference).toBe(body.data.reference);
    expect((await hold()).body.data.reference).toBe(body.data.reference);
    expect(await desk.payments()).toEqual([]);
    await world.pass(day, 6 * hour);
    const paid = await book(requestFor(quote, { travellers: onBoard }));
    expect(paid.body.data).toMatchObject({ reference: body.data.reference, status: 'documented' });
  });
  it('ends by itself when nobody pays, and is given back when the traveller says so', async () => {
    world.halyard.canHold(inDays(3));
    const first = await (await held()).hold();
    await world.pass(3 * day + hour, 6 * hour);
    const { reference, accessToken: token = '' } = first.body.data;
    expect((await get(reference, { token })).body.data.status).toBe('expired');
    expect((await release(reference, token)).body.code).toBe('HOLD_EXPIRED');
    await desk.clear();

    world.now = start;
    const second = (await (await held()).hold()).body.data;
    const done = await release(second.reference, second.accessToken!);
    expect(done.body.data.status).toBe('released');
    expect((await release(second.reference, second.accessToken!)).body.data.status).toBe('released');
    expect(world.halyard.released).toHaveLength(1);
  });
  it('is refused where the supplier cannot hold, and by others who want the same quote', async () => {
    const { hold } = await held();
    expect((await hold()).body.code).toBe('NOT_HOLDABLE');
    expect(await desk.bookings()).toEqual([]);
    world.halyard.canHold(inDays(3));
    expect((await hold()).status).toBe(200);
    const booked = await aVoyage();
    expect((await release(booked.reference, booked.accessToken!)).body.code).toBe('NOT_HOLDABLE');
    world.halyard.next('hold', () => {
      throw new SupplierError('halyard', 'unavailable', 'down');
    });
    const other = await held();
    expect((await other.hold()).body.code).toBe('SUPPLIER_UNAVAILABLE');
  });
});

describe('what a supplier says after it has confirmed', () => {
  /** What the supplier has under our reference. */
  const atSupplier = (set: object) => {
    for (const one of world.halyard.booked.values()) Object.assign(one, set);
  };
  const news = (kind: 'documents' | 'cancelled' | 'schedule', changeId = 'H-1') => {
    const reference = [...world.halyard.booked.keys()].at(-1);
    const at = new Date(world.now).toISOString();
    world.halyard.news.push({
      reference: reference!,
      changeId,
      at,
      kind,
      answerBy: null,
      facts: { port: 'Valletta' },
    });
  };

  it('takes the money at once where tickets come later, asks for them, and is documented when they are there', async () => {
    world.halyard.next('book', async (usual) => {
      const answer = (await usual()) as object;
      atSupplier({ documents: 'later' });
      return { ...answer, documents: 'later' };
    });
    const { reference, status, paymentStatus, accessToken: token = '' } = await aVoyage();
    expect([status, paymentStatus]).toEqual(['confirmed', 'captured']);
    await world.pass(2 * hour, 10 * 60_000);
    expect((await get(reference, { token })).body.data.status).toBe('confirmed');
    atSupplier({ documents: 'ready' });
    await world.pass(2 * hour, 10 * 60_000);
    expect((await get(reference, { token })).body.data.status).toBe('documented');
    expect(await desk.payments()).toMatchObject([{ captured: 119_900, refunded: 0 }]);
  });
  it('tells a person when the tickets do not come in time, and takes them when they do', async () => {
    world.halyard.next('book', async (usual) => {
      const answer = (await usual()) as object;
      atSupplier({ documents: 'later' });
      return { ...answer, documents: 'later' };
    });
    const { reference, accessToken: token = '' } = await aVoyage();
    await world.pass(4 * day, hour);
    const open = await world.sql<{ reason: string }>('select reason from booking_reviews');
    expect(open).toEqual([{ reason: 'documents_missing' }]);
    atSupplier({ documents: 'ready' });
    await world.pass(2 * hour, hour);
    expect((await get(reference, { token })).body.data.status).toBe('documented');
  });
  it('keeps a change once, however often it is told, and reads on from where it was', async () => {
    const { reference, accessToken: token = '' } = await aVoyage();
    news('schedule');
    news('schedule');
    expect(await world.context.booking.readNews()).toBe(1);
    expect(await world.context.booking.readNews()).toBe(0);
    news('schedule', 'H-2');
    expect(await world.context.booking.readNews()).toBe(1);
    const kept = await world.sql('select seq, change_id, kind, facts from booking_changes order by seq');
    expect(kept).toEqual([
      { seq: 1, change_id: 'H-1', kind: 'schedule', facts: { port: 'Valletta' } },
      { seq: 2, change_id: 'H-2', kind: 'schedule', facts: { port: 'Valletta' } },
    ]);
    await world.work();
    expect(world.told.filter(({ topic }) => topic === 'booking.changed')).toHaveLength(2);
    // It stands as it stood, and still ends by itself.
    expect((await get(reference, { token })).body.data.status).toBe('documented');
    await world.pass(130 * day, 5 * day);
    expect((await get(reference, { token })).body.data.status).toBe('completed');
  });
  it('gives everything back when the supplier cancels, whatever the terms say', async () => {
    const { reference, accessToken: token = '' } = await aVoyage();
    world.now = Date.parse('2026-06-01T12:00:00Z');
    atSupplier({ status: 'cancelled', cancelledBy: 'supplier' });
    news('cancelled');
    await world.context.booking.readNews();
    await world.work();
    expect((await get(reference, { token })).body.data).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      cancelled: { bySupplier: true, refund: usd(119_900), penalty: usd(0), refunded: true },
    });
  });
  it('gives everything back too when the traveller cancels what the supplier has just cancelled', async () => {
    const { reference, accessToken: token = '' } = await aVoyage();
    world.now = Date.parse('2026-06-01T12:00:00Z');
    const { body } = await quoteCancel(reference, { token });
    expect(body.data.penalty.amount).toBeGreaterThan(0);
    atSupplier({ status: 'cancelled', cancelledBy: 'supplier' });
    await cancel(reference, body.data.cancelQuoteId, { token });
    await world.work();
    expect((await get(reference, { token })).body.data).toMatchObject({
      status: 'cancelled',
      cancelled: { bySupplier: true, refund: usd(119_900), penalty: usd(0), refunded: true },
    });
  });
  it('gives everything back as well when the answer to that cancelling got lost', async () => {
    const { reference, accessToken: token = '' } = await aVoyage();
    world.now = Date.parse('2026-06-01T12:00:00Z');
    const { body } = await quoteCancel(reference, { token });
    world.halyard.next('cancel', () => {
      atSupplier({ status: 'cancelled', cancelledBy: 'supplier' });
      throw new SupplierError('halyard', 'timeout', 'says nothing');
    });
    await cancel(reference, body.data.cancelQuoteId, { token });
    await world.pass(2 * hour, 10 * 60_000);
    expect((await get(reference, { token })).body.data).toMatchObject({
      status: 'cancelled',
      cancelled: { bySupplier: true, penalty: usd(0), refunded: true },
    });
  });
  it('believes no news alone: a booking that the supplier still has is not cancelled', async () => {
    const { reference, accessToken: token = '' } = await aVoyage();
    news('cancelled');
    await world.context.booking.readNews();
    await world.work();
    expect((await get(reference, { token })).body.data.status).toBe('documented');
  });
  it('is looked at again when the supplier cannot be asked, and while its money is still to be taken', async () => {
    const { reference, accessToken: token = '' } = await aVoyage();
    atSupplier({ status: 'cancelled', cancelledBy: 'supplier' });
    news('cancelled');
    for (let look = 0; look < 2; look++)
      world.halyard.next('retrieve', () => {
        throw new SupplierError('halyard', 'unavailable', 'down');
      });
    await world.context.booking.readNews();
    await world.work();
    expect((await get(reference, { token })).body.data.status).toBe('documented');
    await world.pass(hour, 60_000);
    expect((await get(reference, { token })).body.data.status).toBe('cancelled');
    await desk.clear();

    world.now = start;
    world.gateway.failNext('capture', 'unavailable');
    const later = await aVoyage();
    expect([later.status, later.paymentStatus]).toEqual(['confirmed', 'authorised']);
    atSupplier({ status: 'cancelled', cancelledBy: 'supplier' });
    news('cancelled', 'H-2');
    await world.context.booking.readNews();
    await world.pass(hour, 60_000);
    expect((await get(later.reference, { token: later.accessToken! })).body.data).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'voided',
    });
  });
  it('is looked at again when the supplier told of it before its answer to the booking came', async () => {
    world.halyard.next('book', async (usual) => {
      const answer = await usual();
      atSupplier({ status: 'cancelled', cancelledBy: 'supplier' });
      news('cancelled');
      await world.context.booking.readNews();
      return answer;
    });
    const { reference, accessToken: token = '' } = await aVoyage();
    await world.work();
    expect((await get(reference, { token })).body.data).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
    });
  });
  it('leaves to a person what it takes back without having cancelled it', async () => {
    const { reference, accessToken: token = '' } = await aVoyage();
    news('documents');
    world.halyard.next('retrieve', () => ({ status: 'not_found' }));
    await world.context.booking.readNews();
    await world.work();
    expect((await get(reference, { token })).body.data.status).toBe('documented');
    expect(await world.sql('select reason from booking_reviews')).toEqual([
      { reason: 'supplier_took_it_back' },
    ]);
  });
});

describe('a deposit and a balance', () => {
  const deposit = { kind: 'deposit', deposit: usd(21_800), balanceBy: '2026-04-01T00:00:00.000Z' } as const;
  const sellByDeposit = () => {
    const [voyage] = world.halyard.voyages.values();
    world.halyard.voyages.set('v1', { ...voyage!, payment: deposit });
  };
  it('charge the deposit at once and the rest when it is paid', async () => {
    sellByDeposit();
    const { price } = await aVoyageQuote();
    expect(price).toMatchObject({
      dueNow: usd(23_980),
      dueLater: [{ amount: usd(95_920), by: '2026-04-01T00:00:00.000Z' }],
    });
    const { reference, paymentStatus, status, accessToken: token = '' } = await aVoyage();
    expect([status, paymentStatus]).toEqual(['documented', 'captured']);
    // A fifth of the price, as of what the supplier asks for.
    expect(await desk.payments()).toMatchObject([{ instalment: 0, amount: 23_980, captured: 23_980 }]);
    const paid = await desk.payInstalment(reference, { token });
    expect(paid.status, inspect(paid.body)).toBe(200);
    expect(await desk.payments()).toMatchObject([{ captured: 23_980 }, { instalment: 1, captured: 95_920 }]);
    const again = await desk.payInstalment(reference, { token });
    expect(again.status).toBe(409);
  });
  it('give back what was paid of it and no more when the supplier cancels', async () => {
    sellByDeposit();
    const { reference, accessToken: token = '' } = await aVoyage();
    for (const one of world.halyard.booked.values())
      Object.assign(one, { status: 'cancelled', cancelledBy: 'supplier' });
    const [booked] = world.halyard.booked.keys();
    const at = new Date(world.now).toISOString();
    world.halyard.news.push({
      reference: booked!,
      changeId: 'N',
      at,
      kind: 'cancelled',
      answerBy: null,
      facts: {},
    });
    await world.context.booking.readNews();
    await world.work();
    expect((await get(reference, { token })).body.data).toMatchObject({
      status: 'cancelled',
      cancelled: { refund: usd(23_980), penalty: usd(0), refunded: true },
    });
  });
  it('keep of a deposit no more than was paid when the traveller cancels late', async () => {
    sellByDeposit();
    const { reference, accessToken: token = '' } = await aVoyage();
    world.now = Date.parse('2026-04-10T12:00:00Z');
    const { body } = await quoteCancel(reference, { token });
    expect(body.data).toMatchObject({ paid: usd(23_980), penalty: usd(23_980), refund: usd(0) });
  });
});

describe('cancelling a second service', () => {
  async function asked(reference: string, token: string): Promise<CancelQuote> {
    const { status, body } = await quoteCancel(reference, { token });
    expect(status, inspect(body)).toBe(200);
    return body.data;
  }
  it('costs what the terms of each part say, and gives back the rest once', async () => {
    const { reference, accessToken: token = '' } = await aVoyage();
    // Less than 60 days before: a quarter of the cabin's price, and nothing of the tips.
    world.now = Date.parse('2026-04-10T12:00:00Z');
    const quote = await asked(reference, token);
    expect(quote).toMatchObject({
      paid: usd(119_900),
      penalty: usd(25_000),
      refund: usd(94_900),
      nextPenaltyAt: '2026-05-27T15:00:00.000Z',
      timeZone: 'Europe/Madrid',
    });
    expect(quote.parts).toMatchObject([
      { kind: 'cabin', penalty: usd(25_000), refund: usd(85_000) },
      { kind: 'gratuity', penalty: usd(0), refund: usd(9_900) },
    ]);
    const { body } = await cancel(reference, quote.cancelQuoteId, { token });
    expect(body.data).toMatchObject({ status: 'cancelled', cancelled: { refund: usd(94_900) } });
    expect(body.data.cancelled).not.toHaveProperty('bySupplier');
    await world.work();
    expect(await desk.payments()).toMatchObject([{ captured: 119_900, refunded: 94_900 }]);
  });
  it('gives the port taxes back even when the rest is lost, and nothing once it has sailed', async () => {
    const { reference, accessToken: token = '' } = await aVoyage();
    world.now = Date.parse('2026-06-01T12:00:00Z');
    const quote = await asked(reference, token);
    expect(quote).toMatchObject({ penalty: usd(90_000), refund: usd(29_900), nextPenaltyAt: null });
    world.now = Date.parse('2026-06-06T15:00:00Z');
    const { body } = await quoteCancel(reference, { token });
    expect(body).toMatchObject({ code: 'BOOKING_NOT_CANCELLABLE' });
  });
});

it('is put before a client in a proposal, booked from it, and told in a voucher and an invoice', async () => {
  const made = await world.call<{ data: { proposalId: string } }>('POST', '/api/proposals', {
    as: 'agent',
    key: desk.newKey(),
    body: { title: 'East', clientName: 'Ada', items: [{ offerId: aVoyageOffer() }] },
  });
  expect(made.status, inspect(made.body)).toBe(200);
  const seen = await world.call<{ data: { items: { offerId: string; item: object }[] } }>(
    'GET',
    `/api/proposals/${made.body.data.proposalId}`,
  );
  const [item] = seen.body.data.items;
  expect(item).toMatchObject({ item: { service: 'cruise', title: 'Aurelia' } });
  const quoted = await world.call<{ data: Parameters<typeof requestFor>[0] }>('POST', '/api/quotes', {
    body: { offerId: item!.offerId },
  });
  const { body } = await book(requestFor(quoted.body.data, { travellers: onBoard }));
  const { reference, accessToken: token = '' } = body.data;
  const documents = await world.call<{ data: { kind: string }[] }>(
    'GET',
    `/api/bookings/${reference}/documents?token=${token}`,
  );
  expect(documents.body.data.map(({ kind }) => kind)).toEqual(['voucher', 'invoice']);
  const { booking_id } = (await desk.bookings())[0]!;
  const row = await world.context.database.withAgency('harbour', (tx) =>
    bookingById(tx, 'harbour', booking_id),
  );
  const voucher = await world.context.documents.render(row!, 'voucher', 'en');
  const { text } = await readPdf(voucher!.pdf);
  for (const known of ['Aurelia', 'Barcelona', 'Ada Lovelace', 'Charles Babbage'])
    expect(text).toContain(known);
});
