/** Who sleeps where: one entry a room. Ages are whole years at check-in, 0 to 17. */
export interface RoomOccupancy {
  readonly adults: number;
  readonly childAges: readonly number[];
}
export type Occupancy = readonly RoomOccupancy[];

/** Rooms while they are filled in: a child's age is `null` until it is chosen. */
export type OccupancyDraft = readonly {
  readonly adults: number;
  readonly childAges: readonly (number | null)[];
}[];

export const occupancyLimits = {
  rooms: 9,
  adultsPerRoom: 8,
  childrenPerRoom: 6,
  guestsPerRoom: 8,
  maxChildAge: 17,
} as const;
export const defaultOccupancy: Occupancy = [{ adults: 2, childAges: [] }];

/** Guests over all rooms. */
export function countGuests(occupancy: OccupancyDraft): { rooms: number; adults: number; children: number } {
  let adults = 0;
  let children = 0;
  for (const room of occupancy) {
    adults += room.adults;
    children += room.childAges.length;
  }
  return { rooms: occupancy.length, adults, children };
}

/** The first child whose age is not chosen, room and child counted from 1; `null` when all are. */
export function missingAge(occupancy: OccupancyDraft): { room: number; child: number } | null {
  for (const [index, { childAges }] of occupancy.entries()) {
    const child = childAges.indexOf(null) + 1;
    if (child > 0) return { room: index + 1, child };
  }
  return null;
}

/** Rooms that can be searched for; `null` while an age is missing. */
export function completeOccupancy(occupancy: OccupancyDraft): Occupancy | null {
  return missingAge(occupancy) ? null : (occupancy as Occupancy);
}
