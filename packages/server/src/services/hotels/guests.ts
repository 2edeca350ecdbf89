import type { Occupancy } from '@portolan/core';
import { ApiError } from '../../platform/errors.ts';
import type { NamedTraveller } from '../../sales/index.ts';

/**
 * Refuses guests who do not fit the rooms:
 *
 * 1. Every guest sleeps in one of the rooms.
 * 2. Every room has at least one named adult (a guest without an age); the first guest of room 0 leads and is an adult.
 * 3. No room has more named adults or children than it was priced for, and children's ages are those that were priced.
 *
 * @throws {ApiError} `VALIDATION_FAILED` with one field per problem, such as `travellers.2.group`.
 */
export function checkGuests(travellers: readonly NamedTraveller[], occupancy: Occupancy): void {
  const fields: Record<string, string> = {};
  const rooms = occupancy.map((room) => ({
    adults: room.adults,
    ages: [...room.childAges],
    named: 0,
    led: false,
  }));
  travellers.forEach((guest, index) => {
    const room = rooms[guest.group];
    if (!room) {
      fields[`travellers.${index}.group`] = `there are ${rooms.length} rooms`;
      return;
    }
    for (const name of ['firstName', 'lastName'] as const) {
      if (/\p{Cc}/u.test(guest[name]))
        fields[`travellers.${index}.${name}`] = 'has characters that no name has';
    }
    const first = !room.led;
    room.led = true;
    if ((guest.kind === 'adult') !== (guest.age === undefined)) {
      fields[`travellers.${index}.age`] =
        guest.kind === 'adult' ? 'is for children only' : 'is needed for a child';
      return;
    }
    if (guest.kind !== 'adult' && guest.kind !== 'child') {
      fields[`travellers.${index}.kind`] = 'must be adult or child';
      return;
    }
    if (guest.age === undefined) {
      if (++room.named > room.adults)
        fields[`travellers.${index}`] = `room ${guest.group} has ${room.adults} adults`;
      return;
    }
    if (first && guest.group === 0)
      fields[`travellers.${index}.age`] = 'the guest who leads must be an adult';
    const at = room.ages.indexOf(guest.age);
    if (at < 0)
      fields[`travellers.${index}.age`] = `no child of ${guest.age} was priced for room ${guest.group}`;
    else room.ages.splice(at, 1);
  });
  rooms.forEach((room, index) => {
    if (room.named === 0) fields['travellers'] ??= `name at least one adult of room ${index}`;
  });
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION_FAILED', { fields });
}
