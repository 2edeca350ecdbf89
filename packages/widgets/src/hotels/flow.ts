import type { HotelsQuery, QueryProblem } from '@portolan/core/hotels';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { WidgetContext } from '../context.ts';
import type { Rest } from './load-rest.ts';
import type { HotelsNavigation, HotelsView } from './navigation.ts';

/** What the views of one widget share: the world, where it is, and the stores that outlive a change of view. */
export interface HotelsFlow {
  readonly context: WidgetContext;
  readonly navigation: HotelsNavigation;
  readonly query: HotelsQuery;
  /** What the address said that could not be used. */
  readonly problems: readonly QueryProblem[];
  /** True on a partner's page: no page title of ours, no address bar to count on. */
  readonly embedded: boolean;
  /** What the form needs only once somebody shows interest; `null` until it is there. Other views are shown with it alone. */
  readonly rest: Rest | null;
  /** Loads {@link rest}. Rejects when it cannot be loaded. */
  need(): Promise<Rest>;
  /** True while the address has still to be read. */
  readonly pending: boolean;
  /** The traveller's own day. */
  readonly today: string;
  go(view: HotelsView, query: HotelsQuery, options?: { replace?: boolean }): void;
  href(view: HotelsView, query: HotelsQuery): string;
  /** Loads the code of a view before it is needed: on intent, or while a search answers. */
  prefetch(view: HotelsView): void;
  /** One object a name for the life of the widget; made when first asked for. */
  shared<V>(name: string, create: () => V): V;
  /** Run once when the widget is removed: what must not go on without it. */
  readonly whenRemoved: Set<() => void>;
}

export const FlowContext = createContext<HotelsFlow | null>(null);

export function useFlow(): HotelsFlow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('The hotel views belong inside TravelHotels.');
  return flow;
}

/** The whole state of a store. Views read several members of it, so a selector would buy nothing. */
export function useStoreState<S>(store: { getState(): S; subscribe(listener: () => void): () => void }): S {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/**
 * The same, rendered in a task behind the one that changed it: for a store whose changes are work themselves, as ranking a batch of
 * results is.
 */
export function useLateStoreState<S>(store: {
  getState(): S;
  subscribe(listener: () => void): () => void;
}): S {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(() => void setTimeout(listener)),
    [store],
  );
  return useSyncExternalStore(subscribe, store.getState, store.getState);
}
