import { addDays, instantAt, utcMidnight } from '@portolan/core';
import type { QuoteRow } from '../../booking/tables.ts';

type Stay = Pick<QuoteRow, 'stay' | 'property'>;

/** When the day of check-in begins at the property, ms since the epoch. */
export function stayBeginsAt({ stay, property }: Stay): number {
  return instantAt(stay.checkIn, property.timeZone);
}

/** When a stay is over for certain: two days after the day of check-out began at the property. */
export function completeAt({ stay, property }: Stay): number {
  return instantAt(addDays(stay.checkOut, 2), property.timeZone);
}

/** When the link of a mail opens nothing any more: thirteen months after the day of check-out began at the property. */
export function linkEndsAt({ stay, property }: Stay): number {
  const day = new Date(utcMidnight(stay.checkOut));
  day.setUTCMonth(day.getUTCMonth() + 13);
  return instantAt(day.toISOString().slice(0, 10), property.timeZone);
}
