import type { RoomOccupancy } from '@portolan/core';
import { createHttp, type AdapterOptions, type Http } from '../http.ts';
import type { StayRequest } from '../port.ts';

export const auroraName = 'aurora';

export function createAuroraClient(options: AdapterOptions): Http {
  return createHttp(auroraName, options);
}

/** Rapid's spelling of one room's guests: `2-9,4`. Its prices are keyed by it, so that equal rooms share one entry. */
export function occupancyKey({ adults, childAges }: RoomOccupancy): string {
  return childAges.length > 0 ? `${adults}-${childAges.join(',')}` : String(adults);
}

export function stayQuery({ checkIn, checkOut, occupancy, nationality }: StayRequest): URLSearchParams {
  const query = new URLSearchParams({ checkin: checkIn, checkout: checkOut, currency: 'USD' });
  for (const room of occupancy) query.append('occupancy', occupancyKey(room));
  if (nationality) query.set('country_code', nationality);
  return query;
}
