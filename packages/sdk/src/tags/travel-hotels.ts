import { TravelElement, text } from '../element/travel-element.ts';
import type { WidgetDefinition } from '../element/widget.ts';

/**
 * Search, results, details and check-out of stays.
 *
 * @summary Hotel search.
 * @event travel-ready - the first content is shown
 * @event travel-search - a search was made
 * @event travel-select - a hotel was chosen; cancel it to lead there yourself
 * @event travel-navigate - the widget is about to lead away; cancel it to take over
 * @event travel-checkout - a quote is about to be paid
 * @event travel-booked - a booking was made: reference and total
 * @event travel-error - something failed; the widget shows a way on
 * @event travel-track - what happened, for analytics; only with `consent="analytics"`
 * @slot - shown until the widget is there, and where scripts are blocked
 * @slot error - takes the place of the error message
 * @csspart root - the inner root
 */
export class TravelHotels extends TravelElement {
  static override properties = {
    ...TravelElement.properties,
    destination: text('destination'),
    checkIn: text('checkIn'),
    checkOut: text('checkOut'),
    occupancy: text('occupancy'),
  };
  static override readonly widget: WidgetDefinition = {
    service: 'hotels',
    areas: ['common', 'hotels', 'checkout', 'errors'],
    attributes: ['destination', 'checkIn', 'checkOut', 'occupancy'],
    load: () => import('../code/hotels.tsx').then(({ code }) => code),
    start({ destination, checkIn, checkOut, occupancy }, { enableHotelsV2 }) {
      const given = { destination, startDate: checkIn, endDate: checkOut, occupancy };
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
      return `/booknow/hotels${enableHotelsV2 ? '/v2' : ''}${query.size ? `?${query}` : ''}`;
    },
    // Passenger data and payment belong on the agency's own site.
    staysInside: (path) => /^\/(booknow\/hotels|hotel-details)(?!\/(checkout|confirm-payment))/i.test(path),
  };

  /** Where to, as a traveller would write it. */
  declare destination: string | null;
  /** First day, `YYYY-MM-DD`. */
  declare checkIn: string | null;
  /** Last day, `YYYY-MM-DD`. */
  declare checkOut: string | null;
  /** Rooms as JSON, such as `[{"adults":2,"childAges":[7]}]`. @default two adults in one room */
  declare occupancy: string | null;
}
