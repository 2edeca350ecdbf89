import { SupplierError, type SupplierLimits } from '@portolan/suppliers';
import { PaymentError } from '@portolan/payments';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { createWorld, type World } from '../testing/test-world.ts';
import { createPayments } from './pay.ts';

let world: World;
const desk = createBookingDesk(() => world);
const { aQuote, requestFor, book, get, newKey, bookings, payments, path, balances } = desk;
const minute = 60_000;

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'follow_up');
});
afterAll(() => world?.close());
beforeEach(() => {
  world.reset();
  world.told.length = 0;
  world.now = Date.UTC(2026, 2, 1, 12);
});
afterEach(async () => {
  expect(await world.violations({ settled: true })).toEqual([]);
  await desk.clear();
});

const timeout = () => {
  throw new SupplierError('meridian', 'timeout', 'no answer');
};
const reviews = () =>
  world.sql<{ reason: string; closed_at: Date | null }>(
    'select reason, closed_at from booking_reviews order by opened_at',
  );

/** Books, and the supplier's answer gets lost; `later`: what it has under our reference in the end. */
async function anUnknown(): Promise<{ reference: string; accessToken: string; id: string }> {
  world.meridian.next('book', timeout);
  const { body } = await book(requestFor(await aQuote()));
  expect(body.data.status).toBe('unknown');
  const [row] = await bookings();
  return { reference: body.data.reference, accessToken: body.data.accessToken ?? '', id: row!.booking_id };
}
const appear = (id: string, status?: 'pending' | 'rejected') =>
  world.meridian.booked.set(id, { supplierReference: 'late-1', ...(status ? { status } : {}) });

describe('a booking whose outcome nobody knows', () => {
  it('is confirmed, captured and documented by jobs when it shows up late at the supplier', async () => {
    const { reference, accessToken, id } = await anUnknown();
    await world.pass(5 * minute);
    expect((await bookings())[0]!.status).toBe('unknown');
    appear(id);
    await world.pass(10 * minute);
    const { body } = await get(reference, { token: accessToken });
    expect(body.data).toMatchObject({
      status: 'documented',
      paymentStatus: 'captured',
      supplierReference: 'late-1',
    });
    expect(world.meridian.count('book')).toBe(1);
    const told = world.told.toSorted((a, b) => Number(a.payload['seq']) - Number(b.payload['seq']));
    expect(told.map(({ topic }) => topic)).toEqual([
      'booking.revalidated', 'payment.authorised', 'booking.submitting', 'booking.unknown', 'booking.confirmed', 'payment.captured',
      'booking.documented',
    ]); // prettier-ignore
    expect(await balances()).toEqual({ agency_commission: 1_900, supplier: 19_000, traveller: -20_900 });
  });

  it('gives the money back when the supplier turns out to have rejected it', async () => {
    const { id } = await anUnknown();
    appear(id, 'rejected');
    await world.pass(2 * minute);
    expect((await bookings())[0]!.status).toBe('rejected');
    expect((await payments())[0]!.status).toBe('voided');
    expect(await balances()).toEqual({});
  });

  it('becomes pending, then what the supplier decides', async () => {
    const { id } = await anUnknown();
    appear(id, 'pending');
    await world.pass(2 * minute);
    expect((await bookings())[0]!.status).toBe('pending');
    appear(id);
    await world.pass(5 * minute);
    expect(await path()).toEqual([
      'revalidated', 'submitting', 'unknown', 'pending', 'confirmed', 'documented',
    ]); // prettier-ignore
  });

  it('is asked for with growing pauses for thirty minutes, then waits for a person, and is never booked again', async () => {
    const { id } = await anUnknown();
    const before = world.meridian.count('retrieve');
    await world.pass(29 * minute, 5_000);
    expect((await bookings())[0]!.status).toBe('unknown');
    const looks = world.meridian.count('retrieve') - before;
    expect(looks).toBeGreaterThan(8);
    expect(looks).toBeLessThan(20);
    await world.pass(2 * minute);
    expect((await bookings())[0]).toMatchObject({ status: 'manual_review', next_action: 'retrieve' });
    expect(await reviews()).toMatchObject([{ reason: 'unknown_too_long', closed_at: null }]);
    // The money stays reserved: the room may exist.
    expect((await payments())[0]!.status).toBe('authorised');
    await world.pass(3 * 60 * minute, 20 * minute);
    expect((await payments())[0]!.status).toBe('authorised');
    // What a person would find out, the hourly look finds too.
    appear(id);
    await world.pass(2 * 60 * minute, 20 * minute);
    expect((await bookings())[0]!.status).toBe('documented');
    expect((await reviews())[0]!.closed_at).not.toBeNull();
    expect(world.meridian.count('book')).toBe(1);
  });

  it('waits on while the supplier cannot be asked', async () => {
    const { id } = await anUnknown();
    appear(id);
    for (let i = 0; i < 3; i++)
      world.meridian.next('retrieve', () => {
        throw new SupplierError('meridian', 'bad_response', 'HTML instead of JSON');
      });
    await world.pass(25_000, 5_000);
    expect((await bookings())[0]!.status).toBe('unknown');
    await world.pass(10 * minute);
    expect((await bookings())[0]!.status).toBe('documented');
  });
});

