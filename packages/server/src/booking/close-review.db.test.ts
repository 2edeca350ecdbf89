import type { Booking, BookingEvent, BookingSummary } from '@portolan/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { createWorld, type World } from '../testing/test-world.ts';
import type { InstalmentRow } from './tables.ts';

// Of voyages, which have all that asks a person about a booking that stands: instalments, cards that lapse, tickets that come later.

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 2, 1, 12);
const balanceBy = '2026-04-01T00:00:00.000Z';
const later = '2026-04-20T22:00:00.000Z';

let world: World;
const desk = createBookingDesk(() => world);
const { newKey, bookings, payInstalment, quoteCancel, cancel } = desk;

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'close_review');
});
afterAll(() => world?.close());
beforeEach(() => {
  world.reset();
  world.told.length = 0;
  world.now = start;
  const [voyage] = world.halyard.voyages.values();
  const deposit = { amount: 21_800, currency: 'USD' };
  world.halyard.voyages.set('v1', { ...voyage!, payment: { kind: 'deposit', deposit, balanceBy } });
});
afterEach(async () => {
  expect(await world.violations()).toEqual([]);
  await world.sql('delete from audit_entries');
  await desk.clear();
});

async function aVoyage() {
  const { body } = await desk.book(desk.requestFor(await desk.aVoyageQuote(), { travellers: desk.onBoard }));
  const { reference, accessToken: token = '' } = body.data;
  return { reference, token };
}
/** A voyage whose balance was not paid in time. */
async function missed() {
  const voyage = await aVoyage();
  world.now = Date.parse(balanceBy);
  await world.work();
  return { ...voyage, reviewId: await reviewOf('balance_missed') };
}
const reviews = () =>
  world.sql<{ review_id: string; reason: string; outcome: string | null; resolved_by: string | null }>(
    'select review_id, reason, outcome, resolved_by from booking_reviews order by opened_at',
  );
const reviewOf = async (reason: string) => (await reviews()).find((one) => one.reason === reason)!.review_id;
const ends = async () => (await reviews()).map(({ reason, outcome }) => [reason, outcome]);
const balance = async () => (await world.sql<InstalmentRow>('select * from instalments where n = 1'))[0]!;
const close = (
  { reference, reviewId }: { reference: string; reviewId: string },
  body: object = { note: 'Rang them' },
  { as = 'agent', key = newKey() }: { as?: string; key?: string } = {},
): Promise<{ status: number; body: { data: Booking; code?: string; fields?: Record<string, string> } }> =>
  world.call('POST', `/api/bookings/${reference}/reviews/${reviewId}/close`, { key, as, body });
const events = async (reference: string, who: { as?: string; token?: string }) =>
  (
    await world.call<{ data: BookingEvent[] }>(
      'GET',
      `/api/bookings/${reference}/events${who.token ? `?token=${who.token}` : ''}`,
      who.as ? { as: who.as } : {},
    )
  ).body.data;
const list = async (as: string, query = '') =>
  world.call<{ data: BookingSummary[]; code?: string }>('GET', `/api/bookings${query}`, { as });

