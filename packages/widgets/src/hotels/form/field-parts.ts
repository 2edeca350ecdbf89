/** What the fields of the search form open. One chunk, loaded on focus or pointer. */
export { DatesPop, GuestsPop, preloadCalendar } from '@portolan/ui';
export { DestinationList } from './DestinationList.tsx';
