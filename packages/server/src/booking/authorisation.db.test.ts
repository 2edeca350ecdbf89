import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import type { MailRow } from '../mail/tables.ts';
import { createMail } from '../mail/send-mail.ts';
import { createWorld, type World } from '../testing/test-world.ts';

// What a card reserves lapses after a week at the fake gateway; suppliers may take longer to decide.

let world: World;
const desk = createBookingDesk(() => world);
const { aVoyageQuote, onBoard, requestFor, book, get, payments, renewAuthorisation, newKey } = desk;
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
    // It is looked at long before the day on which the card would be asked for.
    await world.pass(12 * hour, hour);
    await world.pass(3 * day, day);
    expect(await statuses(first.reference, first.token)).toEqual(['documented', 'captured']);
    await desk.clear();
    world.now = start;
    const second = await aPendingVoyage();
    await world.pass(5 * day, day);
    decide('rejected');
    await world.pass(12 * hour, hour);
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

/** What the gateway keeps reserved, and what it took. */
async function atGateway() {
  const [booking] = await desk.bookings();
  const all = world.gateway.paymentsOf(booking!.booking_id);
  return {
    reserved: all.map(({ state, held }) => (state === 'held' ? held : 0)),
    taken: all.reduce((sum, { taken }) => sum + taken, 0),
  };
}
const refused = ({ status, body }: Awaited<ReturnType<typeof renewAuthorisation>>) => [
  status,
  body.code,
  (body.data as { reason?: string } | undefined)?.reason,
];

