/** What hotels say of their search; `core/search` does the rest. */
import type { HotelSearchEvent, HotelSearchRequest, HotelSummary, OfferSummary } from '@portolan/contract';
import type { CallOptions } from '../flow-ports.ts';
import type { SearchPlan, SearchState, SearchStore, SearchView } from '../search/index.ts';
import { chooseOffer, type HotelFilters } from './filters.ts';
import { searchKey, type HotelsQuery } from './query.ts';
import { compareHotels, type HotelSort } from './sort.ts';

/** What the first line says of a search. */
export type HotelsHead = Pick<Extract<HotelSearchEvent, { type: 'started' }>, 'place' | 'nights'>;
export type HotelsPlan = SearchPlan<
  HotelsQuery,
  HotelsHead,
  HotelSummary,
  OfferSummary,
  HotelFilters,
  HotelSort
>;
export type HotelsSearchState = SearchState<HotelsHead, HotelSummary, OfferSummary>;
export type HotelsSearchStore = SearchStore<
  HotelsQuery,
  HotelsHead,
  HotelSummary,
  OfferSummary,
  HotelFilters,
  HotelSort
>;

/** The search of stays over a call. */
export function createHotelsPlan(api: {
  search(request: HotelSearchRequest, options: CallOptions): AsyncIterable<HotelSearchEvent>;
}): HotelsPlan {
  return {
    key: searchKey,
    ask: (query, { signal }) =>
      api.search(searchRequest(query), { signal, correlationId: query.correlationId ?? undefined }),
    idOf: ({ propertyId }) => propertyId,
    choose: chooseOffer,
    compare: compareHotels,
  };
}

/** How a query wants its results to be shown. */
export function viewOf({ filters, sort }: HotelsQuery): SearchView<HotelFilters, HotelSort> {
  return { filters, sort };
}

/** The call of a query: the most exact description of the place that is known. */
function searchRequest(query: HotelsQuery): HotelSearchRequest {
  return {
    ...(query.placeId ? { placeId: query.placeId } : {}),
    ...(query.destination ? { destination: query.destination } : {}),
    ...(query.latitude !== null && query.longitude !== null
      ? { latitude: query.latitude, longitude: query.longitude }
      : {}),
    checkIn: query.stay.checkIn,
    checkOut: query.stay.checkOut,
    occupancy: query.occupancy.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    currency: query.currency ?? 'USD',
    ...(query.scenario ? { scenario: query.scenario } : {}),
  };
}
