import type { Context } from './context.ts';
import type { BookingRow, QuoteRow } from './tables.ts';
import { ApiError } from '../platform/errors.ts';
import { previousOf, quoteAsJson } from './quote-row.ts';
import { viewQuote } from './quote-view.ts';
import { findAlternatives, revalidate } from './revalidate.ts';
import type { BookingSteps, PeopleCall } from './booking-steps.ts';
import { giveUp } from './give-up.ts';
import { isPaidSooner } from './instalments.ts';

/** The quote as the supplier stands by it now, with the supplier's fresh key. */
export async function freshQuote(
  deps: Pick<BookingSteps, 'context' | 'payments'>,
  call: PeopleCall,
  quote: QuoteRow,
  known: BookingRow | undefined,
  scenario: string | undefined,
): Promise<QuoteRow> {
  const { context, payments } = deps;
  const answer = await revalidate(context, quote, { language: call.language, scenario });
  if (answer.status === 'sold_out') {
    if (known) await giveUp(deps, known, 'sold_out');
    throw soldOut(context, call, await markSoldOut(context, call, quote));
  }
  const sooner = isPaidSooner(quote.price, answer.agreed.price, context.clock.now());
  const consent = answer.change === 'needs_consent' || sooner;
  const next: QuoteRow = {
    ...quote,
    ...answer.agreed,
    quote_key: answer.quoteKey,
    ...(consent
      ? {
          status: 'price_changed' as const,
          version: quote.version + 1,
          previous: previousOf(quote, answer.termsWorse || sooner),
        }
      : {}),
  };
  await saveQuote(context, next);
  if (consent) {
    // What was authorised at the old price is not what the traveller will be asked for.
    if (known) await payments.giveBack(known, 'price_changed');
    throw priceChanged(context, call, next);
  }
  return next;
}

/** Marks a quote as sold out, with what else there is. */
export async function markSoldOut(context: Context, call: PeopleCall, quote: QuoteRow): Promise<QuoteRow> {
  if (quote.status === 'sold_out') return quote;
  const alternatives = await findAlternatives(context, quote, call.language);
  const gone: QuoteRow = { ...quote, status: 'sold_out', quote_key: null, alternatives };
  await saveQuote(context, gone);
  return gone;
}

export function soldOut(context: Context, call: PeopleCall, quote: QuoteRow): ApiError {
  return new ApiError('SOLD_OUT', { data: viewQuote(context, call, quote) });
}

export function priceChanged(context: Context, call: PeopleCall, quote: QuoteRow): ApiError {
  return new ApiError('PRICE_CHANGED', { data: viewQuote(context, call, quote) });
}

/** Writes what a fresh answer of the supplier changes. */
export async function saveQuote({ database }: Context, quote: QuoteRow): Promise<void> {
  const { status, version, price, terms, parts, needs, basis, quote_key, previous, alternatives } = quote;
  const changed = { status, version, price, terms, parts, needs, basis, quote_key, previous, alternatives };
  await database.withAgency(quote.agency_id, (tx) =>
    tx.db
      .updateTable('quotes')
      .set(quoteAsJson(changed))
      .where('agency_id', '=', quote.agency_id)
      .where('quote_id', '=', quote.quote_id)
      .execute(),
  );
}
