/**
 * A list that does not move under the pointer while suppliers still answer: what is on show keeps its place, later arrivals go
 * to the end, and those that would rank higher are counted so that the traveller can ask for them.
 */
import type { HotelSummary } from '@portolan/contract';
import type { HotelSort } from './list-state.ts';
import { compareHotels } from './sort.ts';

export interface ResultList {
  readonly sort: HotelSort;
  /** By property id. */
  readonly hotels: ReadonlyMap<string, HotelSummary>;
  /** Property ids in display order. */
  readonly order: readonly string[];
  /** Ids of `order` that arrived, or became cheaper, after the order was last chosen. */
  readonly late: ReadonlySet<string>;
}

export const emptyResults: ResultList = {
  sort: 'recommended',
  hotels: new Map(),
  order: [],
  late: new Set(),
};

/** With another batch: a known property is replaced in place, a new one goes to the end. */
export function addHotels(list: ResultList, batch: readonly HotelSummary[]): ResultList {
  if (batch.length === 0) return list;
  const first = list.order.length === 0;
  const hotels = new Map(list.hotels);
  const late = new Set(list.late);
  const fresh = new Map<string, HotelSummary>();
  for (const hotel of batch) {
    if (list.hotels.has(hotel.propertyId)) late.add(hotel.propertyId);
    else fresh.set(hotel.propertyId, hotel);
    hotels.set(hotel.propertyId, hotel);
  }
  const arrivals = [...fresh.values()].sort(compareHotels(list.sort)).map((hotel) => hotel.propertyId);
  if (!first) for (const id of arrivals) late.add(id);
  return { sort: list.sort, hotels, order: [...list.order, ...arrivals], late };
}

/** The whole list in its sort's true order: after the traveller chose a sort, or asked for the late ones. */
export function sortResults(list: ResultList, sort: HotelSort = list.sort): ResultList {
  const order = [...list.hotels.values()].sort(compareHotels(sort)).map((hotel) => hotel.propertyId);
  return { sort, hotels: list.hotels, order, late: new Set() };
}

/** The hotels of `order` that pass, in order. */
export function visibleHotels(list: ResultList, passes: (hotel: HotelSummary) => boolean): HotelSummary[] {
  const visible: HotelSummary[] = [];
  for (const id of list.order) {
    const hotel = list.hotels.get(id);
    if (hotel && passes(hotel)) visible.push(hotel);
  }
  return visible;
}

/**
 * How many late hotels belong further up than where they stand: the number in "12 cheaper results — show".
 * @param visible the list as displayed, from {@link visibleHotels}
 */
export function countMisplaced(list: ResultList, visible: readonly HotelSummary[]): number {
  if (list.late.size === 0) return 0;
  const compare = compareHotels(list.sort);
  let count = 0;
  // The worst hotel so far in display order; a late one that beats it should stand above it.
  let worst: HotelSummary | null = null;
  for (const hotel of visible) {
    if (worst && list.late.has(hotel.propertyId) && compare(hotel, worst) < 0) count++;
    if (!worst || compare(hotel, worst) > 0) worst = hotel;
  }
  return count;
}
