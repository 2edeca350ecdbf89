import type { Database } from '../../db/index.ts';
import { createPlaceIndex, type PlaceIndex } from '../../places/index.ts';
import { findCities, findWordsOfProperties } from './suggest-queries.ts';

/** Where the catalogue has hotels, found by names in all languages. */
export interface PlaceDirectory {
  index(): Promise<PlaceIndex>;
}

const freshMs = 10 * 60_000;

/**
 * Made when the server begins to listen, or else with the first question. Every ten minutes the catalogue is read again, while the old
 * index answers; a new one is made only when an import has changed the places or the words, for that takes some tenths of a second.
 */
export function createPlaceDirectory(database: Database, now: () => number): PlaceDirectory {
  let made: PlaceIndex | null = null;
  let making: Promise<PlaceIndex> | null = null;
  let madeOf = '';
  let readAt = 0;

  async function make(): Promise<PlaceIndex> {
    const [cities, words] = await Promise.all([findCities(database), findWordsOfProperties(database)]);
    readAt = now();
    const source = JSON.stringify([cities, words]);
    if (made && source === madeOf) return made;
    madeOf = source;
    return (made = createPlaceIndex(cities, words));
  }

  return {
    index() {
      if (made && now() - readAt < freshMs) return Promise.resolve(made);
      making ??= make().finally(() => (making = null));
      if (!made) return making;
      // The next question tries again.
      making.catch(() => undefined);
      return Promise.resolve(made);
    },
  };
}
