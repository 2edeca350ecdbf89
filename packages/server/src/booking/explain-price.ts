import type { PriceExplanation } from '@portolan/contract';
import { money } from '@portolan/core';
import type { Context } from './context.ts';
import type { Call } from '../http/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { agentOf, isMember, openOffer, saleRules, serviceOf } from '../sales/index.ts';
import { type Commission, explainMarkup, type MarkupLine, type Price } from '../pricing/index.ts';
import { loadBooking } from './get-booking.ts';
import { loadQuote } from './get-quote.ts';

/**
 * How a price came about. A quote and a booking keep the lines that made theirs. An offer is explained by the rules of now, by the very
 * function that priced it; where they give another price than the offer says, it is out of date.
 */
export async function explainPrice(
  context: Context,
  call: Call<'explainPrice'>,
): Promise<{ data: PriceExplanation }> {
  const { offerId, quoteId, reference } = call.body;
  if ([offerId, quoteId, reference].filter((name) => name !== undefined).length !== 1)
    throw invalid('offerId', 'or quoteId or reference: send exactly one');
  if (reference !== undefined) {
    const booking = await loadBooking(context, { ...call, params: { reference } }, undefined);
    return { data: view(booking.price, booking.commission) };
  }
  if (quoteId !== undefined) return { data: view((await loadQuote(context, call, quoteId)).price, null) };
  return { data: view(await offered(context, call, offerId!), null) };
}

async function offered(context: Context, call: Call<'explainPrice'>, offerId: string): Promise<Price> {
  const now = context.clock.now();
  const offer = openOffer(context.seal, call.tenant.id, offerId, now);
  const { price, rates, service: key } = offer;
  const service = serviceOf(context, offer);
  const subject = await service.remember(offer);
  if (!subject) throw new ApiError('OFFER_INVALID');
  const where = service.whereOf(subject);
  const rules = saleRules(call.tenant, {
    service: key,
    where,
    agentId: agentOf(call),
    member: isMember(call.role),
    now,
  });
  const net = money(price.net, price.currency);
  const lines = explainMarkup(net, rules, { ...context.rates.current().values, ...rates });
  const sell = lines?.reduce((sum, line) => sum + line.amount, price.net);
  if (!lines || sell !== price.sell) throw new ApiError('OFFER_EXPIRED');
  return { ...price, lines };
}

function view(price: Price, commission: Commission | null): PriceExplanation {
  const of = (amount: number) => money(amount, price.currency);
  const lineOf = ({ rule, amount, of: whole, limitedBy }: MarkupLine) => ({
    layer: rule.layer,
    ruleId: rule.id,
    agentId: rule.agentId,
    where: rule.where,
    service: rule.service,
    value: rule.value,
    of: whole === null ? null : of(whole),
    limitedBy,
    amount: of(amount),
  });
  // Made before there were rules: its markup is all that is known.
  if (!price.lines) throw new ApiError('NOT_FOUND');
  return {
    net: of(price.net),
    supplierNet: price.supplierNet,
    fxRate: price.fxRate,
    fxAt: price.fxAt,
    lines: price.lines.map(lineOf),
    sell: of(price.sell),
    dueThere: of(price.dueThere.reduce((sum, part) => sum + part.amount, 0)),
    commission: commission && {
      agentId: commission.agentId,
      amount: money(commission.amount, commission.currency),
      lines: commission.lines.map(lineOf),
    },
  };
}
