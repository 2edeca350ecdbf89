/** Who sleeps where: one entry a room. Ages are whole years at check-in, 0 to 17. */
export interface RoomOccupancy {
  readonly adults: number;
  readonly childAges: readonly number[];
}
export type Occupancy = readonly RoomOccupancy[];

export const occupancyLimits = {
  rooms: 9,
  adultsPerRoom: 8,
  childrenPerRoom: 6,
  guestsPerRoom: 8,
  maxChildAge: 17,
} as const;
export const defaultOccupancy: Occupancy = [{ adults: 2, childAges: [] }];

/** Guests over all rooms. */
export function countGuests(occupancy: Occupancy): { rooms: number; adults: number; children: number } {
  let adults = 0;
  let children = 0;
  for (const room of occupancy) {
    adults += room.adults;
    children += room.childAges.length;
  }
  return { rooms: occupancy.length, adults, children };
}
