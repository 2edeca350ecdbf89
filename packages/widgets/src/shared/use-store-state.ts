import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * The whole state of a store. zustand's own `useStore` takes React by its default export, which brings all of preact/compat into the
 * first screen of every widget.
 */
export function useStoreState<S>(store: Pick<StoreApi<S>, 'getState' | 'subscribe'>): S {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
