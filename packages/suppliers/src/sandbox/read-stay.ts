import { nightsBetween, parseLocalDate, type Occupancy } from '@portolan/core';
import type { Stay } from './rates.ts';

/** The stay, or what is wrong with it. */
export function readStay(checkIn: unknown, checkOut: unknown, occupancy: Occupancy | null): Stay | string {
  const from = parseLocalDate(checkIn);
  const to = parseLocalDate(checkOut);
  if (!from || !to) return 'check-in and check-out must be days as YYYY-MM-DD';
  const nights = nightsBetween(from, to);
  if (nights < 1 || nights > 60) return 'a stay has 1 to 60 nights';
  if (!occupancy) return 'occupancy: 1 to 9 rooms of 1 to 8 adults and up to 6 children of 0 to 17';
  return { checkIn: from, checkOut: to, occupancy };
}
