import { searchPaths } from '@portolan/contract/services';
import { TravelElement } from '../element/travel-element.ts';
import { askUs } from './ask-us.tsx';

/**
 * How to reach the agency about flights.
 *
 * @summary Flights: how to ask the agency for one.
 * @csspart ask-us - the section with the agency's contact
 */
export class TravelFlights extends TravelElement {
  static override readonly tag = 'travel-flights';
  static override readonly service = askUs('flights', searchPaths.flights);
}
