import { addDays, firstOfMonth, localDateIn, startOfWeek, type LocalDate } from './local-date.ts';
import type { Occupancy } from './occupancy.ts';
import type { Stay } from './stay.ts';

/** Days from the Sunday of the current week (CONST-02, CONST-03, A-29). */
export const dealWindowDays = { start: 19, end: 21 } as const;

/** The stay that v1 deals are searched for, counted from today in the browser's own zone. */
export function dealStay(now: number, timeZone: string): { start: LocalDate; end: LocalDate } {
  const sunday = startOfWeek(localDateIn(now, timeZone));
  return { start: addDays(sunday, dealWindowDays.start), end: addDays(sunday, dealWindowDays.end) };
}

/** Guests of the hotel v2 sample stay (CONST-06). */
export const sampleOccupancy: Occupancy = [{ adults: 2, childAges: [] }];

/** The sample stay of hotel v2 deals: two nights from the first of the month two months ahead (CONST-04, CONST-05). */
export function sampleStay(now: number, timeZone: string): Stay {
  const checkIn = firstOfMonth(localDateIn(now, timeZone), 2);
  return { checkIn, checkOut: addDays(checkIn, 2) };
}
