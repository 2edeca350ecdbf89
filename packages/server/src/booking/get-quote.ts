import type { Quote } from '@portolan/contract';
import type { Context } from './context.ts';
import type { QuoteRow } from './tables.ts';
import type { Call } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import { membersRule } from '../pricing/index.ts';
import { isMember } from '../sales/index.ts';
import { mayUse, requireBuyer } from './access.ts';
import { saveQuote } from './fresh-quote.ts';
import { revalidate } from './revalidate.ts';
import { viewQuote } from './quote-view.ts';

export async function getQuote(context: Context, call: Call<'getQuote'>): Promise<{ data: Quote }> {
  requireBuyer(call);
  const quote = await loadQuote(context, call, call.params.quoteId);
  return { data: viewQuote(context, call, await withMembersPrice(context, call, quote)) };
}

/** A visitor's quote at the members' price, once the visitor has logged in; any other as it is. */
async function withMembersPrice(
  context: Context,
  call: Call<'getQuote'>,
  quote: QuoteRow,
): Promise<QuoteRow> {
  const rule = membersRule(call.tenant.markup.base);
  const { basis, user_id, status, expires_at, lease_holder } = quote;
  const open =
    status === 'available' && lease_holder === null && Date.parse(expires_at) > context.clock.now();
  if (!rule || !isMember(call.role) || user_id !== null || !open || 'default' in basis.markup) return quote;
  if (basis.markup.some(({ layer }) => layer === 'members')) return quote;
  const asMember = { ...quote, basis: { ...basis, markup: [...basis.markup, rule] } };
  const answer = await revalidate(context, asMember, { language: call.language });
  // What became dearer or worse is told when it is booked, as ever.
  if (answer.status !== 'available' || answer.change === 'needs_consent') return quote;
  const next = { ...asMember, ...answer.agreed, quote_key: answer.quoteKey };
  await saveQuote(context, next);
  return next;
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
