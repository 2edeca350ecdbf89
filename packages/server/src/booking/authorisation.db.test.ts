import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { createWorld, type World } from '../testing/test-world.ts';

// What a card reserves lapses after a week at the fake gateway; suppliers may take longer to decide.

let world: World;
const desk = createBookingDesk(() => world);
const { aVoyageQuote, onBoard, requestFor, book, payments } = desk;
const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 2, 1, 12);
const at = (ms: number) => new Date(start + ms).toISOString();

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'authorisation');
});
afterAll(() => world?.close());
beforeEach(() => {
  world.reset();
  world.now = start;
  world.told.length = 0;
});
afterEach(async () => {
  const violations = await world.violations();
  await desk.clear();
  expect(violations).toEqual([]);
});

/** A voyage that its supplier decides within ten days. */
async function aPendingVoyage(more: object = {}, who: { as?: string } = {}) {
  const decidedBy = at(10 * day);
  world.halyard.next('book', async (usual) => {
    await usual();
    for (const one of world.halyard.booked.values()) Object.assign(one, { status: 'pending', decidedBy });
    return { status: 'pending', supplierReference: 'H-1', decidedBy };
  });
  const { body } = await book(requestFor(await aVoyageQuote(who), { travellers: onBoard, ...more }), who);
  const { reference, status, accessToken: token = '' } = body.data;
  expect(status).toBe('pending');
  return { reference, token };
}

describe('what a card reserves', () => {
  const until = async () =>
    (await payments()).map(({ authorised_until: moment }) => moment && new Date(moment).toISOString());

  it('is known to lapse when the gateway says, also when its answer was lost', async () => {
    await aPendingVoyage();
    expect(await until()).toEqual([at(7 * day)]);
    await desk.clear();
    await aPendingVoyage({ payment: { method: 'card', token: world.gateway.token('4000000000000259') } });
    expect(await until()).toEqual([at(7 * day)]);
  });

  it('is nothing that lapses where credit pays all', async () => {
    await desk.grant('u-customer', 119_900);
    await aPendingVoyage({ payment: { method: 'wallet', walletAmount: 119_900 } }, { as: 'customer' });
    expect(await until()).toEqual([null]);
  });
});
