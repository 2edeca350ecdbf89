/**
 * Everything that the hotel views keep in the address, so that back, reload and share always work.
 *
 * Rules, in the order in which they are applied to each parameter:
 * 1. Names are compared exactly; unknown names (`__proto__` too) are ignored.
 * 2. A parameter sent twice: the first one counts and a `duplicate` problem is noted.
 * 3. A value longer than its limit is not read at all (`too-long`).
 * 4. A value that does not parse falls back to the documented default (`malformed`, or the stay's own problem).
 * Nothing here throws, whatever the input.
 */
import { addDays } from '../local-date.ts';
import { defaultOccupancy, formatOccupancy, parseOccupancy, type Occupancy } from '../occupancy.ts';
import {
  maxStayNights,
  nightsBetween,
  parseLocalDate,
  stayProblem,
  type Stay,
  type StayProblem,
} from '../stay.ts';
import {
  cleanText,
  decodeFilters,
  encodeFilters,
  hotelSorts,
  type HotelFilters,
  type HotelSort,
} from './list-state.ts';
import { defaultStay, noFilters, pageSize, type QueryDefaults } from './plain-query.ts';

export { defaultStay, pageSize, plainQuery, type QueryDefaults } from './plain-query.ts';

export const hotelLayouts = ['list', 'map'] as const;
export type HotelLayout = (typeof hotelLayouts)[number];

/** What one hotel address says, every member valid. `null` means "not said". */
export interface HotelsQuery {
  /** What the traveller typed or picked; at most 200 characters, control characters removed. */
  readonly destination: string;
  readonly placeId: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly stay: Stay;
  readonly occupancy: Occupancy;
  readonly currency: string | null;
  readonly propertyId: string | null;
  readonly correlationId: string | null;
  readonly filters: HotelFilters;
  readonly sort: HotelSort;
  readonly layout: HotelLayout;
  /** How many results "show more" has revealed, a multiple of {@link pageSize}. */
  readonly shown: number;
  /** The quote of a checkout (ROUTE-CHK-02). */
  readonly token: string | null;
  /** The booking of a confirmation. */
  readonly reference: string | null;
  /** Demo mode only: the failure that the sandbox plays. The server ignores it elsewhere. */
  readonly scenario: string | null;
}

const maxShown = pageSize * 25;

/** What was wrong with a parameter; `param` is its name in the address. */
export interface QueryProblem {
  readonly param: string;
  readonly reason: 'malformed' | 'duplicate' | 'too-long' | Exclude<StayProblem, 'invalid-date'>;
}

const limits: Readonly<Record<string, number>> = {
  destination: 200,
  placeId: 200,
  occupancy: 2000,
  propertyId: 100,
  correlationId: 64,
  token: 64,
  reference: 40,
};
const defaultLimit = 200;

/**
 * The query of an address, with what had to be ignored. Accepts anything that yields name and value pairs, `URLSearchParams`
 * included (ROUTE-HTL-12 to ROUTE-HTL-16).
 */
export function decodeHotelsQuery(
  params: Iterable<readonly [string, string]>,
  defaults: QueryDefaults,
): { query: HotelsQuery; problems: QueryProblem[] } {
  const problems: QueryProblem[] = [];
  const values = new Map<string, string>();
  const seen = new Set<string>();
  for (const [name, value] of params) {
    if (!known.has(name)) continue;
    if (seen.has(name)) {
      if (!problems.some((problem) => problem.param === name && problem.reason === 'duplicate'))
        problems.push({ param: name, reason: 'duplicate' });
      continue;
    }
    seen.add(name);
    if (value.length > (limits[name] ?? defaultLimit)) problems.push({ param: name, reason: 'too-long' });
    else if (value !== '') values.set(name, value);
  }

  /** The parsed value, or `fallback` with a problem when something was sent that does not parse. */
  const read = <T>(name: string, parse: (text: string) => T | null, fallback: T): T => {
    const text = values.get(name);
    if (text === undefined) return fallback;
    const parsed = parse(text);
    if (parsed !== null) return parsed;
    problems.push({ param: name, reason: 'malformed' });
    return fallback;
  };

  let latitude = read<number | null>('lat', (text) => parseCoordinate(text, 90), null);
  let longitude = read<number | null>('long', (text) => parseCoordinate(text, 180), null);
  // Half a coordinate points nowhere.
  if (latitude === null || longitude === null) latitude = longitude = null;

  const query: HotelsQuery = {
    destination: read('destination', parseText, defaults.destination ?? ''),
    placeId: read<string | null>('placeId', parseOpaque, null),
    latitude,
    longitude,
    stay: readStay(values, defaults, problems),
    occupancy: read<Occupancy>('occupancy', parseOccupancy, defaults.occupancy ?? defaultOccupancy),
    currency: read<string | null>(
      'currency',
      (text) => (/^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : null),
      defaults.currency ?? null,
    ),
    propertyId: read<string | null>('propertyId', parseOpaque, null),
    correlationId: read<string | null>('correlationId', parseId, null),
    filters: decodeFilters(values, (param) => problems.push({ param, reason: 'malformed' })),
    sort: read<HotelSort>('sort', (text) => hotelSorts.find((sort) => sort === text) ?? null, 'recommended'),
    layout: read<HotelLayout>('view', (text) => hotelLayouts.find((item) => item === text) ?? null, 'list'),
    shown: read('shown', parseShown, pageSize),
    token: read<string | null>('token', parseToken, null),
    reference: read<string | null>('reference', parseId, null),
    scenario: read<string | null>(
      'scenario',
      (text) => (/^[a-z0-9_:,.-]{1,60}$/.test(text) ? text : null),
      null,
    ),
  };
  return { query, problems };
}

