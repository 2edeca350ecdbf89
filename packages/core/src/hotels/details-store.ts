/** One property for one stay. A change of dates or guests keeps the property on screen while its rates are asked again. */
import type { HotelDetails } from '@portolan/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { formatOccupancy } from '../occupancy.ts';
import { failureFrom, isAbort, type Failure } from '../flow-ports.ts';
import type { HotelsApi } from './ports.ts';
import type { HotelsQuery } from './query.ts';

export interface HotelDetailsState {
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  readonly key: string | null;
  /** Stays while rates of other dates are loading; then its rooms belong to the dates before. */
  readonly details: HotelDetails | null;
  readonly failure: Failure | null;
}

export interface HotelDetailsStore extends StoreApi<HotelDetailsState> {
  load(query: HotelsQuery, options?: { force?: boolean }): Promise<void>;
}

export function createHotelDetails(api: Pick<HotelsApi, 'details'>): HotelDetailsStore {
  const store = createStore<HotelDetailsState>(() => ({
    status: 'idle',
    key: null,
    details: null,
    failure: null,
  }));
  let running: AbortController | null = null;
  return Object.assign(store, {
    async load(query: HotelsQuery, { force = false }: { force?: boolean } = {}) {
      const { propertyId } = query;
      if (!propertyId) return;
      const { checkIn, checkOut } = query.stay;
      const key = JSON.stringify([
        propertyId,
        checkIn,
        checkOut,
        formatOccupancy(query.occupancy),
        query.currency,
      ]);
      const state = store.getState();
      if (!force && state.key === key && (state.status === 'loading' || state.status === 'done')) return;
      running?.abort();
      const controller = (running = new AbortController());
      const details = state.details?.propertyId === propertyId ? state.details : null;
      store.setState({ status: 'loading', key, details, failure: null });
      try {
        const loaded = await api.details(
          {
            propertyId,
            checkIn,
            checkOut,
            occupancy: query.occupancy.map(({ adults, childAges }) => ({
              adults,
              childAges: [...childAges],
            })),
            currency: query.currency ?? 'USD',
            ...(query.scenario ? { scenario: query.scenario } : {}),
          },
          { signal: controller.signal, correlationId: query.correlationId ?? undefined },
        );
        if (controller === running) store.setState({ status: 'done', details: loaded });
      } catch (error) {
        if (controller !== running || isAbort(error, controller.signal)) return;
        store.setState({ status: 'failed', failure: failureFrom(error) });
      }
    },
  });
}
