import type { ProposalInput } from '@portolan/contract';
import type { Context } from '../context.ts';
import type { ProposalItemRow } from './tables.ts';
import type { Call } from '../http/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { type PropertyDirectory, checkStay, rememberProperty } from '../services/hotels/index.ts';
import { agentOf, openOffer } from '../sales/index.ts';
import { findQuote } from './queries.ts';

export type NewItem = Omit<ProposalItemRow, 'agency_id' | 'proposal_id' | 'item'>;

/**
 * What is kept of a stay that an agent names.
 * @throws {ApiError} `OFFER_INVALID`, `OFFER_EXPIRED`, `QUOTE_NOT_FOUND`, or `VALIDATION_FAILED` for a quote that is sold out
 */
export async function itemFrom(
  { context, properties }: { context: Context; properties: PropertyDirectory },
  call: Pick<Call<'createProposal'>, 'tenant' | 'role' | 'user'>,
  named: ProposalInput['items'][number],
  at: number,
): Promise<NewItem> {
  const now = context.clock.now();
  const common = { sold_by: agentOf(call), note: named.note?.trim() || null };
  if ('offerId' in named) {
    const offer = openOffer(context.seal, call.tenant.id, named.offerId, now);
    checkStay(offer.stay, now);
    const property = await properties.byId(offer.propertyId);
    if (!property) throw new ApiError('OFFER_INVALID');
    return {
      ...common,
      supplier: offer.supplier,
      supplier_property_id: offer.supplierPropertyId,
      property_id: offer.propertyId,
      rate_key: offer.rateKey,
      stay: offer.stay,
      terms: offer.terms,
      price: offer.price,
      rates: offer.rates,
      property: rememberProperty(property),
    };
  }
  const quote = await context.database.withAgency(call.tenant.id, (tx) =>
    findQuote(tx, call.tenant.id, named.quoteId),
  );
  // The agency's staff may use every quote of it, as they may look at it; an old one too, for its price is asked for again.
  if (!quote) throw new ApiError('QUOTE_NOT_FOUND');
  if (quote.status === 'sold_out') throw invalid(`items.${at}.quoteId`, 'is sold out');
  checkStay(quote.stay, now);
  const { lines: _, ...price } = quote.price;
  return {
    ...common,
    supplier: quote.supplier,
    supplier_property_id: quote.supplier_property_id,
    property_id: quote.property_id,
    rate_key: quote.rate_key,
    stay: quote.stay,
    terms: quote.terms,
    price,
    rates: quote.basis.rates,
    property: quote.property,
  };
}