describe('a pending booking', () => {
  it.each([
    [undefined, 'documented', 'captured'],
    ['rejected', 'rejected', 'voided'],
  ] as const)('that the supplier decides as %s ends %s, its payment %s', async (decision, status, money) => {
    world.meridian.next('book', () => ({ status: 'pending', supplierReference: 'later' }));
    await book(requestFor(await aQuote()));
    const [row] = await bookings();
    appear(row!.booking_id, 'pending');
    await world.pass(3 * minute);
    expect((await bookings())[0]!.status).toBe('pending');
    appear(row!.booking_id, decision);
    await world.pass(5 * minute);
    expect((await bookings())[0]!.status).toBe(status);
    expect((await payments())[0]!.status).toBe(money);
  });
});

describe('how long a booking is followed', () => {
  const hour = 60 * minute;
  const day = 24 * hour;
  const atMeridian = (values: Partial<SupplierLimits>) => {
    world.meridian.limits = { ...world.meridian.limits, ...values };
  };
  /** Books, and the supplier has it pending until a test decides otherwise. */
  async function aPending(decidedBy: string | null = null): Promise<string> {
    world.meridian.next('book', () => ({ status: 'pending', supplierReference: 'later', decidedBy }));
    const { body } = await book(requestFor(await aQuote()));
    expect(body.data.status).toBe('pending');
    const [row] = await bookings();
    const id = row!.booking_id;
    world.meridian.booked.set(id, { supplierReference: 'later', status: 'pending', decidedBy });
    return id;
  }
  const status = async () => (await bookings())[0]!.status;

  it('stays pending for 72 hours at a supplier that confirms by hand, and is documented when it does', async () => {
    atMeridian({ pendingMs: 3 * day });
    const id = await aPending();
    await world.pass(3 * day - hour, 4 * hour);
    expect(await status()).toBe('pending');
    expect(await reviews()).toEqual([]);
    appear(id);
    await world.pass(hour, 10 * minute);
    expect(await status()).toBe('documented');
    expect((await payments())[0]!.status).toBe('captured');
  });

  it('goes to a person when the supplier has had its time', async () => {
    atMeridian({ pendingMs: 3 * day });
    const id = await aPending();
    await world.pass(3 * day - hour, 4 * hour);
    expect(await status()).toBe('pending');
    await world.pass(hour + minute, 10 * minute);
    expect(await status()).toBe('manual_review');
    expect(await reviews()).toMatchObject([{ reason: 'pending_too_long', closed_at: null }]);
    expect((await payments())[0]!.status).toBe('authorised');
    appear(id, 'rejected');
    await world.pass(2 * hour, 20 * minute);
    expect(await status()).toBe('rejected');
  });

  it.each([
    ['sooner', 2 * hour],
    ['later', 2 * day],
  ])('goes to a person at the moment that the supplier named, %s than it usually takes', async (_, ms) => {
    atMeridian({ pendingMs: day });
    const id = await aPending(new Date(world.now + ms).toISOString());
    await world.pass(ms - 10 * minute, ms / 12);
    expect(await status()).toBe('pending');
    await world.pass(11 * minute, minute);
    expect(await status()).toBe('manual_review');
    expect(await reviews()).toMatchObject([{ reason: 'pending_too_long' }]);
    appear(id);
    await world.pass(2 * hour, 20 * minute);
    expect(await status()).toBe('documented');
  });

  it('keeps to the moment that the supplier named while the supplier does not answer', async () => {
    atMeridian({ pendingMs: day });
    const id = await aPending(new Date(world.now + 2 * day).toISOString());
    for (let call = 0; call < 200; call++)
      world.meridian.next('retrieve', () => {
        throw new SupplierError('meridian', 'unavailable', 'down');
      });
    await world.pass(30 * hour, 2 * hour);
    expect(await status()).toBe('pending');
    expect(await reviews()).toEqual([]);
    world.meridian.clearScripts();
    appear(id);
    await world.pass(18 * hour, 2 * hour);
    expect(await status()).toBe('documented');
  });

  it('keeps what the supplier told when it confirmed', async () => {
    await book(requestFor(await aQuote()));
    expect((await bookings())[0]!.done).toEqual({ propertyConfirmation: null });
  });

  it('is unknown for five minutes where the supplier can only guess, then a person decides', async () => {
    atMeridian({ lookup: 'guess' });
    const { id } = await anUnknown();
    await world.pass(4 * minute, 10_000);
    expect(await status()).toBe('unknown');
    await world.pass(2 * minute, 10_000);
    expect(await status()).toBe('manual_review');
    expect(await reviews()).toMatchObject([{ reason: 'unknown_too_long' }]);
    expect((await payments())[0]!.status).toBe('authorised');
    appear(id);
    await world.pass(2 * hour, 20 * minute);
    expect(await status()).toBe('documented');
  });

  it('is asked for with all by which a supplier may find it', async () => {
    world.meridian.canHold('2026-03-01T12:20:00Z');
    const { id } = await anUnknown();
    const [row] = await bookings();
    expect(world.meridian.refs.at(-1)).toEqual({
      reference: id,
      supplierReference: null,
      holdId: row!.hold_id,
      quoteKey: row!.quote_key,
      submittedAt: '2026-03-01T12:00:00.000Z',
      lead: { firstName: 'Ada', lastName: 'Lovelace' },
    });
    expect(row!.hold_id).toMatch(/^hold-/);
    appear(id);
    await world.pass(5 * minute);
  });

  it('leaves a supplier the time that it needs to book: nobody takes over while it is asked', async () => {
    atMeridian({ bookMs: 10 * minute });
    world.meridian.next('book', async (usual) => {
      world.now += 8 * minute;
      await world.work();
      return usual();
    });
    expect((await book(requestFor(await aQuote()))).body.data.status).toBe('documented');
    expect(await path()).toEqual(['revalidated', 'submitting', 'confirmed', 'documented']);
  });
});

