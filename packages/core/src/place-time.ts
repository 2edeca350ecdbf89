/**
 * Times at a place: what its clocks show, its time zone, and the instant in UTC. Clock changes are handled here and only here.
 *
 * - A wall time that the clocks skip moves forward by as much as the clocks do: 02:30 becomes 03:30 where 02:00 jumps to 03:00,
 *   and a day that a place skipped (Samoa's 30 December 2011) becomes the next one.
 * - A wall time that the clocks show twice is the first of the two.
 *
 * Days without a time need no zone: see local-date.ts.
 */
import { addDays, fromDayNumber, toDayNumber, type LocalDate } from './local-date.ts';

/** Wall time at a place, `YYYY-MM-DDTHH:MM`. */
export type LocalTime = string;

/** A moment at a place. People read `local` and `zone`, machines compare `at`; the two always mean the same moment. */
export interface PlaceMoment {
  readonly local: LocalTime;
  /** IANA name, such as `Europe/Lisbon`. */
  readonly zone: string;
  /** UTC, as `Date.toISOString` writes it. */
  readonly at: string;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * The moment when a place's clocks show `local`. Its `local` is what they really show then, which differs from the one given when the
 * clocks skip that.
 * @param local `YYYY-MM-DDTHH:MM`, or a day alone for the moment when it begins.
 * @throws {RangeError} when `local` is no day or time of the calendar, or the zone is unknown.
 */
export function placeMoment(local: LocalTime | LocalDate, zone: string): PlaceMoment {
  return momentAt(instantAt(local, zone), zone);
}

/**
 * The instant (ms since the epoch) when a place's clocks show `local`.
 * @param local `YYYY-MM-DDTHH:MM`, or a day alone for the instant when it begins.
 * @throws {RangeError} when `local` is no day or time of the calendar, or the zone is unknown.
 */
export function instantAt(local: LocalTime | LocalDate, zone: string): number {
  const wall = wallMs(local);
  // No zone changes its clocks twice within two days, so these are the offsets on both sides of a change near by.
  const before = offsetMsAt(wall - dayMs, zone);
  const after = offsetMsAt(wall + dayMs, zone);
  const early = wall - before;
  if (offsetMsAt(early, zone) === before) return early;
  const late = wall - after;
  // When neither offset gives this wall time back, the clocks skip it: counted by the old offset it moves forward by the gap.
  return offsetMsAt(late, zone) === after ? late : early;
}

/** What a place's clocks show at an instant (ms since the epoch). */
export function momentAt(instant: number, zone: string): PlaceMoment {
  return { local: localTimeAt(instant, zone), zone, at: new Date(instant).toISOString() };
}

/** The day and wall time that an instant (ms since the epoch) is at a place. */
export function localTimeAt(instant: number, zone: string): LocalTime {
  return new Date(instant + offsetMsAt(instant, zone)).toISOString().slice(0, 16);
}

/** The day that an instant (ms since the epoch) is at a place. */
export function localDateIn(instant: number, zone: string): LocalDate {
  return localTimeAt(instant, zone).slice(0, 10);
}

/** The same wall time so many days later, or earlier when `days` is negative: 23, 24 or 25 hours a day. */
export function addLocalDays(moment: PlaceMoment, days: number): PlaceMoment {
  return placeMoment(`${addDays(dayOf(moment.local), days)}T${moment.local.slice(11)}`, moment.zone);
}

/** How many days lie between two wall times, whatever their hours and zones: 1 for an arrival "+1 day"; negative when out of order. */
export function localDaysBetween(from: LocalTime | LocalDate, to: LocalTime | LocalDate): number {
  return toDayNumber(dayOf(to)) - toDayNumber(dayOf(from));
}

/** How far ahead of UTC a place's clocks are at an instant, in milliseconds; negative in the west. */
export function offsetMsAt(instant: number, zone: string): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute } = shown;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / minuteMs) * minuteMs;
}

/** Whether this is the name of a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

const localPattern = /^\d{4}-\d\d-\d\d(?:T([01]\d|2[0-3]):([0-5]\d))?$/;

/** A wall time as if it were UTC. */
function wallMs(local: string): number {
  const match = localPattern.exec(local);
  const day = toDayNumber(local);
  if (!match || fromDayNumber(day) !== dayOf(local))
    throw new RangeError(`Not a day or wall time: ${JSON.stringify(local)}`);
  return day * dayMs + Number(match[1] ?? 0) * 60 * minuteMs + Number(match[2] ?? 0) * minuteMs;
}

function dayOf(local: string): LocalDate {
  return local.slice(0, 10);
}
