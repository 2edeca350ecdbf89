import type { SupplierProperty } from '../port/index.ts';
import { cultures, type Culture } from './data/cultures.ts';
import { createDice, mix, type Dice } from './hash.ts';
import { placeById, type WorldPlace } from './world.ts';

/** Which of the two sandboxes speaks. */
export type SupplierName = 'aurora' | 'meridian';

/** One house, before any supplier words it. */
export interface Building {
  place: WorldPlace;
  index: number;
  seed: number;
  name: string;
  type: SupplierProperty['propertyType'];
  line1: string;
  latitude: number;
  longitude: number;
  stars: number;
  review: { score: number; count: number } | null;
  amenities: string[];
  kinds: string[];
  checkInFrom: string;
  checkOutUntil: string;
  phone: string;
  /** US cents for two adults on a quiet night. */
  baseCents: number;
}

/** A third is sold by both, a half by aurora alone, a sixth by meridian alone. */
export function sells(supplier: SupplierName, place: WorldPlace, index: number): boolean {
  const slot = (index + place.seed) % 6;
  if (slot < 2) return true;
  return supplier === 'meridian' ? slot === 2 : slot > 2;
}

const cache = new Map<number, Building[]>();
const cachedPlaces = 300;

/** All houses of a place, in a stable order. */
export function buildingsOf(place: WorldPlace): Building[] {
  let list = cache.get(place.id);
  if (list) return list;
  list = [];
  const used = new Set<string>();
  for (let index = 0; index < place.buildings; index++) list.push(build(place, index, used));
  if (cache.size >= cachedPlaces) cache.delete(cache.keys().next().value as number);
  cache.set(place.id, list);
  return list;
}

/** The supplier's own property id. */
export function propertyId(supplier: SupplierName, building: Pick<Building, 'place' | 'index'>): string {
  const number = building.place.id * 1000 + building.index;
  return supplier === 'aurora' ? String(number) : `lp${(number * 7 + 3).toString(36)}`;
}

/** The inverse of {@link propertyId}; `null` for ids that this supplier never gave out. */
export function buildingOf(supplier: SupplierName, id: string): Building | null {
  let number: number;
  if (supplier === 'aurora') number = /^\d{5,12}$/.test(id) ? Number(id) : Number.NaN;
  else number = /^lp[0-9a-z]{4,10}$/.test(id) ? (Number.parseInt(id.slice(2), 36) - 3) / 7 : Number.NaN;
  if (!Number.isSafeInteger(number)) return null;
  const place = placeById(Math.floor(number / 1000));
  const index = number % 1000;
  if (!place || index >= place.buildings || !sells(supplier, place, index)) return null;
  const building = buildingsOf(place)[index];
  return building && propertyId(supplier, building) === id ? building : null;
}

/** The property as one supplier words it: meridian spells, measures and counts a little differently. */
export function toProperty(supplier: SupplierName, building: Building): SupplierProperty {
  const { place, index, seed } = building;
  const shared = sells('aurora', place, index) && sells('meridian', place, index);
  // some buildings are sold by both without anybody having mapped them
  const mapped = !shared || mix(seed, 77) % 12 !== 0;
  const property: SupplierProperty = {
    propertyId: propertyId(supplier, building),
    mappingId: mapped ? `m${(place.id * 1000 + index).toString(36)}` : null,
    name: building.name,
    propertyType: building.type,
    line1: building.line1,
    city: place.name,
    state: place.region,
    countryCode: place.countryCode,
    latitude: building.latitude,
    longitude: building.longitude,
    timeZone: place.timeZone,
    stars: building.stars,
    review: building.review,
    amenities: building.amenities,
    pictures: building.kinds.map((kind, at) => ({ kind, seed: `${seed.toString(36)}-${at}` })),
    checkInFrom: building.checkInFrom,
    checkOutUntil: building.checkOutUntil,
    phone: building.phone,
  };
  return supplier === 'aurora' ? property : respell(property, building);
}

