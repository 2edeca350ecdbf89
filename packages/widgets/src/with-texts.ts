import { createT, loadCatalogues, type Area, type T } from '@portolan/i18n';

/** A text of each area that may come later than the first screen, or in part with it. What is not named here is asked for each time. */
const probes: Partial<Record<Area, string>> = {
  common: 'common.guests.room',
  deals: 'deals.book-now',
  hotels: 'hotels.note.past',
  stays: 'stays.results.heading',
  checkout: 'checkout.heading',
};

const lacks = (t: T) => (area: Area) => !t.has(probes[area] ?? '');

/** True when {@link withTexts} has nothing to load. */
export const hasTexts = (t: T, areas: readonly Area[]): boolean => !areas.some(lacks(t));

/** `t` with the texts of more areas; the same `t` when it has them already. */
export async function withTexts(t: T, areas: readonly Area[]): Promise<T> {
  const missing = areas.filter(lacks(t));
  if (missing.length === 0) return t;
  const more = createT(t.language, await loadCatalogues(t.language, missing), t.own);
  // Where a key is, is looked up once: layers of texts would ask each other about every word of every card.
  const where = new Map<string, T>();
  const of = (key: string) => {
    let layer = where.get(key);
    if (!layer) where.set(key, (layer = more.has(key) ? more : t));
    return layer;
  };
  return Object.assign(((key, params) => of(key)(key, params)) as T, {
    language: t.language,
    direction: t.direction,
    own: t.own,
    has: ((key: string) => more.has(key) || t.has(key)) as T['has'],
  });
}
