import { searchText } from '../platform/search-text.ts';

/** What names a place. */
export interface NamedPlace {
  city: string;
  state: string;
  countryCode: string;
}

/**
 * A word for each place: `lisbon-pt`; with its region where another place has that word (`portland-maine-us`), numbered where even that
 * is taken. A place that has a word keeps it.
 * @param known words given before, by {@link placeKey}
 */
export function giveSlugs(
  places: readonly NamedPlace[],
  known: ReadonlyMap<string, string>,
): Map<string, string> {
  const given = new Map<string, string>();
  const taken = new Set(known.values());
  const shortNames = new Map<string, number>();
  for (const place of places) {
    const short = word(place.city, place.countryCode);
    shortNames.set(short, (shortNames.get(short) ?? 0) + 1);
  }
  for (const place of [...places].sort((a, b) => (placeKey(a) < placeKey(b) ? -1 : 1))) {
    const key = placeKey(place);
    const before = known.get(key);
    if (before !== undefined) {
      given.set(key, before);
      continue;
    }
    const short = word(place.city, place.countryCode);
    const long = word(`${place.city} ${place.state}`, place.countryCode);
    const wanted = (shortNames.get(short) ?? 0) > 1 || taken.has(short) ? long : short;
    let slug = wanted;
    for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`;
    taken.add(slug);
    given.set(key, slug);
  }
  return given;
}

export function placeKey({ city, state, countryCode }: NamedPlace): string {
  return JSON.stringify([countryCode, state, city]);
}

/** Latin letters and digits only: addresses are typed and read aloud. A name without any becomes `place`. */
function word(name: string, countryCode: string): string {
  const letters = searchText(name)
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')
    .slice(0, 60);
  return `${letters || 'place'}-${countryCode.toLowerCase()}`;
}
