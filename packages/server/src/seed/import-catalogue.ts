import { createHash } from 'node:crypto';
import type { HotelSupplier, SupplierProperty } from '@portolan/suppliers';
import pg from 'pg';
import { importDestinations } from '../destinations/index.ts';
import { searchText } from '../platform/search-text.ts';
import { propertyIds } from './property-ids.ts';

/** What an import did, per supplier. */
export interface ImportResult {
  supplier: string;
  properties: number;
  /** False when the supplier's content was the same as last time. */
  changed: boolean;
}

/**
 * Brings the shared catalogue up to what the suppliers sell, as the database's owner. Properties with the same mapping id, and
 * unmapped ones that are surely the same house, are one property with several supplier ids; the supplier asked first says how it
 * is described. Content that did not change since the last import (by fingerprint) writes nothing.
 */
export async function importCatalogue(
  ownerUrl: string,
  suppliers: ReadonlyMap<string, HotelSupplier>,
): Promise<ImportResult[]> {
  const contents = await Promise.all([...suppliers.values()].map(readContent));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ supplier: string; fingerprint: string }>(
      'select supplier, fingerprint from catalogue_imports',
    );
    const known = new Map(rows.map((row) => [row.supplier, row.fingerprint]));
    const changed = contents.some((content) => known.get(content.supplier) !== content.fingerprint);
    const results = contents.map(({ supplier, properties, fingerprint }) => ({
      supplier,
      properties: properties.length,
      changed: known.get(supplier) !== fingerprint,
    }));
    if (!changed && known.size === contents.length) return results;
    await client.query('begin');
    const { rows: any } = await client.query('select 1 from properties limit 1');
    // Into an empty table it is quicker to index once at the end.
    const indexes = any.length === 0 ? await dropIndexes(client) : [];
    await writeCatalogue(client, contents);
    for (const definition of indexes) await client.query(definition);
    await importDestinations(client);
    await client.query('delete from catalogue_imports');
    for (const { supplier, fingerprint, properties } of contents)
      await client.query(
        'insert into catalogue_imports (supplier, fingerprint, properties) values ($1, $2, $3)',
        [supplier, fingerprint, properties.length],
      );
    await client.query('commit');
    // The covering index answers alone only where pages are known to be visible to all.
    await client.query('vacuum analyze properties');
    await client.query('analyze property_suppliers');
    await client.query('vacuum analyze destinations');
    return results;
  } finally {
    await client.end();
  }
}

interface Content {
  supplier: string;
  properties: SupplierProperty[];
  fingerprint: string;
}

async function readContent(supplier: HotelSupplier): Promise<Content> {
  const properties: SupplierProperty[] = [];
  const hash = createHash('sha256').update('layout 6');
  for await (const page of supplier.content({})) {
    properties.push(...page);
    hash.update(JSON.stringify(page));
  }
  return { supplier: supplier.name, properties, fingerprint: hash.digest('hex') };
}

/** The indexes that only serve searches; answers the statements that make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i where i.indrelid = 'properties'::regclass and not i.indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map((row) => row.definition);
}

const chunkSize = 2_000;

async function writeCatalogue(client: pg.Client, contents: readonly Content[]): Promise<void> {
  const properties = new Map<string, Record<string, unknown>>();
  const links: { supplier: string; supplier_property_id: string; property_id: string }[] = [];
  const ids = propertyIds(contents);
  for (const { supplier, properties: offered } of contents) {
    for (const property of offered) {
      const property_id = ids.get(property) ?? `p_${supplier}_${property.propertyId}`;
      if (!properties.has(property_id)) properties.set(property_id, toRow(property_id, property));
      links.push({ supplier, supplier_property_id: property.propertyId, property_id });
    }
  }
  for (const chunk of chunks([...properties.values()]))
    await client.query(upsertProperties, [JSON.stringify(chunk)]);
  await client.query('create temporary table offered (like property_suppliers) on commit drop');
  for (const chunk of chunks(links))
    await client.query(
      `insert into offered select r.* from jsonb_populate_recordset(null::offered, $1::jsonb) r`,
      [JSON.stringify(chunk)],
    );
  await client.query(mergeLinks);
}

function toRow(property_id: string, property: SupplierProperty): Record<string, unknown> {
  return {
    property_id,
    mapping_id: property.mappingId,
    name: property.name,
    property_type: property.propertyType,
    line1: property.line1,
    city: property.city,
    state: property.state,
    country_code: property.countryCode,
    latitude: property.latitude,
    longitude: property.longitude,
    time_zone: property.timeZone,
    stars: property.stars,
    review_score: property.review?.score ?? null,
    review_count: property.review?.count ?? 0,
    amenities: property.amenities,
    pictures: property.pictures,
    check_in_from: property.checkInFrom,
    check_out_until: property.checkOutUntil,
    phone: property.phone,
    search_text: searchText(`${property.name} ${property.city}`),
  };
}

const columns = [
  'property_id', 'mapping_id', 'name', 'property_type', 'line1', 'city', 'state', 'country_code', 'latitude', 'longitude',
  'time_zone', 'stars', 'review_score', 'review_count', 'amenities', 'pictures', 'check_in_from', 'check_out_until', 'phone',
  'search_text',
]; // prettier-ignore

const upsertProperties = `
  insert into properties (${columns.join(', ')})
  select ${columns.join(', ')} from jsonb_populate_recordset(null::properties, $1::jsonb)
  on conflict (property_id) do update set ${columns
    .slice(1)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}`;

const mergeLinks = `
  insert into property_suppliers select * from offered
  on conflict (supplier, supplier_property_id) do update set property_id = excluded.property_id;
  delete from property_suppliers ps where not exists (
    select 1 from offered o where o.supplier = ps.supplier and o.supplier_property_id = ps.supplier_property_id);
  delete from properties p where not exists (select 1 from property_suppliers ps where ps.property_id = p.property_id)`;

function* chunks<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += chunkSize) yield list.slice(at, at + chunkSize);
}
