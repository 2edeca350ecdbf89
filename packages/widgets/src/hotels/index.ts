/**
 * The hotel widget: search form, results, one property, checkout and confirmation as views of one component, driven by a
 * navigation port. The form is here; every other view is a chunk of its own. It is not a custom element and knows no routes
 * beyond the ones that `createHotelsNavigation` maps.
 */
export { TravelHotels, type TravelHotelsProps } from './TravelHotels.tsx';
export {
  createHotelsNavigation,
  createRedirectNavigation,
  hotelsPath,
  hotelsViewOf,
  type HotelsLocation,
  type HotelsNavigation,
  type HotelsView,
} from './navigation.ts';
export { prefetch } from './prefetch.ts';
export { sessionStore } from './parts/session.ts';
