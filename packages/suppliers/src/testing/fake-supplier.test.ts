import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays } from '@portolan/core';
import type { BookingSupplier, HotelSupplier, StayAsked } from '@portolan/suppliers';
import {
  adultsOf,
  describeBookingSupplier,
  describeHotelSupplier,
  refundableStay,
} from '@portolan/suppliers/conformance';
import { describe, expect, it } from 'vitest';
import { aProperty, aRoomOffer, createFakeHotelSupplier } from './fake-hotels.ts';
import { aFakeProperty, createFakeSupplier } from './fake-supplier.ts';
import {
  aVoyage,
  createFakeVoyageSupplier,
  voyageKey,
  voyageParts,
  voyagePrice,
  type FakeVoyageSupplier,
  type VoyageAsked,
} from './fake-voyages.ts';
import { answerVoyages, createRemoteVoyages } from './remote-voyages.ts';

const stay = {
  checkIn: '2099-07-10',
  checkOut: '2099-07-13',
  occupancy: [
    { adults: 2, childAges: [4] },
    { adults: 1, childAges: [] },
  ],
};
const near = { latitude: 38.7223, longitude: -9.1393 };

function describeFake(
  name: string,
  make: () => {
    supplier: HotelSupplier;
    count(reference: string): { attempts: number; bookings: number };
  },
): void {
  describeHotelSupplier(name, async () => ({ ...make(), near, stay, text: 'Lisbon' }));
  describeBookingSupplier<StayAsked>(name, 'hotels', async () => {
    const { supplier, count } = make();
    const offer = await refundableStay({ supplier, near, stay, text: 'Lisbon' });
    return {
      supplier,
      offer: async () => offer,
      travellers: adultsOf(stay),
      unavailableMeansNothing: true,
      count: async (reference) => count(reference),
    };
  });
}

describeFake('the fake that prices every night', () => {
  const supplier = createFakeSupplier();
  return { supplier, count: supplier.script.count };
});

describeFake('the fake that sells given offers', () => {
  const properties = [0, 1, 2, 3].map((index) => aProperty(index));
  const supplier = createFakeHotelSupplier({ name: 'given', properties });
  for (const { propertyId } of properties) supplier.offers.set(propertyId, [aRoomOffer(30_000)]);
  const { attempts, booked } = supplier.booking;
  return {
    supplier,
    count: (reference) => ({
      attempts: attempts.get(reference) ?? 0,
      bookings: booked.has(reference) ? 1 : 0,
    }),
  };
});

function describeVoyages(
  name: string,
  reach: (fake: FakeVoyageSupplier) => Promise<{
    supplier: BookingSupplier<VoyageAsked, unknown, unknown>;
    close?: () => Promise<void>;
  }>,
): void {
  describeBookingSupplier<VoyageAsked>(name, 'cruise', async () => {
    const fake = createFakeVoyageSupplier();
    const far = aVoyage({
      embarks: { ...aVoyage().embarks, local: '2099-06-06T17:00' },
      returns: { ...aVoyage().returns, local: '2099-06-13T08:00' },
    });
    fake.voyages.set(far.voyageId, far);
    const { attempts, booked } = fake.booking;
    return {
      ...(await reach(fake)),
      offer: async () => ({
        key: voyageKey(far),
        asked: { voyageId: far.voyageId, guests: 2 },
        price: voyagePrice(far),
        terms: voyageParts(far)[0]!.terms,
      }),
      travellers: [
        { kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' },
        { kind: 'adult', group: 0, firstName: 'Charles', lastName: 'Babbage' },
      ],
      unavailableMeansNothing: true,
      count: async (reference) => ({
        attempts: attempts.get(reference) ?? 0,
        bookings: booked.has(reference) ? 1 : 0,
      }),
    };
  });
}

describeVoyages('the fake of a service that nobody sells yet', async (supplier) => ({ supplier }));
describeVoyages('the same fake in another process', async (fake) => {
  const { hold, pay } = fake.booking.verbs;
  const release = async () => undefined;
  const server = createServer(answerVoyages({ ...fake, hold, pay, release, changes: () => [] }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    supplier: createRemoteVoyages(fake.name, `http://127.0.0.1:${port}`),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
});

describe('scripting the fake', () => {
  const ask = { key: 'f1|0', asked: { ...stay, propertyId: 'f1' } };

  it('plays the next quote as told, and only that one', async () => {
    const supplier = createFakeSupplier();
    supplier.script.next.quote = 'sold_out';
    expect((await supplier.quote(ask, {})).status).toBe('sold_out');
    expect((await supplier.quote(ask, {})).status).toBe('available');
  });

  it('charges more for more nights', async () => {
    const supplier = createFakeSupplier();
    const longer = { ...ask, asked: { ...ask.asked, checkOut: addDays(stay.checkOut, 1) } };
    const nets = await Promise.all(
      [ask, longer].map(async (each) => {
        const quote = await supplier.quote(each, {});
        return quote.status === 'sold_out' ? 0 : (quote.parts[0]?.price.net.amount ?? 0);
      }),
    );
    expect(nets[1]).toBe(((nets[0] ?? 0) / 3) * 4);
  });

  it('sells exactly the properties that a test gives it', async () => {
    const supplier = createFakeSupplier({
      properties: [aFakeProperty({ propertyId: 'only' }, [{ roomsLeft: 1 }])],
    });
    const found = [];
    for await (const batch of supplier.search({ ...stay, propertyIds: ['only', 'f1'] }, {}))
      found.push(...batch);
    // one room is left, two are asked for
    expect(found).toEqual([]);
    const oneRoom = { ...stay, occupancy: [{ adults: 2, childAges: [] }] };
    expect((await supplier.details('only', oneRoom, {}))?.offers).toHaveLength(1);
  });

  it('fails every call until told otherwise', async () => {
    const supplier = createFakeSupplier();
    const suggest = () => supplier.suggest('Lis', { limit: 1 });
    supplier.script.failWith = 'timeout';
    await expect(suggest()).rejects.toMatchObject({ reason: 'timeout' });
    supplier.script.failWith = null;
    expect(await suggest()).toHaveLength(1);
  });
});
