import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, dividedBy, percentOf, subtract, sum } from './money-sums.ts';
import {
  convert,
  formatMoney,
  fromDecimal,
  minorUnits,
  money,
  roundHalfUp,
  toDecimal,
  type Rates,
} from './money.ts';

const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'CLP', 'BHD', 'MXN');
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const rate = fc.double({ min: 0.001, max: 20_000, noNaN: true });
const rates = fc.record({ EUR: rate, JPY: rate, KWD: rate, CLP: rate, BHD: rate, MXN: rate });
/** Units of the smallest coin of `to` for one of `from`. */
const ratio = (from: string, to: string, table: Rates) =>
  (((to === 'USD' ? 1 : table[to]!) / (from === 'USD' ? 1 : table[from]!)) * 10 ** minorUnits(to)) /
  10 ** minorUnits(from);

describe('money, whatever the amounts', () => {
  it('is added and taken away without a trace', () => {
    fc.assert(
      fc.property(amount, amount, currency, (a, b, of) => {
        const [one, other] = [money(a, of), money(b, of)];
        expect(subtract(add(one, other), other)).toEqual(one);
        expect(add(one, other)).toEqual(add(other, one));
        expect(sum([one, other], of)).toEqual(add(one, other));
        expect(sum([], of)).toEqual({ amount: 0, currency: of });
      }),
    );
  });
  it('is never a negative nothing, which would be shown with a minus', () => {
    fc.assert(
      fc.property(fc.integer({ min: -49, max: 49 }), currency, (small, of) => {
        const part = percentOf(money(small, of), 100);
        expect(Object.is(part.amount, -0)).toBe(false);
        expect(formatMoney(part, 'en')).not.toContain('-');
      }),
    );
    expect(Object.is(money(-0, 'USD').amount, -0)).toBe(false);
    expect(Object.is(roundHalfUp(-0.2), -0)).toBe(false);
  });
  it('is rounded by at most half a unit, away from zero where it is exactly a half, alike on both sides of it', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: -20_000, max: 20_000 }), (a, points) => {
        const part = percentOf(money(a, 'USD'), points).amount;
        expect(Math.abs(part - (a * points) / 10_000)).toBeLessThanOrEqual(0.5);
        expect(percentOf(money(-a, 'USD'), points).amount + part).toBe(0);
      }),
    );
    expect([0.5, 1.5, 2.5, -0.5, -1.5, -2.5].map(roundHalfUp)).toEqual([1, 2, 3, -1, -2, -3]);
  });
  it('is all of itself at 100 %, and no part is larger than a larger one', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(10_000), fc.nat(10_000), (a, p, q) => {
        expect(percentOf(money(a, 'EUR'), 10_000).amount).toBe(a);
        expect(percentOf(money(a, 'EUR'), Math.min(p, q)).amount).toBeLessThanOrEqual(
          percentOf(money(a, 'EUR'), Math.max(p, q)).amount,
        );
      }),
    );
  });
  it('divided is wrong by less than half a unit for each part', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 60 }), (a, count) => {
        const part = dividedBy(money(a, 'USD'), count).amount;
        expect(Math.abs(part * count - a)).toBeLessThanOrEqual(count / 2);
      }),
    );
  });
  it('is what its decimal says', () => {
    fc.assert(
      fc.property(amount, currency, (a, of) => {
        expect(fromDecimal(toDecimal(money(a, of)), of)).toEqual(money(a, of));
        expect(Number(toDecimal(money(a, of)).toFixed(minorUnits(of)))).toBe(toDecimal(money(a, of)));
      }),
    );
  });
  it('knows how many digits each currency has', () => {
    const digits = Object.fromEntries(
      ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF']
        .map((code) => [code, 0]),
    ); // prettier-ignore
    for (const code of ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']) digits[code] = 3;
    for (const code of ['USD', 'EUR', 'DKK', 'AED', 'XXX', '']) digits[code] = 2;
    for (const [code, count] of Object.entries(digits))
      expect([code, minorUnits(code)]).toEqual([code, count]);
  });
});

