import type { Place } from '@portolan/contract';
import SearchableMap from 'minisearch/SearchableMap';
import { distanceKm, placeIdOf } from '../search/index.ts';
import { foldName } from './fold.ts';
import {
  airports,
  centreOf,
  cityIn,
  contextOf,
  countryIn,
  regionIn,
  spellingsOfCity,
  spellingsOfCountry,
  spellingsOfRegion,
  type NamedCity,
} from './names.ts';

/** A city of the catalogue. */
export interface CatalogueCity extends NamedCity {
  hotels: number;
  /** Hotels with four stars or more that guests rate 4 or better. */
  liked: number;
}

/** A place that can be searched around. Its names are the catalogue's; `placeIn` says them in a language. */
export interface KnownPlace extends NamedCity {
  type: 'city' | 'region' | 'airport';
  /** City, region, or airport with its code. */
  name: string;
  hotels: number;
  liked: number;
}

/** Finds places by their names in all languages. */
export interface PlaceIndex {
  /** Places whose names, or names and surroundings, begin with the words typed: best first, at most `limit`. */
  find(text: string, limit: number): KnownPlace[];
  /** The one place that is called exactly so in some language, alone or with its surroundings: "Lisboa", "Lisbon, Portugal". */
  exact(text: string): KnownPlace | null;
  /** The text with misspelt words put right, most likely first; empty when no word is like one that we know. */
  corrections(text: string): string[];
  /** The cities with the most hotels that guests like, one of each country. */
  popular(limit: number): KnownPlace[];
}

interface Entry {
  place: KnownPlace;
  spellings: string[];
  /** Folded names of region and country, each after a space. */
  around: string;
  /** Everything above, to leave out what cannot match. */
  all: string;
}

/** Of several places of one name the greatest is meant when it has this many times the hotels of the next. */
const clearlyGreater = 3;
/** Hotels farther away than this are not an airport's. */
const airportKm = 60;
const mostWords = 6;
const mostLetters = 80;

/** @param words further words that may be typed, such as those of hotels' names */
export function createPlaceIndex(cities: readonly CatalogueCity[], words: readonly string[]): PlaceIndex {
  const entries = [...cityEntries(cities), ...regionEntries(cities), ...airportEntries(cities)];
  const byName = new Map<string, Entry[]>();
  for (const entry of entries)
    if (entry.place.type !== 'airport')
      for (const spelling of entry.spellings) {
        const namesakes = byName.get(spelling);
        if (namesakes) namesakes.push(entry);
        else byName.set(spelling, [entry]);
      }
  const dictionary = createDictionary(entries, words);

  return {
    find(text, limit) {
      const query = read(text);
      const typed = query.split(' ');
      if (query === '') return [];
      const hits: { place: KnownPlace; fit: number }[] = [];
      for (const entry of entries) {
        if (!entry.all.includes(` ${typed[0]}`)) continue;
        const fit = fitOf(entry, query, typed);
        if (fit > 0) hits.push({ place: entry.place, fit });
      }
      // Who types "Rome" does not mean Romania's cities, though "Roménia" begins so.
      const isCalledSo = hits.some(({ fit }) => fit === wholeName);
      return hits
        .filter(({ fit }) => !isCalledSo || fit > onlyAround)
        .sort((a, b) => b.fit - a.fit || byImportance(a.place, b.place))
        .slice(0, limit)
        .map(({ place }) => place);
    },

    exact(text) {
      const whole = byName.get(read(text)) ?? [];
      const [name = '', ...rest] = text.split(',');
      const surroundings = read(rest.join(' ')).split(' ').filter(Boolean);
      const parts = (byName.get(read(name)) ?? []).filter(({ all }) =>
        surroundings.every((word) => all.includes(` ${word}`)),
      );
      const found = (whole.length > 0 ? whole : parts).map(({ place }) => place).sort(byImportance);
      const [best, next] = found;
      return best && (!next || isOneOf(best, next) || best.hotels >= next.hotels * clearlyGreater)
        ? best
        : null;
    },

    corrections: (text) => dictionary.correct(read(text).split(' ')),

    popular(limit) {
      const seen = new Set<string>();
      return entries
        .flatMap(({ place }) => (place.type === 'city' ? [place] : []))
        .sort((a, b) => b.liked - a.liked || byImportance(a, b))
        .filter(({ countryCode }) => !seen.has(countryCode) && seen.add(countryCode))
        .slice(0, limit);
    },
  };
}

