import type { WidgetDefinition } from '../element/widget.ts';
import { HotelsBase, hotelsWidget } from './hotels-base.ts';

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
export class TravelHotels extends HotelsBase {
  static override readonly widget: WidgetDefinition = {
    ...hotelsWidget,
    load: () => import('../code/hotels.tsx').then(({ code }) => code),
  };
}
