import { Booking } from '@portolan/contract';
import { SupplierError } from '@portolan/suppliers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { createWorld, type World } from '../testing/test-world.ts';
import type { InstalmentRow } from './tables.ts';

const challengeCard = '4000002500003155';
const declinedCard = '4000000000000002';
const minute = 60_000;
const day = 24 * 60 * minute;
const balanceBy = '2026-04-01T12:00:00.000Z';
const usd = (amount: number) => ({ amount, currency: 'USD' });

let world: World;
const desk = createBookingDesk(() => world);
const { booked, quoteCancel, cancel, newKey, bookings, payments, payInstalment } = desk;

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'pay_instalment');
});
afterAll(() => world?.close());
beforeEach(() => {
  world.reset();
  world.gateway.calm();
  world.told.length = 0;
  world.now = Date.UTC(2026, 2, 1, 12);
  world.meridian.payment = { kind: 'deposit', deposit: usd(4_750), balanceBy };
  world.meridian.canBePaid();
});
afterEach(async () => {
  expect(await world.violations({ settled: true })).toEqual([]);
  await desk.clear();
});

/** A booking of 20900 whose deposit of 5225 is paid, and whose balance of 15675 is due on the first of April. */
async function withBalance(who: { as?: string } = {}) {
  const { reference, accessToken: token = '' } = await booked(who);
  return { reference, token };
}
const balance = async () => {
  const [row] = await world.sql<InstalmentRow>('select * from instalments where n = 1');
  return row!;
};
const taken = async () => {
  const [booking] = await bookings();
  return world.gateway
    .paymentsOf(booking!.booking_id)
    .reduce((sum, payment) => sum + payment.taken - payment.returned, 0);
};
const supplierGot = async () => world.meridian.booked.get((await bookings())[0]!.booking_id)?.payments ?? [];
const reviews = async () =>
  (await world.sql<{ reason: string }>('select reason from booking_reviews order by opened_at')).map(
    ({ reason }) => reason,
  );
const card = (number?: string) => ({ method: 'card' as const, token: world.gateway.token(number) });
const refused = ({ status, body }: Awaited<ReturnType<typeof payInstalment>>) => [
  status,
  body.code,
  (body.data as { reason?: string } | undefined)?.reason,
];

