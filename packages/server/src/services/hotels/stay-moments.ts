import { isTimeZone, placeMoment, type PlaceMoment } from '@portolan/core';
import { toInstant } from '../../platform/clock.ts';
import type { Moments } from '../../sales/index.ts';
import type { StayAsked } from './stay.ts';
import type { StoredProperty } from './tables.ts';

type Stay = { asked: StayAsked; subject: StoredProperty };

/** Midnight where a property never said when, and UTC where its zone is none. */
export function stayStarts({ asked, subject }: Stay): PlaceMoment {
  return placeMoment(`${asked.checkIn}T${wallTime(subject.checkInFrom) ?? '00:00'}`, zoneOf(subject));
}
export function stayEnds({ asked, subject }: Stay): PlaceMoment {
  return placeMoment(`${asked.checkOut}T${wallTime(subject.checkOutUntil) ?? '00:00'}`, zoneOf(subject));
}

/** A stay begins when the property lets guests in, and ends when they have to be out. Whoever booked may cancel until it begins. */
export function stayMoments(stay: Stay): Moments {
  const starts = stayStarts(stay);
  const ends = stayEnds(stay);
  return {
    title: stay.subject.name,
    zone: starts.zone,
    starts_local: starts.local,
    starts_at: toInstant(Date.parse(starts.at)),
    ends_local: ends.local,
    ends_at: toInstant(Date.parse(ends.at)),
    cancellable_until: toInstant(Date.parse(starts.at)),
  };
}

/** A property's own text when it is a time of day; some say nothing. */
export function wallTime(text: string): string | null {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null;
}

function zoneOf({ timeZone }: StoredProperty): string {
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}
