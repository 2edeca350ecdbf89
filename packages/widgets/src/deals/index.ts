/** `travel-deals`: the agency's deals by service. `prefetchDeals` starts the first request before the first render. */
export { DealsWidget, prefetchDeals, type DealsWidgetProps } from './DealsWidget.tsx';
