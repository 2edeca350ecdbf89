import type { Quote } from '@portolan/contract';
import { money } from '@portolan/core';
import type { Context } from '../context.ts';
import type { QuoteRow } from './tables.ts';
import type { Call } from '../http/index.ts';
import { viewOffer, cancellationOf, sellOf, totalOf, offerLifeMs } from '../sales/index.ts';
import { viewStay } from '../services/hotels/index.ts';
import { projectPrice } from '../pricing/index.ts';
import { buyerOf } from './access.ts';

type AnyCall = Pick<Call<'getQuote'>, 'tenant' | 'role' | 'user'>;

/** A quote as the caller may see it, now. */
export function viewQuote(context: Context, call: AnyCall, quote: QuoteRow): Quote {
  const now = context.clock.now();
  const viewer = buyerOf(call);
  const { stay, previous } = quote;
  const shown = viewStay(context, call.tenant, quote);
  return {
    quoteId: quote.quote_id,
    status: Date.parse(quote.expires_at) <= now ? 'expired' : quote.status,
    version: quote.version,
    service: 'hotels',
    ...shown,
    price: projectPrice(quote.price, viewer, 'hotels', shown.nights),
    previous: previous && {
      total: money(totalOf(previous.price), previous.price.currency),
      board: previous.terms.board,
      cancellation: cancellationOf(previous.terms, sellOf(previous.price), { checkIn: stay.checkIn, now }),
      termsWorse: previous.termsWorse,
    },
    alternatives: quote.alternatives.map((rate) =>
      viewOffer(rate, {
        seal: context.seal,
        agencyId: quote.agency_id,
        viewer,
        stay,
        propertyId: quote.property_id,
        rates: {
          values: { ...context.rates.current().values, ...quote.basis.rates },
          asOf: quote.basis.asOf,
        },
        now,
        expiresAt: now + offerLifeMs,
      }),
    ),
    expiresAt: quote.expires_at,
  };
}
