import type { BookingRequest, HotelItem, Quote } from '@portolan/contract';
import { describe, expect, it } from 'vitest';
import type { SessionStore } from '../flow-ports.ts';
import { stayPlan, type StayDraft } from '../hotels/guests.ts';
import { aBooking, anAlternative, anOffer, apiError, aPrice, aQuote, aStay } from '../hotels/testing.ts';
import { createCheckout, type CheckoutPorts } from './checkout-store.ts';
import { passedMark, secondsLeft } from './countdown.ts';
import { accessTokenOf, rememberOffer } from './remembered.ts';

function memory(): SessionStore & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (name) => kept.get(name) ?? null,
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  };
}

/** A booking service that answers with what `answers` holds, in order; the last one stays. */
function desk(answers: (() => unknown)[] = [() => aBooking()], quote: Quote = aQuote()) {
  const calls: { request: BookingRequest; key: string }[] = [];
  const quoteKeys: (string | undefined)[] = [];
  let now = Date.parse('2026-11-21T13:00:00Z');
  const session = memory();
  let ids = 0;
  const ports: CheckoutPorts<HotelItem, StayDraft> = {
    plan: stayPlan,
    session,
    newId: () => `id-${++ids}`,
    clock: { now: () => now, wait: async () => undefined },
    api: {
      createQuote: async ({ offerId }, options) => {
        quoteKeys.push(options?.idempotencyKey);
        return aQuote({ quoteId: `q-${offerId}` });
      },
      getQuote: async () => quote,
      createBooking: async (request, { idempotencyKey }) => {
        calls.push({ request, key: idempotencyKey });
        return (answers.length > 1 ? answers.shift()! : answers[0]!)() as never;
      },
    },
  };
  return { calls, quoteKeys, session, ports, advance: (ms: number) => (now += ms) };
}
const refuse = (code: string, data?: unknown) => () => {
  throw apiError(code, 'No.', data);
};

async function filled(ports: CheckoutPorts<HotelItem, StayDraft>) {
  const checkout = createCheckout(ports);
  await checkout.open('q1');
  checkout.setField('guests.0.firstName', 'Ada');
  checkout.setField('guests.0.lastName', 'Lovelace');
  checkout.setField('email', 'ada@example.org');
  checkout.setField('phone', '+44 20 7946 0000');
  return checkout;
}

