/** Which results a traveller wants to see. Pure predicates over what a search returned; the address keeps them. */
import type { Amenity, Board, HotelSummary } from '@portolan/contract';
import { toDecimal } from '../money.ts';

export interface HotelFilters {
  /** Total of the stay in whole units of the search's currency. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** 1 to 5; any of them; `3` matches 3 and 3.5. */
  readonly stars: readonly number[];
  /** Least review score out of 5. */
  readonly review: number | null;
  /** Any of them, among all rates of the property. */
  readonly boards: readonly Board[];
  readonly freeCancellation: boolean;
  /** All of them. */
  readonly amenities: readonly Amenity[];
  /** Kilometres from the searched place. */
  readonly maxDistanceKm: number | null;
  /** Part of the property's name, case and accents ignored; at most 60 characters. */
  readonly name: string;
}

export const noFilters: HotelFilters = {
  minPrice: null, maxPrice: null, stars: [], review: null, boards: [], freeCancellation: false, amenities: [],
  maxDistanceKm: null, name: '',
}; // prettier-ignore

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

/** Filters from an address; `problem` is told the name of each parameter that does not parse. */
export function decodeFilters(
  values: ReadonlyMap<string, string>,
  problem: (param: string) => void,
): HotelFilters {
  const read = <T>(name: string, parse: (text: string) => T | null, fallback: T): T => {
    const text = values.get(name);
    if (text === undefined) return fallback;
    const parsed = parse(text);
    if (parsed === null) problem(name);
    return parsed ?? fallback;
  };
  let minPrice = read<number | null>('minPrice', parsePrice, null);
  let maxPrice = read<number | null>('maxPrice', parsePrice, null);
  if (minPrice !== null && maxPrice !== null && minPrice > maxPrice)
    [minPrice, maxPrice] = [maxPrice, minPrice];
  return {
    minPrice,
    maxPrice,
    stars: read<readonly number[]>(
      'stars',
      (text) => parseList(text, filterOptions.stars.map(String))?.map(Number) ?? null,
      [],
    ),
    review: read<number | null>(
      'review',
      (text) => filterOptions.review.find((score) => String(score) === text) ?? null,
      null,
    ),
    boards: read<readonly Board[]>('board', (text) => parseList(text, filterOptions.boards), []),
    freeCancellation: read('free', (text) => (text === '1' ? true : null), false),
    amenities: read<readonly Amenity[]>('amenities', (text) => parseList(text, filterOptions.amenities), []),
    maxDistanceKm: read<number | null>(
      'distance',
      (text) => filterOptions.distance.find((km) => String(km) === text) ?? null,
      null,
    ),
    name: read('name', parseName, ''),
  };
}

export function encodeFilters(filters: HotelFilters): Record<string, string> {
  const params: Record<string, string> = {};
  if (filters.minPrice !== null) params.minPrice = String(filters.minPrice);
  if (filters.maxPrice !== null) params.maxPrice = String(filters.maxPrice);
  if (filters.stars.length > 0) params.stars = filters.stars.join(',');
  if (filters.review !== null) params.review = String(filters.review);
  if (filters.boards.length > 0) params.board = filters.boards.join(',');
  if (filters.freeCancellation) params.free = '1';
  if (filters.amenities.length > 0) params.amenities = filters.amenities.join(',');
  if (filters.maxDistanceKm !== null) params.distance = String(filters.maxDistanceKm);
  if (filters.name !== '') params.name = filters.name;
  return params;
}

/** Lower case without accents, for comparing names. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function parsePrice(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The known options of a comma list, in catalogue order and once each; `null` when none is known. */
function parseList<T extends string>(text: string, options: readonly T[]): T[] | null {
  const wanted = new Set(text.split(','));
  const found = options.filter((option) => wanted.has(option));
  return found.length > 0 ? found : null;
}

/** Text for people: no control or bidi-override characters (they would garble what stands around it), trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function parseName(text: string): string | null {
  const clean = cleanText(text);
  return clean !== '' && clean.length <= 60 ? clean : null;
}
