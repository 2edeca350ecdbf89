/** The orders of a result list. Every comparison ends in the property id, so equal hotels never trade places. */
import type { HotelSummary } from '@portolan/contract';
import { toDecimal } from '../money.ts';
import type { HotelSort } from './list-state.ts';

/** Negative when `a` comes first. */
export function compareHotels(sort: HotelSort): (a: HotelSummary, b: HotelSummary) => number {
  const key = sortKeys[sort];
  return (a, b) => {
    const left = key(a);
    const right = key(b);
    for (let i = 0; i < left.length; i++) {
      const difference = (left[i] ?? 0) - (right[i] ?? 0);
      if (difference !== 0) return difference;
    }
    return a.propertyId < b.propertyId ? -1 : a.propertyId > b.propertyId ? 1 : 0;
  };
}

/** Smaller comes first, member by member. A hidden price sorts after every known one. */
const sortKeys: Record<HotelSort, (hotel: HotelSummary) => readonly number[]> = {
  recommended: (hotel) => [-recommendation(hotel), priceOf(hotel)],
  price: (hotel) => [priceOf(hotel), -(hotel.review?.score ?? 0)],
  rating: (hotel) => [-(hotel.review?.score ?? 0), -(hotel.review?.count ?? 0), priceOf(hotel)],
  distance: (hotel) => [hotel.distanceKm, priceOf(hotel)],
};

function priceOf(hotel: HotelSummary): number {
  // A large finite number: Infinity − Infinity is NaN, which is no order at all.
  return hotel.offer.price?.total.amount ?? Number.MAX_SAFE_INTEGER;
}

/** Reviews that a new property is believed to have, at an average score, so one enthusiast does not win. */
const priorCount = 40;
const priorScore = 3.6;

/**
 * What "recommended" means, in points: a believable review score counts most, then stars, nearness, free cancellation and
 * what the stay costs for one night (each doubling costs as much as half a review point). Nothing is paid for.
 */
export function recommendation(hotel: HotelSummary): number {
  const { score, count } = hotel.review ?? { score: 0, count: 0 };
  const believed = (score * count + priorScore * priorCount) / (count + priorCount);
  const price = hotel.offer.price;
  const nightly = price ? Math.max(1, toDecimal(price.unit?.amount ?? price.total)) : 100;
  return (
    believed * 2 + hotel.stars * 0.35 + Number(hotel.anyRefundable) * 0.3 -
    Math.min(hotel.distanceKm, 30) * 0.12 - Math.log2(nightly)
  ); // prettier-ignore
}
