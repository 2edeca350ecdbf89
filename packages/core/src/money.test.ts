import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, dividedBy, percentOf, splitByWeight, subtract, sum } from './money-sums.ts';
import { convert, formatMoney, fromDecimal, money, toDecimal } from './money.ts';

const rates = { USD: 1, EUR: 0.9, JPY: 150, KWD: 0.3 };

describe('money', () => {
  it('refuses fractions of a minor unit', () => {
    expect(() => money(1.5, 'USD')).toThrow(RangeError);
    expect(() => money(Number.NaN, 'USD')).toThrow(RangeError);
  });
  it('never mixes currencies', () => {
    expect(() => add(money(1, 'USD'), money(1, 'EUR'))).toThrow(RangeError);
    expect(() => subtract(money(1, 'USD'), money(1, 'EUR'))).toThrow(RangeError);
  });
  it('adds up exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 50 }), (amounts) => {
        const total = sum(
          amounts.map((amount) => money(amount, 'USD')),
          'USD',
        );
        expect(total.amount).toBe(amounts.reduce((a, b) => a + b, 0));
      }),
    );
  });
  it('knows currencies without and with three minor digits', () => {
    expect(toDecimal(money(1234, 'JPY'))).toBe(1234);
    expect(toDecimal(money(1234, 'KWD'))).toBe(1.234);
    expect(fromDecimal(1.005, 'USD')).toEqual(money(101, 'USD'));
  });
  it('returns to the same minor units through its decimal form', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        (amount, currency) => {
          expect(fromDecimal(toDecimal(money(amount, currency)), currency)).toEqual(money(amount, currency));
        },
      ),
    );
  });
  it('rounds halves away from zero, so that a refund mirrors its charge', () => {
    expect(percentOf(money(50, 'USD'), 100).amount).toBe(1);
    expect(percentOf(money(-50, 'USD'), 100).amount).toBe(-1);
    expect(dividedBy(money(100, 'USD'), 3).amount).toBe(33);
  });
});

describe('dividing an amount by weights', () => {
  it('gives whole minor units that add up to it', () => {
    expect(splitByWeight(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(splitByWeight(7, [3, 1])).toEqual([5, 2]);
    expect(splitByWeight(0, [3, 1])).toEqual([0, 0]);
  });
  it('gives all of it to the first where nothing weighs anything', () => {
    expect(splitByWeight(100, [0, 0])).toEqual([100, 0]);
    expect(splitByWeight(100, [])).toEqual([]);
  });
});

describe('conversion', () => {
  it('takes rates as units for one US dollar (CUR-06)', () => {
    expect(convert(money(10_000, 'USD'), 'EUR', rates)).toEqual(money(9_000, 'EUR'));
    expect(convert(money(9_000, 'EUR'), 'USD', rates)).toEqual(money(10_000, 'USD'));
    expect(convert(money(10_000, 'USD'), 'JPY', rates)).toEqual(money(15_000, 'JPY'));
  });
  it('gives nothing rather than a wrong amount when a rate is missing', () => {
    expect(convert(money(100, 'USD'), 'XYZ', rates)).toBeNull();
    expect(convert(money(100, 'XYZ'), 'USD', rates)).toBeNull();
    expect(convert(money(100, 'USD'), 'EUR', {})).toBeNull();
  });
  it('leaves an amount alone in its own currency, even without rates', () => {
    expect(convert(money(123, 'EUR'), 'EUR', {})).toEqual(money(123, 'EUR'));
  });
});

describe('prices as text', () => {
  it('shows 0 decimals in deals and 2 elsewhere (PRICE-07, PRICE-08, CONST-17)', () => {
    expect(formatMoney(money(12_356, 'USD'), 'en', 'deal')).toBe('$124');
    expect(formatMoney(money(12_350, 'USD'), 'en')).toBe('$123.50');
  });
  it('shows the minor digits that the currency has', () => {
    expect(formatMoney(money(1_500, 'JPY'), 'en')).toBe('¥1,500');
    expect(formatMoney(money(1_234, 'KWD'), 'en')).toContain('1.234');
  });
  it('rounds half up, never to even', () => {
    expect(formatMoney(money(12_250, 'USD'), 'en', 'deal')).toBe('$123');
    expect(formatMoney(money(12_350, 'USD'), 'en', 'deal')).toBe('$124');
  });
});

it('keeps the sign beside its letters in Arabic, whose text runs the other way', () => {
  expect(formatMoney({ amount: 16800, currency: 'USD' }, 'ar', 'deal')).toMatch(/US\$\u200e/);
  expect(formatMoney({ amount: 16800, currency: 'USD' }, 'pt', 'deal')).not.toMatch(/\u200e/);
});
