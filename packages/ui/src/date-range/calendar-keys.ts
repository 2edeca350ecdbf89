import { addDays, firstOfMonth, weekday, type LocalDate } from '@portolan/core';

/** The same day `months` away, or the last one of a month that is too short. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const first = firstOfMonth(date, months);
  const last = addDays(firstOfMonth(first, 1), -1);
  const same = first.slice(0, 8) + date.slice(8);
  return same > last ? last : same;
}

/**
 * The day that a key leads to, or `null` for a key that the grid does not use. Arrows are days and weeks (Left and Right mirrored in
 * right-to-left text), PageUp and PageDown months, with Shift years, Home and End the edges of the week.
 */
export function dayForKey(
  date: LocalDate,
  key: string,
  options: { shift: boolean; rtl: boolean; weekStart: number },
): LocalDate | null {
  const forward = options.rtl ? -1 : 1;
  const inWeek = (weekday(date) - options.weekStart + 7) % 7;
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward);
    case 'ArrowLeft':
      return addDays(date, -forward);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'PageDown':
      return addMonths(date, options.shift ? 12 : 1);
    case 'PageUp':
      return addMonths(date, options.shift ? -12 : -1);
    case 'Home':
      return addDays(date, -inWeek);
    case 'End':
      return addDays(date, 6 - inWeek);
    default:
      return null;
  }
}

/** Weeks of the month that `first` begins; `null` are days of its neighbours. */
export function weeksOf(first: LocalDate, start: number): (LocalDate | null)[][] {
  const weeks: (LocalDate | null)[][] = [];
  const lead = (weekday(first) - start + 7) % 7;
  const next = firstOfMonth(first, 1);
  for (let day = addDays(first, -lead); day < next; day = addDays(day, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const date = addDays(day, at);
        return date >= first && date < next ? date : null;
      }),
    );
  return weeks;
}
