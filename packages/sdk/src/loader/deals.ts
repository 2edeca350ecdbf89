import { code } from '../code/deals.ts';
import { TravelDeals } from '../tags/travel-deals.ts';
import { starter } from './start.ts';

/** With its code beside it, in one chunk. */
class Deals extends TravelDeals {
  static override readonly widget = { ...TravelDeals.widget, load: () => code };
}
export const start = starter({ 'travel-deals': Deals });
