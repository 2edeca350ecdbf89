import type { ServiceKey } from '@portolan/contract/services';
import { TravelElement } from '../element/travel-element.ts';
import type { WidgetDefinition } from '../element/widget.ts';

/** A service that is arranged by people: the widget shows how to reach the agency. */
const askUs = (service: ServiceKey, path: string): WidgetDefinition => ({
  service,
  areas: ['common', 'pages', 'errors'],
  attributes: [],
  load: () => import('../code/ask-us.tsx').then(({ codeOf }) => codeOf(service)),
  start: () => path,
  staysInside: () => false,
});

/**
 * How to reach the agency about flights.
 *
 * @summary Flights: how to ask the agency for one.
 * @csspart ask-us - the section with the agency's contact
 */
export class TravelFlights extends TravelElement {
  static override readonly widget = askUs('flights', '/booknow/flights');
}
/**
 * How to reach the agency about resorts.
 *
 * @summary Resorts: how to ask the agency for one.
 * @csspart ask-us - the section with the agency's contact
 */
export class TravelResort extends TravelElement {
  static override readonly widget = askUs('resorts', '/booknow/resort');
}
/**
 * How to reach the agency about cars.
 *
 * @summary Cars: how to ask the agency for one.
 * @csspart ask-us - the section with the agency's contact
 */
export class TravelCars extends TravelElement {
  static override readonly widget = askUs('cars', '/booknow/cars');
}
/**
 * How to reach the agency about activities.
 *
 * @summary Activities: how to ask the agency for one.
 * @csspart ask-us - the section with the agency's contact
 */
export class TravelActivities extends TravelElement {
  static override readonly widget = askUs('activities', '/booknow/activities');
}
/**
 * How to reach the agency about cruises.
 *
 * @summary Cruises: how to ask the agency for one.
 * @csspart ask-us - the section with the agency's contact
 */
export class TravelCruise extends TravelElement {
  static override readonly widget = askUs('cruise', '/booknow/cruise');
}
