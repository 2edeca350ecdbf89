import type { Database } from '../db/index.ts';
import { searchText } from '../platform/search-text.ts';
import type { CruiseLandingRow, DestinationRow, DestinationTextRow } from './tables.ts';

const shown =
  'slug, city, state, country_code, region, latitude, longitude, time_zone, hotels, liked, reviews, rating, scene, top_rank, gem_rank, best_property_id';

/** What a list is asked for. */
export interface DestinationFilter {
  /** As `searchText` writes them; every word must begin a word of the place. */
  words: readonly string[];
  countryCode: string | null;
  region: string | null;
}

/** One page of places, the best known first, with what the whole list holds. */
export async function findDestinations(
  database: Database,
  { words, countryCode, region }: DestinationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DestinationRow[]; regions: { region: DestinationRow['region']; count: number }[] }> {
  const wanted = [
    words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null,
    countryCode,
    region,
  ] as const;
  const where = `($1::text is null or search_words @@ to_tsquery('simple', $1)) and ($2::text is null or country_code = $2)`;
  const [rows, regions] = await Promise.all([
    database.readPlatform<DestinationRow>(
      'catalogue',
      'destinations',
      `select ${shown} from destinations where ${where} and ($3::text is null or region = $3)
        order by liked desc, reviews desc, slug limit $4 offset $5`,
      [...wanted, limit, offset],
    ),
    database.readPlatform<{ region: DestinationRow['region']; count: number }>(
      'catalogue',
      'regions of destinations',
      `select region, count(*)::integer as count from destinations where ${where} group by region order by region`,
      wanted.slice(0, 2),
    ),
  ]);
  return { rows, regions };
}

export async function findDestination(database: Database, slug: string): Promise<DestinationRow | null> {
  const [row] = await database.readPlatform<DestinationRow>(
    'catalogue',
    'destination',
    `select ${shown} from destinations where slug = $1`,
    [slug],
  );
  return row ?? null;
}

/**
 * Words of the places that search engines are invited to, best known first: the ones with so many hotels, and what either list holds. A
 * town with three hotels has little to read.
 */
export async function findIndexedSlugs(database: Database, hotels: number): Promise<string[]> {
  const rows = await database.readPlatform<{ slug: string }>(
    'catalogue',
    'slugs of indexed destinations',
    `select slug from destinations where hotels >= $1 or top_rank is not null or gem_rank is not null
      order by liked desc, reviews desc, slug`,
    [hotels],
  );
  return rows.map(({ slug }) => slug);
}

/** One of the two lists that an import makes, in its order. */
export function findRanked(database: Database, list: 'top' | 'gem'): Promise<DestinationRow[]> {
  return database.readPlatform<DestinationRow>(
    'catalogue',
    `destinations by ${list} rank`,
    `select ${shown} from destinations where ${list}_rank is not null order by ${list}_rank`,
    [],
  );
}

/** The nearest places, whatever the longitude: by the length of the chord. */
export function findNearby(
  database: Database,
  place: DestinationRow,
  limit: number,
): Promise<DestinationRow[]> {
  return database.readPlatform<DestinationRow>(
    'catalogue',
    'destinations nearby',
    `select ${shown} from destinations
      where slug <> $1 and latitude between $2::float8 - 3.5 and $2::float8 + 3.5
      order by (sin(radians(latitude)) - sin(radians($2))) ^ 2
             + (cos(radians(latitude)) * cos(radians(longitude)) - cos(radians($2)) * cos(radians($3::float8))) ^ 2
             + (cos(radians(latitude)) * sin(radians(longitude)) - cos(radians($2)) * sin(radians($3))) ^ 2, slug limit $4`,
    [place.slug, place.latitude, place.longitude, limit],
  );
}

/** A property that a page shows. */
export interface ShownProperty {
  property_id: string;
  name: string;
  stars: number;
  review_score: number | null;
  review_count: number;
  pictures: { kind: string; seed: string }[];
}
const shownProperty = 'property_id, name, stars, review_score, review_count, pictures';

