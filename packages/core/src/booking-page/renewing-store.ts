/**
 * Confirming a card again, because what it keeps reserved lapses before the provider has decided. A call whose answer got lost is repeated
 * under its own key, which reserves once.
 */
import type { Booking } from '@portolan/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failureFrom, isAbort } from '../flow-ports.ts';

export interface RenewingApi {
  renewAuthorisation(
    reference: string,
    cardToken: string,
    options: { signal: AbortSignal; token: string | undefined; idempotencyKey: string },
  ): Promise<Booking>;
}

export interface RenewingState {
  /**
   * `ready`: a card may be entered; `sending`: it is being confirmed; `challenge`: the bank asks; `declined`: another card may be tried,
   * `reason` says why; `failed`: no answer came, trying again does no harm; `late`: the reservation has lapsed; `done`: the new one stands,
   * or none is needed any more.
   */
  readonly phase: 'ready' | 'sending' | 'challenge' | 'declined' | 'failed' | 'late' | 'done';
  /** What the bank waits for, in phase `challenge`. */
  readonly action: NonNullable<Booking['action']> | null;
  /** Stable word of the decline; `null` where none is known. */
  readonly reason: string | null;
}

export interface RenewingStore extends StoreApi<RenewingState> {
  /** Confirms by a token of the gateway's card frame. */
  send(cardToken: string): Promise<void>;
  /** The bank's page is done, or an answer did not come: the same call again. */
  goOn(): Promise<void>;
  /** The traveller would rather not answer their bank; the earlier reservation stays. */
  leaveChallenge(): void;
  /** Nobody waits for an answer any more; what was sent goes on. */
  close(): void;
}

export interface RenewingPorts {
  readonly reference: string;
  readonly api: RenewingApi;
  readonly token: () => string | undefined;
  /** A fresh random text of 16 to 40 letters and digits. */
  readonly newId: () => string;
  /** The booking with its new reservation. */
  readonly onChange: (booking: Booking) => void;
}

const ready: RenewingState = { phase: 'ready', action: null, reason: null };

export function createRenewing({ reference, api, token, newId, onChange }: RenewingPorts): RenewingStore {
  const store = createStore<RenewingState>(() => ready);
  let lifetime = new AbortController();
  let sent: { cardToken: string; idempotencyKey: string } | null = null;

  async function goOn(): Promise<void> {
    if (!sent) return;
    const { cardToken, idempotencyKey } = sent;
    lifetime.abort();
    const { signal } = (lifetime = new AbortController());
    store.setState({ ...ready, phase: 'sending' });
    try {
      const options = { signal, token: token(), idempotencyKey };
      const booking = await api.renewAuthorisation(reference, cardToken, options);
      if (signal.aborted) return;
      if (booking.action) return store.setState({ phase: 'challenge', action: booking.action });
      store.setState({ ...ready, phase: 'done' });
      onChange(booking);
    } catch (error) {
      if (!isAbort(error, signal)) store.setState(endOf(error));
    }
  }

  return {
    ...store,
    send(cardToken) {
      sent = { cardToken, idempotencyKey: `authorisation-${newId()}` };
      return goOn();
    },
    goOn,
    leaveChallenge: () => store.setState(ready),
    close: () => lifetime.abort(),
  };
}

function endOf(error: unknown): RenewingState {
  const { code, data } = failureFrom(error);
  const given = (data as { reason?: unknown } | null | undefined)?.reason;
  const reason = typeof given === 'string' ? given : null;
  if (code === 'PAYMENT_DECLINED') return { ...ready, phase: 'declined', reason };
  if (code === 'AUTHORISATION_NOT_RENEWABLE')
    return { ...ready, phase: reason === 'too_late' ? 'late' : 'done' };
  return { ...ready, phase: 'failed' };
}
