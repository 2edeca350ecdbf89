export * from './booking.ts';
export * from './hotels.ts';
export * from './deals.ts';
export * from './supplier-error.ts';
