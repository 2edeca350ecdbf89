import { createDealsStore, type DealsState, type DealsStore } from '@portolan/core';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { WidgetContext } from '../context.ts';
import { dealsRequest, type Deal, type DealService } from './deal-requests.ts';

interface LoadedList {
  readonly store: DealsStore<Deal>;
  /** Key of the request that the store loads or has loaded; `null`: none. */
  requestKey: string | null;
}

/** The lists of one widget, by service. */
export type DealLists = Map<DealService, LoadedList>;

/** Lists that live as long as the widget; their requests are cancelled when it is removed. */
export function useDealLists(): DealLists {
  const [lists] = useState<DealLists>(() => new Map());
  useEffect(
    () => () => {
      for (const list of lists.values()) {
        list.store.cancel();
        list.requestKey = null;
      }
    },
    [lists],
  );
  return lists;
}

/**
 * The deals of one service. Each service keeps its own list, so going back to a tab requests nothing; another role, language,
 * currency or place requests again.
 */
export function useDeals(
  context: WidgetContext,
  lists: DealLists,
  service: DealService,
): DealsState<Deal> & { retry(): void } {
  const list = lists.get(service) ?? { store: createDealsStore<Deal>(), requestKey: null };
  lists.set(service, list);
  const request = dealsRequest(context, service);

  const load = () => {
    list.requestKey = request.key;
    void list.store.load(request.run);
  };
  // A layout effect, because the others wait for a frame.
  useLayoutEffect(() => {
    if (list.requestKey !== request.key) load();
    // The key says all that the request depends on; `load` is new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [list, request.key]);
  return { ...useStore(list.store), retry: load };
}