/** A place as an answer says it. Its id holds the catalogue's name, so that it is the same in every language. */
export function placeIn(
  language: string,
  { type, name, city, state, countryCode, latitude, longitude }: KnownPlace,
): Place {
  const named = { city, state, countryCode, latitude, longitude };
  const region = state && regionIn(language, countryCode, state);
  const shown = type === 'city' ? cityIn(language, named) : type === 'region' ? region : name;
  const around = [type === 'airport' ? cityIn(language, named) : '', type === 'region' ? '' : region];
  return {
    id: placeIdOf({ type, name, countryCode, latitude, longitude }),
    type,
    name: shown,
    context: contextOf(shown, [...around, countryIn(language, countryCode)]),
    countryCode,
    latitude,
    longitude,
  };
}

/** Folded, no longer than anybody types. */
function read(text: string): string {
  return foldName(text.slice(0, 2 * mostLetters))
    .slice(0, mostLetters)
    .split(' ')
    .slice(0, mostWords)
    .join(' ')
    .trim();
}

/** Airports after what has a name of its own; then what has more hotels. */
function byImportance(a: KnownPlace, b: KnownPlace): number {
  return (
    Number(a.type === 'airport') - Number(b.type === 'airport') ||
    b.hotels - a.hotels ||
    Number(a.type === 'region') - Number(b.type === 'region') ||
    (a.name < b.name ? -1 : 1)
  );
}

/** A city and the region of its name: whoever says "Porto" is well served by the city. */
function isOneOf(city: KnownPlace, region: KnownPlace): boolean {
  return region.type === 'region' && region.countryCode === city.countryCode;
}

/** How well a place matches: its whole name was typed, or only what is around it. */
const wholeName = 5;
const onlyAround = 1;

/** 0: no match. The whole name, then the start of a name, then words of it, then words of it and around it, then around it alone. */
function fitOf({ place, spellings, around }: Entry, query: string, typed: readonly string[]): number {
  let fit = 0;
  for (const spelling of spellings) {
    if (spelling === query) return place.type === 'airport' ? 4 : wholeName;
    if (spelling.startsWith(query)) fit = Math.max(fit, 4);
    else if (fit < 3 && spelling.includes(` ${query}`)) fit = 3;
  }
  if (fit > 0) return fit;
  let own = 0;
  for (const word of typed) {
    if (spellings.some((spelling) => ` ${spelling}`.includes(` ${word}`))) own++;
    else if (!around.includes(` ${word}`)) return 0;
  }
  return own > 0 ? 2 : onlyAround;
}

function cityEntries(cities: readonly CatalogueCity[]): Entry[] {
  return cities.map((city) =>
    entryOf({ ...city, ...centreOf(city), type: 'city', name: city.city }, spellingsOfCity(city)),
  );
}

/** Regions with two cities or more, searched around the greatest. One that is called like its city is that city. */
function regionEntries(cities: readonly CatalogueCity[]): Entry[] {
  const regions = new Map<string, CatalogueCity[]>();
  for (const city of cities) {
    if (city.state === '') continue;
    const key = `${city.countryCode} ${city.state}`;
    regions.set(key, [...(regions.get(key) ?? []), city]);
  }
  return [...regions.values()].flatMap((members) => {
    const [main] = members.toSorted((a, b) => b.hotels - a.hotels);
    const spellings = main ? spellingsOfRegion(main.countryCode, main.state) : [];
    const isCity = members.some((city) => spellingsOfCity(city).some((name) => spellings.includes(name)));
    if (!main || members.length < 2 || isCity) return [];
    return [entryOf({ ...main, ...centreOf(main), type: 'region', name: main.state }, spellings)];
  });
}

