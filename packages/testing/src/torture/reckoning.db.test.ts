import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aTestServer, type TestServer } from '@portolan/server/testing/test-server';
import { createVoyageCounter, createVoyages } from '@portolan/server/testing/voyages';
import { createRemoteVoyages } from '@portolan/suppliers/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { halyardName, openHalyard, type Halyard } from './halyard.ts';
import * as check from './reckoning.ts';
import { voyageOf } from './voyage-plan.ts';

// A check that notices nothing would make every round green: each is shown a violation that somebody planted.

let server: TestServer;
let halyard: Halyard;
let appUrl: string;
/** A voyage with a deposit that stands, and one that was cancelled for a price. */
let standing: { id: string; reference: string };
let cancelled: { id: string; reference: string; quote: string; penalty: number };

beforeAll(async () => {
  let now = () => 0;
  halyard = await openHalyard(() => now());
  const supplier = createRemoteVoyages(halyardName, `http://127.0.0.1:${halyard.port}`);
  const bookable = [createVoyages(supplier, { get: voyageOf, values: () => [].values() })];
  server = await aTestServer({ bookable });
  now = server.clock.now;
  const url = { pathname: new URL(server.ownerUrl).pathname };
  appUrl = Object.assign(new URL(inject('postgres').appUrl), url).toString();
  standing = await aVoyage('2027-03-01_deposit_2026-11-30_100000_prompt');
  const { reference, id, token } = await aVoyage('2026-12-10_now_2026-11-30_100000_prompt');
  const quoted = await post(`/api/bookings/${reference}/cancel-quote?token=${token}`, {});
  const { cancelQuoteId: quote, penalty } = quoted.json.data;
  await post(`/api/bookings/${reference}/cancel?token=${token}`, { cancelQuoteId: quote });
  cancelled = { id, reference, quote, penalty: penalty.amount };
});
afterAll(async () => {
  await server?.close();
  await halyard?.stop();
});

let keys = 0;
function post(path: string, body: object) {
  return server.call(path, { body, headers: { 'idempotency-key': `reckoning-${keys++}` } });
}

async function aVoyage(voyageId: string) {
  const agencyId = 'ag_harbour';
  const seal = createVoyageCounter({ PORTOLAN_DEMO: '1', APP_DATABASE_URL: appUrl });
  const offer = { agencyId, supplier: halyardName, currency: 'USD', now: server.clock.now() };
  const quote = await post('/api/quotes', { offerId: seal(voyageOf(voyageId), offer) });
  const booked = await post('/api/bookings', {
    quoteId: quote.json.data.quoteId,
    acceptedVersion: quote.json.data.version,
    travellers: ['Ada', 'Charles'].map((firstName) => ({
      ...{
        kind: 'adult',
        group: 0,
        firstName,
        lastName: 'Lovelace',
        bornOn: '1990-12-10',
        nationality: 'GB',
      },
      document: { type: 'passport', number: 'P123456', issuedBy: 'GB', expiresOn: '2031-01-01' },
    })),
    contact: { email: 'ada@example.test', phone: '+351 210 000 000' },
    payment: { method: 'card', token: server.gateway.token() },
  });
  expect(booked.status, booked.text).toBe(200);
  const { reference, accessToken: token } = booked.json.data;
  const [row] = await server.sql<{ id: string }>('select booking_id as id from bookings where reference = $1', [reference]); // prettier-ignore
  return { id: row!.id, reference: reference as string, token: token as string };
}

/** What a check finds while `text` has changed rows, past every trigger; then they are as before. */
async function after(text: string, look: () => Promise<string[]>): Promise<string[]> {
  await server.sql('begin');
  try {
    await server.sql('set local session_replication_role = replica');
    await server.sql(text);
    return await look();
  } finally {
    await server.sql('rollback');
  }
}
const books = (changed: Partial<Halyard['books']> = {}) => ({
  halyard: { ...halyard.books, booked: halyard.books.booked, ...changed },
  references: () => [...halyard.books.booked.keys()],
});

it('grants: credit that never came, and credit of another amount', async () => {
  const granted = { agencyId: 'ag_harbour', amount: 5, heard: true };
  const grants = new Map([['never', granted]]);
  expect(await check.checkGrants(server.sql, { grants })).toEqual(['credit never was granted 0 times']);
  const other = `insert into ledger_entries (agency_id, posting_id, account, party, kind, amount, currency, at, note, seq, balance_after)
     values ('ag_harbour', 'p', 'wallet', 'us_traveller', 'grant', 6, 'USD', now(), 'never', 999, 6)`;
  const found = await after(other, () => check.checkGrants(server.sql, { grants }));
  expect(found).toEqual([expect.stringMatching(/was granted as .*, not 5/)]);
});

