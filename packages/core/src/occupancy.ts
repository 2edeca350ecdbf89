import { occupancyLimits, type Occupancy, type RoomOccupancy } from './guest-count.ts';

export * from './guest-count.ts';

/**
 * Occupancy from a query parameter: JSON as the specification wants (ROUTE-HTL-14). Accepts our own shape
 * `[{"adults":2,"childAges":[7]}]`, a single room without the list, and the deals call's spelling
 * (`numOfAdults`, `numOfChildren`, `numOfRoom`). `null` for everything else, so the caller can fall back to a default.
 */
export function parseOccupancy(text: string | null | undefined): Occupancy | null {
  if (!text || text.length > 2000) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const rooms = Array.isArray(value) ? value : [value];
  const parsed: RoomOccupancy[] = [];
  for (const room of rooms) {
    if (typeof room !== 'object' || room === null) return null;
    const { adults, numOfAdults, childAges, numOfRoom } = room as Record<string, unknown>;
    const count = numOfRoom === undefined ? 1 : numOfRoom;
    const entry = { adults: adults ?? numOfAdults, childAges: childAges ?? [] };
    if (!isRoom(entry) || !Number.isInteger(count) || (count as number) < 1 || (count as number) > 9)
      return null;
    for (let i = 0; i < (count as number); i++)
      parsed.push({ adults: entry.adults, childAges: [...entry.childAges] });
  }
  return parsed.length >= 1 && parsed.length <= occupancyLimits.rooms ? parsed : null;
}

/** The inverse of {@link parseOccupancy}. */
export function formatOccupancy(occupancy: Occupancy): string {
  return JSON.stringify(occupancy.map(({ adults, childAges }) => ({ adults, childAges })));
}

/** True when every room has 1–8 guests with at least one adult, in 1–9 rooms. */
export function isValidOccupancy(value: unknown): value is Occupancy {
  return (
    Array.isArray(value) && value.length >= 1 && value.length <= occupancyLimits.rooms && value.every(isRoom)
  );
}

function isRoom(value: unknown): value is RoomOccupancy {
  const room = (value ?? {}) as RoomOccupancy;
  const { adultsPerRoom, childrenPerRoom, guestsPerRoom, maxChildAge } = occupancyLimits;
  return (
    Number.isInteger(room.adults) &&
    room.adults >= 1 &&
    room.adults <= adultsPerRoom &&
    Array.isArray(room.childAges) &&
    room.childAges.length <= childrenPerRoom &&
    room.childAges.every((age) => Number.isInteger(age) && age >= 0 && age <= maxChildAge) &&
    room.adults + room.childAges.length <= guestsPerRoom
  );
}
