import type { HotelsQuery, QueryProblem } from '@portolan/core/hotels';
import { useContext, type Context } from 'react';
import { FlowContext as SharedFlowContext } from '../shared/flow.ts';
import type { ServiceFlow } from '../shared/service-flow.ts';
import type { HotelsView } from './addresses.ts';

export { useStoreState } from '../shared/use-store-state.ts';

/** What the views of one widget share. */
export type HotelsFlow = ServiceFlow<HotelsView, HotelsQuery, QueryProblem>;

/** The same context that the shared views read; the hotel views find more in it. */
export const FlowContext = SharedFlowContext as Context<HotelsFlow | null>;

export function useFlow(): HotelsFlow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('The hotel views belong inside TravelHotels.');
  return flow;
}
