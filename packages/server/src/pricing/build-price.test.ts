import { money, type Money } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { buildPrice, type SupplierAmounts } from './build-price.ts';
import type { MarkupRule } from './markup-rule.ts';

/** For one US dollar; nobody knows what a Danish crown is. */
const rates = { values: { USD: 1, EUR: 0.8, JPY: 160 }, asOf: '2026-11-20' };
const fixed = (layer: MarkupRule['layer'], amount: Money): MarkupRule => ({
  id: layer,
  layer,
  agentId: layer === 'agent' ? 'ava' : null,
  where: { kind: 'everywhere' },
  service: null,
  value: { kind: 'fixed', amount },
  startsAt: 0,
  endsAt: null,
});
const room: SupplierAmounts = {
  net: money(10_000, 'EUR'),
  taxes: [
    { code: 'vat', amount: money(700, 'EUR') },
    { code: 'service', amount: money(300, 'EUR') },
  ],
  dueThere: [{ code: 'city_tax', amount: money(400, 'EUR'), collectedBy: 'property', optional: false }],
  suggestedRetail: money(16_000, 'EUR'),
};
const build = (amounts: Partial<SupplierAmounts>, currency: string, markup: MarkupRule[] = []) =>
  buildPrice({ ...room, ...amounts }, { currency, markup, rates });

describe('the price of a supplier’s amounts', () => {
  it('converts every amount of them by the one rate, which it tells, and keeps the supplier’s own', () => {
    expect(build({}, 'USD')).toEqual({
      currency: 'USD',
      net: 12_500,
      supplierTaxes: [
        { code: 'vat', amount: 875 },
        { code: 'service', amount: 375 },
      ],
      dueThere: [{ code: 'city_tax', amount: 500, asked: money(400, 'EUR'), collectedBy: 'property' }],
      agencyMarkup: 0,
      platformFee: 0,
      sell: 12_500,
      suggestedRetail: 20_000,
      fxRate: 1.25,
      fxAt: '2026-11-20',
      supplierNet: money(10_000, 'EUR'),
      lines: [],
    });
  });
  it.each([
    ['EUR', 'EUR', 1],
    ['DKK', 'DKK', 1],
    ['USD', 'EUR', 0.8],
    ['EUR', 'USD', 1.25],
    ['EUR', 'JPY', 200],
    ['JPY', 'EUR', 0.005],
  ])('tells what one unit of %s is in %s: %d', (from, to, rate) => {
    const price = buildPrice(
      { net: money(10_000, from), suggestedRetail: null },
      { currency: to, markup: [], rates },
    );
    expect(price?.fxRate).toBe(rate);
  });
  it('knows the US dollar where nobody lists it: all rates are for one of it', () => {
    const options = { markup: [], rates: { values: { EUR: 0.8 }, asOf: '' } };
    const of = (net: Money, currency: string) =>
      buildPrice({ net, suggestedRetail: null }, { ...options, currency })?.fxRate;
    expect(of(money(100, 'USD'), 'EUR')).toBe(0.8);
    expect(of(money(100, 'EUR'), 'USD')).toBe(1.25);
  });
  it('gives the agency what is its own and its agent’s, and the platform what is its', () => {
    const price = build({}, 'USD', [
      fixed('agency', money(1_000, 'USD')),
      fixed('platform', money(200, 'USD')),
      fixed('agent', money(30, 'USD')),
    ]);
    expect(price).toMatchObject({ net: 12_500, agencyMarkup: 1_030, platformFee: 200, sell: 13_730 });
    expect(price!.lines!.map(({ amount }) => amount)).toEqual([1_000, 200, 30]);
  });
  it('has no taxes, nothing due at the property and no retail where the supplier names none', () => {
    const price = buildPrice(
      { net: money(10_000, 'EUR'), suggestedRetail: null },
      { currency: 'USD', markup: [], rates },
    );
    expect(price).toMatchObject({ supplierTaxes: [], dueThere: [], suggestedRetail: null });
  });
  it.each<[string, Partial<SupplierAmounts>]>([
    ['net', { net: money(100, 'DKK') }],
    ['one of the taxes', { taxes: [...room.taxes!, { code: 'x', amount: money(1, 'DKK') }] }],
    [
      'what is due at the property',
      {
        dueThere: [
          ...room.dueThere!,
          { code: 'x', amount: money(1, 'DKK'), collectedBy: 'property', optional: false },
        ],
      },
    ],
  ])('does not exist when the rate of %s is unknown (CUR-24)', (_what, amounts) => {
    expect(build(amounts, 'USD')).toBeNull();
  });
  it('does not exist when the rate of a markup is unknown, rather than being sold without it (CUR-24)', () => {
    expect(build({}, 'USD', [fixed('agency', money(1, 'DKK'))])).toBeNull();
  });
  it('only lacks its retail when the rate of that is unknown: nobody pays it', () => {
    expect(build({ suggestedRetail: money(1, 'DKK') }, 'USD')).toMatchObject({
      sell: 12_500,
      suggestedRetail: null,
    });
  });
});
