import type { Booking, BookingEvent } from '@portolan/contract';
import { describe, expect, it } from 'vitest';
import { aBooking, apiError } from '../hotels/testing.ts';
import { amountState, bookingKind, isMoving, paymentState } from './booking-kind.ts';
import { createBookingPage, type BookingPageApi } from './booking-page-store.ts';
import { paymentParts, refundParts } from './money-parts.ts';
import { timelineOf } from './timeline.ts';

const of = (amount: number) => ({ amount, currency: 'USD' });
const event = (seq: number, track: BookingEvent['track'], from: string, to: string): BookingEvent => ({
  seq, at: `2026-11-21T12:00:${String(seq).padStart(2, '0')}Z`, track, from, to,
}); // prettier-ignore
const cancelled = (refunded: boolean, refund = 20_000) => ({
  at: '2026-11-22T10:00:00Z',
  refund: of(refund),
  penalty: of(4000),
  refunded,
});

describe('what a status means', () => {
  it('is never "cancelled" before the supplier has said so', () => {
    expect((['cancel_quoted', 'cancelling'] as const).map((status) => bookingKind({ status }))).toEqual([
      'cancelling',
      'cancelling',
    ]);
    expect(bookingKind({ status: 'cancel_unknown' })).toBe('cancel_unknown');
    expect(bookingKind({ status: 'cancelled' })).toBe('cancelled');
  });
  it('is open for a status that a later server may send', () => {
    expect(bookingKind({ status: 'something_new' as Booking['status'] })).toBe('open');
  });
  it('is followed while something is expected, and left alone when all is settled', () => {
    const moving = (part: Partial<Booking>) => isMoving(aBooking(part));
    expect(moving({ status: 'unknown', paymentStatus: 'authorised' })).toBe(true);
    expect(moving({ status: 'confirmed', paymentStatus: 'authorised' })).toBe(true);
    expect(moving({ status: 'documented' })).toBe(false);
    expect(moving({ status: 'cancel_unknown' })).toBe(true);
    expect(moving({ status: 'cancelled', cancelled: cancelled(false) })).toBe(true);
    expect(moving({ status: 'cancelled', cancelled: cancelled(true) })).toBe(false);
    expect(moving({ status: 'rejected', paymentStatus: 'authorised' })).toBe(true);
    expect(moving({ status: 'rejected', paymentStatus: 'voided' })).toBe(false);
  });
  it('tells the money apart: reserved, taken, on its way back, back, kept', () => {
    const state = (part: Partial<Booking>) => paymentState(aBooking(part));
    expect(state({ status: 'unknown', paymentStatus: 'authorised' })).toBe('reserved');
    expect(state({ status: 'documented', paymentStatus: 'captured' })).toBe('paid');
    expect(state({ status: 'rejected', paymentStatus: 'authorised' })).toBe('releasing');
    expect(state({ status: 'rejected', paymentStatus: 'voided' })).toBe('released');
    expect(state({ status: 'expired', paymentStatus: 'requires_action' })).toBe('nothing');
    expect(state({ status: 'cancelled', cancelled: cancelled(false) })).toBe('refunding');
    expect(state({ status: 'cancelled', paymentStatus: 'part_refunded', cancelled: cancelled(true) })).toBe(
      'refunded',
    );
    expect(state({ status: 'cancelled', cancelled: cancelled(true, 0) })).toBe('kept');
  });
  it.each<[Partial<Booking>, string]>([
    [{ status: 'confirmed', paymentStatus: 'authorised' }, 'reserved'],
    [{ status: 'unknown', paymentStatus: 'authorised' }, 'reserved'],
    [{ status: 'revalidated', paymentStatus: 'requires_action' }, 'asked'],
    [{ status: 'revalidated', paymentStatus: 'none' }, 'nothing'],
    [{ status: 'rejected', paymentStatus: 'authorised' }, 'nothing'],
    [{ status: 'rejected', paymentStatus: 'voided' }, 'nothing'],
    [{ status: 'documented', paymentStatus: 'captured' }, 'paid'],
    [{ status: 'cancelled', paymentStatus: 'captured', cancelled: cancelled(true, 0) }, 'paid'],
    [{ status: 'cancelled', paymentStatus: 'part_refunded', cancelled: cancelled(true) }, 'paid'],
  ])('calls the amount of %o %s, and paid only what was taken', (part, word) =>
    expect(amountState(aBooking(part))).toBe(word),
  );
});

