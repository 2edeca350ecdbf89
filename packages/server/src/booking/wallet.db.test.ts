import type { Booking, StatementLine, TrialBalance, Wallet, AccountStatementLine } from '@portolan/contract';
import { SupplierError } from '@portolan/suppliers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { aRate, createWorld, type World } from '../testing/test-world.ts';

let world: World;
const desk = createBookingDesk(() => world);
const { aQuote, requestFor, book, get, quoteCancel, cancel, newKey, bookings, payments, grant, credit } =
  desk;
const minute = 60_000;
const me = { as: 'customer' };
const who = 'u-customer';

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'wallet');
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

/** The quote costs 20900. */
const byWallet = (walletAmount: number) => ({ payment: { method: 'wallet', walletAmount } });
const split = (walletAmount: number, card?: string) => ({
  payment: { method: 'card', token: world.gateway.token(card), walletAmount },
});
const takenByCard = (booking: { booking_id: string }) =>
  world.gateway
    .paymentsOf(booking.booking_id)
    .reduce((sum, { taken, returned }) => sum + taken - returned, 0);

describe('paying with credit', () => {
  it('pays all of it from the wallet, and asks no gateway', async () => {
    await grant(who, 30_000);
    const { status, body } = await book(requestFor(await aQuote(me), byWallet(20_900)), me);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'documented',
      paymentStatus: 'captured',
      paidWithCredit: { amount: 20_900, currency: 'USD' },
    });
    expect(await credit(who)).toBe(9_100);
    const [booking] = await bookings();
    expect(world.gateway.paymentsOf(booking!.booking_id)).toEqual([]);
    expect(await desk.balances()).toEqual({
      agency_commission: 1_900,
      agency_credits: -30_000,
      supplier: 19_000,
      wallet: 9_100,
    });
  });

  it('divides a price between wallet and card: the card is asked for the rest and no more', async () => {
    await grant(who, 12_500);
    const { body } = await book(requestFor(await aQuote(me), split(12_500)), me);
    expect(body.data).toMatchObject({ status: 'documented', paidWithCredit: { amount: 12_500 } });
    const [booking] = await bookings();
    expect(takenByCard(booking!)).toBe(8_400);
    expect(await credit(who)).toBe(0);
    expect((await get(body.data.reference, me)).body.data.paidWithCredit).toEqual({
      amount: 12_500,
      currency: 'USD',
    });
  });

  it('refuses more than there is, keeps nothing back, and lets another attempt follow', async () => {
    await grant(who, 5_000);
    const quote = await aQuote(me);
    for (const more of [byWallet(20_900), split(5_001)]) {
      const { status, body } = await book(requestFor(quote, more), me);
      expect([status, body.code]).toEqual([402, 'PAYMENT_DECLINED']);
      expect(body).toMatchObject({ data: { reason: 'insufficient_credit' } });
    }
    expect((await book(requestFor(quote, byWallet(5_000)), me)).status).toBe(402);
    expect(await credit(who)).toBe(5_000);
    expect((await book(requestFor(quote, split(5_000)), me)).status).toBe(200);
    expect(await credit(who)).toBe(0);
  });

  it('is for whoever owns the wallet: not for visitors, nor where the agency gave none, nor in another currency', async () => {
    await grant(who, 30_000);
    const visitors = await book(requestFor(await aQuote(), byWallet(20_900)));
    expect(visitors.status).toBe(401);
    await world.sql(`update users set is_reward_wallet_enable = false where user_id = $1`, [who]);
    expect(await book(requestFor(await aQuote(me), byWallet(20_900)), me)).toMatchObject({ status: 403 });
    await world.sql(`update users set is_reward_wallet_enable = true where user_id = $1`, [who]);
    const other = { as: 'other' };
    expect(await book(requestFor(await aQuote(other), byWallet(20_900)), other)).toMatchObject({
      status: 402,
    });
    await grant('u-other', 30_000, 'EUR');
    expect(await book(requestFor(await aQuote(other), byWallet(20_900)), other)).toMatchObject({
      status: 402,
    });
    expect(await credit(who)).toBe(30_000);
  });

  it('wants a token for a card, and an amount for a wallet', async () => {
    const quote = await aQuote(me);
    const card = await book(requestFor(quote, { payment: { method: 'card', walletAmount: 5 } }), me);
    expect(card.body.fields).toHaveProperty(['payment.token']);
    const wallet = await book(requestFor(quote, { payment: { method: 'wallet' } }), me);
    expect(wallet.body.fields).toHaveProperty(['payment.walletAmount']);
  });

  it('gives the credit back with a card that is declined, and takes it with the next one', async () => {
    await grant(who, 12_500);
    const quote = await aQuote(me);
    const declined = await book(requestFor(quote, split(12_500, '4000000000000002')), me);
    expect(declined.status).toBe(402);
    expect(await credit(who)).toBe(12_500);
    expect((await book(requestFor(quote, split(12_500)), me)).status).toBe(200);
    expect(await credit(who)).toBe(0);
  });

  it('keeps the credit back while the bank asks, and gives it back when nobody answers', async () => {
    await grant(who, 12_500);
    const { status } = await book(requestFor(await aQuote(me), split(12_500, '4000002500003155')), me);
    expect(status).toBe(202);
    expect(await credit(who)).toBe(0);
    expect(await world.violations()).toEqual([]);
    await world.pass(40 * minute, 4 * minute);
    expect(await credit(who)).toBe(12_500);
    expect((await bookings())[0]!.status).toBe('expired');
  });

  it('gives wallet and card back when the hotel refuses', async () => {
    await grant(who, 12_500);
    world.meridian.next('book', () => ({ status: 'rejected', reason: 'rooms_unavailable' }));
    expect((await book(requestFor(await aQuote(me), split(12_500)), me)).status).toBe(409);
    expect(await credit(who)).toBe(12_500);
    expect(takenByCard((await bookings())[0]!)).toBe(0);
  });

  it('takes less from the card when the price fell between the bank’s question and the answer', async () => {
    await grant(who, 12_500);
    const quote = await aQuote(me);
    const request = requestFor(quote, split(12_500, '4000002500003155'));
    const key = newKey();
    expect((await book(request, { ...me, key })).status).toBe(202);
    const [booking] = await bookings();
    world.gateway.challenge(world.gateway.paymentsOf(booking!.booking_id)[0]!.id, true);
    // 11000 to pay now: less than the wallet alone holds for it. The card is not needed any more.
    world.meridian.rates.set('m1', [aRate(10_000, { rateKey: 'k-19000-room_only' })]);
    const { status, body } = await book(request, { ...me, key });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'documented', paidWithCredit: { amount: 11_000 } });
    expect(takenByCard(booking!)).toBe(0);
    expect(await credit(who)).toBe(1_500);
    expect(world.gateway.paymentsOf(booking!.booking_id)[0]!.state).not.toBe('held');
  });
});

