import { describe, expect, it } from 'vitest';
import { describeHotelSupplier } from '@portolan/suppliers/conformance';
import { aFakeProperty, createFakeSupplier } from './fake-supplier.ts';

const stay = {
  checkIn: '2099-07-10',
  checkOut: '2099-07-13',
  occupancy: [
    { adults: 2, childAges: [4] },
    { adults: 1, childAges: [] },
  ],
};

describeHotelSupplier('the fake', async () => {
  const supplier = createFakeSupplier();
  return {
    supplier,
    stay,
    near: { latitude: 38.7223, longitude: -9.1393 },
    text: 'Lisbon',
    count: async (reference) => supplier.script.count(reference),
  };
});

describe('scripting the fake', () => {
  const ref = { ...stay, propertyId: 'f1', rateKey: 'f1|0' };

  it('plays the next quote as told, and only that one', async () => {
    const supplier = createFakeSupplier();
    supplier.script.nextQuote = 'sold_out';
    expect((await supplier.quote(ref, {})).status).toBe('sold_out');
    expect((await supplier.quote(ref, {})).status).toBe('available');
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
    expect(
      (await supplier.details('only', { ...stay, occupancy: [{ adults: 2, childAges: [] }] }, {}))?.rates,
    ).toHaveLength(1);
  });

  it('fails every call until told otherwise', async () => {
    const supplier = createFakeSupplier();
    supplier.script.failWith = 'timeout';
    await expect(supplier.retrieve('x', {})).rejects.toMatchObject({ reason: 'timeout' });
    supplier.script.failWith = null;
    expect((await supplier.retrieve('x', {})).status).toBe('not_found');
  });
});
