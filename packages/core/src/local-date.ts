/**
 * A calendar day at the place itself, `YYYY-MM-DD`, with no time zone in it. All arithmetic runs on UTC noon-free day numbers,
 * so no daylight-saving change can move a day.
 */
export type LocalDate = string;

const dayMs = 86_400_000;

/** Days since 1970-01-01. */
export function toDayNumber(date: LocalDate): number {
  return Math.floor(
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / dayMs,
  );
}

export function fromDayNumber(day: number): LocalDate {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** The first day of the month `months` away (CONST-04). */
export function firstOfMonth(date: LocalDate, months = 0): LocalDate {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7)) - 1 + months;
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/**
 * The instant (ms since the epoch) when a day begins in UTC: for counting by machines, and for formats whose zone is UTC. When a day
 * begins at a place, place-time.ts knows.
 */
export function utcMidnight(date: LocalDate): number {
  return toDayNumber(date) * dayMs;
}

/** 0 is Sunday. */
export function weekday(date: LocalDate): number {
  return (toDayNumber(date) + 4) % 7;
}

/** The Sunday on or before `date`. */
export function startOfWeek(date: LocalDate): LocalDate {
  return addDays(date, -weekday(date));
}

/** The day that `instant` is where this program runs, a browser's own: without `Intl`, whose first date format costs 20 ms. */
export function localDay(instant: number): LocalDate {
  const minutes = new Date(instant).getTimezoneOffset();
  return new Date(instant - minutes * 60_000).toISOString().slice(0, 10);
}
