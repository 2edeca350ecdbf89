import type { SaleWhere } from '../../pricing/index.ts';
import { searchText } from '../../platform/search-text.ts';

interface Located {
  property_id: string;
  city: string;
  country_code: string;
}

const places = new WeakMap<Located, SaleWhere>();
/** What rules of markup ask of a property: its country, its city, and its own id. Worked out once for every property that is kept in memory. */
export function placeOf(property: Located): SaleWhere {
  let place = places.get(property);
  if (!place) {
    const { country_code: countryCode, city, property_id: itemId } = property;
    places.set(property, (place = { countryCode, city: searchText(city), itemId }));
  }
  return place;
}
