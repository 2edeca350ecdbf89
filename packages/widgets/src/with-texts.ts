import { createT, loadCatalogues, type Area, type T } from '@portolan/i18n';

/** A text of each area that may come later than the first screen, or in part with it. What is not named here is asked for each time. */
const probes: Partial<Record<Area, string>> = {
  common: 'common.guests.room',
  deals: 'deals.book-now',
  hotels: 'hotels.note.past',
  stays: 'stays.results.heading',
  checkout: 'checkout.heading',
  map: 'map.list',
};

const lacks = (t: T) => (area: Area) => !t.has(probes[area] ?? '');

/** `t` with the texts of more areas; the same `t` when it has them already. */
export async function withTexts(t: T, areas: readonly Area[]): Promise<T> {
  const missing = areas.filter(lacks(t));
  if (missing.length === 0) return t;
  return createT(t.language, [...(await loadCatalogues(t.language, missing)), ...t.catalogues], t.own);
}
