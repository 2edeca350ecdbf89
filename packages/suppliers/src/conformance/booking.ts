import type { ServiceKey } from '@portolan/contract/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mayHaveBooked,
  type BookAsk,
  type BookingRef,
  type BookingSupplier,
  type SupplierPart,
  type SupplierPrice,
  type SupplierQuote,
  type Terms,
  type Traveller,
} from '../port/index.ts';
import { failure } from './failure.ts';

/** What the suite needs to know about the supplier that it is run against. */
export interface BookingSupplierUnderTest<Asked> {
  supplier: BookingSupplier<Asked, unknown, unknown>;
  /** Something that can be bought now and cancelled free of charge, as a search tells it. */
  offer(): Promise<{ key: string; asked: Asked; price: SupplierPrice; terms: Terms<unknown> }>;
  /** Who travels: as many as the supplier needs for what {@link offer} asks. */
  travellers: readonly Traveller[];
  /** Whether the supplier states that it booked nothing when it cannot be reached. */
  unavailableMeansNothing: boolean;
  /** How often the supplier was asked to book under a reference, and how many bookings it holds for it. */
  count(reference: string): Promise<{ attempts: number; bookings: number }>;
  close?(): Promise<void>;
}

/**
 * What every `BookingSupplier` promises, whatever it sells and whatever its wire format. It runs against the adapters on their
 * sandboxes and against every fake that a test uses, so that no fake can lie. Failures are asked for by `scenario`.
 */
