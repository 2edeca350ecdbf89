import type pg from 'pg';
import type { DestinationRow } from './tables.ts';
import { spellingsOfCity, spellingsOfRegion } from '../places/index.ts';
import { rankPlaces } from './rank.ts';
import { regionOf } from './regions.ts';
import { giveSlugs, placeKey } from './slugs.ts';

/** What the catalogue says of a city by itself; the rest of its row is worked out here. */
type CityRow = Omit<
  DestinationRow,
  'slug' | 'region' | 'scene' | 'top_rank' | 'gem_rank' | 'best_property_id' | 'search_text'
> & { scene: string | null; best_property_id: string };

/**
 * Works the destinations out of the catalogue as it is now, within the caller's transaction. Words of places that are still there stay;
 * places without a hotel go, agencies' texts about them stay for the day they come back.
 */
export async function importDestinations(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<CityRow>(readCities);
  const { rows: before } = await client.query<{
    city: string;
    state: string;
    country_code: string;
    slug: string;
  }>('select city, state, country_code, slug from destinations');
  const named = rows.map(({ city, state, country_code }) => ({ city, state, countryCode: country_code }));
  const slugs = giveSlugs(
    named,
    new Map(
      before.map(({ city, state, country_code, slug }) => [
        placeKey({ city, state, countryCode: country_code }),
        slug,
      ]),
    ),
  );
  const places = rows.map((row, at) => ({ row, slug: slugs.get(placeKey(named[at]!))! }));
  const { top, gems } = rankPlaces(
    places.map(({ row, slug }) => ({
      ...row,
      slug,
      countryCode: row.country_code,
      scene: row.scene ?? 'city',
    })),
  );
  const topRank = new Map(top.map((slug, at) => [slug, at + 1]));
  const gemRank = new Map(gems.map((slug, at) => [slug, at + 1]));
  await client.query('delete from destinations');
  await client.query(
    `insert into destinations (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::destinations, $1::jsonb)`,
    [
      JSON.stringify(
        places.map(({ row, slug }) => ({
          ...row,
          slug,
          region: regionOf(row.country_code),
          scene: row.scene ?? 'city',
          top_rank: topRank.get(slug) ?? null,
          gem_rank: gemRank.get(slug) ?? null,
          search_text: searchWords(row),
        })),
      ),
    ],
  );
}

/** The names of a city and of its region in every language. */
function searchWords({ city, state, country_code: countryCode, latitude, longitude }: CityRow): string {
  const names = spellingsOfCity({ city, state, countryCode, latitude, longitude });
  return [...names, ...(state ? spellingsOfRegion(countryCode, state) : [])].join(' ');
}

const columns = [
  'slug', 'city', 'state', 'country_code', 'region', 'latitude', 'longitude', 'time_zone', 'hotels', 'liked', 'reviews', 'rating', 'scene',
  'top_rank', 'gem_rank', 'best_property_id', 'search_text',
]; // prettier-ignore

/** The average weighs a house by its reviews; what a place looks like is what its pictures outside show most often. */
const readCities = `
  select p.city, p.state, p.country_code, avg(p.latitude) as latitude, avg(p.longitude) as longitude,
         mode() within group (order by p.time_zone) as time_zone,
         count(*)::integer as hotels,
         (count(*) filter (where p.stars >= 4 and p.review_score >= 4))::integer as liked,
         coalesce(sum(p.review_count) filter (where p.review_score is not null), 0)::integer as reviews,
         sum(p.review_score * p.review_count) / nullif(sum(p.review_count) filter (where p.review_score is not null), 0) as rating,
         mode() within group (order by s.kind) as scene,
         (array_agg(p.property_id order by p.review_score desc nulls last, p.review_count desc, p.property_id))[1] as best_property_id
    from properties p
    left join lateral (
      select picture ->> 'kind' as kind from jsonb_array_elements(p.pictures) with ordinality as pictures (picture, position)
       where picture ->> 'kind' not in ('room', 'pool', 'spa', 'suitcase', 'empty', 'airport-window', 'road')
       order by position limit 1) s on true
   where p.city <> ''
   group by p.country_code, p.state, p.city`;