describe('paying', () => {
  it('books once, whatever is pressed how often, and keeps the key to the booking out of the address', async () => {
    const { calls, ports, session } = desk();
    const checkout = await filled(ports);
    await Promise.all([checkout.pay('tok'), checkout.pay('tok'), checkout.pay('tok')]);
    await checkout.pay('tok');
    expect(calls).toHaveLength(1);
    expect(calls[0]!.request).toMatchObject({
      quoteId: 'q1',
      acceptedVersion: 1,
      payment: { method: 'card', token: 'tok' },
    });
    expect(checkout.getState()).toMatchObject({ phase: 'booked', booking: { reference: 'HP-7K2M9Q' } });
    expect(accessTokenOf(session, 'HP-7K2M9Q')).toBe('secret');
    expect([...session.kept.values()].join()).not.toContain('ada@example.org');
  });

  it.each(['PAYMENT_UNAVAILABLE', 'SUPPLIER_UNAVAILABLE'])(
    'pays with the card of now after %s, under a key of its own, and not by itself on a reload',
    async (code) => {
      const { calls, ports } = desk([refuse(code), () => aBooking()]);
      const checkout = await filled(ports);
      await checkout.pay('first');
      expect(checkout.getState()).toMatchObject({ phase: 'form', notice: { code } });
      const reloaded = createCheckout(ports);
      await reloaded.open('q1');
      expect([reloaded.getState().phase, calls.length]).toEqual(['form', 1]);
      await reloaded.pay('second');
      expect(calls.map(({ request }) => request.payment.token)).toEqual(['first', 'second']);
      expect(calls[1]!.key).not.toBe(calls[0]!.key);
      expect(reloaded.getState().phase).toBe('booked');
    },
  );

  describe('when the bank wants a word with the cardholder', () => {
    const action = {
      type: 'challenge',
      url: 'https://bank.test/c/1',
      expiresAt: '2026-11-21T13:15:00Z',
    } as const;
    const asked = () => aBooking({ status: 'revalidated', paymentStatus: 'requires_action', action });

    it('says what to do, and goes on under the same key once it is done', async () => {
      const { calls, ports, session } = desk([asked, () => aBooking()]);
      const checkout = await filled(ports);
      await checkout.pay('tok');
      expect(checkout.getState()).toMatchObject({ phase: 'challenge', action, booking: null });
      expect(accessTokenOf(session, 'HP-7K2M9Q')).toBe('secret');
      await checkout.answered();
      expect(checkout.getState()).toMatchObject({ phase: 'booked', action: null });
      expect(calls[1]).toEqual(calls[0]);
    });

    it('shows the same question after a reload in the middle, with all that was typed', async () => {
      const { calls, ports } = desk([asked]);
      await (await filled(ports)).pay('tok');
      const reloaded = createCheckout(ports);
      await reloaded.open('q1');
      expect(reloaded.getState()).toMatchObject({ phase: 'challenge', action });
      expect(reloaded.getState().draft?.guests[0]?.firstName).toBe('Ada');
      expect(calls[1]).toEqual(calls[0]);
    });

    it('is left for another card, which pays under a key of its own', async () => {
      const { calls, ports } = desk([asked, () => aBooking()]);
      const checkout = await filled(ports);
      await checkout.pay('tok');
      checkout.leaveChallenge();
      expect(checkout.getState()).toMatchObject({
        phase: 'form',
        notice: { code: 'PAYMENT_DECLINED', data: { reason: 'challenge_abandoned' } },
      });
      const reloaded = createCheckout(ports);
      await reloaded.open('q1');
      expect(reloaded.getState().phase).toBe('form');
      await reloaded.pay('other');
      expect(calls[1]!.key).not.toBe(calls[0]!.key);
    });

    it('asks the server how it ended when the time for an answer has passed', async () => {
      const { calls, ports, advance } = desk([asked, refuse('QUOTE_EXPIRED')]);
      const checkout = await filled(ports);
      await checkout.pay('tok');
      checkout.tick();
      expect(calls).toHaveLength(1);
      advance(15 * 60_000);
      checkout.tick();
      await expect.poll(() => checkout.getState().phase).toBe('expired');
      expect(calls[1]).toEqual(calls[0]);
    });

    it('keeps asking when the gateway cannot say at once what the bank decided', async () => {
      const { calls, ports } = desk([asked, refuse('PAYMENT_UNAVAILABLE'), () => aBooking()]);
      const checkout = await filled(ports);
      await checkout.pay('tok');
      await checkout.answered();
      expect([checkout.getState().phase, calls.length]).toEqual(['booked', 3]);
      expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
    });
  });

  it('repeats the very same request under the same key after a reload in the middle of it', async () => {
    const { calls, ports, session } = desk([refuse('NETWORK')]);
    const before = await filled(ports);
    const paying = before.pay('tok');
    before.close();
    await paying;
    expect(session.get('quote.q1.submission')).not.toBeNull();
    const sent = calls.length;
    const after = createCheckout({ ...ports, api: { ...ports.api, createBooking: async (request, { idempotencyKey }) => (calls.push({ request, key: idempotencyKey }), aBooking()) } }); // prettier-ignore
    await after.open('q1');
    expect(after.getState().phase).toBe('booked');
    expect(calls[sent]).toEqual(calls[0]);
  });

  it('asks again when no answer came, then shows that it is not known', async () => {
    const { calls, ports } = desk([refuse('NETWORK'), refuse('SERVICE_UNAVAILABLE'), () => aBooking()]);
    const checkout = await filled(ports);
    await checkout.pay('tok');
    expect(new Set(calls.map((call) => call.key)).size).toBe(1);
    expect(checkout.getState().phase).toBe('booked');

    const silent = desk([refuse('NETWORK')]);
    const waiting = await filled(silent.ports);
    await waiting.pay('tok');
    expect(waiting.getState().phase).toBe('unresolved');
    expect(silent.calls).toHaveLength(6);
  });

  it('keeps everything after a declined card and uses a new key for the next one', async () => {
    const { calls, ports } = desk([refuse('PAYMENT_DECLINED'), () => aBooking()]);
    const checkout = await filled(ports);
    await checkout.pay('bad');
    expect(checkout.getState()).toMatchObject({
      phase: 'form',
      notice: { code: 'PAYMENT_DECLINED' },
      draft: { email: 'ada@example.org' },
    });
    await checkout.pay('good');
    expect(calls[0]!.key).not.toBe(calls[1]!.key);
    expect(checkout.getState().phase).toBe('booked');
  });

  it('marks the field that the server complains about, wherever its traveller is in the form', async () => {
    const complaint = () => {
      throw Object.assign(apiError('VALIDATION_FAILED'), {
        fields: { 'travellers.1.lastName': 'is wrong', 'contact.email': 'is wrong', wishes: 'is too long' },
      });
    };
    const quote = aQuote({ item: aStay({ occupancy: [{ adults: 3, childAges: [] }] }) });
    const { ports } = desk([complaint], quote);
    const checkout = await filled(ports);
    checkout.setField('guests.2.firstName', 'Bo');
    checkout.setField('guests.2.lastName', 'Ek');
    await checkout.pay('tok');
    expect(checkout.getState()).toMatchObject({
      phase: 'form',
      problems: { 'guests.2.lastName': 'required', email: 'email', wishes: 'too-long' },
    });
  });

  it('does not open a quote of another service', async () => {
    const { ports } = desk();
    const checkout = createCheckout({ ...ports, plan: { ...stayPlan, service: 'cars' } });
    await checkout.open('q1');
    expect(checkout.getState().phase).toBe('failed');
  });

  it('says so when another window is booking the same quote', async () => {
    for (const code of ['IDEMPOTENCY_CONFLICT', 'BOOKING_PENDING']) {
      const checkout = await filled(desk([refuse(code)]).ports);
      await checkout.pay('tok');
      expect(checkout.getState().phase).toBe('elsewhere');
    }
  });

  it('does not pay with a form that has mistakes, and marks them', async () => {
    const { calls, ports } = desk();
    const checkout = createCheckout(ports);
    await checkout.open('q1');
    await checkout.pay('tok');
    expect(calls).toHaveLength(0);
    expect(checkout.getState()).toMatchObject({
      refusals: 1,
      problems: { 'guests.0.firstName': 'required', email: 'required' },
    });
    checkout.setField('guests.0.firstName', 'Ada');
    expect(checkout.getState().problems).not.toHaveProperty(['guests.0.firstName']);
  });
});

