import type { Http } from '../../http.ts';
import type { CallOptions, SupplierProperty } from '../../../port/index.ts';
import { number, object, objects, pictures, string, strings, text, timeZone, type Json } from '../../read.ts';
import { mustCall } from './client.ts';

const pageSize = 1000;
const types = ['hotel', 'resort', 'apartment', 'guesthouse', 'hostel', 'villa'] as const;

/** Every property, by offset, until the total is reached. */
export async function* content(http: Http, options: CallOptions): AsyncGenerator<SupplierProperty[]> {
  for (let offset = 0, total = 1; offset < total;) {
    const answer = await mustCall(
      http,
      { path: `/v3.0/data/hotels?offset=${offset}&limit=${pageSize}` },
      options,
    );
    const page = http.mapped(() => objects(answer.data, 'data').map(mapProperty));
    total = http.mapped(() => number(answer.whole.total, 'total'));
    if (page.length === 0) return;
    offset += page.length;
    yield page;
  }
}

export function mapProperty(hotel: Json): SupplierProperty {
  const times = object(hotel.checkinCheckoutTimes ?? {}, 'checkinCheckoutTimes');
  const type = text(hotel.hotelType).toLowerCase();
  return {
    propertyId: string(hotel.id, 'id'),
    mappingId: text(hotel.mappingId) || null,
    name: string(hotel.name, 'name'),
    propertyType: types.find((known) => known === type) ?? 'hotel',
    line1: text(hotel.address),
    city: text(hotel.city),
    state: text(hotel.state),
    countryCode: string(hotel.country, 'country').toUpperCase(),
    latitude: number(hotel.latitude, 'latitude'),
    longitude: number(hotel.longitude, 'longitude'),
    timeZone: timeZone(hotel.timezone),
    stars: number(hotel.stars ?? 0, 'stars'),
    // meridian counts to ten
    review:
      hotel.rating === undefined
        ? null
        : {
            score: Math.round(number(hotel.rating, 'rating') * 5) / 10,
            count: number(hotel.reviewCount, 'reviewCount'),
          },
    amenities: strings(hotel.facilities),
    pictures: pictures(hotel.images),
    checkInFrom: text(times.checkin) || '15:00',
    checkOutUntil: text(times.checkout) || '11:00',
    phone: text(hotel.phone) || null,
  };
}
