import type { Booking, CancelQuote } from '@portolan/contract';
import { describe, expect, it } from 'vitest';
import { aBooking, aCancelQuote, apiError } from '../hotels/testing.ts';
import { createCancelling } from './cancelling-store.ts';

const start = Date.parse('2026-11-21T12:00:00Z');

function world(answers: { quotes?: (CancelQuote | Error)[]; cancels?: (Booking | Error)[] } = {}) {
  let now = start;
  const keys: string[] = [];
  const became: Booking[] = [];
  const next = <A>(list: (A | Error)[], fallback: A) => {
    const one = list.length > 0 ? list.shift()! : fallback;
    return one instanceof Error ? Promise.reject(one) : Promise.resolve(one);
  };
  const cancelling = createCancelling({
    reference: 'HP-7K2M9Q',
    token: () => 'secret',
    newId: () => 'abc',
    clock: { now: () => now, wait: () => Promise.resolve() },
    onChange: (booking) => became.push(booking),
    api: {
      quoteCancellation: (_reference, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return next(answers.quotes ?? [], aCancelQuote());
      },
      cancelBooking: (_reference, id, { idempotencyKey }) => {
        keys.push(`${id} ${idempotencyKey}`);
        return next(answers.cancels ?? [], aBooking({ status: 'cancelled' }));
      },
    },
  });
  return { cancelling, keys, became, later: (ms: number) => (now += ms) };
}

describe('cancelling', () => {
  it('shows what comes back before anything happens, and cancels only what was accepted', async () => {
    const { cancelling, keys, became } = world();
    await cancelling.ask();
    expect(cancelling.getState()).toMatchObject({ phase: 'quoted', quote: { refund: { amount: 22_800 } } });
    expect(became).toEqual([]);
    await cancelling.accept();
    expect(cancelling.getState().phase).toBe('closed');
    expect(became.map(({ status }) => status)).toEqual(['cancelled']);
    expect(keys).toEqual(['cancel-quote-abc', 'cq1 cancel-cq1']);
  });

  it('asks again when the quote has run out, and shows the dearer one before anything happens', async () => {
    const dearer = aCancelQuote({ cancelQuoteId: 'cq2', refund: { amount: 11_400, currency: 'USD' } });
    const { cancelling, became, later, keys } = world({ quotes: [aCancelQuote(), dearer] });
    await cancelling.ask();
    later(11 * 60_000);
    await cancelling.accept();
    expect(cancelling.getState()).toMatchObject({
      phase: 'quoted',
      quote: { cancelQuoteId: 'cq2' },
      previous: { cancelQuoteId: 'cq1' },
    });
    expect(became).toEqual([]);
    expect(keys.filter((key) => key.includes(' '))).toEqual([]);
  });

  it('asks again when it is the server that says so', async () => {
    const { cancelling, became } = world({
      quotes: [aCancelQuote(), aCancelQuote({ cancelQuoteId: 'cq2' })],
      cancels: [apiError('CANCEL_QUOTE_EXPIRED')],
    });
    await cancelling.ask();
    await cancelling.accept();
    expect(cancelling.getState()).toMatchObject({ phase: 'quoted', previous: { cancelQuoteId: 'cq1' } });
    await cancelling.accept();
    expect(became).toHaveLength(1);
  });

  it('believes the server where this device’s clock is ahead by a day', async () => {
    const { cancelling, became, later } = world();
    later(24 * 60 * 60_000);
    await cancelling.ask();
    await cancelling.accept();
    expect(became).toHaveLength(1);
  });

  it('repeats a request whose answer got lost under its own key', async () => {
    const { cancelling, keys, became } = world({
      cancels: [apiError('NETWORK'), apiError('SERVICE_UNAVAILABLE')],
    });
    await cancelling.ask();
    await cancelling.accept();
    expect(keys.slice(1)).toEqual(['cq1 cancel-cq1', 'cq1 cancel-cq1', 'cq1 cancel-cq1']);
    expect(became).toHaveLength(1);
  });

  it('gives up repeating after a while, says so, and goes on with the same when asked', async () => {
    const { cancelling, keys, became } = world({
      cancels: Array.from({ length: 4 }, () => apiError('NETWORK')),
    });
    await cancelling.ask();
    await cancelling.accept();
    expect(cancelling.getState()).toMatchObject({ phase: 'failed', quote: { cancelQuoteId: 'cq1' } });
    await cancelling.retry();
    expect(new Set(keys.slice(1))).toEqual(new Set(['cq1 cancel-cq1']));
    expect(became).toHaveLength(1);
  });

  it.each([
    [apiError('BOOKING_NOT_CANCELLABLE', 'no', { reason: 'past_check_in' }), 'refused', 'past_check_in'],
    [apiError('BOOKING_PENDING'), 'refused', 'pending'],
    [apiError('SUPPLIER_UNAVAILABLE'), 'failed', null],
  ])('says why it cannot be cancelled here: %s', async (error, phase, reason) => {
    const { cancelling } = world({ quotes: [error] });
    await cancelling.ask();
    expect(cancelling.getState()).toMatchObject({ phase, reason });
  });

  it('does nothing when it is closed before it was accepted', async () => {
    const { cancelling, became } = world();
    await cancelling.ask();
    cancelling.close();
    await cancelling.accept();
    expect(cancelling.getState().phase).toBe('closed');
    expect(became).toEqual([]);
  });
});
