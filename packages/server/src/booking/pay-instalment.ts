import type { Booking } from '@portolan/contract';
import { isUnsettled } from '@portolan/core';
import type { Context } from './context.ts';
import { bookingById, lockBooking, paymentsOf } from './booking-rows.ts';
import type { BookingRow, InstalmentRow, PaymentRow } from './tables.ts';
import { type Call, answerOnce } from '../http/index.ts';
import { ApiError } from '../platform/errors.ts';
import type { BookingSteps, Progress } from './booking-steps.ts';
import { LostRaceError } from './executor.ts';
import { loadBooking } from './get-booking.ts';
import { instalmentsOf, payableInstalments } from './instalments.ts';
import { attemptKeyOf, isOpen, isPayable } from './payment-attempt.ts';
import { checkPayment, walletOf } from './payment-choice.ts';
import { paySupplier } from './pay-supplier.ts';
import { withQuoteLease } from './quote-lease.ts';
import { resumeAttempt } from './resume-attempt.ts';
import { showProgress } from './show-progress.ts';

/** How long the bank's challenge about a later instalment may be answered. */
const challengeMs = 15 * 60_000;

/**
 * Pays the next instalment of a booking that stands, also a missed one while a person is asked about it, once for its `Idempotency-Key`: authorises, captures, and pays the supplier where it
 * is paid by instalments too. With status 202 the bank asks first, as for `createBooking`: the same call goes on, or `confirmPayment`.
 * @throws {ApiError} `INSTALMENT_NOT_PAYABLE`, `PAYMENT_DECLINED`, `PAYMENT_UNAVAILABLE`, `BOOKING_PENDING`
 */
export async function payInstalment(
  deps: BookingSteps,
  call: Call<'payInstalment'>,
): Promise<{ data: Booking }> {
  const { context } = deps;
  const known = await loadBooking(context, call, call.body.token);
  await checkPayment(context, call, call.body.payment);
  return answerOnce(context, call, 'payInstalment', { booking: known.booking_id }, async () => {
    const progress = await withQuoteLease(context, known.agency_id, known.quote_id, () =>
      payNext(deps, call, known),
    );
    return showProgress(context, call, progress);
  });
}

async function payNext(
  deps: BookingSteps,
  call: Call<'payInstalment'>,
  { agency_id: agencyId, booking_id: bookingId }: BookingRow,
): Promise<Progress> {
  const { context, payments } = deps;
  const { booking, instalments, payable, attempts } = await context.database.withAgency(
    agencyId,
    async (tx) => {
      const row = await bookingById(tx, agencyId, bookingId);
      if (!row) throw new ApiError('BOOKING_NOT_FOUND');
      return {
        booking: row,
        instalments: await instalmentsOf(tx, row),
        payable: await payableInstalments(tx, row),
        attempts: await paymentsOf(tx, row),
      };
    },
  );
  const keyFor = (n: number) => `instalment-${n}:${call.idempotencyKey}`;
  const isMine = (payment: PaymentRow) => attemptKeyOf(payment) === keyFor(payment.instalment);
  // This very call has paid, and its answer was lost.
  if (attempts.some((payment) => isMine(payment) && payment.captured > 0)) return { booking, action: null };
  const instalment = nextDue(booking, instalments, payable);
  const { payment, action } = await payments.authorise(booking, instalment, {
    idempotencyKey: keyFor(instalment.n),
    token: call.body.payment.token ?? '',
    wallet: walletOf(call.user, call.body.payment),
    actionUntil: context.clock.now() + challengeMs,
  });
  if (action) return { booking, action };
  return { booking: await takeInstalment(deps, booking, payment), action: null };
}

