/** What a result list can be asked for, as the address keeps it. Judging hotels by it is in `filters.ts` and `sort.ts`. */
import type { Amenity, Board } from '@portolan/contract';

export { noFilters } from './plain-query.ts';

export const hotelSorts = ['recommended', 'price', 'rating', 'distance'] as const;
export type HotelSort = (typeof hotelSorts)[number];

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
