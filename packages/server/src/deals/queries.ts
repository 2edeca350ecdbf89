import type { Database } from '../db/index.ts';
import { searchText } from '../platform/search-text.ts';
import { cellsAround, squaredChord, unitVector, type Point } from '../search/index.ts';

/** A property near a point, with the ids that its suppliers know it by. */
export interface DealCandidate {
  property_id: string;
  name: string;
  line1: string;
  city: string;
  state: string;
  country_code: string;
  latitude: number;
  longitude: number;
  stars: number;
  pictures: { kind: string; seed: string }[];
  supplier_ids: { supplier: string; id: string }[];
}

/** The best known properties within `radiusKm`; the covering index alone answers which. */
export function findDealCandidates(
  database: Database,
  center: Point,
  radiusKm: number,
  limit: number,
): Promise<DealCandidate[]> {
  return database.readPlatform<DealCandidate>(
    'catalogue',
    'deal candidates',
    `with near as (
       select property_id, rank from properties
        where cell = any($1::integer[])
          and (ux - $2::float8) ^ 2 + (uy - $3::float8) ^ 2 + (uz - $4::float8) ^ 2 <= $5::float8
        order by rank desc, property_id limit $6)
     select p.property_id, p.name, p.line1, p.city, p.state, p.country_code, p.latitude, p.longitude, p.stars, p.pictures,
            (select jsonb_agg(jsonb_build_object('supplier', s.supplier, 'id', s.supplier_property_id) order by s.supplier)
               from property_suppliers s where s.property_id = p.property_id) as supplier_ids
       from near join properties p using (property_id) order by near.rank desc, property_id`,
    [cellsAround(center, radiusKm), ...unitVector(center), squaredChord(radiusKm), limit],
  );
}

/**
 * The middle of a city that the catalogue knows by this name; the one with the most properties.
 * @param near only of properties within a circle @default anywhere
 */
export async function findCity(
  database: Database,
  words: readonly string[],
  near?: { center: Point; radiusKm: number },
): Promise<Point | null> {
  const rows = await database.readPlatform<Point & { city: string }>(
    'catalogue',
    near ? 'city by words near a point' : 'city by words',
    `select city, avg(latitude) as latitude, avg(longitude) as longitude from properties
      where search_words @@ to_tsquery('simple', $1) ${near ? inCircle(2) : ''} group by city, state, country_code
      order by count(*) desc`,
    [words.map((word) => `'${word}'`).join(' & '), ...(near ? circleOf(near.center, near.radiusKm) : [])],
  );
  // The words may be those of a hotel's name; and the database knows no "Cancun" that is a "Cancún".
  return rows.find(({ city }) => searchText(city) === words.join(' ')) ?? null;
}

/** The city whose properties within the circle are nearest to its middle on average. */
export async function findNearestCity(
  database: Database,
  center: Point,
  radiusKm: number,
): Promise<string | null> {
  const [row] = await database.readPlatform<{ city: string }>(
    'catalogue',
    'nearest city',
    `select city from properties where city <> '' ${inCircle(1)} group by city, state, country_code
      order by (avg(ux) - $2::float8) ^ 2 + (avg(uy) - $3::float8) ^ 2 + (avg(uz) - $4::float8) ^ 2, city limit 1`,
    circleOf(center, radiusKm),
  );
  return row?.city ?? null;
}

/** The catalogue's top destinations, best known first. */
export function findTopPlaces(database: Database): Promise<Point[]> {
  return database.readPlatform<Point>(
    'catalogue',
    'top places of deals',
    'select latitude, longitude from destinations where top_rank is not null order by top_rank',
    [],
  );
}

/** The condition of `circleOf`, whose first parameter is number `first`. */
function inCircle(first: number): string {
  const [cells, x, y, z, chord] = [0, 1, 2, 3, 4].map((at) => `$${first + at}`);
  return `and cell = any(${cells}::integer[])
          and (ux - ${x}::float8) ^ 2 + (uy - ${y}::float8) ^ 2 + (uz - ${z}::float8) ^ 2 <= ${chord}::float8`;
}

function circleOf(center: Point, radiusKm: number): unknown[] {
  return [cellsAround(center, radiusKm), ...unitVector(center), squaredChord(radiusKm)];
}
