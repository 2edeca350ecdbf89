import type { Database } from '../db/index.ts';
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

/** The middle of a city that the catalogue knows by this name; the one with the most properties. */
export async function findCity(
  database: Database,
  words: readonly string[],
): Promise<(Point & { name: string }) | null> {
  const [row] = await database.readPlatform<{ city: string; latitude: number; longitude: number }>(
    'catalogue',
    'city by words',
    `select city, avg(latitude) as latitude, avg(longitude) as longitude from properties
      where search_words @@ to_tsquery('simple', $1) and lower(city) = $2 group by city, country_code
      order by count(*) desc limit 1`,
    [words.map((word) => `'${word}'`).join(' & '), words.join(' ')],
  );
  return row ? { name: row.city, latitude: row.latitude, longitude: row.longitude } : null;
}
