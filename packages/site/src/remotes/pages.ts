export { PagesPages as Page } from './PagesPages.tsx';

/** Only pages about a place have widgets. */
export const define = () =>
  Promise.all([
    ...(document.querySelector('travel-hotels') ? [import('@portolan/sdk/define/hotels')] : []),
    ...(document.querySelector('travel-deals') ? [import('@portolan/sdk/define/deals')] : []),
  ]);
