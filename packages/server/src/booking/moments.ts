import { addDays, instantAt } from '@portolan/core';
import type { BookingRow } from './tables.ts';

/** When a booking is over for certain: two days after the day began on which it ended at the place. */
export function completeAt({ ends_local, zone }: Pick<BookingRow, 'ends_local' | 'zone'>): number {
  return instantAt(addDays(ends_local.slice(0, 10), 2), zone);
}

/** When the day begins on which it starts at the place. */
export function dayItStarts({ starts_local, zone }: Pick<BookingRow, 'starts_local' | 'zone'>): number {
  return instantAt(starts_local.slice(0, 10), zone);
}

/** When the link of a mail opens nothing any more: thirteen months after the end. It lies in mailboxes for ever. */
export function linkEndsAt({ ends_at }: Pick<BookingRow, 'ends_at'>): number {
  const end = new Date(ends_at);
  return end.setUTCMonth(end.getUTCMonth() + 13);
}
