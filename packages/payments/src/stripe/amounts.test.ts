import { minorUnits, money } from '@portolan/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromStripeAmount, toStripeAmount } from './amounts.ts';

describe('amounts at Stripe', () => {
  it.each([
    ['USD', 12_356, 12_356],
    ['JPY', 500, 500],
    ['KRW', 1, 1],
    // No decimals in the world, two at Stripe.
    ['ISK', 5, 500],
    ['UGX', 5, 500],
    // Three decimals, of which the last is zero.
    ['KWD', 5_120, 5_120],
    // Two decimals in the world, none at Stripe.
    ['MGA', 500, 5],
    ['HUF', 1_045, 1_045],
    ['TWD', 1_045, 1_045],
  ])('%s: %i of ours are %i of theirs, and back', (currency, ours, theirs) => {
    expect(toStripeAmount(money(ours, currency))).toBe(theirs);
    expect(fromStripeAmount(theirs, currency.toLowerCase())).toEqual(money(ours, currency));
  });

  it.each([
    ['KWD', 5_124],
    ['MGA', 501],
    ['IQD', 1_000],
  ])('refuses %s %i instead of charging something near it', (currency, amount) => {
    expect(() => toStripeAmount(money(amount, currency))).toThrow(RangeError);
  });

  it('changes no amount that it takes', () => {
    const currencies = fc.constantFrom(
      'USD',
      'EUR',
      'JPY',
      'ISK',
      'UGX',
      'KWD',
      'MGA',
      'CLP',
      'BHD',
      'HUF',
      'AED',
    );
    fc.assert(
      fc.property(currencies, fc.integer({ min: 1, max: 99_999_999 }), (currency, amount) => {
        let theirs: number;
        try {
          theirs = toStripeAmount(money(amount, currency));
        } catch {
          return;
        }
        expect(fromStripeAmount(theirs, currency)).toEqual(money(amount, currency));
        expect(minorUnits(currency)).toBeLessThanOrEqual(3);
      }),
    );
  });
});
