import { formatMoney, instantAt, isTimeZone, localDateIn, utcMidnight, type Money } from '@portolan/core';
import type { T } from '@portolan/i18n';

/** Dates, times and lists as the language of `t` writes them. */
export function formatsOf(t: T) {
  const { language } = t;
  const date = (day: string, style: 'full' | 'long' = 'full') =>
    new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: 'UTC' }).format(utcMidnight(day));
  const time = (clock: string) =>
    new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(
      instantAt(`1970-01-01T${clock}`, 'UTC'),
    );
  return {
    /** A local date, `YYYY-MM-DD`. */
    date,
    /** A clock time, `HH:mm`. */
    time,
    /** The day of an instant by the calendar of a zone; by UTC where the zone is unknown. */
    day: (instant: string, zone: string): string =>
      date(localDateIn(Date.parse(instant), isTimeZone(zone) ? zone : 'UTC'), 'long'),
    /** An instant by the clock of a zone; by UTC, and saying so, where the zone is unknown. */
    moment(instant: string, zone: string): string {
      const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
      const at = new Date(instant);
      try {
        return new Intl.DateTimeFormat(language, { ...options, timeZone: zone }).format(at);
      } catch {
        return `${new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at)} UTC`;
      }
    },
    money: (value: Money): string => formatMoney(value, language),
    number: (value: number): string => new Intl.NumberFormat(language, { useGrouping: false }).format(value),
    percent: (value: number): string =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100),
    list: (parts: readonly string[]): string =>
      new Intl.ListFormat(language, { type: 'conjunction' }).format(parts),
    /** Name of a country; its code where there is none. */
    country(code: string): string {
      try {
        return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code;
      } catch {
        return code;
      }
    },
  };
}
export type Formats = ReturnType<typeof formatsOf>;
