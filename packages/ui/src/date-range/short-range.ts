import { toDayNumber, type LocalDate } from '@portolan/core';
import type { T, TextKey, TextParams } from '@portolan/i18n';

/** Local dates have no zone: they are formatted at UTC midnight, in UTC. */
export function asInstant(date: LocalDate): number {
  return toDayNumber(date) * 86_400_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached format: the first of its kind takes some 20 ms. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format)
    formats.set(key, (format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })));
  return format;
}

/**
 * "Mar 12 – 16", with the years if one of them is not the year of `today`. Names and patterns are texts of the language, so a form that
 * shows its dates creates no object of `Intl`. They are those of CLDR: a test compares them with `Intl.DateTimeFormat.formatRange`.
 * @param to a later day than `from`
 */
export function shortRange(from: LocalDate, to: LocalDate, t: T, today: LocalDate): string {
  const months = t('common.dates.months.short').split('|');
  const parts = (date: LocalDate) => {
    const month = Number(date.slice(5, 7));
    return { year: date.slice(0, 4), month: months[month - 1] ?? month, day: Number(date.slice(8)) };
  };
  const [start, end] = [parts(from), parts(to)];
  const thisYear = today.slice(0, 4);
  const sameYear = start.year === end.year;
  const sameMonth = sameYear && start.month === end.month;
  const withYear = start.year !== thisYear || end.year !== thisYear;

  const days = { fromDay: start.day, toDay: end.day };
  const bothMonths = { ...days, fromMonth: start.month, toMonth: end.month };
  const write = (pattern: RangePattern, params: TextParams) => t(`common.dates.range.${pattern}`, params);
  if (!sameYear) return write('two-years', { ...bothMonths, fromYear: start.year, toYear: end.year });
  if (sameMonth && withYear) return write('one-month-year', { ...days, month: end.month, year: end.year });
  if (sameMonth) return write('one-month', { ...days, month: end.month });
  if (withYear) return write('two-months-year', { ...bothMonths, year: end.year });
  return write('two-months', bothMonths);
}

type RangePattern = TextKey extends infer Key
  ? Key extends `common.dates.range.${infer Pattern}`
    ? Pattern
    : never
  : never;
