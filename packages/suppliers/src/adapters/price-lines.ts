import { add, type Money } from '@portolan/core';

/** A tax or a fee, as a supplier names it. */
export interface PriceLine {
  readonly code: string;
  readonly amount: Money;
}

/** One line for each code and currency, in the order in which they first come; suppliers list them room by room. */
export function addUpLines(lines: readonly PriceLine[]): PriceLine[] {
  const sums = new Map<string, PriceLine>();
  for (const { code, amount } of lines) {
    const key = `${amount.currency} ${code}`;
    const known = sums.get(key);
    sums.set(key, { code, amount: known ? add(known.amount, amount) : amount });
  }
  return [...sums.values()];
}
