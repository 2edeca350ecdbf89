import type { Occupancy } from '@portolan/core';
import type { Http } from '../../http.ts';
import type {
  CallOptions,
  HotelAvailabilityRequest,
  SupplierAvailability,
  SupplierPlace,
} from '../../../port/index.ts';
import { array, number, object, objects, string, text } from '../../read.ts';
import { stayQuery } from './client.ts';
import { mapOffer } from './map-offer.ts';

/** Available properties, in the batches in which aurora streams them. */
export async function* search(
  http: Http,
  request: HotelAvailabilityRequest,
  options: CallOptions,
): AsyncGenerator<SupplierAvailability[]> {
  const query = stayQuery(request);
  if ('propertyIds' in request) {
    if (request.propertyIds.length === 0) return;
    for (const id of request.propertyIds) query.append('property_id', id);
  } else {
    query.set('latitude', String(request.latitude));
    query.set('longitude', String(request.longitude));
    query.set('radius_km', String(request.radiusKm));
    query.set('limit', String(request.limit));
  }
  for await (const batch of http.lines({ path: `/v3/properties/availability?${query}` }, options))
    yield http.mapped(() => batch.map((value) => mapAvailability(value, request.occupancy)));
}

export function mapAvailability(value: unknown, occupancy: Occupancy): SupplierAvailability {
  const property = object(value, 'property');
  return {
    propertyId: string(property.property_id, 'property_id'),
    offers: objects(property.rooms, 'rooms').flatMap((room) => {
      const named = { id: string(room.id, 'room.id'), name: string(room.room_name, 'room_name') };
      return objects(room.rates, 'rates').map((rate) => mapOffer(rate, named, occupancy));
    }),
  };
}

const placeTypes = ['city', 'region', 'airport', 'property'] as const;

export async function suggest(
  http: Http,
  typed: string,
  options: CallOptions & { limit: number },
): Promise<SupplierPlace[]> {
  const query = new URLSearchParams({ text: typed, limit: String(options.limit) });
  const { body } = await http.json({ path: `/v3/suggest?${query}` }, options);
  return http.mapped(() =>
    array(body, 'suggestions').map((value) => {
      const place = object(value, 'place');
      return {
        id: string(place.id, 'id'),
        type: placeTypes.find((type) => type === place.type) ?? 'city',
        name: string(place.name, 'name'),
        context: text(place.context),
        countryCode: string(place.countryCode, 'countryCode'),
        latitude: number(place.latitude, 'latitude'),
        longitude: number(place.longitude, 'longitude'),
      };
    }),
  );
}
