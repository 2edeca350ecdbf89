import { addDays, firstOfMonth, startOfWeek, type LocalDate } from './local-date.ts';
import type { Occupancy } from './occupancy.ts';
import type { Stay } from './stay.ts';

/** Days from the Sunday of the current week (CONST-02, CONST-03, A-29). */
export const dealWindowDays = { start: 19, end: 21 } as const;

/** The stay that v1 deals are searched for, counted from today in the browser's own zone. */
export function dealStay(today: LocalDate): { start: LocalDate; end: LocalDate } {
  const sunday = startOfWeek(today);
  return { start: addDays(sunday, dealWindowDays.start), end: addDays(sunday, dealWindowDays.end) };
}

/** Guests of the hotel v2 sample stay (CONST-06). */
export const sampleOccupancy: Occupancy = [{ adults: 2, childAges: [] }];

/** The sample stay of hotel v2 deals: two nights from the first of the month two months ahead (CONST-04, CONST-05). */
export function sampleStay(today: LocalDate): Stay {
  const checkIn = firstOfMonth(today, 2);
  return { checkIn, checkOut: addDays(checkIn, 2) };
}
