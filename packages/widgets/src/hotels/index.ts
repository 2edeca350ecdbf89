/**
 * The hotel widget: search form, results, one property, checkout and confirmation as views of one component, driven by a
 * navigation port. The form is the first screen; every other view is a chunk of its own. It is not a custom element and knows no
 * routes beyond those that `createHotelsNavigation` maps.
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
export { preloadView } from './views.tsx';
export { sessionStore } from '../shared/session.ts';
