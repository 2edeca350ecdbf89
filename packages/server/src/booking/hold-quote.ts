import type { Booking } from '@portolan/contract';
import { accessToken } from './access-token.ts';
import { requireBuyer } from './access.ts';
import type { BookingSteps } from './booking-steps.ts';
import { answerOnce, type Call } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import { supplierOf } from '../sales/index.ts';
import { freshQuote, priceChanged, soldOut } from './fresh-quote.ts';
import { showBooking } from './get-booking.ts';
import { loadQuote } from './get-quote.ts';
import { hold } from './hold-item.ts';
import { openBooking } from './open-booking.ts';
import { bookingOfQuote } from './queries.ts';
import { withQuoteLease } from './quote-lease.ts';
import type { BookingRow } from './tables.ts';
import { checkPeople, isSamePeople } from './travellers.ts';

/**
 * Has a quote held for its travellers without any payment, where its supplier can. The quote then stands as long as the hold does, and as
 * long as its price is guaranteed; a booking call for it pays.
 * @throws {ApiError} `NOT_HOLDABLE`, `SUPPLIER_UNAVAILABLE`, and those of `createBooking` before it pays
 */
export async function holdQuote(deps: BookingSteps, call: Call<'holdQuote'>): Promise<{ data: Booking }> {
  requireBuyer(call);
  const { context } = deps;
  const quote = await loadQuote(context, call, call.params.quoteId);
  checkPeople(context, quote, call.body.travellers);
  if (!supplierOf(context, quote).hold) throw new ApiError('NOT_HOLDABLE');
  return answerOnce(context, call, 'holdQuote', { quote: quote.quote_id }, async () => {
    const booking = await withQuoteLease(context, quote.agency_id, quote.quote_id, () =>
      holdOnce(deps, call, quote.quote_id),
    );
    return {
      data: {
        ...(await showBooking(context, call, booking)),
        accessToken: accessToken(context.config.keys.links, booking.agency_id, booking.booking_id),
      },
    };
  });
}

async function holdOnce(deps: BookingSteps, call: Call<'holdQuote'>, quoteId: string): Promise<BookingRow> {
  const { context } = deps;
  const { database, clock } = context;
  const { tenant, body } = call;
  const quote = await loadQuote(context, call, quoteId);
  const known = await database.withAgency(tenant.id, (tx) => bookingOfQuote(tx, tenant.id, quoteId));
  if (known?.status === 'held') {
    if (!isSamePeople(known, body))
      throw new ApiError('NOT_HOLDABLE', { message: 'This quote is held for others already.' });
    return known;
  }
  if (known && known.status !== 'quoted' && known.status !== 'revalidated')
    throw new ApiError('QUOTE_EXPIRED');
  if (Date.parse(quote.expires_at) <= clock.now()) throw new ApiError('QUOTE_EXPIRED');
  if (quote.status === 'sold_out') throw soldOut(context, call, quote);
  if (body.acceptedVersion !== quote.version) throw priceChanged(context, call, quote);

  const scenario = context.config.demo ? body.scenario : undefined;
  const fresh = await freshQuote(deps, call, quote, known, scenario);
  const opened = await openBooking(context, call, fresh, known);
  const { booking, held } = await hold(context, opened, scenario, true);
  if (!held) return booking;
  // It stands as long as it is held and its price is promised, and never shorter than it stood before.
  const ends = Math.min(Date.parse(held.expiresAt), Date.parse(held.priceGuaranteedUntil ?? held.expiresAt));
  await database.withAgency(tenant.id, (tx) =>
    tx.query(
      'update quotes set expires_at = greatest(expires_at, $3) where agency_id = $1 and quote_id = $2',
      [tenant.id, quoteId, toInstant(ends)],
      'keep quote while held',
    ),
  );
  return booking;
}
