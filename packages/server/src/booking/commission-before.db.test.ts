import { readFileSync } from 'node:fs';
import { commissionKept } from '@portolan/core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { aRate, createWorld, type World } from '../testing/test-world.ts';

// Sales of before agents had accounts: the booking says what its agent is owed, and the ledger left it with the agency.

const agent = { as: 'agent' };
const owed = 1_333;
const markup = 1_900;
let world: World;
const desk = createBookingDesk(() => world);
const sql = readFileSync(
  new URL('../db/migrations/189-agent-commission-of-before.sql', import.meta.url),
  'utf8',
);
const migrateAgain = () => world.sql(`begin; ${sql} commit;`);

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'commission_before');
  world.meridian.rates.set('m1', [
    aRate(19_000, { penalties: [{ from: '2026-03-01T00:00:00Z', percent: 50 }] }),
  ]);
});
afterAll(() => world?.close());

/** Captured without a rule of commission, which is written beside it afterwards: the rows are what the older code left. */
async function soldBefore(as: { as: string } = agent): Promise<string> {
  const { reference } = await desk.booked(as);
  const commission = { agentId: 'u-agent', currency: 'USD', amount: owed, lines: [{ amount: owed }] };
  await world.sql('update bookings set commission = $1 where reference = $2', [
    JSON.stringify(commission),
    reference,
  ]);
  return reference;
}

async function cancelled(reference: string, refund: number, as: { as: string } = agent): Promise<void> {
  world.meridian.next('cancelQuote', () => ({
    refund: { amount: refund, currency: 'USD' },
    penalty: { amount: 19_000 - refund, currency: 'USD' },
    expiresAt: '2026-12-31T00:00:00Z',
  }));
  const { cancelQuoteId } = (await desk.quoteCancel(reference, as)).body.data;
  expect((await desk.cancel(reference, cancelQuoteId, as)).body.data.status).toBe('cancelled');
}

/** What a sale has in the accounts of agency and agent. */
async function shares(reference: string): Promise<{ agency: number; agent: number }> {
  const [row] = await world.sql<{ agency: number; agent: number }>(
    `select coalesce(sum(e.amount) filter (where account = 'agency_commission'), 0)::int as agency,
            coalesce(sum(e.amount) filter (where account = 'agent_commission' and party = 'u-agent'), 0)::int as agent
       from bookings b left join ledger_entries e using (agency_id, booking_id) where reference = $1`,
    [reference],
  );
  return row!;
}

it('owes agents the commission of sales from before they had accounts, once, and of cancelled ones their share', async () => {
  const stands = await soldBefore();
  const half = await soldBefore();
  await cancelled(half, 9_500);
  const odd = await soldBefore();
  await cancelled(odd, 9_777);
  const dear = await soldBefore();
  await cancelled(dear, 7_777);
  const whole = await soldBefore();
  await cancelled(whole, 19_000);
  const { reference: nobodys } = await desk.booked({ as: 'customer' });
  const parts = [
    [half, (await shares(half)).agency],
    [odd, (await shares(odd)).agency],
    [dear, (await shares(dear)).agency],
  ] as const;
  expect((await world.violations()).join('\n')).toContain('the ledger has 0 in agent_commission, not 1333');

  await migrateAgain();
  expect(await shares(stands)).toEqual({ agency: markup - owed, agent: owed });
  for (const [reference, before] of parts) {
    const kept = commissionKept({ agencyMarkup: markup, agentCommission: owed }, before);
    expect(kept > 0).toBe(reference !== dear);
    expect(kept).toBeLessThan(owed);
    expect(await shares(reference)).toEqual({ agency: before - kept, agent: kept });
  }
  expect(await shares(whole)).toEqual({ agency: 0, agent: 0 });
  expect(await shares(nobodys)).toEqual({ agency: markup, agent: 0 });
  // Every balance folds from its entries, each sale is divided as it says, and all sums to zero.
  expect(await world.violations({ settled: true })).toEqual([]);

  const entries = await world.sql('select * from ledger_entries order by posting_id, account, party');
  await migrateAgain();
  expect(await world.sql('select * from ledger_entries order by posting_id, account, party')).toEqual(
    entries,
  );

  // From here on such a sale is like any other: its cancellation takes back from both.
  await cancelled(stands, 19_000);
  expect(await shares(stands)).toEqual({ agency: 0, agent: 0 });
  await migrateAgain();
  expect(await world.violations({ settled: true })).toEqual([]);
});
