/** Whether two suppliers mean the same building, for properties that nobody has mapped. */
export interface Matchable {
  name: string;
  city?: string;
  latitude: number;
  longitude: number;
}

const nearMetres = 150;
const alikeFrom = 0.8;

/** Words that say what kind of house it is, not which; suppliers add and drop them freely. */
const generic = new Set(
  'hotel hotels hotelli hostal albergo the and a el la le les los las il lo by at of in de del della do da das dos des du di resort spa inn suites suite apartments apartment boutique'.split(
    ' ',
  ),
);

/** True when the names are alike and the houses less than 150 m apart. Symmetric. */
export function samePlace(a: Matchable, b: Matchable): boolean {
  return metresBetween(a, b) < nearMetres && nameSimilarity(a, b) >= alikeFrom;
}

/** 0 to 1. Case, diacritics, order, generic words and the city's name do not count. */
export function nameSimilarity(a: Matchable, b: Matchable): number {
  const city = new Set([...tokens(a.city ?? ''), ...tokens(b.city ?? '')]);
  const left = telling(a.name, city);
  const right = telling(b.name, city);
  // nothing but generic words: then all of them must agree
  if (left.length === 0 || right.length === 0)
    return tokens(a.name).sort().join() === tokens(b.name).sort().join() ? 1 : 0;
  // numbers tell twins apart: "Palm 1" is not "Palm 2"
  if (numbers(left) !== numbers(right)) return 0;
  const joined = dice(left.sort().join(' '), right.sort().join(' '));
  const shared = left.filter((word) => right.includes(word)).length;
  const overlap = (2 * shared) / (left.length + right.length);
  return Math.max(joined, overlap);
}

function telling(name: string, city: ReadonlySet<string>): string[] {
  const words = tokens(name).filter((word) => !generic.has(word));
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
