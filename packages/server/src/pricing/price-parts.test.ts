import { money } from '@portolan/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPrice, type SupplierAmounts } from './build-price.ts';
import type { MarkupRule } from './markup-rule.ts';
import { priceParts } from './price-parts.ts';

const rates = { values: { USD: 1, EUR: 0.8, JPY: 160 }, asOf: '2026-11-20' };
const rule = (layer: MarkupRule['layer'], value: MarkupRule['value']): MarkupRule => ({
  id: layer,
  layer,
  agentId: layer === 'agent' ? 'ava' : null,
  where: { kind: 'everywhere' },
  service: null,
  value,
  startsAt: 0,
  endsAt: null,
});
const markup = [
  rule('agency', { kind: 'fixed', amount: money(2_000, 'USD') }),
  rule('platform', { kind: 'percent', basisPoints: 125, floor: null, cap: null }),
];
const part = (net: number, more: Partial<SupplierAmounts> = {}): SupplierAmounts => ({
  net: money(net, 'USD'),
  suggestedRetail: null,
  ...more,
});

describe('the price of several parts', () => {
  it('asks for a fixed markup once, and every part bears its share of all that is added', () => {
    const priced = priceParts([part(30_000), part(10_000)], { currency: 'USD', markup, rates })!;
    expect(priced.whole).toMatchObject({ net: 40_000, agencyMarkup: 2_000, platformFee: 500, sell: 42_500 });
    expect(
      priced.parts.map(({ agencyMarkup, platformFee, sell }) => [agencyMarkup, platformFee, sell]),
    ).toEqual([
      [1_500, 375, 31_875],
      [500, 125, 10_625],
    ]);
  });
  it('counts an agent’s own rule to the markup, and keeps every part’s taxes', () => {
    const agents = [rule('agent', { kind: 'percent', basisPoints: 1_000, floor: null, cap: null })];
    const taxed = part(10_000, { taxes: [{ code: 'vat', amount: money(700, 'USD') }] });
    const { whole } = priceParts([taxed, taxed], { currency: 'USD', markup: agents, rates })!;
    expect(whole).toMatchObject({
      agencyMarkup: 2_000,
      supplierTaxes: [
        { code: 'vat', amount: 700 },
        { code: 'vat', amount: 700 },
      ],
    });
  });
  it('is none where a rule names a currency without a rate', () => {
    const unknown = [rule('agency', { kind: 'fixed', amount: money(1, 'XXX') })];
    expect(priceParts([part(1), part(2)], { currency: 'USD', markup: unknown, rates })).toBeNull();
  });
  it('adds up to the whole, whatever the parts cost and in whatever currency they are shown', () => {
    const amounts = fc.array(
      fc.record({ net: fc.nat(5_000_000), tax: fc.nat(90_000), there: fc.nat(90_000) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(amounts, fc.constantFrom('USD', 'EUR', 'JPY'), (all, currency) => {
        const supplied = all.map(({ net, tax, there }) =>
          part(net, {
            taxes: [{ code: 'vat', amount: money(tax, 'USD') }],
            dueThere: [
              { code: 'fee', amount: money(there, 'USD'), collectedBy: 'counter', optional: false },
              { code: 'insurance', amount: money(500, 'USD'), collectedBy: 'counter', optional: true },
            ],
          }),
        );
        const { whole, parts } = priceParts(supplied, { currency, markup, rates })!;
        for (const name of ['net', 'agencyMarkup', 'platformFee', 'sell'] as const)
          expect(parts.reduce((sum, one) => sum + one[name], 0)).toBe(whole[name]);
        expect(whole.sell).toBe(whole.net + whole.lines!.reduce((sum, { amount }) => sum + amount, 0));
        for (const one of parts) expect(one.sell).toBe(one.net + one.agencyMarkup + one.platformFee);
        expect(whole.dueThere.map(({ code }) => code)).toEqual(all.map(() => 'fee'));
      }),
    );
  });
  it('is the price of the one part where there is one', () => {
    const options = { currency: 'EUR', markup, rates };
    const whole = buildPrice(part(12_345), options);
    expect(priceParts([part(12_345)], options)).toEqual({ whole, parts: [whole] });
  });
  it('names no retail price where a part has none, and no price of nothing, or of parts in two currencies', () => {
    const options = { currency: 'USD', markup, rates };
    const retail = { suggestedRetail: money(50_000, 'USD') };
    expect(priceParts([part(1, retail), part(2)], options)?.whole.suggestedRetail).toBeNull();
    expect(priceParts([part(1, retail), part(2, retail)], options)?.whole.suggestedRetail).toBe(100_000);
    expect(priceParts([], options)).toBeNull();
    expect(priceParts([part(1), part(1, { net: money(1, 'EUR') })], options)).toBeNull();
    expect(priceParts([part(1), part(1, { net: money(1, 'XXX') })], options)).toBeNull();
  });
});
