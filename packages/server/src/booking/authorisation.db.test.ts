import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import type { MailRow } from '../mail/tables.ts';
import { createMail } from '../mail/send-mail.ts';
import { createWorld, type World } from '../testing/test-world.ts';

// What a card reserves lapses after a week at the fake gateway; suppliers may take longer to decide.

let world: World;
const desk = createBookingDesk(() => world);
const { aVoyageQuote, onBoard, requestFor, book, get, payments } = desk;
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

/** Until the card is asked for again. */
async function nearlyLapsed(): Promise<void> {
  await world.pass(6 * day - hour, day);
  await world.pass(2 * hour, hour);
}

/** The supplier decides: it has the booking, or refuses it. */
function decide(status?: 'rejected'): void {
  for (const one of world.halyard.booked.values()) {
    delete one.status;
    if (status) one.status = status;
  }
}
const reviews = async () =>
  (await world.sql<{ reason: string }>('select reason from booking_reviews')).map(({ reason }) => reason);
const asked = () =>
  world.told.filter(({ topic }) => topic === 'authorisation.lapses').map(({ payload }) => payload);
const statuses = async (reference: string, token: string) => {
  const { status, paymentStatus } = (await get(reference, { token })).body.data;
  return [status, paymentStatus];
};

describe('a card whose reservation lapses before the supplier has decided', () => {
  it('is asked for again a day before, once', async () => {
    const { reference } = await aPendingVoyage();
    await world.pass(6 * day - hour, day);
    expect(asked()).toEqual([]);
    await world.pass(23 * hour, 6 * hour);
    const until = expect.stringContaining('2026-03-08') as string;
    expect(asked()).toEqual([
      expect.objectContaining({ reference, until, amount: 119_900, currency: 'USD' }),
    ]);
    expect(await reviews()).toEqual([]);
  });

  it('is not asked for once the supplier has decided', async () => {
    const first = await aPendingVoyage();
    await world.pass(5 * day, day);
    decide();
    await world.pass(3 * day, day);
    expect(await statuses(first.reference, first.token)).toEqual(['documented', 'captured']);
    await desk.clear();
    world.now = start;
    const second = await aPendingVoyage();
    await world.pass(5 * day, day);
    decide('rejected');
    await world.pass(3 * day, day);
    expect(await statuses(second.reference, second.token)).toEqual(['rejected', 'voided']);
    expect([asked(), await reviews()]).toEqual([[], []]);
  });

  it('is never asked for where credit pays all', async () => {
    await desk.grant('u-customer', 119_900);
    const payment = { method: 'wallet', walletAmount: 119_900 };
    const { reference, token } = await aPendingVoyage({ payment }, { as: 'customer' });
    await world.pass(8 * day, day);
    decide();
    await world.pass(2 * hour, hour);
    expect(await statuses(reference, token)).toEqual(['documented', 'captured']);
    expect([asked(), await reviews()]).toEqual([[], []]);
  });

  it('is given to a person when it has lapsed, and a booking confirmed after that is never documented', async () => {
    const { reference, token } = await aPendingVoyage();
    await world.pass(7 * day + hour, day);
    expect(await reviews()).toEqual(['authorisation_lapsed']);
    expect(await statuses(reference, token)).toEqual(['pending', 'authorised']);
    decide();
    await world.pass(8 * hour, 2 * hour);
    expect(await statuses(reference, token)).toEqual(['confirmed', 'authorised']);
    expect(await reviews()).toContain('authorisation_lapsed');
    expect(await desk.balances()).toEqual({ reserved: 119_900, traveller: -119_900 });
  });

  it('is given to a person by the capture that fails, where no job has looked since', async () => {
    const { reference, token } = await aPendingVoyage();
    await world.pass(6 * day + hour, day);
    world.now = start + 7 * day + hour;
    decide();
    const [booking] = await desk.bookings();
    await world.context.booking.followUp.followBooking('harbour', booking!.booking_id);
    expect(await statuses(reference, token)).toEqual(['confirmed', 'authorised']);
    expect(await reviews()).toEqual(['authorisation_lapsed']);
  });

  it('gives nothing back that lapsed of a booking that is refused afterwards', async () => {
    const { reference, token } = await aPendingVoyage();
    await world.pass(8 * day, day);
    decide('rejected');
    await world.pass(2 * hour, hour);
    expect(await statuses(reference, token)).toEqual(['rejected', 'voided']);
    expect(await desk.balances()).toEqual({});
  });
});

describe('the mail that asks for the card again', () => {
  const mails = () => world.sql<MailRow>(`select * from mails where kind = 'confirm-card'`);
  const withMail = () => Object.assign(world.context, { deliver: createMail(world.context) });
  afterEach(async () => {
    Object.assign(world.context, { deliver: async (message: never) => void world.told.push(message) });
    await world.sql('delete from mails');
  });

  it('names amount and moment, in the language of the booking, and its link opens the booking', async () => {
    withMail();
    const { reference } = await aPendingVoyage({ language: 'de' });
    await nearlyLapsed();
    const [{ preview, sent_at }, ...more] = (await mails()) as [MailRow];
    expect([more, sent_at !== null, preview!.to]).toEqual([[], true, 'ada@example.test']);
    expect(preview!.subject).toBe(`Bitte bestätigen Sie Ihre Karte: Aurelia (${reference})`);
    for (const text of [preview!.text, preview!.html]) {
      expect(text).toContain('1.199,00');
      expect(text).toContain('08.03.2026, 13:00');
      expect(text).toContain('Europe/Madrid');
      expect(text).toContain('Karte bestätigen');
    }
    const link = new URL(/https?:\S+\/booking\/\S+/.exec(preview!.text)![0]);
    expect((await get(reference, { token: link.searchParams.get('token')! })).status).toBe(200);
  });

  it('is not sent when the supplier decides before its turn comes', async () => {
    await aPendingVoyage();
    await world.pass(6 * day - hour, day);
    const deliver = createMail(world.context);
    Object.assign(world.context, {
      deliver: async (message: Parameters<typeof deliver>[0]) => {
        if (message.topic === 'authorisation.lapses') {
          decide();
          world.now += 2 * hour;
          const [booking] = await desk.bookings();
          await world.context.booking.followUp.followBooking('harbour', booking!.booking_id);
        }
        return deliver(message);
      },
    });
    await world.pass(2 * hour, 30 * 60_000);
    expect(await mails()).toEqual([]);
  });
});
