import { money } from '@portolan/core';
import { expect, it } from 'vitest';
import { paymentPlanOf } from './payment-plan.ts';

const price = { sell: 20_900, supplierNet: money(19_000, 'EUR') };
const balanceBy = '2026-05-01T12:00:00.000Z';

it('asks for the same part of what we charge as the supplier asks of its own price', () => {
  const supplierDeposit = money(4_750, 'EUR');
  expect(paymentPlanOf({ kind: 'deposit', deposit: supplierDeposit, balanceBy }, price)).toEqual({
    kind: 'deposit',
    deposit: 5_225,
    supplierDeposit,
    balanceBy,
  });
});

it('asks for all of it at once where the deposit is in another currency', () => {
  const deposit = money(4_750, 'USD');
  expect(paymentPlanOf({ kind: 'deposit', deposit, balanceBy }, price)).toEqual({ kind: 'now' });
});

it('leaves the other terms as they are', () => {
  for (const terms of [
    { kind: 'now' },
    { kind: 'later', by: balanceBy },
    { kind: 'counter', guarantee: true },
  ] as const)
    expect(paymentPlanOf(terms, price)).toEqual(terms);
});