describe('what ran out or was left behind', () => {
  it('ends an unpaid booking when its quote ends, and not before', async () => {
    const token = world.gateway.token('4000000000000002');
    const { body } = await book(requestFor(await aQuote(), { payment: { method: 'card', token } }));
    expect(body.code).toBe('PAYMENT_DECLINED');
    await world.pass(14 * minute);
    expect((await bookings())[0]!.status).toBe('revalidated');
    await world.pass(2 * minute);
    expect((await bookings())[0]).toMatchObject({ status: 'expired', next_action: null });
  });

  it('ends a held booking too, although its hold ended before', async () => {
    world.meridian.canHold('2026-03-01T12:05:00Z');
    const token = world.gateway.token('4000000000000002');
    await book(requestFor(await aQuote(), { payment: { method: 'card', token } }));
    await world.pass(14 * minute);
    expect((await bookings())[0]!.status).toBe('held');
    await world.pass(2 * minute);
    expect((await bookings())[0]!.status).toBe('expired');
  });

  it('captures later what could not be captured, then documents', async () => {
    for (let i = 0; i < 3; i++) world.gateway.failNext('capture', 'unavailable');
    expect((await book(requestFor(await aQuote()))).body.data.status).toBe('confirmed');
    world.gateway.failNext('capture', 'timeout');
    await world.pass(10 * minute);
    expect(await path()).toEqual(['revalidated', 'submitting', 'confirmed', 'documented']);
    expect((await payments())[0]).toMatchObject({ status: 'captured', captured: 20_900 });
  });

  it('leaves a payment as it is that another server captured while this one waited in vain', async () => {
    world.gateway.failNext('capture', 'unavailable');
    expect((await book(requestFor(await aQuote()))).body.data.status).toBe('confirmed');
    const { capture } = world.gateway;
    const lagging = vi.spyOn(world.gateway, 'capture').mockImplementationOnce(async (request, options) => {
      world.gateway.capture = capture;
      expect(await createPayments(world.context).capture((await bookings())[0]!)).toBe(true);
      await capture(request, options);
      throw new PaymentError('fake', 'timeout', 'no answer');
    });
    const [row] = await bookings();
    expect(await createPayments(world.context).capture(row!)).toBe(false);
    expect(lagging).toHaveBeenCalledOnce();
    expect((await payments())[0]).toMatchObject({ status: 'captured', next_action: null });
    await world.pass(10 * minute);
    expect((await bookings())[0]!.status).toBe('documented');
  });

  it('gives back what a gateway reserved for an attempt of a booking that is paid already', async () => {
    const { reference } = await desk.booked();
    const [row] = await bookings();
    // As a process left it that slept while another one booked.
    const key = `${row!.booking_id}-2`;
    await world.sql(
      `insert into payments (agency_id, payment_id, booking_id, attempt, idempotency_key, gateway, gateway_key, currency, amount,
         created_at, updated_at, next_action, next_action_at)
       select agency_id, payment_id || '2', booking_id, 2, 'slept', gateway, $1, currency, amount, created_at, updated_at,
         'retrieve', '2026-03-01T12:02Z' from payments`,
      [key],
    );
    const money = { amount: 20_900, currency: 'USD' };
    const token = world.gateway.token();
    await world.gateway.authorise({ key, token, money, reference: row!.booking_id });
    world.gateway.failNext('void', 'unavailable');
    await world.pass(30 * minute);
    expect((await payments()).map(({ status, reason }) => [status, reason])).toEqual([
      ['captured', 'captured'],
      ['failed', 'another_attempt'],
    ]);
    expect(world.gateway.paymentsOf(row!.booking_id).map(({ state }) => state)).toEqual([
      'taken',
      'released',
    ]);
    expect((await get(reference, { as: 'agent' })).body.data.status).toBe('documented');
  });

  it('begins no attempt to pay for what another process booked while this one slept', async () => {
    const quote = await aQuote();
    const { gateways } = world.context;
    const { current } = gateways;
    let other: Promise<{ status: number }> | undefined;
    const asleep = vi.spyOn(gateways, 'current').mockImplementation(async (agency) => {
      asleep.mockRestore();
      // Long enough for the lease of the quote to end.
      world.now += 5 * minute;
      other = book(requestFor(quote));
      await other;
      return current.call(gateways, agency);
    });
    const { body } = await book(requestFor(quote));
    expect((await other)?.status).toBe(200);
    expect(body.code).toBe('BOOKING_PENDING');
    expect((await payments()).map(({ status }) => status)).toEqual(['captured']);
  });

  it('looks once more at a payment of a cancelled booking whose moment was left behind, and never again', async () => {
    const { reference, accessToken: token = '' } = await desk.booked();
    const quote = (await desk.quoteCancel(reference, { token })).body.data;
    await desk.cancel(reference, quote.cancelQuoteId, { token });
    await world.sql(`update payments set next_action = 'capture', next_action_at = '2026-03-01T12:00:30Z'`);
    await world.pass(2 * minute);
    expect((await payments())[0]).toMatchObject({
      status: 'refunded',
      next_action: null,
      next_action_at: null,
    });
  });

  it('gives back later what could not be given back', async () => {
    world.meridian.next('book', () => ({ status: 'rejected', reason: 'rooms_unavailable' }));
    world.gateway.failNext('void', 'unavailable');
    expect((await book(requestFor(await aQuote()))).body.code).toBe('SOLD_OUT');
    expect((await payments())[0]!.status).toBe('authorised');
    await world.pass(5 * minute);
    expect((await payments())[0]!.status).toBe('voided');
  });

  it('finds out about an authorisation whose answer got lost, and gives it back when nobody pays again', async () => {
    world.gateway.failNext('authorise', 'timeout');
    world.gateway.failNext('retrieve', 'unavailable');
    expect((await book(requestFor(await aQuote()))).body.code).toBe('PAYMENT_UNAVAILABLE');
    expect((await payments())[0]!.status).toBe('none');
    await world.pass(50 * minute);
    expect((await payments())[0]!.status).toBe('voided');
    expect((await bookings())[0]!.status).toBe('expired');
  });

  it('completes a booking once its stay is over', async () => {
    await desk.booked();
    await world.pass(30 * 24 * 60 * minute, 24 * 60 * minute);
    expect((await bookings())[0]!.status).toBe('documented');
    await world.pass(15 * 24 * 60 * minute, 24 * 60 * minute);
    expect((await bookings())[0]).toMatchObject({ status: 'completed', next_action: null });
  });
});

