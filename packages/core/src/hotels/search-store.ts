/** One hotel search: asked once per question, filled as suppliers answer, in an order that does not jump. */
import type { HotelSearchEvent, HotelSearchRequest, HotelSummary, Place } from '@portolan/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failureFrom, isAbort, type Failure, type FlowClock, type HotelsApi } from './ports.ts';
import { addHotels, emptyResults, sortResults, type ResultList } from './result-list.ts';
import type { HotelSort } from './list-state.ts';
import { searchKey, type HotelsQuery } from './url-state.ts';

export interface SupplierProgress {
  readonly supplier: string;
  readonly status: 'waiting' | 'done' | 'failed' | 'timeout';
}

export interface HotelsSearchState {
  readonly status: 'idle' | 'searching' | 'done' | 'failed';
  /** Which question `list` answers; see `searchKey`. */
  readonly key: string | null;
  readonly place: Place | null;
  readonly nights: number;
  readonly suppliers: readonly SupplierProgress[];
  readonly list: ResultList;
  /** Why it failed; results that had arrived before stay in `list`. */
  readonly failure: Failure | null;
  /** ms; when the last answer came in. `null` before the first. */
  readonly updatedAt: number | null;
  /** ms; offers are not bookable after it. */
  readonly expiresAt: number | null;
}

export interface HotelsSearchStore extends StoreApi<HotelsSearchState> {
  /**
   * Searches unless the same question is running, or was answered and its offers still hold.
   * @param force asks again in any case
   */
  run(query: HotelsQuery, options?: { force?: boolean }): Promise<void>;
  /** Chooses the order; shows late results in their place. */
  sort(by: HotelSort): void;
  /** Stops a running search; what arrived stays. */
  stop(): void;
}

/** How long after the first results arrivals may still take their rank; shorter than a hand needs to aim. */
const graceMs = 400;

const idle: HotelsSearchState = {
  status: 'idle', key: null, place: null, nights: 0, suppliers: [], list: emptyResults, failure: null,
  updatedAt: null, expiresAt: null,
}; // prettier-ignore

interface Arrival {
  event: Exclude<HotelSearchEvent, { type: 'error' }>;
  /** ms */
  at: number;
}

/** @param clock tells when results arrived, and lets those that arrive in one go be taken in together */
export function createHotelsSearch(api: Pick<HotelsApi, 'search'>, clock: FlowClock): HotelsSearchStore {
  const store = createStore<HotelsSearchState>(() => idle);
  let running: AbortController | null = null;

  async function run(query: HotelsQuery, { force = false }: { force?: boolean } = {}) {
    const key = searchKey(query);
    const state = store.getState();
    const fresh = state.expiresAt === null || state.expiresAt > clock.now();
    if (!force && state.key === key && fresh && (state.status === 'searching' || state.status === 'done'))
      return;
    running?.abort();
    const controller = (running = new AbortController());
    // The same question asked again keeps its answers until better ones arrive: offline shows the last results.
    const kept = state.key === key ? state : idle;
    let replacing = true;
    let firstAt: number | null = null;
    store.setState({
      ...kept,
      status: 'searching',
      key,
      suppliers: [],
      failure: null,
      list: { ...kept.list, sort: query.sort },
    });
    const after = (current: HotelsSearchState, { event, at }: Arrival): Partial<HotelsSearchState> => {
      switch (event.type) {
        case 'started':
          return {
            place: event.place,
            nights: event.nights,
            expiresAt: Date.parse(event.expiresAt) || null,
            suppliers: event.suppliers.map((supplier) => ({ supplier, status: 'waiting' })),
          };
        case 'offers': {
          const base = replacing ? { ...emptyResults, sort: current.list.sort } : current.list;
          replacing = false;
          firstAt ??= at;
          const added = addHotels(base, event.hotels);
          // Nobody has aimed at anything yet: suppliers that answer together are one answer.
          return { list: at - firstAt <= graceMs ? sortResults(added) : added, updatedAt: at };
        }
        case 'supplier':
          return {
            suppliers: current.suppliers.map((item) =>
              item.supplier === event.supplier ? { ...item, status: event.status } : item,
            ),
          };
        case 'done': {
          const list = replacing ? { ...emptyResults, sort: current.list.sort } : current.list;
          return { status: 'done', list, updatedAt: at };
        }
      }
    };
    // Lines that arrive together are one change: each change is rendered, and a chunk of the stream holds many lines.
    let arrived: Arrival[] = [];
    const apply = () => {
      const batch = arrived;
      arrived = [];
      if (controller !== running || batch.length === 0) return;
      store.setState(
        batch.reduce((state, arrival) => ({ ...state, ...after(state, arrival) }), store.getState()),
      );
    };
    try {
      for await (const event of api.search(searchRequest(query), {
        signal: controller.signal,
        correlationId: query.correlationId ?? undefined,
      })) {
        if (controller !== running) return;
        if (event.type === 'error') throw Object.assign(new Error(event.error), { code: event.code });
        if (arrived.push({ event, at: clock.now() }) === 1) void clock.wait(0).then(apply);
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
    sort(by: HotelSort) {
      store.setState({ list: sortResults(store.getState().list, by) });
    },
    stop() {
      if (!running) return;
      running.abort();
      running = null;
      const { status, list } = store.getState();
      if (status === 'searching') store.setState(list.order.length > 0 ? { status: 'done' } : idle);
    },
  });
}

/** The call of a query: the most exact description of the place that is known. */
export function searchRequest(query: HotelsQuery): HotelSearchRequest {
  return {
    ...(query.placeId ? { placeId: query.placeId } : {}),
    ...(query.destination ? { destination: query.destination } : {}),
    ...(query.latitude !== null && query.longitude !== null
      ? { latitude: query.latitude, longitude: query.longitude }
      : {}),
    checkIn: query.stay.checkIn,
    checkOut: query.stay.checkOut,
    occupancy: query.occupancy.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    currency: query.currency ?? 'USD',
    ...(query.scenario ? { scenario: query.scenario } : {}),
  };
}

/** Suppliers that gave up or failed. */
export function silentSuppliers(suppliers: readonly SupplierProgress[]): number {
  return suppliers.filter(({ status }) => status === 'failed' || status === 'timeout').length;
}

/** The cheapest known total, for "from …" lines. */
export function cheapest(hotels: Iterable<HotelSummary>): HotelSummary | null {
  let best: HotelSummary | null = null;
  for (const hotel of hotels)
    if (
      hotel.offer.price &&
      (!best?.offer.price || hotel.offer.price.total.amount < best.offer.price.total.amount)
    )
      best = hotel;
  return best;
}