/** Airports with hotels not too far away. */
function airportEntries(cities: readonly CatalogueCity[]): Entry[] {
  return airports().flatMap(({ iata, name, countryCode, city, latitude, longitude }) => {
    const named = { city, state: '', countryCode, latitude, longitude };
    const isNear = (other: CatalogueCity) =>
      Math.abs(other.latitude - latitude) < 1 && distanceKm(other, named) < airportKm;
    const hotels = cities.filter(isNear).reduce((sum, near) => sum + near.hotels, 0);
    if (hotels === 0) return [];
    const spellings = [foldName(iata), foldName(name), ...spellingsOfCity(named)];
    return [entryOf({ ...named, type: 'airport', name: `${name} (${iata})`, hotels, liked: 0 }, spellings)];
  });
}

function entryOf(place: KnownPlace, spellings: string[]): Entry {
  const names = [
    ...(place.type === 'region' || !place.state ? [] : spellingsOfRegion(place.countryCode, place.state)),
    ...spellingsOfCountry(place.countryCode),
  ];
  const around = names.map((name) => ` ${name}`).join('');
  return { place, spellings, around, all: ` ${spellings.join(' ')}${around}` };
}

/** Beginnings of words are words too, so that "barclo" leads to "Barcelona" before it is typed to its end. */
const shortestBeginning = 4;
const mostCorrections = 3;

/** Puts misspelt words right: the word with the fewest letters changed, and of those the one of the place with the most hotels. */
function createDictionary(entries: readonly Entry[], words: readonly string[]) {
  const weights = new Map<string, number>();
  const learn = (word: string, weight: number) => {
    if ((weights.get(word) ?? -1) < weight) weights.set(word, weight);
  };
  for (const word of words) learn(word, 0);
  for (const { place, spellings } of entries) {
    for (const word of spellings.flatMap((spelling) => spelling.split(' '))) {
      learn(word, place.hotels + 0.5);
      for (let length = shortestBeginning; length < word.length; length++)
        learn(word.slice(0, length), place.hotels);
    }
  }
  for (const around of new Set(entries.map((entry) => entry.around)))
    for (const word of around.trim().split(' ')) learn(word, 0);
  // Apart by their first letter: mistakes in that one are rare, and looking through a thirtieth of the words is quicker.
  const byLetter = new Map<string, SearchableMap<number>>();
  for (const [word, weight] of weights) {
    const letter = word.slice(0, 1);
    let map = byLetter.get(letter);
    if (!map) byLetter.set(letter, (map = new SearchableMap<number>()));
    map.set(word, weight);
  }

  /** Words like this one, best first; the word itself when it begins a word that we know. */
  function alternatives(word: string): string[] {
    const known = byLetter.get(word.slice(0, 1));
    if (word.length < 3 || !known || known.atPrefix(word).size > 0) return [word];
    const changes = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
    const near = new Map<string, { weight: number; distance: number }>();
    for (const [other, [weight, distance]] of known.fuzzyGet(word, changes))
      near.set(other, { weight, distance });
    // Two letters in the wrong order are one mistake.
    for (let at = 0; at < word.length - 1; at++) {
      const weight = weights.get(swap(word, at));
      if (weight !== undefined) near.set(swap(word, at), { weight, distance: 1 });
    }
    const least = Math.min(...[...near.values()].map(({ distance }) => distance));
    return [...near]
      .filter(([, { distance }]) => distance === least)
      .sort(([, a], [, b]) => b.weight - a.weight)
      .map(([other]) => other)
      .slice(0, mostCorrections);
  }

  return {
    correct(typed: readonly string[]): string[] {
      const choices = typed.map(alternatives);
      if (choices.some((words) => words.length === 0)) return [];
      const asTyped = typed.join(' ');
      const most = Math.max(...choices.map((words) => words.length));
      const texts = Array.from({ length: most }, (_, at) =>
        choices.map((words) => words[Math.min(at, words.length - 1)]).join(' '),
      );
      return texts.filter((text) => text !== asTyped);
    },
  };
}

function swap(word: string, at: number): string {
  const letters = [...word];
  [letters[at], letters[at + 1]] = [letters[at + 1]!, letters[at]!];
  return letters.join('');
}
