import type { Penalty, Terms } from '@portolan/suppliers';
import { describe, expect, it } from 'vitest';
import { buildPrice } from '../pricing/build-price.ts';
import { baseRule, type MarkupRule } from '../pricing/markup-rule.ts';
import type { Price } from '../pricing/price.ts';
import { aRate, offerOf } from '../testing/scripted-supplier.ts';
import { cancellationOf, freeUntil, type PricedTerms } from './cancellation.ts';
import { ratesUsed, totalOf } from './offers.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const sell = usd(20_001);
const now = Date.UTC(2026, 2, 1);
const options = { startsOn: '2026-04-10', zone: 'UTC', now };

/** Something that costs 200.01 dollars and 160 net. */
function sold(
  terms: Partial<Terms<unknown>> & { penalties?: readonly Penalty[] },
  price: Partial<Price> = {},
): PricedTerms {
  return {
    terms: { refundable: true, penalties: [], refundTo: 'original', alwaysBack: null, facts: {}, ...terms },
    price: { sell: 20_001, net: 16_000, currency: 'USD', supplierNet: usd(16_000), ...price },
  };
}

describe('cancellation as travellers read it', () => {
  const dated: Penalty[] = [
    { from: '2026-04-09T12:00:00Z', percent: 100 },
    { from: '2026-04-01T12:00:00Z', percent: 50 },
  ];
  it('is free until the first step that costs something, each step with its amount', () => {
    expect(cancellationOf([sold({ penalties: dated })], options)).toEqual({
      refundable: true,
      freeUntil: '2026-04-01T12:00:00.000Z',
      steps: [
        { from: '2026-04-01T12:00:00.000Z', percent: 50, amount: usd(10_001) },
        { from: '2026-04-09T12:00:00.000Z', percent: 100, amount: sell },
      ],
    });
  });
  it('is not free any more when that moment has passed', () => {
    const penalties = [{ from: '2026-02-01T12:00:00Z', percent: 50 }];
    expect(cancellationOf([sold({ penalties })], options).freeUntil).toBeNull();
  });
  it.each([
    ['Asia/Tokyo', '2026-04-09T15:00:00.000Z'],
    ['Pacific/Honolulu', '2026-04-10T10:00:00.000Z'],
    ['Europe/Lisbon', '2026-04-09T23:00:00.000Z'],
  ])('is free until the day begins in %s when nothing is dated', (zone, end) => {
    const one = sold({});
    const at = (moment: number) => cancellationOf([one], { ...options, zone, now: moment }).freeUntil;
    expect(at(now)).toBe(end);
    expect(at(Date.parse(end) - 1)).toBe(end);
    expect(at(Date.parse(end))).toBeNull();
    expect(freeUntil(one.terms, { ...options, zone })).toBe(end);
  });
  it('is never free when not refundable', () => {
    expect(cancellationOf([sold({ refundable: false })], options)).toEqual({
      refundable: false,
      freeUntil: null,
      steps: [],
    });
  });
  it('costs a supplier’s amount at the rate of the price, and no more than was paid', () => {
    const penalties: Penalty[] = [
      { from: '2026-04-01T12:00:00Z', amount: { amount: 5_000, currency: 'EUR' } },
      { from: '2026-04-09T12:00:00Z', amount: { amount: 99_000, currency: 'EUR' } },
    ];
    const one = sold({ penalties }, { supplierNet: { amount: 8_000, currency: 'EUR' } });
    expect(cancellationOf([one], options).steps).toEqual([
      { from: '2026-04-01T12:00:00.000Z', amount: usd(10_000) },
      { from: '2026-04-09T12:00:00.000Z', amount: sell },
    ]);
  });
  it('adds up the costs of several parts, from the beginning where one is never given back', () => {
    const bag = sold({ refundable: false }, { sell: 3_000, net: 3_000, supplierNet: usd(3_000) });
    expect(cancellationOf([sold({ penalties: dated }), bag], options)).toEqual({
      refundable: true,
      freeUntil: null,
      steps: [
        { from: '1970-01-01T00:00:00.000Z', amount: usd(3_000) },
        { from: '2026-04-01T12:00:00.000Z', amount: usd(13_001) },
        { from: '2026-04-09T12:00:00.000Z', amount: usd(23_001) },
      ],
    });
    expect(cancellationOf([bag, bag], options).refundable).toBe(false);
  });
  it('gives back what is always given back, also of what is not refundable', () => {
    const fare = sold({ refundable: false, alwaysBack: usd(4_000) });
    expect(cancellationOf([fare], options)).toEqual({
      refundable: true,
      freeUntil: null,
      steps: [{ from: '1970-01-01T00:00:00.000Z', amount: usd(16_001) }],
    });
  });
});

describe('the price of an offer', () => {
  it('can be made again from the rates it was made with, also when its parts come in several currencies', () => {
    const offer = offerOf(
      aRate(10_000, {
        dueAtProperty: [{ code: 'city_tax', amount: { amount: 450, currency: 'EUR' } }],
        suggestedRetail: { amount: 99_000, currency: 'MXN' },
      }),
    );
    const rates = { values: { USD: 1, EUR: 0.9, MXN: 18, DKK: 6.8, JPY: 150, GBP: 0.8 }, asOf: '2026-02-28' };
    const markup: MarkupRule[] = [
      {
        ...baseRule({ default: 1_000 }, 'hotels'),
        // The floor is named in a currency that no part of the rate has.
        value: { kind: 'percent', basisPoints: 1_000, floor: { amount: 900, currency: 'GBP' }, cap: null },
      },
    ];
    const price = buildPrice(offer.price, { currency: 'DKK', markup, rates })!;
    const used = ratesUsed(offer.price, price, rates.values);
    expect(used).toEqual({ USD: 1, EUR: 0.9, MXN: 18, DKK: 6.8, GBP: 0.8 });
    expect(buildPrice(offer.price, { currency: 'DKK', markup, rates: { ...rates, values: used } })).toEqual(
      price,
    );
    expect(totalOf(price)).toBe(price.sell + 3_400);
  });
  it('is none rather than a wrong one when a rate is unknown', () => {
    expect(
      buildPrice(offerOf(aRate(1)).price, {
        currency: 'XXX',
        markup: [],
        rates: { values: { USD: 1 }, asOf: '' },
      }),
    ).toBeNull();
  });
});