export function describeBookingSupplier<Asked>(
  name: string,
  service: ServiceKey,
  make: () => Promise<BookingSupplierUnderTest<Asked>>,
): void {
  describe(`${name} as a supplier of ${service} that can be booked`, () => {
    let subject: BookingSupplierUnderTest<Asked>;
    let supplier: BookingSupplierUnderTest<Asked>['supplier'];
    let references = 0;

    beforeAll(async () => {
      subject = await make();
      ({ supplier } = subject);
    });
    afterAll(() => subject.close?.());

    const reference = (): string => `T-${name}-${++references}`;
    const available = async (): Promise<Exclude<SupplierQuote<unknown>, { status: 'sold_out' }>> => {
      const quote = await supplier.quote(await subject.offer(), {});
      if (quote.status === 'sold_out') throw new Error('Sold out while testing');
      return quote;
    };
    const request = async (under = reference()): Promise<BookAsk<Asked>> => {
      const { key, asked } = await subject.offer();
      const { travellers } = subject;
      const { quoteKey } = await available();
      const held =
        supplier.limits.lookup === 'held'
          ? await supplier.hold?.({ key, quoteKey, asked, travellers }, {})
          : undefined;
      return {
        reference: under,
        quoteKey,
        holdId: held?.holdId ?? null,
        asked,
        travellers,
        contact: { email: 'ada@example.com', phone: '+44 20 7946 0000' },
        wishes: 'Something quiet, please',
      };
    };

    it('says who it is, what it sells and how long it may take', () => {
      expect(supplier.name).not.toBe('');
      expect(supplier.service).toBe(service);
      const { quoteMs, bookMs, pendingMs, lookup } = supplier.limits;
      expect(quoteMs).toBeGreaterThan(0);
      expect(bookMs).toBeGreaterThanOrEqual(quoteMs);
      expect(pendingMs).toBeGreaterThan(bookMs);
      expect(['reference', 'guess', 'held']).toContain(lookup);
      if (lookup === 'held') expect(supplier.hold).toBeDefined();
    });

    describe('quoting', () => {
      it('confirms an offer at the price and terms that were shown, for a while', async () => {
        const { price, terms, ...ask } = await subject.offer();
        const quote = await supplier.quote(ask, {});
        if (quote.status !== 'available') throw new Error(`Expected available, got ${quote.status}`);
        expect(owed(quote.parts)).toBe(price.net.amount);
        expect(quote.parts[0]?.terms).toEqual(terms);
        expect(quote.quoteKey).not.toBe('');
        expect(Date.parse(quote.expiresAt)).toBeGreaterThan(Date.now());
      });

      it('tells every part with a price in whole minor units of one currency, and terms that only get dearer', async () => {
        const { parts } = await available();
        expect(parts.length).toBeGreaterThan(0);
        for (const { kind, label, price, terms } of parts) {
          expect([kind, label]).not.toContain('');
          checkPrice(price);
          expect(price.net.currency).toBe(parts[0]?.price.net.currency);
          checkTerms(terms, price);
        }
      });

      it('says which details of travellers it needs', async () => {
        const { needs } = await available();
        expect(['lead', 'one_a_group', 'all']).toContain(needs.names);
        expect(needs.maxName).toBeGreaterThan(0);
        expect(new Set(needs.questions.map(({ id }) => id)).size).toBe(needs.questions.length);
      });

      it.each([
        ['price_changed', 1],
        ['price_dropped', -1],
      ])('tells a changed price with the new one: %s', async (scenario, direction) => {
        const { price, ...ask } = await subject.offer();
        const quote = await supplier.quote(ask, { scenario });
        if (quote.status !== 'price_changed') throw new Error(`Expected price_changed, got ${quote.status}`);
        expect(Math.sign(owed(quote.parts) - price.net.amount)).toBe(direction);
        expect(quote.changed).toEqual(['price']);
      });

      it('tells worse terms even when the price stays', async () => {
        const { price, ...ask } = await subject.offer();
        const quote = await supplier.quote(ask, { scenario: 'terms_changed' });
        if (quote.status !== 'price_changed') throw new Error(`Expected price_changed, got ${quote.status}`);
        expect(owed(quote.parts)).toBe(price.net.amount);
        expect(quote.parts[0]?.terms.refundable).toBe(false);
        expect(quote.changed).toEqual(['terms']);
      });

      it('tells when the last one went meanwhile', async () => {
        const quote = await supplier.quote(await subject.offer(), { scenario: 'sold_out' });
        expect(quote.status).toBe('sold_out');
      });

      it('refuses a key that it never gave out', async () => {
        const made = supplier.quote({ ...(await subject.offer()), key: 'made-up' }, {});
        await expect(made).rejects.toMatchObject({
          name: 'SupplierError',
          reason: 'rejected',
          supplier: supplier.name,
        });
      });
    });

    describe('holding', () => {
      it('holds for a while, where it can hold at all', async ({ skip }) => {
        if (!supplier.hold) return skip();
        const { key, asked } = await subject.offer();
        const { quoteKey } = await available();
        const held = await supplier.hold({ key, quoteKey, asked, travellers: subject.travellers }, {});
        expect(held.holdId).not.toBe('');
        expect(Date.parse(held.expiresAt)).toBeGreaterThan(Date.now());
        await supplier.release?.(held.holdId, {});
      });
    });

    describe('booking', () => {
      it('books once under a reference, however often it is asked', async () => {
        const asked = await request();
        const first = await supplier.book(asked, {});
        expect(first).toMatchObject({
          status: 'confirmed',
          supplierReference: expect.stringMatching(/./),
          documents: expect.stringMatching(/^(ready|later)$/),
        });
        expect(await supplier.book(asked, {})).toEqual(first);
        await Promise.all([supplier.book(asked, {}), supplier.book(asked, {})]);
        expect(await supplier.retrieve(refOf(asked), {})).toEqual(first);
        expect(await subject.count(asked.reference)).toEqual({ attempts: 4, bookings: 1 });
      });

      it('knows nothing of a reference that was never booked', async () => {
        expect(await supplier.retrieve(neverBooked(), {})).toEqual({ status: 'not_found' });
      });

      it('says no as an answer, not as an error, and has then booked nothing', async () => {
        const asked = await request();
        const answer = await supplier.book(asked, { scenario: 'rooms_unavailable' });
        expect(answer).toEqual({ status: 'rejected', reason: expect.stringMatching(/./) });
        expect(await supplier.retrieve(refOf(asked), {})).toEqual({ status: 'not_found' });
      });

      it('leaves a timeout open: the booking may exist, and retrieve finds it', async () => {
        const asked = await request();
        const error = await failure(supplier.book(asked, { scenario: 'timeout_but_booked' }));
        expect(error.reason).toBe('timeout');
        expect(mayHaveBooked(error)).toBe(true);
        expect(await supplier.retrieve(refOf(asked), {})).toMatchObject({ status: 'confirmed' });
        expect((await supplier.book(asked, {})).status).toBe('confirmed');
        expect((await subject.count(asked.reference)).bookings).toBe(1);
      });

      it('leaves a timeout open: it may as well not exist', async () => {
        const asked = await request();
        const error = await failure(supplier.book(asked, { scenario: 'timeout_not_booked' }));
        expect(error.reason).toBe('timeout');
        expect(await supplier.retrieve(refOf(asked), {})).toEqual({ status: 'not_found' });
        expect((await subject.count(asked.reference)).bookings).toBe(0);
      });

      it.each([
        ['pending_then_confirm', 'confirmed'],
        ['pending_then_reject', 'rejected'],
      ])('answers pending first and decides later: %s', async (scenario, finally_) => {
        const asked = await request();
        const first = await supplier.book(asked, { scenario });
        if (first.status !== 'pending') throw new Error(`Expected pending, got ${first.status}`);
        expect(first.decidedBy === null || Date.parse(first.decidedBy) > Date.now()).toBe(true);
        const look = async () => (await supplier.retrieve(refOf(asked, first.supplierReference), {})).status;
        expect([await look(), await look(), await look()]).toEqual(['pending', finally_, finally_]);
      });

      it('refuses a quote that it never gave', async () => {
        const answer = await supplier.book({ ...(await request()), quoteKey: 'made-up' }, {});
        expect(answer.status).toBe('rejected');
      });
    });

    describe('cancelling', () => {
      it('quotes refund and penalty that add up to the price, then cancels, once or twice', async () => {
        const asked = await request();
        const { price } = await subject.offer();
        await supplier.book(asked, {});
        const ref = refOf(asked);
        const quote = await supplier.cancelQuote(ref, {});
        expect(quote.refund.amount + quote.penalty.amount).toBe(price.net.amount);
        expect(quote.refund.currency).toBe(price.net.currency);
        // free cancellation still runs: what was booked is far ahead
        expect(quote.penalty.amount).toBe(0);
        expect(quote.refundTo).toBe('original');
        expect(await supplier.cancel(ref, {})).toEqual({ status: 'cancelled' });
        expect(await supplier.retrieve(ref, {})).toMatchObject({ status: 'cancelled', by: 'us' });
        expect(await supplier.cancel(ref, {})).toEqual({ status: 'cancelled' });
      });

      it('refuses to cancel what it does not know', async () => {
        expect((await failure(supplier.cancelQuote(neverBooked(), {}))).reason).toBe('rejected');
        expect((await failure(supplier.cancel(neverBooked(), {}))).reason).toBe('rejected');
      });
    });

    describe('failing', () => {
      it.each(['service_unavailable', 'bad_response'])(
        'translates %s into one kind of error, on every verb',
        async (scenario) => {
          const down = scenario === 'service_unavailable';
          const asked = await request();
          const ref = refOf(asked);
          const errors = [
            await failure(supplier.quote(await subject.offer(), { scenario })),
            await failure(supplier.retrieve(ref, { scenario })),
            await failure(supplier.cancelQuote(ref, { scenario })),
            await failure(supplier.cancel(ref, { scenario })),
          ];
          const booking = await failure(supplier.book(asked, { scenario }));
          for (const { reason, supplier: told } of [...errors, booking]) {
            expect(reason).toBe(down ? 'unavailable' : 'bad_response');
            expect(told).toBe(supplier.name);
          }
          expect(mayHaveBooked(booking)).toBe(down ? !subject.unavailableMeansNothing : true);
          expect((await subject.count(asked.reference)).bookings).toBe(0);
        },
      );

      it('plays a scenario only when it is meant for this supplier', async () => {
        const play = async (scenario: string) =>
          (await supplier.quote(await subject.offer(), { scenario })).status;
        expect(await play('somebody-else:sold_out')).toBe('available');
        expect(await play(`${supplier.name}:sold_out`)).toBe('sold_out');
      });

      it('stops when the caller gives up, before and during a call', async () => {
        const offer = await subject.offer();
        const gone = AbortSignal.abort();
        expect((await failure(supplier.quote(offer, { signal: gone }))).reason).toBe('aborted');
        const abort = new AbortController();
        const waiting = failure(supplier.quote(offer, { signal: abort.signal, scenario: 'slow' }));
        abort.abort();
        expect((await waiting).reason).toBe('aborted');
      });
    });
  });
}

