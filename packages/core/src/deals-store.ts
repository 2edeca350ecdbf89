import { createStore, type StoreApi } from 'zustand/vanilla';

/** One list of deals on its way: pending → fulfilled or rejected (ASYNC-01). */
export interface DealsState<D> {
  readonly status: 'idle' | 'pending' | 'fulfilled' | 'rejected';
  readonly deals: readonly D[];
  readonly loading: boolean;
  /** Text of the last failure; `null` otherwise. */
  readonly error: string | null;
}

export interface DealsStore<D> extends StoreApi<DealsState<D>> {
  /**
   * Starts a load and takes back the one before it. Pending empties the list, fulfilled stores the result, rejected empties the
   * list and keeps the error's message (ASYNC-07 to -11). Never rejects.
   */
  load(request: (signal: AbortSignal) => Promise<readonly D[]>): Promise<void>;
  /** Takes the request back; the loading state stays, because whoever cancels starts another or leaves (ASYNC-12). */
  cancel(): void;
}

/** A store of its own for each instance and service; nothing is shared. */
export function createDealsStore<D>(): DealsStore<D> {
  const store = createStore<DealsState<D>>(() => ({
    status: 'idle',
    deals: [],
    loading: false,
    error: null,
  }));
  let running: AbortController | null = null;

  async function load(request: (signal: AbortSignal) => Promise<readonly D[]>): Promise<void> {
    running?.abort();
    const mine = (running = new AbortController());
    store.setState({ status: 'pending', deals: [], loading: true, error: null });
    try {
      const deals = await request(mine.signal);
      if (!mine.signal.aborted) store.setState({ status: 'fulfilled', deals, loading: false });
    } catch (error) {
      if (mine.signal.aborted) return;
      const message = (error as Error | null)?.message || 'Something went wrong';
      store.setState({ status: 'rejected', deals: [], loading: false, error: message });
    }
  }

  return { ...store, load, cancel: () => running?.abort() };
}
