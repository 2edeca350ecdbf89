/** The supplier ports and their adapters. Nothing here knows an agency, a markup or a database. */
export * from './port/index.ts';
export { createSuppliers, type SupplierUrls } from './adapters/create-suppliers.ts';
export { createAurora } from './adapters/aurora/hotels/index.ts';
export { createMeridian } from './adapters/meridian/hotels/index.ts';
export { createDealSupplier } from './adapters/aurora/deals.ts';
export type { AdapterOptions } from './adapters/http.ts';
export { samePlace } from './match.ts';
