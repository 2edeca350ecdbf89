import type { Quote } from '@portolan/contract';
import { money, nightsBetween } from '@portolan/core';
import type { Context } from '../../context.ts';
import type { QuoteRow, StoredTerms } from '../../db/tables-booking.ts';
import type { Call } from '../../http/call.ts';
import { viewOffer } from '../../offers/offer-view.ts';
import { cancellationOf, sellOf, totalOf } from '../../offers/price-rate.ts';
import { offerLifeMs } from '../../offers/sealed-offer.ts';
import { viewStoredProperty } from '../../offers/stored-property.ts';
import type { Price } from '../../pricing/price.ts';
import { projectPrice } from '../../pricing/project-price.ts';
import { buyerOf } from './access.ts';

type AnyCall = Pick<Call<'getQuote'>, 'tenant' | 'role' | 'user'>;

/** A quote as the caller may see it, now. */
export function viewQuote(context: Context, call: AnyCall, quote: QuoteRow): Quote {
  const now = context.clock.now();
  const viewer = buyerOf(call);
  const { stay, price, terms } = quote;
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const cancellation = (shown: StoredTerms, of: Price) =>
    cancellationOf(shown, sellOf(of), { checkIn: stay.checkIn, now });
  return {
    quoteId: quote.quote_id,
    status: Date.parse(quote.expires_at) <= now ? 'expired' : quote.status,
    version: quote.version,
    service: 'hotels',
    property: viewStoredProperty(context, call.tenant, quote.property),
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    nights,
    occupancy: stay.occupancy.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    roomName: terms.roomName,
    board: terms.board,
    cancellation: cancellation(terms, price),
    price: projectPrice(price, viewer, 'hotels', nights),
    previous: quote.previous && {
      total: money(totalOf(quote.previous.price), quote.previous.price.currency),
      board: quote.previous.terms.board,
      cancellation: cancellation(quote.previous.terms, quote.previous.price),
      termsWorse: quote.previous.termsWorse,
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
