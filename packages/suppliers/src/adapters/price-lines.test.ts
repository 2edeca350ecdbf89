import { money } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { addUpLines } from './price-lines.ts';

const line = (code: string, amount: number, currency = 'EUR') => ({ code, amount: money(amount, currency) });

describe('taxes and fees of several rooms', () => {
  it('are added up by code, in the order in which they first come', () => {
    expect(addUpLines([line('vat', 250), line('city_tax', 100), line('vat', 275)])).toEqual([
      line('vat', 525),
      line('city_tax', 100),
    ]);
  });
  it('are not added over currencies', () => {
    expect(addUpLines([line('vat', 250), line('vat', 30_000, 'JPY'), line('vat', 1, 'JPY')])).toEqual([
      line('vat', 250),
      line('vat', 30_001, 'JPY'),
    ]);
  });
  it('keep a line of nothing, and the lines that they are made of', () => {
    const lines = [line('vat', 0), line('vat', 0)];
    expect(addUpLines(lines)).toEqual([line('vat', 0)]);
    expect(lines).toEqual([line('vat', 0), line('vat', 0)]);
    expect(addUpLines([])).toEqual([]);
  });
});
