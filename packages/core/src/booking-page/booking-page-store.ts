/**
 * One booking, as it is and as it goes on. While something is expected to happen, news is heard as it happens; where no stream comes
 * through, it is asked for by the clock, ever more seldom. What was read once stays on show, whatever fails later.
 */
import type { Booking, BookingDocument, BookingEvent } from '@portolan/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failureFrom, isAbort, type Failure, type FlowClock } from '../flow-ports.ts';
import { isMoving } from './booking-kind.ts';

export interface BookingPageApi {
  getBooking(
    reference: string,
    options: { signal: AbortSignal; token: string | undefined },
  ): Promise<Booking>;
  /** What happened, oldest first. */
  listEvents(
    reference: string,
    options: { signal: AbortSignal; token: string | undefined },
  ): Promise<readonly BookingEvent[]>;
  /** The documents that there are now, each with an address that a plain link can open for a while. */
  listDocuments(
    reference: string,
    options: { signal: AbortSignal; token: string | undefined },
  ): Promise<readonly BookingDocument[]>;
  /** What happens from an event on, as it happens; ends when the connection does. */
  followEvents(
    reference: string,
    options: { signal: AbortSignal; token: string | undefined; after: number },
  ): AsyncIterable<BookingEvent>;
}

export interface BookingPageState {
  /** `missing`: there is none, or none that this caller may see; nobody learns which. */
  readonly phase: 'loading' | 'ready' | 'missing' | 'failed';
  readonly booking: Booking | null;
  /** Oldest first; `null` until known. */
  readonly events: readonly BookingEvent[] | null;
  /** Empty until known, and where there are none. */
  readonly documents: readonly BookingDocument[];
  /** `settled`: nothing is expected; `live`: news comes as it happens; `polling`: it is asked for by the clock. */
  readonly connection: 'settled' | 'live' | 'polling' | 'offline';
  /** When the booking was read, ms since the epoch. */
  readonly seenAt: number | null;
  /** Why there is nothing to show, in phase `failed`. */
  readonly failure: Failure | null;
}

export interface BookingPageStore extends StoreApi<BookingPageState> {
  /** Reads the booking and follows it; again after a failure. */
  open(): void;
  /** The page is looked at again: what is on show may be old. */
  wake(): void;
  setOnline(online: boolean): void;
  /** Takes an answer that somebody else has got, and follows where it leads. */
  take(booking: Booking): void;
  /** Ends every connection. */
  close(): void;
}

export interface BookingPagePorts {
  readonly reference: string;
  readonly api: BookingPageApi;
  readonly clock: FlowClock;
  /** The booking's own secret; its owner needs none. */
  readonly token: () => string | undefined;
  /** A booking that has just been made. */
  readonly known?: Booking | undefined;
  /** @default true */
  readonly online?: boolean | undefined;
}

const lookAgainMs = [3000, 5000, 8000, 12_000, 20_000, 30_000, 60_000] as const;

