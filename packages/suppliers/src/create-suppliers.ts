import { createAurora } from './aurora/index.ts';
import { auroraName } from './aurora/client.ts';
import { createDealSupplier } from './deals.ts';
import type { AdapterOptions } from './http.ts';
import { meridianName } from './meridian/client.ts';
import { createMeridian } from './meridian/index.ts';
import type { DealSupplier, HotelSupplier } from './port.ts';

/** Origins by supplier name, such as `{ aurora: 'http://127.0.0.1:4201' }`; a supplier without one is left out. */
export type SupplierUrls = Readonly<Partial<Record<'aurora' | 'meridian', string>> | Record<string, string>>;

type Timeouts = Omit<AdapterOptions, 'baseUrl'>;

const hotelAdapters: Record<string, (options: AdapterOptions) => HotelSupplier> = {
  [auroraName]: createAurora,
  [meridianName]: createMeridian,
};

/**
 * Every hotel supplier that has an address, by name, in the order in which they were named. Adapters keep no state: one set
 * serves the whole process, and nothing is connected before the first call.
 * @throws {RangeError} for a name that no adapter has.
 */
export function createSuppliers(urls: SupplierUrls, timeouts: Timeouts = {}): Map<string, HotelSupplier> {
  const suppliers = new Map<string, HotelSupplier>();
  for (const [name, baseUrl] of Object.entries(urls)) {
    const create = hotelAdapters[name];
    if (!create) throw new RangeError(`No adapter for supplier ${name}; there are ${Object.keys(hotelAdapters).join(', ')}`);
    if (baseUrl) suppliers.set(name, create({ ...timeouts, baseUrl }));
  }
  return suppliers;
}

/** Who sells activities and cars: of the sandboxes, aurora alone. */
export function createDealSuppliers(urls: SupplierUrls, timeouts: Timeouts = {}): Map<string, DealSupplier> {
  const baseUrl = (urls as Record<string, string | undefined>)[auroraName];
  return new Map(baseUrl ? [[auroraName, createDealSupplier(auroraName, { ...timeouts, baseUrl })]] : []);
}
