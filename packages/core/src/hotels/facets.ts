/** How many results each filter would leave, for the numbers beside them. */
import type { Amenity, Board, HotelSummary } from '@portolan/contract';
import { toDecimal } from '../money.ts';
import { chooseOffer, filterOptions, type HotelFilters } from './filters.ts';

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

/** The counts and the price range of a search, by the offers that would be shown. */
export function countFacets(hotels: readonly HotelSummary[], filters: HotelFilters): HotelFacets {
  const left = (part: Partial<HotelFilters>) => {
    const changed = { ...filters, ...part };
    return hotels.filter((hotel) => chooseOffer(hotel, changed) !== null);
  };
  const tally = <K extends string | number>(
    list: readonly HotelSummary[],
    options: readonly K[],
    has: (hotel: HotelSummary, option: K) => boolean,
  ) =>
    Object.fromEntries(
      options.map((option) => [option, list.filter((hotel) => has(hotel, option)).length]),
    ) as Record<K, number>;

  return {
    stars: tally(
      left({ stars: [] }),
      filterOptions.stars,
      (hotel, stars) => Math.floor(hotel.stars) === stars,
    ),
    review: tally(
      left({ review: null }),
      filterOptions.review,
      (hotel, least) => (hotel.review?.score ?? 0) >= least,
    ),
    // Each board is an offer of its own with a price of its own, which the price filter judges.
    boards: Object.fromEntries(
      filterOptions.boards.map((board) => [board, left({ boards: [board] }).length]),
    ),
    // Amenities narrow each other, so their counts are among what is left.
    amenities: tally(left({}), filterOptions.amenities, (hotel, item) => hotel.amenities.includes(item)),
    distance: tally(
      left({ maxDistanceKm: null }),
      filterOptions.distance,
      (hotel, km) => hotel.distanceKm <= km,
    ),
    freeCancellation: left({ freeCancellation: true }).length,
    price: priceRange(hotels, { ...filters, minPrice: null, maxPrice: null }),
  };
}

function priceRange(hotels: readonly HotelSummary[], filters: HotelFilters): HotelFacets['price'] {
  const totals = hotels.flatMap((hotel) => {
    const total = chooseOffer(hotel, filters)?.price?.total;
    return total ? [toDecimal(total)] : [];
  });
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