describe('conversion, whatever the rates', () => {
  it('is wrong by at most half a unit, and there and back by no more than that costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e8, max: 1e8 }), currency, currency, rates, (a, from, to, table) => {
        fc.pre(Math.abs(a) * ratio(from, to, table) < 2 ** 52);
        const there = convert(money(a, from), to, table)!;
        const per = ratio(from, to, table);
        const noise = Math.abs(a * per) * 1e-13;
        expect(there.currency).toBe(to);
        expect(Math.abs(there.amount - a * per)).toBeLessThanOrEqual(0.5 + noise);
        if (!Number.isSafeInteger(there.amount)) return;
        const back = convert(there, from, table)!;
        expect(Math.abs(back.amount - a)).toBeLessThanOrEqual(0.5 + 0.5 / per + Math.abs(a) * 1e-12);
      }),
    );
  });
  it('keeps the order of amounts, nothing is nothing, and a refund mirrors its charge', () => {
    fc.assert(
      fc.property(amount, amount, currency, currency, rates, (a, b, from, to, table) => {
        // Where one unit is millions of another, the largest amounts are no amounts any more.
        fc.pre(Math.max(Math.abs(a), Math.abs(b)) * ratio(from, to, table) < 2 ** 52);
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((each) => convert(money(each, from), to, table)!.amount);
        expect(low).toBeLessThanOrEqual(high!);
        expect(convert(money(0, from), to, table)).toEqual(money(0, to));
        expect(convert(money(-a, from), to, table)!.amount + convert(money(a, from), to, table)!.amount).toBe(0);
      }),
    ); // prettier-ignore
  });
  it('does not happen by a rate that cannot be', () => {
    for (const bad of [0, -1, -0.5, Number.NaN, undefined]) {
      const table = { EUR: 0.9, JPY: bad } as Rates;
      expect(convert(money(100, 'EUR'), 'JPY', table)).toBeNull();
      expect(convert(money(100, 'JPY'), 'EUR', table)).toBeNull();
      expect(convert(money(100, 'USD'), 'JPY', table)).toBeNull();
      expect(convert(money(100, 'JPY'), 'USD', table)).toBeNull();
    }
  });
  it('takes the dollar for one, whatever the table says of it', () => {
    expect(convert(money(100, 'USD'), 'EUR', { USD: 7, EUR: 0.5 })).toEqual(money(50, 'EUR'));
    expect(convert(money(50, 'EUR'), 'USD', { USD: 7, EUR: 0.5 })).toEqual(money(100, 'USD'));
  });
});

describe('what cannot be done', () => {
  it('is refused in words', () => {
    expect(() => add(money(1, 'USD'), money(1, 'EUR'))).toThrow('Cannot mix USD and EUR');
    expect(() => money(0.5, 'USD')).toThrow('Not an integer amount of minor units: 0.5 USD');
    expect(() => money(2 ** 53, 'USD')).toThrow(RangeError);
    expect(() => add(money(2 ** 53 - 1, 'USD'), money(1, 'USD'))).toThrow(RangeError);
  });
});

describe('prices as text, in every language', () => {
  it('hold the digits of the amount and no others', () => {
    const latin = (text: string) =>
      text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replaceAll(/[^\d]/g, '');
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1e9 }),
        currency,
        fc.constantFrom('en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'),
        (a, of, language) => {
          expect(latin(formatMoney(money(a, of), language))).toBe(
            String(a).padStart(minorUnits(of) + 1, '0'),
          );
          const whole = Math.round(a / 10 ** minorUnits(of));
          expect(latin(formatMoney(money(a, of), language, 'deal'))).toBe(String(whole));
        },
      ),
    );
  });
  it('are made anew for each language, currency and number of decimals, and say the same again', () => {
    const texts = () => [
      formatMoney(money(123_456, 'USD'), 'en'), formatMoney(money(123_456, 'USD'), 'de'), formatMoney(money(123_456, 'EUR'), 'en'),
      formatMoney(money(123_456, 'USD'), 'en', 'deal'), formatMoney(money(123_456, 'USD'), 'en', 'full'),
    ]; // prettier-ignore
    expect(texts()).toEqual(texts());
    expect(texts()).toEqual(['$1,234.56', '1.234,56\u00a0$', '€1,234.56', '$1,235', '$1,234.56']);
  });
  it('keep letters and sign of a dollar together in Arabic of any country, and nowhere else', () => {
    for (const locale of ['ar', 'ar-EG', 'ar-AE'])
      expect(formatMoney(money(100, 'USD'), locale), locale).toContain('US$\u200e');
    for (const locale of ['en-CA', 'pt', 'sv', 'fr'])
      expect(formatMoney(money(100, 'USD'), locale), locale).not.toContain('\u200e');
    expect(formatMoney(money(100, 'EUR'), 'ar')).not.toContain('$');
    // Reals are `R$` everywhere; only right-to-left text needs the mark.
    expect(formatMoney(money(100, 'BRL'), 'ar')).toContain('R$\u200e');
    for (const locale of ['en', 'pt', 'de'])
      expect(formatMoney(money(100, 'BRL'), locale)).toMatch(/R\$[^\u200e]*$/);
  });
});
