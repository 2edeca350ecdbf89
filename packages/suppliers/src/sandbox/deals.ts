import type { SupplierActivity, SupplierCar } from '../port/index.ts';
import { createDice, hash } from './hash.ts';
import { nearestPlace, type WorldPlace } from './world.ts';
import type { SupplierName } from './building.ts';
import { currencies } from './rates.ts';
import { eurPerUsd } from './data/countries.ts';

/** title with `{c}` for the city | picture | minutes | US dollars at price level 100 */
type Row = [string, string, number, number];

const everywhere: Row[] = [
  ['{c} highlights: small-group walking tour', 'city', 150, 29],
  ['{c} food tour: markets, bites and stories', 'market', 210, 68],
  ['Skip the line: {c} museum of art', 'museum', 120, 24],
  ['Private day trip from {c} by car', 'road', 480, 165],
  ['Evening in {c}: rooftops and street life', 'city', 180, 54],
  ['Cooking class in a {c} home', 'market', 200, 72],
  ['{c} by bike: parks, bridges, courtyards', 'trail', 180, 38],
  ['Photography walk through {c}', 'old-town', 150, 47],
];
const byCharacter: Record<WorldPlace['character'], Row[]> = {
  '': [['{c} by night: panoramic bus tour', 'city', 90, 31], ['Hidden courtyards of {c}', 'old-town', 120, 26], ['Thermal bath and spa day in {c}', 'spa', 240, 59]],
  island: [['Boat trip around the coves of {c}', 'lagoon', 300, 74], ['Sunset sail with dinner, {c}', 'cruise', 180, 98], ['Snorkelling at the reef off {c}', 'lagoon', 210, 56], ['Island tour by jeep from {c}', 'road', 420, 85]],
  beach: [['Sea caves by kayak, {c}', 'lagoon', 150, 42], ['Surf lesson for beginners in {c}', 'beach', 120, 49], ['Catamaran cruise from {c}', 'cruise', 240, 79], ['Dolphin watching off {c}', 'beach', 150, 52]],
  ski: [['First turns: ski lesson in {c}', 'ski', 180, 95], ['Snowshoe hike above {c}', 'trail', 210, 58], ['Cable car and glacier view, {c}', 'mountain', 240, 88], ['Evening sleigh ride with fondue, {c}', 'ski', 150, 82]],
  vineyard: [['Three cellars around {c}, with tastings', 'vineyard', 300, 92], ['E-bike ride through the vineyards of {c}', 'vineyard', 210, 64], ['Harvest lunch at a wine estate near {c}', 'vineyard', 180, 85]],
  'old-town': [['Old town of {c} with a local historian', 'old-town', 120, 27], ['Towers and city walls of {c}', 'old-town', 150, 33], ['Craft workshops in the lanes of {c}', 'market', 180, 48]],
  desert: [['Desert safari from {c} with dinner under the stars', 'desert', 360, 76], ['Sunrise balloon flight over {c}', 'desert', 210, 195], ['Camel ride at sunset, {c}', 'desert', 120, 44]],
  mountain: [['Guided day hike above {c}', 'trail', 420, 62], ['Canyon and waterfalls near {c}', 'mountain', 300, 78], ['Wildlife drive at dawn from {c}', 'road', 240, 110]],
}; // prettier-ignore

/** Ten or so things to do around the nearest place; the same for the same place. */
export function activitiesNear(
  supplier: SupplierName,
  latitude: number,
  longitude: number,
): SupplierActivity[] {
  const place = nearestPlace(latitude, longitude);
  const dice = createDice(hash(`activities:${place.id}`));
  const currency = currencies[supplier];
  const scale = (supplier === 'meridian' ? eurPerUsd : 1) * (0.45 + place.country.level / 180);
  return [...byCharacter[place.character], ...everywhere].map(([title, kind, minutes, dollars], at) => {
    const amount = Math.round(dollars * scale * (0.8 + dice.next() * 0.5) * 100);
    return {
      productCode: `${place.id}P${at + 1}`,
      title: title.replace('{c}', place.name),
      picture: { kind, seed: `act-${place.id}-${at}` },
      rating: Math.round((3.9 + dice.next() * 1.1) * 10) / 10,
      reviews: dice.int(12, 2900),
      durationMinutes: minutes,
      freeCancellation: dice.chance(0.8),
      city: place.name,
      net: { amount, currency },
      suggestedRetail: dice.chance(0.85)
        ? { amount: Math.round(amount * (1.15 + dice.next() * 0.15)), currency }
        : null,
    };
  });
}

/** name | body | people | bags | doors | US dollars a day. Made-up models: no maker's name is used. */
const cars: [string, SupplierCar['body'], number, number, number, number][] = [
  ['Lark 1.0', 'hatch', 4, 1, 3, 24],
  ['Pico City', 'hatch', 4, 2, 5, 27],
  ['Alba Compact', 'hatch', 5, 2, 5, 31],
  ['Meridiana Sedan', 'sedan', 5, 3, 4, 39],
  ['Corvane Touring', 'sedan', 5, 4, 4, 52],
  ['Terrano Trail', 'suv', 5, 3, 5, 48],
  ['Highland X', 'suv', 7, 4, 5, 76],
  ['Brisa Cabrio', 'convertible', 4, 1, 2, 83],
  ['Nomad Van', 'van', 9, 6, 5, 94],
];
const vendors = ['Wayfare', 'Bluekey', 'Roadlark', 'Compass Drive', 'Swift & Sons'];

/** One car of each kind, priced per started day; under 25 costs more. */
export function carsNear(
  supplier: SupplierName,
  request: { latitude: number; longitude: number; pickUp: string; dropOff: string; driverAge: number },
): SupplierCar[] {
  const place = nearestPlace(request.latitude, request.longitude);
  const hours = (Date.parse(`${request.dropOff}Z`) - Date.parse(`${request.pickUp}Z`)) / 3_600_000;
  const days = Math.max(1, Math.ceil((hours - 0.99) / 24) || 1);
  const currency = currencies[supplier];
  const dice = createDice(hash(`cars:${place.id}:${request.pickUp.slice(0, 7)}`));
  const age = request.driverAge < 25 ? 1.3 : 1;
  const scale =
    (supplier === 'meridian' ? eurPerUsd : 1) *
    (0.55 + place.country.level / 220) *
    (days >= 7 ? 0.86 : 1) *
    age;
  const desks = [`${place.name} Airport`, `${place.name} City Centre`, `${place.name} Main Station`];
  return cars.map(([name, body, passengers, bags, doors, dollars], at) => {
    const amount = Math.round(dollars * days * scale * (0.85 + dice.next() * 0.35) * 100);
    const desk = dice.pick(desks);
    return {
      vehicleCode: `${place.id}V${at + 1}`,
      name,
      body,
      seed: `car-${body}-${at}`,
      vendor: dice.pick(vendors),
      passengers,
      bags,
      doors,
      pickupLocation: desk,
      dropOffLocation: desk,
      net: { amount, currency },
      suggestedRetail: dice.chance(0.85)
        ? { amount: Math.round(amount * (1.14 + dice.next() * 0.16)), currency }
        : null,
    };
  });
}
