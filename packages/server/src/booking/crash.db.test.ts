import { inspect } from 'node:util';
import { SupplierError } from '@portolan/suppliers';
import type { GatewayVerb } from '@portolan/payments/fake';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import type { CrashMoment } from '../testing/crash-points.ts';
import type { Acknowledged } from '../testing/invariants.ts';
import { aRate, createWorld, type World } from '../testing/test-world.ts';

let world: World;
const desk = createBookingDesk(() => world);
const { aQuote, requestFor, book, booked, quoteCancel, cancel, newKey, bookings } = desk;
const minute = 60_000;

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'crash', { POOL_SIZE: '6' });
  // A fifth of the agency's markup is the agent's who books.
  const rule = { layer: 'commission', agentId: null, where: { kind: 'everywhere' }, service: null };
  const value = { kind: 'percent', basisPoints: 2_000, floor: null, cap: null };
  const path = '/api/agency/markup-rules';
  const { status } = await world.call('POST', path, { as: 'owner', key: newKey(), body: { ...rule, value } });
  expect(status).toBe(200);
});
afterAll(() => world?.close());
beforeEach(() => begin());
afterEach(() => desk.clear());

/** One thing that a client or a job does, whose server dies in the middle, and that somebody then does again. */
interface Scene {
  name: string;
  /** Arranges, and answers what is done. */
  prepare(): Promise<{
    act(): Promise<unknown>;
    again(): Promise<{ status: string; reference: string } | null>;
  }>;
  /** How it must have ended, whatever died. */
  ends: readonly string[];
  /** What must hold beside the invariants. */
  afterwards?(): Promise<void>;
}

const timeoutAfter = (verb: 'book' | 'cancel' | 'hold') =>
  world.meridian.next(verb, async (usual) => {
    await usual();
    throw new SupplierError('meridian', 'timeout', 'no answer');
  });

async function aBookingCall() {
  const [request, key] = [requestFor(await aQuote()), newKey()];
  const act = async () => {
    const { status, body } = await book(request, { key });
    return status === 200 ? { status: body.data.status, reference: body.data.reference } : null;
  };
  return { act, again: act };
}

/** A traveller with 12500 of credit, who pays with it and with a card. Both cover the price of 20900 together. */
const me = { as: 'customer' };
const wallet = 'u-customer';
const agent = { as: 'agent' };
async function aSplitBooking(more: object = {}, who = me, of = wallet) {
  await desk.grant(of, 12_500);
  const request = requestFor(await aQuote(who), {
    payment: { method: 'card', token: world.gateway.token(), walletAmount: 12_500 },
    ...more,
  });
  const key = newKey();
  const act = async () => {
    const { status, body } = await book(request, { key, ...who });
    return status === 200 ? { status: body.data.status, reference: body.data.reference } : null;
  };
  return { act, again: act };
}
/** What was granted is in the wallet, kept back, or paid for a booking that stands. */
async function creditAdds(granted: number): Promise<void> {
  const [left] = await world.sql<{ left: string }>(
    `select coalesce(sum(balance), 0) as left from ledger_balances where account = 'wallet'`,
  );
  const spent = (await desk.payments()).reduce((sum, one) => {
    const taken = Math.min(Number(one.wallet_amount), one.captured);
    const back = Math.max(0, one.refunded - (one.captured - taken));
    const waits = ['none', 'requires_action', 'authorised'].includes(one.status);
    return sum + (waits ? Number(one.wallet_amount) : taken - back);
  }, 0);
  expect(Number(left?.left) + spent).toBe(granted);
}

