import { toDayNumber, type LocalDate } from '@portolan/core';

/** Local dates carry no zone: they are formatted at UTC midnight, in UTC. */
export function asInstant(date: LocalDate): number {
  return toDayNumber(date) * 86_400_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached format: the first of its kind costs some 20 ms. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format)
    formats.set(key, (format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })));
  return format;
}

/** "12 – 16 Mar", with the year where it is not this one's. */
export function shortRange(from: LocalDate, to: LocalDate, language: string, today: LocalDate): string {
  const year = from.slice(0, 4) !== today.slice(0, 4) || to.slice(0, 4) !== today.slice(0, 4);
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  if (year) options.year = 'numeric';
  return dateFormat(language, options).formatRange(asInstant(from), asInstant(to));
}
