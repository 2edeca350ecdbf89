import type { Database } from '../../db/index.ts';

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
