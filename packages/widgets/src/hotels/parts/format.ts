/** How the hotel views write prices on pins, distances, scores and countries. */
import { formatMoney, numberFormat, type Money } from '@portolan/core';
import { isolate } from '../../shared/format.ts';

export { clockTime, dayAt, dayRange, price, shortDay, wallTime } from '../../shared/format.ts';

/** "$189" for pins and filters, where pennies would only be noise. */
export function roundPrice(value: Money, language: string): string {
  return isolate(formatMoney(value, language, 'deal'), language);
}

/** "1.2 km", one decimal below ten. */
export function kilometres(km: number, language: string): string {
  return numberFormat(language, {
    style: 'unit', unit: 'kilometer', maximumFractionDigits: km < 10 ? 1 : 0,
  }).format(km); // prettier-ignore
}

/** "4.4". */
export function score(value: number, language: string): string {
  return numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** Country of a code in the reader's language; the code when unknown. */
export function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
