import type { IconShape } from './icons.ts';

// Marks that several widgets show, once there is something to show.
export const checkIcon: IconShape = { d: 'M20 6 9 17l-5-5' };
export const backIcon: IconShape = { d: 'm15 18-6-6 6-6', mirror: true };
export const forwardIcon: IconShape = { d: 'm9 18 6-6-6-6', mirror: true };
export const usersIcon: IconShape = {
  d: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM22 21v-2a4 4 0 0 0-3-3.9M16 3.1a4 4 0 0 1 0 7.8',
};
