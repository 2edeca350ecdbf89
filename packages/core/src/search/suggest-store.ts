/** Suggestions for the destination field: pending empties the list, fulfilled stores it, rejected keeps a message. */
import type { AutosuggestResult, Place } from '@portolan/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failureFrom, isAbort } from '../flow-ports.ts';

/** Either spelling of the list is accepted (SUGG-01). */
export type Suggestions = Partial<AutosuggestResult> & { readonly locations?: readonly Place[] };

export interface SuggestApi {
  suggest(text: string, options: { signal: AbortSignal }): Promise<Suggestions>;
}

export interface SuggestState {
  /** What the list answers. */
  readonly text: string;
  readonly places: readonly Place[];
  /** True when the list holds everything that matched (SUGG-02). */
  readonly allData: boolean;
  /** How the places fit; `null` until an answer says it. */
  readonly match: AutosuggestResult['match'] | null;
  readonly loading: boolean;
  readonly error: string | null;
}

export interface SuggestStore extends StoreApi<SuggestState> {
  /** Asks for suggestions; an older question is given up. Resolves when this one has ended. */
  ask(text: string): Promise<void>;
  clear(): void;
}

/** ERR-05. */
export const suggestFailure = 'Failed to fetch suggestions';
const empty: SuggestState = {
  text: '',
  places: [],
  allData: false,
  match: null,
  loading: false,
  error: null,
};

export function createSuggestStore(api: SuggestApi): SuggestStore {
  const store = createStore<SuggestState>(() => empty);
  let running: AbortController | null = null;
  return Object.assign(store, {
    async ask(text: string) {
      running?.abort();
      const controller = (running = new AbortController());
      store.setState({ ...empty, text, loading: true });
      try {
        const result = await api.suggest(text, { signal: controller.signal });
        if (controller !== running) return;
        const places = result.locationSuggestions ?? result.locations ?? [];
        store.setState({
          places: Array.isArray(places) ? places : [],
          allData: result.allData === true,
          match: result.match ?? null,
          loading: false,
        });
      } catch (error) {
        // The newer question ends the loading state.
        if (controller !== running || isAbort(error, controller.signal)) return;
        store.setState({ ...empty, text, error: failureFrom(error).message ?? suggestFailure });
      }
    },
    clear() {
      running?.abort();
      running = null;
      store.setState(empty, true);
    },
  });
}
