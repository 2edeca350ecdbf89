import { DealsWidget, prefetchDeals } from '@portolan/widgets/deals';
import { text } from '../element/text-element.ts';
import { TravelElement } from '../element/travel-element.ts';
import type { ServiceDefinition } from './service.ts';

/**
 * Deals of the week, a tab for each service that the agency sells.
 *
 * @summary The agency's deals.
 * @event travel-select - an offer was chosen; cancel it to lead there yourself
 */
export class TravelDeals extends TravelElement {
  static override readonly tag = 'travel-deals';
  static override properties = { ...TravelElement.properties, tab: text('tab') };
  static override readonly service: ServiceDefinition = {
    key: null,
    Widget: DealsWidget,
    areas: ['common', 'deals', 'errors'],
    prefetch: prefetchDeals,
    asksAtOnce: true,
    start: ({ tab }) => (tab ? `/?tab=${encodeURIComponent(tab)}` : '/'),
    staysInside: (path, mode) => mode === 'inline' && (path === '/' || path.startsWith('/?')),
  };

  /** Tab to start with, such as `Car Rentals`. @default the first active one */
  declare tab: string | null;
}