describe('the jobs', () => {
  it('do one piece of work once, however many servers look for it', async () => {
    const { id } = await anUnknown();
    appear(id);
    world.now += minute;
    const before = world.gateway.calls('capture');
    const second = await world.another();
    const results = await Promise.all([world, second, world, second].map(({ jobs }) => jobs.drain()));
    expect(results.reduce((sum, ran) => sum + ran, 0)).toBeGreaterThan(0);
    expect((await bookings())[0]!.status).toBe('documented');
    expect(world.gateway.calls('capture') - before).toBe(1);
    expect(await path('payment')).toEqual(['authorised', 'captured']);
    await second.close();
  });

  it('tell the outbox at least once, later again when nobody could be told, and each row by its own', async () => {
    const heard: string[] = [];
    let broken = true;
    const deliver = async ({ topic }: { topic: string }) => {
      if (broken && topic === 'payment.captured') throw new Error('mail server down');
      heard.push(topic);
    };
    Object.assign(world.context, { deliver });
    await desk.booked();
    await world.work();
    expect(heard).toContain('booking.documented');
    expect(heard).not.toContain('payment.captured');
    broken = false;
    await world.pass(5 * minute);
    expect(heard.filter((topic) => topic === 'payment.captured')).toHaveLength(1);
    expect(heard.filter((topic) => topic === 'booking.documented')).toHaveLength(1);
    Object.assign(world.context, { deliver: async () => undefined });
  });

  it('look again at what a worker had when it died', async () => {
    const { id } = await anUnknown();
    appear(id);
    world.now += minute;
    const died = world.life.arm(2, 'before');
    void world.jobs.drain().catch(() => undefined);
    expect(await died).toBeDefined();
    await world.abandon();
    await world.pass(5 * minute);
    expect((await bookings())[0]!.status).toBe('documented');
  });

  it('forget answers of mutations after two days, and keep those of calls at work', async () => {
    const quote = await aQuote();
    const [request, key] = [requestFor(quote), newKey()];
    await book(request, { key });
    const { purgeIdempotencyKeys } = await import('../jobs/purge.ts');
    const count = async () =>
      (await world.sql<{ n: string }>('select count(*) as n from idempotency_keys'))[0]!.n;
    world.now += 47 * 60 * minute;
    expect(await purgeIdempotencyKeys(world.context)).toBe(0);
    world.now += 2 * 60 * minute;
    expect(await purgeIdempotencyKeys(world.context)).toBe(1);
    expect(await count()).toBe('0');
    await world.work();
  });

  it('forget as much as there is, batch after batch, and events of gateways after thirty days', async () => {
    const { purgeIdempotencyKeys, purgeWebhookEvents } = await import('../jobs/purge.ts');
    const { context } = world;
    const [old, young] = [31, 29].map((days) => new Date(world.now - days * 24 * 60 * minute).toISOString());
    await world.sql(
      `insert into idempotency_keys (agency_id, operation, key, request_hash, lease_holder, lease_until, status, created_at)
       select 'harbour', 'createBooking', 'old-' || n, 'h', 'l', $1, 200, $1 from generate_series(1, 23) as n`,
      [old],
    );
    await world.sql(
      `insert into webhook_events (agency_id, gateway, event_id, type, received_at)
       select 'harbour', 'test', 'e-' || n, 'payment', case when n > 12 then $2::timestamptz else $1::timestamptz end
         from generate_series(1, 13) as n`,
      [old, young],
    );
    expect(await purgeIdempotencyKeys(context, 5)).toBe(23);
    expect(await purgeWebhookEvents(context, 5)).toBe(12);
    expect(await world.sql('select event_id from webhook_events')).toEqual([{ event_id: 'e-13' }]);
    // A request cannot forget for others.
    await context.database.withAgency('nordlys', (tx) => tx.query('delete from webhook_events'));
    expect(await world.sql('select event_id from webhook_events')).toHaveLength(1);
    await world.sql('delete from webhook_events');
  });

  it('are out of reach of a request: an agency sees an empty queue and can add nothing', async () => {
    await anUnknown();
    await world.jobs.sweep();
    const { database } = world.context;
    await world.sql(
      `select graphile_worker.add_job('follow_booking', '{"agencyId":"x","id":"y"}', job_key => 'test')`,
    );
    const seen = await database.withAgency('harbour', (tx) =>
      tx.query('select 1 from graphile_worker._private_jobs'),
    );
    expect(seen).toEqual([]);
    await expect(
      database.withAgency('harbour', (tx) =>
        tx.query(`select graphile_worker.add_job('follow_booking', '{}')`),
      ),
    ).rejects.toThrow(/row-level security/);
    const all = await database.withPlatform('jobs', (tx) =>
      tx.query('select 1 from graphile_worker._private_jobs'),
    );
    expect(all.length).toBeGreaterThan(0);
    // And jobs may read what is due, but write no agency's row.
    await database.withPlatform('jobs', (tx) =>
      tx.query(`update bookings set status = 'rejected', next_action = null, next_action_at = null`),
    );
    expect((await bookings())[0]!.status).toBe('unknown');
    await world.work();
  });
});
