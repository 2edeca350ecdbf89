/** The query of an address that says nothing. A file of its own: the form needs it before all that reads and writes addresses. */
import { defaultOccupancy, type Occupancy } from '../guest-count.ts';
import { addDays, type LocalDate } from '../local-date.ts';
import type { Stay } from '../stay.ts';
import type { HotelFilters } from './filters.ts';
import type { HotelsQuery } from './query.ts';

/** Results revealed at once. */
export const pageSize = 24;

export const noFilters: HotelFilters = {
  minPrice: null, maxPrice: null, stars: [], review: null, boards: [], freeCancellation: false, amenities: [],
  maxDistanceKm: null, name: '',
}; // prettier-ignore

/** What stands in for a missing or unusable parameter. */
export interface QueryDefaults {
  /** The traveller's own day. */
  readonly today: LocalDate;
  readonly destination?: string | undefined;
  readonly stay?: Stay | undefined;
  readonly occupancy?: Occupancy | undefined;
  readonly currency?: string | undefined;
}

/** The stay when none is asked for: three weeks ahead, two nights. */
export function defaultStay(today: LocalDate): Stay {
  const checkIn = addDays(today, 21);
  return { checkIn, checkOut: addDays(checkIn, 2) };
}

/** What `decodeHotelsQuery` makes of no parameters. */
export function plainQuery({ today, destination, stay, occupancy, currency }: QueryDefaults): HotelsQuery {
  return {
    destination: destination ?? '',
    placeId: null,
    latitude: null,
    longitude: null,
    stay: stay ?? defaultStay(today),
    occupancy: occupancy ?? defaultOccupancy,
    currency: currency ?? null,
    propertyId: null,
    correlationId: null,
    filters: noFilters,
    sort: 'recommended',
    layout: 'list',
    shown: pageSize,
    token: null,
    reference: null,
    scenario: null,
  };
}
