import type { Quote } from '@portolan/contract';
import { SupplierError } from '@portolan/suppliers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { aRate, createWorld, type World } from '../testing/test-world.ts';
import { LostRaceError } from './executor.ts';
import { createPayments } from './pay.ts';
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

const balanceBy = '2026-04-01T12:00:00.000Z';
/** 5225 of the 20900 at once, which is the part that 4750 is of the supplier's 19000; the other 15675 until the first of April. */
const aDeposit = () =>
  (world.meridian.payment = { kind: 'deposit', deposit: { amount: 4_750, currency: 'USD' }, balanceBy });
const later = () => (world.meridian.payment = { kind: 'later', by: balanceBy });
const atTheCounter = () => (world.meridian.payment = { kind: 'counter', guarantee: false });
const withBalance = (deposit: string, balance: string) => [
  { n: 0, amount: 5_225, currency: 'USD', status: deposit },
  { n: 1, amount: 15_675, currency: 'USD', status: balance },
];
/** Cancelling costs this part of the price from now on, and the supplier keeps it. */
const costs = (percent: number) =>
  world.meridian.rates.set('m1', [aRate(19_000, { penalties: [{ from: '2026-03-01T00:00:00Z', percent }] })]);
const supplierKeeps = (amount: number) =>
  world.meridian.next('cancelQuote', () => ({
    refund: { amount: 19_000 - amount, currency: 'USD' },
    penalty: { amount, currency: 'USD' },
    expiresAt: '2026-12-31T00:00:00Z',
  }));
