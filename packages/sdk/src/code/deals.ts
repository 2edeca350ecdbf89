import { DealsWidget, prefetchDeals } from '@portolan/widgets/deals';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import deals from '@portolan/i18n/catalogues/en/deals.json' with { type: 'json' };
import errors from '@portolan/i18n/catalogues/en/errors.json' with { type: 'json' };
import type { WidgetCode } from '../element/widget.ts';

export const code: WidgetCode = {
  Widget: DealsWidget,
  english: { ...common, ...deals, ...errors },
  prefetch: prefetchDeals,
};
