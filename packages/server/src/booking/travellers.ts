import type { BookingRequest } from '@portolan/contract';
import type { StoredTraveller } from './tables.ts';

type Guest = BookingRequest['guests'][number];

/** A guest of a call as it is kept. */
export function travellerOf({ firstName, lastName, room, age }: Guest): StoredTraveller {
  const kind = age === undefined ? 'adult' : 'child';
  return { kind, group: room, firstName, lastName, ...(age === undefined ? {} : { age }) };
}

/** The same as an answer or a supplier hears it. */
export function guestOf({ firstName, lastName, group, age }: StoredTraveller): Guest {
  return { firstName, lastName, room: group, ...(age === undefined ? {} : { age }) };
}

/** The name that lists show: of whoever is named first. */
export function leadName(guests: readonly Guest[]): string {
  const [lead] = guests;
  return lead ? `${lead.firstName} ${lead.lastName}` : '';
}
