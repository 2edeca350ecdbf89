/** Hotels: suggestions, search, details, the catalogue of properties, and how a stay is checked, kept and shown. */
export { cheapestRates, type CheapestRates, usdOf } from './cheapest-rates.ts';
export { createPropertyDirectory, type PropertyDirectory, type PropertyFacts } from './property-directory.ts';
export { placeOf } from './place-of.ts';
export { checkStay } from './stay-check.ts';
export { stayMoments } from './stay-moments.ts';
export { stayNeeds, stayUnit, viewStay, viewStayCancellation, viewStayParts } from './stay-view.ts';
export { rememberProperty } from './stored-property.ts';
export type { StoredProperty, StoredTerms } from './tables.ts';
