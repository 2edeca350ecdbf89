import { describe, expect, it } from 'vitest';
import { createDealSupplier } from '../index.ts';
import { createSandbox } from './create-sandbox.ts';

describe('deals without a full flow', async () => {
  const sandbox = createSandbox({ supplier: 'aurora', demo: true });
  const { url } = await sandbox.listen(0);
  const deals = createDealSupplier('aurora', { baseUrl: url });
  const car = {
    latitude: 38.72,
    longitude: -9.14,
    pickUp: '2027-03-01T10:00',
    dropOff: '2027-03-04T10:00',
    driverAge: 40,
  };

  it('offers activities of the nearest place, anywhere on earth, the same every time', async () => {
    const lisbon = await deals.activityDeals({ latitude: 38.72, longitude: -9.14 }, {});
    expect(lisbon.length).toBeGreaterThanOrEqual(8);
    expect(lisbon.every(({ city, net, rating }) => city === 'Lisbon' && net.amount > 0 && rating <= 5)).toBe(
      true,
    );
    expect(await deals.activityDeals({ latitude: 38.72, longitude: -9.14 }, {})).toEqual(lisbon);
    expect((await deals.activityDeals({ latitude: -75, longitude: 10 }, {})).length).toBeGreaterThanOrEqual(
      8,
    );
  });

  it('prices cars per started day, dearer for the young', async () => {
    const total = async (over: object) =>
      (await deals.carDeals({ ...car, ...over }, {})).reduce((sum, { net }) => sum + net.amount, 0);
    const three = await total({});
    expect(await total({ dropOff: '2027-03-05T10:00' })).toBeGreaterThan(three);
    expect(await total({ dropOff: '2027-03-04T09:00' })).toBe(three);
    expect(await total({ driverAge: 21 })).toBeGreaterThan(three);
  });

  it('refuses a return before the pick-up', async () => {
    await expect(deals.carDeals({ ...car, dropOff: '2027-02-01T10:00' }, {})).rejects.toMatchObject({
      reason: 'rejected',
    });
    await sandbox.close();
  });
});
