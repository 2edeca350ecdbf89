import './page-script.ts';
import '../define/agency.ts';
import { code } from '../code/deals.ts';
import { callEarly } from '@portolan/client/early';
import { dealRoutes } from '@portolan/contract/deal-routes';
import { register } from '../define/register.ts';
import type { WidgetDefinition } from '../element/widget.ts';
import { DealsBase, dealsWidget } from '../tags/deals-base.ts';

/** With its code beside it, in one chunk, and with the calls that it makes: nothing else is loaded before the first deals stand there. */
class Deals extends DealsBase {
  static override readonly widget: WidgetDefinition = {
    ...dealsWidget,
    load: () => code,
    early: (options, ...[id, input]) => callEarly(dealRoutes, options, id, input),
  };
}
register('travel-deals', Deals);
