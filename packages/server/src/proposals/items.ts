import type { ProposalInput } from '@portolan/contract';
import type { Context } from '../context.ts';
import type { ProposalItemRow } from './tables.ts';
import type { Call } from '../http/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { agentOf, openOffer, serviceOf } from '../sales/index.ts';
import { findQuote } from './queries.ts';

export type NewItem = Omit<ProposalItemRow, 'agency_id' | 'proposal_id' | 'item'>;

/**
 * What is kept of an offer or a quote that an agent names.
 * @throws {ApiError} `OFFER_INVALID`, `OFFER_EXPIRED`, `QUOTE_NOT_FOUND`, or `VALIDATION_FAILED` for a quote that is sold out
 */
export async function itemFrom(
  context: Context,
  call: Pick<Call<'createProposal'>, 'tenant' | 'role' | 'user'>,
  named: ProposalInput['items'][number],
  at: number,
): Promise<NewItem> {
  const now = context.clock.now();
  const common = { sold_by: agentOf(call), note: named.note?.trim() || null };
  if ('offerId' in named) {
    const offer = openOffer(context.seal, call.tenant.id, named.offerId, now);
    const service = serviceOf(context, offer);
    service.checkAsked(offer.asked, now);
    const subject = await service.remember(offer);
    if (!subject) throw new ApiError('OFFER_INVALID');
    return {
      ...common,
      supplier: offer.supplier,
      service: offer.service,
      supplier_item_id: offer.supplierItemId,
      item_id: offer.itemId,
      offer_key: offer.offerKey,
      asked: offer.asked,
      terms: offer.terms,
      price: offer.price,
      rates: offer.rates,
      subject,
    };
  }
  const quote = await context.database.withAgency(call.tenant.id, (tx) =>
    findQuote(tx, call.tenant.id, named.quoteId),
  );
  // The agency's staff may use every quote of it, as they may look at it; an old one too, for its price is asked for again.
  if (!quote) throw new ApiError('QUOTE_NOT_FOUND');
  if (quote.status === 'sold_out') throw invalid(`items.${at}.quoteId`, 'is sold out');
  serviceOf(context, quote).checkAsked(quote.asked, now);
  const { lines: _, ...price } = quote.price;
  return {
    ...common,
    supplier: quote.supplier,
    service: quote.service,
    supplier_item_id: quote.supplier_item_id,
    item_id: quote.item_id,
    offer_key: quote.offer_key,
    asked: quote.asked,
    terms: quote.terms,
    price,
    rates: quote.basis.rates,
    subject: quote.subject,
  };
}