describe('paying the balance of a booking', () => {
  it('charges what is left, divides it, and pays the supplier what is left of its own price', async () => {
    const { reference, token } = await withBalance();
    const { status, body } = await payInstalment(reference, { token });
    expect(status).toBe(200);
    expect(Booking.parse(body.data)).toEqual(body.data);
    expect(body.data).toMatchObject({ status: 'documented', paymentStatus: 'captured' });
    expect(body.data.instalments?.map((one) => [one.n, one.status])).toEqual([
      [0, 'paid'],
      [1, 'paid'],
    ]);
    expect(await taken()).toBe(20_900);
    expect(await desk.balances()).toEqual({ agency_commission: 1_900, supplier: 19_000, traveller: -20_900 });
    expect(await supplierGot()).toEqual([usd(14_250)]);
    expect(await balance()).toMatchObject({ supplier_payment: 'paid', next_action: null });
  });

  it('is for the owner, the agency and the holder of the token', async () => {
    const { reference } = await withBalance({ as: 'customer' });
    for (const who of [{}, { as: 'other' }, { token: 'x' }, { agency: 'nordlys', as: 'agent' }])
      expect(refused(await payInstalment(reference, who)).slice(0, 2)).toEqual([404, 'BOOKING_NOT_FOUND']);
    expect((await payInstalment(reference, { as: 'customer' })).status).toBe(200);
  });

  it('happens once for ten clicks, two tabs and a reload', async () => {
    const { reference, token } = await withBalance();
    const [key, payment] = [newKey(), card()];
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => payInstalment(reference, { token, key, payment })),
      payInstalment(reference, { token }),
    ]);
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid.length).toBeGreaterThan(0);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refused(answer)).toEqual([409, 'INSTALMENT_NOT_PAYABLE', 'already_paid']);
    expect(await taken()).toBe(20_900);
    expect(await supplierGot()).toHaveLength(1);
    expect(refused(await payInstalment(reference, { token }))).toEqual([
      409,
      'INSTALMENT_NOT_PAYABLE',
      'already_paid',
    ]);
  });

  it('is possible with the key that the booking was made with', async () => {
    const key = newKey();
    const { body } = await desk.book(desk.requestFor(await desk.aQuote()), { key });
    const { reference, accessToken: token = '' } = body.data;
    expect((await payInstalment(reference, { token, key })).status).toBe(200);
  });

  it('divides it between credit and a card', async () => {
    const me = { as: 'customer' };
    const { reference } = await withBalance(me);
    await desk.grant('u-customer', 10_000);
    const payment = { ...card(), walletAmount: 10_000 };
    expect((await payInstalment(reference, { ...me, payment })).body.data.paidWithCredit).toEqual(
      usd(10_000),
    );
    expect([await taken(), await desk.credit('u-customer')]).toEqual([10_900, 0]);
    const quote = (await quoteCancel(reference, me)).body.data;
    expect(quote).toMatchObject({ paid: usd(20_900), refund: usd(20_900), refundToCredit: usd(10_000) });
    await cancel(reference, quote.cancelQuoteId, me);
    expect([await taken(), await desk.credit('u-customer')]).toEqual([0, 10_000]);
    expect(await desk.balances()).toEqual({ agency_credits: -10_000, wallet: 10_000 });
  });

  it('lets another card pay after a decline', async () => {
    const { reference, token } = await withBalance();
    const declined = await payInstalment(reference, { token, payment: card(declinedCard) });
    expect([declined.status, declined.body.code]).toEqual([402, 'PAYMENT_DECLINED']);
    expect((await balance()).status).toBe('due');
    expect((await payInstalment(reference, { token })).status).toBe(200);
  });

  it('is refused where nothing is due, and where it is cancelled', async () => {
    world.meridian.payment = { kind: 'now' };
    const { reference, accessToken: token = '' } = await booked();
    expect(refused(await payInstalment(reference, { token }))[2]).toBe('nothing_due');
    const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
    await cancel(reference, cancelQuoteId, { token });
    expect(refused(await payInstalment(reference, { token }))[2]).toBe('cancelled');
  });

  it('takes only one refund of all that was paid, the last instalment first', async () => {
    const { reference, token } = await withBalance();
    await payInstalment(reference, { token });
    world.meridian.next('cancelQuote', () => ({
      refund: usd(19_000),
      penalty: usd(0),
      expiresAt: '2026-12-31T00:00:00Z',
    }));
    const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
    const { body } = await cancel(reference, cancelQuoteId, { token });
    expect(body.data).toMatchObject({
      paymentStatus: 'refunded',
      cancelled: { refund: usd(20_900), refunded: true },
    });
    expect((await payments()).map(({ captured, refunded }) => [captured, refunded])).toEqual([
      [5_225, 5_225],
      [15_675, 15_675],
    ]);
    expect(await desk.balances()).toEqual({});
  });
});

describe('a bank that asks about the balance', () => {
  const asked = async () => {
    const { reference, token } = await withBalance();
    const [key, payment] = [newKey(), card(challengeCard)];
    const answer = await payInstalment(reference, { token, key, payment });
    expect([answer.status, answer.body.data.action?.type]).toEqual([202, 'challenge']);
    expect(await taken()).toBe(5_225);
    const [booking] = await bookings();
    const paymentId = world.gateway.paymentsOf(booking!.booking_id).at(-1)!.id;
    return { reference, token, key, payment, paymentId };
  };

  it('is answered by the same call', async () => {
    const { reference, token, key, payment, paymentId } = await asked();
    expect((await payInstalment(reference, { token, key, payment })).status).toBe(202);
    world.gateway.challenge(paymentId, true);
    expect((await payInstalment(reference, { token, key, payment })).status).toBe(200);
    expect([await taken(), (await balance()).status]).toEqual([20_900, 'paid']);
  });

  it('is answered on another device', async () => {
    const { reference, token, paymentId } = await asked();
    world.gateway.challenge(paymentId, true);
    const path = `/api/bookings/${reference}/confirm-payment`;
    expect((await world.call('POST', path, { key: newKey(), body: { token } })).status).toBe(200);
    expect([await taken(), await supplierGot()]).toEqual([20_900, [usd(14_250)]]);
  });

  it('is asked by a job when the browser is gone', async () => {
    const { paymentId } = await asked();
    world.gateway.challenge(paymentId, true);
    await world.pass(5 * minute);
    expect([await taken(), (await balance()).status]).toEqual([20_900, 'paid']);
  });

  it('is not answered in time: nothing is charged, and the balance stays due', async () => {
    await asked();
    await world.pass(30 * minute);
    expect((await payments()).map(({ status }) => status)).toEqual(['captured', 'voided']);
    expect((await balance()).status).toBe('due');
  });
});