describe('the parts of credit and card', () => {
  // The price is 22800.
  const parts = (part: Partial<Booking>) => {
    const found = paymentParts(aBooking({ paidWithCredit: of(12_500), ...part }));
    return found && [found.way, found.from, found.credit.amount, found.card.amount];
  };
  it('are those of what was paid, while nothing comes back', () => {
    for (const part of [
      { status: 'documented', paymentStatus: 'captured' },
      { status: 'unknown', paymentStatus: 'authorised' },
      { status: 'revalidated', paymentStatus: 'requires_action' },
      { status: 'cancelled', paymentStatus: 'captured', cancelled: cancelled(true, 0) },
    ] as const)
      expect(parts(part)).toEqual(['by', 'both', 12_500, 10_300]);
    expect(parts({ paidWithCredit: of(22_800) })).toEqual(['by', 'credit', 22_800, 0]);
  });
  it('are those of the refund, once it is cancelled', () => {
    const back = (refundToCredit?: number) =>
      parts({
        status: 'cancelled',
        cancelled: { ...cancelled(false), ...(refundToCredit ? { refundToCredit: of(refundToCredit) } : {}) },
      });
    expect(back(9_700)).toEqual(['back', 'both', 9_700, 10_300]);
    expect(back(20_000)).toEqual(['back', 'credit', 20_000, 0]);
    expect(back()).toEqual(['back', 'card', 0, 20_000]);
  });
  it('go back as they came when nothing was booked', () => {
    for (const paymentStatus of ['authorised', 'voided'] as const)
      expect(parts({ status: 'rejected', paymentStatus })).toEqual(['back', 'both', 12_500, 10_300]);
  });
  it('are none where no credit was used, or nothing was charged or comes back', () => {
    expect(paymentParts(aBooking())).toBeNull();
    expect(parts({ status: 'rejected', paymentStatus: 'failed' })).toBeNull();
    expect(refundParts({ refund: of(20_000) }, undefined)).toBeNull();
    expect(refundParts({ refund: of(0) }, of(12_500))).toBeNull();
  });
});

describe('the timeline', () => {
  it('says in order what happened, without the machine’s inner steps and without repeating itself', () => {
    const entries = timelineOf([
      event(4, 'booking', 'submitting', 'unknown'),
      event(1, 'booking', 'quoted', 'revalidated'),
      event(2, 'payment', 'none', 'authorised'),
      event(3, 'booking', 'revalidated', 'submitting'),
      event(5, 'booking', 'unknown', 'confirmed'),
      event(6, 'payment', 'authorised', 'captured'),
      event(7, 'booking', 'confirmed', 'documented'),
      event(8, 'booking', 'documented', 'cancel_quoted'),
      event(9, 'booking', 'cancel_quoted', 'cancelling'),
      event(10, 'booking', 'cancelling', 'cancelled'),
      event(11, 'payment', 'captured', 'part_refunded'),
      event(12, 'payment', 'part_refunded', 'refunded'),
    ]);
    expect(entries.map(({ key }) => key)).toEqual([
      'reserved', 'asked', 'unknown', 'confirmed', 'paid', 'documented', 'cancel_asked', 'cancelled', 'refunded',
    ]); // prettier-ignore
  });
  it('says that a booking stands when the supplier refused to cancel it', () => {
    const entries = timelineOf([
      event(1, 'booking', 'documented', 'cancel_quoted'),
      event(2, 'booking', 'cancelling', 'documented'),
    ]);
    expect(entries.map(({ key }) => key)).toEqual(['cancel_asked', 'kept']);
  });
  it('says who cancelled: the supplier cancels what nobody asked to cancel', () => {
    const keys = (from: string) => timelineOf([event(1, 'booking', from, 'cancelled')]).map(({ key }) => key);
    for (const from of ['confirmed', 'documented']) expect(keys(from)).toEqual(['cancelled_by_supplier']);
    for (const from of ['cancelling', 'cancel_unknown', 'manual_review'])
      expect(keys(from)).toEqual(['cancelled']);
  });
});

/** A server whose answers the test turns, and a clock that only the test moves. */
function world(first: Partial<Booking> = { status: 'unknown', paymentStatus: 'authorised' }) {
  let booking = aBooking(first);
  let failure: Error | null = null;
  let events: BookingEvent[] = [event(1, 'booking', 'submitting', 'unknown')];
  let tell: ((news: BookingEvent | null) => void) | null = null;
  let streams: 'open' | 'refused' = 'open';
  const asked: number[] = [];
  let looks = 0;
  let papers = 0;
  const waits: { ms: number; go(): void }[] = [];
  const api: BookingPageApi = {
    getBooking: () => (looks++, failure ? Promise.reject(failure) : Promise.resolve(booking)),
    listEvents: () => Promise.resolve(events),
    listDocuments: () => (papers++, Promise.resolve([])),
    async *followEvents(_reference, { after, signal }) {
      asked.push(after);
      if (streams === 'refused') throw apiError('NETWORK');
      for (const known of events) if (known.seq > after) yield known;
      for (;;) {
        const news = await new Promise<BookingEvent | null>((resolve, reject) => {
          tell = resolve;
          signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        });
        if (!news) return;
        yield news;
      }
    },
  };
  const page = createBookingPage({
    reference: 'HP-7K2M9Q',
    api,
    token: () => 'secret',
    clock: {
      now: () => 1_000,
      wait: (ms, signal) =>
        new Promise((resolve, reject) => {
          waits.push({ ms, go: resolve });
          signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        }),
    },
  });
  const settle = async () => {
    for (let i = 0; i < 30; i++) await Promise.resolve();
  };
  return {
    page,
    asked,
    waits,
    settle,
    looks: () => looks,
    papers: () => papers,
    set(part: Partial<Booking>) {
      booking = { ...booking, ...part };
    },
    /** In the database, and not told yet. */
    add(...more: BookingEvent[]) {
      events = [...events, ...more];
    },
    fail(error: Error | null) {
      failure = error;
    },
    refuseStreams() {
      streams = 'refused';
    },
    allowStreams() {
      streams = 'open';
    },
    async news(one: BookingEvent | null) {
      if (one) events = [...events, one];
      tell?.(one);
      await settle();
    },
    async pause() {
      waits.shift()?.go();
      await settle();
    },
  };
}