/** The next bookings are paid by a deposit of 5225, and by a balance until the first of April that the supplier is paid with, too. */
function byInstalments(): void {
  world.meridian.payment = {
    kind: 'deposit',
    deposit: { amount: 4_750, currency: 'USD' },
    balanceBy: '2026-04-01T12:00:00.000Z',
  };
  world.meridian.canBePaid();
}
async function aBalance(who: { as?: string } = {}, walletAmount = 0, cardNumber?: string) {
  byInstalments();
  const { reference, accessToken: token = '' } = await booked(who);
  const payment = {
    method: 'card',
    token: world.gateway.token(cardNumber),
    ...(walletAmount > 0 ? { walletAmount } : {}),
  };
  const key = newKey();
  const act = async () => {
    const { status, body } = await desk.payInstalment(reference, { token, key, payment, ...who });
    return status === 200 ? { status: body.data.status, reference } : null;
  };
  return { reference, token, act };
}
/** A voyage that its supplier has not decided after six days, and a card that confirms it again. */
async function aRenewal() {
  const decidedBy = new Date(world.now + 10 * 1_440 * minute).toISOString();
  world.halyard.next('book', async (usual) => {
    await usual();
    for (const one of world.halyard.booked.values()) Object.assign(one, { status: 'pending', decidedBy });
    return { status: 'pending', supplierReference: 'H-1', decidedBy };
  });
  const request = requestFor(await desk.aVoyageQuote(), { travellers: desk.onBoard });
  const { reference, accessToken: token = '' } = (await book(request)).body.data;
  world.now += (6 * 24 + 1) * 60 * minute;
  const ask = { token, key: newKey(), cardToken: world.gateway.token() };
  const act = async () => {
    const { status, body } = await desk.renewAuthorisation(reference, ask);
    return status === 200 ? { status: body.data.status, reference } : null;
  };
  return { act, again: act };
}
const supplierIsPaidOnce = () => {
  expect(world.meridian.count('pay')).toBeLessThanOrEqual(1);
  return Promise.resolve();
};

