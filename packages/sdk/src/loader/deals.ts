import './page-script.ts';
import '../define/agency.ts';
import { code } from '../code/deals.ts';
import { clientCode } from '../element/late-client.ts';
import { register } from '../define/register.ts';
import { DealsBase, dealsWidget } from '../tags/deals-base.ts';

/** With its code beside it, in one chunk; and what it asks by arrives beside the configuration, for it shows nothing without an answer. */
class Deals extends DealsBase {
  static override readonly widget = {
    ...dealsWidget,
    load() {
      clientCode().catch(() => undefined);
      return code;
    },
  };
}
register('travel-deals', Deals);
