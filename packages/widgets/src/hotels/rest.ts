/**
 * All of the widget that its form does not need to be seen and typed in: reading and writing addresses, suggestions, popovers, the
 * other views. One chunk, loaded on the first sign of interest, or at once where the address asks for more than an empty form.
 */
export { ComboboxList, DatesPop, GuestsPop, preloadCalendar } from '@portolan/ui';
export { LazyView } from './LazyView.tsx';
export { createHotelsNavigation, createRedirectNavigation } from './navigation.ts';
export { hasDestination } from '@portolan/core/hotels';
export { movesOf, readQuery } from './world.ts';
export { ProblemNotes } from './form/ProblemNotes.tsx';
export { announce, destinations } from './form/destinations.ts';
export { prefetch } from './prefetch.ts';