const scenes: Scene[] = [
  {
    name: 'booking with a deposit',
    prepare: () => {
      byInstalments();
      return aBookingCall();
    },
    ends: ['documented', 'manual_review', 'expired'],
  },
  {
    name: 'booking without a payment',
    prepare: () => {
      world.meridian.payment = { kind: 'later', by: '2026-04-01T12:00:00.000Z' };
      return aBookingCall();
    },
    ends: ['documented', 'manual_review', 'expired'],
    afterwards: async () => expect(await desk.payments()).toEqual([]),
  },
  {
    name: 'paying a balance',
    prepare: async () => {
      const { act } = await aBalance();
      return { act, again: act };
    },
    ends: ['documented'],
    afterwards: supplierIsPaidOnce,
  },
  {
    name: 'paying a balance with credit and a card',
    prepare: async () => {
      await desk.grant(wallet, 10_000);
      const { act } = await aBalance(me, 10_000);
      return { act, again: act };
    },
    ends: ['documented'],
    afterwards: async () => {
      await supplierIsPaidOnce();
      await creditAdds(10_000);
    },
  },
  {
    name: 'paying a balance whose bank asks',
    prepare: async () => {
      const { act } = await aBalance({}, 0, '4000002500003155');
      expect(await act()).toBeNull();
      const [booking] = await bookings();
      world.gateway.challenge(world.gateway.paymentsOf(booking!.booking_id).at(-1)!.id, true);
      return { act, again: act };
    },
    ends: ['documented'],
    afterwards: supplierIsPaidOnce,
  },
  {
    name: 'cancelling while a balance is being paid',
    prepare: async () => {
      const { reference, token, act: pay } = await aBalance();
      world.gateway.failNext('capture', 'timeout');
      expect(await pay()).toBeNull();
      const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
      const key = newKey();
      const act = async () => {
        const { status, body } = await cancel(reference, cancelQuoteId, { token, key });
        return status === 200 ? { status: body.data.status, reference } : null;
      };
      return { act, again: act };
    },
    ends: ['cancelled', 'documented'],
  },
  {
    name: 'confirming a card again whose reservation lapses',
    prepare: aRenewal,
    ends: ['pending'],
    afterwards: async () => {
      const [booking] = await bookings();
      const held = () =>
        world.gateway.paymentsOf(booking!.booking_id).filter(({ state }) => state === 'held').length;
      expect(held()).toBe(1);
      for (const one of world.halyard.booked.values()) delete one.status;
      await world.pass(60 * minute, 60 * minute);
      const taken = world.gateway.paymentsOf(booking!.booking_id).map((payment) => payment.taken);
      expect([held(), taken.reduce((sum, amount) => sum + amount, 0)]).toEqual([0, 119_900]);
      expect((await bookings()).map(({ status }) => status)).toEqual(['documented']);
    },
  },
  {
    name: 'a job that finds a balance missed',
    prepare: async () => {
      await aBalance();
      world.now = Date.parse('2026-04-01T12:00:00.000Z');
      return { act: () => world.work(), again: () => Promise.resolve(null) };
    },
    ends: ['documented'],
    afterwards: async () => {
      const reviews = await world.sql<{ reason: string }>('select reason from booking_reviews');
      expect(reviews).toEqual([{ reason: 'balance_missed' }]);
    },
  },
  {
    name: 'booking with credit and a card',
    prepare: () => aSplitBooking(),
    ends: ['documented', 'manual_review', 'expired'],
    afterwards: () => creditAdds(12_500),
  },
  {
    name: 'booking a second service, whose travellers tell more than names',
    prepare: async () => {
      const [request, key] = [requestFor(await desk.aVoyageQuote(), { travellers: desk.onBoard }), newKey()];
      const act = async () => {
        const { status, body } = await book(request, { key });
        return status === 200 ? { status: body.data.status, reference: body.data.reference } : null;
      };
      return { act, again: act };
    },
    ends: ['documented', 'manual_review', 'expired'],
  },
  {
    name: 'cancelling a second service, of which parts cost something',
    prepare: async () => {
      const request = requestFor(await desk.aVoyageQuote(), { travellers: desk.onBoard });
      const { reference, accessToken: token = '' } = (await book(request)).body.data;
      world.halyard.next('cancelQuote', () => ({
        refund: { amount: 84_000, currency: 'USD' },
        penalty: { amount: 25_000, currency: 'USD' },
        expiresAt: '2026-12-31T00:00:00Z',
      }));
      const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
      const cancelKey = newKey();
      const act = async () => {
        const { status, body } = await cancel(reference, cancelQuoteId, { key: cancelKey, token });
        return status === 200 ? { status: body.data.status, reference } : null;
      };
      return { act, again: act };
    },
    ends: ['cancelled', 'documented'],
  },
  {
    name: 'booking with credit alone',
    prepare: async () => {
      await desk.grant(wallet, 8_400);
      return aSplitBooking({ payment: { method: 'wallet', walletAmount: 20_900 } });
    },
    ends: ['documented', 'manual_review', 'expired'],
    afterwards: () => creditAdds(20_900),
  },
  {
    name: 'booking with credit and a card, the supplier refusing',
    prepare: () => {
      world.meridian.next('book', () => ({ status: 'rejected', reason: 'rooms_unavailable' }));
      return aSplitBooking();
    },
    ends: ['rejected', 'expired', 'manual_review'],
    afterwards: () => creditAdds(12_500),
  },
  {
    name: 'cancelling what credit and a card paid',
    prepare: async () => {
      const { act: pay } = await aSplitBooking();
      const { reference } = (await pay())!;
      world.meridian.next('cancelQuote', () => ({
        penalty: { amount: 9_500, currency: 'USD' },
        expiresAt: '2026-12-31T00:00:00Z',
      }));
      const { cancelQuoteId } = (await quoteCancel(reference, me)).body.data;
      const key = newKey();
      const act = async () => {
        const { status, body } = await cancel(reference, cancelQuoteId, { key, ...me });
        return status === 200 ? { status: body.data.status, reference } : null;
      };
      return { act, again: act };
    },
    ends: ['cancelled', 'documented'],
    afterwards: () => creditAdds(12_500),
  },
  {
    name: 'cancelling what an agent booked for a commission',
    prepare: async () => {
      const { act: pay } = await aSplitBooking({}, agent, 'u-agent');
      const { reference } = (await pay())!;
      const [booking] = await bookings();
      expect(booking!.commission).toMatchObject({ agentId: 'u-agent', amount: 380 });
      world.meridian.next('cancelQuote', () => ({
        refund: { amount: 9_500, currency: 'USD' },
        penalty: { amount: 9_500, currency: 'USD' },
        expiresAt: '2026-12-31T00:00:00Z',
      }));
      const { cancelQuoteId } = (await quoteCancel(reference, agent)).body.data;
      const key = newKey();
      const act = async () => {
        const { status, body } = await cancel(reference, cancelQuoteId, { key, ...agent });
        return status === 200 ? { status: body.data.status, reference } : null;
      };
      return { act, again: act };
    },
    ends: ['cancelled', 'documented'],
    afterwards: () => creditAdds(12_500),
  },
  {
    name: 'booking as an agent, for a commission',
    prepare: () => aSplitBooking({}, agent, 'u-agent'),
    ends: ['documented', 'manual_review', 'expired'],
    afterwards: () => creditAdds(12_500),
  },
  {
    name: 'booking',
    prepare: async () => {
      world.meridian.canHold('2026-03-01T12:20:00Z');
      return aBookingCall();
    },
    ends: ['documented', 'manual_review', 'expired'],
  },
  {
    name: 'booking, the supplier’s answer lost',
    prepare: () => {
      timeoutAfter('book');
      return aBookingCall();
    },
    ends: ['documented', 'manual_review', 'expired'],
  },
  {
    name: 'booking, the supplier refusing',
    prepare: () => {
      world.meridian.next('book', () => ({ status: 'rejected', reason: 'rooms_unavailable' }));
      return aBookingCall();
    },
    // Died before the supplier was asked, and never asked again: then a person finds out.
    ends: ['rejected', 'manual_review', 'expired'],
  },
  {
    name: 'a job that follows up an unknown booking',
    prepare: async () => {
      timeoutAfter('book');
      world.meridian.next('retrieve', () => {
        throw new SupplierError('meridian', 'unavailable', 'down');
      });
      await book(requestFor(await aQuote()));
      world.now += minute;
      return { act: () => world.jobs.drain(), again: async () => null };
    },
    ends: ['documented'],
  },
  {
    name: 'cancelling',
    prepare: () => aCancellation(() => {}),
    ends: ['cancelled', 'documented'],
  },
];

