import { describe, expect, it } from 'vitest';
import { findComputed, findWritten, type Canary } from './canary.ts';

const net: Canary = { amount: 8_133_713, digits: 2, what: 'net' };
const yen: Canary = { amount: 913_372, digits: 0, what: 'net in yen' };
const dinar: Canary = { amount: 25_091_530, digits: 3, what: 'net in dinar' };
const languages = [
  'en',
  'pt',
  'es',
  'da',
  'no',
  'de',
  'ar',
  'fr',
  'sv',
  'en-IN',
  'ar-EG',
  'fa',
  'hi-u-nu-deva',
  'bn-u-nu-beng',
];

describe('an amount that must not be read', () => {
  it.each(languages)('is found as %s writes it, with decimals, without, and with its sign', (language) => {
    const write = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options).format(81_337.13);
    for (const options of [{}, { maximumFractionDigits: 0 }, { useGrouping: false }, { style: 'currency', currency: 'USD' }] as const)
      expect(findWritten(`total ${write(options)}.`, [net]), write(options)).toEqual([net]);
  }); // prettier-ignore
  it.each([
    ['{"net":8133713}', net], ['{"baseRate":81337.13}', net], ['٨١٬٣٣٧٫١٣', net], ['８１３３７', net], ['"net":"81337"', net],
    ['[1,8133713,2]', net], ["81'337.13", net], ['¥913,372', yen], ['{"net":913372}', yen], ['25,091.53', dinar], ['25091.530', dinar],
  ] as const)('is found in %s', (text, canary) => expect(findWritten(text, [canary])).toEqual([canary])); // prettier-ignore
  it.each(['{"total":9231764}', '81336.13', '813371', '81 338', 'a81337b8', '2026-11-21T08:13:37.130Z', ''])(
    'is not found in %s',
    (text) => expect(findWritten(text, [net]).length).toBe(text === 'a81337b8' ? 1 : 0),
  );
});

describe('an amount that must not be worked out', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  it.each([
    ['total and its taxes and fees', { price: { total: usd(9_231_764), fees: usd(9_231_764 - 8_133_713) } }],
    ['total and fees of deals', { rates: { currency: 'USD', totalRate: 92_317.64, feeRate: 10_980.51 } }],
    ['a third of it', { price: { perNight: usd(2_711_238) }, nights: 3, x: usd(1) }],
    ['a percentage of it', { price: {}, penalty: usd(813_371.3), percent: 10 }],
    ['two parts', { offer: { price: { a: usd(8_000_000) }, b: usd(133_713) } }],
  ])('is found in %s', (_what, answer) => {
    const near = { ...net, amount: _what === 'a third of it' ? 8_133_714 : net.amount };
    expect(findComputed(answer, () => [near])).toEqual([near]);
  });
  it('is not found where it cannot be worked out, nor across currencies', () => {
    const price = { total: usd(9_231_764), retail: usd(12_000_001), percent: 50 };
    expect(findComputed({ price }, () => [net])).toEqual([]);
    expect(
      findComputed({ price: { a: usd(8_000_000), b: { amount: 133_713, currency: 'EUR' } } }, () => [net]),
    ).toEqual([]);
    expect(findComputed({ price: { a: usd(8_000_000), b: usd(133_713) } }, () => [])).toEqual([]);
  });
});
