/** What the lists are made from. */
export interface RankedPlace {
  countryCode: string;
  hotels: number;
  /** Hotels that guests rate 4 or better. */
  liked: number;
  reviews: number;
  rating: number | null;
  /** Decides between equals, so that two imports of the same catalogue give the same lists. */
  slug: string;
}

export const topLimit = 24;
export const gemLimit = 24;
/** A country has at most so many of either list: else a large one would be all of it. */
const perCountry = 3;
/** A gem is small, but more than a single well-kept house; its average stands on enough voices. */
const gemHotels = { least: 3, most: 30 };
const gemReviews = 100;
const gemRating = 4.2;

/**
 * Top destinations: the most hotels that guests rate 4 or better, then the most reviews.
 * Hidden gems: 3 to 30 hotels, at least 100 reviews with an average of 4.2 or more, not among the top destinations; by that average.
 * At most three of one country in each list. Answers slugs, best first.
 */
export function rankPlaces(places: readonly RankedPlace[]): { top: string[]; gems: string[] } {
  const top = pick(
    places.filter((place) => place.liked > 0),
    (a, b) => b.liked - a.liked || b.reviews - a.reviews,
    topLimit,
  );
  const known = new Set(top);
  const gems = pick(
    places.filter(
      ({ slug, hotels, reviews, rating }) =>
        !known.has(slug) &&
        hotels >= gemHotels.least &&
        hotels <= gemHotels.most &&
        reviews >= gemReviews &&
        rating !== null &&
        rating >= gemRating,
    ),
    (a, b) => b.rating! - a.rating! || b.reviews - a.reviews,
    gemLimit,
  );
  return { top, gems };
}

function pick(
  places: readonly RankedPlace[],
  order: (a: RankedPlace, b: RankedPlace) => number,
  limit: number,
): string[] {
  const ofCountry = new Map<string, number>();
  const picked: string[] = [];
  for (const { slug, countryCode } of [...places].sort((a, b) => order(a, b) || (a.slug < b.slug ? -1 : 1))) {
    const count = ofCountry.get(countryCode) ?? 0;
    if (count >= perCountry) continue;
    ofCountry.set(countryCode, count + 1);
    if (picked.push(slug) === limit) break;
  }
  return picked;
}
