import { createHotelsPlan, type HotelsSearchStore } from '@portolan/core/hotels';
import { createSearch } from '@portolan/core/search';
import type { Flow } from '../shared/flow.ts';
import { wait } from '../shared/wait.ts';

/**
 * The search of a widget: one store, whose results outlive a change of view. `run` asks the same question only once, so that the form
 * starts a search and the results join it.
 */
export function hotelsSearch({ context: { client, now }, shared, whenRemoved }: Flow): HotelsSearchStore {
  return shared('search', () => {
    const search = createSearch(
      createHotelsPlan({ search: (body, options) => client.stream('searchHotels', { body, ...options }) }),
      { now, wait },
    );
    whenRemoved.add(search.stop);
    return search;
  });
}
