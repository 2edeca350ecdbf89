/** What the lists are made from. */
export interface RankedPlace {
  countryCode: string;
  hotels: number;
  /** Hotels with four stars or more that guests rate 4 or better. */
  liked: number;
  reviews: number;
  rating: number | null;
  /** What its pictures show: `city`, `old-town`, `beach` … */
  scene: string;
  /** Decides between equals, so that two imports of the same catalogue give the same lists. */
  slug: string;
}

export const topLimit = 24;
export const gemLimit = 24;
/** A country has at most so many of either list, a kind of place so many of the first: else large cities of large countries were all. */
const perCountry = 3;
const perScene = 6;
/** Where people live and work: nobody's secret, however well its few hotels are liked. */
const working = new Set(['city', 'museum', 'market']);
/** A gem is small, but more than a single well-kept house; its average stands on enough voices. */
const gemHotels = { least: 3, most: 30 };
const gemReviews = 100;
const gemRating = 4.2;

/**
 * Top destinations: the most hotels with four stars or more that guests rate 4 or better, then the most reviews.
 * Hidden gems: by the sea, in the mountains, among vines or old walls; 3 to 30 hotels, at least 100 reviews with an average of 4.2 or
 * more, not among the top destinations; by that average.
 * At most three of one country in each list, and six of one kind among the top destinations. Answers slugs, best first.
 */
export function rankPlaces(places: readonly RankedPlace[]): { top: string[]; gems: string[] } {
  const top = pick(
    places.filter((place) => place.liked > 0),
    (a, b) => b.liked - a.liked || b.reviews - a.reviews,
    { limit: topLimit, ofAKind: perScene },
  );
  const known = new Set(top);
  const gems = pick(
    places.filter(
      ({ slug, hotels, reviews, rating, scene }) =>
        !known.has(slug) &&
        !working.has(scene) &&
        hotels >= gemHotels.least &&
        hotels <= gemHotels.most &&
        reviews >= gemReviews &&
        rating !== null &&
        rating >= gemRating,
    ),
    (a, b) => b.rating! - a.rating! || b.reviews - a.reviews,
    { limit: gemLimit, ofAKind: gemLimit },
  );
  return { top, gems };
}

function pick(
  places: readonly RankedPlace[],
  order: (a: RankedPlace, b: RankedPlace) => number,
  { limit, ofAKind }: { limit: number; ofAKind: number },
): string[] {
  const ofCountry = new Map<string, number>();
  const ofScene = new Map<string, number>();
  const picked: string[] = [];
  for (const { slug, countryCode, scene } of [...places].sort(
    (a, b) => order(a, b) || (a.slug < b.slug ? -1 : 1),
  )) {
    const [country, kind] = [ofCountry.get(countryCode) ?? 0, ofScene.get(scene) ?? 0];
    if (country >= perCountry || kind >= ofAKind) continue;
    ofCountry.set(countryCode, country + 1);
    ofScene.set(scene, kind + 1);
    if (picked.push(slug) === limit) break;
  }
  return picked;
}
