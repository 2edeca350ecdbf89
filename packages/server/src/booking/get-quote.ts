import type { Quote } from '@portolan/contract';
import type { Context } from './context.ts';
import type { QuoteRow } from './tables.ts';
import type { Call } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import { mayUse, requireBuyer } from './access.ts';
import { viewQuote } from './quote-view.ts';

export async function getQuote(context: Context, call: Call<'getQuote'>): Promise<{ data: Quote }> {
  requireBuyer(call);
  return { data: viewQuote(context, call, await loadQuote(context, call, call.params.quoteId)) };
}

/** @throws {ApiError} `QUOTE_NOT_FOUND`: unknown, another agency's, or another user's. */
export async function loadQuote(
  context: Context,
  call: Pick<Call<'getQuote'>, 'tenant' | 'role' | 'user'>,
  quoteId: string,
): Promise<QuoteRow> {
  const quote = await context.database.withAgency(call.tenant.id, (tx) =>
    tx.db
      .selectFrom('quotes')
      .selectAll()
      .where('agency_id', '=', call.tenant.id)
      .where('quote_id', '=', quoteId)
      .executeTakeFirst(),
  );
  if (!quote || !mayUse(call, quote.user_id)) throw new ApiError('QUOTE_NOT_FOUND');
  return quote;
}
