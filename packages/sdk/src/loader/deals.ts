import './page-script.ts';
import '../define/agency.ts';
import { code } from '../code/deals.ts';
import { register } from '../define/register.ts';
import { DealsBase, dealsWidget } from '../tags/deals-base.ts';

/** With its code beside it, in one chunk. */
class Deals extends DealsBase {
  static override readonly widget = { ...dealsWidget, load: () => code };
}
register('travel-deals', Deals);
