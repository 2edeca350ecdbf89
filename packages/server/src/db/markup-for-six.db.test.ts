import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createOlderDatabase, type OlderDatabase } from '../testing/older-database.ts';

// Migration 202 on a database with rules of properties, as an owner that row-level security holds.

const agency = 'ag_markup';
const everywhere = { kind: 'everywhere' };
const ofProperty = { kind: 'property', propertyId: 'p1' };
const ofItem = { kind: 'item', itemId: 'p1' };
/** What somebody might write, and what stays as they wrote it. */
const words = '"where": {"kind": "property", "propertyId": "p1"}';

let database: OlderDatabase;
let owner: pg.Client;

const ruleAt = (where: object) => ({ id: 'mr_house', layer: 'agency', agentId: null, where, service: null });
/** A price of 100.00 with a line of markup, by a rule that holds at `where`. */
const priceAt = (where: object) => ({
  currency: 'EUR',
  sell: 10_000,
  agencyMarkup: 500,
  lines: [
    { rule: ruleAt(everywhere), amount: 0 },
    { rule: ruleAt(where), amount: 500 },
  ],
});
const stored = (where: object) => ({
  price: priceAt(where),
  basis: { rates: { EUR: 0.9 }, asOf: '2026-02-01', markup: [ruleAt(where)] },
  previous: { price: priceAt(where), terms: { roomName: words }, termsWorse: false },
  alternatives: [{ rate: { name: words }, price: priceAt(where) }],
  commission: { agentId: 'u1', currency: 'EUR', amount: 100, lines: [{ rule: ruleAt(where), amount: 100 }] },
});

const one = async (sql: string) => (await owner.query<Record<string, unknown>>(sql)).rows[0];
const newRule = (columns: string, values: string) =>
  owner.query(
    `insert into markup_rules (agency_id, rule_id, layer, kind, basis_points, starts_at, created_at, ${columns})
     values ('${agency}', 'mr_' || substr(md5(random()::text), 1, 12), 'agency', 'percent', 1, now(), now(), ${values})`,
  );

beforeAll(async () => {
  database = await createOlderDatabase(inject('postgres'), 'markup_for_six', '202');
  ({ owner } = database);
  await owner.query(`select set_config('app.agency', $1, false)`, [agency]);
  await owner.query(
    `insert into agencies (agency_id, subdomain, name, primary_color) values ($1, 'markup', 'M', '#000000')`,
    [agency],
  );
  await owner.query(
    `insert into markup_rules (agency_id, rule_id, layer, place, property_id, country_code, kind, basis_points, starts_at, created_at)
     values ($1, 'mr_house', 'agency', 'property', 'p1', null, 'percent', 500, '2026-01-01', '2026-01-01'),
            ($1, 'mr_land', 'agency', 'country', null, 'PT', 'percent', 600, '2026-01-01', '2026-01-01')`,
    [agency],
  );
  const { price, basis, previous, alternatives, commission } = stored(ofProperty);
  const texts = [price, basis, previous, alternatives].map((value) => JSON.stringify(value));
  await owner.query(
    `insert into quotes (agency_id, quote_id, status, service, supplier, offer_key, asked, terms, subject, price, basis, previous,
                         alternatives, created_at, expires_at)
     values ($1, 'q1', 'available', 'hotels', 'aurora', 'r1', '{}', '{}', $6, $2, $3, $4, $5, now(), now())`,
    [agency, ...texts, JSON.stringify({ name: words })],
  );
  await owner.query(
    `insert into bookings (agency_id, booking_id, quote_id, reference, status, service, supplier, offer_key, quote_key, asked, terms,
                           subject, price, commission, title, starts_at, starts_local, ends_at, ends_local, zone, lead_name,
                           cancellable_until, travellers, contact, language, created_at, updated_at)
     values ($1, 'b1', 'q1', 'SP-1', 'quoted', 'hotels', 'aurora', 'r1', 'k1', '{}', '{}', '{}', $2, $3, 'Casa', now(),
             '2026-07-01T15:00', now(), '2026-07-04T11:00', 'Europe/Lisbon', 'Ana', now(), '[]', '{}', 'en', now(), now())`,
    [agency, texts[0], JSON.stringify(commission)],
  );
  await owner.query(`select set_config('app.agency', '', false)`);
  expect(await database.migrate()).toContain('202-markup-for-six.sql');
  await owner.query(`select set_config('app.agency', $1, false)`, [agency]);
}, 120_000);
afterAll(() => database?.close());

it('makes rules of properties rules of items, and leaves the others alone', async () => {
  const { rows } = await owner.query(
    'select rule_id, place, item_id, country_code, service, basis_points from markup_rules order by rule_id',
  );
  expect(rows).toEqual([
    {
      rule_id: 'mr_house',
      place: 'item',
      item_id: 'p1',
      country_code: null,
      service: null,
      basis_points: 500,
    },
    {
      rule_id: 'mr_land',
      place: 'country',
      item_id: null,
      country_code: 'PT',
      service: null,
      basis_points: 600,
    },
  ]);
});
it('writes stored prices and commissions with items, and no other text', async () => {
  const { commission, ...quote } = stored(ofItem);
  expect(await one('select price, basis, previous, alternatives from quotes')).toEqual(quote);
  expect(await one('select subject from quotes')).toEqual({ subject: { name: words } });
  expect(await one('select price, commission from bookings')).toEqual({ price: quote.price, commission });
});
it('goes on refusing changes of what was agreed', async () => {
  await expect(owner.query('update markup_rules set basis_points = 1')).rejects.toThrow(/does not change/);
});
it.each(['hotels', 'flights', 'resorts', 'cars', 'activities', 'cruise'])(
  'takes rules for %s by place and by item',
  async (service) => {
    await newRule('place, country_code, service', `'country', 'PT', '${service}'`);
    await newRule('place, item_id, service', `'item', 'x1', '${service}'`);
    await owner.query('begin');
    await owner.query(
      `insert into platform_fees (rule_id, place, country_code, service, kind, basis_points, starts_at)
       values ('pf_${service}', 'country', 'PT', $1, 'percent', 50, now())`,
      [service],
    );
    await owner.query('rollback');
  },
);
it('refuses services that are not sold, items without an id, and ids without an item', async () => {
  await expect(newRule('place, service', `'everywhere', 'trains'`)).rejects.toThrow(/service_check/);
  await expect(newRule('place', `'item'`)).rejects.toThrow(/item_check/);
  await expect(newRule('place, item_id', `'everywhere', 'x1'`)).rejects.toThrow(/item_check/);
  await expect(newRule('place, item_id', `'property', 'p1'`)).rejects.toThrow(/check/);
});
