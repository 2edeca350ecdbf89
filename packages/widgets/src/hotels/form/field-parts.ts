/** What the fields of the search form open. One chunk, loaded on focus or pointer. */
export { ComboboxList, DatesPop, GuestsPop, preloadCalendar } from '@portolan/ui';
