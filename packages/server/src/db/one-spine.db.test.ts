import { bookingStates, type BookingStatus } from '@portolan/core';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createOlderDatabase, type OlderDatabase } from '../testing/older-database.ts';

// Migration 200 on a database of before it, with a booking in every status, as an owner that row-level security holds.

const statuses = Object.keys(bookingStates) as BookingStatus[];
const paid = ['confirmed', 'documented', 'completed', 'cancel_quoted', 'cancelling', 'cancel_unknown'];
const agency = 'ag_spine';

let database: OlderDatabase;
let owner: pg.Client;

const stay = { checkIn: '2026-07-01', checkOut: '2026-07-04', occupancy: [{ adults: 2, childAges: [] }] };
const house = {
  propertyId: 'p1',
  name: 'Casa do Rio',
  address: { line1: 'Rua 1', city: 'Lisbon', state: '', countryCode: 'PT' },
  stars: 4,
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  timeZone: 'Europe/Lisbon',
  picture: { kind: 'hotel', seed: 'p1' },
};
const tax = { code: 'city_tax', amount: 500, asked: { amount: 600, currency: 'USD' } };
const price = { currency: 'EUR', sell: 30_000, agencyMarkup: 0, dueAtProperty: [tax] };
const penalties = [{ from: '2026-06-29T12:00:00Z', percent: 100 }];
const terms = { board: 'breakfast', refundable: true, penalties, roomName: 'Twin' };

interface Before {
  id: string;
  status?: BookingStatus;
  asked?: object;
  property?: object;
  guests?: object[];
  /** Status of its only payment; none without. */
  payment?: string;
  amount?: number;
}

/** A quote and its booking as 192 has them. */
async function bookedBefore({ id, status = 'quoted', payment, amount = 30_000, ...other }: Before) {
  const asked = JSON.stringify(other.asked ?? stay);
  const property = JSON.stringify(other.property ?? house);
  const guests = JSON.stringify(other.guests ?? [{ firstName: 'Ana', lastName: 'Sousa', room: 0 }]);
  const shared = [agency, `q_${id}`, asked, JSON.stringify(terms), JSON.stringify(price), property];
  await owner.query(
    `insert into quotes (agency_id, quote_id, status, supplier, supplier_property_id, property_id, rate_key, stay, terms, price, basis,
                         property, created_at, expires_at)
     values ($1, $2, 'available', 'aurora', 's1', 'p1', 'r1', $3, $4, $5, '{}', $6, '2026-03-01T10:00Z', '2026-03-01T10:15Z')`,
    shared,
  );
  await owner.query(
    `insert into bookings (agency_id, booking_id, quote_id, reference, status, supplier, supplier_property_id, property_id, rate_key,
                           quote_key, supplier_reference, stay, terms, price, property, guests, contact, language, next_action,
                           next_action_at, created_at, updated_at)
     values ($1, $7, $2, $8, 'quoted', 'aurora', 's1', 'p1', 'r1', 'k1', 'A-1', $3, $4, $5, $6, $9, '{}', 'en', 'expire',
             '2026-03-01T10:15Z', '2026-03-01T10:00Z', '2026-03-01T10:00Z')`,
    [...shared, `b_${id}`, `SP-${id}`, guests],
  );
  if (payment)
    await owner.query(
      `insert into payments (agency_id, payment_id, booking_id, attempt, idempotency_key, gateway, gateway_key, status, currency, amount,
                             captured, refunded, created_at, updated_at)
       values ($1, $2, $3, 1, 'k', 'test', $2, $4, 'EUR', $5, $6, $7, now(), now())`,
      [agency, `pay_${id}`, `b_${id}`, payment, amount, ...takenOf(payment, amount)],
    );
  if (/cancel/.test(status)) {
    await owner.query(
      `insert into cancel_quotes (agency_id, cancel_quote_id, booking_id, currency, paid, refund, penalty, parts, created_at, expires_at)
       values ($1, $2, $3, 'EUR', 30000, 30000, 0, '[]', now(), now())`,
      [agency, `c_${id}`, `b_${id}`],
    );
    await owner.query('update bookings set cancel_quote_id = $1 where booking_id = $2', [
      `c_${id}`,
      `b_${id}`,
    ]);
  }
  await owner.query('update bookings set status = $1 where booking_id = $2', [status, `b_${id}`]);
}

function takenOf(payment: string, amount: number): [captured: number, refunded: number] {
  if (payment === 'captured') return [amount, 0];
  if (payment === 'refunded') return [amount, amount];
  return [0, 0];
}

async function booking(id: string): Promise<Record<string, unknown>> {
  const { rows } = await owner.query('select * from bookings where booking_id = $1', [`b_${id}`]);
  return rows[0];
}

