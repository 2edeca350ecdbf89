/**
 * The card frames that we serve for gateways without a page of their own. They are documents of the agency's site with a policy of their
 * own; the card's fields in them are the gateway's, and nothing that is typed there reaches us.
 */
import { parseFrameQuery, renderStripeFrame } from '@portolan/payments';
import type { AreaRoutes, Context } from '../context.ts';
import { ApiError } from '../platform/errors.ts';
import { hostOf } from '../tenancy/index.ts';

export const paymentsRoutes: AreaRoutes = (app, context) => {
  app.get<{ Params: { page: string }; Querystring: Record<string, unknown> }>(
    '/pay/stripe/:page',
    async (request, reply) => {
      const { page } = request.params;
      const tenant = await context.agencies.byHost(hostOf(request.host));
      const open = tenant && (await context.gateways.named(tenant.id, 'stripe'));
      if (!open || (page !== 'card' && page !== 'challenge')) throw new ApiError('NOT_FOUND');
      const { query } = request;
      const around = await aroundOf(context, query['around']);
      const parsed = parseFrameQuery({ ...query, key: open.publishableKey, around });
      // The page around it is one of this very site; a partner's may stand around that.
      if (!parsed.ok || new URL(parsed.options.parentOrigin).host !== request.host)
        throw new ApiError('FORBIDDEN');
      const answer = renderStripeFrame({ ...parsed.options, page, amount: amountOf(query) });
      return reply.headers(answer.headers).type('text/html; charset=utf-8').send(answer.html);
    },
  );
};

/** The page around a checkout that is framed itself, when it is one of a partner's. */
async function aroundOf(context: Context, value: unknown): Promise<string | undefined> {
  return typeof value === 'string' && (await context.agencies.isPartnerOrigin(value)) ? value : undefined;
}

/** What the form is told to be about. It only chooses what it shows by it; what is charged is the booking's. */
function amountOf(query: Record<string, unknown>): { amount: number; currency: string } | undefined {
  const { amount, currency } = query;
  if (typeof amount !== 'string' || typeof currency !== 'string') return undefined;
  return /^[1-9]\d{0,11}$/.test(amount) && /^[A-Z]{3}$/.test(currency)
    ? { amount: Number(amount), currency }
    : undefined;
}
