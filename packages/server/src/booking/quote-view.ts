import type { Alternative, Quote } from '@portolan/contract';
import { money } from '@portolan/core';
import type { Context } from './context.ts';
import type { QuoteRow } from './tables.ts';
import type { Call } from '../http/index.ts';
import { viewOffer, totalOf, offerLifeMs } from '../sales/index.ts';
import {
  stayNeeds,
  stayUnit,
  viewStay,
  viewStayCancellation,
  viewStayParts,
} from '../services/hotels/index.ts';
import { projectPrice, type Viewer } from '../pricing/index.ts';
import { buyerOf } from './access.ts';

type AnyCall = Pick<Call<'getQuote'>, 'tenant' | 'role' | 'user'>;

/** A quote as the caller may see it, now. */
export function viewQuote(context: Context, call: AnyCall, quote: QuoteRow): Quote {
  const now = context.clock.now();
  const viewer = buyerOf(call);
  const item = viewStay(context, call.tenant, quote);
  const cancellation = viewStayCancellation(context, quote);
  const price = projectPrice(quote.price, viewer, item.service, stayUnit(quote));
  return {
    quoteId: quote.quote_id,
    status: Date.parse(quote.expires_at) <= now ? 'expired' : quote.status,
    version: quote.version,
    item,
    parts: viewStayParts(item, price, cancellation),
    needs: stayNeeds,
    cancellation,
    price,
    previous: viewPrevious(context, call, quote),
    alternatives: viewAlternatives(context, call, quote, viewer),
    expiresAt: quote.expires_at,
  };
}

/** What was shown before the last change that needs consent. */
function viewPrevious(context: Context, call: AnyCall, quote: QuoteRow): Quote['previous'] {
  const { previous } = quote;
  if (!previous) return null;
  const before = { ...quote, price: previous.price, terms: previous.terms };
  return {
    item: viewStay(context, call.tenant, before),
    total: money(totalOf(previous.price), previous.price.currency),
    cancellation: viewStayCancellation(context, before),
    termsWorse: previous.termsWorse,
  };
}

function viewAlternatives(context: Context, call: AnyCall, quote: QuoteRow, viewer: Viewer): Alternative[] {
  const { seal, clock, rates } = context;
  const now = clock.now();
  return quote.alternatives.map((priced) => {
    const offer = viewOffer(priced, {
      seal,
      agencyId: quote.agency_id,
      viewer,
      stay: quote.asked,
      propertyId: quote.item_id ?? '',
      zone: quote.subject.timeZone,
      rates: { values: { ...rates.current().values, ...quote.basis.rates }, asOf: quote.basis.asOf },
      now,
      expiresAt: now + offerLifeMs,
    });
    const { offerId, roomName, cancellation, price, roomsLeft } = offer;
    return {
      offerId,
      title: roomName,
      item: viewStay(context, call.tenant, { ...quote, terms: priced.rate }),
      price,
      cancellation,
      left: roomsLeft,
    };
  });
}