beforeAll(async () => {
  database = await createOlderDatabase(inject('postgres'), 'one_spine', '200');
  ({ owner } = database);
  await owner.query(`select set_config('app.agency', $1, false)`, [agency]);
  await owner.query(
    `insert into agencies (agency_id, subdomain, name, primary_color) values ($1, 'spine', 'S', '#000000')`,
    [agency],
  );
  for (const status of statuses) {
    const payment = status === 'cancelled' ? 'refunded' : paid.includes(status) ? 'captured' : undefined;
    await bookedBefore({ id: status, status, ...(payment ? { payment } : {}) });
  }
  await bookedBefore({ id: 'winter', asked: { ...stay, checkIn: '2026-12-30', checkOut: '2027-01-02' } });
  await bookedBefore({
    id: 'nowhere',
    property: { ...house, timeZone: 'Mars/Olympus', checkInFrom: 'noon' },
  });
  await bookedBefore({ id: 'nobody', guests: [] });
  await bookedBefore({
    id: 'family',
    guests: [
      { firstName: 'Rui', lastName: 'Sousa', room: 0 },
      { firstName: 'Bea', lastName: 'Sousa', room: 0, age: 0 },
      { firstName: 'Eva', lastName: 'Sousa', room: 1 },
    ],
  });
  await bookedBefore({ id: 'dearer', payment: 'failed', amount: 31_000 });
  await owner.query(`select set_config('app.agency', '', false)`);
  const ran = await database.migrate();
  expect(ran).toContain('200-one-spine.sql');
  await owner.query(`select set_config('app.agency', $1, false)`, [agency]);
}, 120_000);
afterAll(() => database?.close());

describe('a database with bookings of before there were services', () => {
  it.each(statuses)('keeps a booking that is %s, and knows when and where it begins', async (status) => {
    expect(await booking(status)).toMatchObject({
      status,
      service: 'hotels',
      item_id: 'p1',
      supplier_item_id: 's1',
      offer_key: 'r1',
      asked: stay,
      subject: house,
      travellers: [{ kind: 'adult', group: 0, firstName: 'Ana', lastName: 'Sousa' }],
      terms: {
        refundable: true,
        penalties,
        refundTo: 'original',
        alwaysBack: null,
        facts: { roomName: 'Twin', board: 'breakfast' },
      },
      price: {
        currency: 'EUR',
        sell: 30_000,
        agencyMarkup: 0,
        dueThere: [{ ...tax, collectedBy: 'property' }],
      },
      title: 'Casa do Rio',
      lead_name: 'Ana Sousa',
      zone: 'Europe/Lisbon',
      starts_local: '2026-07-01T15:00',
      starts_at: new Date('2026-07-01T14:00:00Z'),
      ends_local: '2026-07-04T11:00',
      ends_at: new Date('2026-07-04T10:00:00Z'),
      cancellable_until: new Date('2026-07-01T14:00:00Z'),
      decide_by: null,
      trip_id: null,
    });
  });
  it('reads local times by the clocks of that day', async () => {
    expect(await booking('winter')).toMatchObject({
      starts_at: new Date('2026-12-30T15:00:00Z'),
      ends_local: '2027-01-02T11:00',
    });
  });
  it('takes UTC and midnight where the property never said', async () => {
    expect(await booking('nowhere')).toMatchObject({
      zone: 'UTC',
      starts_local: '2026-07-01T00:00',
      starts_at: new Date('2026-07-01T00:00:00Z'),
    });
    expect(await booking('nobody')).toMatchObject({ lead_name: '', travellers: [] });
  });
  it('takes everybody along in their order, children by their age', async () => {
    expect((await booking('family'))['travellers']).toEqual([
      { kind: 'adult', group: 0, firstName: 'Rui', lastName: 'Sousa' },
      { kind: 'child', group: 0, firstName: 'Bea', lastName: 'Sousa', age: 0 },
      { kind: 'adult', group: 1, firstName: 'Eva', lastName: 'Sousa' },
    ]);
  });
  it('says of each booking what was due at once, and whether it is paid', async () => {
    const { rows } = await owner.query<{ booking_id: string; n: number; amount: string; status: string }>(
      'select booking_id, n, amount, status from instalments',
    );
    const of = new Map(rows.map((row) => [row.booking_id, row]));
    expect(of.size).toBe(rows.length);
    for (const status of statuses) {
      const expected = [...paid, 'cancelled'].includes(status)
        ? 'paid'
        : ['rejected', 'expired', 'released'].includes(status)
          ? 'waived'
          : 'due';
      expect(of.get(`b_${status}`), status).toMatchObject({ n: 0, amount: '30000', status: expected });
    }
    // Of an attempt that failed, too: the payment belongs to it.
    expect(of.get('b_dearer')).toMatchObject({ amount: '31000', status: 'due' });
  });
  it('holds its owner again when it is done', async () => {
    await owner.query(`select set_config('app.agency', '', false)`);
    for (const table of ['quotes', 'bookings', 'proposal_items', 'payments', 'instalments', 'trips'])
      expect((await owner.query(`select from ${table}`)).rowCount, table).toBe(0);
    await owner.query(`select set_config('app.agency', $1, false)`, [agency]);
  });
  it('refuses a second payment of the same instalment, and one of an instalment that is none', async () => {
    const pay = (key: string, instalment: number) =>
      owner.query(
        `insert into payments (agency_id, payment_id, booking_id, attempt, idempotency_key, gateway, gateway_key, status, currency,
                               amount, captured, created_at, updated_at, instalment)
         values ($1, $2, 'b_documented', 2, $2, 'test', $2, 'captured', 'EUR', 30000, 30000, now(), now(), $3)`,
        [agency, key, instalment],
      );
    await expect(pay('again', 0)).rejects.toThrow(/payments_live/);
    await expect(pay('later', 1)).rejects.toThrow(/payments_instalment/);
  });
});
