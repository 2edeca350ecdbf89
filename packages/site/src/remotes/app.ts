export { AppPages as Page } from './AppPages.tsx';
export const define = () =>
  Promise.all([
    import('@portolan/sdk/define/cars'),
    import('@portolan/sdk/define/activities'),
    import('@portolan/sdk/define/cruise'),
  ]);
