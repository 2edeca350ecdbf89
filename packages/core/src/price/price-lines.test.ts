import { describe, expect, it } from 'vitest';
import { aPrice } from '../hotels/testing.ts';
import { chargedOf, priceLines, visibleSaving } from './price-lines.ts';

describe('the lines of a price', () => {
  it('add up: rooms and taxes make the total, now and there make it too', () => {
    const lines = priceLines(aPrice());
    expect([lines.base?.amount, lines.taxTotal.amount, lines.total.amount]).toEqual([20_400, 3600, 24_000]);
    expect(lines.dueNow.amount + lines.dueThereTotal.amount).toBe(lines.total.amount);
    expect(lines.taxes).toEqual([{ code: 'vat', amount: { amount: 2400, currency: 'USD' } }]);
    expect(lines.dueThere).toMatchObject([
      { code: 'city_tax', amount: { amount: 1200, currency: 'USD' }, collectedBy: 'property' },
    ]);
  });

  it('name what is charged later, and all that is charged is now and later together', () => {
    const { total, dueNow, ...price } = aPrice();
    const by = '2026-04-01T00:00:00.000Z';
    const split = {
      ...price,
      total,
      dueNow: { ...dueNow, amount: 5_000 },
      dueLater: [{ amount: { ...dueNow, amount: dueNow.amount - 5_000 }, by }],
    };
    expect(priceLines(split).dueLater).toEqual(split.dueLater);
    expect(chargedOf(split)).toEqual(dueNow);
    expect(priceLines(aPrice()).dueLater).toEqual([]);
    expect(chargedOf(aPrice())).toEqual(dueNow);
  });

  it('shows a saving only when it rounds to something (PRICE-01)', () => {
    const saving = (amount: number) => visibleSaving(aPrice(24_000, { saved: { amount, currency: 'USD' } }));
    expect([saving(40), saving(0), saving(60)?.amount]).toEqual([null, null, 60]);
  });
});
