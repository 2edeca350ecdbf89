import { describe, expect, it } from 'vitest';
import { aRate } from '../testing/scripted-supplier.ts';
import { baseRule, type MarkupRule } from '../pricing/markup-rule.ts';
import { cancellationOf, priceRate, ratesUsed, totalOf } from './price-rate.ts';

const sell = { amount: 20_001, currency: 'USD' };
const now = Date.UTC(2026, 2, 1);
const options = { checkIn: '2026-04-10', zone: 'UTC', now };

describe('cancellation as travellers read it', () => {
  it('is free until the first step that costs something, each step with its amount', () => {
    const penalties = [
      { from: '2026-04-09T12:00:00Z', percent: 100 },
      { from: '2026-04-01T12:00:00Z', percent: 50 },
    ];
    expect(cancellationOf({ refundable: true, penalties }, sell, options)).toEqual({
      refundable: true,
      freeUntil: '2026-04-01T12:00:00.000Z',
      steps: [
        { from: '2026-04-01T12:00:00.000Z', percent: 50, amount: { amount: 10_001, currency: 'USD' } },
        { from: '2026-04-09T12:00:00.000Z', percent: 100, amount: sell },
      ],
    });
  });
  it('is not free any more when that moment has passed', () => {
    const penalties = [{ from: '2026-02-01T12:00:00Z', percent: 50 }];
    expect(cancellationOf({ refundable: true, penalties }, sell, options).freeUntil).toBeNull();
  });
  it.each([
    ['Asia/Tokyo', '2026-04-09T15:00:00.000Z'],
    ['Pacific/Honolulu', '2026-04-10T10:00:00.000Z'],
    ['Europe/Lisbon', '2026-04-09T23:00:00.000Z'],
  ])('is free until the day of check-in begins in %s when nothing is dated', (zone, freeUntil) => {
    const terms = { refundable: true, penalties: [] };
    expect(cancellationOf(terms, sell, { ...options, zone }).freeUntil).toBe(freeUntil);
    expect(cancellationOf(terms, sell, { ...options, zone, now: Date.parse(freeUntil) - 1 }).freeUntil).toBe(
      freeUntil,
    );
    expect(
      cancellationOf(terms, sell, { ...options, zone, now: Date.parse(freeUntil) }).freeUntil,
    ).toBeNull();
  });
  it('is never free when not refundable', () => {
    expect(cancellationOf({ refundable: false, penalties: [] }, sell, options)).toEqual({
      refundable: false,
      freeUntil: null,
      steps: [],
    });
  });
});

describe('the price of a rate', () => {
  it('can be made again from the rates it was made with, also when its parts come in several currencies', () => {
    const rate = aRate(10_000, {
      dueAtProperty: [{ code: 'city_tax', amount: { amount: 450, currency: 'EUR' } }],
      suggestedRetail: { amount: 99_000, currency: 'MXN' },
    });
    const rates = { values: { USD: 1, EUR: 0.9, MXN: 18, DKK: 6.8, JPY: 150, GBP: 0.8 }, asOf: '2026-02-28' };
    const markup: MarkupRule[] = [
      {
        ...baseRule({ default: 1_000 }, 'hotels'),
        // The floor is named in a currency that no part of the rate has.
        value: { kind: 'percent', basisPoints: 1_000, floor: { amount: 900, currency: 'GBP' }, cap: null },
      },
    ];
    const price = priceRate(rate, { currency: 'DKK', markup, rates })!;
    const used = ratesUsed(rate, price, rates.values);
    expect(used).toEqual({ USD: 1, EUR: 0.9, MXN: 18, DKK: 6.8, GBP: 0.8 });
    expect(priceRate(rate, { currency: 'DKK', markup, rates: { ...rates, values: used } })).toEqual(price);
    expect(totalOf(price)).toBe(price.sell + 3_400);
  });
  it('is none rather than a wrong one when a rate is unknown', () => {
    expect(
      priceRate(aRate(1), {
        currency: 'XXX',
        markup: [],
        rates: { values: { USD: 1 }, asOf: '' },
      }),
    ).toBeNull();
  });
});
