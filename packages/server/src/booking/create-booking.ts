import type { Booking } from '@portolan/contract';
import { type Call, hashRequest, once, type StoredAnswer } from '../http/index.ts';
import { ApiError, errorBody } from '../platform/errors.ts';
import { accessToken } from './access-token.ts';
import { requireBuyer } from './access.ts';
import { LostRaceError } from './executor.ts';
import { showBooking } from './get-booking.ts';
import { loadQuote } from './get-quote.ts';
import { planOf } from './instalments.ts';
import { checkPayment } from './payment-choice.ts';
import { checkPeople } from './travellers.ts';
import { paymentAtTheBank } from './queries.ts';
import { viewAction } from './bank-action.ts';
import { withQuoteLease } from './quote-lease.ts';
import { book } from './book.ts';
import type { BookingSteps } from './booking-steps.ts';

/** Refusals that the same call may try again; the others stand for good under their key. */
const isRetryable = (error: ApiError) => error.status >= 500 || error.code === 'BOOKING_PENDING';

/**
 * Books a quote, once for its `Idempotency-Key`: checks what was sent, lets `book` take its steps, and turns where they end into the answer
 * that is kept for the key.
 */
export async function createBooking(
  deps: BookingSteps,
  call: Call<'createBooking'>,
): Promise<{ data: Booking }> {
  const { context } = deps;
  const { database, clock } = context;
  requireBuyer(call);
  const { tenant, user, idempotencyKey: key } = call;
  if (key.length > 100) throw new ApiError('IDEMPOTENCY_KEY_REQUIRED');
  const quote = await loadQuote(context, call, call.body.quoteId);
  checkPeople(context, quote, call.body.travellers);
  if (planOf(quote.price, clock.now()).some(({ n }) => n === 0))
    await checkPayment(context, call, call.body.payment);
  const answer = await once(
    { database, clock },
    {
      agencyId: tenant.id,
      operation: 'createBooking',
      key,
      // Another user, or the same one in another role, is another request: answers differ by role.
      hash: hashRequest({ body: call.body, user: user?.id ?? null, role: call.role }),
    },
    () => run(deps, call),
  );
  if (answer.status === 200 || answer.status === 202) {
    call.reply.code(answer.status);
    return answer.body as { data: Booking };
  }
  const { code, error: message, fields, data } = answer.body as ReturnType<typeof errorBody>;
  throw new ApiError(code, {
    message,
    ...(fields ? { fields } : {}),
    ...(data === undefined ? {} : { data }),
  });
}

async function run(deps: BookingSteps, call: Call<'createBooking'>): Promise<StoredAnswer> {
  const { context } = deps;
  try {
    const progress = await withQuoteLease(context, call.tenant.id, call.body.quoteId, () => book(deps, call));
    const { booking, action } = progress;
    const payment = await context.database.withAgency(call.tenant.id, (tx) => paymentAtTheBank(tx, booking));
    const data: Booking = {
      ...(await showBooking(context, call, booking)),
      ...viewAction(payment, action),
      accessToken: accessToken(context.config.keys.links, booking.agency_id, booking.booking_id),
    };
    if (call.key && !action) context.keyMeter.count(call.key, 'bookings');
    // Not the last word: the same call goes on from here once the bank is content.
    return { status: action ? 202 : 200, body: { data }, retryable: action !== null };
  } catch (thrown) {
    // Somebody took over while this process slept: what they do is the answer.
    const error =
      thrown instanceof LostRaceError ? new ApiError('BOOKING_PENDING', { cause: thrown }) : thrown;
    if (!(error instanceof ApiError)) throw error;
    if (error.status >= 500)
      call.log.warn({ err: error, operation: 'createBooking' }, 'a booking call failed');
    return { status: error.status, body: errorBody(error, call.requestId), retryable: isRetryable(error) };
  }
}
