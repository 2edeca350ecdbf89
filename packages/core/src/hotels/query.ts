/** Everything that the hotel views keep in the address, so that back, reload and share always work. */
import {
  coordinateWithin,
  oneOf,
  parseCurrency,
  parseId,
  parseOpaqueId,
  parseScenario,
  parseText,
  parseToken,
  readParams,
  type ParamProblem,
  type ParamValues,
} from '../address/index.ts';
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
import { encodeFilters, encodeTerms, filterParams, readFilters, type HotelFilters } from './filters.ts';
import { defaultStay, noFilters, pageSize, type QueryDefaults } from './plain-query.ts';
import { hotelSorts, type HotelSort } from './sort.ts';

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
export type QueryProblem = ParamProblem<Exclude<StayProblem, 'invalid-date'>>;

/** The parameters of the hotel addresses (ROUTE-HTL-12 to ROUTE-HTL-16). */
export const hotelParams = {
  destination: { parse: parseText },
  placeId: { parse: parseOpaqueId },
  lat: { parse: coordinateWithin(90) },
  long: { parse: coordinateWithin(180) },
  startDate: { parse: parseLocalDate },
  endDate: { parse: parseLocalDate },
  occupancy: { parse: parseOccupancy, maxLength: 2000 },
  currency: { parse: parseCurrency },
  propertyId: { parse: parseOpaqueId, maxLength: 100 },
  correlationId: { parse: parseId, maxLength: 64 },
  ...filterParams,
  sort: { parse: oneOf<HotelSort>(hotelSorts) },
  view: { parse: oneOf<HotelLayout>(hotelLayouts) },
  shown: { parse: parseShown },
  token: { parse: parseToken, maxLength: 64 },
  reference: { parse: parseId, maxLength: 40 },
  scenario: { parse: parseScenario },
} as const;

/** The query of an address, with what had to be ignored. Nothing here throws, whatever the input. */
export function decodeHotelsQuery(
  params: Iterable<readonly [string, string]>,
  defaults: QueryDefaults,
): { query: HotelsQuery; problems: QueryProblem[] } {
  const { values, problems } = readParams(hotelParams, params);
  const { stay, problem } = readStay(values, defaults);
  // Half a coordinate points nowhere.
  const isPoint = values.lat !== undefined && values.long !== undefined;
  const query: HotelsQuery = {
    destination: values.destination ?? defaults.destination ?? '',
    placeId: values.placeId ?? null,
    latitude: isPoint ? values.lat! : null,
    longitude: isPoint ? values.long! : null,
    stay,
    occupancy: values.occupancy ?? defaults.occupancy ?? defaultOccupancy,
    currency: values.currency ?? defaults.currency ?? null,
    propertyId: values.propertyId ?? null,
    correlationId: values.correlationId ?? null,
    filters: readFilters(values),
    sort: values.sort ?? 'recommended',
    layout: values.view ?? 'list',
    shown: values.shown ?? pageSize,
    token: values.token ?? null,
    reference: values.reference ?? null,
    scenario: values.scenario ?? null,
  };
  return { query, problems: problem ? [...problems, problem] : problems };
}

function readStay(
  { startDate: checkIn, endDate: checkOut }: ParamValues<typeof hotelParams>,
  { today, stay: fallback = defaultStay(today) }: QueryDefaults,
): { stay: Stay; problem?: QueryProblem } {
  if (!checkIn) return { stay: fallback };
  // A start alone means the default number of nights from there.
  const usual = { checkIn, checkOut: addDays(checkIn, nightsBetween(fallback.checkIn, fallback.checkOut)) };
  const stay = { checkIn, checkOut: checkOut ?? usual.checkOut };
  const problem = stayProblem(stay, today);
  switch (problem) {
    case null:
      return { stay };
    case 'in-past':
      return { stay: fallback, problem: { param: 'startDate', reason: problem } };
    case 'too-long':
      return {
        stay: { checkIn, checkOut: addDays(checkIn, maxStayNights) },
        problem: { param: 'endDate', reason: problem },
      };
    case 'out-of-order':
      return { stay: usual, problem: { param: 'endDate', reason: problem } };
    case 'invalid-date':
      return { stay: fallback };
  }
}

/**
 * The parameters of an address, defaults left out, in a fixed order so that equal states give equal addresses.
 * @param scope `results` keeps list state; `details` keeps what names a property and a stay, and the terms that were asked for;
 *   `checkout` adds the quote
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
  if (scope === 'details') return { ...params, ...encodeTerms(query.filters) };
  return { ...params, ...encodeListState(query) };
}

/** The parameters that say how a list of results is shown, defaults left out. */
export function encodeListState(query: HotelsQuery): Record<string, string> {
  const params = encodeFilters(query.filters);
  if (query.sort !== 'recommended') params.sort = query.sort;
  if (query.layout !== 'list') params.view = query.layout;
  if (query.shown > pageSize) params.shown = String(query.shown);
  // The open item of the map, so that back returns to it.
  if (query.layout === 'map' && query.propertyId) params.propertyId = query.propertyId;
  return params;
}

/** True when the query says where to look. */
export function hasDestination(query: Pick<HotelsQuery, 'placeId' | 'latitude' | 'destination'>): boolean {
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

function parseShown(text: string): number | null {
  if (!/^\d{1,4}$/.test(text)) return null;
  const value = Math.ceil(Number(text) / pageSize) * pageSize;
  return value >= pageSize ? Math.min(value, maxShown) : null;
}
