import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/index.ts';
import type { PropertyRow } from './tables.ts';

/** What answers need of a property. */
export type PropertyFacts = Omit<PropertyRow, 'search_text'>;

/** A property of the shared catalogue, with the ids under which suppliers know it. */
export type CatalogueProperty = PropertyFacts & { suppliers: { supplier: string; id: string }[] };

/** Reads the catalogue: by our id, or by what a supplier calls a property. */
export interface PropertyDirectory {
  byId(propertyId: string): Promise<CatalogueProperty | null>;
  /** Our properties by a supplier's ids; ids that the catalogue does not know are missing. */
  bySupplierIds(supplier: string, ids: readonly string[]): Promise<Map<string, PropertyFacts>>;
}

const columns =
  'p.property_id, p.mapping_id, p.name, p.property_type, p.line1, p.city, p.state, p.country_code, p.latitude, p.longitude, ' +
  'p.time_zone, p.stars, p.review_score, p.review_count, p.amenities, p.pictures, p.check_in_from, p.check_out_until, p.phone';

/** The catalogue changes with an import, so what was read is kept for minutes, not hours. */
export function createPropertyDirectory(database: Database): PropertyDirectory {
  const known = new LRUCache<string, PropertyFacts>({ max: 20_000, ttl: 10 * 60_000 });
  return {
    async byId(propertyId) {
      const rows = await database.readPlatform<
        PropertyFacts & { suppliers: CatalogueProperty['suppliers'] | null }
      >(
        'catalogue',
        'property by id',
        `select ${columns}, (select json_agg(json_build_object('supplier', s.supplier, 'id', s.supplier_property_id)
                                            order by s.supplier)
                              from property_suppliers s where s.property_id = p.property_id) as suppliers
           from properties p where p.property_id = $1`,
        [propertyId],
      );
      const row = rows[0];
      return row ? { ...row, suppliers: row.suppliers ?? [] } : null;
    },
    async bySupplierIds(supplier, ids) {
      const found = new Map<string, PropertyFacts>();
      const missing: string[] = [];
      for (const id of ids) {
        const row = known.get(`${supplier} ${id}`);
        if (row) found.set(id, row);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      const rows = await database.readPlatform<PropertyFacts & { supplier_property_id: string }>(
        'catalogue',
        'properties by supplier ids',
        `select ${columns}, s.supplier_property_id
           from property_suppliers s join properties p using (property_id)
          where s.supplier = $1 and s.supplier_property_id = any($2::text[])`,
        [supplier, missing],
      );
      for (const { supplier_property_id: id, ...row } of rows) {
        found.set(id, row);
        known.set(`${supplier} ${id}`, row);
      }
      return found;
    },
  };
}