/** Where a booking may rest, when a neighbour failed beside the death of the server. */
const resting = ['documented', 'manual_review', 'expired', 'rejected', 'released'] as const;
const fail = (reason: SupplierError['reason']) => () => {
  throw new SupplierError('meridian', reason, 'as told');
};
/** The supplier has the booking, and says `status` of it until it is looked at for the third time. */
const undecided = (then?: 'rejected') => {
  const mark = (status: 'pending' | 'rejected' | undefined) => {
    for (const one of world.meridian.booked.values()) {
      if (status) one.status = status;
      else delete one.status;
    }
  };
  world.meridian.next('book', async (usual) => {
    const { supplierReference } = (await usual()) as { supplierReference: string };
    mark('pending');
    return { status: 'pending', supplierReference };
  });
  for (let look = 0; look < 2; look++) world.meridian.next('retrieve', (usual) => usual());
  world.meridian.next('retrieve', (usual) => {
    mark(then);
    return usual();
  });
};
/** Everything a supplier may do to a booking call (architecture §8). */
const supplierFaults: Record<string, () => void> = {
  'answering too late, and nothing booked': () => world.meridian.next('book', fail('timeout')),
  'showing late what it booked': () => {
    timeoutAfter('book');
    for (let look = 0; look < 2; look++)
      world.meridian.next('retrieve', () => ({ status: 'not_found' }) as const);
  },
  'answering with a page after it booked': () =>
    world.meridian.next('book', async (usual) => {
      await usual();
      return fail('bad_response')();
    }),
  'answering with a page, and nothing booked': () => world.meridian.next('book', fail('bad_response')),
  'being down': () => world.meridian.next('book', fail('unavailable')),
  'down after it booked': () =>
    world.meridian.next('book', async (usual) => {
      await usual();
      return fail('unavailable')();
    }),
  'knowing our reference already': () => world.meridian.next('book', fail('rejected')),
  'deciding later for it': () => undecided(),
  'deciding later against it': () => undecided('rejected'),
  'sold out when asked again': () => world.meridian.next('quote', () => ({ status: 'sold_out' })),
  'dearer when asked again': () => {
    world.meridian.rates.set('m1', [{ ...aRate(21_000), rateKey: aRate(19_000).rateKey }]);
  },
  'down when asked again': () => world.meridian.next('quote', fail('unavailable')),
  'unable to hold': () => {
    world.meridian.canHold('2026-03-01T12:20:00Z');
    world.meridian.next('hold', fail('unavailable'));
  },
  'holding without saying so': () => {
    world.meridian.canHold('2026-03-01T12:20:00Z');
    timeoutAfter('hold');
  },
};
/** A call to the gateway that fails, before it did anything or after; `refused` by a supplier that says no, for what is given back. */
const gatewayFaults: [GatewayVerb, 'unavailable' | 'timeout', refused?: 'refused'][] = [
  ['authorise', 'unavailable'],
  ['authorise', 'timeout'],
  ['capture', 'unavailable'],
  ['capture', 'timeout'],
  ['void', 'unavailable', 'refused'],
  ['void', 'timeout', 'refused'],
];
const cards: Record<string, string> = {
  declined: '4000000000000002',
  'authorised without an answer': '4000000000000259',
  'failing at the gateway': '4000000000000119',
};

