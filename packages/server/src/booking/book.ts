import { isBeforeSubmission } from '@portolan/core';
import type { Context } from './context.ts';
import type { BookingRow, PaymentRow, QuoteRow } from './tables.ts';
import { ApiError } from '../platform/errors.ts';
import { loadQuote } from './get-quote.ts';
import { instalmentDueNow } from './instalments.ts';
import { walletOf } from './payment-choice.ts';
import { bookingOfQuote } from './queries.ts';
import { submitBooking } from './reserved-money.ts';
import { supplierOf } from '../sales/index.ts';
import { bookStepMs } from './supplier-calls.ts';
import { isAtTheBank, waitForBank } from './at-the-bank.ts';
import type { BookingSteps, BookingCall, Progress } from './booking-steps.ts';
import { freshQuote, markSoldOut, soldOut, priceChanged } from './fresh-quote.ts';
import { giveUp } from './give-up.ts';
import { holdItem } from './hold-item.ts';
import { openBooking } from './open-booking.ts';
import { isSamePeople } from './travellers.ts';

/** A bank's challenge may be answered as long as the quote lasts, and never less than this. */
const challengeMs = 10 * 60_000;

/**
 * Pays and books a quote, in this order: revalidate → hold if the supplier can → authorise what is due at once → write the intent → submit under our own
 * reference → capture when confirmed → document. Each step can be continued by a later call with the same `Idempotency-Key`, whatever
 * died in between, and none is done twice: the payment has the attempt's key, the supplier has the booking's id.
 */
export async function book(deps: BookingSteps, call: BookingCall): Promise<Progress> {
  const { context, payments, submission } = deps;
  const { database, clock } = context;
  const { body, tenant } = call;
  const quote = await loadQuote(context, call, body.quoteId);
  const known = await database.withAgency(tenant.id, (tx) => bookingOfQuote(tx, tenant.id, quote.quote_id));
  if (known && !isBeforeSubmission(known.status)) {
    return { booking: await answerKnown(deps, call, quote, known), action: null };
  }
  if (Date.parse(quote.expires_at) <= clock.now() && !(await isAtTheBank(context, call, known)))
    throw await expire(deps, known);
  if (quote.status === 'sold_out') throw soldOut(context, call, quote);
  if (body.acceptedVersion !== quote.version) throw priceChanged(context, call, quote);

  const scenario = context.config.demo ? body.scenario : undefined;
  const fresh = await freshQuote(deps, call, quote, known, scenario);
  let booking = await openBooking(context, call, fresh, known);
  booking = await holdItem(context, booking, scenario);
  const before = booking;
  const due = await database.withAgency(tenant.id, (tx) => instalmentDueNow(tx, before));
  let paid: PaymentRow | null = null;
  if (due) {
    const { action, payment } = await payments
      .authorise(booking, due, {
        idempotencyKey: call.idempotencyKey,
        token: body.payment.token ?? '',
        wallet: walletOf(call.user, body.payment),
        actionUntil: Math.max(Date.parse(fresh.expires_at), clock.now() + challengeMs),
      })
      .catch((error: unknown) => {
        call.log.info({ booking: before.booking_id }, 'a payment did not go through');
        throw error;
      });
    if (action) return { booking: await waitForBank(context, booking, payment), action };
    paid = payment;
  }
  booking = await database.withAgency(tenant.id, (tx) => {
    const stepMs = bookStepMs(supplierOf(context, before).limits);
    const next = { action: 'retrieve', at: clock.now() + stepMs } as const;
    return submitBooking(tx, before, paid, next, clock.now());
  });
  booking = await submission.submit(booking, { scenario });
  return { booking: await answerSubmitted(context, call, fresh, booking), action: null };
}

/** A quote that was booked already: the same people get their booking, nobody else learns anything. */
async function answerKnown(
  { context, submission }: BookingSteps,
  call: BookingCall,
  quote: QuoteRow,
  known: BookingRow,
): Promise<BookingRow> {
  const lapsed = known.status === 'rejected' && known.status_reason === 'supplier_unavailable';
  if (known.status === 'expired' || known.status === 'released' || lapsed)
    throw new ApiError('QUOTE_EXPIRED');
  if (known.status !== 'rejected' && !isSamePeople(known, call.body)) {
    throw new ApiError('BOOKING_PENDING', { message: 'This quote has been booked already.' });
  }
  return answerSubmitted(context, call, quote, await submission.settle(known));
}

/** The booking, or why there is none although it was sent. */
async function answerSubmitted(
  context: Context,
  call: BookingCall,
  quote: QuoteRow,
  booking: BookingRow,
): Promise<BookingRow> {
  if (booking.status === 'rejected') {
    // It was never refused, only never reached: it may well be there for another quote.
    if (booking.status_reason === 'supplier_unavailable') throw new ApiError('SUPPLIER_UNAVAILABLE');
    throw soldOut(context, call, await markSoldOut(context, call, quote));
  }
  return booking;
}

async function expire(deps: BookingSteps, known: BookingRow | undefined): Promise<ApiError> {
  if (known) await giveUp(deps, known, 'quote_expired');
  return new ApiError('QUOTE_EXPIRED');
}