const taken = async () => {
  const [booking] = await bookings();
  return world.gateway
    .paymentsOf(booking!.booking_id)
    .reduce((sum, payment) => sum + payment.taken - payment.returned, 0);
};

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

  it('is recorded once when two servers capture it at once: the slower one loses the race', async () => {
    world.gateway.failNext('capture', 'unavailable');
    expect((await booked()).status).toBe('confirmed');
    const [row] = await bookings();
    const { capture } = world.gateway;
    vi.spyOn(world.gateway, 'capture').mockImplementationOnce(async (request, options) => {
      world.gateway.capture = capture;
      expect(await createPayments(world.context).capture(row!)).toBe(true);
      return capture(request, options);
    });
    await expect(createPayments(world.context).capture(row!)).rejects.toThrow(LostRaceError);
    expect(await instalments()).toEqual(dueNow('paid'));
    await world.pass(2 * minute);
    expect((await bookings())[0]!.status).toBe('documented');
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

describe('a booking with a deposit', () => {
  beforeEach(aDeposit);

  it('charges the deposit, documents the booking and leaves the balance due', async () => {
    const { status, paymentStatus, instalments: told } = await booked();
    expect([status, paymentStatus]).toEqual(['documented', 'captured']);
    expect(told).toEqual([
      { n: 0, dueAt: new Date(world.now).toISOString(), amount: { amount: 5_225, currency: 'USD' }, status: 'paid', payable: false },
      { n: 1, dueAt: balanceBy, amount: { amount: 15_675, currency: 'USD' }, status: 'due', payable: true },
    ]); // prettier-ignore
    expect(await instalments()).toEqual(withBalance('paid', 'due'));
    expect(await taken()).toBe(5_225);
  });

  it('divides what was paid among the parties in proportion to the price', async () => {
    await booked();
    expect(await desk.balances()).toEqual({ agency_commission: 475, supplier: 4_750, traveller: -5_225 });
  });

  it('charges a deposit that credit and a card pay', async () => {
    await desk.grant('u-customer', 4_000);
    const me = { as: 'customer' };
    const payment = { method: 'card', token: world.gateway.token(), walletAmount: 4_000 };
    const { body } = await book(requestFor(await aQuote(me), { payment }), me);
    expect(body.data).toMatchObject({ status: 'documented', paidWithCredit: { amount: 4_000 } });
    expect(await taken()).toBe(1_225);
  });

  it('waives both when the supplier rejects the booking, and charges nothing', async () => {
    world.meridian.next('book', () => ({ status: 'rejected', reason: 'rooms_unavailable' }));
    expect((await book(requestFor(await aQuote()))).status).toBe(409);
    expect(await instalments()).toEqual(withBalance('waived', 'waived'));
    expect(await taken()).toBe(0);
  });

  it('gives back what was paid and waives the balance when cancelling is free', async () => {
    const { reference, accessToken: token = '' } = await booked();
    const quote = (await quoteCancel(reference, { token })).body.data;
    expect(quote).toMatchObject({
      paid: { amount: 5_225 },
      refund: { amount: 5_225 },
      penalty: { amount: 0 },
    });
    expect(quote).not.toHaveProperty('beyondPaid');
    const { body } = await cancel(reference, quote.cancelQuoteId, { token });
    expect(body.data).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(await instalments()).toEqual(withBalance('paid', 'waived'));
    expect([await taken(), await desk.balances()]).toEqual([0, {}]);
  });

  it('keeps the penalty from what was paid', async () => {
    costs(10);
    const { reference, accessToken: token = '' } = await booked();
    supplierKeeps(1_900);
    const quote = (await quoteCancel(reference, { token })).body.data;
    expect(quote).toMatchObject({
      paid: { amount: 5_225 },
      refund: { amount: 3_135 },
      penalty: { amount: 2_090 },
    });
    await cancel(reference, quote.cancelQuoteId, { token });
    expect(await taken()).toBe(2_090);
    expect(await desk.balances()).toEqual({ agency_commission: 190, supplier: 1_900, traveller: -2_090 });
  });

  it('tells a penalty beyond what was paid, and does not charge it', async () => {
    costs(50);
    const { reference, accessToken: token = '' } = await booked();
    supplierKeeps(9_500);
    const quote = (await quoteCancel(reference, { token })).body.data;
    expect(quote).toMatchObject({
      paid: { amount: 5_225 },
      refund: { amount: 0 },
      penalty: { amount: 5_225 },
      beyondPaid: { amount: 5_225, currency: 'USD' },
    });
    const refundsBefore = world.gateway.calls('refund');
    const { body } = await cancel(reference, quote.cancelQuoteId, { token });
    expect(body.data).toMatchObject({
      status: 'cancelled',
      cancelled: { refund: { amount: 0 }, refunded: true },
    });
    expect([await taken(), world.gateway.calls('refund') - refundsBefore]).toEqual([5_225, 0]);
    expect(await desk.balances()).toEqual({ supplier: 5_225, traveller: -5_225 });
  });

  it('follows a new price in both instalments', async () => {
    const quote = await aQuote();
    expect((await book(requestFor(quote, card(declinedCard)))).status).toBe(402);
    expect(await instalments()).toEqual(withBalance('due', 'due'));
    world.meridian.rates.set('m1', [aRate(18_000, { rateKey: 'k-19000-room_only' })]);
    expect((await book(requestFor(quote))).body.data.status).toBe('documented');
    expect((await instalments()).map(({ amount }) => amount)).toEqual([5_225, 14_575]);
  });
});

describe('documents of a booking with a deposit', () => {
  const issued = async (reference: string, token: string) => {
    const { body } = await world.call<{ data: { kind: string }[] }>(
      'GET',
      `/api/bookings/${reference}/documents?token=${token}`,
    );
    const rows = await world.sql('select kind, amount::int as amount from documents order by kind desc');
    return [body.data.map(({ kind }) => kind), rows];
  };

  it('invoice the whole sale, and credit all of it but what is kept', async () => {
    aDeposit();
    costs(50);
    const { reference, accessToken: token = '' } = await booked();
    const invoice = { kind: 'invoice', amount: 20_900 };
    expect(await issued(reference, token)).toEqual([['voucher', 'invoice'], [invoice]]);
    supplierKeeps(9_500);
    const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
    await cancel(reference, cancelQuoteId, { token });
    expect(await issued(reference, token)).toEqual([
      ['invoice', 'credit-note'],
      [invoice, { kind: 'credit-note', amount: 15_675 }],
    ]);
  });

  it('are no invoice while nothing is paid', async () => {
    later();
    const { reference, accessToken: token = '' } = await booked();
    expect(await issued(reference, token)).toEqual([['voucher'], []]);
  });
});

describe('a booking of which nothing is due at once', () => {
  it.each([
    ['is paid later', later, [{ n: 1, amount: 20_900, currency: 'USD', status: 'due' }]],
    ['is paid at the counter', atTheCounter, []],
  ] as const)('that %s is booked without a payment', async (_name, terms, plan) => {
    terms();
    const { status, body } = await book(requestFor(await aQuote(), { payment: { method: 'card' } }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'documented', paymentStatus: 'none' });
    expect(await instalments()).toEqual(plan);
    expect(await desk.payments()).toEqual([]);
    expect(await desk.balances()).toEqual({});
    expect(world.meridian.count('book')).toBe(1);
  });

  it('is cancelled without a charge, and told what that would have cost', async () => {
    later();
    costs(50);
    const { reference, accessToken: token = '' } = await booked();
    supplierKeeps(9_500);
    const quote = (await quoteCancel(reference, { token })).body.data;
    expect(quote).toMatchObject({
      paid: { amount: 0 },
      refund: { amount: 0 },
      beyondPaid: { amount: 10_450 },
    });
    expect((await cancel(reference, quote.cancelQuoteId, { token })).body.data.status).toBe('cancelled');
    expect(await desk.balances()).toEqual({});
    expect((await instalments())[0]!.status).toBe('waived');
  });

  it('stands when the supplier refuses to cancel it', async () => {
    later();
    const { reference, accessToken: token = '' } = await booked();
    const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
    world.meridian.next('cancel', () => {
      throw new SupplierError('meridian', 'rejected', 'not any more');
    });
    await cancel(reference, cancelQuoteId, { token });
    await world.pass(2 * minute);
    expect((await bookings())[0]!.status).toBe('documented');
  });

  it('asks for consent when the supplier wants its money sooner than the quote said', async () => {
    later();
    const quote = await aQuote();
    world.meridian.payment = { kind: 'now' };
    const { status, body } = await book(requestFor(quote, { payment: { method: 'card' } }));
    expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(body.data).toMatchObject({ version: 2, price: { total: { amount: 20_900 } } });
    const changed = body.data as unknown as Quote;
    const withoutCard = await book(requestFor(changed, { payment: { method: 'card' } }));
    expect([withoutCard.status, withoutCard.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect((await book(requestFor(changed))).body.data.status).toBe('documented');
    expect(await instalments()).toEqual(dueNow('paid'));
  });

  it('is booked without consent when the supplier waits longer than the quote said', async () => {
    const quote = await aQuote();
    later();
    const { status, body } = await book(requestFor(quote));
    expect([status, body.data.paymentStatus]).toEqual([200, 'none']);
  });
});

describe('the invariants', () => {
  it.each([
    [
      'a captured payment whose instalment is due',
      `status = 'due'`,
      /instalment 0 was captured, which is due/,
    ],
    ['a captured payment whose instalment is waived', `status = 'waived'`, /was captured, which is waived/],
    [
      'an instalment that is paid with other money',
      'amount = amount - 1',
      /instalment 0 of 20899 is paid with 20900/,
    ],
    [
      'an instalment that is paid in another currency',
      `currency = 'EUR'`,
      /in EUR is paid in another currency/,
    ],
  ])('see %s', async (_name, change, violation) => {
    await booked();
    const [before] = await world.sql<InstalmentRow>('select status, amount, currency from instalments');
    await world.sql(`update instalments set ${change}`);
    expect((await world.violations()).join()).toMatch(violation);
    const { status, amount, currency } = before!;
    await world.sql('update instalments set status = $1, amount = $2, currency = $3', [
      status,
      amount,
      currency,
    ]);
  });

  it('see an instalment that is due for a dead booking', async () => {
    world.meridian.next('book', () => ({ status: 'rejected', reason: 'rooms_unavailable' }));
    await book(requestFor(await aQuote()));
    await world.sql(`update instalments set status = 'due'`);
    expect((await world.violations()).join()).toMatch(/instalment 0 is still due/);
    await world.sql(`update instalments set status = 'waived'`);
  });
});
