import { describe, expect, it } from 'vitest';
import type { PaymentPlan, Price } from '../pricing/index.ts';
import { isPaidSooner, planOf } from './instalments.ts';

const now = Date.UTC(2026, 2, 1, 12);
const by = '2026-05-01T12:00:00.000Z';
const priceOf = (sell: number, payment?: PaymentPlan): Price => ({
  currency: 'USD',
  net: sell,
  supplierTaxes: [],
  dueThere: [],
  agencyMarkup: 0,
  platformFee: 0,
  sell,
  suggestedRetail: null,
  fxRate: 1,
  fxAt: '2026-03-01T00:00:00Z',
  supplierNet: { amount: sell, currency: 'USD' },
  ...(payment ? { payment } : {}),
});
const plan = (sell: number, payment?: PaymentPlan) =>
  planOf(priceOf(sell, payment), now).map(({ n, dueAt, amount }) => [
    n,
    new Date(dueAt).toISOString(),
    amount,
  ]);
const today = '2026-03-01T12:00:00.000Z';

describe('the plan of a price', () => {
  it.each<[string, PaymentPlan | undefined, unknown[]]>([
    ['all of it at once where nothing is said', undefined, [[0, today, 20_900]]],
    ['all of it at once', { kind: 'now' }, [[0, today, 20_900]]],
    ['all of it later', { kind: 'later', by }, [[1, by, 20_900]]],
    [
      'a deposit and a balance',
      { kind: 'deposit', deposit: 5_000, balanceBy: by },
      [
        [0, today, 5_000],
        [1, by, 15_900],
      ],
    ],
    ['only a balance where the deposit is nothing', { kind: 'deposit', deposit: 0, balanceBy: by }, [[1, by, 20_900]]],
    ['only a deposit where it is all', { kind: 'deposit', deposit: 20_900, balanceBy: by }, [[0, today, 20_900]]],
    ['no more than the price', { kind: 'deposit', deposit: 30_000, balanceBy: by }, [[0, today, 20_900]]],
    ['nothing of ours at a counter', { kind: 'counter', guarantee: true }, []],
    ['at once what was due before now', { kind: 'later', by: today }, [[0, today, 20_900]]],
    ['in one sum a deposit whose balance is due', { kind: 'deposit', deposit: 5_000, balanceBy: today }, [[0, today, 20_900]]],
  ])('is %s', (_name, payment, expected) => {
    expect(plan(20_900, payment)).toEqual(expected);
  }); // prettier-ignore

  it('is empty where nothing is to be paid', () => {
    for (const payment of [undefined, { kind: 'later', by }] as const) expect(plan(0, payment)).toEqual([]);
  });
});

describe('a plan that wants money sooner', () => {
  const later: PaymentPlan = { kind: 'later', by };
  const deposit = (amount: number): PaymentPlan => ({ kind: 'deposit', deposit: amount, balanceBy: by });
  const earlier: PaymentPlan = { kind: 'later', by: '2026-04-01T12:00:00.000Z' };
  it.each<[PaymentPlan | undefined, PaymentPlan | undefined, boolean]>([
    [later, undefined, true],
    [later, earlier, true],
    [later, deposit(1), true],
    [deposit(1_000), deposit(1_001), true],
    [deposit(1_000), { kind: 'now' }, true],
    [{ kind: 'counter', guarantee: false }, later, true],
    [undefined, { kind: 'now' }, false],
    [undefined, later, false],
    [{ kind: 'now' }, deposit(1_000), false],
    [deposit(1_000), later, false],
    [earlier, later, false],
    [later, { kind: 'counter', guarantee: false }, false],
  ])('%o → %o: %s', (before, after, sooner) => {
    expect(isPaidSooner(priceOf(20_900, before), priceOf(20_900, after), now)).toBe(sooner);
  });
});
