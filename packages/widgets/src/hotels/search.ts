import { createHotelsSearch, type HotelsSearchStore } from '@portolan/core/hotels';
import { createHotelsApi } from './api.ts';
import type { HotelsFlow } from './flow.ts';
import { wait } from './parts/wait.ts';

/**
 * The search of this widget: one store, whose results outlive a change of view. `run` asks the same question only once, so that the form
 * starts a search and the results join it.
 */
export function hotelsSearch({ context, shared, whenRemoved }: HotelsFlow): HotelsSearchStore {
  return shared('search', () => {
    const search = createHotelsSearch(createHotelsApi(context.client), { now: context.now, wait });
    whenRemoved.add(search.stop);
    return search;
  });
}
