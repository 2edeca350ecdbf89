/** Whether two suppliers mean the same building, for properties that nobody has mapped. */
export interface Matchable {
  name: string;
  city?: string;
  latitude: number;
  longitude: number;
}

const nearMetres = 150;
const alikeFrom = 0.82;

/** Words that tell nothing about a house. */
const filler = new Set(
  'the and a el la le les los las il lo by at of in on de del della do da dos das des du di spa'.split(' '),
);
/**
 * Words that say what kind of house it is, not which. Suppliers drop them freely, but when both tell a kind and no kind is
 * shared, they are neighbours: a Cedar Point Resort beside the Cedar Point Hotel.
 */
const kinds = new Set(
  `hotel hotelli albergo albergue hostal hostel herberge herberg resort inn suites suite apartments apartment apartamentos apartmani
  apartamenty residence residencial residenza residences lodge villa villas vila casa haus landhaus gasthof pension pensao penzion
  guesthouse house palace palais palazzo palacete manor cottage cottages hall backpackers motel riad dar ryokan haveli homestay
  bungalows studios saray konak konagi clos chateau auberge maison locanda solar quinta posada hacienda finca`.split(
    /\s+/,
  ),
);

/** True when the names are alike and the houses less than 150 m apart. Symmetric. */
export function samePlace(a: Matchable, b: Matchable): boolean {
  return metresBetween(a, b) < nearMetres && nameSimilarity(a, b) >= alikeFrom;
}

/** 0 to 1. Case, diacritics, order, filler and the city's name do not count; a different kind of house is another house. */
export function nameSimilarity(a: Matchable, b: Matchable): number {
  const city = new Set([...tokens(a.city ?? ''), ...tokens(b.city ?? '')]);
  if (differInKind(a.name, b.name)) return 0;
  const left = telling(a.name, city);
  const right = telling(b.name, city);
  // nothing but common words: then all of them must agree
  if (left.length === 0 || right.length === 0)
    return tokens(a.name).sort().join() === tokens(b.name).sort().join() ? 1 : 0;
  // numbers tell twins apart: "Palm 1" is not "Palm 2"
  if (numbers(left) !== numbers(right)) return 0;
  const joined = dice(left.sort().join(' '), right.sort().join(' '));
  const shared = left.filter((word) => right.includes(word)).length;
  const overlap = (2 * shared) / (left.length + right.length);
  return Math.max(joined, overlap);
}

function differInKind(a: string, b: string): boolean {
  const [left, right] = [a, b].map((name) => tokens(name).filter((word) => kinds.has(word))) as [
    string[],
    string[],
  ];
  return left.length > 0 && right.length > 0 && !left.some((word) => right.includes(word));
}

function telling(name: string, city: ReadonlySet<string>): string[] {
  const words = tokens(name).filter((word) => !filler.has(word) && !kinds.has(word));
  const without = words.filter((word) => !city.has(word));
  return without.length > 0 ? without : words;
}

function tokens(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replaceAll('æ', 'ae') // prettier-ignore
    .replace(/\b([dl])['’]/g, '$1 ')
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'd' && word !== 'l');
}

function numbers(words: string[]): string {
  return words.filter((word) => /^\d+$/.test(word)).sort().join(); // prettier-ignore
}

/** Sørensen–Dice over letter pairs. */
function dice(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length < 2 || b.length < 2) return 0;
  const pairs = new Map<string, number>();
  for (let i = 0; i < a.length - 1; i++)
    pairs.set(a.slice(i, i + 2), (pairs.get(a.slice(i, i + 2)) ?? 0) + 1);
  let hits = 0;
  for (let i = 0; i < b.length - 1; i++) {
    const pair = b.slice(i, i + 2);
    const left = pairs.get(pair) ?? 0;
    if (left > 0) {
      hits += 1;
      pairs.set(pair, left - 1);
    }
  }
  return (2 * hits) / (a.length + b.length - 2);
}

function metresBetween(a: Matchable, b: Matchable): number {
  const rad = Math.PI / 180;
  const x = (b.longitude - a.longitude) * rad * Math.cos(((a.latitude + b.latitude) / 2) * rad);
  const y = (b.latitude - a.latitude) * rad;
  return 6_371_000 * Math.hypot(x, y);
}
