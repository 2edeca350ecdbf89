import type { GeoLocation } from '@portolan/contract';
import type { Database } from '../db/index.ts';

/** A point in the country where there are stays: its best known property's. */
export async function findCountryPoint(database: Database, code: string): Promise<GeoLocation | null> {
  const [row] = await database.readPlatform<{ latitude: number; longitude: number }>(
    'catalogue',
    'country point',
    'select latitude, longitude from properties where country_code = $1 order by rank desc limit 1',
    [code],
  );
  if (!row) return null;
  const country = new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
  return { country, countryCode: code, lat: row.latitude, lon: row.longitude };
}

/** The countries where there are stays, by their codes in order. */
export async function countriesWithStays(database: Database): Promise<string[]> {
  const rows = await database.readPlatform<{ country_code: string }>(
    'catalogue',
    'countries with stays',
    'select distinct country_code from properties order by country_code',
    [],
  );
  return rows.map(({ country_code }) => country_code);
}
