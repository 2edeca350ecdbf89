/** Amounts, days and instants in the reader's language. Formatters are made once: the first of a kind costs milliseconds. */
import { formatMoney, utcMidnight, type Money } from '@portolan/core';
import type { T } from '@portolan/i18n';
import { shortRange } from '@portolan/ui';

export function price(value: Money, language: string): string {
  return isolate(formatMoney(value, language), language);
}

/** In right-to-left text an amount inside a sentence would trade places with its words: it is kept apart from them. */
export function isolate(text: string, language: string): string {
  return language === 'ar' ? `\u2068${text}\u2069` : text;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format that is made once; a zone that this browser does not know gives UTC, and says so. */
export function dateFormat(
  language: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language}|${timeZone}|${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    try {
      format = new Intl.DateTimeFormat(language, { timeZone, ...options });
    } catch {
      format = new Intl.DateTimeFormat(language, {
        timeZone: 'UTC',
        ...options,
        ...(options.hour ? { timeZoneName: 'short' } : {}),
      });
    }
    formats.set(key, format);
  }
  return format;
}

/** "21 Nov 2026, 12:04" of an instant in a zone. */
export function moment(instant: string | number, timeZone: string, language: string): string {
  return dateFormat(language, timeZone, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));
}

/** "12:04 CET" of an instant, with its zone. */
export function timeInZone(instant: string | number, timeZone: string, language: string): string {
  return dateFormat(language, timeZone, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}

/** "Central European Standard Time": how a zone is called at an instant; its own name when the browser knows no better. */
export function zoneName(instant: string | number, timeZone: string, language: string): string {
  const parts = dateFormat(language, timeZone, { timeZoneName: 'long' }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

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

/** "10 March" of an instant at a place. */
export function dayAt(instant: string, timeZone: string, language: string): string {
  return dateFormat(language, timeZone, { day: 'numeric', month: 'long' }).format(new Date(instant));
}

/** "10 Mar, 23:59" of an instant at a place. */
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

/** "15:00" of a clock at a place, in the reader's way of writing times. */
export function wallTime(time: string, language: string): string {
  const match = /^(\d{2}):(\d{2})$/.exec(time);
  if (!match) return time;
  return dateFormat(language, 'UTC', { hour: 'numeric', minute: '2-digit' }).format(
    Date.UTC(2000, 0, 1, Number(match[1]), Number(match[2])),
  );
}
