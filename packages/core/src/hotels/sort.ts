/** The orders of a result list. Every comparison ends in the property id, so equal hotels never trade places. */
import type { HotelSummary, OfferSummary } from '@portolan/contract';
import { toDecimal } from '../money.ts';
import type { Chosen } from '../search/index.ts';

export const hotelSorts = ['recommended', 'price', 'rating', 'distance'] as const;
export type HotelSort = (typeof hotelSorts)[number];

/** A hotel with the offer of it that is shown. */
export type ChosenHotel = Chosen<HotelSummary, OfferSummary>;

/** Negative when `a` comes first. */
export function compareHotels(sort: HotelSort): (a: ChosenHotel, b: ChosenHotel) => number {
  const key = sortKeys[sort];
  return (a, b) => {
    const left = key(a);
    const right = key(b);
    for (let i = 0; i < left.length; i++) {
      const difference = (left[i] ?? 0) - (right[i] ?? 0);
      if (difference !== 0) return difference;
    }
    const [first, second] = [a.result.propertyId, b.result.propertyId];
    return first < second ? -1 : first > second ? 1 : 0;
  };
}

/** Smaller comes first, member by member. A hidden price sorts after every known one. */
const sortKeys: Record<HotelSort, (chosen: ChosenHotel) => readonly number[]> = {
  recommended: (chosen) => [-recommendation(chosen), priceOf(chosen)],
  price: (chosen) => [priceOf(chosen), -(chosen.result.review?.score ?? 0)],
  rating: (chosen) => [
    -(chosen.result.review?.score ?? 0),
    -(chosen.result.review?.count ?? 0),
    priceOf(chosen),
  ],
  distance: (chosen) => [chosen.result.distanceKm, priceOf(chosen)],
};

function priceOf({ offer }: ChosenHotel): number {
  // A large finite number: Infinity − Infinity is NaN, which is no order at all.
  return offer.price?.total.amount ?? Number.MAX_SAFE_INTEGER;
}

/** Reviews that a new property is believed to have, at an average score, so one enthusiast does not win. */
const priorCount = 40;
const priorScore = 3.6;

/**
 * What "recommended" means, in points: a believable review score counts most, then stars, nearness, free cancellation and
 * what the stay costs for one night (each doubling costs as much as half a review point). Nothing is paid for.
 */
export function recommendation({ result: hotel, offer }: ChosenHotel): number {
  const { score, count } = hotel.review ?? { score: 0, count: 0 };
  const believed = (score * count + priorScore * priorCount) / (count + priorCount);
  const { price } = offer;
  const nightly = price ? Math.max(1, toDecimal(price.unit?.amount ?? price.total)) : 100;
  const mayBeFree = hotel.offers.some(({ cancellation }) => cancellation.freeUntil !== null);
  return (
    believed * 2 + hotel.stars * 0.35 + Number(mayBeFree) * 0.3 -
    Math.min(hotel.distanceKm, 30) * 0.12 - Math.log2(nightly)
  ); // prettier-ignore
}
