/**
 * The hotel widget: search form, results, one property, checkout and confirmation as views of one component, driven by the host's
 * navigation. The form is the first screen; every other view is a chunk of its own. It is not a custom element.
 */
export { TravelHotels, type TravelHotelsProps } from './TravelHotels.tsx';
export { preloadView } from './views.ts';
export { sessionStore } from '../shared/session.ts';
