import type { Http } from '../../http.ts';
import {
  SupplierError,
  type CallOptions,
  type HotelAvailabilityRequest,
  type SupplierAvailability,
  type SupplierPlace,
} from '../../../port/index.ts';
import { number, object, objects, string, strings, text } from '../../read.ts';
import { call, errorCodes, mustCall, stayBody } from './client.ts';
import { mapOffer } from './map-offer.ts';

/** Available properties, all in one batch: meridian does not stream. */
export async function* search(
  http: Http,
  request: HotelAvailabilityRequest,
  options: CallOptions,
): AsyncGenerator<SupplierAvailability[]> {
  if ('propertyIds' in request && request.propertyIds.length === 0) return;
  const where =
    'propertyIds' in request
      ? { hotelIds: request.propertyIds }
      : {
          latitude: request.latitude,
          longitude: request.longitude,
          radius: request.radiusKm * 1000,
          limit: request.limit,
        };
  const found = await availability(http, { ...stayBody(request), ...where }, options);
  if (found.length > 0) yield found;
}

export async function availability(
  http: Http,
  body: unknown,
  options: CallOptions,
): Promise<SupplierAvailability[]> {
  const answer = await call(
    http,
    { method: 'POST', path: '/v3.0/hotels/rates', body, repeatable: true },
    options,
  );
  if ('error' in answer) {
    if (answer.error.code === errorCodes.noAvailability) return [];
    throw new SupplierError(http.supplier, 'rejected', `error ${answer.error.code}: ${answer.error.message}`);
  }
  return http.mapped(() =>
    objects(answer.data, 'data').map((hotel) => ({
      propertyId: string(hotel.hotelId, 'hotelId'),
      offers: objects(hotel.roomTypes, 'roomTypes').map((roomType) => mapOffer(roomType)),
    })),
  );
}

const placeTypes: Record<string, SupplierPlace['type']> = {
  locality: 'city',
  administrative_area_level_1: 'region',
  airport: 'airport',
  hotel: 'property',
};

export async function suggest(
  http: Http,
  typed: string,
  options: CallOptions & { limit: number },
): Promise<SupplierPlace[]> {
  const query = new URLSearchParams({ textQuery: typed, limit: String(options.limit) });
  const { data } = await mustCall(http, { path: `/v3.0/data/places?${query}` }, options);
  return http.mapped(() =>
    objects(data, 'data').map((place) => {
      const location = object(place.location, 'location');
      return {
        id: string(place.placeId, 'placeId'),
        type: placeTypes[strings(place.types)[0] ?? ''] ?? 'city',
        name: string(place.displayName, 'displayName'),
        context: text(place.formattedAddress),
        countryCode: string(place.countryCode, 'countryCode'),
        latitude: number(location.latitude, 'latitude'),
        longitude: number(location.longitude, 'longitude'),
      };
    }),
  );
}
