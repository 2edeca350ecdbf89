import { samePlace, type SupplierProperty } from '@portolan/suppliers';

/** One supplier's content; the list is in the order in which suppliers are asked. */
export interface SupplierContent {
  supplier: string;
  properties: readonly SupplierProperty[];
}

/**
 * Our id of every supplier's property:
 *
 * 1. Equal mapping ids make equal property ids, whichever supplier comes first.
 * 2. A property without one is the house of an earlier supplier when {@link samePlace} says so of exactly one that this supplier
 *    does not sell under another id.
 * 3. Else it is a property of its own.
 */
export function propertyIds(contents: readonly SupplierContent[]): Map<SupplierProperty, string> {
  const ids = new Map<SupplierProperty, string>();
  const grid = new Map<string, SupplierProperty[]>();
  for (const { supplier, properties } of contents) {
    // What this supplier sells under its mapping id can be nobody else of its own.
    const taken = new Set(properties.flatMap(({ mappingId }) => (mappingId ? [`p_${mappingId}`] : [])));
    for (const property of properties) {
      const own = property.mappingId ? `p_${property.mappingId}` : null;
      const id = own ?? sameHouse(property, taken) ?? `p_${supplier}_${property.propertyId}`;
      taken.add(id);
      ids.set(property, id);
    }
    for (const property of properties) {
      const cell = cellOf(property.latitude, property.longitude);
      const neighbours = grid.get(cell);
      if (neighbours) neighbours.push(property);
      else grid.set(cell, [property]);
    }
  }
  return ids;

  function sameHouse(property: SupplierProperty, taken: ReadonlySet<string>): string | null {
    const found = new Set<string>();
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) {
        const cell = cellOf(property.latitude + north * cellDegrees, property.longitude + east * cellDegrees);
        for (const other of grid.get(cell) ?? []) {
          const id = ids.get(other);
          if (id && !taken.has(id) && samePlace(property, other)) found.add(id);
        }
      }
    }
    const [only, another] = found;
    return only && !another ? only : null;
  }
}

/** About a kilometre from north to south; neighbours are looked at too, so a house at an edge is not missed below 80° of latitude. */
const cellDegrees = 0.01;

function cellOf(latitude: number, longitude: number): string {
  return `${Math.floor(latitude / cellDegrees)} ${Math.floor(longitude / cellDegrees)}`;
}
