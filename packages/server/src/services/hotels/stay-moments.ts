import { isTimeZone, placeMoment } from '@portolan/core';
import { toInstant } from '../../platform/clock.ts';
import type { StayAsked } from '../../sales/index.ts';
import type { StoredProperty } from './tables.ts';

/** What a booking says in plain columns of the stay that was quoted: its title, and when and where it begins and ends. */
export interface StayMoments {
  title: string;
  zone: string;
  starts_local: string;
  starts_at: string;
  ends_local: string;
  ends_at: string;
  cancellable_until: string;
}

/** A stay begins when the property lets guests in, and ends when they have to be out. Whoever booked may cancel until it begins. */
export function stayMoments({ asked, subject }: { asked: StayAsked; subject: StoredProperty }): StayMoments {
  const zone = isTimeZone(subject.timeZone) ? subject.timeZone : 'UTC';
  const starts = placeMoment(`${asked.checkIn}T${timeOf(subject.checkInFrom)}`, zone);
  const ends = placeMoment(`${asked.checkOut}T${timeOf(subject.checkOutUntil)}`, zone);
  return {
    title: subject.name,
    zone,
    starts_local: starts.local,
    starts_at: toInstant(Date.parse(starts.at)),
    ends_local: ends.local,
    ends_at: toInstant(Date.parse(ends.at)),
    cancellable_until: toInstant(Date.parse(starts.at)),
  };
}

/** Midnight where a property never said when. */
function timeOf(word: string): string {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(word) ? word : '00:00';
}
