import type { ServiceKey } from '@portolan/contract/services';
import {
  plainParts,
  TravelBooking as BookingWidget,
  type BookingParts,
} from '@portolan/widgets/booking-page';
import { text } from '../element/text-element.ts';
import { TravelElement } from '../element/travel-element.ts';
import type { ServiceDefinition } from '../services/service.ts';

/** What each service shows of its bookings; each is code of its own, loaded for its bookings alone. */
const parts: Readonly<Partial<Record<ServiceKey, () => Promise<BookingParts>>>> = {
  hotels: () => import('@portolan/widgets/hotels/booking').then(({ stayParts }) => stayParts),
};
const partsOf = (service: ServiceKey) => parts[service]?.() ?? plainParts;

/**
 * The page of one booking, of any service, on the agency's own site. It is no widget for partners: there a booking is shown in the secure
 * frame, by the element of its service.
 */
export class TravelBooking extends TravelElement {
  static override readonly tag = 'travel-booking';
  static override properties = { ...TravelElement.properties, reference: text('reference') };
  static override readonly service: ServiceDefinition = {
    key: null,
    Widget: ({ context, attributes }) => (
      <BookingWidget context={context} reference={attributes.reference ?? null} partsOf={partsOf} />
    ),
    areas: ['common', 'stays', 'checkout', 'booking', 'errors'],
    start: () => '/',
    staysInside: () => false,
  };

  /** Of the booking. @default none: nothing is found */
  declare reference: string | null;
}
