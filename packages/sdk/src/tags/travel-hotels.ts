import type { WidgetDefinition } from '../element/widget.ts';
import { HotelsBase, hotelsWidget } from './hotels-base.ts';

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
export class TravelHotels extends HotelsBase {
  static override readonly widget: WidgetDefinition = {
    ...hotelsWidget,
    load: () => import('../code/hotels.tsx').then(({ code }) => code),
  };
}
