import type { Booking } from '@portolan/contract';
import type { T } from '@portolan/i18n';

/** "Ada Lovelace", of a child "Byron Lovelace, 7 years". */
export function travellerName({ firstName, lastName, age }: Booking['travellers'][number], t: T): string {
  const name = `${firstName} ${lastName}`;
  return age === undefined ? name : t('booking.guests.child', { name, count: age });
}