describe('credit under load', () => {
  it('is spent by exactly one of a hundred bookings at once when it covers one, and never goes below zero', async () => {
    await grant(who, 20_900);
    const quotes = [];
    for (let i = 0; i < 100; i++) quotes.push(await aQuote(me));
    const answers = await Promise.all(quotes.map((quote) => book(requestFor(quote, byWallet(20_900)), me)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(99);
    expect(await credit(who)).toBe(0);
    const [lowest] = await world.sql<{ lowest: string }>(
      `select min(balance_after) as lowest from ledger_entries where account = 'wallet'`,
    );
    expect(Number(lowest!.lowest)).toBe(0);
  }, 60_000);

  it('keeps granting, spending and giving back apart, in whatever order they come', async () => {
    await grant(who, 10_000);
    const quotes = [await aQuote(me), await aQuote(me), await aQuote(me)];
    await Promise.all([
      ...quotes.map((quote, i) =>
        book(requestFor(quote, split(4_000 + i, i === 1 ? '4000000000000002' : undefined)), me),
      ),
      ...Array.from({ length: 6 }, (_, i) =>
        world.call('POST', `/api/wallets/${who}/credit`, {
          as: 'admin',
          key: newKey(),
          body: { kind: i % 2 ? 'withdraw' : 'grant', amount: { amount: 100, currency: 'USD' }, note: 'x' },
        }),
      ),
    ]);
    const paid = (await payments()).reduce(
      (sum, payment) => sum + (payment.status === 'captured' ? Number(payment.wallet_amount) : 0),
      0,
    );
    expect(await credit(who)).toBe(10_000 - paid);
  });
});

describe('a refund', () => {
  const penalties = [{ from: '2026-03-01T00:00:00Z', percent: 50 }];
  async function cancelled(walletAmount: number): Promise<Booking> {
    world.meridian.rates.set('m1', [aRate(19_000, { penalties })]);
    await grant(who, 20_900);
    const payment = walletAmount === 20_900 ? byWallet(walletAmount) : split(walletAmount);
    const { reference } = (await book(requestFor(await aQuote(me), payment), me)).body.data;
    world.meridian.next('cancelQuote', () => ({
      penalty: { amount: 9_500, currency: 'USD' },
      expiresAt: '2026-12-31T00:00:00Z',
    }));
    const quote = (await quoteCancel(reference, me)).body.data;
    const answer = (await cancel(reference, quote.cancelQuoteId, me)).body.data;
    expect(answer.cancelled?.refundToCredit).toEqual(quote.refundToCredit);
    return answer;
  }

  it('of a part goes back to the card first, and what is kept is kept from the credit', async () => {
    // 10450 goes back; the card paid 8400 of 20900.
    const booking = await cancelled(12_500);
    expect(booking.cancelled).toMatchObject({
      refund: { amount: 10_450 },
      refundToCredit: { amount: 2_050 },
      refunded: true,
    });
    expect(takenByCard((await bookings())[0]!)).toBe(0);
    expect(await credit(who)).toBe(20_900 - 12_500 + 2_050);
  });

  it('goes to the card alone while the card covers it', async () => {
    const booking = await cancelled(5_000);
    expect(booking.cancelled).toMatchObject({ refund: { amount: 10_450 } });
    expect(booking.cancelled).not.toHaveProperty('refundToCredit');
    expect(takenByCard((await bookings())[0]!)).toBe(15_900 - 10_450);
    expect(await credit(who)).toBe(15_900);
  });

  it('of what the wallet paid alone goes back there', async () => {
    await cancelled(20_900);
    expect(await credit(who)).toBe(10_450);
  });
});

describe('a reward', () => {
  it('is credited once when the stay is over, by the agency’s rule, for what the card paid', async () => {
    await world.sql(`update agencies set rewards = '{"basisPoints": 150}' where agency_id = 'harbour'`);
    await world.restart();
    await grant(who, 900);
    await book(requestFor(await aQuote(me), split(900)), me);
    await book(requestFor(await aQuote()), {});
    world.now = Date.parse('2026-04-15T12:00:00Z');
    await world.work();
    await world.work();
    expect((await bookings()).map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(await credit(who)).toBe(300);
    await world.sql(`update agencies set rewards = '{}' where agency_id = 'harbour'`);
    await world.restart();
  });
});

describe('a wallet', () => {
  const change = (body: object, options: { as?: string; key?: string; agency?: string } = {}) =>
    world.call<{ data: Wallet }>('POST', `/api/wallets/${who}/credit`, {
      as: 'admin',
      key: newKey(),
      ...options,
      body,
    });
  const usd = (amount: number) => ({ amount, currency: 'USD' });

  it('is filled and emptied by managers, once for a key, and never below zero', async () => {
    const key = newKey();
    const give = { kind: 'grant', amount: usd(5_000), note: 'Sorry for the noise' };
    for (let i = 0; i < 2; i++)
      expect((await change(give, { key })).body.data.balances).toEqual([usd(5_000)]);
    // The server died after the posting and before the answer was kept.
    await world.sql(`delete from idempotency_keys where key = $1`, [key]);
    expect((await change(give, { key })).body.data.balances).toEqual([usd(5_000)]);
    const take = (amount: number) => change({ kind: 'withdraw', amount: usd(amount), note: 'A slip' });
    expect(await take(5_001)).toMatchObject({ status: 409, body: { code: 'CREDIT_TOO_LOW' } });
    expect((await take(2_000)).body.data.balances).toEqual([usd(3_000)]);
  });

  it('refuses everybody else, other agencies’ users, and amounts that are none', async () => {
    const give = { kind: 'grant', amount: usd(5_000), note: 'x' };
    for (const as of ['customer', 'agent', 'sales', 'restricted'])
      expect((await change(give, { as })).status, as).toBe(403);
    expect((await change(give, { as: '' })).status).toBe(401);
    expect(
      (await world.call('POST', '/api/wallets/u-nobody/credit', { as: 'admin', key: newKey(), body: give }))
        .status,
    ).toBe(404);
    for (const amount of [usd(0), usd(-5), { amount: 5, currency: 'JPY' }])
      expect((await change({ ...give, amount })).status).toBe(400);
    // Another agency knows a user of that name, but it is another wallet.
    await change(give, { agency: 'nordlys' });
    expect(await credit(who)).toBe(0);
    expect(await credit(who, 'nordlys')).toBe(5_000);
  });

  it('shows its owner balance and statement, newest first, in pages, and nobody else’s', async () => {
    await change({ kind: 'grant', amount: usd(9_000), note: 'Welcome' });
    const { reference } = (await book(requestFor(await aQuote(me), split(4_000)), me)).body.data;
    const read = (query: string, as = 'customer') =>
      world.call<{ data: StatementLine[]; next: string | null }>(
        'GET',
        `/api/wallet/statement?currency=USD${query}`,
        { as },
      );
    expect((await world.call<{ data: Wallet }>('GET', '/api/wallet', me)).body.data).toEqual({
      isOpen: true,
      balances: [usd(5_000)],
    });
    const first = (await read('&limit=1')).body;
    expect(first.data).toEqual([
      expect.objectContaining({ kind: 'reserve', amount: usd(-4_000), balance: usd(5_000), reference }),
    ]);
    const second = (await read(`&limit=1&cursor=${first.next}`)).body;
    expect(second).toMatchObject({
      data: [{ seq: 1, kind: 'grant', amount: usd(9_000), balance: usd(9_000), note: 'Welcome' }],
      next: null,
    });
    expect((await read('', 'other')).body.data).toEqual([]);
    expect((await world.call('GET', '/api/wallet')).status).toBe(401);
  });
});

describe('the ledger of an agency', () => {
  it('has a trial balance whose sides are the same, and a statement for each account', async () => {
    await grant(who, 12_500);
    const { reference } = (await book(requestFor(await aQuote(me), split(12_500)), me)).body.data;
    const { body } = await world.call<{ data: TrialBalance[] }>('GET', '/api/ledger/trial-balance', {
      as: 'admin',
    });
    expect(body.data).toHaveLength(1);
    const [trial] = body.data;
    expect(trial).toMatchObject({ currency: 'USD', debit: 20_900, credit: 20_900, balanced: true });
    const sides = Object.fromEntries(
      trial!.lines.map(({ account, party, debit, credit: right }) => [`${account} ${party}`, right - debit]),
    );
    expect(sides).toEqual({
      'traveller ': -8_400,
      'reserved ': 0,
      'wallet u-customer': 0,
      'gateway fake': 0,
      'gateway wallet': 0,
      'supplier meridian': 19_000,
      'agency_commission ': 1_900,
      'agency_credits ': -12_500,
    });
    const statement = (path: string) =>
      world.call<{ data: AccountStatementLine[]; next: string | null }>(
        'GET',
        `/api/ledger/accounts/${path}`,
        {
          as: 'admin',
        },
      );
    expect((await statement('supplier?currency=USD&party=meridian')).body.data).toEqual([
      expect.objectContaining({ kind: 'commission', amount: { amount: 19_000, currency: 'USD' }, reference }),
    ]);
    const { data: all } = (await statement('reserved?currency=USD&from=2026-03-01&to=2026-03-01')).body;
    expect(all.map(({ amount }) => amount.amount)).toEqual([-20_900, 8_400, 12_500]);
    expect((await statement('reserved?currency=USD&to=2026-02-28')).body.data).toEqual([]);
    expect((await statement('nothing?currency=USD')).status).toBe(400);
  });

  it('is for managers of that agency alone', async () => {
    await grant(who, 500);
    for (const as of ['customer', 'agent', 'sales', 'restricted'])
      for (const path of ['trial-balance', 'accounts/supplier?currency=USD'])
        expect((await world.call('GET', `/api/ledger/${path}`, { as })).status, `${as} ${path}`).toBe(403);
    const other = await world.call<{ data: unknown[] }>('GET', '/api/ledger/trial-balance', {
      as: 'admin',
      agency: 'nordlys',
    });
    expect(other.body.data).toEqual([]);
  });

  it('cannot be moved past its entries, posted twice, or taken below its floors, by the database itself', async () => {
    await grant(who, 500);
    const { context } = world;
    const asApp = (text: string) => context.database.withAgency('harbour', (tx) => tx.query(text));
    await expect(asApp(`update ledger_balances set balance = 9`)).rejects.toMatchObject({ code: '42501' });
    await expect(asApp(`delete from ledger_balances`)).rejects.toMatchObject({ code: '42501' });
    const entries = (id: string, amount: number, more = '') =>
      asApp(
        `insert into ledger_entries (agency_id, posting_id, account, party, kind, amount, currency, at)
         values ('harbour', '${id}', 'agency_credits', '', 'grant', ${-amount}, 'USD', now()),
                ('harbour', '${id}', 'wallet', '${who}', 'grant', ${amount}, 'USD', now()) ${more}`,
      );
    await entries('grant:once', 100);
    await expect(entries('grant:once', 100)).rejects.toMatchObject({ code: '23505' });
    await expect(entries('grant:once', 100, 'on conflict do nothing')).rejects.toMatchObject({
      code: '23505',
    });
    await expect(entries('withdraw:all', -601)).rejects.toMatchObject({
      code: '23514',
      constraint: 'ledger_balances_floor',
    });
    expect(await credit(who)).toBe(600);
  });

  it('is found out when a balance was moved by hand', async () => {
    await grant(who, 500);
    await world.sql(`update ledger_balances set balance = balance + 1 where account = 'wallet'`);
    expect((await world.violations()).join()).toContain('folds to 500, stored is 501');
    await world.sql(`update ledger_balances set balance = balance - 1 where account = 'wallet'`);
  });
});

describe('staff ending a review', () => {
  /** Nobody could find out for thirty minutes; a person has to. */
  async function inReview(exists: boolean): Promise<string> {
    world.meridian.next('book', async (usual) => {
      if (exists) await usual();
      throw new SupplierError('meridian', 'timeout', 'no answer');
    });
    // It cannot say for as long as it is asked.
    for (let i = 0; i < 40; i++)
      world.meridian.next('retrieve', () => {
        throw new SupplierError('meridian', 'unavailable', 'down');
      });
    await grant(who, 12_500);
    const { reference, status } = (await book(requestFor(await aQuote(me), split(12_500)), me)).body.data;
    expect(status).toBe('unknown');
    await world.pass(40 * minute, 4 * minute);
    expect((await bookings())[0]!.status).toBe('manual_review');
    return reference;
  }
  const resolve = (
    reference: string,
    body: object,
    options: { as?: string; key?: string; agency?: string } = {},
  ) =>
    world.call<{ data: Booking; fields?: Record<string, string> }>(
      'POST',
      `/api/bookings/${reference}/review`,
      {
        as: 'agent',
        key: newKey(),
        ...options,
        body,
      },
    );
  const stillDown = () =>
    world.meridian.next('retrieve', () => {
      throw new SupplierError('meridian', 'unavailable', 'down');
    });

  it('says that the supplier has it: it is captured and documented, with the person’s name in what happened', async () => {
    const reference = await inReview(true);
    const key = newKey();
    const found = { outcome: 'booked', supplierReference: 'MER-77', note: 'Rang them' };
    const { status, body } = await resolve(reference, found, { key });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'documented',
      paymentStatus: 'captured',
      supplierReference: 'MER-77',
    });
    expect(await resolve(reference, found, { key })).toMatchObject({ status: 200, body });
    // Under another key the same word of the same person is no news, and anybody else's comes too late.
    expect((await resolve(reference, found)).status).toBe(200);
    expect(await resolve(reference, found, { as: 'admin' })).toMatchObject({ status: 409 });
    expect(await resolve(reference, { outcome: 'not_booked' })).toMatchObject({
      status: 409,
      body: { code: 'REVIEW_CLOSED' },
    });
    const events = await world.call<{ data: { to: string; reason?: string; by?: string }[] }>(
      'GET',
      `/api/bookings/${reference}/events`,
      { as: 'agent' },
    );
    expect(events.body.data).toContainEqual(
      expect.objectContaining({ to: 'confirmed', reason: 'staff_confirmed', by: 'A B' }),
    );
    const own = await world.call<{ data: object[] }>('GET', `/api/bookings/${reference}/events`, me);
    for (const event of own.body.data) expect(event).not.toHaveProperty('by');
    expect(await world.sql('select outcome, resolved_by, note from booking_reviews')).toEqual([
      { outcome: 'booked', resolved_by: 'u-agent', note: 'Rang them' },
    ]);
  });

  it('says that it has not: nothing is charged, wallet and card are given back', async () => {
    const reference = await inReview(false);
    const { body } = await resolve(reference, { outcome: 'not_booked' });
    expect(body.data).toMatchObject({ status: 'rejected', paymentStatus: 'voided' });
    expect(await credit(who)).toBe(12_500);
    expect(takenByCard((await bookings())[0]!)).toBe(0);
  });

  it('cannot deny what the supplier itself says when it is asked once more', async () => {
    const reference = await inReview(true);
    // It is back, and has it.
    world.meridian.clearScripts();
    const { body } = await resolve(reference, { outcome: 'not_booked' });
    expect(body.data.status).toBe('documented');
    expect(await world.sql('select outcome, resolved_by from booking_reviews')).toEqual([
      { outcome: 'found_out', resolved_by: null },
    ]);
  });

  it('is refused to travellers, restricted agents and other agencies, and wants a number', async () => {
    const reference = await inReview(true);
    const found = { outcome: 'booked', supplierReference: 'MER-77' };
    expect((await resolve(reference, found, me)).status).toBe(403);
    expect((await resolve(reference, found, { as: 'restricted' })).status).toBe(403);
    expect((await resolve(reference, found, { as: 'admin', agency: 'nordlys' })).status).toBe(404);
    expect((await resolve(reference, { outcome: 'booked' })).status).toBe(400);
    expect((await resolve(reference, { outcome: 'cancelled' })).status).toBe(400);
    expect((await bookings())[0]!.status).toBe('manual_review');
    stillDown();
    expect((await resolve(reference, found)).body.data.status).toBe('documented');
  });

  it('ends a cancellation that nobody could find out about, either way, and the money follows', async () => {
    for (const [outcome, ends] of [
      ['cancelled', 'cancelled'],
      ['booked', 'documented'],
    ] as const) {
      world.reset();
      await grant(who, 20_900);
      const { reference } = (await book(requestFor(await aQuote(me), byWallet(20_900)), me)).body.data;
      const { cancelQuoteId } = (await quoteCancel(reference, me)).body.data;
      world.meridian.next('cancel', async (usual) => {
        if (outcome === 'cancelled') await usual();
        throw new SupplierError('meridian', 'timeout', 'no answer');
      });
      for (let i = 0; i < 60; i++) stillDown();
      await cancel(reference, cancelQuoteId, me);
      await world.pass(40 * minute, 4 * minute);
      expect((await bookings())[0]!.status).toBe('manual_review');
      expect((await resolve(reference, { outcome: 'not_booked' })).status).toBe(400);
      const { body } = await resolve(reference, { outcome });
      expect(body.data.status).toBe(ends);
      expect(await credit(who)).toBe(outcome === 'cancelled' ? 20_900 : 0);
      expect(await world.violations()).toEqual([]);
      await desk.clear();
    }
  });
});