/** What guests rate highest in a city; a house with few reviews is behind one of the same average with many. */
export function findBest(database: Database, place: DestinationRow, limit: number): Promise<ShownProperty[]> {
  return database.readPlatform<ShownProperty>(
    'catalogue',
    'best properties of a city',
    `select ${shownProperty} from properties
      where search_words @@ to_tsquery('simple', $1) and city = $2 and state = $3 and country_code = $4
      order by review_score desc nulls last, review_count desc, property_id limit $5`,
    [cityWords(place), place.city, place.state, place.country_code, limit],
  );
}

export function findShownProperties(database: Database, ids: readonly string[]): Promise<ShownProperty[]> {
  return database.readPlatform<ShownProperty>(
    'catalogue',
    'shown properties',
    `select ${shownProperty} from properties where property_id = any($1)`,
    [ids],
  );
}

/** A property that prices are asked of, with its suppliers' own ids. */
export interface PricedProperty {
  property_id: string;
  city: string;
  country_code: string;
  supplier_ids: { supplier: string; id: string }[];
}

/** The best known houses of a city. */
export function findPricedProperties(
  database: Database,
  place: DestinationRow,
  limit: number,
): Promise<PricedProperty[]> {
  return database.readPlatform<PricedProperty>(
    'catalogue',
    'properties that prices are asked of',
    `select p.property_id, p.city, p.country_code,
            (select jsonb_agg(jsonb_build_object('supplier', s.supplier, 'id', s.supplier_property_id) order by s.supplier)
               from property_suppliers s where s.property_id = p.property_id) as supplier_ids
       from properties p
      where p.search_words @@ to_tsquery('simple', $1) and p.city = $2 and p.state = $3 and p.country_code = $4
      order by p.rank desc, p.property_id limit $5`,
    [cityWords(place), place.city, place.state, place.country_code, limit],
  );
}

/** The city's own words find its houses by the index on names and cities, the exact comparison then keeps only its own. */
function cityWords({ city }: DestinationRow): string {
  return searchText(city)
    .split(' ')
    .filter(Boolean)
    .map((word) => `'${word}'`)
    .join(' & ');
}

/** One text a place: in the asked language, else English, else the agency's own, else whatever there is. */
export function findTexts(
  database: Database,
  agencyId: string,
  slugs: readonly string[],
  language: string,
  fallback: string,
): Promise<DestinationTextRow[]> {
  return database.readAgency<DestinationTextRow>(
    agencyId,
    'destination texts',
    `select distinct on (slug) * from destination_texts where agency_id = $1 and slug = any($2)
      order by slug, (language = $3) desc, (language = 'en') desc, (language = $4) desc, language`,
    [agencyId, slugs, language, fallback],
  );
}

export function findAllTexts(
  database: Database,
  agencyId: string,
  slug: string,
): Promise<DestinationTextRow[]> {
  return database.readAgency<DestinationTextRow>(
    agencyId,
    'all texts of a destination',
    'select * from destination_texts where agency_id = $1 and slug = $2 order by language',
    [agencyId, slug],
  );
}

export async function saveText(database: Database, row: DestinationTextRow): Promise<void> {
  await database.withAgency(row.agency_id, (tx) =>
    tx.query(
      `insert into destination_texts (agency_id, slug, language, summary, content, updated_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (agency_id, slug, language) do update
         set summary = excluded.summary, content = excluded.content, updated_at = excluded.updated_at`,
      [row.agency_id, row.slug, row.language, row.summary, row.content, row.updated_at],
    ),
  );
}

/** @returns false when there was none */
export async function deleteText(
  database: Database,
  agencyId: string,
  slug: string,
  language: string,
): Promise<boolean> {
  const gone = await database.withAgency(agencyId, (tx) =>
    tx.query(
      'delete from destination_texts where agency_id = $1 and slug = $2 and language = $3 returning slug',
      [agencyId, slug, language],
    ),
  );
  return gone.length > 0;
}

export function findCruiseLandings(database: Database): Promise<CruiseLandingRow[]> {
  return database.readPlatform<CruiseLandingRow>(
    'catalogue',
    'cruise landings',
    'select * from cruise_landings order by position',
    [],
  );
}