function aCardCall(number?: string) {
  return async () => {
    const [quote, key] = [await aQuote(), newKey()];
    const request = requestFor(quote, { payment: { method: 'card', token: world.gateway.token(number) } });
    const act = async () => {
      const { status, body } = await book(request, { key });
      return status === 200 ? { status: body.data.status, reference: body.data.reference } : null;
    };
    return { act, again: act, request, key };
  };
}
/** What happens at the bank that wants a word, and who hears of it. */
async function aChallenge(way: 'yes and back' | 'yes and gone' | 'no' | 'away' | 'ten webhooks') {
  const { act: press } = await aCardCall('4000002500003155')();
  const act = async () => {
    const first = await press();
    const [payment] = (await desk.payments()).filter(({ status }) => status === 'requires_action');
    const id = payment?.gateway_payment_id;
    if (!id || way === 'away') return first;
    world.gateway.challenge(id, way !== 'no');
    if (way === 'yes and gone') return first;
    if (way !== 'ten webhooks') return press();
    const news = world.gateway.webhooks(id, { signedAt: world.now }).reverse();
    for (const { body, headers } of news)
      await Promise.all(
        Array.from({ length: 10 }, () =>
          world.app.inject({
            method: 'POST',
            url: '/api/webhooks/test/harbour',
            headers: { 'content-type': 'application/json', ...headers },
            payload: body,
          }),
        ),
      );
    return first;
  };
  return { act, again: act };
}
/** A cancellation that costs half, while supplier or gateway do what they were told before the call. */
async function aCancellation(trouble: () => void) {
  const { reference, accessToken: token = '' } = await booked();
  world.meridian.next('cancelQuote', () => ({
    refund: { amount: 9_500, currency: 'USD' },
    penalty: { amount: 9_500, currency: 'USD' },
    expiresAt: '2026-12-31T00:00:00Z',
  }));
  const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
  const key = newKey();
  trouble();
  const act = async () => {
    const { status, body } = await cancel(reference, cancelQuoteId, { token, key });
    return status === 200 ? { status: body.data.status, reference } : null;
  };
  return { act, again: act };
}
const cancelFaults: Record<string, () => void> = {
  'answering too late, and it is cancelled': () => timeoutAfter('cancel'),
  'answering too late, and it is not cancelled': () => world.meridian.next('cancel', fail('timeout')),
  'being down': () => world.meridian.next('cancel', fail('unavailable')),
  refusing: () => world.meridian.next('cancel', fail('rejected')),
  'answering with a page': () => world.meridian.next('cancel', fail('bad_response')),
  'cancelling later': () =>
    world.meridian.next('cancel', async (usual) => {
      await usual();
      return { status: 'pending' } as const;
    }),
};
const afterCancelling = ['cancelled', 'documented', 'manual_review', 'cancel_unknown'];

/** Every fault of a neighbour on its own; with the scenes above these are all that architecture §8 lists. */
const faultScenes: Scene[] = [
  ...Object.entries(supplierFaults).map(([what, trouble]) => ({
    name: `booking, the supplier ${what}`,
    async prepare() {
      const call = await aBookingCall();
      trouble();
      return call;
    },
    ends: resting,
  })),
  ...gatewayFaults.map(([verb, how, refused]) => ({
    name: `booking, the gateway’s ${verb} ${how === 'timeout' ? 'done without an answer' : 'failing'}`,
    async prepare() {
      const call = await aBookingCall();
      if (refused)
        world.meridian.next('book', () => ({ status: 'rejected', reason: 'rooms_unavailable' }) as const);
      world.gateway.failNext(verb, how);
      return call;
    },
    ends: resting,
  })),
  ...Object.entries(cards).map(([what, number]) => ({
    name: `booking with a card that is ${what}`,
    prepare: aCardCall(number),
    ends: resting,
  })),
  ...(['yes and back', 'yes and gone', 'no', 'away', 'ten webhooks'] as const).map((way) => ({
    name: `booking with a card whose bank asks (${way})`,
    prepare: () => aChallenge(way),
    ends: resting,
  })),
  ...Object.entries(cancelFaults).map(([what, trouble]) => ({
    name: `cancelling, the supplier ${what}`,
    prepare: () => aCancellation(trouble),
    ends: afterCancelling,
  })),
  ...(['unavailable', 'timeout'] as const).map((how) => ({
    name: `cancelling, the gateway’s refund ${how === 'timeout' ? 'done without an answer' : 'failing'}`,
    prepare: () => aCancellation(() => world.gateway.failNext('refund', how)),
    ends: ['cancelled', 'documented'],
  })),
];

