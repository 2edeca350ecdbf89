import { describe, expect, it } from 'vitest';
import { parseRates } from './exchange-rates.ts';
import { snapshot } from './snapshot.ts';
import { countries, currencyOf, currencyOptions } from '../reference/countries.ts';

describe('the built-in rates', () => {
  it('are dated, sane, and more than 60, with all the majors (CUR-06)', () => {
    expect(snapshot.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(snapshot.values['USD']).toBe(1);
    for (const [currency, rate] of Object.entries(snapshot.values)) {
      expect(currency).toMatch(/^[A-Z]{3}$/);
      expect(rate).toBeGreaterThan(0);
    }
    for (const major of ['EUR', 'JPY', 'GBP', 'CNY', 'AUD', 'CAD', 'CHF', 'HKD', 'SGD', 'SEK', 'NOK', 'DKK', 'INR', 'MXN', 'BRL', 'ZAR', 'KRW', 'AED', 'SAR', 'KWD', 'TRY', 'PLN', 'THB'])
      expect(snapshot.values).toHaveProperty(major);
    expect(Object.keys(snapshot.values).length).toBeGreaterThan(60);
  }); // prettier-ignore
  it('know the currency of every country', () => {
    const all = countries('en');
    expect(all.length).toBe(249);
    for (const { code } of all) expect(snapshot.values, code).toHaveProperty(currencyOf(code) ?? 'none');
  });
  it('make an option of every currency with a country, a name and a symbol', () => {
    for (const option of currencyOptions(Object.keys(snapshot.values), 'en')) {
      expect(option.code, option.currency).not.toBe('UN');
      expect(option.name.length).toBeGreaterThan(2);
      expect(option.symbol).not.toBe('');
    }
  });
});

describe('rates from a source', () => {
  const good = { date: '2026-12-01', base: 'USD', rates: { ...snapshot.values, EUR: 0.87 } };
  it('are taken whole', () => {
    expect(parseRates(good)).toMatchObject({ asOf: '2026-12-01', values: { USD: 1, EUR: 0.87 } });
  });
  it.each([
    null, 'x', [], {}, { ...good, date: 'today' }, { ...good, base: 'EUR' }, { ...good, rates: { EUR: 0.9 } },
    { ...good, rates: { ...good.rates, EUR: '0.9' } }, { ...good, rates: { ...good.rates, EUR: -1 } },
    { ...good, rates: { ...good.rates, EUR: 0 } }, { ...good, rates: { ...good.rates, EUR: 900 } },
    { ...good, rates: { ...good.rates, USD: 1.1 } },
  ])('are refused when they are %j', (value) => expect(parseRates(value)).toBeNull()); // prettier-ignore
});
