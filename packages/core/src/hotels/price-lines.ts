/** A price as the lines that a traveller reads. Only what the server sent; nothing is estimated. */
import type { Money, PriceView } from '@portolan/contract';
import { subtract, sum } from '../money-sums.ts';
import { toDecimal } from '../money.ts';

export interface PriceLines {
  /** Rooms without taxes; `null` when the taxes sent exceed the total (then only the total is shown). */
  readonly rooms: Money | null;
  readonly taxesNow: readonly TaxLine[];
  readonly taxesAtProperty: readonly TaxLine[];
  readonly taxTotal: Money;
  readonly total: Money;
  readonly dueNow: Money;
  readonly dueAtProperty: Money;
  /** True when something is left to pay at the property. */
  readonly split: boolean;
}
export interface TaxLine {
  readonly code: string;
  readonly amount: Money;
}

export function priceLines(price: PriceView): PriceLines {
  const { currency } = price.total;
  const taxes = price.taxes.filter((tax) => tax.amount.currency === currency && tax.amount.amount !== 0);
  const taxTotal = sum(
    taxes.map((tax) => tax.amount),
    currency,
  );
  const rooms = subtract(price.total, taxTotal);
  return {
    rooms: rooms.amount > 0 ? rooms : null,
    taxesNow: taxes.filter((tax) => tax.collected === 'now'),
    taxesAtProperty: taxes.filter((tax) => tax.collected === 'property'),
    taxTotal,
    total: price.total,
    dueNow: price.dueNow,
    dueAtProperty: price.dueAtProperty,
    split: price.dueAtProperty.amount > 0,
  };
}

/** The saving to show, `null` when it rounds to nothing (PRICE-01). */
export function visibleSaving(price: PriceView): Money | null {
  if (!price.saved) return null;
  return Math.round(toDecimal(price.saved)) === 0 ? null : price.saved;
}
