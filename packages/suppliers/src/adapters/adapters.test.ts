import { expect, it } from 'vitest';
import {
  adultsOf,
  describeBookingSupplier,
  describeHotelSupplier,
  refundableStay,
} from '../conformance/index.ts';
import { createAurora, createMeridian, type SupplierAvailability } from '../index.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';

const near = { latitude: 38.7167, longitude: -9.1333 };
const stay = {
  checkIn: ahead(90),
  checkOut: ahead(93),
  occupancy: [
    { adults: 2, childAges: [4] },
    { adults: 2, childAges: [4] },
  ],
};

for (const name of ['aurora', 'meridian'] as const) {
  const open = async () => {
    const sandbox = createSandbox({ supplier: name, demo: true, hangMs: 20, slowMs: 2000 });
    const { url } = await sandbox.listen(0);
    const create = name === 'aurora' ? createAurora : createMeridian;
    const supplier = create({ baseUrl: url });
    return { supplier, near, stay, text: 'Lisbon', url, close: () => sandbox.close() };
  };

  describeHotelSupplier(name, open);

  describeBookingSupplier(name, 'hotels', async () => {
    const opened = await open();
    const offer = await refundableStay(opened);
    return {
      supplier: opened.supplier,
      offer: async () => offer,
      travellers: adultsOf(stay),
      unavailableMeansNothing: true,
      count: async (reference) => {
        const query = `reference=${encodeURIComponent(reference)}`;
        const response = await fetch(`${opened.url}/control/bookings?${query}`);
        const { attempts, bookings } = (await response.json()) as { attempts: number; bookings: number };
        return { attempts, bookings };
      },
      close: opened.close,
    };
  });

  it(`${name}'s sandbox charges more for more nights`, async () => {
    const { supplier, close } = await open();
    const { asked } = await refundableStay({ supplier, near, stay, text: 'Lisbon' });
    const cheapest = async (checkOut: string) => {
      const found: SupplierAvailability[] = [];
      const ask = { ...stay, checkOut, propertyIds: [asked.propertyId] };
      for await (const batch of supplier.search(ask, {})) found.push(...batch);
      return Math.min(...found.flatMap(({ offers }) => offers.map(({ price }) => price.net.amount)));
    };
    expect(await cheapest(ahead(92))).toBeLessThan(await cheapest(stay.checkOut));
    await close();
  });
}

function ahead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