/** Checks one price: whole positive minor units, taxes contained, what is due elsewhere told in money of its own. */
export function checkPrice({ net, taxes, dueThere, suggestedRetail }: SupplierPrice): void {
  expect(Number.isSafeInteger(net.amount) && net.amount > 0).toBe(true);
  for (const { amount } of taxes) expect(amount.currency).toBe(net.currency);
  expect(taxes.reduce((sum, { amount }) => sum + amount.amount, 0)).toBeLessThan(net.amount);
  for (const { amount } of dueThere) expect(amount.amount).toBeGreaterThan(0);
  if (suggestedRetail) expect(suggestedRetail.amount).toBeGreaterThan(net.amount);
}

/** Checks one part's terms: UTC instants in order, each dearer than the one before, never dearer than the part. */
export function checkTerms({ penalties, alwaysBack }: Terms<unknown>, { net }: SupplierPrice): void {
  let before = { from: '', cost: 0 };
  for (const penalty of penalties) {
    expect(new Date(penalty.from).toISOString()).toBe(penalty.from);
    if ('amount' in penalty) expect(penalty.amount.currency).toBe(net.currency);
    const cost = 'percent' in penalty ? (net.amount * penalty.percent) / 100 : penalty.amount.amount;
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThanOrEqual(net.amount);
    expect(penalty.from > before.from && cost >= before.cost).toBe(true);
    before = { from: penalty.from, cost };
  }
  if (alwaysBack) expect(alwaysBack.amount).toBeLessThanOrEqual(net.amount);
}

function owed(parts: readonly SupplierPart<unknown>[]): number {
  return parts.reduce((sum, { price }) => sum + price.net.amount, 0);
}

function refOf(
  { reference, quoteKey, holdId, travellers }: Omit<BookAsk<unknown>, 'asked'>,
  supplierReference: string | null = null,
): BookingRef {
  const { firstName = 'Ada', lastName = 'Lovelace' } = travellers[0] ?? {};
  const lead = { firstName, lastName };
  return { reference, supplierReference, holdId, quoteKey, submittedAt: new Date(0).toISOString(), lead };
}

function neverBooked(): BookingRef {
  return refOf({
    reference: 'T-never-booked',
    quoteKey: 'none',
    holdId: null,
    travellers: [],
    contact: { email: '', phone: '' },
    wishes: null,
  });
}
