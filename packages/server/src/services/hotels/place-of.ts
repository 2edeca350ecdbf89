import type { Sale } from '../../pricing/index.ts';
import { searchText } from '../../platform/search-text.ts';

interface Located {
  property_id: string;
  city: string;
  country_code: string;
}

const places = new WeakMap<Located, NonNullable<Sale['place']>>();

/** Where a property is, as rules are chosen by it. Worked out once for every property that is kept in memory. */
export function placeOf(property: Located): NonNullable<Sale['place']> {
  let place = places.get(property);
  if (!place) {
    const { country_code: countryCode, city, property_id: propertyId } = property;
    places.set(property, (place = { countryCode, city: searchText(city), propertyId }));
  }
  return place;
}
