import type { StayAsked } from '@portolan/suppliers';
import {
  adultsOf,
  describeBookingSupplier,
  describeHotelSupplier,
  refundableStay,
} from '@portolan/suppliers/conformance';
import { aRate, ScriptedSupplier } from './scripted-supplier.ts';

const name = 'the supplier of the database tests';
const near = { latitude: 38.72, longitude: -9.14 };
const stay = {
  checkIn: '2099-07-10',
  checkOut: '2099-07-13',
  occupancy: [
    { adults: 2, childAges: [4] },
    { adults: 1, childAges: [] },
  ],
};

function create() {
  const supplier = new ScriptedSupplier('scripted');
  const penalties = [{ from: '2099-07-01T12:00:00.000Z', percent: 100 }];
  for (const id of ['a1', 'a2', 'a3']) supplier.rates.set(id, [aRate(20_000, { penalties })]);
  supplier.canHold('2199-12-31T00:00:00.000Z');
  return supplier;
}

describeHotelSupplier(name, async () => ({ supplier: create(), near, stay, text: 'Lisbon' }));

describeBookingSupplier<StayAsked>(name, 'hotels', async () => {
  const supplier = create();
  const offer = await refundableStay({ supplier, near, stay, text: 'Lisbon' });
  return {
    supplier,
    offer: async () => offer,
    travellers: adultsOf(stay),
    unavailableMeansNothing: true,
    count: async (reference) => ({
      attempts: supplier.attempts.get(reference) ?? 0,
      bookings: supplier.booked.has(reference) ? 1 : 0,
    }),
  };
});
