import { expect, it } from 'vitest';
import type { PaymentPlan, Price } from '../pricing/index.ts';
import { owedToSupplier } from './pay-supplier.ts';

const balanceBy = '2026-05-01T12:00:00.000Z';
/** 209.00 USD sold, of which the supplier gets 175.01 EUR. */
const price = (payment: PaymentPlan): Price => ({
  currency: 'USD',
  net: 19_000,
  supplierTaxes: [],
  dueThere: [],
  agencyMarkup: 1_900,
  platformFee: 0,
  sell: 20_900,
  suggestedRetail: null,
  fxRate: 1.0857,
  fxAt: '2026-03-01T00:00:00Z',
  supplierNet: { amount: 17_501, currency: 'EUR' },
  payment,
});
const eur = (amount: number) => ({ amount, currency: 'EUR' });

it('pays the supplier all of its price where nothing was paid before', () => {
  expect(owedToSupplier(price({ kind: 'later', by: balanceBy }), 0, 20_900)).toEqual(eur(17_501));
});

it('pays what the supplier’s own deposit leaves', () => {
  const deposit = { kind: 'deposit', deposit: 5_225, balanceBy } as const;
  const named = price({ ...deposit, supplierDeposit: eur(4_376) });
  expect(owedToSupplier(named, 5_225, 15_675)).toEqual(eur(13_125));
});

it('divides in proportion where the supplier named no deposit, and never pays more than its price', () => {
  const deposit = price({ kind: 'deposit', deposit: 5_225, balanceBy });
  const first = owedToSupplier(deposit, 0, 5_225);
  const rest = owedToSupplier(deposit, 5_225, 15_675);
  expect([first, rest, first.amount + rest.amount]).toEqual([eur(4_375), eur(13_126), 17_501]);
});