function respell(property: SupplierProperty, { seed, amenities, review }: Building): SupplierProperty {
  const dice = createDice(mix(seed, 991));
  const habit = dice.int(0, 4);
  let { name } = property;
  if (habit === 0) name = plain(name);
  else if (habit === 1) name = `${name}, ${property.city}`;
  else if (habit === 2) name = name.replace(/^(Hotel|Hôtel) (.+)$/, '$2 Hotel').replace(/^The /, '');
  else if (habit === 3) name = name.replaceAll(' & ', ' and ').replaceAll("'", '’');
  const dropped = dice.int(0, amenities.length - 1);
  return {
    ...property,
    name,
    line1: plain(property.line1).replace(
      /\b(Street|Avenue|Avenida|Road)\b/,
      (word) => `${word.slice(0, word === 'Road' ? 1 : 2)}${word === 'Road' ? 'd' : ''}.`,
    ),
    latitude: round(property.latitude + (dice.next() - 0.5) * 0.0008, 5),
    longitude: round(property.longitude + (dice.next() - 0.5) * 0.0008, 5),
    amenities: amenities.filter((_, at) => at !== dropped || amenities.length < 4),
    review: review && {
      score: round(Math.min(5, Math.max(1, review.score + (dice.next() - 0.5) * 0.4)), 1),
      count: Math.max(1, Math.round(review.count * (0.3 + dice.next()))),
    },
    pictures: property.pictures.slice(0, Math.max(4, property.pictures.length - dice.int(0, 2))),
    phone: dice.chance(0.1) ? null : (property.phone?.replaceAll(' ', '') ?? null),
  };
}

function build(place: WorldPlace, index: number, used: Set<string>): Building {
  const seed = mix(place.seed, index + 1);
  const dice = createDice(seed);
  const culture = cultures.get(place.country.culture) as Culture;
  const { name, type } = nameOf(place, culture, dice, used);
  const stars = starsOf(type, place, dice);
  const { latitude, longitude } = positionOf(place, dice);
  const reviewed = dice.chance(0.96);
  const quality = Math.min(4.9, 2.9 + stars * 0.22 + dice.next() * 1.05);
  return {
    place,
    index,
    seed,
    name,
    type,
    line1: streetOf(culture, dice),
    latitude,
    longitude,
    stars,
    review: reviewed ? { score: round(quality, 1), count: Math.round(4 + dice.next() ** 3 * 3200) } : null,
    amenities: amenitiesOf(type, stars, place, dice),
    kinds: kindsOf(type, stars, place, dice),
    checkInFrom: dice.pick(['14:00', '15:00', '15:00', '15:00', '16:00']),
    checkOutUntil: dice.pick(['10:00', '11:00', '11:00', '12:00']),
    phone: phoneOf(place, dice),
    baseCents: baseOf(type, stars, place, dice),
  };
}

/** How likely a kind of house is where; missing means 1. */
const typeWeights: Record<string, Partial<Record<SupplierProperty['propertyType'], number>>> = {
  '': { resort: 0.08, villa: 0.1, guesthouse: 0.5 },
  island: { hostel: 0.5, resort: 1.6 },
  beach: { hostel: 0.7, resort: 1.3 },
  ski: { villa: 0.6 },
  vineyard: { hostel: 0.3 },
  'old-town': { resort: 0.15, villa: 0.4 },
  desert: { resort: 1.2 },
  mountain: {},
};

