/** Days, times and amounts in the reader's language. Formatters are made once: the first of a kind costs milliseconds. */
import { formatMoney, numberFormat, utcMidnight, type Money } from '@portolan/core';
import type { T } from '@portolan/i18n';
import { shortRange } from '@portolan/ui';
import { dateFormat, isolate } from '../../shared/format.ts';

export { price } from '../../shared/format.ts';

/** "Fri, 12 Mar" of a local day. */
export function shortDay(day: string, language: string): string {
  return dateFormat(language, 'UTC', { weekday: 'short', day: 'numeric', month: 'short' }).format(
    utcMidnight(day),
  );
}

/** "12 – 16 Mar", with the years if there are two. */
export function dayRange(from: string, to: string, t: T): string {
  return shortRange(from, to, t, from);
}

/** "10 March" of an instant at the property. */
export function dayAt(instant: string, timeZone: string, language: string): string {
  return dateFormat(language, timeZone, { day: 'numeric', month: 'long' }).format(new Date(instant));
}

/** "10 Mar, 23:59" of an instant at the property. */
export function timeAt(instant: string, timeZone: string, language: string): string {
  return dateFormat(language, timeZone, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));
}

/** "14:05" on this device. */
export function clockTime(ms: number, timeZone: string, language: string): string {
  return dateFormat(language, timeZone, { hour: 'numeric', minute: '2-digit' }).format(new Date(ms));
}

/** "15:00" of a property's own clock, in the reader's way of writing times. */
export function wallTime(time: string, language: string): string {
  const match = /^(\d{2}):(\d{2})$/.exec(time);
  if (!match) return time;
  return dateFormat(language, 'UTC', { hour: 'numeric', minute: '2-digit' }).format(
    Date.UTC(2000, 0, 1, Number(match[1]), Number(match[2])),
  );
}

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

/** "500 m" or "2 km", for the scale bar. */
export function mapDistance(metres: number, language: string): string {
  const far = metres >= 1000;
  return numberFormat(language, { style: 'unit', unit: far ? 'kilometer' : 'meter' }).format(
    far ? metres / 1000 : metres,
  );
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