export function createBookingPage(ports: BookingPagePorts): BookingPageStore {
  const { reference, api, clock, token, known } = ports;
  const store = createStore<BookingPageState>(() => ({
    phase: known ? 'ready' : 'loading',
    booking: known ?? null,
    events: null,
    documents: [],
    connection: ports.online === false ? 'offline' : 'settled',
    seenAt: known ? clock.now() : null,
    failure: null,
  }));
  let lifetime = new AbortController();
  let online = ports.online ?? true;
  let opened = false;

  function open(): void {
    opened = true;
    lifetime.abort();
    const { signal } = (lifetime = new AbortController());
    if (!store.getState().booking) store.setState({ phase: 'loading', failure: null });
    if (!online) return store.setState({ connection: 'offline' });
    follow(signal).catch((error: unknown) => {
      if (isAbort(error, signal)) return;
      // A ticket on show stays when a later look fails; the clock asks again.
      if (store.getState().booking) return void again(signal);
      const failure = failureFrom(error);
      store.setState({
        phase: failure.code === 'BOOKING_NOT_FOUND' ? 'missing' : 'failed',
        failure,
        connection: 'settled',
      });
    });
  }

  async function again(signal: AbortSignal): Promise<void> {
    store.setState({ connection: 'polling' });
    try {
      await clock.wait(lookAgainMs.at(-1)!, signal);
      open();
    } catch {
      // Closed meanwhile.
    }
  }

  async function follow(signal: AbortSignal): Promise<void> {
    await look(signal);
    await Promise.all([readEvents(signal), readDocuments(signal)]);
    let followed = false;
    for (let round = 0; moving(); round++) {
      followed = true;
      const heard = await listen(signal);
      if (!moving()) break;
      // A stream that worked and ended is asked for again at once; the server ends each after a while.
      if (heard) round = -1;
      else {
        store.setState({ connection: 'polling' });
        await clock.wait(lookAgainMs[Math.min(round, lookAgainMs.length - 1)]!, signal);
        const before = papersOf(store.getState().booking);
        await look(signal);
        await readEvents(signal);
        if (papersOf(store.getState().booking) !== before) await readDocuments(signal);
      }
    }
    // What settled it may have been more than the event that told.
    if (followed) await readEvents(signal);
    store.setState({ connection: 'settled' });
  }

  const moving = () => {
    const { booking } = store.getState();
    return booking !== null && isMoving(booking);
  };

  async function look(signal: AbortSignal): Promise<void> {
    const booking = await api.getBooking(reference, { signal, token: token() });
    if (signal.aborted) return;
    store.setState({ phase: 'ready', booking, seenAt: clock.now(), failure: null });
  }

  /** The history is an extra: without it the booking is shown all the same. */
  async function readEvents(signal: AbortSignal): Promise<void> {
    try {
      const events = await api.listEvents(reference, { signal, token: token() });
      if (!signal.aborted) store.setState({ events: [...events].sort((a, b) => a.seq - b.seq) });
    } catch (error) {
      if (isAbort(error, signal)) throw error;
    }
  }

  async function readDocuments(signal: AbortSignal): Promise<void> {
    try {
      const documents = await api.listDocuments(reference, { signal, token: token() });
      if (!signal.aborted) store.setState({ documents });
    } catch (error) {
      if (isAbort(error, signal)) throw error;
    }
  }

  /** Until the stream ends, which it may at once where something in between does not let it through. Answers whether news came. */
  async function listen(signal: AbortSignal): Promise<boolean> {
    let heard = false;
    const last = store.getState().events?.at(-1)?.seq ?? 0;
    try {
      // The last one again: it says at once that news comes through.
      const after = Math.max(0, last - 1);
      for await (const event of api.followEvents(reference, { signal, token: token(), after })) {
        heard = true;
        if (store.getState().connection !== 'live') store.setState({ connection: 'live' });
        if (!add(event)) continue;
        const before = papersOf(store.getState().booking);
        await look(signal);
        if (papersOf(store.getState().booking) !== before) await readDocuments(signal);
        if (!moving()) return true;
      }
    } catch (error) {
      if (isAbort(error, signal)) throw error;
      return false;
    }
    return heard;
  }

  /** Answers whether it is new. */
  function add(event: BookingEvent): boolean {
    const events = store.getState().events ?? [];
    if (events.some(({ seq }) => seq === event.seq)) return false;
    store.setState({ events: [...events, event].sort((a, b) => a.seq - b.seq) });
    return true;
  }

  function take(booking: Booking): void {
    store.setState({ phase: 'ready', booking, seenAt: clock.now(), failure: null });
    if (opened) open();
  }

  return Object.assign(store, {
    open,
    take,
    wake() {
      // A stream that is open tells by itself.
      if (opened && store.getState().connection !== 'live') open();
    },
    setOnline(now: boolean) {
      if (online === now) return;
      online = now;
      if (!opened) return;
      if (now) open();
      else {
        lifetime.abort();
        store.setState({ connection: 'offline' });
      }
    },
    close: () => lifetime.abort(),
  });
}

/** What decides which documents there are. */
function papersOf(booking: Booking | null): string {
  return `${booking?.status} ${booking?.paymentStatus}`;
}
