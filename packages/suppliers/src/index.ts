/** The supplier ports and their adapters. Nothing here knows an agency, a markup or a database. */
export * from './port.ts';
export { createSuppliers, type SupplierUrls } from './create-suppliers.ts';
export { createAurora } from './aurora/index.ts';
export { createMeridian } from './meridian/index.ts';
export { createDealSupplier } from './deals.ts';
export type { AdapterOptions } from './http.ts';
export { samePlace } from './match.ts';
