import type { Database } from '../../db/index.ts';
import type { CatalogueCity } from '../../places/index.ts';

export interface PropertyMatch {
  property_id: string;
  name: string;
  city: string;
  state: string;
  country_code: string;
  latitude: number;
  longitude: number;
}

/** Properties whose name or city has words that begin with every word typed; the best known first. */
export function findPropertiesByWords(
  database: Database,
  words: readonly string[],
  limit: number,
): Promise<PropertyMatch[]> {
  return database.readPlatform<PropertyMatch>(
    'catalogue',
    'properties by words',
    `select property_id, name, city, state, country_code, latitude, longitude
       from properties where search_words @@ to_tsquery('simple', $1) order by rank desc, property_id limit $2`,
    [words.map((word) => `'${word}':*`).join(' & '), limit],
  );
}

/** Every city that the catalogue has hotels in, with its point in the middle of them. */
export function findCities(database: Database): Promise<CatalogueCity[]> {
  return database.readPlatform<CatalogueCity>(
    'catalogue',
    'cities of the catalogue',
    `select city, state, country_code as "countryCode", round(avg(latitude)::numeric, 4)::float8 as latitude, round(avg(longitude)::numeric, 4)::float8 as longitude,
            count(*)::integer as hotels, (count(*) filter (where stars >= 4 and review_score >= 4))::integer as liked
       from properties where city <> '' group by country_code, state, city order by country_code, state, city`,
    [],
  );
}

/** Every word that a property can be found by. */
export async function findWordsOfProperties(database: Database): Promise<string[]> {
  const rows = await database.readPlatform<{ word: string }>(
    'catalogue',
    'words of properties',
    `select word from ts_stat('select search_words from properties') order by word`,
    [],
  );
  return rows.map(({ word }) => word);
}