/** How many step boundaries a scene passes when nobody dies. */
async function countPoints(scene: Scene): Promise<number> {
  const { act } = await scene.prepare();
  world.life.recount();
  await act();
  const { length } = world.life.passed;
  world.life.recount();
  return length;
}

async function dieAt(
  scene: Scene,
  index: number,
  moment: CrashMoment,
  clientReturns: boolean,
): Promise<void> {
  const { act, again } = await scene.prepare();
  const died = world.life.arm(index, moment);
  const ended = act().then(
    () => 'lived',
    () => 'lived',
  );
  const point = await Promise.race([died, ended]);
  await world.abandon();
  const where = `${scene.name}: died ${moment} point ${index} (${point}), client ${clientReturns ? 'returned' : 'gone'}`;
  const acknowledged: Acknowledged[] = [];
  expect(await world.violations(), where).toEqual([]);
  world.now += 31_000;
  if (clientReturns) {
    const answer = await again();
    if (answer) acknowledged.push({ agencyId: 'harbour', ...answer });
    expect(await world.violations({ acknowledged }), where).toEqual([]);
  }
  await world.pass(48 * minute, 4 * minute);
  expect(await world.violations({ acknowledged, settled: true }), where).toEqual([]);
  for (const booking of await bookings()) expect(scene.ends, where).toContain(booking.status);
  expect(world.meridian.count('book'), where).toBeLessThanOrEqual(1);
  await scene.afterwards?.();
}

const prove = process.env['PORTOLAN_PROVE'] === '1';
const seed = Number(process.env['PORTOLAN_SEED'] ?? 1);
const totals = { scenes: 0, boundaries: 0, cases: 0, violations: 0 };
afterAll(() => {
  const { scenes: played, boundaries, cases, violations } = totals;
  console.info(
    `crash: ${played} scenes, ${boundaries} step boundaries, ${cases} deaths, ${violations} violations`,
  );
});

/** npm test takes one death of each scene, and every fifth scene with a fault, by its seed; npm run prove takes all. */
const chosenScenes = [...scenes, ...faultScenes.filter((_, at) => prove || (at + seed) % 5 === 0)];

function begin(): void {
  world.reset();
  world.gateway.calm();
  world.logs.length = 0;
  world.told.length = 0;
  world.meridian.rates.set('m1', [
    aRate(19_000, { penalties: [{ from: '2026-03-01T00:00:00Z', percent: 50 }] }),
  ]);
  world.now = Date.UTC(2026, 2, 1, 12);
}

describe('a server killed at a step boundary', () => {
  it.each(chosenScenes.map((scene, at) => [scene.name, scene, at] as const))(
    'of %s leaves nothing charged twice, nothing booked twice, nothing lost and nothing hanging',
    async (_name, scene, at) => {
      const points = await countPoints(scene);
      expect(points).toBeGreaterThan(2);
      await desk.clear();
      const cases = Array.from({ length: points }, (_, index) =>
        (['before', 'after'] as const).flatMap((moment) =>
          [true, false].map((returns) => [index, moment, returns] as const),
        ),
      ).flat();
      const chosen = prove ? cases : [cases[(seed * 7919 + at * 104_729) % cases.length]!];
      const violations: string[] = [];
      for (const [index, moment, returns] of chosen) {
        begin();
        await dieAt(scene, index, moment, returns).catch((error: unknown) =>
          // A failed expectation shortens what it found in its message; what was violated must stand in the log of a long run.
          violations.push(
            error instanceof Error ? `${error.stack} ${inspect(error, { depth: 5 })}` : String(error),
          ),
        );
        await desk.clear();
      }
      totals.scenes++;
      totals.boundaries += points;
      totals.cases += chosen.length;
      totals.violations += violations.length;
      if (prove)
        console.info(
          `${points} boundaries, ${chosen.length} deaths, ${violations.length} violations: ${scene.name}`,
        );
      expect(violations.join('\n\n')).toBe('');
    },
    prove ? 7_200_000 : 30_000,
  );
});
