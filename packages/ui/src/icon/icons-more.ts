import type { IconShape } from './icons.ts';

// Marks of search, results and checkout.
export const plusIcon: IconShape = { d: 'M5 12h14M12 5v14' };
export const minusIcon: IconShape = { d: 'M5 12h14' };
export const downIcon: IconShape = { d: 'm6 9 6 6 6-6' };
export const arrowIcon: IconShape = { d: 'M5 12h14M12 5l7 7-7 7', mirror: true };
export const searchIcon: IconShape = { d: 'M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM21 21l-4.3-4.3' };
export const calendarIcon: IconShape = {
  d: 'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
};
export const bedIcon: IconShape = { d: 'M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9' };
export const planeIcon: IconShape = {
  d: 'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z',
  mirror: true,
};
export const clockIcon: IconShape = { d: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 6v6l4 2' };
export const infoIcon: IconShape = { d: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 16v-4M12 8h.01' };
export const tagIcon: IconShape = {
  d: 'M12.6 2.6A2 2 0 0 0 11.2 2H4a2 2 0 0 0-2 2v7.2a2 2 0 0 0 .6 1.4l8.7 8.7a2.4 2.4 0 0 0 3.4 0l6.6-6.6a2.4 2.4 0 0 0 0-3.4zM7.5 7.5h.01',
};
export const filterIcon: IconShape = {
  d: 'M21 4h-7M10 4H3M21 12h-9M8 12H3M21 20h-5M12 20H3M14 2v4M8 10v4M16 18v4',
};
export const mapIcon: IconShape = {
  d: 'M14.1 5.6 9 3 3.6 5.7A1 1 0 0 0 3 6.6v12.8a1 1 0 0 0 1.4.9L9 18l6 3 5.4-2.7a1 1 0 0 0 .6-.9V4.6a1 1 0 0 0-1.4-.9zM15 6v15M9 3v15',
};
export const buildingIcon: IconShape = {
  d: 'M6 22V4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v18zM6 12H4a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h2M18 9h2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-2M10 6h4M10 10h4M10 14h4M10 18h4',
};
