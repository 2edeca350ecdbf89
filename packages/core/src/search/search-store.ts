/** One search: asked once per question, filled as suppliers answer, in an order that does not jump. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failureFrom, isAbort, type FlowClock } from '../flow-ports.ts';
import { addResults, countMisplaced, emptyResults, rankResults, type ResultList } from './result-list.ts';
import type { SearchLine, SearchPlan, SearchProgress, SearchView } from './search-plan.ts';

export interface SearchState<Head, Result, Offer> extends SearchProgress<Head>, ResultList<Result, Offer> {
  /** How many results belong further up than where they are; they are moved by `rank`. */
  readonly misplaced: number;
}

export interface SearchStore<Query, Head, Result, Offer, Filters, Sort> extends StoreApi<
  SearchState<Head, Result, Offer>
> {
  /**
   * Shows the results of a query as `view` asks for them. Searches unless the same question is running, or was answered and its offers
   * are still bookable.
   * @param force asks again in any case
   */
  run(query: Query, view: SearchView<Filters, Sort>, options?: { force?: boolean }): Promise<void>;
  /** Puts late results into their places. */
  rank(): void;
  /** Stops a running search; what arrived stays. */
  stop(): void;
}

const defaultGraceMs = 400;

const idle: SearchState<never, never, never> = {
  status: 'idle', key: null, head: null, suppliers: [], failure: null, updatedAt: null, expiresAt: null,
  ...emptyResults, misplaced: 0,
}; // prettier-ignore

/** @param clock tells when results arrived, and lets those that arrive in one go be taken in together */
export function createSearch<Query, Head, Result, Offer, Filters, Sort>(
  plan: SearchPlan<Query, Head, Result, Offer, Filters, Sort>,
  clock: FlowClock,
): SearchStore<Query, Head, Result, Offer, Filters, Sort> {
  type State = SearchState<Head, Result, Offer>;
  type Line = Exclude<SearchLine<Head, Result>, { type: 'error' }>;
  /** `at` in ms. */
  type Arrival = { readonly line: Line; readonly at: number };

  const graceMs = plan.graceMs ?? defaultGraceMs;
  const store = createStore<State>(() => idle);
  let running: AbortController | null = null;
  let view: SearchView<Filters, Sort> | null = null;

  const ranked = (list: ResultList<Result, Offer>) =>
    view ? { ...rankResults(plan, view, list), misplaced: 0 } : {};

  async function run(
    query: Query,
    wanted: SearchView<Filters, Sort>,
    { force = false }: { force?: boolean } = {},
  ) {
    const key = plan.key(query);
    const state = store.getState();
    // Filters that were read from an address again are the same filters.
    const isSameView = JSON.stringify(view) === JSON.stringify(wanted);
    view = wanted;
    const fresh = state.expiresAt === null || state.expiresAt > clock.now();
    if (!force && state.key === key && fresh && (state.status === 'searching' || state.status === 'done')) {
      if (!isSameView) store.setState(ranked(state));
      return;
    }
    running?.abort();
    const controller = (running = new AbortController());
    // The same question asked again keeps its answers until better ones arrive: offline shows the last results.
    const kept = state.key === key ? state : idle;
    let replacing = true;
    let firstAt: number | null = null;
    store.setState({ ...kept, ...ranked(kept), status: 'searching', key, suppliers: [], failure: null });

    const after = (current: State, { line, at }: Arrival): Partial<State> => {
      switch (line.type) {
        case 'started': {
          const { type: _type, searchId: _searchId, suppliers, expiresAt, ...head } = line;
          return {
            head: head as unknown as Head,
            expiresAt: Date.parse(expiresAt) || null,
            suppliers: suppliers.map((supplier) => ({ supplier, status: 'waiting' })),
          };
        }
        case 'offers': {
          const base: ResultList<Result, Offer> = replacing ? emptyResults : current;
          replacing = false;
          firstAt ??= at;
          const added = addResults(plan, view!, base, line.results);
          // Nobody has aimed at anything yet: suppliers that answer together are one answer.
          if (at - firstAt <= graceMs) return { ...ranked(added), updatedAt: at };
          return { ...added, misplaced: countMisplaced(plan, view!.sort, added), updatedAt: at };
        }
        case 'supplier':
          return {
            suppliers: current.suppliers.map((item) =>
              item.supplier === line.supplier ? { ...item, status: line.status } : item,
            ),
          };
        case 'done':
          return { ...(replacing ? { ...emptyResults, misplaced: 0 } : {}), status: 'done', updatedAt: at };
      }
    };
    // Lines that arrive together are one change: each change is rendered, and a chunk of the stream holds many lines.
    let arrived: Arrival[] = [];
    const apply = () => {
      const batch = arrived;
      arrived = [];
      if (controller !== running || batch.length === 0) return;
      store.setState(
        batch.reduce((current, arrival) => ({ ...current, ...after(current, arrival) }), store.getState()),
      );
    };
    try {
      for await (const line of plan.ask(query, { signal: controller.signal })) {
        if (controller !== running) return;
        if (line.type === 'error') throw Object.assign(new Error(line.error), { code: line.code });
        if (arrived.push({ line: line as Line, at: clock.now() }) === 1) void clock.wait(0).then(apply);
      }
      apply();
      // A stream that ends without its last line was cut off.
      if (controller === running && store.getState().status === 'searching')
        store.setState({
          status: 'failed',
          failure: { code: 'NETWORK', message: null, fields: {}, data: undefined },
        });
    } catch (error) {
      if (controller !== running || isAbort(error, controller.signal)) return;
      apply();
      store.setState({ status: 'failed', failure: failureFrom(error) });
    }
  }

  return Object.assign(store, {
    run,
    rank: () => store.setState(ranked(store.getState())),
    stop() {
      if (!running) return;
      running.abort();
      running = null;
      const { status, results } = store.getState();
      if (status === 'searching') store.setState(results.size > 0 ? { status: 'done' } : idle);
    },
  });
}