describe('confirming the card again', () => {
  it('reserves the same amount anew, voids the old reservation, and the new one is captured', async () => {
    const { reference, token } = await aPendingVoyage();
    await nearlyLapsed();
    const before = (await get(reference, { token })).body.data;
    expect(before.authorisation).toEqual({
      until: at(7 * day),
      amount: { amount: 119_900, currency: 'USD' },
      lapsed: false,
    });
    const { status, body } = await renewAuthorisation(reference, { token });
    expect([status, body.data.status, body.data.paymentStatus]).toEqual([200, 'pending', 'authorised']);
    expect(body.data.authorisation).toBeUndefined();
    expect(await atGateway()).toEqual({ reserved: [0, 119_900], taken: 0 });
    expect((await payments()).map((one) => one.status)).toEqual(['voided', 'authorised']);
    expect(await desk.balances()).toEqual({ reserved: 119_900, traveller: -119_900 });
    await world.pass(2 * day, day);
    decide();
    await world.pass(2 * hour, hour);
    expect(await statuses(reference, token)).toEqual(['documented', 'captured']);
    expect([(await atGateway()).taken, asked().length, await reviews()]).toEqual([119_900, 1, []]);
  });

  it('is for the owner, the agency and the holder of the token', async () => {
    const { reference } = await aPendingVoyage({}, { as: 'customer' });
    await nearlyLapsed();
    for (const who of [{}, { as: 'other' }, { token: 'x' }, { agency: 'nordlys', as: 'agent' }])
      expect(refused(await renewAuthorisation(reference, who)).slice(0, 2)).toEqual([
        404,
        'BOOKING_NOT_FOUND',
      ]);
    expect((await renewAuthorisation(reference, { as: 'customer' })).status).toBe(200);
  });

  it('happens once for several clicks, two tabs and a reload', async () => {
    const { reference, token } = await aPendingVoyage();
    await nearlyLapsed();
    const [key, cardToken] = [newKey(), world.gateway.token()];
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => renewAuthorisation(reference, { token, key, cardToken })),
      renewAuthorisation(reference, { token }),
    ]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(['AUTHORISATION_NOT_RENEWABLE', 'BOOKING_PENDING']).toContain(answer.body.code);
    const { reserved } = await atGateway();
    expect(reserved).toEqual([0, 119_900]);
  });

  it('is refused before it is asked for, when it is too late, and when nothing lapses', async () => {
    const { reference, token } = await aPendingVoyage();
    const code = 'AUTHORISATION_NOT_RENEWABLE';
    expect(refused(await renewAuthorisation(reference, { token }))).toEqual([409, code, 'too_early']);
    await world.pass(7 * day + hour, day);
    expect((await get(reference, { token })).body.data.authorisation).toMatchObject({ lapsed: true });
    expect(refused(await renewAuthorisation(reference, { token }))).toEqual([409, code, 'too_late']);
    decide('rejected');
    await world.pass(2 * hour, hour);
    expect(refused(await renewAuthorisation(reference, { token }))).toEqual([409, code, 'not_needed']);
    expect((await get(reference, { token })).body.data.authorisation).toBeUndefined();
  });

  it('keeps the old reservation when the card is declined, and lets another card confirm', async () => {
    const { reference, token } = await aPendingVoyage();
    await nearlyLapsed();
    const declined = await renewAuthorisation(reference, { token, card: '4000000000000002' });
    expect([declined.status, declined.body.code]).toEqual([402, 'PAYMENT_DECLINED']);
    expect((await atGateway()).reserved[0]).toBe(119_900);
    expect((await renewAuthorisation(reference, { token })).status).toBe(200);
    expect((await atGateway()).reserved.at(-1)).toBe(119_900);
  });

  it.each([
    ['goes on by the same call', 'call'],
    ['goes on on another device', 'device'],
    ['goes on by a job', 'job'],
    ['leaves the old reservation as it is when nobody answers', 'never'],
  ] as const)('%s when the bank has asked', async (_name, how) => {
    const { reference, token } = await aPendingVoyage();
    await nearlyLapsed();
    const ask = { token, key: newKey(), cardToken: world.gateway.token('4000002500003155') };
    const { status, body } = await renewAuthorisation(reference, ask);
    expect([status, body.data.action?.type]).toEqual([202, 'challenge']);
    expect((await atGateway()).reserved).toEqual([119_900, 0]);
    const [booking] = await desk.bookings();
    const { id } = world.gateway.paymentsOf(booking!.booking_id).at(-1)!;
    if (how !== 'never') world.gateway.challenge(id, true);
    if (how === 'call') expect((await renewAuthorisation(reference, ask)).status).toBe(200);
    else if (how === 'device') {
      const path = `/api/bookings/${reference}/confirm-payment`;
      expect((await world.call('POST', path, { key: newKey(), body: { token } })).status).toBe(200);
    } else await world.pass(20 * 60_000, 10 * 60_000);
    expect((await atGateway()).reserved).toEqual(how === 'never' ? [119_900, 0] : [0, 119_900]);
  });

  it('voids the new reservation when the supplier has decided meanwhile', async () => {
    const { reference, token } = await aPendingVoyage();
    await nearlyLapsed();
    const ask = { token, key: newKey(), cardToken: world.gateway.token('4000002500003155') };
    expect((await renewAuthorisation(reference, ask)).status).toBe(202);
    decide();
    const [booking] = await desk.bookings();
    await world.pass(2 * hour, 2 * hour);
    world.gateway.challenge(world.gateway.paymentsOf(booking!.booking_id).at(-1)!.id, true);
    await world.pass(2 * hour, hour);
    expect(await atGateway()).toEqual({ reserved: [0, 0], taken: 119_900 });
    expect(await statuses(reference, token)).toEqual(['documented', 'captured']);
  });

  it('voids the old reservation later when the gateway cannot be reached', async () => {
    const { reference, token } = await aPendingVoyage();
    await nearlyLapsed();
    world.gateway.failNext('void', 'unavailable');
    expect((await renewAuthorisation(reference, { token })).status).toBe(200);
    expect((await atGateway()).reserved).toEqual([119_900, 119_900]);
    await world.pass(10 * 60_000, 60_000);
    expect((await atGateway()).reserved).toEqual([0, 119_900]);
  });

  it('keeps credit that pays a part, and reserves only the card’s part anew', async () => {
    const me = { as: 'customer' };
    await desk.grant('u-customer', 19_900);
    const payment = { method: 'card', token: world.gateway.token(), walletAmount: 19_900 };
    const { reference } = await aPendingVoyage({ payment }, me);
    await nearlyLapsed();
    const { body } = await renewAuthorisation(reference, me);
    expect(body.data.paidWithCredit).toEqual({ amount: 19_900, currency: 'USD' });
    expect([(await atGateway()).reserved, await desk.credit('u-customer')]).toEqual([[0, 100_000], 0]);
    decide();
    await world.pass(2 * hour, hour);
    expect((await get(reference, me)).body.data).toMatchObject({
      status: 'documented',
      paidWithCredit: { amount: 19_900, currency: 'USD' },
    });
    expect([(await atGateway()).taken, await desk.credit('u-customer')]).toEqual([100_000, 0]);
  });

  it('gives all of it back when the supplier refuses in the end', async () => {
    const me = { as: 'customer' };
    await desk.grant('u-customer', 19_900);
    const payment = { method: 'card', token: world.gateway.token(), walletAmount: 19_900 };
    const { reference } = await aPendingVoyage({ payment }, me);
    await nearlyLapsed();
    await renewAuthorisation(reference, me);
    decide('rejected');
    await world.pass(2 * hour, hour);
    expect([(await atGateway()).reserved, await desk.credit('u-customer')]).toEqual([[0, 0], 19_900]);
    expect(await desk.balances()).toEqual({ agency_credits: -19_900, wallet: 19_900 });
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
