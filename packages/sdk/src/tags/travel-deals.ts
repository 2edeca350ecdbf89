import type { WidgetDefinition } from '../element/widget.ts';
import { DealsBase, dealsWidget } from './deals-base.ts';

/**
 * Deals of the week, a tab for each service that the agency sells.
 *
 * @summary The agency's deals.
 * @event travel-select - an offer was chosen; cancel it to lead there yourself
 */
export class TravelDeals extends DealsBase {
  static override readonly widget: WidgetDefinition = {
    ...dealsWidget,
    load: () => import('../code/deals.ts').then(({ code }) => code),
  };
}
