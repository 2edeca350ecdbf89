import { languageCodes, type LanguageCode } from '@portolan/i18n';
import { airportsTsv, cityNamesTsv, regionNamesTsv } from './data/place-names.ts';
import { foldName } from './fold.ts';

/** The order of the columns in the data file. */
const columns: readonly LanguageCode[] = ['da', 'no', 'sv', 'de', 'fr', 'es', 'pt', 'en', 'ar'];
/** Cities of one name within one country are parted by what is nearer than this. */
const nearKm = 100;

/** A city of the catalogue, by the name that suppliers give it. */
export interface NamedCity {
  city: string;
  state: string;
  countryCode: string;
  latitude: number;
  longitude: number;
}

export interface Airport {
  iata: string;
  name: string;
  countryCode: string;
  city: string;
  latitude: number;
  longitude: number;
}

/** What a place is called; a language that is missing uses `name`. */
interface Names {
  name: string;
  in: Partial<Record<LanguageCode, string>>;
}

interface CityNames extends Names {
  countryCode: string;
  latitude: number;
  longitude: number;
  /** Other spellings that people type. */
  also: string[];
}

interface Directory {
  /** By country and folded name, in whichever language. */
  cities: Map<string, CityNames[]>;
  /** By country and folded name, in whichever language. */
  regions: Map<string, Names>;
}

let directory: Directory | undefined;
/** Read with the first question, so that a start does not wait for it. */
const open = () => (directory ??= readDirectory());

/** The name of a city in a language; what the catalogue calls it where we have none. */
export function cityIn(language: string, city: NamedCity): string {
  const known = findCity(city);
  return known?.in[language as LanguageCode] ?? known?.name ?? city.city;
}

/** The name of a region, such as a state, in a language; what the catalogue calls it where we have none. */
export function regionIn(language: string, countryCode: string, region: string): string {
  const known = open().regions.get(`${countryCode} ${foldName(region)}`);
  return known?.in[language as LanguageCode] ?? known?.name ?? region;
}

const countryNames = new Map<string, Intl.DisplayNames>();
/** The name of a country in a language. @param countryCode ISO 3166-1 alpha-2 */
export function countryIn(language: string, countryCode: string): string {
  if (!/^[A-Z]{2}$/.test(countryCode)) return countryCode;
  let names = countryNames.get(language);
  if (!names)
    countryNames.set(language, (names = new Intl.DisplayNames([language, 'en'], { type: 'region' })));
  return names.of(countryCode) ?? countryCode;
}

/** "Lisbon, Portugal": where something is, from the nearest to the farthest, saying nothing twice and not the name itself. */
export function contextOf(name: string, around: readonly string[]): string {
  const said = new Set(['', foldName(name)]);
  const parts = around.filter((part) => {
    const folded = foldName(part);
    return !said.has(folded) && said.add(folded);
  });
  return parts.join(', ');
}

/** Every folded spelling of a city, in all languages. */
export function spellingsOfCity(city: NamedCity): string[] {
  const known = findCity(city);
  return foldAll([city.city, ...(known ? [known.name, ...Object.values(known.in), ...known.also] : [])]);
}

/** Every folded spelling of a region, in all languages. */
export function spellingsOfRegion(countryCode: string, region: string): string[] {
  const known = open().regions.get(`${countryCode} ${foldName(region)}`);
  return foldAll([region, ...Object.values(known?.in ?? {})]);
}

const countrySpellings = new Map<string, string[]>();
/** Every folded name of a country, in all languages. */
export function spellingsOfCountry(countryCode: string): string[] {
  let spellings = countrySpellings.get(countryCode);
  if (!spellings) {
    spellings = foldAll(languageCodes.map((language) => countryIn(language, countryCode)));
    countrySpellings.set(countryCode, spellings);
  }
  return spellings;
}

/** The centre of a city, when we know it. */
export function centreOf(city: NamedCity): { latitude: number; longitude: number } | null {
  const known = findCity(city);
  return known ? { latitude: known.latitude, longitude: known.longitude } : null;
}

export function airports(): Airport[] {
  return airportsTsv.split('\n').map((line) => {
    const [iata = '', name = '', countryCode = '', city = '', latitude, longitude] = line.split('\t');
    return { iata, name, countryCode, city, latitude: Number(latitude), longitude: Number(longitude) };
  });
}

/** In Arabic most names of towns begin with an article that people leave out. */
function foldAll(names: readonly string[]): string[] {
  const folded = names
    .map(foldName)
    .flatMap((name) => (/^ال\S{3,}$/.test(name) ? [name, name.slice(2)] : [name]));
  return [...new Set(folded)].filter(Boolean);
}

function findCity({ city, countryCode, latitude, longitude }: NamedCity): CityNames | null {
  const namesakes = open().cities.get(`${countryCode} ${foldName(city)}`) ?? [];
  let best: CityNames | null = null;
  let least = nearKm / 111;
  for (const known of namesakes) {
    const eastWest = (known.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
    const degrees = Math.hypot(known.latitude - latitude, eastWest);
    if (degrees < least) [best, least] = [known, degrees];
  }
  return best;
}

function readDirectory(): Directory {
  const cities: Directory['cities'] = new Map();
  for (const line of cityNamesTsv.split('\n')) {
    const [countryCode = '', name = '', , latitude, longitude, ...rest] = line.split('\t');
    const city: CityNames = {
      name,
      countryCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
      in: readColumns(rest),
      also: rest[columns.length]?.split('|') ?? [],
    };
    for (const spelling of foldAll([name, ...Object.values(city.in), ...city.also])) {
      const key = `${countryCode} ${spelling}`;
      const namesakes = cities.get(key);
      if (namesakes) namesakes.push(city);
      else cities.set(key, [city]);
    }
  }
  const regions: Directory['regions'] = new Map();
  for (const line of regionNamesTsv.split('\n')) {
    const [countryCode = '', name = '', ...rest] = line.split('\t');
    const region: Names = { name, in: readColumns(rest) };
    // Suppliers write regions in several languages. Of two regions that share a spelling the first keeps it.
    for (const spelling of foldAll([name, ...Object.values(region.in)])) {
      const key = `${countryCode} ${spelling}`;
      if (!regions.has(key)) regions.set(key, region);
    }
  }
  return { cities, regions };
}

function readColumns(cells: readonly string[]): Names['in'] {
  return Object.fromEntries(columns.flatMap((language, at) => (cells[at] ? [[language, cells[at]]] : [])));
}
