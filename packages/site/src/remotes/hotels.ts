export { HotelsPage as Page } from './WidgetPages.tsx';
export const define = () => import('@portolan/sdk/define/hotels');
