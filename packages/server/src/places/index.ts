/** Names of places in the nine languages, and finding places by them. Knows the names; which places there are, the catalogue says. */
export { foldName } from './fold.ts';
export { cityIn, contextOf, countryIn, regionIn, spellingsOfCity, spellingsOfRegion } from './names.ts';
export { createPlaceIndex, placeIn, type CatalogueCity, type PlaceIndex } from './place-index.ts';
