/**
 * The hotel flow without a screen: address ↔ state, search results that do not jump, filters, the map's geometry, one
 * property's rates, and the form of a stay. It renders nothing and calls nothing; see `ports.ts` for what it is given.
 */
export * from './details-store.ts';
export * from './filters.ts';
export * from './guests.ts';
export * from './list-state.ts';
export * from './map.ts';
export * from './ports.ts';
export * from './result-list.ts';
export * from './search-store.ts';
export * from './sort.ts';
export * from './suggest-store.ts';
export * from './terms.ts';
export * from './url-state.ts';
