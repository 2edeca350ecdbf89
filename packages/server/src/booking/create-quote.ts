import type { Quote } from '@portolan/contract';
import type { Context } from './context.ts';
import type { QuoteRow } from './tables.ts';
import { type Call, answerOnce } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import { type PropertyDirectory, checkStay, placeOf, rememberProperty } from '../services/hotels/index.ts';
import { currenciesOf, agentOf, saleRules, openOffer } from '../sales/index.ts';
import { newId } from '../platform/ids.ts';
import { toInstant } from '../platform/clock.ts';
import { requireBuyer } from './access.ts';
import { asJson } from './executor.ts';
import { viewQuote } from './quote-view.ts';
import { findAlternatives, revalidate, supplierOf, type Agreed } from './revalidate.ts';

/** How long a quote's price stands. */
export const quoteLifeMs = 15 * 60_000;

/**
 * Opens an offer's seal, asks the supplier again and stores what it said. Sold out is an answer too, with alternatives. With an
 * `Idempotency-Key` a repeated call makes no second quote.
 */
export function createQuote(
  deps: { context: Context; properties: PropertyDirectory },
  call: Call<'createQuote'>,
): Promise<{ data: Quote }> {
  requireBuyer(call);
  return answerOnce(deps.context, call, 'createQuote', {}, () => makeQuote(deps, call));
}

async function makeQuote(
  { context, properties }: { context: Context; properties: PropertyDirectory },
  call: Call<'createQuote'>,
): Promise<{ data: Quote }> {
  const { body, tenant, language } = call;
  const now = context.clock.now();
  const offer = openOffer(context.seal, tenant.id, body.offerId, now);
  checkStay(offer.stay, now);
  supplierOf(context, offer.supplier);
  const property = await properties.byId(offer.propertyId);
  if (!property) throw new ApiError('OFFER_INVALID');

  const markup = saleRules(tenant, {
    service: 'hotels',
    where: placeOf(property),
    agentId: agentOf(call) ?? offer.soldBy ?? null,
    now,
  });
  // Rules may name a currency that the offer did not: from now on today's rate is the agreed one.
  const rates = context.rates.current().values;
  const todays = Object.fromEntries(
    currenciesOf(markup).flatMap((currency) => (rates[currency] ? [[currency, rates[currency]]] : [])),
  );
  const agreed: Agreed = {
    supplier: offer.supplier,
    service: 'hotels',
    supplier_item_id: offer.supplierPropertyId,
    item_id: offer.propertyId,
    subject: rememberProperty(property),
    offer_key: offer.rateKey,
    asked: offer.stay,
    price: offer.price,
    terms: offer.terms,
    basis: { rates: { ...todays, ...offer.rates }, asOf: offer.price.fxAt, markup },
  };
  const scenario = context.config.demo ? body.scenario : undefined;
  const answer = await revalidate(context, agreed, { language, scenario });
  const alternatives =
    answer.status === 'sold_out' ? await findAlternatives(context, properties, agreed, language) : [];
  const createdAt = context.clock.now();
  const quote: QuoteRow = {
    ...agreed,
    ...(answer.status === 'available' ? { price: answer.price, terms: answer.terms } : {}),
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
        ? { price: agreed.price, terms: agreed.terms, termsWorse: answer.termsWorse }
        : null,
    alternatives,
    parts: null,
    needs: null,
    created_at: toInstant(createdAt),
    expires_at: toInstant(createdAt + quoteLifeMs),
    lease_holder: null,
    lease_until: null,
    proposal_id: offer.proposalId ?? null,
    sold_by: offer.soldBy ?? null,
  };
  await context.database.withAgency(tenant.id, (tx) =>
    tx.db
      .insertInto('quotes')
      .values({ ...quote, alternatives: asJson(alternatives) })
      .execute(),
  );
  return { data: viewQuote(context, call, quote) };
}
