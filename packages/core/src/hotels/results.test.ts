import { describe, expect, it } from 'vitest';
import { rankResults } from '../search/index.ts';
import { countFacets } from './facets.ts';
import { chooseOffer, countFilters, noFilters, type HotelFilters } from './filters.ts';
import { createHotelsPlan } from './plan.ts';
import { compareHotels } from './sort.ts';
import { aHotel, anOfferSummary, aPrice, nonRefundable } from './testing.ts';

const noSearch = createHotelsPlan({ search: () => expect.unreachable('nothing is asked') });
const total = (hotel: ReturnType<typeof aHotel>, part: Partial<HotelFilters>) =>
  chooseOffer(hotel, { ...noFilters, ...part })?.price?.total.amount ?? null;

/** $100 for the room alone without refund, $120 free to cancel, $130 with breakfast without refund, $160 with both. */
const manyTerms = (propertyId = 'p1') =>
  aHotel({
    propertyId,
    offers: [
      anOfferSummary({ board: 'room_only', cancellation: nonRefundable, price: aPrice(10_000) }),
      anOfferSummary({ board: 'room_only', price: aPrice(12_000) }),
      anOfferSummary({ board: 'breakfast', cancellation: nonRefundable, price: aPrice(13_000) }),
      anOfferSummary({ board: 'breakfast', price: aPrice(16_000) }),
    ],
  });

describe('the offer of a hotel that is shown', () => {
  it('is the cheapest that the filters by terms leave', () => {
    const hotel = manyTerms();
    expect(total(hotel, {})).toBe(10_000);
    expect(total(hotel, { freeCancellation: true })).toBe(12_000);
    expect(total(hotel, { boards: ['breakfast', 'half_board'] })).toBe(13_000);
    expect(total(hotel, { boards: ['breakfast'], freeCancellation: true })).toBe(16_000);
    expect(total(hotel, { boards: ['half_board'] })).toBeNull();
  });

  it('is judged by the price range, which no dearer offer slips into', () => {
    const hotel = manyTerms();
    expect(total(hotel, { minPrice: 110, maxPrice: 125 })).toBeNull();
    expect(total(hotel, { minPrice: 110, maxPrice: 125, freeCancellation: true })).toBe(12_000);
    expect(total(hotel, { maxPrice: 110, freeCancellation: true })).toBeNull();
  });

  it('is not "free to cancel" when only a part is given back, or nothing any more', () => {
    const late = anOfferSummary({ cancellation: { refundable: true, freeUntil: null } });
    expect(total(aHotel({ offers: [late] }), { freeCancellation: true })).toBeNull();
  });

  it('decides on the order by price', () => {
    const plain = aHotel({ propertyId: 'p2', offers: [anOfferSummary({ price: aPrice(11_000) })] });
    const list = { results: new Map([manyTerms(), plain].map((hotel) => [hotel.propertyId, hotel])), shown: [], late: new Set<string>() }; // prettier-ignore
    const order = (freeCancellation: boolean) =>
      rankResults(noSearch, { filters: { ...noFilters, freeCancellation }, sort: 'price' as const }, list).shown.map(
        ({ result, offer }) => [result.propertyId, offer.price?.total.amount],
      ); // prettier-ignore
    expect(order(false)).toEqual([['p1', 10_000], ['p2', 11_000]]); // prettier-ignore
    expect(order(true)).toEqual([['p2', 11_000], ['p1', 12_000]]); // prettier-ignore
  });
});

describe('filters', () => {
  const hotel = aHotel({ stars: 3.5, total: 24_050, distanceKm: 2.1, amenities: ['wifi', 'pool'] });
  const passes = (part: Partial<HotelFilters>, of = hotel) =>
    chooseOffer(of, { ...noFilters, ...part }) !== null;

  it('judge price by the total of the stay, stars by whole stars, amenities all together', () => {
    expect(passes({ minPrice: 240, maxPrice: 241 })).toBe(true);
    expect(passes({ maxPrice: 240 })).toBe(false);
    expect(passes({ stars: [3, 5] })).toBe(true);
    expect(passes({ stars: [4] })).toBe(false);
    expect(passes({ amenities: ['wifi', 'pool'] })).toBe(true);
    expect(passes({ amenities: ['wifi', 'spa'] })).toBe(false);
    expect(passes({ review: 4.5 })).toBe(false);
    expect(passes({ maxDistanceKm: 2 })).toBe(false);
    expect(passes({ review: 3 }, { ...hotel, review: null })).toBe(false);
  });

  it('find a name without its accents', () => {
    expect(passes({ name: 'pinhao' }, aHotel({ name: 'Pinhão Lake Lodge' }))).toBe(true);
  });

  it('leave a hotel in whose price the agency hides', () => {
    expect(passes({ minPrice: 10, maxPrice: 20 }, aHotel({ total: null }))).toBe(true);
  });

  it('count what each option would give with the other groups applied', () => {
    const hotels = [
      aHotel({ stars: 5, total: 50_000 }),
      aHotel({ stars: 3, total: 10_000 }),
      aHotel({ stars: 3, total: 30_000 }),
    ];
    const facets = countFacets(hotels, { ...noFilters, stars: [5], maxPrice: 350 });
    expect(facets.stars).toMatchObject({ 5: 0, 3: 2 });
    expect(facets.price).toMatchObject({ min: 500, max: 501 });
    expect(countFacets(hotels, noFilters).price?.bins.reduce((a, b) => a + b)).toBe(3);
    expect(countFilters({ ...noFilters, stars: [5], minPrice: 1, maxPrice: 350 })).toBe(2);
  });

  it('count, and give the range of prices, by the offers that would be shown', () => {
    const hotels = [manyTerms('p1'), manyTerms('p2')];
    expect(countFacets(hotels, noFilters)).toMatchObject({
      boards: { room_only: 2, breakfast: 2, half_board: 0 },
      freeCancellation: 2,
      price: { min: 100, max: 101 },
    });
    expect(countFacets(hotels, { ...noFilters, freeCancellation: true, maxPrice: 150 })).toMatchObject({
      boards: { room_only: 2, breakfast: 0 },
      price: { min: 120, max: 121 },
    });
  });
});

describe('sorting', () => {
  const chosen = (part: Parameters<typeof aHotel>[0]) => {
    const result = aHotel(part);
    return { result, offer: result.offers[0]! };
  };
  const a = chosen({ propertyId: 'a', total: 30_000, distanceKm: 0.5, review: { score: 4.9, count: 3 } });
  const b = chosen({ propertyId: 'b', total: 20_000, distanceKm: 3, review: { score: 4.2, count: 900 } });
  const hidden = chosen({ propertyId: 'c', total: null, distanceKm: 1, review: null });
  const order = (sort: Parameters<typeof compareHotels>[0]) =>
    [hidden, a, b].sort(compareHotels(sort)).map(({ result }) => result.propertyId);

  it('orders by price, rating and distance, unknown prices last', () => {
    expect(order('price')).toEqual(['b', 'a', 'c']);
    expect(order('rating')).toEqual(['a', 'b', 'c']);
    expect(order('distance')).toEqual(['a', 'c', 'b']);
  });

  it('does not let three reviews beat nine hundred in "recommended"', () => {
    expect(order('recommended')[0]).toBe('b');
  });
});