function nameOf(
  place: WorldPlace,
  culture: Culture,
  dice: Dice,
  used: Set<string>,
): Pick<Building, 'name' | 'type'> {
  const weights = typeWeights[place.character] ?? {};
  for (let attempt = 0; ; attempt++) {
    const { type, pattern } = dice.pick(culture.names);
    const word = dice.pick(culture.words);
    if (attempt < 20 && !dice.chance(weights[type] ?? 1)) continue;
    let name = pattern.replace('{w}', word).replace(/\b(\S+) \1\b/, '$1');
    // neighbours share a word only when there are more houses than words
    if (attempt < 60 && (used.has(name) || (attempt < 40 && used.has(`*${word}`)))) continue;
    if (used.has(name)) name = `${name} ${used.size}`;
    used.add(name).add(`*${word}`);
    return { name, type };
  }
}

function starsOf(type: Building['type'], place: WorldPlace, dice: Dice): number {
  const lift = place.character !== '' || place.country.level > 110 ? 0.4 : 0;
  const throwOf = (low: number, high: number): number =>
    Math.min(5, Math.round((low + Math.min(0.999, dice.next() + lift * 0.4) * (high - low)) * 2) / 2);
  switch (type) {
    case 'hostel':
      return dice.chance(0.5) ? 0 : throwOf(1, 2);
    case 'guesthouse':
      return throwOf(2, 4);
    case 'apartment':
      return throwOf(2.5, 4.5);
    case 'resort':
      return throwOf(3.5, 5);
    case 'villa':
      return throwOf(3.5, 5);
    default:
      return throwOf(2, 5);
  }
}

/** Density falls with distance: an exponential radius, wider in bigger cities, never beyond 12 km. */
function positionOf(place: WorldPlace, dice: Dice): { latitude: number; longitude: number } {
  const scaleKm =
    place.character === '' || place.thousands > 300 ? 0.7 + Math.log10(1 + place.thousands) * 0.65 : 0.9;
  const km = Math.min(12, -Math.log(1 - dice.next()) * scaleKm);
  const angle = dice.next() * 2 * Math.PI;
  return {
    latitude: round(place.latitude + (km * Math.cos(angle)) / 110.57, 5),
    longitude: round(
      place.longitude + (km * Math.sin(angle)) / (111.32 * Math.cos((place.latitude * Math.PI) / 180)),
      5,
    ),
  };
}

function streetOf(culture: Culture, dice: Dice): string {
  return dice
    .pick(culture.streets)
    .replace('{s}', dice.pick(culture.streetWords))
    .replaceAll('{n}', () => String(dice.int(1, culture.maxNumber)));
}

function phoneOf(place: WorldPlace, dice: Dice): string {
  const { dial, culture } = place.country;
  // 555 01xx is kept for fiction in the North American plan
  if (dial === '1') return `+1 ${dice.int(2, 9)}${dice.int(10, 99)} 555 01${dice.int(10, 99)}`;
  const groups = culture === 'fr' ? [1, 2, 2, 2, 2] : [2, 3, 4];
  return `+${dial} ${groups
    .map((size, at) => String(dice.int(at === 0 ? 10 ** (size - 1) : 0, 10 ** size - 1)).padStart(size, '0'))
    .join(' ')}`;
}

const sunny = new Set(['island', 'beach', 'desert']);

function amenitiesOf(type: Building['type'], stars: number, place: WorldPlace, dice: Dice): string[] {
  const warm = Math.abs(place.latitude) < 38;
  const odds: [string, number][] = [
    ['wifi', 0.97],
    [
      'pool',
      type === 'resort' || type === 'villa'
        ? 0.92
        : (stars - 2) * 0.18 + (sunny.has(place.character) ? 0.3 : 0),
    ],
    ['spa', type === 'resort' ? 0.7 : (stars - 3) * 0.3],
    ['gym', (stars - 2) * 0.25],
    ['parking', place.thousands > 1500 ? 0.45 : 0.8],
    ['restaurant', type === 'hotel' || type === 'resort' ? 0.35 + stars * 0.12 : 0.12],
    ['bar', type === 'apartment' ? 0 : 0.2 + stars * 0.13],
    ['air_conditioning', warm ? 0.92 : 0.3 + stars * 0.1],
    ['breakfast', type === 'apartment' || type === 'villa' ? 0.2 : 0.75],
    ['pets', 0.28],
    ['airport_shuttle', (stars - 2) * 0.15],
    ['beach', place.character === 'beach' || place.character === 'island' ? 0.5 : 0],
    ['family', type === 'hostel' ? 0.15 : 0.55],
    ['accessible', 0.2 + stars * 0.1],
    ['kitchen', type === 'apartment' || type === 'villa' ? 0.97 : type === 'hostel' ? 0.6 : 0.06],
    ['ev_charging', place.country.level > 80 ? stars * 0.09 : 0.05],
    ['laundry', 0.5],
    ['front_desk_24h', type === 'hotel' || type === 'resort' || type === 'hostel' ? 0.7 : 0.1],
  ];
  const list = odds.filter(([, odd]) => dice.chance(odd)).map(([amenity]) => amenity);
  return list.length > 0 ? list : ['wifi'];
}

