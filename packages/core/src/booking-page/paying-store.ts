/**
 * Paying something of a booking that stands, such as an instalment. One press is one payment: while its outcome is open the same request
 * goes out again under its own key, through a bank's challenge too; only an answer that ends it frees the form for another card.
 */
import type { Booking, BookingRequest } from '@portolan/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failureFrom, isAbort, type Failure, type FlowClock } from '../flow-ports.ts';

/** What pays: a card's token, credit, or both. */
export type PaymentChoice = BookingRequest['payment'];

export interface PayingState {
  /**
   * `form`: a card is being entered, `notice` says why the one before did not pay; `challenge`: the bank asks, `action` says where;
   * `unresolved`: no answer says yet whether it is paid; `refused`: it cannot be paid here, `notice` says why; `paid`: done.
   */
  readonly phase: 'form' | 'sending' | 'challenge' | 'unresolved' | 'refused' | 'paid';
  readonly action: NonNullable<Booking['action']> | null;
  readonly notice: Failure | null;
}

export interface PayingStore extends StoreApi<PayingState> {
  /** Pays. Does nothing unless a card is being entered. */
  pay(payment: PaymentChoice): Promise<void>;
  /** The same payment again: the bank has said yes or no, or no answer came. */
  goOn(): Promise<void>;
  /** The traveller does not want to answer the bank: nothing is charged, another card may be tried. */
  leaveChallenge(): void;
  /** Stops repeating. What was sent goes on at the server. */
  close(): void;
}

export interface PayingPorts {
  /** Sends a payment once for its key. The answer has an `action` while the bank asks. */
  readonly submit: (
    payment: PaymentChoice,
    options: { signal: AbortSignal; idempotencyKey: string },
  ) => Promise<Booking>;
  readonly clock: Pick<FlowClock, 'wait'>;
  /** A fresh random text of 16 to 40 letters and digits. */
  readonly newId: () => string;
  /** The booking, once it is paid. */
  readonly onPaid: (booking: Booking) => void;
}

const repeatAfterMs = [1500, 3000, 6000] as const;

export function createPaying({ submit, clock, newId, onPaid }: PayingPorts): PayingStore {
  const store = createStore<PayingState>(() => ({ phase: 'form', action: null, notice: null }));
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let sent: { payment: PaymentChoice; key: string } | null = null;

  async function send(): Promise<void> {
    if (!sent) return;
    const { payment, key } = sent;
    store.setState({ phase: 'sending', notice: null });
    try {
      for (let round = 0; ; round++) {
        try {
          const booking = await submit(payment, { signal, idempotencyKey: key });
          if (signal.aborted) return;
          if (booking.action) return store.setState({ phase: 'challenge', action: booking.action });
          sent = null;
          store.setState({ phase: 'paid', action: null });
          return onPaid(booking);
        } catch (error) {
          if (isAbort(error, signal)) return;
          const notice = failureFrom(error);
          if (!isOpen(notice.code)) return settle(notice);
          const pause = repeatAfterMs[round];
          if (pause === undefined) return store.setState({ phase: 'unresolved', notice });
          await clock.wait(pause, signal);
        }
      }
    } catch (error) {
      if (!isAbort(error, signal)) throw error;
    }
  }

  function settle(notice: Failure): void {
    sent = null;
    store.setState({ phase: notice.code === 'PAYMENT_DECLINED' ? 'form' : 'refused', action: null, notice });
  }

  return Object.assign(store, {
    async pay(payment: PaymentChoice) {
      if (store.getState().phase !== 'form') return;
      sent = { payment, key: `pay-${newId()}` };
      await send();
    },
    async goOn() {
      const { phase } = store.getState();
      if (phase === 'challenge' || phase === 'unresolved') await send();
    },
    leaveChallenge() {
      if (store.getState().phase !== 'challenge') return;
      settle({
        code: 'PAYMENT_DECLINED',
        message: null,
        fields: {},
        data: { reason: 'challenge_abandoned' },
      });
    },
    close: () => lifetime.abort(),
  });
}

/** Not known yet whether it is paid. A gateway that cannot be asked may have taken the money all the same, so it is open too. */
function isOpen(code: string): boolean {
  return [
    'NETWORK', 'TIMEOUT', 'UNKNOWN', 'INTERNAL', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'PAYMENT_UNAVAILABLE', 'BOOKING_PENDING',
  ].includes(code); // prettier-ignore
}