describe('a price that changed', () => {
  const changed = aQuote({
    version: 2,
    status: 'price_changed',
    price: aPrice(30_000),
    previous: {
      total: { amount: 24_000, currency: 'USD' },
      item: aStay(),
      cancellation: anOffer().cancellation,
      termsWorse: false,
    },
  });

  it('stops the payment, keeps what was typed, and books the new version only after consent', async () => {
    const { calls, ports } = desk([refuse('PRICE_CHANGED', { quote: changed }), () => aBooking()]);
    const checkout = await filled(ports);
    await checkout.pay('tok');
    expect(checkout.getState()).toMatchObject({
      phase: 'price_changed',
      acceptedVersion: null,
      draft: { email: 'ada@example.org' },
    });
    await checkout.pay('tok');
    expect(calls).toHaveLength(1);
    checkout.acceptChange();
    await checkout.pay('tok2');
    expect(calls[1]!.request.acceptedVersion).toBe(2);
    expect(checkout.getState().phase).toBe('booked');
  });

  it('is not asked about twice after a reload', async () => {
    const { ports } = desk([() => aBooking()], changed);
    const checkout = createCheckout(ports);
    await checkout.open('q1');
    expect(checkout.getState().phase).toBe('price_changed');
    checkout.acceptChange();
    const again = createCheckout(ports);
    await again.open('q1');
    expect(again.getState()).toMatchObject({ phase: 'form', acceptedVersion: 2 });
  });
});

describe('a quote that ended', () => {
  it('shows sold out with what the server offers instead, and holds another room without losing the form', async () => {
    const soldOut = aQuote({ status: 'sold_out', alternatives: [anAlternative({ offerId: 'other' })] });
    const { ports } = desk([refuse('SOLD_OUT', soldOut)]);
    const checkout = await filled(ports);
    await checkout.pay('tok');
    expect(checkout.getState()).toMatchObject({
      phase: 'sold_out',
      quote: { alternatives: [{ offerId: 'other' }] },
    });
    await checkout.requote('other');
    expect(checkout.getState()).toMatchObject({
      phase: 'form',
      quote: { quoteId: 'q-other' },
      draft: { email: 'ada@example.org' },
    });
  });

  it('expires by the clock, and the same offer can be held again', async () => {
    const { ports, session, advance, quoteKeys } = desk();
    rememberOffer(session, 'q1', 'offer-1');
    const checkout = await filled(ports);
    advance(14 * 60_000);
    checkout.tick();
    expect(checkout.getState().phase).toBe('form');
    advance(60_000);
    checkout.tick();
    expect(checkout.getState().phase).toBe('expired');
    await checkout.requote();
    expect(checkout.getState().quote?.quoteId).toBe('q-offer-1');
    // Each attempt under a key of its own: asked again on purpose, the price is held anew.
    await checkout.requote('other');
    expect(quoteKeys).toEqual([expect.stringMatching(/^quote-/), expect.stringMatching(/^quote-/)]);
    expect(quoteKeys[0]).not.toBe(quoteKeys[1]);
  });

  it('does not trust a device clock that is past a price which the server still holds', async () => {
    const { ports, advance } = desk();
    advance(3_600_000);
    const checkout = await filled(ports);
    checkout.tick();
    expect(checkout.getState()).toMatchObject({ phase: 'form', clockIsOff: true });
  });

  it('says why a quote cannot be shown', async () => {
    const { ports } = desk();
    const checkout = createCheckout({
      ...ports,
      api: { ...ports.api, getQuote: refuse('QUOTE_NOT_FOUND') as never },
    });
    await checkout.open('nope');
    expect(checkout.getState()).toMatchObject({ phase: 'failed', notice: { code: 'QUOTE_NOT_FOUND' } });
  });
});

describe('the countdown', () => {
  it('counts whole seconds and speaks at five minutes and at one', () => {
    const end = '2026-11-21T13:15:00Z';
    expect(secondsLeft(end, Date.parse(end) - 299_500)).toBe(300);
    expect(secondsLeft(end, Date.parse(end) + 5)).toBe(0);
    expect([passedMark(301, 300), passedMark(300, 299), passedMark(61, 60), passedMark(900, 30)]).toEqual([
      300,
      null,
      60,
      60,
    ]);
  });
});
