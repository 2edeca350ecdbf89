/** Which results a traveller wants to see: pure predicates over what a search returned. */
import type { Amenity, Board, HotelSummary } from '@portolan/contract';
import { foldText } from '../fold-text.ts';
import { toDecimal } from '../money.ts';
import { filterOptions, type HotelFilters } from './list-state.ts';

/** True when the hotel passes every filter. A hidden price passes price filters: it cannot be judged. */
export function matchesFilters(hotel: HotelSummary, filters: HotelFilters): boolean {
  const total = hotel.offer.price ? toDecimal(hotel.offer.price.total) : null;
  if (total !== null && filters.minPrice !== null && total < filters.minPrice) return false;
  if (total !== null && filters.maxPrice !== null && total > filters.maxPrice) return false;
  if (filters.stars.length > 0 && !filters.stars.includes(Math.floor(hotel.stars))) return false;
  if (filters.review !== null && (hotel.review === null || hotel.review.score < filters.review)) return false;
  if (filters.boards.length > 0 && !filters.boards.some((board) => hotel.boards.includes(board)))
    return false;
  if (filters.freeCancellation && !hotel.anyRefundable) return false;
  if (!filters.amenities.every((amenity) => hotel.amenities.includes(amenity))) return false;
  if (filters.maxDistanceKm !== null && hotel.distanceKm > filters.maxDistanceKm) return false;
  if (filters.name !== '' && !foldText(hotel.name).includes(foldText(filters.name))) return false;
  return true;
}

/** How many filters are set; a price range counts once. */
export function countFilters(filters: HotelFilters): number {
  return (
    Number(filters.minPrice !== null || filters.maxPrice !== null) +
    filters.stars.length +
    Number(filters.review !== null) +
    filters.boards.length +
    Number(filters.freeCancellation) +
    filters.amenities.length +
    Number(filters.maxDistanceKm !== null) +
    Number(filters.name !== '')
  );
}

/** How many results each option would give, the other groups' filters applied, plus the price range and its histogram. */
export interface HotelFacets {
  readonly stars: Readonly<Record<number, number>>;
  readonly review: Readonly<Record<string, number>>;
  readonly boards: Readonly<Partial<Record<Board, number>>>;
  readonly amenities: Readonly<Partial<Record<Amenity, number>>>;
  readonly distance: Readonly<Record<number, number>>;
  readonly freeCancellation: number;
  /** Whole units, lowest rounded down and highest up; `null` when no price is known. */
  readonly price: { readonly min: number; readonly max: number; readonly bins: readonly number[] } | null;
}

const histogramBins = 24;

export function countFacets(hotels: readonly HotelSummary[], filters: HotelFilters): HotelFacets {
  const without = (part: Partial<HotelFilters>) => {
    const rest = { ...filters, ...part };
    return hotels.filter((hotel) => matchesFilters(hotel, rest));
  };
  const tally = <K extends string | number>(
    list: readonly HotelSummary[],
    options: readonly K[],
    has: (hotel: HotelSummary, option: K) => boolean,
  ) =>
    Object.fromEntries(
      options.map((option) => [option, list.filter((hotel) => has(hotel, option)).length]),
    ) as Record<K, number>;

  const forReview = without({ review: null });
  const forDistance = without({ maxDistanceKm: null });
  // Amenities narrow each other, so their counts are among what is left.
  const forAmenities = without({});
  return {
    stars: tally(
      without({ stars: [] }),
      filterOptions.stars,
      (hotel, stars) => Math.floor(hotel.stars) === stars,
    ),
    review: tally(forReview, filterOptions.review, (hotel, least) => (hotel.review?.score ?? 0) >= least),
    boards: tally(without({ boards: [] }), filterOptions.boards, (hotel, board) =>
      hotel.boards.includes(board),
    ),
    amenities: tally(forAmenities, filterOptions.amenities, (hotel, item) => hotel.amenities.includes(item)),
    distance: tally(forDistance, filterOptions.distance, (hotel, km) => hotel.distanceKm <= km),
    freeCancellation: without({ freeCancellation: false }).filter((hotel) => hotel.anyRefundable).length,
    price: priceRange(without({ minPrice: null, maxPrice: null })),
  };
}

function priceRange(hotels: readonly HotelSummary[]): HotelFacets['price'] {
  const totals = hotels.flatMap((hotel) => (hotel.offer.price ? [toDecimal(hotel.offer.price.total)] : []));
  if (totals.length === 0) return null;
  let lowest = Infinity;
  let highest = -Infinity;
  for (const total of totals) {
    lowest = Math.min(lowest, total);
    highest = Math.max(highest, total);
  }
  const min = Math.floor(lowest);
  const max = Math.max(min + 1, Math.ceil(highest));
  const bins = new Array<number>(histogramBins).fill(0);
  for (const total of totals) {
    const bin = Math.min(histogramBins - 1, Math.floor(((total - min) / (max - min)) * histogramBins));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return { min, max, bins };
}
