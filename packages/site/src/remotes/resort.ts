export { ResortPage as Page } from './WidgetPages.tsx';
export const define = () => import('@portolan/sdk/define/resort');
