import { encodeHotelsQuery, type HotelsQuery, type QueryProblem } from '@portolan/core/hotels';
import { useContext, type Context } from 'react';
import { FlowContext as SharedFlowContext, type Flow } from '../shared/flow.ts';
import type { HotelsNavigation, HotelsView } from './navigation.ts';

export { useStoreState } from '../shared/use-store-state.ts';

/** What the views of one widget share: its context, its place, and the stores that outlive a change of view. */
export interface HotelsFlow extends HotelsFlowActions, Flow {
  readonly navigation: HotelsNavigation;
  readonly query: HotelsQuery;
  /** What the address said that could not be used. */
  readonly problems: readonly QueryProblem[];
  /** True on a partner's page: no page title of ours, no address bar to rely on. */
  readonly embedded: boolean;
  /** The traveller's own day. */
  readonly today: string;
  /** False while the widget takes over the server's markup, which cannot know the traveller's day: dates are blank. */
  readonly isTodayKnown: boolean;
  /** Sends the search that the address asks for, unless it is running or answered. */
  startSearch(): void;
  /** Loads the code of a view before it is needed. Failures are silent. */
  prefetch(view: Exclude<HotelsView, 'search'>): void;
}

export interface HotelsFlowActions {
  go(view: HotelsView, query: HotelsQuery, options?: { replace?: boolean }): void;
  href(view: HotelsView, query: HotelsQuery): string;
}

/** How the views move on: by queries, which the navigation knows as parameters of addresses. */
export function createFlowActions(navigation: HotelsNavigation): HotelsFlowActions {
  return {
    go: (view, query, options) => navigation.go(view, encodeHotelsQuery(query, view), options),
    href: (view, query) => navigation.href(view, encodeHotelsQuery(query, view)),
  };
}

/** The same context that the shared views read; the hotel views find more in it. */
export const FlowContext = SharedFlowContext as Context<HotelsFlow | null>;

export function useFlow(): HotelsFlow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('The hotel views belong inside TravelHotels.');
  return flow;
}
