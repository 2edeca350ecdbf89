import type { IconShape } from './icons.ts';

// Marks of what a search form shows at once. After Lucide (ISC licence), as all of them where it has the mark.
export const warningIcon: IconShape = {
  d: 'm21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3zM12 9v4M12 17h.01',
};
export const closeIcon: IconShape = { d: 'M18 6 6 18M6 6l12 12' };
export const pinIcon: IconShape = {
  d: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0zM12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
};
