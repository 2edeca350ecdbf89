/** Suppliers in memory for tests; each passes the conformance suites. Nothing that ships imports it. */
export * from './fake-booking.ts';
export * from './fake-hotels.ts';
export * from './fake-supplier.ts';
export * from './fake-deals.ts';
export * from './fake-voyages.ts';
export * from './remote-voyages.ts';
