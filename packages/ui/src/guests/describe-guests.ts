import { countGuests, type Occupancy } from '@portolan/core';
import type { T } from '@portolan/i18n';

/** "2 adults, 1 child, 1 room". Joined with the language's comma: creating an `Intl.ListFormat` delays the first paint of a slow phone by 15 ms. */
export function describeGuests(occupancy: Occupancy, t: T): string {
  const { adults, children, rooms } = countGuests(occupancy);
  const parts = [t('common.guests.adults-count', { count: adults })];
  if (children) parts.push(t('common.guests.children-count', { count: children }));
  parts.push(t('common.guests.rooms-count', { count: rooms }));
  return parts.join(t.language === 'ar' ? '، ' : ', ');
}
