import { hotelPaths, isCheckout, isOfService } from '@portolan/contract/services';
import { TravelHotels as HotelsWidget } from '@portolan/widgets/hotels';
import type { Mode } from '../element/settings.ts';
import { json, text } from '../element/text-element.ts';
import { TravelElement } from '../element/travel-element.ts';
import type { ServiceDefinition } from './service.ts';

const { v2 } = hotelPaths;
const searching: readonly string[] = [hotelPaths.search, hotelPaths.results, v2.search, v2.results];

/**
 * Passenger data and payment belong on the agency's own site, in a frame or not. With `mode="redirect"` the page of a property does too.
 */
function staysInside(path: string, mode: Mode): boolean {
  if (mode === 'redirect') return searching.includes(path.replace(/\/?(\?.*)?$/, '').toLowerCase());
  return isOfService(hotelPaths, path) && !isCheckout(hotelPaths, path);
}

/**
 * Search, results, details and check-out of stays.
 *
 * @summary Hotel search.
 * @csspart form - the search form
 * @event travel-search - a search was made
 * @event travel-select - an offer was chosen; cancel it to lead there yourself
 * @event travel-checkout - a quote is about to be paid
 * @event travel-booked - a booking was made: reference and total
 */
export class TravelHotels extends TravelElement {
  static override readonly tag = 'travel-hotels';
  static override properties = {
    ...TravelElement.properties,
    destination: text('destination'),
    checkIn: text('checkIn'),
    checkOut: text('checkOut'),
    occupancy: json('occupancy'),
  };
  static override readonly service: ServiceDefinition = {
    key: 'hotels',
    takesOverMarkup: true,
    keepsPlace: true,
    Widget: ({ context, attributes, settings, embedded, typed }) => (
      <HotelsWidget
        context={context}
        mode={settings.mode}
        embedded={embedded}
        typed={typed}
        destination={attributes.destination ?? undefined}
        checkIn={attributes.checkIn ?? undefined}
        checkOut={attributes.checkOut ?? undefined}
        occupancy={attributes.occupancy ?? undefined}
      />
    ),
    areas: ['common', 'hotels', 'errors'],
    start({ destination, checkIn, checkOut, occupancy }, { enableHotelsV2 }) {
      const given = { destination, startDate: checkIn, endDate: checkOut, occupancy };
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
      return (enableHotelsV2 ? v2 : hotelPaths).search + (query.size ? `?${query}` : '');
    },
    staysInside,
  };

  /** Where to, as a traveller would write it. @default none */
  declare destination: string | null;
  /** First day, `YYYY-MM-DD`. @default none */
  declare checkIn: string | null;
  /** Last day, `YYYY-MM-DD`. @default none */
  declare checkOut: string | null;
  /**
   * Rooms as JSON, such as `[{"adults":2,"childAges":[7]}]`; as a property also the array itself, which reads as its JSON.
   * @default two adults in one room
   */
  declare occupancy: string | readonly { adults: number; childAges?: readonly number[] }[] | null;
}
