import type { Alternative, Quote } from '@portolan/contract';
import { money } from '@portolan/core';
import type { Context } from './context.ts';
import type { QuoteRow } from './tables.ts';
import type { Call } from '../http/index.ts';
import {
  agreedCancellation,
  beginsOf,
  cancellationOf,
  offerLifeMs,
  type PricedOffer,
  ratesUsed,
  sealOffer,
  serviceOf,
  totalOf,
  viewParts,
  viewPrice,
  withoutAmounts,
} from '../sales/index.ts';
import type { Viewer } from '../pricing/index.ts';
import { buyerOf } from './access.ts';
import { needsOf, viewNeeds } from './traveller-needs.ts';

type AnyCall = Pick<Call<'getQuote'>, 'tenant' | 'role' | 'user'>;

/** A quote as the caller may see it, now. */
export function viewQuote(context: Context, call: AnyCall, quote: QuoteRow): Quote {
  const now = context.clock.now();
  const viewer = buyerOf(call);
  return {
    quoteId: quote.quote_id,
    status: Date.parse(quote.expires_at) <= now ? 'expired' : quote.status,
    version: quote.version,
    item: itemOf(context, call, quote),
    parts: viewParts(context, quote, viewer, now),
    needs: viewNeeds(needsOf(context, quote)),
    cancellation: agreedCancellation(context, quote, now),
    price: viewPrice(context, quote, viewer),
    previous: viewPrevious(context, call, quote, now),
    alternatives: quote.alternatives.map((other) => viewAlternative(context, call, quote, other, viewer)),
    expiresAt: quote.expires_at,
  };
}

function itemOf(context: Context, { tenant }: AnyCall, quote: QuoteRow): Quote['item'] {
  return serviceOf(context, quote).view(quote, { art: context.art, owner: tenant });
}

/** What was shown before the last change that needs consent. */
function viewPrevious(context: Context, call: AnyCall, quote: QuoteRow, now: number): Quote['previous'] {
  const { previous } = quote;
  if (!previous) return null;
  const { price, terms, parts = null } = previous;
  const before: QuoteRow = { ...quote, price, terms, parts };
  return {
    item: itemOf(context, call, before),
    total: money(totalOf(price), price.currency),
    cancellation: agreedCancellation(context, before, now),
    termsWorse: previous.termsWorse,
  };
}

/** Another offer for the same question, with an id of its own. */
function viewAlternative(
  context: Context,
  call: AnyCall,
  quote: QuoteRow,
  { supplier, supplierItemId, offer, price }: PricedOffer,
  viewer: Viewer,
): Alternative {
  const now = context.clock.now();
  const service = serviceOf(context, quote);
  const other: QuoteRow = { ...quote, price, terms: offer.terms, parts: null };
  const view = viewPrice(context, other, viewer);
  const cancellation = cancellationOf([{ price, terms: offer.terms }], { ...beginsOf(context, other), now });
  const { lines: _, ...shown } = price;
  return {
    offerId: sealOffer(context.seal, quote.agency_id, {
      service: quote.service,
      supplier,
      supplierItemId,
      itemId: quote.item_id,
      offerKey: offer.key,
      asked: quote.asked,
      price: shown,
      rates: ratesUsed(offer.price, price, { ...context.rates.current().values, ...quote.basis.rates }),
      terms: offer.terms,
      expiresAt: now + offerLifeMs,
    }),
    title: service.mainPart(other).label,
    item: itemOf(context, call, other),
    price: view,
    cancellation: view ? cancellation : withoutAmounts(cancellation),
    left: service.left(offer),
  };
}
