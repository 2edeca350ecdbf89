import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countGuests, nightsBetween } from '@portolan/core';
import {
  SupplierError,
  mayHaveBooked,
  type HotelBookRequest,
  type HotelSupplier,
  type RateRef,
  type StayRequest,
  type SupplierAvailability,
  type SupplierQuote,
  type SupplierRate,
} from './port.ts';

/** What the suite needs to know about the supplier that it is run against. */
export interface HotelSupplierUnderTest {
  supplier: HotelSupplier;
  /** A point with at least three properties that have refundable rates for `stay` (two rooms, one child). */
  near: { latitude: number; longitude: number };
  stay: StayRequest;
  /** Text that finds the place around `near`. */
  text: string;
  /** How often the supplier was asked to book under a reference, and how many bookings it holds for it. */
  count(reference: string): Promise<{ attempts: number; bookings: number }>;
  close?(): Promise<void>;
}

/**
 * What every `HotelSupplier` promises, whatever its wire format. It runs against the adapters on their sandboxes and against the
 * in-memory fake, so that the fake cannot lie. Failures are asked for by `scenario`.
 */
export function describeHotelSupplier(name: string, make: () => Promise<HotelSupplierUnderTest>): void {
  describe(`${name} as a hotel supplier`, () => {
    let subject: HotelSupplierUnderTest;
    let supplier: HotelSupplier;
    let stay: StayRequest;
    let found: SupplierAvailability[];
    let references = 0;

    beforeAll(async () => {
      subject = await make();
      ({ supplier, stay } = subject);
      found = await collect(supplier.search({ ...stay, ...subject.near, radiusKm: 20, limit: 50 }, {}));
    });
    afterAll(() => subject.close?.());

    const reference = (): string => `T-${name}-${++references}`;
    const flexible = (): { propertyId: string; rate: SupplierRate } => {
      for (const { propertyId, rates } of found) {
        const rate = rates.find(({ refundable }) => refundable);
        if (rate) return { propertyId, rate };
      }
      throw new Error('No refundable rate around the point');
    };
    const rateRef = (): RateRef & { rate: SupplierRate } => {
      const { propertyId, rate } = flexible();
      return { ...stay, propertyId, rateKey: rate.rateKey, rate };
    };
    const available = async (): Promise<Exclude<SupplierQuote, { status: 'sold_out' }>> => {
      const quote = await supplier.quote(rateRef(), {});
      if (quote.status === 'sold_out') throw new Error('Sold out while testing');
      return quote;
    };
    const request = async (under = reference()): Promise<HotelBookRequest> => ({
      ...stay,
      reference: under,
      quoteKey: (await available()).quoteKey,
      propertyId: flexible().propertyId,
      guests: stay.occupancy.map((_, room) => ({ firstName: 'Ada', lastName: 'Lovelace', room })),
      contact: { email: 'ada@example.com', phone: '+44 20 7946 0000' },
      specialRequests: 'A quiet room, please',
    });

    describe('searching', () => {
      it('finds properties around a point, each once and each with rates', () => {
        expect(found.length).toBeGreaterThanOrEqual(3);
        expect(new Set(found.map(({ propertyId }) => propertyId)).size).toBe(found.length);
        for (const { rates } of found) expect(rates.length).toBeGreaterThan(0);
      });

      it('prices every rate in whole positive minor units of one currency, its taxes contained', () => {
        const currency = found[0]?.rates[0]?.net.currency;
        for (const rate of found.flatMap(({ rates }) => rates)) {
          expect(Number.isSafeInteger(rate.net.amount) && rate.net.amount > 0).toBe(true);
          expect(rate.net.currency).toBe(currency);
          const taxes = rate.taxes.reduce((sum, { amount }) => sum + amount.amount, 0);
          expect(taxes).toBeLessThan(rate.net.amount);
          for (const { amount } of rate.dueAtProperty) expect(amount.amount).toBeGreaterThan(0);
          if (rate.suggestedRetail) expect(rate.suggestedRetail.amount).toBeGreaterThan(rate.net.amount);
        }
      });

      it('orders penalties by time, as UTC instants that only get worse', () => {
        for (const { penalties } of found.flatMap(({ rates }) => rates)) {
          penalties.forEach(({ from, percent }, at) => {
            expect(new Date(from).toISOString()).toBe(from);
            expect(percent).toBeGreaterThan(0);
            expect(percent).toBeLessThanOrEqual(100);
            const before = penalties[at - 1];
            if (before) expect(from > before.from && percent >= before.percent).toBe(true);
          });
        }
      });

      it('has room for the party: as many rooms left as are asked for', () => {
        const { rooms } = countGuests(stay.occupancy);
        for (const { roomsLeft } of found.flatMap(({ rates }) => rates))
          expect(roomsLeft).toBeGreaterThanOrEqual(rooms);
      });

      it('answers the same search with the same properties and prices', async () => {
        const again = await collect(
          supplier.search({ ...stay, ...subject.near, radiusKm: 20, limit: 50 }, {}),
        );
        expect(priced(again)).toEqual(priced(found));
      });

      it('finds exactly the properties asked for by id, leaving unknown ids out', async () => {
        const ids = found.slice(0, 2).map(({ propertyId }) => propertyId);
        const byId = await collect(supplier.search({ ...stay, propertyIds: [...ids, 'no-such-id'] }, {}));
        expect(byId.map(({ propertyId }) => propertyId).sort()).toEqual([...ids].sort());
      });

      it('keeps to the limit', async () => {
        const few = await collect(supplier.search({ ...stay, ...subject.near, radiusKm: 20, limit: 2 }, {}));
        expect(few.length).toBe(2);
      });

      it('charges more for more nights', async () => {
        const { propertyId, rates } = found[0] as SupplierAvailability;
        const shorter = { ...stay, checkOut: dayBefore(stay.checkOut) };
        expect(nightsBetween(stay.checkIn, shorter.checkOut)).toBeGreaterThan(0);
        const [short] = await collect(supplier.search({ ...shorter, propertyIds: [propertyId] }, {}));
        expect(cheapest(short?.rates ?? [])).toBeLessThan(cheapest(rates));
      });
    });

    describe('suggestions and content', () => {
      it('suggests the place for its name and for the start of it', async () => {
        for (const text of [subject.text, subject.text.slice(0, 4).toUpperCase()]) {
          const [first] = await supplier.suggest(text, { limit: 5 });
          expect(first).toMatchObject({ type: 'city', countryCode: expect.stringMatching(/^[A-Z]{2}$/) });
          expect(Math.abs((first?.latitude ?? 99) - subject.near.latitude)).toBeLessThan(0.5);
        }
        expect(await supplier.suggest('qqzzxxqq', { limit: 5 })).toEqual([]);
      });

      it('pages through properties whose every field is usable', async () => {
        for await (const page of supplier.content({})) {
          expect(page.length).toBeGreaterThan(0);
          expect(new Set(page.map(({ propertyId }) => propertyId)).size).toBe(page.length);
          for (const property of page) {
            expect(property.name).not.toBe('');
            expect(property.stars).toBeGreaterThanOrEqual(0);
            expect(property.stars).toBeLessThanOrEqual(5);
            expect(property.pictures.length).toBeGreaterThan(0);
            expect(() => new Intl.DateTimeFormat('en', { timeZone: property.timeZone })).not.toThrow();
          }
          break;
        }
      });
    });

    describe('details', () => {
      it('tells the rooms of a property and the rates of each, none of them dearer than searched', async () => {
        const { propertyId, rates } = found[0] as SupplierAvailability;
        const details = await supplier.details(propertyId, stay, {});
        const rooms = new Set(details?.rooms.map(({ roomId }) => roomId));
        expect(details?.property.propertyId).toBe(propertyId);
        expect(details?.description).not.toBe('');
        expect(details?.rates.every(({ roomId }) => rooms.has(roomId))).toBe(true);
        expect(cheapest(details?.rates ?? [])).toBe(cheapest(rates));
      });

      it('knows who may sleep in a room: no rate for a room that is too small', async () => {
        const most = Math.max(...stay.occupancy.map(({ adults, childAges }) => adults + childAges.length));
        const details = await supplier.details(found[0]?.propertyId ?? '', stay, {});
        const sleeps = new Map(details?.rooms.map((room) => [room.roomId, room.sleeps]));
        for (const { roomId } of details?.rates ?? [])
          expect(sleeps.get(roomId)).toBeGreaterThanOrEqual(most);
      });

      it('answers null for a property that it does not have', async () => {
        expect(await supplier.details('no-such-id', stay, {})).toBeNull();
      });
    });

    describe('quoting', () => {
      it('confirms a rate at the searched price and terms, for a while', async () => {
        const { rate, ...ref } = rateRef();
        const quote = await supplier.quote(ref, {});
        if (quote.status !== 'available') throw new Error(`Expected available, got ${quote.status}`);
        expect(quote.rate).toEqual({ ...rate, rateKey: quote.rate.rateKey });
        expect(quote.quoteKey).not.toBe('');
        expect(Date.parse(quote.expiresAt)).toBeGreaterThan(Date.now());
      });

      it.each([
        ['price_changed', 1],
        ['price_dropped', -1],
      ])('tells a changed price with the new one: %s', async (scenario, direction) => {
        const { rate, ...ref } = rateRef();
        const quote = await supplier.quote(ref, { scenario });
        if (quote.status !== 'price_changed') throw new Error(`Expected price_changed, got ${quote.status}`);
        expect(Math.sign(quote.rate.net.amount - rate.net.amount)).toBe(direction);
        expect(quote.changed).toEqual(['price']);
      });

      it('tells worse terms even when the price stays', async () => {
        const { rate, ...ref } = rateRef();
        const quote = await supplier.quote(ref, { scenario: 'terms_changed' });
        if (quote.status !== 'price_changed') throw new Error(`Expected price_changed, got ${quote.status}`);
        expect(quote.rate.net).toEqual(rate.net);
        expect(quote.rate.refundable).toBe(false);
        expect(quote.changed).toEqual(['terms']);
      });

      it('tells when the last room went meanwhile', async () => {
        expect(await supplier.quote(rateRef(), { scenario: 'sold_out' })).toEqual({ status: 'sold_out' });
      });

      it('refuses a key that it never gave out', async () => {
        const made = supplier.quote({ ...rateRef(), rateKey: 'made-up' }, {});
        await expect(made).rejects.toMatchObject({
          name: 'SupplierError',
          reason: 'rejected',
          supplier: supplier.name,
        });
      });

      it('holds for a while, where it can hold at all', async () => {
        const held = await supplier.hold?.(rateRef(), {});
        if (!supplier.hold) expect(held).toBeUndefined();
        else expect(Date.parse(held?.expiresAt ?? '')).toBeGreaterThan(Date.now());
      });
    });

    describe('booking', () => {
      it('books once under a reference, however often it is asked', async () => {
        const asked = await request();
        const first = await supplier.book(asked, {});
        expect(first).toEqual({ status: 'confirmed', supplierReference: expect.stringMatching(/./) });
        expect(await supplier.book(asked, {})).toEqual(first);
        await Promise.all([supplier.book(asked, {}), supplier.book(asked, {})]);
        expect(await supplier.retrieve(asked.reference, {})).toEqual(first);
        expect(await subject.count(asked.reference)).toEqual({ attempts: 4, bookings: 1 });
      });

      it('knows nothing of a reference that was never booked', async () => {
        expect(await supplier.retrieve('T-never-booked', {})).toEqual({ status: 'not_found' });
      });

      it('says no as an answer, not as an error, and has then booked nothing', async () => {
        const asked = await request();
        const answer = await supplier.book(asked, { scenario: 'rooms_unavailable' });
        expect(answer).toEqual({ status: 'rejected', reason: 'rooms_unavailable' });
        expect(await supplier.retrieve(asked.reference, {})).toEqual({ status: 'not_found' });
      });

      it('leaves a timeout open: the booking may exist, and retrieve finds it', async () => {
        const asked = await request();
        const error = await failure(supplier.book(asked, { scenario: 'timeout_but_booked' }));
        expect(error.reason).toBe('timeout');
        expect(mayHaveBooked(error)).toBe(true);
        expect(await supplier.retrieve(asked.reference, {})).toMatchObject({ status: 'confirmed' });
        expect((await supplier.book(asked, {})).status).toBe('confirmed');
        expect((await subject.count(asked.reference)).bookings).toBe(1);
      });

      it('leaves a timeout open: it may as well not exist', async () => {
        const asked = await request();
        const error = await failure(supplier.book(asked, { scenario: 'timeout_not_booked' }));
        expect(error.reason).toBe('timeout');
        expect(await supplier.retrieve(asked.reference, {})).toEqual({ status: 'not_found' });
        expect((await subject.count(asked.reference)).bookings).toBe(0);
      });

      it.each([
        ['pending_then_confirm', 'confirmed'],
        ['pending_then_reject', 'rejected'],
      ])('answers pending first and decides later: %s', async (scenario, finally_) => {
        const asked = await request();
        expect((await supplier.book(asked, { scenario })).status).toBe('pending');
        expect((await supplier.retrieve(asked.reference, {})).status).toBe('pending');
        expect((await supplier.retrieve(asked.reference, {})).status).toBe(finally_);
        expect((await supplier.retrieve(asked.reference, {})).status).toBe(finally_);
      });

      it('refuses a quote that it never gave', async () => {
        const answer = await supplier.book({ ...(await request()), quoteKey: 'made-up' }, {});
        expect(answer.status).toBe('rejected');
      });
    });

    describe('cancelling', () => {
      it('quotes refund and penalty that add up to the price, then cancels, once or twice', async () => {
        const asked = await request();
        await supplier.book(asked, {});
        const { rate } = flexible();
        const quote = await supplier.cancelQuote(asked.reference, {});
        expect(quote.refund.amount + quote.penalty.amount).toBe(rate.net.amount);
        expect(quote.refund.currency).toBe(rate.net.currency);
        // free cancellation still runs: the stay is far ahead
        expect(quote.penalty.amount).toBe(0);
        expect(await supplier.cancel(asked.reference, {})).toEqual({ status: 'cancelled' });
        expect(await supplier.retrieve(asked.reference, {})).toMatchObject({ status: 'cancelled' });
        expect(await supplier.cancel(asked.reference, {})).toEqual({ status: 'cancelled' });
      });

      it('refuses to cancel what it does not know', async () => {
        expect((await failure(supplier.cancelQuote('T-never-booked', {}))).reason).toBe('rejected');
        expect((await failure(supplier.cancel('T-never-booked', {}))).reason).toBe('rejected');
      });
    });

    describe('failing', () => {
      it.each([
        ['service_unavailable', 'unavailable', false],
        ['bad_response', 'bad_response', true],
      ])('translates %s into one kind of error, on every verb', async (scenario, reason, doubtful) => {
        const asked = await request();
        const errors = [
          await failure(
            collect(supplier.search({ ...stay, ...subject.near, radiusKm: 5, limit: 5 }, { scenario })),
          ),
          await failure(supplier.details(asked.propertyId, stay, { scenario })),
          await failure(supplier.quote(rateRef(), { scenario })),
          await failure(supplier.book(asked, { scenario })),
          await failure(supplier.retrieve(asked.reference, { scenario })),
          await failure(supplier.cancel(asked.reference, { scenario })),
        ];
        expect(errors.map((error) => error.reason)).toEqual(errors.map(() => reason));
        expect(
          errors.every((error) => mayHaveBooked(error) === doubtful && error.supplier === supplier.name),
        ).toBe(true);
        expect((await subject.count(asked.reference)).bookings).toBe(0);
      });

      it('plays a scenario only when it is meant for this supplier', async () => {
        expect((await supplier.quote(rateRef(), { scenario: 'somebody-else:sold_out' })).status).toBe(
          'available',
        );
        expect((await supplier.quote(rateRef(), { scenario: `${supplier.name}:sold_out` })).status).toBe(
          'sold_out',
        );
      });

      it('stops when the caller gives up, before and during a call', async () => {
        const gone = AbortSignal.abort();
        expect((await failure(supplier.quote(rateRef(), { signal: gone }))).reason).toBe('aborted');
        const abort = new AbortController();
        const waiting = failure(
          supplier.details(flexible().propertyId, stay, { signal: abort.signal, scenario: 'slow' }),
        );
        abort.abort();
        expect((await waiting).reason).toBe('aborted');
      });
    });
  });
}

async function collect(batches: AsyncIterable<SupplierAvailability[]>): Promise<SupplierAvailability[]> {
  const all: SupplierAvailability[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

async function failure(call: Promise<unknown>): Promise<SupplierError> {
  const error = await call.then(
    () => new Error('Expected a failure'),
    (reason: unknown) => reason,
  );
  if (error instanceof SupplierError) return error;
  throw error;
}

function priced(found: SupplierAvailability[]): unknown {
  return found.map(({ propertyId, rates }) => [
    propertyId,
    rates.map(({ roomName, board, net }) => [roomName, board, net]),
  ]);
}

function cheapest(rates: readonly SupplierRate[]): number {
  return Math.min(...rates.map(({ net }) => net.amount));
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}
