/**
 * Private: fakes, builders and browser helpers for tests. Nothing that ships imports it. A whole server in a test:
 * `@portolan/testing/test-server`, which needs vitest's `db` project.
 */
export * from './fake-suppliers.ts';
export * from './fake-supplier.ts';
export * from './crash-points.ts';
export * from './invariants.ts';
