import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { aRate, createWorld, type World } from '../testing/test-world.ts';
import type { InstalmentRow } from './tables.ts';

const challengeCard = '4000002500003155';
const declinedCard = '4000000000000002';
const minute = 60_000;

let world: World;
const desk = createBookingDesk(() => world);
const { aQuote, requestFor, book, booked, quoteCancel, cancel, newKey, bookings } = desk;

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'instalments');
});
afterAll(() => world?.close());
beforeEach(() => {
  world.reset();
  world.now = Date.UTC(2026, 2, 1, 12);
});
afterEach(async () => {
  expect(await world.violations()).toEqual([]);
  await desk.clear();
});

const card = (number?: string) => ({ payment: { method: 'card', token: world.gateway.token(number) } });
const instalments = async () =>
  (
    await world.sql<InstalmentRow>(
      'select n, amount::int as amount, currency, status, due_at from instalments order by booking_id, n',
    )
  ).map(({ n, amount, currency, status }) => ({ n, amount, currency, status }));
const dueNow = (status: string, amount = 20_900) => [{ n: 0, amount, currency: 'USD', status }];

describe('the instalment of what is due at once', () => {
  it('is due while the bank is asked, and paid once the money is captured', async () => {
    const [request, key] = [requestFor(await aQuote(), card(challengeCard)), newKey()];
    expect((await book(request, { key })).status).toBe(202);
    expect(await instalments()).toEqual(dueNow('due'));
    const [booking] = await bookings();
    world.gateway.challenge(world.gateway.paymentsOf(booking!.booking_id)[0]!.id, true);
    expect((await book(request, { key })).body.data.status).toBe('documented');
    expect(await instalments()).toEqual(dueNow('paid'));
  });

  it('stays due as long as the money is only reserved', async () => {
    world.meridian.next('book', () => ({ status: 'pending', supplierReference: 'later', decidedBy: null }));
    expect((await booked()).status).toBe('pending');
    expect(await instalments()).toEqual(dueNow('due'));
    const [booking] = await bookings();
    world.meridian.booked.set(booking!.booking_id, { supplierReference: 'later' });
    await world.pass(minute);
    expect(await instalments()).toEqual(dueNow('paid'));
  });

  it('follows the price of the attempt that pays', async () => {
    const quote = await aQuote();
    expect((await book(requestFor(quote, card(declinedCard)))).status).toBe(402);
    expect(await instalments()).toEqual(dueNow('due'));
    world.meridian.rates.set('m1', [aRate(18_000, { rateKey: 'k-19000-room_only' })]);
    expect((await book(requestFor(quote))).body.data.status).toBe('documented');
    expect(await instalments()).toEqual(dueNow('paid', 19_800));
  });

  it('stays paid when the booking is cancelled and refunded', async () => {
    const { reference, accessToken: token = '' } = await booked();
    const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
    expect((await cancel(reference, cancelQuoteId, { token })).body.data.status).toBe('cancelled');
    expect(await instalments()).toEqual(dueNow('paid'));
  });
});

describe('an instalment that nobody has to pay any more is waived', () => {
  it('when the booking expires', async () => {
    expect((await book(requestFor(await aQuote(), card(challengeCard)))).status).toBe(202);
    await world.pass(20 * minute);
    expect((await bookings())[0]!.status).toBe('expired');
    expect(await instalments()).toEqual(dueNow('waived'));
  });

  it('when the supplier rejects the booking', async () => {
    world.meridian.next('book', () => ({ status: 'rejected', reason: 'rooms_unavailable' }));
    expect((await book(requestFor(await aQuote()))).status).toBe(409);
    expect(await instalments()).toEqual(dueNow('waived'));
  });

  it('when the booking is cancelled free of charge before its money was captured', async () => {
    world.gateway.failNext('capture', 'unavailable');
    const { reference, status, accessToken: token = '' } = await booked();
    expect(status).toBe('confirmed');
    const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
    expect((await cancel(reference, cancelQuoteId, { token })).body.data.status).toBe('cancelled');
    expect(await instalments()).toEqual(dueNow('waived'));
  });
});

it('is paid, not waived, when a cancellation captures what its penalty needs', async () => {
  world.meridian.rates.set('m1', [
    aRate(19_000, { penalties: [{ from: '2026-03-01T00:00:00Z', percent: 50 }] }),
  ]);
  world.meridian.next('cancelQuote', () => ({
    refund: { amount: 9_500, currency: 'USD' },
    penalty: { amount: 9_500, currency: 'USD' },
    expiresAt: '2026-12-31T00:00:00Z',
  }));
  world.gateway.failNext('capture', 'unavailable');
  const { reference, accessToken: token = '' } = await booked();
  const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
  expect((await cancel(reference, cancelQuoteId, { token })).body.data.status).toBe('cancelled');
  expect(await instalments()).toEqual(dueNow('paid'));
});