const known = new Set([
  'destination', 'placeId', 'lat', 'long', 'startDate', 'endDate', 'occupancy', 'currency', 'propertyId',
  'correlationId', 'sort', 'view', 'shown', 'token', 'reference', 'minPrice', 'maxPrice', 'stars', 'review',
  'board', 'free', 'amenities', 'distance', 'name', 'scenario',
]); // prettier-ignore

function readStay(
  values: ReadonlyMap<string, string>,
  { today, stay: fallback = defaultStay(today) }: QueryDefaults,
  problems: QueryProblem[],
): Stay {
  const start = values.get('startDate');
  const end = values.get('endDate');
  if (start === undefined && end === undefined) return fallback;
  const checkIn = start === undefined ? null : parseLocalDate(start);
  const checkOut = end === undefined ? null : parseLocalDate(end);
  if (start !== undefined && !checkIn) problems.push({ param: 'startDate', reason: 'malformed' });
  if (end !== undefined && !checkOut) problems.push({ param: 'endDate', reason: 'malformed' });
  if (!checkIn) return fallback;
  // A start alone means the default number of nights from there.
  const stay = {
    checkIn,
    checkOut: checkOut ?? addDays(checkIn, nightsBetween(fallback.checkIn, fallback.checkOut)),
  };
  switch (stayProblem(stay, today)) {
    case null:
      return stay;
    case 'in-past':
      problems.push({ param: 'startDate', reason: 'in-past' });
      return fallback;
    case 'too-long':
      problems.push({ param: 'endDate', reason: 'too-long' });
      return { checkIn, checkOut: addDays(checkIn, maxStayNights) };
    case 'out-of-order':
      problems.push({ param: 'endDate', reason: 'out-of-order' });
      return { checkIn, checkOut: addDays(checkIn, nightsBetween(fallback.checkIn, fallback.checkOut)) };
    case 'invalid-date':
      return fallback;
  }
}

/**
 * The parameters of an address, defaults left out, in a fixed order so that equal states give equal addresses.
 * @param scope `results` keeps list state; `details` keeps only what names a property and a stay; `checkout` adds the quote.
 */
export function encodeHotelsQuery(
  query: HotelsQuery,
  scope: 'search' | 'results' | 'details' | 'checkout' | 'confirmation',
): Record<string, string> {
  const params: Record<string, string> = {};
  const set = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') params[name] = String(value);
  };
  if (query.scenario) params.scenario = query.scenario;
  if (scope === 'confirmation') {
    set('reference', query.reference);
    set('correlationId', query.correlationId);
    return params;
  }
  set('destination', query.destination);
  set('placeId', query.placeId);
  set('lat', query.latitude);
  set('long', query.longitude);
  if (scope !== 'checkout') {
    set('startDate', query.stay.checkIn);
    set('endDate', query.stay.checkOut);
    set('occupancy', formatOccupancy(query.occupancy));
  }
  set('currency', query.currency);
  if (scope === 'search') return params;
  if (scope !== 'results') set('propertyId', query.propertyId);
  set('correlationId', query.correlationId);
  if (scope === 'checkout') {
    set('startDate', query.stay.checkIn);
    set('endDate', query.stay.checkOut);
    set('occupancy', formatOccupancy(query.occupancy));
    set('token', query.token);
    return params;
  }
  if (scope === 'details') return params;
  Object.assign(params, encodeFilters(query.filters));
  if (query.sort !== 'recommended') set('sort', query.sort);
  if (query.layout !== 'list') set('view', query.layout);
  if (query.shown > pageSize) set('shown', query.shown);
  // The open item of the map, so that back returns to it.
  if (query.layout === 'map') set('propertyId', query.propertyId);
  return params;
}

/** True when the query says where to look. */
export function hasDestination(query: HotelsQuery): boolean {
  return query.placeId !== null || query.latitude !== null || query.destination.trim() !== '';
}

/** Everything that decides what is searched; two queries with equal keys have the same results. */
export function searchKey(query: HotelsQuery): string {
  const { destination, placeId, latitude, longitude, stay, occupancy, currency, scenario } = query;
  const where = placeId ?? (latitude !== null ? [latitude, longitude] : destination.trim().toLowerCase());
  return JSON.stringify([where, stay.checkIn, stay.checkOut, formatOccupancy(occupancy), currency, scenario]);
}

/** A new search from an old query: list state starts afresh. */
export function withoutListState(query: HotelsQuery): HotelsQuery {
  return {
    ...query,
    filters: noFilters,
    sort: 'recommended',
    shown: pageSize,
    propertyId: null,
    token: null,
    reference: null,
  };
}

function parseText(text: string): string | null {
  const clean = cleanText(text);
  return clean === '' ? null : clean;
}

/** Ids of places and properties: printable ASCII without spaces, quotes or angle brackets. */
function parseOpaque(text: string): string | null {
  return /^[A-Za-z0-9][\w.:~@|/+=-]*$/.test(text) ? text : null;
}

function parseId(text: string): string | null {
  return /^[A-Za-z0-9][\w.:-]*$/.test(text) ? text : null;
}

/** Quotes' ids, and the signed secrets of bookings (base64url), which may begin with any of their characters. */
function parseToken(text: string): string | null {
  return /^[\w.:-]+$/.test(text) ? text : null;
}

function parseCoordinate(text: string, limit: number): number | null {
  if (!/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= limit ? value + 0 : null;
}

function parseShown(text: string): number | null {
  if (!/^\d{1,4}$/.test(text)) return null;
  const value = Math.ceil(Number(text) / pageSize) * pageSize;
  return value >= pageSize ? Math.min(value, maxShown) : null;
}
