import type { ItemBase } from '@portolan/contract';
import type { T } from '@portolan/i18n';
import { localDaysBetween } from '@portolan/core';
import { yearDate } from '@portolan/ui';

type Item = Pick<ItemBase, 'service' | 'starts' | 'ends'>;

/** The nights of a stay; `null` for what is not counted in nights. */
export function nightsOf({ service, starts, ends }: Item): number | null {
  return service === 'hotels' || service === 'resorts' ? localDaysBetween(starts.local, ends.local) : null;
}

/** When an item begins and ends, by the calendar of the place; a stay says its nights too. */
export function datesOf(item: Item, t: T): string {
  const day = ({ local }: ItemBase['starts']) => yearDate(local.slice(0, 10), t.language);
  const nights = nightsOf(item);
  if (nights === null) return `${day(item.starts)} – ${day(item.ends)}`;
  return t('common.dates.summary', {
    checkIn: day(item.starts),
    checkOut: day(item.ends),
    nights: t('common.dates.nights', { count: nights }),
  });
}
