/**
 * Private: fakes, builders and browser helpers for tests. Nothing that ships imports it. A whole server in a test:
 * `@portolan/testing/test-server`, which needs vitest's `db` project.
 */
export * from './fake-booking.ts';
export * from './fake-hotels.ts';
export * from './fake-supplier.ts';
export * from './fake-voyages.ts';
export * from './fake-deals.ts';
export * from './crash-points.ts';
export * from './invariants.ts';
