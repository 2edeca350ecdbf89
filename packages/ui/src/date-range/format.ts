import { parseLocalDate, type LocalDate } from '@portolan/core';
import { asInstant, dateFormat } from './short-range.ts';

export { asInstant, dateFormat, shortRange } from './short-range.ts';

/** "12 March" */
export function longDate(date: LocalDate, language: string): string {
  return dateFormat(language, { day: 'numeric', month: 'long' }).format(asInstant(date));
}

/** "12 March 2027", where a list goes back over years. */
export function yearDate(date: LocalDate, language: string): string {
  return dateFormat(language, { dateStyle: 'long' }).format(asInstant(date));
}

/** Numeric day, month, year as the language writes them; the same way {@link parseTyped} reads them. */
export function typedDate(date: LocalDate, language: string): string {
  const format = dateFormat(`${language}-u-nu-latn`, { day: '2-digit', month: '2-digit', year: 'numeric' });
  // The field is written left to right; the marks that Arabic dates carry would turn its parts around.
  return format.format(asInstant(date)).replaceAll('\u200f', '');
}

/**
 * A date as somebody types it: ISO, or numbers in the language's own order with any separators; the year may be short or missing,
 * then the next such day on or after `today` is meant. `null` for anything else.
 */
export function parseTyped(text: string, language: string, today: LocalDate): LocalDate | null {
  // Arabic-Indic digits are typed on an Arabic keyboard.
  const latin = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).trim();
  const iso = parseLocalDate(latin);
  if (iso) return iso;
  const numbers = latin.match(/\d+/g);
  if (!numbers || numbers.length < 2 || numbers.length > 3) return null;
  const order = dateFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(0)
    .map((part) => part.type)
    .filter((type) => type === 'day' || type === 'month' || (type === 'year' && numbers.length === 3));
  const part = (type: 'day' | 'month' | 'year') => numbers[order.indexOf(type)];
  const [day, month, year] = [part('day')!, part('month')!, part('year')];
  const build = (y: string) =>
    parseLocalDate(`${y.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (year) return build(year);
  const thisYear = build(today.slice(0, 4));
  return thisYear && thisYear >= today ? thisYear : build(String(Number(today.slice(0, 4)) + 1));
}

/** First day of the week, 0 is Sunday; Monday where the platform does not know. */
export function weekStart(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?(): { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? (language === 'en' ? 7 : 1)) % 7;
}