const kindsByCharacter: Record<Character, string[]> = {
  '': ['city', 'museum', 'market'],
  island: ['lagoon', 'beach', 'market', 'trail'],
  beach: ['beach', 'lagoon', 'market'],
  ski: ['ski', 'mountain', 'trail'],
  vineyard: ['vineyard', 'old-town', 'trail'],
  'old-town': ['old-town', 'museum', 'market'],
  desert: ['desert', 'market', 'road'],
  mountain: ['mountain', 'trail', 'road'],
};
type Character = WorldPlace['character'];

/** Islands of the north have no lagoons, and European towns have an old heart. */
function kindsAround({ character, latitude, longitude }: WorldPlace): string[] {
  if (character === 'island' && Math.abs(latitude) > 44) return ['beach', 'old-town', 'trail', 'market'];
  const european = latitude > 36 && longitude > -12 && longitude < 32;
  if (character === '' && european) return ['city', 'old-town', 'museum', 'market'];
  return kindsByCharacter[character];
}

/** First the picture that cards show, then rooms and what is around. */
function kindsOf(type: Building['type'], stars: number, place: WorldPlace, dice: Dice): string[] {
  const around = kindsAround(place);
  const throws = dice.next();
  const hero =
    (type === 'resort' || type === 'villa') && throws < 0.4
      ? 'pool'
      : throws < 0.68
        ? around[0]
        : throws < 0.86
          ? around[1]
          : 'room';
  const rest = ['room', ...(stars >= 4 ? ['spa', 'pool'] : []), 'room', ...around, 'room'];
  return [hero ?? 'city', ...rest.slice(0, dice.int(5, rest.length))];
}

const starFactor = new Map([
  [0, 0.42], [1, 0.48], [1.5, 0.52], [2, 0.64], [2.5, 0.78], [3, 0.95], [3.5, 1.16], [4, 1.48], [4.5, 1.95], [5, 2.75],
]); // prettier-ignore
const typeFactor = { hotel: 1, resort: 1.22, apartment: 1.05, guesthouse: 0.86, hostel: 0.55, villa: 1.9 };

function baseOf(type: Building['type'], stars: number, place: WorldPlace, dice: Dice): number {
  const size = place.thousands > 5000 ? 1.3 : place.thousands > 1000 ? 1.14 : 1;
  const wanted = place.character === '' ? (place.capital ? 1.08 : 0.88) : 1.18;
  const dollars =
    92 *
    (place.country.level / 100) *
    (starFactor.get(stars) ?? 1) *
    typeFactor[type] *
    size *
    wanted *
    (0.78 + dice.next() * 0.55);
  return Math.round(Math.max(14, dollars) * 100);
}

/** Without diacritics. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('Ł', 'L').replaceAll('Ø', 'O').replaceAll('ł', 'l').replaceAll('ø', 'o').replaceAll('đ', 'd').replaceAll('ß', 'ss').replaceAll('ı', 'i').replaceAll('æ', 'ae'); // prettier-ignore
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