/** @throws {ApiError} `INSTALMENT_NOT_PAYABLE`, whose `data.reason` says why; `BOOKING_PENDING` */
function nextDue(
  booking: BookingRow,
  instalments: readonly InstalmentRow[],
  payable: readonly InstalmentRow[],
): InstalmentRow {
  const refuse = (reason: string) => new ApiError('INSTALMENT_NOT_PAYABLE', { data: { reason } });
  const later = instalments.filter(({ n }) => n > 0);
  if (booking.status === 'cancelled' || booking.cancel_quote_id) throw refuse('cancelled');
  if (isUnsettled(booking.status)) throw new ApiError('BOOKING_PENDING');
  if (!isPayable(booking.status) && booking.status !== 'completed') throw refuse('not_booked');
  const [next] = payable;
  if (next && isPayable(booking.status)) return next;
  if (later.some(({ status }) => status === 'missed')) throw refuse('missed');
  throw refuse(
    later.length > 0 && later.every(({ status }) => status === 'paid') ? 'already_paid' : 'nothing_due',
  );
}

/**
 * Captures an authorised payment of a later instalment, then pays the supplier. A booking that does not stand any more gets the money back.
 * @throws {ApiError} `INSTALMENT_NOT_PAYABLE`, or `PAYMENT_UNAVAILABLE` when a job has to capture it later
 */
async function takeInstalment(
  { context, payments }: Pick<BookingSteps, 'context' | 'payments'>,
  booking: BookingRow,
  payment: PaymentRow,
): Promise<BookingRow> {
  const reason = await whyNotCaptured(context, booking, payment);
  if (reason) {
    await payments.release(booking, payment, reason);
    throw new ApiError('INSTALMENT_NOT_PAYABLE', { data: { reason } });
  }
  if (!(await payments.take(booking, payment))) throw new ApiError('PAYMENT_UNAVAILABLE');
  await paySupplier(context, booking, payment.instalment);
  return booking;
}

/**
 * `null` when the booking stands and the instalment may still be paid. A cancellation that begins after this sees an authorised payment, and
 * voids or refunds it.
 */
function whyNotCaptured(
  { database }: Context,
  booking: BookingRow,
  payment: PaymentRow,
): Promise<'cancelled' | 'missed' | null> {
  return database.withAgency(booking.agency_id, async (tx) => {
    const status = await lockBooking(tx, booking);
    if (!isPayable(status)) return 'cancelled';
    const payable = await payableInstalments(tx, booking);
    return payable.some(({ n }) => n === payment.instalment) ? null : 'missed';
  });
}

/**
 * Goes on with a later instalment that waits for the bank, whoever noticed: another device, a webhook, a job. Where none waits, nothing is
 * done.
 * @throws {ApiError} as `payInstalment`
 */
export async function resumeInstalment(deps: BookingSteps, booking: BookingRow): Promise<Progress> {
  const attempts = await deps.context.database.withAgency(booking.agency_id, (tx) => paymentsOf(tx, booking));
  const open = attempts.filter((payment) => payment.instalment > 0 && isOpen(payment)).at(-1);
  if (!open) return { booking, action: null };
  return resumeAttempt(deps, booking, open, (payment) => takeInstalment(deps, booking, payment));
}

/**
 * What a job does with the payment of a later instalment whose moment has come. `later` sets its next moment, ms since the epoch.
 * @param settleCancelled brings the money of a cancelled booking where it belongs
 */
export async function followInstalmentPayment(
  deps: BookingSteps,
  booking: BookingRow,
  payment: PaymentRow,
  { later, settleCancelled }: { later(at: number): Promise<void>; settleCancelled(): Promise<unknown> },
): Promise<void> {
  const { context, payments } = deps;
  const soon = context.clock.now() + 10 * 60_000;
  if (booking.status === 'cancelled' && payment.status === 'authorised')
    return void (await settleCancelled());
  if (payment.status === 'requires_action' && !isPayable(booking.status))
    return payments.release(booking, payment, 'challenge_abandoned');
  if (isUnsettled(booking.status)) return later(soon);
  await withQuoteLease(context, booking.agency_id, booking.quote_id, () =>
    resumeInstalment(deps, booking),
  ).catch((error: unknown) => {
    // A decline, a challenge that was not answered, another call at work: nobody waits for this answer, and the rows say it.
    if (error instanceof LostRaceError || (error instanceof ApiError && error.status < 500)) return;
    throw error;
  });
}
