/**
 * Cancelling, with what it costs shown before anything happens. Nobody ever gives up more than they saw: a quote that ran out is asked
 * for anew and has to be accepted anew, and a request whose answer got lost is repeated under its own key, which cancels once.
 */
import type { Booking, CancelQuote } from '@portolan/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failureFrom, isAbort, type Failure, type FlowClock } from '../flow-ports.ts';

export interface CancellingApi {
  quoteCancellation(
    reference: string,
    options: { signal: AbortSignal; token: string | undefined; idempotencyKey: string },
  ): Promise<CancelQuote>;
  cancelBooking(
    reference: string,
    cancelQuoteId: string,
    options: { signal: AbortSignal; token: string | undefined; idempotencyKey: string },
  ): Promise<Booking>;
}

export interface CancellingState {
  /**
   * `asking`: what it costs is being asked; `quoted`: it is on show and may be accepted; `sending`: it was accepted; `refused`: this
   * booking cannot be cancelled here, `reason` says why; `failed`: no answer came, trying again does no harm.
   */
  readonly phase: 'closed' | 'asking' | 'quoted' | 'sending' | 'refused' | 'failed';
  readonly quote: CancelQuote | null;
  /** The quote that was on show before this one and ran out; `null` when there was none. */
  readonly previous: CancelQuote | null;
  /** Stable words of `BOOKING_NOT_CANCELLABLE`, or `pending`. */
  readonly reason: string | null;
  readonly failure: Failure | null;
}

export interface CancellingStore extends StoreApi<CancellingState> {
  /** Asks what cancelling costs now. */
  ask(): Promise<void>;
  /** Accepts what is on show. */
  accept(): Promise<void>;
  /** After a failure: the same question, or the same acceptance. */
  retry(): Promise<void>;
  /** Nothing happens; an acceptance that is on its way stays on its way. */
  close(): void;
}

export interface CancellingPorts {
  readonly reference: string;
  readonly api: CancellingApi;
  readonly clock: FlowClock;
  readonly token: () => string | undefined;
  /** A fresh random text of 16 to 40 letters and digits. */
  readonly newId: () => string;
  /** What became of the booking. */
  readonly onChange: (booking: Booking) => void;
}

const repeatAfterMs = [1500, 3000, 6000] as const;
const closed: CancellingState = { phase: 'closed', quote: null, previous: null, reason: null, failure: null };

export function createCancelling(ports: CancellingPorts): CancellingStore {
  const { reference, api, clock, token, newId, onChange } = ports;
  const store = createStore<CancellingState>(() => closed);
  let lifetime = new AbortController();
  /** This device's clock says that a quote had run out before it came: then only the server knows. */
  let clockIsOff = false;

  async function ask(previous: CancelQuote | null = null): Promise<void> {
    lifetime.abort();
    const { signal } = (lifetime = new AbortController());
    store.setState({ ...closed, phase: 'asking', previous });
    try {
      const quote = await repeat(signal, `cancel-quote-${newId()}`, (idempotencyKey) =>
        api.quoteCancellation(reference, { signal, token: token(), idempotencyKey }),
      );
      if (signal.aborted) return;
      clockIsOff = ranOut(quote);
      store.setState({ phase: 'quoted', quote });
    } catch (error) {
      if (!isAbort(error, signal)) settle(failureFrom(error));
    }
  }

  async function accept(): Promise<void> {
    const { phase, quote } = store.getState();
    if ((phase !== 'quoted' && phase !== 'failed') || !quote) return;
    if (!clockIsOff && ranOut(quote)) return ask(quote);
    const { signal } = lifetime;
    store.setState({ phase: 'sending', failure: null });
    try {
      // The key names the quote: a reload, another tab and a repetition are one cancellation.
      const booking = await repeat(signal, `cancel-${quote.cancelQuoteId}`, (idempotencyKey) =>
        api.cancelBooking(reference, quote.cancelQuoteId, { signal, token: token(), idempotencyKey }),
      );
      store.setState(closed);
      onChange(booking);
    } catch (error) {
      if (isAbort(error, signal)) return;
      // Whoever has closed it meanwhile sees what became of it on the page.
      if (store.getState().phase !== 'sending') return;
      const failure = failureFrom(error);
      if (failure.code === 'CANCEL_QUOTE_EXPIRED') return ask(quote);
      settle(failure);
    }
  }

  function settle(failure: Failure): void {
    const reason =
      failure.code === 'BOOKING_NOT_CANCELLABLE'
        ? String((failure.data as { reason?: unknown } | null | undefined)?.reason ?? 'supplier_refuses')
        : failure.code === 'BOOKING_PENDING'
          ? 'pending'
          : null;
    store.setState({ phase: reason ? 'refused' : 'failed', reason, failure });
  }

  /** Under one key, so that an answer that got lost is found again. */
  async function repeat<R>(signal: AbortSignal, key: string, send: (key: string) => Promise<R>): Promise<R> {
    for (const pause of repeatAfterMs) {
      try {
        return await send(key);
      } catch (error) {
        if (isAbort(error, signal) || !isLost(failureFrom(error).code)) throw error;
        await clock.wait(pause, signal);
      }
    }
    return send(key);
  }

  const ranOut = (quote: CancelQuote) => Date.parse(quote.expiresAt) <= clock.now();

  return Object.assign(store, {
    ask: () => ask(),
    accept,
    async retry() {
      const { phase, quote, previous } = store.getState();
      if (phase !== 'failed') return;
      await (quote ? accept() : ask(previous));
    },
    close() {
      // What was accepted goes on at the server; its answer is still worth hearing.
      if (store.getState().phase !== 'sending') lifetime.abort();
      store.setState(closed);
    },
  });
}

/** No answer came, or none that says anything. */
function isLost(code: string): boolean {
  return ['NETWORK', 'TIMEOUT', 'UNKNOWN', 'INTERNAL', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED'].includes(code);
}
