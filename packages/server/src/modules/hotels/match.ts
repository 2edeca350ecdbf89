import { distanceKm } from '../../places/geo.ts';

/** As much of a property as it takes to recognise it. */
export interface Recognisable {
  name: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  stars: number;
}

const nearKm = 0.3;

/**
 * The property among `candidates` that is the same building as one that has no shared mapping id, or `null` when none is certain:
 *
 * 1. It lies within 300 m, in the same country.
 * 2. Its stars differ by one at most, unless either is unrated.
 * 3. At least four of five of the words in the shorter name are in the other; words that every hotel has do not count.
 * 4. Exactly one candidate passes with the best share; two equally good ones are nobody's.
 */
export function matchProperty<T extends Recognisable>(
  property: Recognisable,
  candidates: readonly T[],
): T | null {
  const scored = candidates
    .filter(
      (other) =>
        other.countryCode === property.countryCode &&
        (other.stars === 0 || property.stars === 0 || Math.abs(other.stars - property.stars) <= 1) &&
        distanceKm(property, other) <= nearKm,
    )
    .map((other) => ({ other, score: sharedWords(property.name, other.name) }))
    .filter(({ score }) => score >= 0.8)
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  return best && best.score !== second?.score ? best.other : null;
}

/** Words that say nothing about which hotel it is, in the languages that hotel names use. */
const common = new Set(
  'hotel hotels the le la les el los las de del da do di der die das by and y e und et apartments apartment apartamentos resort inn suites suite hostel guesthouse house villa'.split(
    ' ',
  ),
);

/** Share of the shorter name's telling words that the other has too, 0 to 1. */
export function sharedWords(a: string, b: string): number {
  const [left, right] = [telling(a), telling(b)];
  const [short, long] = left.size <= right.size ? [left, right] : [right, left];
  if (short.size === 0) return 0;
  let shared = 0;
  for (const word of short) if (long.has(word)) shared++;
  return shared / short.size;
}

function telling(name: string): Set<string> {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const rare = words.filter((word) => !common.has(word));
  return new Set(rare.length > 0 ? rare : words);
}
