import type { SupplierPlace } from '../port.ts';
import {
  buildingsOf,
  plain,
  propertyId,
  sells,
  toProperty,
  type Building,
  type SupplierName,
} from './building.ts';
import { airports } from './data/airports.ts';
import { aliasesOf } from './data/aliases.ts';
import { countryName } from './data/countries.ts';
import { places, type WorldPlace } from './world.ts';

interface Entry {
  /** Folded spellings, the shown one first. */
  names: string[];
  /** Folded words around it: region, country, aliases' owners. */
  around: string;
  weight: number;
  place: SupplierPlace;
}

export interface Suggester {
  /** Best first. Cities and regions come before airports and properties of the same fit. */
  suggest(text: string, limit: number): SupplierPlace[];
  /** Resolves when property names can be found too. */
  ready: Promise<void>;
}

/** Starts indexing property names in the background, a few places at a time, so that a start is not delayed. */
export function createSuggester(supplier: SupplierName): Suggester {
  const entries = [...cityEntries(), ...regionEntries(), ...airportEntries()];
  const properties: { place: WorldPlace; index: number }[] = [];
  const lines: string[] = [];
  let text = '';
  let starts: number[] = [];

  const ready = (async () => {
    for (let at = 0; at < places.length; at += 40) {
      for (const place of places.slice(at, at + 40)) {
        const city = fold(place.name);
        for (const building of buildingsOf(place)) {
          if (!sells(supplier, place, building.index)) continue;
          lines.push(` ${fold(toProperty(supplier, building).name)} ${city}`);
          properties.push({ place, index: building.index });
        }
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    starts = [];
    let length = 0;
    for (const line of lines) {
      starts.push(length);
      length += line.length + 1;
    }
    text = lines.join('\n');
  })();

  const findProperties = (words: string[], limit: number): SupplierPlace[] => {
    const found: SupplierPlace[] = [];
    // the longest word is the rarest
    const rare = [...words].sort((a, b) => b.length - a.length)[0] ?? '';
    if (rare.length < 3) return found;
    for (let at = text.indexOf(` ${rare}`); at >= 0 && found.length < limit;) {
      const line = lineAt(starts, at);
      const entry = lines[line] ?? '';
      const hit = properties[line];
      if (hit && words.every((word) => entry.includes(` ${word}`))) {
        const building = buildingsOf(hit.place)[hit.index];
        if (building) found.push(propertyPlace(supplier, building));
      }
      const next = starts[line + 1];
      at = next === undefined ? -1 : text.indexOf(` ${rare}`, next);
    }
    return found;
  };

  return {
    ready,
    suggest(typed, limit) {
      const query = fold(typed);
      if (query === '') return [];
      const words = query.split(' ');
      const hits: { entry: Entry; score: number }[] = [];
      for (const entry of entries) {
        const score = fit(entry, query, words);
        if (score > 0) hits.push({ entry, score });
      }
      hits.sort((a, b) => b.score - a.score || b.entry.weight - a.entry.weight);
      const best = hits.slice(0, limit).map(({ entry }) => entry.place);
      // keep a little room for properties, which are many and rarely what was meant by a short word
      const houses = findProperties(words, Math.max(3, limit - best.length));
      const kept = best.slice(
        0,
        Math.max(limit - houses.length, Math.min(best.length, Math.ceil(limit / 2))),
      );
      return [...kept, ...houses].slice(0, limit);
    },
  };
}

/** Lower case, no diacritics, words separated by one space. */
export function fold(text: string): string {
  return plain(text.slice(0, 120))
    .toLowerCase()
    .replace(/['’‘`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** 0 = no match. Whole name, then start of the name, then words of it, then words around it; size decides within. */
function fit({ names, around, weight }: Entry, query: string, words: string[]): number {
  let best = 0;
  for (const name of names) {
    if (name === query) best = Math.max(best, 6);
    else if (name.startsWith(query)) best = Math.max(best, 4);
    else if (` ${name}`.includes(` ${query}`)) best = Math.max(best, 3);
  }
  if (best === 0) {
    const own = ` ${names.join(' ')}`;
    let ownHits = 0;
    for (const word of words) {
      if (own.includes(` ${word}`)) ownHits += 1;
      else if (!around.includes(` ${word}`)) return 0;
    }
    best = ownHits > 0 ? 3 : 1;
  }
  // a metropolis that begins with the text beats a village that is the text
  return best + weight;
}

function cityEntries(): Entry[] {
  return places.map((place) => {
    const aliases = aliasesOf(place.name);
    return {
      names: [place.name, ...aliases].map(fold),
      around: ` ${fold(`${place.region} ${countryName(place.countryCode)}`)}`,
      weight: weightOf(place),
      place: {
        id: `city:${place.id}`,
        type: 'city',
        name: place.name,
        context: contextOf(place.region === place.name ? '' : place.region, place.countryCode),
        countryCode: place.countryCode,
        latitude: place.latitude,
        longitude: place.longitude,
      },
    };
  });
}

/** Regions with at least two places, centred on the place that most people mean. */
function regionEntries(): Entry[] {
  const regions = new Map<string, WorldPlace[]>();
  for (const place of places) {
    if (place.region === '') continue;
    const key = `${place.countryCode}|${place.region}`;
    regions.set(key, [...(regions.get(key) ?? []), place]);
  }
  const entries: Entry[] = [];
  for (const [key, members] of regions) {
    const main = [...members].sort((a, b) => b.buildings - a.buildings)[0] as WorldPlace;
    if (members.length < 2 || members.some(({ name }) => name === main.region)) continue;
    entries.push({
      names: [fold(main.region)],
      around: ` ${fold(countryName(main.countryCode))}`,
      weight: weightOf(main) - 0.01,
      place: {
        id: `region:${key}`,
        type: 'region',
        name: main.region,
        context: countryName(main.countryCode),
        countryCode: main.countryCode,
        latitude: main.latitude,
        longitude: main.longitude,
      },
    });
  }
  return entries;
}

function airportEntries(): Entry[] {
  return airports.map(({ iata, name, city, countryCode, latitude, longitude }) => ({
    names: [iata.toLowerCase(), fold(name)],
    around: ` ${fold(`${city} ${countryName(countryCode)} airport`)}`,
    // a city that begins with the three letters is meant more often than its airport
    weight: -0.4,
    place: {
      id: `airport:${iata}`,
      type: 'airport',
      name: `${name} (${iata})`,
      context: contextOf(city, countryCode),
      countryCode,
      latitude,
      longitude,
    },
  }));
}

/** 0 to 2.5: people count most, then how much there is to stay in. */
function weightOf({ thousands, buildings, capital, character }: WorldPlace): number {
  return (
    Math.min(1.5, Math.log10(1 + thousands) * 0.36) +
    Math.min(0.6, buildings / 100) +
    (capital ? 0.3 : 0) +
    (character === '' ? 0 : 0.2)
  );
}

function propertyPlace(supplier: SupplierName, building: Building): SupplierPlace {
  const { place } = building;
  const { name, latitude, longitude } = toProperty(supplier, building);
  return {
    id: `property:${propertyId(supplier, building)}`,
    type: 'property',
    name,
    context: contextOf(place.name, place.countryCode),
    countryCode: place.countryCode,
    latitude,
    longitude,
  };
}

function contextOf(first: string, countryCode: string): string {
  const country = countryName(countryCode);
  return first === '' || first === country ? country : `${first}, ${country}`;
}

function lineAt(starts: number[], at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
