import type { Quote } from '@portolan/contract';
import { money } from '@portolan/core';
import type { Context } from '../context.ts';
import type { QuoteRow } from './tables.ts';
import type { Call } from '../http/call.ts';
import { viewOffer } from '../sales/offer-view.ts';
import { cancellationOf, sellOf, totalOf } from '../sales/price-rate.ts';
import { offerLifeMs } from '../sales/sealed-offer.ts';
import { viewStay } from '../services/hotels/stay-view.ts';
import { projectPrice } from '../pricing/project-price.ts';
import { buyerOf } from './access.ts';

type AnyCall = Pick<Call<'getQuote'>, 'tenant' | 'role' | 'user'>;

/** A quote as the caller may see it, now. */
export function viewQuote(context: Context, call: AnyCall, quote: QuoteRow): Quote {
  const now = context.clock.now();
  const viewer = buyerOf(call);
  const { stay, previous } = quote;
  const zone = quote.property.timeZone;
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
      cancellation: cancellationOf(previous.terms, sellOf(previous.price), {
        checkIn: stay.checkIn,
        zone,
        now,
      }),
      termsWorse: previous.termsWorse,
    },
    alternatives: quote.alternatives.map((rate) =>
      viewOffer(rate, {
        seal: context.seal,
        agencyId: quote.agency_id,
        viewer,
        stay,
        propertyId: quote.property_id,
        zone,
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
