/** What a result list of stays can be asked for: as the address keeps it, and which offer of a hotel it leaves. */
import type { Amenity, Board, HotelSummary, OfferSummary } from '@portolan/contract';
import { oneOf, parseFlag, parseText, parseWholeNumber, someOf, type ParamValues } from '../address/index.ts';
import { foldText } from '../fold-text.ts';
import { toDecimal } from '../money.ts';

export { noFilters } from './plain-query.ts';

export interface HotelFilters {
  /** Total of the stay in whole units of the search's currency. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** 1 to 5; any of them; `3` matches 3 and 3.5. */
  readonly stars: readonly number[];
  /** Least review score out of 5. */
  readonly review: number | null;
  /** Any of them: the offer that is shown has one. */
  readonly boards: readonly Board[];
  /** The offer that is shown can be cancelled for nothing today. */
  readonly freeCancellation: boolean;
  /** All of them. */
  readonly amenities: readonly Amenity[];
  /** Kilometres from the searched place. */
  readonly maxDistanceKm: number | null;
  /** Part of the property's name, case and accents ignored; at most 60 characters. */
  readonly name: string;
}

export const filterOptions = {
  stars: [5, 4, 3, 2, 1],
  review: [4.5, 4, 3.5, 3],
  boards: ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'],
  amenities: [
    'wifi', 'pool', 'spa', 'gym', 'parking', 'restaurant', 'bar', 'air_conditioning', 'breakfast', 'pets',
    'airport_shuttle', 'beach', 'family', 'accessible', 'kitchen', 'ev_charging', 'laundry', 'front_desk_24h',
  ],
  distance: [1, 2, 5, 10],
} as const satisfies {
  stars: readonly number[];
  review: readonly number[];
  boards: readonly Board[];
  amenities: readonly Amenity[];
  distance: readonly number[];
}; // prettier-ignore

/** The parameters of the filters. */
export const filterParams = {
  minPrice: { parse: parseWholeNumber },
  maxPrice: { parse: parseWholeNumber },
  stars: { parse: someOf<number>(filterOptions.stars) },
  review: { parse: oneOf<number>(filterOptions.review) },
  board: { parse: someOf<Board>(filterOptions.boards) },
  free: { parse: parseFlag },
  amenities: { parse: someOf<Amenity>(filterOptions.amenities) },
  distance: { parse: oneOf<number>(filterOptions.distance) },
  name: { parse: parseText, maxLength: 60 },
} as const;

/** The filters that an address asks for. */
export function readFilters(values: ParamValues<typeof filterParams>): HotelFilters {
  let { minPrice = null, maxPrice = null } = values;
  if (minPrice !== null && maxPrice !== null && minPrice > maxPrice)
    [minPrice, maxPrice] = [maxPrice, minPrice];
  return {
    minPrice,
    maxPrice,
    stars: values.stars ?? [],
    review: values.review ?? null,
    boards: values.board ?? [],
    freeCancellation: values.free ?? false,
    amenities: values.amenities ?? [],
    maxDistanceKm: values.distance ?? null,
    name: values.name ?? '',
  };
}

/** The parameters of the filters that are set. */
export function encodeFilters(filters: HotelFilters): Record<string, string> {
  const params: Record<string, string> = {};
  if (filters.minPrice !== null) params.minPrice = String(filters.minPrice);
  if (filters.maxPrice !== null) params.maxPrice = String(filters.maxPrice);
  if (filters.stars.length > 0) params.stars = filters.stars.join(',');
  if (filters.review !== null) params.review = String(filters.review);
  Object.assign(params, encodeTerms(filters));
  if (filters.amenities.length > 0) params.amenities = filters.amenities.join(',');
  if (filters.maxDistanceKm !== null) params.distance = String(filters.maxDistanceKm);
  if (filters.name !== '') params.name = filters.name;
  return params;
}

/** The parameters of the filters that choose among the offers of one hotel: its page marks the offers that match. */
export function encodeTerms({ boards, freeCancellation }: HotelFilters): Record<string, string> {
  return {
    ...(boards.length > 0 ? { board: boards.join(',') } : {}),
    ...(freeCancellation ? { free: '1' } : {}),
  };
}

/** True when some filter chooses among the offers of one hotel. */
export function asksForTerms({ boards, freeCancellation }: HotelFilters): boolean {
  return boards.length > 0 || freeCancellation;
}

/** True when an offer has what was asked for. */
export function hasTerms(
  { board, cancellation }: Pick<OfferSummary, 'board' | 'cancellation'>,
  { boards, freeCancellation }: HotelFilters,
): boolean {
  if (boards.length > 0 && !boards.includes(board)) return false;
  return !freeCancellation || cancellation.freeUntil !== null;
}

/**
 * The cheapest offer of a hotel that has what was asked for; `null` when the filters leave none. The price range judges this offer: who
 * asks for at least 100 does not want the breakfast of a cheaper hotel. A hidden price passes it, because it cannot be judged.
 */
export function chooseOffer(hotel: HotelSummary, filters: HotelFilters): OfferSummary | null {
  const offer = hotel.offers.find((candidate) => hasTerms(candidate, filters));
  if (!offer || !suits(hotel, filters)) return null;
  const total = offer.price ? toDecimal(offer.price.total) : null;
  if (total !== null && filters.minPrice !== null && total < filters.minPrice) return null;
  if (total !== null && filters.maxPrice !== null && total > filters.maxPrice) return null;
  return offer;
}

/** True when the hotel itself, whatever its offers, is what was asked for. */
function suits(hotel: HotelSummary, filters: HotelFilters): boolean {
  if (filters.stars.length > 0 && !filters.stars.includes(Math.floor(hotel.stars))) return false;
  if (filters.review !== null && (hotel.review === null || hotel.review.score < filters.review)) return false;
  if (!filters.amenities.every((amenity) => hotel.amenities.includes(amenity))) return false;
  if (filters.maxDistanceKm !== null && hotel.distanceKm > filters.maxDistanceKm) return false;
  return filters.name === '' || foldText(hotel.name).includes(foldText(filters.name));
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