it('hanging: what is pending for ever, and news that nobody was told', async () => {
  const pending = `update bookings set status = 'pending', next_action = 'retrieve', next_action_at = now() where booking_id = '${standing.id}'`;
  const found = await after(pending, () => check.checkNothingHangs(server.sql));
  expect(found).toContain(`${standing.reference} hangs at pending`);
  expect(found).toContain(`the outbox keeps booking.documented of ${standing.reference}`);
  const asked = `update instalments set status = 'paid', supplier_payment = 'asked' where n = 1`;
  expect(await after(asked, () => check.checkNothingHangs(server.sql))).toContainEqual(
    expect.stringMatching(/its supplier payment hangs at asked/),
  );
});

it('strange: a booking of a supplier that we have not', async () => {
  const look = () => check.checkNothingIsStrange(server.sql, books());
  expect(await look()).toEqual([]);
  expect(await after(`delete from bookings where booking_id = '${standing.id}'`, look)).toEqual([
    `a supplier has ${standing.id}, and we know nothing of it`,
  ]);
});

it('paid once: a supplier that was paid twice, too little, never, or for nothing', async () => {
  const paid = (amounts: number[]) => new Map([[standing.id, amounts]]);
  const look = (amounts: number[]) =>
    check.checkSupplierIsPaidOnce(server.sql, books({ paid: paid(amounts) }));
  const settled = `update instalments set status = 'paid', supplier_payment = 'paid' where n = 1`;
  expect(await look([1, 1])).toEqual([`${standing.reference} was paid to its supplier 2 times`]);
  expect(await look([1])).toEqual([`${standing.reference} was paid to its supplier, and its balance is due`]);
  expect(await after(settled, () => look([1]))).toEqual([
    `${standing.reference} was paid to its supplier with 1, not 89000`,
  ]);
  expect(await after(settled, () => look([]))).toEqual([`${standing.reference} was never paid to its supplier`]); // prettier-ignore
  expect(await after(settled, () => look([89_000]))).toEqual([]);
});

it('cancelled by the supplier: a booking that stands, and money that is kept', async () => {
  const gone = (id: string) =>
    books({
      booked: new Map([[id, { supplierReference: 'H', status: 'cancelled', cancelledBy: 'supplier' }]]),
    });
  expect(await check.checkSupplierCancellations(server.sql, gone(standing.id))).toEqual([
    `${standing.reference} was cancelled by its supplier, and is documented`,
  ]);
  expect(await check.checkSupplierCancellations(server.sql, gone(cancelled.id))).toEqual([
    `${cancelled.reference} was cancelled by its supplier, and ${cancelled.penalty} is kept`,
  ]);
});

it('penalties: one that is not as quoted, and money kept beyond it', async () => {
  const told = (amount: number) =>
    check.checkPenalties(server.sql, { penalties: new Map([[cancelled.quote, amount]]) });
  expect(cancelled.penalty).toBeGreaterThan(0);
  expect(await told(cancelled.penalty)).toEqual([]);
  expect(await told(1)).toEqual([
    `${cancelled.reference} was to cost 1, and its penalty is ${cancelled.penalty}`,
  ]);
  const kept = `update payments set refunded = refunded - 1 where booking_id = '${cancelled.id}'`;
  expect(await after(kept, () => told(cancelled.penalty))).toEqual([
    expect.stringMatching(/was to cost .*, and .* is kept/),
  ]);
});

it('holds: one that stands for ever, one given back that was booked, one given back of a booking that stands', async () => {
  const look = (holds: Halyard['books']['holds']) => check.checkHolds(server.sql, books({ holds }), 0);
  const [holdId] = [...halyard.books.holds].find(([, { bookedAs }]) => bookedAs === standing.id)!;
  const one = (more: object) =>
    new Map([[holdId, { expiresAt: 1, bookedAs: null, released: false, ...more }]]);
  expect(await look(halyard.books.holds)).toEqual([]);
  expect(await look(one({}))).toEqual([`${holdId} of ${standing.reference} is still held`]);
  expect(await look(one({ bookedAs: standing.id, released: true }))).toEqual([
    `${holdId} of ${standing.reference} was booked and given back`,
  ]);
  expect(await look(one({ released: true }))).toEqual([
    `${holdId} was given back, and ${standing.reference} is documented`,
  ]);
});

it('secrets: a passport in a table, and one in a log', async () => {
  const secrets = ['P123456'];
  const look = () => check.checkSecrets(server.sql, secrets);
  expect(await look()).toEqual([]);
  expect(await after(`update bookings set title = 'of P123456'`, look)).toEqual([
    '2 rows of public.bookings show what a traveller told in confidence',
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'reckoning-'));
  writeFileSync(join(folder, 'a-1.log'), 'nothing');
  expect(check.checkLogs(folder, secrets)).toEqual([]);
  writeFileSync(join(folder, 'b-1.log'), 'a P123456 b');
  expect(check.checkLogs(folder, secrets)).toEqual(['b-1.log shows what a traveller told in confidence']);
});

it('walls: a table that shows rows of another agency', async () => {
  const look = () => check.checkWalls(server.sql, appUrl);
  expect(await look()).toEqual([]);
  await server.sql('alter table bookings disable row level security');
  try {
    expect(await look()).toContain('ag_safar sees 2 rows of others in bookings');
  } finally {
    await server.sql('alter table bookings enable row level security');
  }
});
