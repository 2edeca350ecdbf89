import type { Http } from '../../http.ts';
import {
  SupplierError,
  type CallOptions,
  type StayRequest,
  type SupplierDetails,
} from '../../../port/index.ts';
import { number, object, objects, pictures, string, strings, text } from '../../read.ts';
import { call, errorCodes, stayBody } from './client.ts';
import { mapProperty } from './content.ts';
import { availability } from './search.ts';

/** `null` when meridian never heard of the property; `offers` is empty when it is sold out. */
export async function details(
  http: Http,
  propertyId: string,
  stay: StayRequest,
  options: CallOptions,
): Promise<SupplierDetails | null> {
  const [content, found] = await Promise.all([
    call(http, { path: `/v3.0/data/hotel?${new URLSearchParams({ hotelId: propertyId })}` }, options),
    availability(http, { ...stayBody(stay), hotelIds: [propertyId] }, options),
  ]);
  if ('error' in content) {
    if (content.error.code === errorCodes.hotelNotFound) return null;
    throw new SupplierError(
      http.supplier,
      'rejected',
      `error ${content.error.code}: ${content.error.message}`,
    );
  }
  return http.mapped(() => {
    const hotel = object(content.data, 'data');
    return {
      property: mapProperty(hotel),
      description: text(hotel.hotelDescription),
      rooms: objects(hotel.rooms ?? [], 'rooms').map((room) => ({
        roomId: string(room.id, 'room.id'),
        name: string(room.roomName, 'roomName'),
        size: room.roomSizeSquare === undefined ? null : number(room.roomSizeSquare, 'roomSizeSquare'),
        sleeps: number(room.maxOccupancy, 'maxOccupancy'),
        amenities: strings(room.roomAmenities),
        picture: pictures(room.photos)[0] ?? { kind: 'room', seed: string(room.id, 'room.id') },
      })),
      offers: found.flatMap(({ offers }) => offers),
    };
  });
}
