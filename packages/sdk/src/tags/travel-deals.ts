import type { WidgetDefinition } from '../element/widget.ts';
import { DealsBase, dealsWidget } from './deals-base.ts';

/**
 * Deals of the week, a tab for each service that the agency sells.
 *
 * @summary The agency's deals.
 * @event travel-ready - the first content is shown
 * @event travel-select - a deal was chosen; cancel it to lead there yourself
 * @event travel-navigate - the widget is about to lead away; cancel it to take over
 * @event travel-error - something failed; the widget shows a way on
 * @event travel-track - what happened, for analytics; only with `consent="analytics"`
 * @slot - shown until the widget is there, and where scripts are blocked
 * @slot error - takes the place of the error message
 * @csspart root - the inner root
 */
export class TravelDeals extends DealsBase {
  static override readonly widget: WidgetDefinition = {
    ...dealsWidget,
    load: () => import('../code/deals.ts').then(({ code }) => code),
  };
}
