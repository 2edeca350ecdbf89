import { parseLocalDate, parseOccupancy, stayProblem } from '@portolan/core';
import { decodeHotelsQuery, defaultStay, type HotelsQuery, type QueryProblem } from '@portolan/core/hotels';

/** The attributes of the element; unusable values are ignored. */
export interface HotelsAttributes {
  destination?: string | undefined;
  /** `YYYY-MM-DD` */
  checkIn?: string | undefined;
  /** `YYYY-MM-DD` */
  checkOut?: string | undefined;
  /** JSON, as in the address. */
  occupancy?: string | undefined;
}

/**
 * The query of an address. The attributes apply where the address says nothing; then the defaults.
 * @param today the traveller's own day
 * @param warn tells the page's developer how to fix an attribute
 */
export function readQuery(
  params: URLSearchParams,
  attributes: HotelsAttributes,
  today: string,
  warn?: (fix: string) => void,
): { query: HotelsQuery; problems: QueryProblem[] } {
  return decodeHotelsQuery(params, { today, ...readAttributes(attributes, today, warn) });
}

function readAttributes(
  attributes: HotelsAttributes,
  today: string,
  warn: (fix: string) => void = () => undefined,
) {
  const { destination } = attributes;
  const occupancy = parseOccupancy(attributes.occupancy) ?? undefined;
  if (attributes.occupancy && !occupancy)
    warn(
      'occupancy is not rooms as JSON, such as [{"adults":2,"childAges":[7]}]; using two adults in one room.',
    );
  if (destination && destination.length > 200)
    warn('destination is longer than 200 characters; using the first 200.');
  return {
    destination: destination?.slice(0, 200),
    stay: readStay(attributes, today, warn),
    occupancy,
  };
}

function readStay(attributes: HotelsAttributes, today: string, warn: (fix: string) => void) {
  const checkIn = parseLocalDate(attributes.checkIn);
  const checkOut = parseLocalDate(attributes.checkOut);
  const stay = checkIn && checkOut ? { checkIn, checkOut } : null;
  const problem = stay && stayProblem(stay, today);
  for (const [name, value, date] of [
    ['check-in', attributes.checkIn, checkIn],
    ['check-out', attributes.checkOut, checkOut],
  ] as const)
    if (value && !date)
      warn(`${name} is not a date such as ${defaultStay(today).checkIn}; using a stay in three weeks.`);
  if (problem)
    warn(`check-in and check-out are no stay that can be booked (${problem}); using a stay in three weeks.`);
  else if (!attributes.checkIn !== !attributes.checkOut && (checkIn || checkOut))
    warn('check-in and check-out need each other; using a stay in three weeks.');
  return stay && !problem ? stay : defaultStay(today);
}
