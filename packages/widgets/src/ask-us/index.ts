/** The card of a service that people arrange: the agency's contact instead of a search form. */
export { AskUs } from './AskUs.tsx';
