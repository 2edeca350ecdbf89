import type { BookingRequest } from '@portolan/contract';
import type { Occupancy } from '@portolan/core';
import { ApiError } from '../platform/errors.ts';

/**
 * Refuses guests who do not fit the rooms:
 *
 * 1. Every guest sleeps in one of the rooms.
 * 2. Every room has at least one named adult (a guest without an age); the first guest of room 0 leads and is an adult.
 * 3. No room has more named adults or children than it was priced for, and children's ages are those that were priced.
 *
 * @throws {ApiError} `VALIDATION_FAILED` with one field per problem, such as `guests.2.room`.
 */
export function checkGuests(guests: BookingRequest['guests'], occupancy: Occupancy): void {
  const fields: Record<string, string> = {};
  const rooms = occupancy.map((room) => ({
    adults: room.adults,
    ages: [...room.childAges],
    named: 0,
    led: false,
  }));
  guests.forEach((guest, index) => {
    const room = rooms[guest.room];
    if (!room) {
      fields[`guests.${index}.room`] = `there are ${rooms.length} rooms`;
      return;
    }
    for (const name of ['firstName', 'lastName'] as const) {
      if (/\p{Cc}/u.test(guest[name])) fields[`guests.${index}.${name}`] = 'has characters that no name has';
    }
    const first = !room.led;
    room.led = true;
    if (guest.age === undefined) {
      if (++room.named > room.adults)
        fields[`guests.${index}`] = `room ${guest.room} has ${room.adults} adults`;
      return;
    }
    if (first && guest.room === 0) fields[`guests.${index}.age`] = 'the guest who leads must be an adult';
    const at = room.ages.indexOf(guest.age);
    if (at < 0) fields[`guests.${index}.age`] = `no child of ${guest.age} was priced for room ${guest.room}`;
    else room.ages.splice(at, 1);
  });
  rooms.forEach((room, index) => {
    if (room.named === 0) fields['guests'] ??= `name at least one adult of room ${index}`;
  });
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION_FAILED', { fields });
}
