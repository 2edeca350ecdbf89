/**
 * The agency API as data: every operation with its schemas, the error catalogue, the permission table, and the types that the
 * layers exchange. No behaviour, no I/O. Browsers import types from here and code only from `/codes`, `/roles`, `/routes` and
 * `/services`, so that zod never reaches a page.
 */
export * from './codes.ts';
export * from './roles.ts';
export * from './routes.ts';
export * from './services.ts';
export * from './embedding.ts';
export * from './operations.ts';
export * from './page.ts';
export * from './schemas/agency.ts';
export * from './schemas/auth.ts';
export * from './schemas/booking.ts';
export * from './schemas/common.ts';
export * from './schemas/content.ts';
export * from './schemas/deals.ts';
export * from './schemas/destinations.ts';
export * from './schemas/embed.ts';
export * from './schemas/hotels.ts';
export * from './schemas/item.ts';
export * from './schemas/ledger.ts';
export * from './schemas/links.ts';
export * from './schemas/price.ts';
export * from './schemas/pricing.ts';
export * from './schemas/terms.ts';
export * from './schemas/travellers.ts';
