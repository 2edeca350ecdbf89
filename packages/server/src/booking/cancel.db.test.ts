import { Booking, CancelQuote } from '@portolan/contract';
import { SupplierError } from '@portolan/suppliers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { aRate, createWorld, type World } from '../testing/test-world.ts';

let world: World;
const desk = createBookingDesk(() => world);
const { booked, quoteCancel, cancel, get, newKey, bookings, payments, path, balances } = desk;
const minute = 60_000;
const usd = (amount: number) => ({ amount, currency: 'USD' });

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'cancel');
});
afterAll(() => world?.close());
beforeEach(() => {
  world.reset();
  // Half of the price from 30 March on, all of it from 9 April on, 18:00 at the property.
  world.meridian.rates.set('m1', [
    aRate(19_000, {
      penalties: [
        { from: '2026-03-30T17:00:00Z', percent: 50 },
        { from: '2026-04-09T17:00:00Z', percent: 100 },
      ],
    }),
  ]);
  world.now = Date.UTC(2026, 2, 1, 12);
});
afterEach(async () => {
  expect(await world.violations({ settled: true })).toEqual([]);
  await desk.clear();
});

const keeps = (amount: number) =>
  world.meridian.next('cancelQuote', () => ({
    refund: usd(19_000 - amount),
    penalty: usd(amount),
    expiresAt: '2026-12-31T00:00:00Z',
  }));
const halfDearer = Date.parse('2026-04-01T12:00:00Z');

describe('what cancelling costs', () => {
  it('is nothing while it is free, and stands for ten minutes', async () => {
    const { reference } = await booked({ as: 'customer' });
    const { status, body } = await quoteCancel(reference, { as: 'customer' });
    expect(status).toBe(200);
    expect(CancelQuote.parse(body.data)).toEqual(body.data);
    expect(body.data).toMatchObject({
      reference,
      paid: usd(20_900),
      refund: usd(20_900),
      penalty: usd(0),
      parts: [{ kind: 'stay', percent: 0 }],
      timeZone: 'Europe/Lisbon',
      nextPenaltyAt: '2026-03-30T17:00:00.000Z',
    });
    expect(Date.parse(body.data.expiresAt) - world.now).toBe(10 * minute);
    // Asking changes nothing.
    expect((await bookings())[0]!.status).toBe('documented');
  });

  it('follows the dated penalties, which the supplier dates at the property', async () => {
    const { reference, accessToken = '' } = await booked();
    for (const [at, percent, penalty] of [
      ['2026-03-30T16:59:00Z', 0, 0],
      ['2026-03-30T17:00:00Z', 50, 10_450],
      ['2026-04-09T17:00:00Z', 100, 20_900],
    ] as const) {
      world.now = Date.parse(at);
      keeps((19_000 * percent) / 100);
      const { body } = await quoteCancel(reference, { token: accessToken });
      expect([at, body.data.penalty, body.data.parts[0]!.percent]).toEqual([at, usd(penalty), percent]);
    }
  });

  it('ends when it gets dearer, but not sooner than in a minute', async () => {
    const { reference, accessToken: token = '' } = await booked();
    world.now = Date.parse('2026-03-30T16:57:00Z');
    expect((await quoteCancel(reference, { token })).body.data.expiresAt).toBe('2026-03-30T17:00:00.000Z');
    world.now = Date.parse('2026-03-30T16:59:50Z');
    expect((await quoteCancel(reference, { token })).body.data.expiresAt).toBe('2026-03-30T17:00:50.000Z');
  });

  it('never exceeds what was agreed, and falls with a supplier that keeps less', async () => {
    const { reference, accessToken: token = '' } = await booked();
    world.now = halfDearer;
    keeps(19_000);
    expect((await quoteCancel(reference, { token })).body.data.penalty).toEqual(usd(10_450));
    keeps(1_900);
    expect((await quoteCancel(reference, { token })).body.data.penalty).toEqual(usd(2_090));
    await world.sql(`update agencies set cancellation = '{"graceHours": 800}' where agency_id = 'harbour'`);
    await world.context.bus.publish('agency', 'harbour');
    try {
      keeps(9_500);
      const { body } = await quoteCancel(reference, { as: 'agent' });
      expect(body.data).toMatchObject({
        penalty: usd(0),
        kept: { supplier: usd(9_500), agency: usd(-9_500) },
      });
    } finally {
      await world.sql(`update agencies set cancellation = '{}' where agency_id = 'harbour'`);
      await world.context.bus.publish('agency', 'harbour');
    }
  });

  it('says who keeps what to those who see net prices, and to nobody else', async () => {
    const { reference, accessToken: token = '' } = await booked({ as: 'customer' });
    world.now = halfDearer;
    keeps(9_500);
    const { body } = await quoteCancel(reference, { as: 'agent' });
    expect(body.data.kept).toEqual({ supplier: usd(9_500), agency: usd(950) });
    for (const who of [{ as: 'customer' }, { as: 'restricted' }, { token }]) {
      keeps(9_500);
      const text = JSON.stringify((await quoteCancel(reference, who)).body);
      expect(text).not.toMatch(/kept|9500|"950"|950[,}]/);
    }
  });

  it('cannot be said while the supplier cannot be asked', async () => {
    const { reference, accessToken: token = '' } = await booked();
    world.meridian.next('cancelQuote', () => {
      throw new SupplierError('meridian', 'timeout', 'no answer');
    });
    const { status, body } = await quoteCancel(reference, { token });
    expect([status, body.code]).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
  });
});

