import type { BookingRequest, Quote } from '@portolan/contract';
import { describe, expect, it } from 'vitest';
import { accessTokenOf, createCheckout, rememberOffer, type CheckoutPorts } from './checkout-store.ts';
import { cancellationTimeline, freeCancellationUntil } from './cancellation.ts';
import { passedMark, secondsLeft } from './countdown.ts';
import {
  bookingPeople,
  createDraft,
  normalisePhone,
  reshapeDraft,
  setDraftField,
  validateDraft,
} from './guests.ts';
import { priceLines, visibleSaving } from './price-lines.ts';
import type { SessionStore } from './ports.ts';
import { aBooking, anOffer, apiError, aPrice, aQuote } from './testing.ts';

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
  const ports: CheckoutPorts = {
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

async function filled(ports: CheckoutPorts) {
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
    expect(session.get('hotels.quote.q1.submission')).not.toBeNull();
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
      board: 'breakfast',
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
    const soldOut = aQuote({ status: 'sold_out', alternatives: [anOffer({ offerId: 'other' })] });
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

describe('guests', () => {
  const rooms = [
    { adults: 2, childAges: [7] },
    { adults: 1, childAges: [] },
  ];
  const complete = (draft: ReturnType<typeof createDraft>) =>
    Object.entries({ 'guests.0.firstName': 'Ada', 'guests.0.lastName': 'Lovelace', 'guests.3.firstName': 'Bo', 'guests.3.lastName': 'Ek', email: 'a@b.co', phone: '٠١٢٣ ٤٥٦٧' })
      .reduce((next, [field, value]) => setDraftField(next, field, value), draft); // prettier-ignore

  it('needs one named adult a room and a contact, nothing more', () => {
    const draft = createDraft(rooms);
    expect(Object.keys(validateDraft(draft))).toEqual([
      'guests.0.firstName',
      'guests.0.lastName',
      'email',
      'phone',
      'guests.3.firstName',
      'guests.3.lastName',
    ]);
    expect(validateDraft(complete(draft))).toEqual({});
    expect(bookingPeople(complete(draft))).toEqual({
      guests: [
        { firstName: 'Ada', lastName: 'Lovelace', room: 0 },
        { firstName: 'Bo', lastName: 'Ek', room: 1 },
      ],
      contact: { email: 'a@b.co', phone: '0123 4567' },
    });
  });

  it('asks for the other half of a name, letters in it, and at most 60 of them', () => {
    const draft = complete(createDraft(rooms));
    expect(validateDraft(setDraftField(draft, 'guests.1.firstName', 'Kim'))).toEqual({
      'guests.1.lastName': 'required',
    });
    expect(validateDraft(setDraftField(draft, 'guests.0.firstName', '123'))).toEqual({
      'guests.0.firstName': 'no-letters',
    });
    expect(validateDraft(setDraftField(draft, 'guests.0.firstName', 'x'.repeat(61)))).toEqual({
      'guests.0.firstName': 'too-long',
    });
    expect(validateDraft(setDraftField(draft, 'guests.0.firstName', '李'))).toEqual({});
    expect(validateDraft(setDraftField(draft, 'email', 'a b@c'))).toEqual({ email: 'email' });
    expect(validateDraft(setDraftField(draft, 'phone', '12'))).toEqual({ phone: 'phone' });
    expect(validateDraft(setDraftField(draft, 'specialRequests', 'x'.repeat(501)))).toEqual({
      specialRequests: 'too-long',
    });
  });

  it('moves names over when the rooms change', () => {
    const draft = reshapeDraft(complete(createDraft(rooms)), [{ adults: 1, childAges: [] }]);
    expect(draft.guests).toEqual([
      { room: 0, age: null, required: true, firstName: 'Ada', lastName: 'Lovelace' },
    ]);
    expect(draft.email).toBe('a@b.co');
  });

  it('reads a phone number as people paste it', () => {
    expect(normalisePhone('\u202a+44–20\u00a07946\u202c')).toBe('+44-20 7946');
  });
});

describe('the cancellation timeline', () => {
  const total = { amount: 24_000, currency: 'USD' };
  const { cancellation } = anOffer();
  const day = (text: string) => Date.parse(text);

  it('has a free stretch, dated penalties, and the present marked', () => {
    const timeline = cancellationTimeline(cancellation, total, day('2027-03-10T12:00:00Z'));
    expect(timeline.map(({ kind, state, until }) => [kind, state, until])).toEqual([
      ['free', 'past', '2027-03-09T23:00:00Z'],
      ['partial', 'current', '2027-03-11T23:00:00Z'],
      ['full', 'future', null],
    ]);
    expect(freeCancellationUntil(cancellation, day('2027-03-01T00:00:00Z'))).toBe('2027-03-09T23:00:00Z');
    expect(freeCancellationUntil(cancellation, day('2027-03-10T00:00:00Z'))).toBeNull();
  });

  it('is one full stretch when nothing is refundable, and joins stretches of the same cost', () => {
    expect(cancellationTimeline({ refundable: false, freeUntil: null, steps: [] }, total, 0)).toMatchObject([
      { kind: 'full', from: null, until: null, penalty: total },
    ]);
    const zero = { from: '2026-11-01T00:00:00Z', amount: { amount: 0, currency: 'USD' }, percent: 0 };
    expect(
      cancellationTimeline({ ...cancellation, steps: [zero, ...cancellation.steps] }, total, 0),
    ).toHaveLength(3);
  });

  it('knows what comes after "free until" when no step says it', () => {
    const timeline = cancellationTimeline(
      { refundable: true, freeUntil: '2027-03-09T23:00:00Z', steps: [] },
      total,
      0,
    );
    expect(timeline.map((stretch) => stretch.kind)).toEqual(['free', 'full']);
  });
});

describe('the lines of a price', () => {
  it('add up: rooms and taxes make the total, now and there make it too', () => {
    const lines = priceLines(aPrice());
    expect([lines.rooms?.amount, lines.taxTotal.amount, lines.total.amount]).toEqual([20_400, 3600, 24_000]);
    expect(lines.dueNow.amount + lines.dueAtProperty.amount).toBe(lines.total.amount);
    expect(lines.taxesAtProperty).toEqual([
      { code: 'city_tax', amount: { amount: 1200, currency: 'USD' }, collected: 'property' },
    ]);
  });

  it('shows a saving only when it rounds to something (PRICE-01)', () => {
    const saving = (amount: number) => visibleSaving(aPrice(24_000, { saved: { amount, currency: 'USD' } }));
    expect([saving(40), saving(0), saving(60)?.amount]).toEqual([null, null, 60]);
  });
});
