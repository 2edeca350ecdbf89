import type { Booking } from '@portolan/contract';
import type { Context } from './context.ts';
import { bookingById, paymentsOf } from './booking-rows.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { type Call, answerOnce } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import type { BookingSteps, Progress } from './booking-steps.ts';
import { loadBooking } from './get-booking.ts';
import { instalmentDueNow } from './instalments.ts';
import { isUndecided, lapsingOf } from './lapsing-authorisation.ts';
import { attemptKeyOf } from './payment-attempt.ts';
import { isLive } from './queries.ts';
import { withQuoteLease } from './quote-lease.ts';
import { isBeingGivenBack } from './reserved-money.ts';
import { resumeAttempt } from './resume-attempt.ts';
import { showProgress } from './show-progress.ts';

/** How long the bank's challenge about a new authorisation may be answered. */
const challengeMs = 15 * 60_000;

/**
 * Reserves the amount of an undecided booking anew, once for its `Idempotency-Key`, because what its card reserves lapses soon. The old
 * authorisation is voided when the new one stands, never before. With status 202 the bank asks first, as for `createBooking`: the same call
 * goes on, or `confirmPayment`.
 * @throws {ApiError} `AUTHORISATION_NOT_RENEWABLE`, `PAYMENT_DECLINED`, `PAYMENT_UNAVAILABLE`, `BOOKING_PENDING`
 */
export async function renewAuthorisation(
  deps: BookingSteps,
  call: Call<'renewAuthorisation'>,
): Promise<{ data: Booking }> {
  const { context } = deps;
  const known = await loadBooking(context, call, call.body.token);
  return answerOnce(context, call, 'renewAuthorisation', { booking: known.booking_id }, async () =>
    showProgress(
      context,
      call,
      await withQuoteLease(context, known.agency_id, known.quote_id, () => renew(deps, call, known)),
    ),
  );
}

async function renew(
  deps: BookingSteps,
  call: Call<'renewAuthorisation'>,
  { agency_id: agencyId, booking_id: bookingId }: BookingRow,
): Promise<Progress> {
  const { context, payments } = deps;
  const { booking, instalment, attempts } = await context.database.withAgency(agencyId, async (tx) => {
    const row = await bookingById(tx, agencyId, bookingId);
    if (!row) throw new ApiError('BOOKING_NOT_FOUND');
    return {
      booking: row,
      instalment: await instalmentDueNow(tx, row),
      attempts: await paymentsOf(tx, row),
    };
  });
  const idempotencyKey = `authorisation:${call.idempotencyKey}`;
  // This very call has renewed it, and its answer was lost.
  if (attempts.some((payment) => attemptKeyOf(payment) === idempotencyKey && isLive(payment)))
    return { booking: await voidReplaced(deps, booking), action: null };
  const now = context.clock.now();
  const replaces = renewable(booking, attempts, now);
  if (!instalment) throw refuse('not_needed');
  const { action } = await payments.authorise(booking, instalment, {
    idempotencyKey,
    token: call.body.cardToken,
    wallet: null,
    actionUntil: Math.min(now + challengeMs, lapsingOf(replaces)!.until),
    replaces,
  });
  return { booking: action ? booking : await voidReplaced(deps, booking), action };
}

const refuse = (reason: string) => new ApiError('AUTHORISATION_NOT_RENEWABLE', { data: { reason } });

/** @throws {ApiError} `AUTHORISATION_NOT_RENEWABLE`, whose `data.reason` says why */
function renewable(booking: BookingRow, attempts: readonly PaymentRow[], now: number): PaymentRow {
  const payment = attempts.find(lapsingOf);
  const lapsing = payment && lapsingOf(payment);
  if (!lapsing) throw refuse('not_needed');
  if (now >= lapsing.until) throw refuse('too_late');
  if (!isUndecided(booking)) throw refuse('not_needed');
  if (now < lapsing.from) throw refuse('too_early');
  return payment;
}

/** Voids the authorisation that was replaced. What cannot be voided now is left to a job. */
async function voidReplaced(
  { context, payments }: Pick<BookingSteps, 'context' | 'payments'>,
  booking: BookingRow,
): Promise<BookingRow> {
  const attempts = await readAttempts(context, booking);
  for (const payment of attempts)
    if (payment.status === 'authorised' && isBeingGivenBack(payment))
      await payments.release(booking, payment, 'replaced');
  return booking;
}

function readAttempts({ database }: Context, booking: BookingRow): Promise<PaymentRow[]> {
  return database.withAgency(booking.agency_id, (tx) => paymentsOf(tx, booking));
}

/**
 * Goes on with a new authorisation that waits for the bank, whoever noticed: another device, a webhook, a job. `null` where none waits.
 * @throws {ApiError} as `renewAuthorisation`
 */
export async function resumeRenewal(deps: BookingSteps, booking: BookingRow): Promise<Progress | null> {
  const open = (await readAttempts(deps.context, booking))
    .filter(
      ({ replaces, status }) => replaces !== null && (status === 'none' || status === 'requires_action'),
    )
    .at(-1);
  return open ? resumeAttempt(deps, booking, open, () => voidReplaced(deps, booking)) : null;
}
