export { FlightsPage as Page } from './WidgetPages.tsx';
export const define = () => import('@portolan/sdk/define/flights');