describe('a payment of the balance that breaks off', () => {
  it('is captured by a job, or by the same call, when the gateway was down', async () => {
    const { reference, token } = await withBalance();
    world.gateway.failNext('capture', 'unavailable');
    const answer = await payInstalment(reference, { token });
    expect([answer.status, answer.body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    await world.pass(5 * minute);
    expect([await taken(), (await balance()).status]).toEqual([20_900, 'paid']);
    expect(await supplierGot()).toEqual([usd(14_250)]);
  });

  it('is found captured when the capture’s answer was lost', async () => {
    const { reference, token } = await withBalance();
    world.gateway.failNext('capture', 'timeout');
    expect((await payInstalment(reference, { token })).status).toBe(503);
    const asked = world.gateway.calls('authorise');
    expect(refused(await payInstalment(reference, { token }))[2]).toBe('already_paid');
    expect(world.gateway.calls('authorise')).toBe(asked);
    await world.pass(minute);
    expect([await taken(), (await balance()).status]).toEqual([20_900, 'paid']);
  });

  it('is refunded in full when the booking is cancelled meanwhile', async () => {
    const { reference, token } = await withBalance();
    world.gateway.failNext('capture', 'timeout');
    expect((await payInstalment(reference, { token })).status).toBe(503);
    const { cancelQuoteId, paid } = (await quoteCancel(reference, { token })).body.data;
    expect(paid).toEqual(usd(5_225));
    await cancel(reference, cancelQuoteId, { token });
    await world.pass(5 * minute);
    expect([await taken(), await desk.balances()]).toEqual([0, {}]);
    expect(await supplierGot()).toEqual([]);
  });
});

describe('the supplier that is paid with the balance', () => {
  it('is not asked where it is not paid by instalments', async () => {
    delete world.meridian.pay;
    const { reference, token } = await withBalance();
    expect((await payInstalment(reference, { token })).status).toBe(200);
    expect(await balance()).toMatchObject({ supplier_payment: null, next_action: null });
  });

  it('is paid later when it could not be reached', async () => {
    const { reference, token } = await withBalance();
    world.meridian.next('pay', () => {
      throw new SupplierError('meridian', 'unavailable', 'down');
    });
    expect((await payInstalment(reference, { token })).status).toBe(200);
    await world.pass(5 * minute);
    expect(await supplierGot()).toEqual([usd(14_250)]);
    expect(await reviews()).toEqual([]);
  });

  it('is never paid twice when its answer was lost: a person finds out', async () => {
    const { reference, token } = await withBalance();
    world.meridian.next('pay', async (usual) => {
      await usual();
      throw new SupplierError('meridian', 'timeout', 'no answer');
    });
    expect((await payInstalment(reference, { token })).status).toBe(200);
    await world.pass(2 * 60 * minute, 10 * minute);
    expect([await supplierGot(), world.meridian.count('pay')]).toEqual([[usd(14_250)], 1]);
    expect([await reviews(), (await balance()).supplier_payment]).toEqual([
      ['supplier_payment_unknown'],
      'unknown',
    ]);
  });

  it('is asked until it has decided', async () => {
    const { reference, token } = await withBalance();
    const pending = { status: 'pending', supplierReference: 'x', decidedBy: null };
    world.meridian.next('pay', () => pending);
    world.meridian.next('retrieve', () => pending);
    await payInstalment(reference, { token });
    expect((await balance()).supplier_payment).toBe('pending');
    await world.pass(2 * minute, 5_000);
    expect([await reviews(), (await balance()).supplier_payment]).toEqual([[], 'paid']);
  });

  it('is given to a person when it refuses the money', async () => {
    const { reference, token } = await withBalance();
    world.meridian.next('pay', () => {
      throw new SupplierError('meridian', 'rejected', 'too late');
    });
    await payInstalment(reference, { token });
    expect([await reviews(), (await balance()).supplier_payment]).toEqual([
      ['supplier_payment_refused'],
      'refused',
    ]);
    expect(await taken()).toBe(20_900);
  });
});

describe('a balance that nobody pays', () => {
  const toldOf = (topic: string) =>
    world.told.filter((message) => message.topic === topic).map(({ payload }) => payload);

  it('is reminded of 14, 7 and 2 days before it is due, each once', async () => {
    const { reference } = await withBalance();
    const told: number[] = [];
    for (const days of [15, 14, 13, 8, 7, 6, 3, 2, 1]) {
      world.now = Date.parse(balanceBy) - days * day;
      await world.work();
      told.push(toldOf('instalment.due').length);
    }
    expect(told).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3]);
    expect(toldOf('instalment.due')[0]).toMatchObject({
      reference,
      n: 1,
      dueAt: balanceBy,
      amount: 15_675,
      currency: 'USD',
    });
  });

  it('is reminded of once after days without a server', async () => {
    await withBalance();
    world.now = Date.parse(balanceBy) - 1 * day;
    await world.work();
    expect(toldOf('instalment.due')).toHaveLength(1);
  });

  const missed = async () => {
    const opened = await withBalance();
    world.now = Date.parse(balanceBy);
    await world.work();
    expect([(await balance()).status, await reviews()]).toEqual(['missed', ['balance_missed']]);
    return opened;
  };
  const openReviews = async () =>
    (await world.sql('select reason from booking_reviews where closed_at is null')).length;
  const payableOf = async (reference: string, token: string) => {
    const { body } = await world.call<{ data: Booking }>('GET', `/api/bookings/${reference}?token=${token}`);
    return body.data.instalments?.map(({ n, payable }) => [n, payable]);
  };

  it('is missed on its day: a person decides, and nothing is cancelled', async () => {
    await missed();
    expect((await bookings())[0]!.status).toBe('documented');
    expect(toldOf('instalment.missed')).toHaveLength(1);
    await world.pass(3 * day, day);
    expect([(await bookings())[0]!.status, await reviews()]).toEqual(['documented', ['balance_missed']]);
    expect(world.meridian.count('cancel')).toBe(0);
  });

  it('is paid late, once, as long as its review is open: that ends the review', async () => {
    const { reference, token } = await missed();
    expect(await payableOf(reference, token)).toEqual([[0, false], [1, true]]);
    world.told.length = 0;
    const [key, payment] = [newKey(), card()];
    const answers = await Promise.all([1, 2, 3].map(() => payInstalment(reference, { token, key, payment })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await taken(), (await balance()).status, await openReviews()]).toEqual([20_900, 'paid', 0]);
    expect(await supplierGot()).toEqual([usd(14_250)]);
    await world.work();
    expect(toldOf('payment.captured')).toHaveLength(1);
    expect(await payableOf(reference, token)).toEqual([[0, false], [1, false]]);
    expect(refused(await payInstalment(reference, { token }))[2]).toBe('already_paid');
  }); // prettier-ignore

  it('stays missed after a declined card, and is paid late after the bank was asked', async () => {
    const { reference, token } = await missed();
    expect((await payInstalment(reference, { token, payment: card(declinedCard) })).status).toBe(402);
    expect([(await balance()).status, await openReviews()]).toEqual(['missed', 1]);
    expect((await payInstalment(reference, { token, payment: card(challengeCard) })).status).toBe(202);
    const [booking] = await bookings();
    world.gateway.challenge(world.gateway.paymentsOf(booking!.booking_id).at(-1)!.id, true);
    await world.pass(5 * minute);
    expect([await taken(), (await balance()).status, await openReviews()]).toEqual([20_900, 'paid', 0]);
  });

  it('is not payable any more once a person has closed its review, nor captured when that happens meanwhile', async () => {
    const { reference, token } = await missed();
    expect((await payInstalment(reference, { token, payment: card(challengeCard) })).status).toBe(202);
    await world.sql(`update booking_reviews set closed_at = now(), outcome = 'looked_after'`);
    const [booking] = await bookings();
    world.gateway.challenge(world.gateway.paymentsOf(booking!.booking_id).at(-1)!.id, true);
    await world.pass(5 * minute);
    expect([await taken(), (await balance()).status]).toEqual([5_225, 'missed']);
    expect(await payableOf(reference, token)).toEqual([[0, false], [1, false]]);
    expect(refused(await payInstalment(reference, { token }))[2]).toBe('missed');
  }); // prettier-ignore

  it('is not reminded of once it is paid, or the booking is cancelled', async () => {
    const { reference, token } = await withBalance();
    await payInstalment(reference, { token });
    const other = await withBalance();
    const { cancelQuoteId } = (await quoteCancel(other.reference, { token: other.token })).body.data;
    await cancel(other.reference, cancelQuoteId, { token: other.token });
    world.now = Date.parse(balanceBy) + minute;
    await world.work();
    expect([toldOf('instalment.due'), toldOf('instalment.missed'), await reviews()]).toEqual([[], [], []]);
  });
});
