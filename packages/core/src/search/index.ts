/**
 * A search of any service: suggestions while typing, and results that arrive supplier by supplier without moving what is shown. A
 * service gives a `SearchPlan`; see `core/hotels/plan.ts`.
 */
export * from './result-list.ts';
export * from './search-plan.ts';
export * from './search-store.ts';
export * from './suggest-store.ts';
