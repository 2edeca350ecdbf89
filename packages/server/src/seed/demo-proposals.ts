import { addDays } from '@portolan/core';
import { SupplierError, type HotelSupplier, type RoomOffer } from '@portolan/suppliers';
import pg from 'pg';
import { placeOf, type PropertyFacts, rememberProperty, type StayAsked } from '../services/hotels/index.ts';
import { buildPrice } from '../pricing/index.ts';
import { ratesUsed, saleRules } from '../sales/index.ts';
import { snapshot } from '../rates/index.ts';
import { demoWorld, type DemoAgency } from './demo-world.ts';
import { demoAgencyId } from './seed-demo.ts';

const supplierName = 'aurora';
const texts: Readonly<Record<string, readonly [two: string, one: string, words: string]>> = {
  en: ['A long weekend in Lisbon', 'Lisbon, the quiet one', 'Both are a short walk from the river.'],
  da: ['En forlænget weekend i Lissabon', 'Lissabon, det rolige', 'Begge ligger tæt på floden.'],
  es: ['Un fin de semana largo en Lisboa', 'Lisboa, el tranquilo', 'Los dos están a un paso del río.'],
  ar: ['عطلة طويلة في لشبونة', 'لشبونة بهدوء', 'كلاهما على بُعد خطوات من النهر.'],
  fr: ['Un long week-end à Lisbonne', 'Lisbonne, au calme', 'Les deux sont à deux pas du fleuve.'],
};

/** Ids of the two proposals of a demo agency: one with a choice of two stays, one with a single stay. Public, as all of the demo is. */
function demoProposalIds(subdomain: string): [two: string, one: string] {
  return [`pr_demo${subdomain}1`, `pr_demo${subdomain}2`];
}

interface Stay {
  property: PropertyFacts;
  supplierPropertyId: string;
  offer: RoomOffer;
  asked: StayAsked;
}

/**
 * Puts two proposals before a client of every demo agency, as the database's owner, at prices that the sandbox really has. Those that
 * somebody answered stay as they are; those that ended unanswered begin anew. Asks no supplier when all are there.
 */
export async function seedDemoProposals(
  ownerUrl: string,
  suppliers: ReadonlyMap<string, HotelSupplier>,
): Promise<void> {
  const supplier = suppliers.get(supplierName);
  if (!supplier) return;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const missing: DemoAgency[] = [];
    for (const agency of demoWorld) {
      await client.query(`select set_config('app.agency', $1, false)`, [demoAgencyId(agency.subdomain)]);
      const ids = demoProposalIds(agency.subdomain);
      await client.query(
        `delete from proposals where proposal_id = any($1) and decision is null and withdrawn_at is null
                                 and expires_at < now() + interval '1 day'`,
        [ids],
      );
      const { rows } = await client.query('select 1 from proposals where proposal_id = any($1)', [ids]);
      if (rows.length < ids.length) missing.push(agency);
    }
    if (missing.length === 0) return;
    const stays = await findStays(client, supplier);
    if (stays.length < 2) return;
    for (const agency of missing) await propose(client, agency, stays);
  } finally {
    await client.end();
  }
}

/** Two stays in Lisbon that can be had. */
async function findStays(client: pg.Client, supplier: HotelSupplier): Promise<Stay[]> {
  const { rows } = await client.query<PropertyFacts & { supplier_property_id: string }>(
    `select p.*, s.supplier_property_id from properties p join property_suppliers s using (property_id)
      where s.supplier = $1 and p.city = 'Lisbon' order by p.review_score desc nulls last, p.property_id limit 8`,
    [supplierName],
  );
  const checkIn = addDays(new Date().toISOString().slice(0, 10), 60);
  const asked: StayAsked = {
    checkIn,
    checkOut: addDays(checkIn, 3),
    occupancy: [{ adults: 2, childAges: [] }],
  };
  const stays: Stay[] = [];
  for (const property of rows) {
    if (stays.length === 2) break;
    try {
      const found = await supplier.details(property.supplier_property_id, asked, { language: 'en' });
      const offers = found?.offers ?? [];
      const offer = offers.find(({ terms }) => terms.refundable) ?? offers[0];
      if (offer) stays.push({ property, supplierPropertyId: property.supplier_property_id, offer, asked });
    } catch (error) {
      // A demo without proposals is a demo still.
      if (!(error instanceof SupplierError)) throw error;
    }
  }
  return stays;
}

async function propose(client: pg.Client, agency: DemoAgency, stays: readonly Stay[]): Promise<void> {
  const id = demoAgencyId(agency.subdomain);
  const [two, one, words] = texts[agency.language] ?? texts['en']!;
  const ids = demoProposalIds(agency.subdomain);
  await client.query('begin');
  await client.query(`select set_config('app.agency', $1, true)`, [id]);
  for (const [at, proposalId] of ids.entries()) {
    const { rowCount } = await client.query(
      `insert into proposals (agency_id, proposal_id, created_by, title, client_name, message, created_at, expires_at)
       values ($1, $2, 'us_agent', $3, 'Tara Veller', $4, now(), now() + interval '30 days') on conflict do nothing`,
      [id, proposalId, at === 0 ? two : one, at === 0 ? words : null],
    );
    if (!rowCount) continue;
    for (const [item, stay] of (at === 0 ? stays : stays.slice(0, 1)).entries()) {
      const markup = saleRules(
        { markup: { base: agency.markup, rules: [] } },
        { service: 'hotels', where: placeOf(stay.property), agentId: null, member: false, now: Date.now() },
      );
      const price = buildPrice(stay.offer.price, {
        currency: agency.currencies[0] ?? 'USD',
        markup,
        rates: snapshot,
      });
      if (!price) continue;
      const { lines: _, ...kept } = price;
      await client.query(`insert into proposal_items (agency_id, proposal_id, item, service, supplier, supplier_item_id, item_id, offer_key, asked, terms, price,
           rates, subject) values ($1, $2, $3, 'hotels', $4, $5, $6, $7, $8, $9, $10, $11, $12)`, [
        id, proposalId, item, supplierName, stay.supplierPropertyId, stay.property.property_id, stay.offer.key, JSON.stringify(stay.asked),
        JSON.stringify(stay.offer.terms), JSON.stringify(kept), JSON.stringify(ratesUsed(stay.offer.price, price, snapshot.values)),
        JSON.stringify(rememberProperty(stay.property)),
      ]); // prettier-ignore
    }
  }
  await client.query('commit');
}
