import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countGuests } from '@portolan/core';
import type {
  HotelSupplier,
  RoomOffer,
  StayAsked,
  StayRequest,
  SupplierAvailability,
  Traveller,
} from '../port/index.ts';
import { checkPrice, checkTerms } from './booking.ts';
import { failure } from './failure.ts';

/** What the suite needs to know about the supplier that it is run against. */
export interface HotelSupplierUnderTest {
  supplier: HotelSupplier;
  /** A point with at least three properties that have refundable offers for `stay` (two rooms, one child). */
  near: { latitude: number; longitude: number };
  stay: StayRequest;
  /** Text that finds the place around `near`. */
  text: string;
  close?(): Promise<void>;
}

/**
 * What every `HotelSupplier` promises beside the booking verbs (`describeBookingSupplier`): how places, properties and offers are
 * found. It runs against the adapters on their sandboxes and against every fake that a test uses.
 */
export function describeHotelSupplier(name: string, make: () => Promise<HotelSupplierUnderTest>): void {
  describe(`${name} as a supplier in which hotels are found`, () => {
    let subject: HotelSupplierUnderTest;
    let supplier: HotelSupplier;
    let stay: StayRequest;
    let found: SupplierAvailability[];

    beforeAll(async () => {
      subject = await make();
      ({ supplier, stay } = subject);
      found = await searched(subject);
    });
    afterAll(() => subject.close?.());

    describe('searching', () => {
      it('finds properties around a point, each once and each with offers', () => {
        expect(found.length).toBeGreaterThanOrEqual(3);
        expect(new Set(found.map(({ propertyId }) => propertyId)).size).toBe(found.length);
        for (const { offers } of found) expect(offers.length).toBeGreaterThan(0);
      });

      it('prices every offer in whole positive minor units of one currency, its taxes contained', () => {
        const currency = found[0]?.offers[0]?.price.net.currency;
        for (const { price } of found.flatMap(({ offers }) => offers)) {
          expect(price.net.currency).toBe(currency);
          checkPrice(price);
        }
      });

      it('orders penalties by time, as UTC instants that only get worse', () => {
        for (const { price, terms } of found.flatMap(({ offers }) => offers)) checkTerms(terms, price);
      });

      it('has room for the party: as many rooms left as are asked for', () => {
        const { rooms } = countGuests(stay.occupancy);
        for (const { roomsLeft } of found.flatMap(({ offers }) => offers))
          expect(roomsLeft).toBeGreaterThanOrEqual(rooms);
      });

      it('answers the same search with the same properties and prices', async () => {
        expect(priced(await searched(subject))).toEqual(priced(found));
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
          return;
        }
        throw new Error('No page of content');
      });
    });

    describe('details', () => {
      it('tells the rooms of a property and the offers of each, none of them dearer than searched', async () => {
        const { propertyId, offers } = found[0] as SupplierAvailability;
        const details = await supplier.details(propertyId, stay, {});
        const rooms = new Set(details?.rooms.map(({ roomId }) => roomId));
        expect(details?.property.propertyId).toBe(propertyId);
        expect(details?.description).not.toBe('');
        expect(details?.offers.every(({ terms }) => rooms.has(terms.facts.roomId))).toBe(true);
        expect(cheapest(details?.offers ?? [])).toBe(cheapest(offers));
      });

      it('knows who may sleep in a room: no offer for a room that is too small', async () => {
        const most = Math.max(...stay.occupancy.map(({ adults, childAges }) => adults + childAges.length));
        const details = await supplier.details(found[0]?.propertyId ?? '', stay, {});
        const sleeps = new Map(details?.rooms.map((room) => [room.roomId, room.sleeps]));
        for (const { terms } of details?.offers ?? [])
          expect(sleeps.get(terms.facts.roomId)).toBeGreaterThanOrEqual(most);
      });

      it('answers null for a property that it does not have', async () => {
        expect(await supplier.details('no-such-id', stay, {})).toBeNull();
      });
    });

    describe('failing', () => {
      it.each([
        ['service_unavailable', 'unavailable'],
        ['bad_response', 'bad_response'],
      ])('translates %s into one kind of error, on every verb', async (scenario, reason) => {
        const around = { ...stay, ...subject.near, radiusKm: 5, limit: 5 };
        const errors = [
          await failure(collect(supplier.search(around, { scenario }))),
          await failure(supplier.details(found[0]?.propertyId ?? '', stay, { scenario })),
          await failure(supplier.suggest(subject.text, { limit: 5, scenario })),
        ];
        for (const error of errors) expect(error).toMatchObject({ reason, supplier: supplier.name });
      });

      it('stops when the caller gives up during a call', async () => {
        const abort = new AbortController();
        const options = { signal: abort.signal, scenario: 'slow' };
        const waiting = failure(supplier.details(found[0]?.propertyId ?? '', stay, options));
        abort.abort();
        expect((await waiting).reason).toBe('aborted');
      });
    });
  });
}

/** For `describeBookingSupplier`: the first offer around the point that can be cancelled free of charge. */
export async function refundableStay({
  supplier,
  near,
  stay,
}: HotelSupplierUnderTest): Promise<{ key: string; asked: StayAsked } & Pick<RoomOffer, 'price' | 'terms'>> {
  const found = await searched({ supplier, near, stay });
  for (const { propertyId, offers } of found) {
    const offer = offers.find(({ terms }) => terms.refundable);
    if (offer) return { ...offer, asked: { ...stay, propertyId } };
  }
  throw new Error('No refundable offer around the point');
}

/** For `describeBookingSupplier`: one named adult a room. */
export function adultsOf({ occupancy }: StayRequest): Traveller[] {
  return occupancy.map((_, group) => ({ kind: 'adult', group, firstName: 'Ada', lastName: 'Lovelace' }));
}

function searched({
  supplier,
  near,
  stay,
}: Pick<HotelSupplierUnderTest, 'supplier' | 'near' | 'stay'>): Promise<SupplierAvailability[]> {
  return collect(supplier.search({ ...stay, ...near, radiusKm: 20, limit: 50 }, {}));
}

async function collect(batches: AsyncIterable<SupplierAvailability[]>): Promise<SupplierAvailability[]> {
  const all: SupplierAvailability[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

function priced(found: SupplierAvailability[]): unknown {
  return found.map(({ propertyId, offers }) => [
    propertyId,
    offers.map(({ price, terms }) => [terms.facts.roomName, terms.facts.board, price.net]),
  ]);
}

function cheapest(offers: readonly RoomOffer[]): number {
  return Math.min(...offers.map(({ price }) => price.net.amount));
}
