import { createDealsStore, type DealsState, type DealsStore } from '@portolan/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { WidgetContext } from '../context.ts';
import { dealsRequest, type Deal, type DealService } from './requests.ts';

interface Feed {
  readonly store: DealsStore<Deal>;
  /** Key of the request that the store holds or waits for; empty: none. */
  key: string;
}

/** The lists of one widget, by service. */
export type Feeds = Map<DealService, Feed>;

/** Lists that live as long as the widget; removing it takes back whatever is on its way. */
export function useFeeds(): Feeds {
  const [feeds] = useState<Feeds>(() => new Map());
  useEffect(
    () => () => {
      for (const feed of feeds.values()) {
        feed.store.cancel();
        feed.key = '';
      }
    },
    [feeds],
  );
  return feeds;
}

/**
 * The deals of one service. Each service keeps its own list, so going back to a tab asks for nothing; another role, language,
 * currency or place asks again.
 */
export function useDeals(
  context: WidgetContext,
  feeds: Feeds,
  service: DealService,
): DealsState<Deal> & { retry(): void } {
  let feed = feeds.get(service);
  if (!feed) feeds.set(service, (feed = { store: createDealsStore<Deal>(), key: '' }));
  const current = feed;
  const request = dealsRequest(context, service);

  const load = () => {
    current.key = request.key;
    void current.store.load(request.run);
  };
  useEffect(() => {
    if (current.key !== request.key) load();
    // The key says all that the request depends on; `load` is new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [current, request.key]);
  return { ...useStore(current.store), retry: load };
}
