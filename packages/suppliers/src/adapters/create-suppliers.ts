import { createAurora } from './aurora/hotels/index.ts';
import { auroraName } from './aurora/hotels/client.ts';
import { createDealSupplier } from './aurora/deals.ts';
import type { AdapterOptions } from './http.ts';
import { createMeridian } from './meridian/hotels/index.ts';
import type { DealSupplier, HotelSupplier } from '../port/index.ts';

/** Origins by supplier, such as `{ aurora: 'http://127.0.0.1:4201' }`; a supplier without one is left out. */
export interface SupplierUrls {
  aurora?: string;
  meridian?: string;
}

/**
 * Every supplier that has an address, in the order in which they are asked; of the two, aurora alone sells activities and cars.
 * Adapters keep no state: one set serves the whole process, and nothing is connected before the first call.
 */
export function createSuppliers(
  { aurora, meridian }: SupplierUrls,
  timeouts: Omit<AdapterOptions, 'baseUrl'> = {},
): { hotels: HotelSupplier[]; deals: DealSupplier[] } {
  const hotels: HotelSupplier[] = [];
  const deals: DealSupplier[] = [];
  if (aurora) {
    hotels.push(createAurora({ ...timeouts, baseUrl: aurora }));
    deals.push(createDealSupplier(auroraName, { ...timeouts, baseUrl: aurora }));
  }
  if (meridian) hotels.push(createMeridian({ ...timeouts, baseUrl: meridian }));
  return { hotels, deals };
}
