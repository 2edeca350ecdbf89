import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createBookingDesk } from './booking-desk.ts';
import { createWorld, type World } from './test-world.ts';

// A check that notices nothing would make every other test green: each is shown a violation that somebody planted.

let world: World;
const desk = createBookingDesk(() => world);
/** Of a room, of a voyage whose balance is open, and of a room that was cancelled for a price. */
let room: string, voyage: string, cancelled: string;

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'invariants');
  room = (await desk.booked()).reference;
  const [v1] = world.halyard.voyages.values();
  const payment = {
    kind: 'deposit',
    deposit: { amount: 21_800, currency: 'USD' },
    balanceBy: '2026-04-01T00:00:00.000Z',
  } as const;
  world.halyard.voyages.set('v1', { ...v1!, payment });
  const sailing = desk.requestFor(await desk.aVoyageQuote(), { travellers: desk.onBoard });
  voyage = (await desk.book(sailing)).body.data.reference;
  const gone = await desk.booked();
  cancelled = gone.reference;
  world.now = Date.parse('2026-04-09T00:00:00Z');
  const token = gone.accessToken!;
  const quote = await desk.quoteCancel(cancelled, { token });
  await desk.cancel(cancelled, quote.body.data.cancelQuoteId, { token });
  world.now = Date.parse('2026-04-09T00:10:00Z');
  await world.work();
});
afterAll(() => world?.close());

/** What is found while `text` has changed rows, past every trigger; then they are as before. */
async function after(text: string): Promise<string[]> {
  await world.sql('begin');
  try {
    await world.sql('set local session_replication_role = replica');
    await world.sql(text);
    return await world.violations({ settled: true });
  } finally {
    await world.sql('rollback');
  }
}
const of = (reference: string) =>
  `booking_id = (select booking_id from bookings where reference = '${reference}')`;

it('finds nothing while nothing is wrong', async () => {
  expect(await world.violations({ settled: true })).toEqual([]);
});

describe('finds and names', () => {
  it.each<[string, () => string, RegExp]>([
    ['a booking that nobody will look at', () => `update bookings set next_action = null, next_action_at = null where reference = '${voyage}'`, /nobody will look again/],
    ['a person who was never told', () => `update bookings set status = 'manual_review' where reference = '${room}'`, /is in no queue/],
    ['a booking that its supplier does not have', () => `update bookings set supplier = 'aurora' where reference = '${room}'`, /aurora says none/],
    ['a cancelling that its supplier never heard of', () => `update bookings set supplier = 'halyard' where reference = '${cancelled}'`, /\(cancelled\): halyard says none/],
    ['money that was taken and is not ours to keep', () => `update payments set captured = captured - 1 where ${of(room)}`, /keeps .* and .* is paid/],
    ['money that the gateway does not know of', () => `update payments set refunded = refunded + 100 where ${of(room)}`, /the gateway gave back/],
    ['a price above the accepted one', () => `update quotes set price = jsonb_set(price, '{sell}', '1')`, /but 1 was accepted/],
    ['a penalty that is not what is kept', () => `update cancel_quotes set penalty = penalty + 1, refund = refund - 1 where ${of(cancelled)}`, /but the penalty is/],
    ['a ledger that does not sum to zero', () => `update ledger_entries set amount = amount + 1 where account = 'supplier' and ${of(room)}`, /the ledger of harbour in USD sums to/],
    ['a balance that its entries do not make', () => `update ledger_balances set balance = balance + 1 where account = 'supplier'`, /folds to/],
    ['money posted to another party', () => `update ledger_entries set account = 'platform_fee' where account = 'agency_commission' and ${of(room)}`, /in agency_commission, not/],
    ['a state that was never reached', () => `update booking_events set to_state = 'held' where to_state = 'documented' and ${of(room)}`, /events end it at held/],
    ['a change that nobody was told of', () => `delete from outbox where outbox_id = (select min(outbox_id) from outbox)`, /rows in the outbox/],
    ['rules that do not make the price', () => `update bookings set price = jsonb_set(price, '{lines}', '[]') where reference = '${room}'`, /rules do not make its price/],
    ['parts of a price that do not make it', () => `update bookings set price = jsonb_set(price, '{net}', '1') where reference = '${room}'`, /the parts of its price do not make it/],
    ['captured money of an instalment that is due', () => `update instalments set status = 'due' where n = 0 and ${of(voyage)}`, /was captured, which is due/],
    ['a deposit that was paid with something else', () => `update instalments set amount = amount - 1 where n = 0 and ${of(voyage)}`, /is paid with/],
    ['deposit and balance above the price', () => `update instalments set amount = amount + 1 where n = 1 and ${of(voyage)}`, /instalments come to/],
    ['a balance that is due for nothing', () => `insert into instalments (agency_id, booking_id, n, due_at, amount, currency, status) select agency_id, (select booking_id from bookings where reference = '${cancelled}'), 1, due_at, 1, currency, 'due' from instalments where n = 1 and ${of(voyage)}`, /instalment 1 is still due/],
  ])('%s', async (_, plant, sentence) => {
    expect(await after(plant())).toContainEqual(expect.stringMatching(sentence));
  }); // prettier-ignore

  it('an answer that a client was given and that is not so', async () => {
    const acknowledged = [
      { agencyId: 'harbour', reference: 'NO-SUCH', status: 'documented' },
      { agencyId: 'harbour', reference: room, status: 'cancelled' },
    ];
    expect(await world.violations({ acknowledged })).toEqual([
      expect.stringMatching(/NO-SUCH was acknowledged/),
      expect.stringMatching(/was acknowledged as cancelled and is documented/),
    ]);
  });
});
