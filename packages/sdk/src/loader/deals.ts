import { code } from '../code/deals.ts';
import { register } from '../define/register.ts';
import { DealsBase, dealsWidget } from '../tags/deals-base.ts';
import { takePageSettings } from './page-script.ts';

/** With its code beside it, in one chunk. */
class Deals extends DealsBase {
  static override readonly widget = { ...dealsWidget, load: () => code };
}
takePageSettings(import.meta.url);
register('travel-deals', Deals);
