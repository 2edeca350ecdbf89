export { HotelsPage as Page } from './HotelsPage.tsx';
export const define = () =>
  Promise.all([import('@portolan/sdk/define/hotels'), import('@portolan/sdk/define/deals')]);
