import { countryOf, type Country } from './data/countries.ts';
import { placesTsv } from './data/places.ts';
import { hash, unit } from './hash.ts';

/** What a place is visited for; '' is a working city. */
export type Character = '' | 'island' | 'beach' | 'ski' | 'vineyard' | 'old-town' | 'desert' | 'mountain';

export interface WorldPlace {
  /** GeoNames id; from 90,000,000 up our own. */
  id: number;
  name: string;
  countryCode: string;
  country: Country;
  region: string;
  latitude: number;
  longitude: number;
  /** People, in thousands. */
  thousands: number;
  timeZone: string;
  capital: boolean;
  character: Character;
  seed: number;
  /** Buildings in it, whoever sells them. */
  buildings: number;
}

/** Not capitals, but visited like ones. */
const metropolises = new Set(
  `US New York City,US Los Angeles,US Chicago,US San Francisco,US Miami,US Boston,US Seattle,US Orlando,US San Diego,US Philadelphia,US Austin,US Nashville,US Denver,US Las Vegas,
CA Toronto,CA Vancouver,CA Montréal,MX Guadalajara,MX Monterrey,BR Rio de Janeiro,BR São Paulo,BR Salvador,AU Sydney,AU Melbourne,AU Brisbane,AU Perth,NZ Auckland,
ES Barcelona,ES Valencia,ES Sevilla,ES Málaga,ES Bilbao,ES Las Palmas de Gran Canaria,IT Milan,IT Naples,IT Turin,IT Bologna,IT Palermo,IT Genoa,DE Munich,DE Hamburg,DE Köln,DE Frankfurt am Main,DE Dresden,
CH Zürich,CH Genève,CH Basel,FR Lyon,FR Marseille,FR Bordeaux,FR Strasbourg,FR Toulouse,GB Manchester,GB Glasgow,GB Liverpool,GB Bristol,PL Kraków,RU Saint Petersburg,TR Istanbul,TR Antalya,TR İzmir,
SE Göteborg,GR Thessaloníki,JP Osaka,JP Sapporo,JP Fukuoka,KR Busan,CN Shanghai,CN Guangzhou,CN Shenzhen,CN Chengdu,CN Xi'an,IN Mumbai,IN Delhi,IN Bengaluru,IN Chennai,VN Ho Chi Minh City,
ZA Cape Town,ZA Johannesburg,ZA Durban,MA Casablanca,NG Lagos,EG Alexandria,SA Jeddah,IL Tel Aviv,BR Fortaleza,EC Guayaquil,AR Rosario,PK Karachi`
    .replaceAll('\n', '')
    .split(','),
);

export const places: readonly WorldPlace[] = placesTsv.split('\n').map((line) => {
  const [id, name, code, region, latitude, longitude, thousands, timeZone, traits] = line.split('\t') as [
    string, string, string, string, string, string, string, string, string,
  ]; // prettier-ignore
  const capital = traits.startsWith('*');
  const place: WorldPlace = {
    id: Number(id),
    name,
    countryCode: code,
    country: countryOf(code),
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    thousands: Number(thousands),
    timeZone,
    capital,
    character: (capital ? traits.slice(1) : traits) as Character,
    seed: hash(`place:${id}`),
    buildings: 0,
  };
  place.buildings = countBuildings(place);
  return place;
});

const byId = new Map(places.map((place) => [place.id, place]));
export function placeById(id: number): WorldPlace | undefined {
  return byId.get(id);
}

/** Places whose centre is at most `radiusKm` away, nearest first. */
export function placesNear(latitude: number, longitude: number, radiusKm: number): WorldPlace[] {
  const degrees = radiusKm / 110.5;
  const found: { place: WorldPlace; km: number }[] = [];
  for (const place of places) {
    if (Math.abs(place.latitude - latitude) > degrees) continue;
    const km = distanceKm(latitude, longitude, place.latitude, place.longitude);
    if (km <= radiusKm) found.push({ place, km });
  }
  return found.sort((a, b) => a.km - b.km || a.place.id - b.place.id).map(({ place }) => place);
}

/** The place whose centre is nearest, however far. */
export function nearestPlace(latitude: number, longitude: number): WorldPlace {
  let best = places[0] as WorldPlace;
  let bestKm = Infinity;
  for (const place of places) {
    const km = distanceKm(latitude, longitude, place.latitude, place.longitude);
    if (km < bestKm) [best, bestKm] = [place, km];
  }
  return best;
}

/** Great-circle distance on a sphere of 6,371 km. */
export function distanceKm(latA: number, lonA: number, latB: number, lonB: number): number {
  const rad = Math.PI / 180;
  const dLat = (latB - latA) * rad;
  const dLon = (lonB - lonA) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(latA * rad) * Math.cos(latB * rad) * Math.sin(dLon / 2) ** 2;
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Few in working towns, many where travellers go; every capital gets at least 14. */
function countBuildings(place: WorldPlace): number {
  const { capital, character, country, thousands, seed } = place;
  const whim = unit(seed);
  const people = Math.sqrt(thousands / 1000);
  if (character !== '') return Math.round(14 + whim * 11 + Math.min(50, people * 14));
  if (capital || metropolises.has(`${place.countryCode} ${place.name}`))
    return Math.round(14 + whim * 6 + Math.min(76, people * (country.level > 60 ? 27 : 13)));
  return Math.round(2 + whim + Math.min(24, people * (country.level > 70 ? 4 : 2)));
}
