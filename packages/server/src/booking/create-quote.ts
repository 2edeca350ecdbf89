import type { Quote } from '@portolan/contract';
import type { Context } from './context.ts';
import type { QuoteRow } from './tables.ts';
import { type Call, answerOnce } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import {
  agentOf,
  currenciesOf,
  isMember,
  openOffer,
  saleRules,
  serviceOf,
  supplierOf,
} from '../sales/index.ts';
import { newId } from '../platform/ids.ts';
import { toInstant } from '../platform/clock.ts';
import { requireBuyer } from './access.ts';
import { viewQuote } from './quote-view.ts';
import { findAlternatives, revalidate, type AgreedQuote } from './revalidate.ts';
import { previousOf, quoteAsJson } from './quote-row.ts';

/** How long a quote's price stands. */
export const quoteLifeMs = 15 * 60_000;

/**
 * Opens an offer's seal, asks the supplier again and stores what it said. Sold out is an answer too, with alternatives. With an
 * `Idempotency-Key` a repeated call makes no second quote.
 */
export function createQuote(context: Context, call: Call<'createQuote'>): Promise<{ data: Quote }> {
  requireBuyer(call);
  return answerOnce(context, call, 'createQuote', {}, () => makeQuote(context, call));
}

async function makeQuote(context: Context, call: Call<'createQuote'>): Promise<{ data: Quote }> {
  const { body, tenant, language } = call;
  const now = context.clock.now();
  const offer = openOffer(context.seal, tenant.id, body.offerId, now);
  const service = serviceOf(context, offer);
  service.checkAsked(offer.asked, now);
  supplierOf(context, offer);
  const subject = await service.remember(offer);
  if (!subject) throw new ApiError('OFFER_INVALID');

  const markup = saleRules(tenant, {
    service: offer.service,
    where: service.whereOf(subject),
    agentId: agentOf(call) ?? offer.soldBy ?? null,
    // What an agent offers has the members' price, whoever takes it.
    member: isMember(call.role) || offer.soldBy !== undefined,
    now,
  });
  // Rules may name a currency that the offer did not: from now on today's rate is the agreed one.
  const rates = context.rates.current().values;
  const todays = Object.fromEntries(
    currenciesOf(markup).flatMap((currency) => (rates[currency] ? [[currency, rates[currency]]] : [])),
  );
  const agreed: AgreedQuote = {
    supplier: offer.supplier,
    service: offer.service,
    supplier_item_id: offer.supplierItemId,
    item_id: offer.itemId,
    subject,
    offer_key: offer.offerKey,
    asked: offer.asked,
    price: offer.price,
    terms: offer.terms,
    parts: null,
    needs: null,
    basis: { rates: { ...todays, ...offer.rates }, asOf: offer.price.fxAt, markup },
  };
  const scenario = context.config.demo ? body.scenario : undefined;
  const answer = await revalidate(context, agreed, { language, scenario });
  const alternatives = answer.status === 'sold_out' ? await findAlternatives(context, agreed, language) : [];
  const createdAt = context.clock.now();
  const quote: QuoteRow = {
    ...agreed,
    ...(answer.status === 'available' ? answer.agreed : {}),
    agency_id: tenant.id,
    quote_id: newId('q'),
    user_id: call.user?.id ?? null,
    status:
      answer.status === 'sold_out'
        ? 'sold_out'
        : answer.change === 'needs_consent'
          ? 'price_changed'
          : 'available',
    version: 1,
    quote_key: answer.status === 'available' ? answer.quoteKey : null,
    previous:
      answer.status === 'available' && answer.change === 'needs_consent'
        ? previousOf(agreed, answer.termsWorse)
        : null,
    alternatives,
    created_at: toInstant(createdAt),
    expires_at: toInstant(createdAt + quoteLifeMs),
    lease_holder: null,
    lease_until: null,
    proposal_id: offer.proposalId ?? null,
    sold_by: offer.soldBy ?? null,
  };
  await context.database.withAgency(tenant.id, (tx) =>
    tx.db.insertInto('quotes').values(quoteAsJson(quote)).execute(),
  );
  return { data: viewQuote(context, call, quote) };
}
