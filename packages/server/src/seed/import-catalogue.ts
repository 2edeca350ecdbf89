import { createHash } from 'node:crypto';
import type { HotelSupplier, SupplierProperty } from '@portolan/suppliers';
import pg from 'pg';
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
 * unmapped ones that are surely the same house, are one property with several supplier ids; the supplier asked first says how it is described. Content that did not change since
 * the last import (by fingerprint) writes nothing.
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
    await client.query(staging);
    const ids = propertyIds(contents);
    for (const content of contents) await stage(client, content, ids);
    await client.query(merge);
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
    return results;
  } finally {
    await client.end();
  }
}

interface Content {
  supplier: string;
  rank: number;
  properties: SupplierProperty[];
  fingerprint: string;
}

async function readContent(supplier: HotelSupplier, rank: number): Promise<Content> {
  const properties: SupplierProperty[] = [];
  const hash = createHash('sha256').update('layout 2');
  for await (const page of supplier.content({})) {
    properties.push(...page);
    hash.update(JSON.stringify(page));
  }
  return { supplier: supplier.name, rank, properties, fingerprint: hash.digest('hex') };
}

const staging = `
  create temporary table staged (
    supplier text, supplier_rank integer, supplier_property_id text, property_id text, mapping_id text, data jsonb
  ) on commit drop`;

async function stage(
  client: pg.Client,
  content: Content,
  ids: ReadonlyMap<SupplierProperty, string>,
): Promise<void> {
  const size = 2_000;
  for (let at = 0; at < content.properties.length; at += size) {
    const rows = content.properties.slice(at, at + size).map((property) => ({
      supplier_property_id: property.propertyId,
      property_id: ids.get(property),
      mapping_id: property.mappingId,
      data: { ...property, searchText: searchText(`${property.name} ${property.city}`) },
    }));
    await client.query(
      `insert into staged select $1, $2, r.supplier_property_id, r.property_id, r.mapping_id, r.data
         from jsonb_to_recordset($3::jsonb)
              as r (supplier_property_id text, property_id text, mapping_id text, data jsonb)`,
      [content.supplier, content.rank, JSON.stringify(rows)],
    );
  }
}

const columns = [
  'name', 'property_type', 'line1', 'city', 'state', 'country_code', 'latitude', 'longitude', 'time_zone', 'stars',
  'review_score', 'review_count', 'amenities', 'pictures', 'check_in_from', 'check_out_until', 'phone', 'search_text',
]; // prettier-ignore

const merge = `
  insert into properties (property_id, mapping_id, ${columns.join(', ')})
  select distinct on (property_id)
         property_id, mapping_id, data->>'name', data->>'propertyType', data->>'line1', data->>'city', data->>'state',
         data->>'countryCode', (data->>'latitude')::float8, (data->>'longitude')::float8, data->>'timeZone',
         (data->>'stars')::real, (data->'review'->>'score')::real, coalesce((data->'review'->>'count')::integer, 0),
         array(select jsonb_array_elements_text(data->'amenities')), data->'pictures', data->>'checkInFrom',
         data->>'checkOutUntil', data->>'phone', data->>'searchText'
    from staged order by property_id, supplier_rank
  on conflict (property_id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')};
  insert into property_suppliers (supplier, supplier_property_id, property_id)
  select supplier, supplier_property_id, property_id from staged
  on conflict (supplier, supplier_property_id) do update set property_id = excluded.property_id;
  delete from property_suppliers ps where not exists (
    select 1 from staged s where s.supplier = ps.supplier and s.supplier_property_id = ps.supplier_property_id);
  delete from properties p where not exists (select 1 from property_suppliers ps where ps.property_id = p.property_id)`;
