/** Hotels: suggestions, search, details, the catalogue of properties, and what a stay is to the booking of it. */
export { cheapestRates, type CheapestRates, usdOf } from './cheapest-rates.ts';
export { placeOf } from './place-of.ts';
export { createPropertyDirectory, type PropertyDirectory, type PropertyFacts } from './property-directory.ts';
export { createHotels } from './service.ts';
export { type StayAsked } from './stay.ts';
export { rememberProperty } from './stored-property.ts';
