import type { Building } from './building.ts';
import { countryName } from './data/countries.ts';
import { createDice, mix } from './hash.ts';
import { distanceKm, type Character } from './world.ts';

const openings: Record<Character, string[]> = {
  '': ['{name} is a {kind} {distance} from the centre of {city}.', 'In a quiet part of {city}, {distance} from the centre, {name} is an easy base for work and for walks.'],
  island: ['{name} is a {kind} near {city}, where mornings begin with salt air and a swim.', 'Bright rooms and slow breakfasts: {name} lies {distance} from {city}.'],
  beach: ['{name} is a {kind} {distance} from the heart of {city}, close to the sea.', 'The beach sets the pace at {name}, {distance} from the centre of {city}.'],
  ski: ['{name} is a {kind} in {city}, {distance} from the middle of the village.', 'Boots dry, fire lit: {name} waits {distance} from the centre of {city}.'],
  vineyard: ['{name} is a {kind} among the vines around {city}.', 'Long tables and good bottles: {name} lies {distance} from {city}.'],
  'old-town': ['{name} is a {kind} {distance} from the old centre of {city}.', 'Stone, wood and a calm courtyard: {name} is {distance} from the sights of {city}.'],
  desert: ['{name} is a {kind} {distance} from {city}, made for wide skies and cool evenings.', 'Shade, water and silence: {name} lies {distance} from {city}.'],
  mountain: ['{name} is a {kind} near {city}, with trails that start at the door.', 'Fresh air and deep sleep: {name} is {distance} from {city}.'],
}; // prettier-ignore
const kinds = {
  hotel: 'hotel',
  resort: 'resort',
  apartment: 'house of apartments',
  guesthouse: 'guesthouse',
  hostel: 'hostel',
  villa: 'villa',
};
const amenitySentences: [string, string][] = [
  ['pool', 'There is a pool to come back to.'],
  ['spa', 'The spa is open to all guests; treatments are best reserved a day ahead.'],
  ['restaurant', 'The restaurant cooks with what the region grows.'],
  ['breakfast', 'Breakfast is served until late in the morning.'],
  ['kitchen', 'A kitchen with everything you need makes longer stays easy.'],
  ['family', 'Families are welcome, and cots are free on request.'],
  ['parking', 'Parking is at the house.'],
  ['airport_shuttle', 'A shuttle to the airport can be arranged.'],
  ['pets', 'Pets may come along for a small fee.'],
];
const closings = [
  'Rooms are cleaned every day, and the team speaks {language}English.',
  'The team is small, and knows its guests by name.',
  'Wi-Fi is free throughout the house.',
  'Ask at the desk for a map of the team’s favourite corners of {city}.',
];

/** Two or three honest sentences, in English. */
export function describe(building: Building): string {
  const { place, name, type, amenities, seed, latitude, longitude } = building;
  const dice = createDice(mix(seed, 404));
  const km = distanceKm(latitude, longitude, place.latitude, place.longitude);
  const distance = km < 0.95 ? `${Math.max(100, Math.round(km * 10) * 100)} m` : `${km.toFixed(1)} km`;
  const extras = amenitySentences
    .filter(([amenity]) => amenities.includes(amenity))
    .map(([, sentence]) => sentence);
  const chosen = extras.filter(() => dice.chance(0.6)).slice(0, 3);
  return [dice.pick(openings[place.character]), ...chosen, dice.pick(closings)]
    .join(' ')
    .replaceAll('{name}', name)
    .replaceAll('{kind}', kinds[type])
    .replaceAll('{distance}', distance)
    .replaceAll('{city}', place.name)
    .replaceAll(
      '{language}',
      place.country.culture === 'us' || place.country.culture === 'uk'
        ? ''
        : `the language of ${countryName(place.countryCode)} and `,
    );
}
