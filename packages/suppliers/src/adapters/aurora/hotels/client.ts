import type { RoomOccupancy } from '@portolan/core';
import { createHttp, type AdapterOptions, type Http } from '../../http.ts';
import type { StayRequest, SupplierLimits } from '../../../port/index.ts';

export const auroraName = 'aurora';

/** Rapid asks for 90 seconds before a booking may be called lost. */
export const auroraLimits: SupplierLimits = {
  quoteMs: 20_000,
  bookMs: 90_000,
  lookup: 'reference',
  pendingMs: 24 * 3_600_000,
};

/** A 503 or 429 of Rapid is its own: it took nothing in. */
export function createAuroraClient(options: AdapterOptions): Http {
  return createHttp(auroraName, options, { bookMs: auroraLimits.bookMs, nothingBooked: [429, 503] });
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
