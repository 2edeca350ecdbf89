/**
 * The hotel flow without a screen: filters and orders of the search, one property's rates, and the form of
 * a stay. It renders nothing and calls nothing; see `ports.ts` for what it is given.
 */
export * from './details-store.ts';
export * from './facets.ts';
export * from './filters.ts';
export * from './guests.ts';
export * from './plan.ts';
export * from './ports.ts';
export * from './query.ts';
export * from './sort.ts';
export * from './terms.ts';
