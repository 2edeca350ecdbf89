import type { SupplierPlace } from '../port/index.ts';
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
  /** Folded words around it: region and country. */
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
  const entries = [...cityEntries(), ...regionEntries(), ...airportEntries()].map((entry) => ({
    ...entry,
    all: ` ${entry.names.join(' ')}${entry.around}`,
  }));
  const properties: { place: WorldPlace; index: number }[] = [];
  const lines: string[] = [];
  /** Each word of names and cities, with the lines that it stands in. */
  const postings = new Map<string, number[]>();
  let words: string[] = [];

  const ready = (async () => {
    for (let at = 0; at < places.length; at += 40) {
      for (const place of places.slice(at, at + 40)) {
        const city = fold(place.name);
        for (const building of buildingsOf(place)) {
          if (!sells(supplier, place, building.index)) continue;
          const line = `${fold(toProperty(supplier, building).name)} ${city}`;
          for (const word of new Set(line.split(' '))) {
            const known = postings.get(word);
            if (known) known.push(lines.length);
            else postings.set(word, [lines.length]);
          }
          lines.push(` ${line}`);
          properties.push({ place, index: building.index });
        }
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    words = [...postings.keys()].sort();
  })();

  /** Words that begin with the text, and how many lines they stand in. */
  const beginning = (text: string): { found: string[]; count: number } => {
    const found: string[] = [];
    let count = 0;
    for (let at = firstFrom(words, text); words[at]?.startsWith(text); at++) {
      const word = words[at] as string;
      found.push(word);
      count += postings.get(word)?.length ?? 0;
    }
    return { found, count };
  };

  const findProperties = (typed: string[], limit: number): SupplierPlace[] => {
    if (!typed.some((word) => word.length >= 3)) return [];
    const rarest = typed.map(beginning).reduce((best, each) => (each.count < best.count ? each : best));
    const found: SupplierPlace[] = [];
    for (const word of rarest.found) {
      for (const line of postings.get(word) ?? []) {
        const hit = properties[line];
        const text = lines[line] ?? '';
        if (!hit || !typed.every((each) => text.includes(` ${each}`))) continue;
        const building = buildingsOf(hit.place)[hit.index];
        if (building) found.push(propertyPlace(supplier, building));
        if (found.length >= limit) return found;
      }
    }
    return found;
  };

  return {
    ready,
    suggest(typed, limit) {
      const query = fold(typed);
      if (query === '') return [];
      const typedWords = query.split(' ');
      const hits: { entry: Entry; score: number }[] = [];
      for (const entry of entries) {
        if (!entry.all.includes(` ${typedWords[0]}`)) continue;
        const score = fit(entry, query, typedWords);
        if (score > 0) hits.push({ entry, score });
      }
      hits.sort((a, b) => b.score - a.score || b.entry.weight - a.entry.weight);
      const best = hits.slice(0, limit).map(({ entry }) => entry.place);
      // keep a little room for properties, which are many and rarely what was meant by a short word
      const houses = findProperties(typedWords, Math.max(3, limit - best.length));
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
  return plain(text.slice(0, 120).toLowerCase())
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

/** Index of the first word that is not before the text. */
function firstFrom(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
