import type { Http } from '../../http.ts';
import type { CallOptions, StayRequest, SupplierDetails } from '../../../port/index.ts';
import { array, number, object, pictures, string, strings, text } from '../../read.ts';
import { stayQuery } from './client.ts';
import { mapProperty } from './content.ts';
import { mapAvailability } from './search.ts';

/** `null` when aurora never heard of the property; `offers` is empty when it is sold out. */
export async function details(
  http: Http,
  propertyId: string,
  stay: StayRequest,
  options: CallOptions,
): Promise<SupplierDetails | null> {
  const query = stayQuery(stay);
  query.set('property_id', propertyId);
  const [content, availability] = await Promise.all([
    http.json({ path: `/v3/properties/content?property_id=${encodeURIComponent(propertyId)}` }, options),
    http.json({ path: `/v3/properties/availability?${query}` }, options),
  ]);
  return http.mapped(() => {
    const value = object(content.body, 'content')[propertyId];
    if (value === undefined) return null;
    const raw = object(value, 'property');
    return {
      property: mapProperty(value),
      description: text(object(raw.descriptions ?? {}, 'descriptions').location),
      rooms: Object.values(object(raw.rooms ?? {}, 'rooms')).map((each) => {
        const room = object(each, 'room');
        const area = room.area ? number(object(room.area, 'area').square_meters, 'square_meters') : null;
        return {
          roomId: string(room.id, 'room.id'),
          name: string(room.name, 'room.name'),
          size: area,
          sleeps: number(
            object(object(room.occupancy, 'occupancy').max_allowed, 'max_allowed').total,
            'total',
          ),
          amenities: strings(room.amenities),
          picture: pictures(room.images)[0] ?? { kind: 'room', seed: string(room.id, 'room.id') },
        };
      }),
      offers: array(availability.body, 'availability').flatMap(
        (found) => mapAvailability(found, stay.occupancy).offers,
      ),
    };
  });
}