describe('following a booking', () => {
  it('hears news as it happens, reads the booking anew, and closes the line when all is settled', async () => {
    const it = world();
    it.page.open();
    await it.settle();
    expect(it.page.getState()).toMatchObject({ phase: 'ready', connection: 'live' });
    // From the last known one, which proves that the line works.
    expect(it.asked).toEqual([0]);
    it.set({ status: 'confirmed' });
    await it.news(event(2, 'booking', 'unknown', 'confirmed'));
    expect(it.page.getState()).toMatchObject({ connection: 'live', booking: { status: 'confirmed' } });
    it.set({ status: 'documented', paymentStatus: 'captured' });
    await it.news(event(3, 'payment', 'authorised', 'captured'));
    expect(it.page.getState()).toMatchObject({ connection: 'settled', booking: { status: 'documented' } });
    expect(it.page.getState().events?.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    // The documents were asked for at first, and once for each of the two changes.
    expect(it.papers()).toBe(3);
  });

  it('tells the whole story when several things happened at once', async () => {
    const it = world();
    it.page.open();
    await it.settle();
    it.set({ status: 'documented', paymentStatus: 'captured' });
    it.add(event(3, 'payment', 'authorised', 'captured'), event(4, 'booking', 'confirmed', 'documented'));
    await it.news(event(2, 'booking', 'unknown', 'confirmed'));
    expect(it.page.getState().connection).toBe('settled');
    expect(it.page.getState().events?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('opens the line again at once when the server ends it', async () => {
    const it = world();
    it.page.open();
    await it.settle();
    await it.news(null);
    expect(it.asked).toEqual([0, 0]);
    expect(it.waits).toEqual([]);
    expect(it.page.getState().connection).toBe('live');
  });

  it('asks by the clock, ever more seldom, where no stream comes through, and goes back to listening', async () => {
    const it = world();
    it.refuseStreams();
    it.page.open();
    await it.settle();
    expect(it.page.getState().connection).toBe('polling');
    expect(it.waits[0]?.ms).toBe(3000);
    await it.pause();
    expect(it.waits[0]?.ms).toBe(5000);
    it.allowStreams();
    await it.pause();
    expect(it.page.getState().connection).toBe('live');
  });

  it('keeps what it has when a look fails, and asks again', async () => {
    const it = world({ status: 'documented' });
    it.page.open();
    await it.settle();
    it.fail(apiError('NETWORK'));
    it.page.wake();
    await it.settle();
    expect(it.page.getState()).toMatchObject({ phase: 'ready', connection: 'polling' });
    it.fail(null);
    await it.pause();
    expect(it.page.getState()).toMatchObject({ phase: 'ready', connection: 'settled' });
  });

  it('says offline, keeps the ticket, and catches up when the network is back', async () => {
    const it = world();
    it.page.open();
    await it.settle();
    it.page.setOnline(false);
    await it.settle();
    expect(it.page.getState()).toMatchObject({ phase: 'ready', connection: 'offline' });
    it.set({ status: 'documented', paymentStatus: 'captured' });
    it.page.setOnline(true);
    await it.settle();
    expect(it.page.getState()).toMatchObject({ connection: 'settled', booking: { status: 'documented' } });
  });

  it('asks nothing again of a booking that is settled, until somebody looks', async () => {
    const it = world({ status: 'documented' });
    it.page.open();
    await it.settle();
    expect([it.looks(), it.asked.length, it.waits.length]).toEqual([1, 0, 0]);
    it.page.wake();
    await it.settle();
    expect(it.looks()).toBe(2);
  });

  it('shows one and the same for no booking and for somebody else’s', async () => {
    const it = world();
    it.fail(apiError('BOOKING_NOT_FOUND'));
    it.page.open();
    await it.settle();
    expect(it.page.getState()).toMatchObject({ phase: 'missing', booking: null });
  });

  it('says that it could not be read when nothing answered, and tries again when asked', async () => {
    const it = world({ status: 'documented' });
    it.fail(apiError('NETWORK'));
    it.page.open();
    await it.settle();
    expect(it.page.getState().phase).toBe('failed');
    it.fail(null);
    it.page.open();
    await it.settle();
    expect(it.page.getState().phase).toBe('ready');
  });

  it('takes an answer from elsewhere, and follows where it leads', async () => {
    const it = world({ status: 'documented' });
    it.page.open();
    await it.settle();
    it.set({ status: 'cancelling' });
    it.page.take(aBooking({ status: 'cancelling' }));
    await it.settle();
    expect(it.page.getState()).toMatchObject({ connection: 'live', booking: { status: 'cancelling' } });
    it.page.close();
  });
});
