import type { BookingRow } from './tables.ts';

const day = 24 * 60 * 60_000;

/** When a booking counts as over (ms since the epoch): a day after it ended, so that nobody has to hurry with a complaint. */
export function completeAt({ ends_at }: Pick<BookingRow, 'ends_at'>): number {
  return Date.parse(ends_at) + day;
}
