import { createAurora } from './aurora/index.ts';
import { createDealSupplier } from './deals.ts';
import type { AdapterOptions } from './http.ts';
import { createMeridian } from './meridian/index.ts';
import type { DealSupplier, HotelSupplier } from './port.ts';

export interface SupplierUrls {
  /** Origin, such as `http://127.0.0.1:4201`; a supplier without one is left out. */
  aurora?: string;
  meridian?: string;
}

/**
 * Every supplier that has an address, in the order in which they are asked. Adapters keep no state: one set serves the whole
 * process, and nothing is connected before the first call.
 */
export function createSuppliers(
  urls: SupplierUrls,
  options: Omit<AdapterOptions, 'baseUrl'> = {},
): { hotels: HotelSupplier[]; deals: DealSupplier[] } {
  const hotels: HotelSupplier[] = [];
  const deals: DealSupplier[] = [];
  if (urls.aurora) {
    hotels.push(createAurora({ ...options, baseUrl: urls.aurora }));
    deals.push(createDealSupplier('aurora', { ...options, baseUrl: urls.aurora }));
  }
  if (urls.meridian) hotels.push(createMeridian({ ...options, baseUrl: urls.meridian }));
  return { hotels, deals };
}
