import type { Http } from '../../http.ts';
import type { CallOptions, SupplierProperty } from '../../../port/index.ts';
import { number, object, pictures, string, strings, text, timeZone } from '../../read.ts';

const categories: Record<string, SupplierProperty['propertyType']> = {
  Hotel: 'hotel',
  Resort: 'resort',
  Apartment: 'apartment',
  'Guest house': 'guesthouse',
  'Hostel/Backpacker accommodation': 'hostel',
  Villa: 'villa',
};

/** Every property, page after page, by the `Link: …; rel="next"` of each answer. */
export async function* content(http: Http, options: CallOptions): AsyncGenerator<SupplierProperty[]> {
  let path: string | null = '/v3/properties/content?limit=1000';
  while (path) {
    const answer: { body: unknown; headers: Headers } = await http.json({ path }, options);
    yield http.mapped(() => Object.values(object(answer.body, 'content')).map(mapProperty));
    path = /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
  }
}

export function mapProperty(value: unknown): SupplierProperty {
  const property = object(value, 'property');
  const address = object(property.address, 'address');
  const coordinates = object(object(property.location, 'location').coordinates, 'coordinates');
  const ratings = object(property.ratings ?? {}, 'ratings');
  const stars = ratings.property ? number(object(ratings.property, 'ratings.property').rating, 'rating') : 0;
  const guest = ratings.guest ? object(ratings.guest, 'ratings.guest') : null;
  return {
    propertyId: string(property.property_id, 'property_id'),
    mappingId: text(property.mapping_id) || null,
    name: string(property.name, 'name'),
    propertyType: categories[text(object(property.category ?? {}, 'category').name)] ?? 'hotel',
    line1: text(address.line_1),
    city: text(address.city),
    state: text(address.state_province_name),
    countryCode: string(address.country_code, 'country_code'),
    latitude: number(coordinates.latitude, 'latitude'),
    longitude: number(coordinates.longitude, 'longitude'),
    timeZone: timeZone(property.time_zone),
    stars,
    review: guest ? { score: number(guest.overall, 'overall'), count: number(guest.count, 'count') } : null,
    amenities: strings(property.amenities),
    pictures: pictures(property.images),
    checkInFrom: text(object(property.checkin ?? {}, 'checkin').begin_time) || '15:00',
    checkOutUntil: text(object(property.checkout ?? {}, 'checkout').time) || '11:00',
    phone: text(property.phone) || null,
  };
}