describe('a review of a booking that stands', () => {
  it('is ended once, with a note and a name, which staff read and the traveller does not', async () => {
    const voyage = await missed();
    const key = newKey();
    const [first, again] = [await close(voyage, { note: ' Rang them ' }, { key }), await close(voyage, { note: ' Rang them ' }, { key })];
    expect([first.status, again.body]).toEqual([200, first.body]);
    // The same word of the same person is no news; anybody else's comes too late.
    expect((await close(voyage)).status).toBe(200);
    expect((await close(voyage, undefined, { as: 'admin' })).body.code).toBe('REVIEW_CLOSED');
    expect((await close(voyage, { note: 'More time', payBy: later })).body.code).toBe('REVIEW_CLOSED');
    expect(await world.sql('select outcome, resolved_by, note from booking_reviews')).toEqual([
      { outcome: 'looked_after', resolved_by: 'u-agent', note: 'Rang them' },
    ]);
    const told = (await events(voyage.reference, { as: 'agent' })).filter(({ track }) => track === 'review');
    expect(told).toEqual([
      expect.objectContaining({ from: 'balance_missed', to: 'looked_after', reason: 'staff_closed', by: 'A B' }),
    ]);
    expect((await events(voyage.reference, { token: voyage.token })).filter(({ track }) => track === 'review')).toEqual([]);
    expect(await world.sql('select user_id, action, subject, details from audit_entries')).toEqual([
      {
        user_id: 'u-agent', action: 'reviews.close', subject: voyage.reference,
        details: { reason: 'balance_missed', outcome: 'looked_after' },
      },
    ]);
    expect([(await bookings())[0]!.status, (await balance()).status]).toEqual(['documented', 'missed']);
    expect((await payInstalment(voyage.reference, { token: voyage.token })).body.code).toBe('INSTALMENT_NOT_PAYABLE');
  }); // prettier-ignore

  it('is one of two people’s who end it at once', async () => {
    const voyage = await missed();
    const answers = await Promise.all([close(voyage), close(voyage, { note: 'Me too' }, { as: 'admin' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ends()).toEqual([['balance_missed', 'looked_after']]);
  });

  it('needs a note, and is there for the agency’s staff alone', async () => {
    const voyage = await missed();
    expect((await close(voyage, { note: '  ' })).status).toBe(400);
    expect((await close(voyage, undefined, { as: 'customer' })).status).toBe(403);
    expect((await close({ ...voyage, reviewId: 'w_none' })).body.code).toBe('REVIEW_CLOSED');
    expect(await ends()).toEqual([['balance_missed', null]]);
  });

  it('is found in the list of those who may end it, and gone from it afterwards', async () => {
    const voyage = await missed();
    const other = await aVoyage();
    const [found, ...more] = (await list('agent', '?group=review')).body.data;
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      reference: voyage.reference,
      reviews: [{ reviewId: voyage.reviewId, reason: 'balance_missed', openedAt: balanceBy, closable: true }],
    });
    const all = (await list('agent')).body.data;
    expect(all.map(({ reference, reviews = [] }) => [reference, reviews.length])).toEqual([
      [other.reference, 0],
      [voyage.reference, 1],
    ]);
    expect((await list('customer', '?group=review')).status).toBe(403);
    await close(voyage);
    expect((await list('agent', '?group=review')).body.data).toEqual([]);
  });

  it('does not open again every hour once a person has looked after it', async () => {
    world.halyard.next('book', async (usual) => ({
      ...((await usual()) as object),
      documents: 'later',
    }));
    const voyage = await aVoyage();
    for (const booked of world.halyard.booked.values()) Object.assign(booked, { documents: 'later' });
    await world.pass(4 * day, hour);
    expect(await ends()).toEqual([['documents_missing', null]]);
    expect((await close({ ...voyage, reviewId: await reviewOf('documents_missing') })).status).toBe(200);
    await world.pass(6 * hour, hour);
    expect(await ends()).toEqual([['documents_missing', 'looked_after']]);
  });
});

describe('more time for a missed balance', () => {
  it('makes it due again until then, tells the traveller, and is paid', async () => {
    const voyage = await missed();
    world.told.length = 0;
    const { status, body } = await close(voyage, { note: 'A week more', payBy: later });
    expect(status).toBe(200);
    expect(body.data.instalments?.at(-1)).toMatchObject({ dueAt: later, status: 'due', payable: true });
    expect(body.data.price.dueLater?.map(({ by }) => by)).toEqual([later]);
    expect(await ends()).toEqual([['balance_missed', 'more_time']]);
    await world.work();
    expect(world.told.filter(({ topic }) => topic === 'instalment.due').map(({ payload }) => payload['dueAt'])).toEqual([later]);
    expect((await payInstalment(voyage.reference, { token: voyage.token })).status).toBe(200);
    expect((await balance()).status).toBe('paid');
  }); // prettier-ignore

  it('asks a person again when it is missed again', async () => {
    const voyage = await missed();
    await close(voyage, { note: 'A week more', payBy: later });
    world.now = Date.parse(later);
    await world.work();
    expect([(await balance()).status, await ends()]).toEqual([
      'missed',
      [
        ['balance_missed', 'more_time'],
        ['balance_missed', null],
      ],
    ]);
  });

  it.each([
    ['a moment that is over', '2026-03-31T00:00:00.000Z', 'is over'],
    ['a moment after the voyage begins', '2026-06-07T00:00:00.000Z', 'is after the booking begins'],
  ])('cannot be given until %s', async (_what, payBy, why) => {
    const voyage = await missed();
    const { status, body } = await close(voyage, { note: 'More', payBy });
    expect([status, body.fields]).toEqual([400, { payBy: why }]);
    expect(await ends()).toEqual([['balance_missed', null]]);
  });
});

it('ends by itself with the booking: a cancelled one has nothing left to be paid', async () => {
  const { reference, token } = await missed();
  const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
  const { body } = await cancel(reference, cancelQuoteId, { token });
  expect(body.data.status).toBe('cancelled');
  expect(body.data.instalments?.map(({ status, payable }) => [status, payable])).toEqual([
    ['paid', false],
    ['waived', false],
  ]);
  expect(await ends()).toEqual([['balance_missed', 'cancelled']]);
});

it('needs an outcome, not a note, while nobody knows what became of the booking', async () => {
  world.halyard.next('book', () => ({ status: 'pending', supplierReference: 'H-1', decidedBy: null }));
  const { reference } = await aVoyage();
  for (const booked of world.halyard.booked.values()) Object.assign(booked, { status: 'pending' });
  await world.pass(4 * day, hour);
  expect((await bookings())[0]!.status).toBe('manual_review');
  const reviewId = await reviewOf('pending_too_long');
  expect((await list('agent', '?group=review')).body.data[0]!.reviews).toEqual([
    expect.objectContaining({ reviewId, reason: 'pending_too_long', closable: false }),
  ]);
  const { status, body } = await close({ reference, reviewId });
  expect([status, body.fields]).toEqual([400, { reviewId: 'asks what became of the booking: say that instead' }]);
}); // prettier-ignore
