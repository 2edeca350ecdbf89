import pg from 'pg';
import { findDealCandidates } from '../../server/src/deals/queries.ts';
import type { RunningProduct } from '../src/product.ts';
import { median, reported, type Figure } from './table.ts';

const places = [
  [38.7223, -9.1393],
  [52.52, 13.405],
  [40.7128, -74.006],
  [25.2048, 55.2708],
  [35.6762, 139.6503],
  [-33.8688, 151.2093],
  [19.4326, -99.1332],
  [48.8566, 2.3522],
] as const;

/**
 * Database time of one uncached deals request: the execution time that PostgreSQL reports for the statements of one request, with
 * today's catalogue and with a million properties.
 */
export async function benchDealsDatabase(product: RunningProduct): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: product.ownerUrl });
  await client.connect();
  try {
    const figures: Figure[] = [];
    figures.push(await measure(client));
    await fillToAMillion(client);
    figures.push(await measure(client));
    return figures;
  } finally {
    await client.end();
  }
}

/** The statement of one deals request, caught at the door to the database. */
async function dealsQuery(point: {
  latitude: number;
  longitude: number;
}): Promise<{ text: string; values: unknown[] }> {
  let caught: { text: string; values: unknown[] } | undefined;
  const door = {
    readPlatform: (_tables: string, _reason: string, text: string, values: unknown[]) => {
      caught = { text, values };
      return Promise.resolve([]);
    },
  };
  await findDealCandidates(door as unknown as Parameters<typeof findDealCandidates>[0], point, 15, 24);
  if (!caught) throw new Error('The deals request made no statement.');
  return caught;
}

async function measure(client: pg.Client): Promise<Figure> {
  const { rows } = await client.query<{ count: string }>('select count(*) from properties');
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    for (const [latitude, longitude] of places) {
      const { text, values } = await dealsQuery({ latitude, longitude });
      const plan = await client.query<{
        'QUERY PLAN': { 'Execution Time': number; 'Planning Time': number }[];
      }>(`explain (analyze, timing off, format json) ${text}`, values);
      const time = plan.rows[0]?.['QUERY PLAN'][0];
      if (round > 0 && time) times.push(time['Execution Time']);
    }
  }
  const count = Number(rows[0]?.count).toLocaleString('en');
  return reported(
    `uncached deals: database time with ${count} properties`,
    `${(median(times) * 1000).toFixed(0)} µs`,
  );
}

/** Copies of the catalogue's rows, scattered over the same cities by up to some 100 km. */
async function fillToAMillion(client: pg.Client): Promise<void> {
  const columns = `name, property_type, line1, city, state, country_code, time_zone, stars, review_score, review_count,
    amenities, pictures, check_in_from, check_out_until, phone, search_text`;
  await client.query('drop index if exists properties_words');
  await client.query(`
    with base as (select count(*) as n from properties)
    insert into properties (property_id, latitude, longitude, ${columns})
    select p.property_id || '-' || copy,
      greatest(-89, least(89, p.latitude + (random() - 0.5) * 2)),
      greatest(-179, least(179, p.longitude + (random() - 0.5) * 2)),
      ${columns}
    from properties p, base, generate_series(1, greatest(0, ceil(1000000.0 / n) - 1)::integer) copy`);
  await client.query('vacuum analyze properties');
}
