import type { Route } from '../routes.ts';

export { AppPages as Page } from './AppPages.tsx';

/** The elements of a page; most have none. */
export const define = async ({ name }: Route) => {
  if (name === 'booking') await import('@portolan/sdk/booking');
  if (name === 'cars') await import('@portolan/sdk/define/cars');
  if (name === 'activities') await import('@portolan/sdk/define/activities');
  if (name === 'cruise') await import('@portolan/sdk/define/cruise');
};
