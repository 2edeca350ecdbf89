/** What all searches need: feeds of suppliers that searches share, interleaving, places and distances. */
export { cellsAround, distanceKm, type Point, squaredChord, unitVector } from './geo.ts';
export { interleave } from './interleave.ts';
export { openPlaceId, placeIdOf } from './place-id.ts';
export { createFeedStore, feedKey, type FeedStore } from './supplier-feed.ts';
