import { randomBytes } from 'node:crypto';
import type { HoldRequest } from '@portolan/contract';
import { formatReference, referencePrefix } from '@portolan/core';
import type { Context } from './context.ts';
import type { BookingRow, QuoteRow } from './tables.ts';
import { agentOf, isMember, serviceOf } from '../sales/index.ts';
import { commissionOf, type Commission, chooseRules } from '../pricing/index.ts';
import { toInstant } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asJson, LostRaceError, moveBooking } from './executor.ts';
import { keepDetails } from './traveller-details.ts';
import { keepTraveller, leadName } from './travellers.ts';
import { writeInstalments } from './instalments.ts';
import type { PeopleCall } from './booking-steps.ts';

/** The booking of a quote at `revalidated` (or further, before submission), made when there is none. */
export async function openBooking(
  context: Context,
  call: PeopleCall,
  quote: QuoteRow,
  known: BookingRow | undefined,
): Promise<BookingRow> {
  const { database, clock } = context;
  const { body, tenant, user } = call;
  const now = clock.now();
  const expire = { action: 'expire', at: Date.parse(quote.expires_at) } as const;
  const person = personOf(body, call.language);
  const commission = commissionFor(context, call, quote, known, now);
  if (known) {
    const updated = await database.withAgency(tenant.id, async (tx) => {
      const row = await tx.db
        .updateTable('bookings')
        .set({
          ...person,
          travellers: asJson(person.travellers),
          price: asJson(quote.price),
          commission: commission && asJson(commission),
          terms: asJson(quote.terms),
          parts: quote.parts && asJson(quote.parts),
          quote_key: quote.quote_key ?? '',
          user_id: user?.id ?? null,
          updated_at: toInstant(now),
        })
        .where('agency_id', '=', tenant.id)
        .where('booking_id', '=', known.booking_id)
        .where('status', '=', known.status)
        .returningAll()
        .executeTakeFirst();
      if (row) {
        await writeInstalments(tx, row, now);
        await keepDetails(tx, context, row, body.travellers);
      }
      return row;
    });
    if (!updated) throw new LostRaceError(`Booking ${known.booking_id} is no longer ${known.status}`);
    if (updated.status !== 'quoted') return updated;
    return database.withAgency(tenant.id, (tx) =>
      moveBooking(
        tx,
        updated,
        { to: 'revalidated', reason: 'supplier_stands_by_it', next: expire },
        clock.now(),
      ),
    );
  }
  for (let attempt = 0; ; attempt++) {
    const reference = formatReference(referencePrefix(tenant.agency.agencyName), randomBytes(6));
    try {
      return await database.withAgency(tenant.id, async (tx) => {
        const created = await tx.db
          .insertInto('bookings')
          .values({
            agency_id: tenant.id,
            booking_id: newId('b'),
            quote_id: quote.quote_id,
            proposal_id: quote.proposal_id,
            reference,
            user_id: user?.id ?? null,
            status: 'quoted',
            supplier: quote.supplier,
            service: quote.service,
            supplier_item_id: quote.supplier_item_id,
            item_id: quote.item_id,
            offer_key: quote.offer_key,
            quote_key: quote.quote_key ?? '',
            supplier_reference: null,
            hold_id: null,
            hold_expires_at: null,
            asked: asJson(quote.asked),
            parts: quote.parts && asJson(quote.parts),
            terms: asJson(quote.terms),
            price: asJson(quote.price),
            commission: commission && asJson(commission),
            subject: asJson(quote.subject),
            done: null,
            ...serviceOf(context, quote).moments(quote),
            trip_id: null,
            decide_by: null,
            documents: 'ready',
            ...person,
            travellers: asJson(person.travellers),
            status_reason: null,
            next_action: expire.action,
            next_action_at: toInstant(expire.at),
            event_count: 0,
            created_at: toInstant(now),
            updated_at: toInstant(now),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await writeInstalments(tx, created, now);
        await keepDetails(tx, context, created, body.travellers);
        return moveBooking(
          tx,
          created,
          { to: 'revalidated', reason: 'supplier_stands_by_it', next: expire },
          now,
        );
      });
    } catch (error) {
      // The reference is taken: a new one. Anything else is told.
      const { code, constraint } = error as { code?: string; constraint?: string };
      // This process slept through its lease, and whoever took over was quicker.
      if (code === '23505' && constraint?.includes('quote_id'))
        throw new LostRaceError(`Quote ${quote.quote_id} has its booking already`, { cause: error });
      if (code !== '23505' || !constraint?.includes('reference') || attempt >= 5) throw error;
    }
  }
}

/** What the agent who books is owed, or the one whose proposal the client books, by the rules of this moment; it stays with the booking. */
function commissionFor(
  context: Context,
  call: PeopleCall,
  quote: QuoteRow,
  known: BookingRow | undefined,
  now: number,
): Commission | null {
  const { service, basis, price } = quote;
  const agentId = agentOf(call) ?? known?.commission?.agentId ?? quote.sold_by;
  if (agentId === null) return null;
  const where = serviceOf(context, quote).whereOf(quote.subject);
  const sale = { service, where, agentId, member: isMember(call.role), at: now };
  const [rule] = chooseRules(call.tenant.markup, sale, ['commission']);
  const rates = { ...context.rates.current().values, ...basis.rates };
  const commission = commissionOf(price, agentId, rule, rates);
  if (!commission) call.log.error({ rule: rule?.id }, 'a commission names a currency without a rate');
  return commission;
}

/** Who travels, who is written to, and in which language, as the row keeps it. */
function personOf(body: HoldRequest, language: string) {
  return {
    travellers: body.travellers.map(keepTraveller),
    lead_name: leadName(body.travellers),
    contact: body.contact,
    special_requests: body.wishes?.trim() || null,
    language: body.language ?? language,
  };
}