describe('cancelling', () => {
  it('cancels at the supplier, refunds all of it while it is free, and keeps the ledger', async () => {
    const { reference } = await booked({ as: 'customer' });
    const quote = (await quoteCancel(reference, { as: 'customer' })).body.data;
    const { status, body } = await cancel(reference, quote.cancelQuoteId, { as: 'customer' });
    expect(status).toBe(200);
    expect(Booking.parse(body.data)).toEqual(body.data);
    expect(body.data).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      cancelled: { refund: usd(20_900), penalty: usd(0), refunded: true },
    });
    expect((await path()).slice(-3)).toEqual(['cancel_quoted', 'cancelling', 'cancelled']);
    expect(await balances()).toEqual({});
    expect((await bookings())[0]!.next_action).toBeNull();
  });

  it('refunds a part and divides the penalty: supplier, agency', async () => {
    const { reference, accessToken: token = '' } = await booked();
    world.now = halfDearer;
    keeps(9_500);
    const quote = (await quoteCancel(reference, { token })).body.data;
    const { body } = await cancel(reference, quote.cancelQuoteId, { token });
    expect(body.data).toMatchObject({ status: 'cancelled', paymentStatus: 'part_refunded' });
    expect((await payments())[0]).toMatchObject({ captured: 20_900, refunded: 10_450 });
    expect(await balances()).toEqual({ agency_commission: 950, supplier: 9_500, traveller: -10_450 });
  });

  it('lets the agency bear what the supplier keeps beyond what was agreed', async () => {
    const { reference, accessToken: token = '' } = await booked();
    world.now = halfDearer;
    keeps(19_000);
    const quote = (await quoteCancel(reference, { token })).body.data;
    await cancel(reference, quote.cancelQuoteId, { token });
    expect(await balances()).toEqual({ agency_commission: -8_550, supplier: 19_000, traveller: -10_450 });
  });

  it('refunds nothing when all of it is kept', async () => {
    const { reference, accessToken: token = '' } = await booked();
    world.now = Date.parse('2026-04-09T18:00:00Z');
    keeps(19_000);
    const quote = (await quoteCancel(reference, { token })).body.data;
    const { body } = await cancel(reference, quote.cancelQuoteId, { token });
    expect(body.data).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'captured',
      cancelled: { refunded: true },
    });
    expect(await balances()).toEqual({ agency_commission: 1_900, supplier: 19_000, traveller: -20_900 });
  });

  it('releases what was only reserved, and takes the whole before it gives a part back', async () => {
    for (const [now, status, refunded] of [
      [world.now, 'voided', 0],
      [halfDearer, 'part_refunded', 10_450],
    ] as const) {
      // A day before, for a reservation lapses after a week.
      world.now = now - 86_400_000;
      world.gateway.failNext('capture', 'unavailable');
      const { reference, accessToken: token = '', ...booking } = await booked();
      expect(booking.status).toBe('confirmed');
      world.now = now;
      if (refunded) keeps(9_500);
      const quote = (await quoteCancel(reference, { token })).body.data;
      const { body } = await cancel(reference, quote.cancelQuoteId, { token });
      expect([body.data.status, body.data.paymentStatus]).toEqual(['cancelled', status]);
      world.now = Date.UTC(2026, 2, 1, 12);
    }
  });

  it('refunds what a capture took although its answer got lost before the booking was cancelled', async () => {
    world.gateway.failNext('capture', 'timeout');
    const { reference, accessToken: token = '', ...booking } = await booked();
    expect([booking.status, booking.paymentStatus]).toEqual(['confirmed', 'authorised']);
    const quote = (await quoteCancel(reference, { token })).body.data;
    const { body } = await cancel(reference, quote.cancelQuoteId, { token });
    expect([body.data.status, body.data.paymentStatus]).toEqual(['cancelled', 'refunded']);
    expect(await balances()).toEqual({});
    expect(await path('payment')).toEqual(['authorised', 'captured', 'refunded']);
  });

  it('happens once for ten clicks, two tabs and a reload', async () => {
    const { reference, accessToken: token = '' } = await booked();
    const quote = (await quoteCancel(reference, { token })).body.data;
    const second = (await quoteCancel(reference, { token })).body.data;
    const key = newKey();
    const before = world.gateway.calls('refund');
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => cancel(reference, quote.cancelQuoteId, { token, key })),
      cancel(reference, quote.cancelQuoteId, { token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect(new Set(answers.slice(0, 10).map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const again = await cancel(reference, quote.cancelQuoteId, { token });
    expect([again.status, again.body.data.status]).toEqual([200, 'cancelled']);
    const other = await cancel(reference, second.cancelQuoteId, { token });
    expect([other.status, other.body.code]).toEqual([409, 'BOOKING_NOT_CANCELLABLE']);
    expect([world.meridian.count('cancel'), world.gateway.calls('refund') - before]).toEqual([1, 1]);
    const conflict = await cancel(reference, second.cancelQuoteId, { token, key });
    expect(conflict.body.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('wants a quote that still stands, of this very booking', async () => {
    const { reference, accessToken: token = '' } = await booked();
    const quote = (await quoteCancel(reference, { token })).body.data;
    const other = await booked();
    for (const [name, id, holder] of [
      [reference, 'c_nothing', token],
      [other.reference, quote.cancelQuoteId, other.accessToken ?? ''],
    ] as const) {
      const { status, body } = await cancel(name, id, { token: holder });
      expect([status, body.code]).toEqual([410, 'CANCEL_QUOTE_EXPIRED']);
    }
    world.now += 11 * minute;
    expect((await cancel(reference, quote.cancelQuoteId, { token })).body.code).toBe('CANCEL_QUOTE_EXPIRED');
    expect(world.meridian.count('cancel')).toBe(0);
  });

  it('is refused after check-in, when cancelled already, and while the booking itself is open', async () => {
    const { reference, accessToken: token = '' } = await booked();
    const reasonOf = async (name: string, holder: string) => {
      const { status, body } = await quoteCancel(name, { token: holder });
      return [status, body.code, (body.data as { reason?: string } | undefined)?.reason];
    };
    // Check-in begins at 15:00 in Lisbon, which is 14:00 UTC in April.
    world.now = Date.parse('2026-04-10T13:59:00Z');
    expect((await quoteCancel(reference, { token })).status).toBe(200);
    world.now = Date.parse('2026-04-10T14:00:00Z');
    expect(await reasonOf(reference, token)).toEqual([409, 'BOOKING_NOT_CANCELLABLE', 'past_check_in']);
    world.now = Date.UTC(2026, 2, 1, 12);
    const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
    await cancel(reference, cancelQuoteId, { token });
    expect(await reasonOf(reference, token)).toEqual([409, 'BOOKING_NOT_CANCELLABLE', 'cancelled']);
    world.meridian.next('book', () => ({ status: 'pending', supplierReference: 'later' }));
    const open = await booked();
    expect((await reasonOf(open.reference, open.accessToken ?? '')).slice(0, 2)).toEqual([
      409,
      'BOOKING_PENDING',
    ]);
    const [, row] = await bookings();
    world.meridian.booked.set(row!.booking_id, { supplierReference: 'later' });
    await world.pass(minute);
  });

  it('is for its owner, the agency and the holder of its token; everybody else hears that there is none', async () => {
    const { reference, accessToken: token = '' } = await booked({ as: 'customer' });
    const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
    for (const who of [
      {},
      { as: 'other' },
      { token: 'x' },
      { agency: 'nordlys', as: 'agent' },
      { agency: 'nordlys', token },
    ]) {
      expect((await quoteCancel(reference, who)).body.code).toBe('BOOKING_NOT_FOUND');
      const { status, body } = await cancel(reference, cancelQuoteId, who);
      expect([status, body.code]).toEqual([404, 'BOOKING_NOT_FOUND']);
    }
    expect((await cancel(reference, cancelQuoteId, { as: 'agent' })).body.data.status).toBe('cancelled');
  });
});

describe('a supplier that does not cancel at once', () => {
  const accept = async () => {
    const booking = await booked();
    const token = booking.accessToken ?? '';
    const { cancelQuoteId } = (await quoteCancel(booking.reference, { token })).body.data;
    return { ...booking, token, cancelQuoteId };
  };
  const cancelledThere = async () => {
    const [row] = await bookings();
    world.meridian.booked.get(row!.booking_id)!.status = 'cancelled';
  };

  it('is asked until it has: then the refund follows', async () => {
    const { reference, token, cancelQuoteId } = await accept();
    world.meridian.next('cancel', () => ({ status: 'pending' }));
    const { body } = await cancel(reference, cancelQuoteId, { token });
    expect(body.data).toMatchObject({ status: 'cancel_unknown', paymentStatus: 'captured' });
    await world.pass(5 * minute);
    expect((await bookings())[0]!.status).toBe('cancel_unknown');
    await cancelledThere();
    await world.pass(5 * minute);
    const { data } = (await get(reference, { token })).body;
    expect(data).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      cancelled: { refunded: true },
    });
    expect(world.meridian.count('cancel')).toBe(1);
  });

  it.each(['before', 'after'] as const)(
    'is asked what it did when its answer got lost %s it cancelled, and asked again if it did not',
    async (when) => {
      const { reference, token, cancelQuoteId } = await accept();
      world.meridian.next('cancel', async (usual) => {
        if (when === 'after') await usual();
        throw new SupplierError('meridian', 'timeout', 'no answer');
      });
      const { status, body } = await cancel(reference, cancelQuoteId, { token });
      expect([status, body.data.status]).toEqual([200, 'cancel_unknown']);
      await world.pass(5 * minute);
      expect((await bookings())[0]!.status).toBe('cancelled');
      expect(world.meridian.count('cancel')).toBe(when === 'after' ? 1 : 2);
      expect((await payments())[0]!.status).toBe('refunded');
    },
  );

  it('ends with a person when the supplier has had its time, and nothing is refunded for a room that stands', async () => {
    const { reference, token, cancelQuoteId } = await accept();
    world.meridian.limits = { ...world.meridian.limits, pendingMs: 2 * 60 * minute };
    world.meridian.next('cancel', () => ({ status: 'pending' }));
    await cancel(reference, cancelQuoteId, { token });
    await world.pass(119 * minute, 7 * minute);
    expect((await bookings())[0]!.status).toBe('cancel_unknown');
    await world.pass(3 * minute);
    expect((await bookings())[0]!.status).toBe('manual_review');
    await world.pass(3 * 60 * minute, 30 * minute);
    expect((await bookings())[0]!.status).toBe('manual_review');
    expect((await payments())[0]!.status).toBe('captured');
    expect((await world.sql('select 1 from booking_reviews where closed_at is null')).length).toBe(1);
    await cancelledThere();
    await world.pass(2 * 60 * minute, 30 * minute);
    expect((await bookings())[0]!.status).toBe('cancelled');
    expect((await payments())[0]!.status).toBe('refunded');
  });

  it('ends with a person after thirty minutes when the supplier cannot say what it did', async () => {
    const { reference, token, cancelQuoteId } = await accept();
    const lost = () => {
      throw new SupplierError('meridian', 'timeout', 'no answer');
    };
    world.meridian.next('cancel', lost);
    for (let look = 0; look < 20; look++) world.meridian.next('retrieve', lost);
    await cancel(reference, cancelQuoteId, { token });
    await world.pass(29 * minute, 10_000);
    expect((await bookings())[0]!.status).toBe('cancel_unknown');
    await world.pass(2 * minute);
    expect((await bookings())[0]!.status).toBe('manual_review');
    world.meridian.clearScripts();
    await cancelledThere();
    await world.pass(2 * 60 * minute, 30 * minute);
    expect((await bookings())[0]!.status).toBe('cancelled');
  });

  it('leaves the booking as it was when it refuses, and may be asked again later', async () => {
    const { reference, token, cancelQuoteId } = await accept();
    world.meridian.next('cancel', () => {
      throw new SupplierError('meridian', 'rejected', 'not now');
    });
    const { body } = await cancel(reference, cancelQuoteId, { token });
    expect(body.data).toMatchObject({ status: 'documented', paymentStatus: 'captured' });
    const next = (await quoteCancel(reference, { token })).body.data;
    expect((await cancel(reference, next.cancelQuoteId, { token })).body.data.status).toBe('cancelled');
  });
});

describe('a refund that does not go through', () => {
  it('is tried again until it has, and given once', async () => {
    const { reference, accessToken: token = '' } = await booked();
    const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
    world.gateway.failNext('refund', 'timeout');
    const { body } = await cancel(reference, cancelQuoteId, { token });
    expect(body.data).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'captured',
      cancelled: { refunded: false },
    });
    world.gateway.failNext('refund', 'unavailable');
    await world.pass(10 * minute);
    expect((await get(reference, { token })).body.data.cancelled?.refunded).toBe(true);
    const [row] = await bookings();
    expect(world.gateway.paymentsOf(row!.booking_id).map(({ returned }) => returned)).toEqual([20_900]);
  });
});
