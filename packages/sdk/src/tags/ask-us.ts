import { services, type ServiceKey } from '@portolan/contract/services';
import { TravelElement } from '../element/travel-element.ts';
import type { WidgetDefinition } from '../element/widget.ts';

/** A service that is arranged by people: the widget shows how to reach the agency. */
const askUs = (service: ServiceKey): WidgetDefinition => ({
  service,
  areas: ['common', 'pages', 'errors'],
  attributes: [],
  load: () => import('../code/ask-us.tsx').then(({ codeOf }) => codeOf(service)),
  start: () => services[service].path,
  staysInside: () => false,
});

/** @summary Flights: how to ask the agency for one. */
export class TravelFlights extends TravelElement {
  static override readonly widget = askUs('flights');
}
/** @summary Resorts: how to ask the agency for one. */
export class TravelResort extends TravelElement {
  static override readonly widget = askUs('resorts');
}
/** @summary Cars: how to ask the agency for one. */
export class TravelCars extends TravelElement {
  static override readonly widget = askUs('cars');
}
/** @summary Activities: how to ask the agency for one. */
export class TravelActivities extends TravelElement {
  static override readonly widget = askUs('activities');
}
/** @summary Cruises: how to ask the agency for one. */
export class TravelCruise extends TravelElement {
  static override readonly widget = askUs('cruise');
}
