import type { PaymentAction as BankAction } from '@portolan/payments';
import type { Context } from './context.ts';
import type { BookingRow, InstalmentRow, PaymentRow } from './tables.ts';
import { ApiError } from '../platform/errors.ts';
import { askToAuthorise, askWhatHappened } from './ask-gateway.ts';
import { LostRaceError } from './executor.ts';
import { attemptKeyOf, isOpen, isReserved, openAttempt, type WalletWish } from './payment-attempt.ts';
import { declined, paymentFailed } from './payment-errors.ts';
import { postponePayment, readPayments } from './payment-record.ts';
import { anotherAttempt, settleAttempt } from './settle-attempt.ts';
import { voidPayment } from './void-payment.ts';

const minute = 60_000;

/** What a call that pays brings along. */
export interface AuthoriseRequest {
  idempotencyKey: string;
  /** Of the gateway's card frame. */
  token: string;
  /** What the traveller wants to use of their credit; the card pays the rest. */
  wallet: WalletWish | null;
  /** Until when a bank's challenge may be answered; ms since the epoch. */
  actionUntil: number;
  /** An authorisation of the same instalment that the new one takes the place of. @default none */
  replaces?: PaymentRow;
}

/** A payment, and what the bank still waits for; `null` when it waits for nothing. */
export interface PaymentProgress {
  payment: PaymentRow;
  action: BankAction | null;
}

/** Reserves the amount of an instalment; see `Payments.authorise`. */
export async function authorisePayment(
  context: Context,
  booking: BookingRow,
  instalment: InstalmentRow,
  { idempotencyKey, token, wallet, actionUntil, replaces }: AuthoriseRequest,
): Promise<PaymentProgress> {
  await voidOtherAttempts(context, booking, instalment, idempotencyKey, replaces);
  let payment = await openAttempt(context, booking, instalment, { idempotencyKey, wallet, replaces });
  let action: BankAction | null = null;
  if (payment.status === 'none' || payment.status === 'requires_action') {
    const outcome =
      payment.status === 'none'
        ? await askToAuthorise(context, payment, booking, token)
        : await askWhatHappened(context, payment);
    if (outcome === null) {
      await postponePayment(context, payment, 'retrieve');
      throw new ApiError('PAYMENT_UNAVAILABLE');
    }
    payment = await settleAttempt(context, booking, payment, outcome, actionUntil);
    if (outcome !== 'nothing' && outcome.status === 'requires_action') ({ action } = outcome);
    // Only while that other call runs is its outcome still to come; an attempt that ended so long ago is simply over.
    if (payment.reason === anotherAttempt)
      throw new LostRaceError(`Booking ${booking.booking_id} is paid for by another call`);
  }
  if (payment.status === 'authorised' && payment.amount < instalment.amount) {
    // More of the same price is due at once by now: the reservation cannot pay it.
    await voidPayment(context, booking, payment, 'price_changed');
    throw declined('price_changed');
  }
  if (payment.status === 'authorised') return { payment, action: null };
  if (payment.status === 'requires_action') {
    if (Date.parse(payment.action_expires_at ?? '') > context.clock.now() && action)
      return { payment, action };
    await voidPayment(context, booking, payment, 'challenge_abandoned');
    throw declined('challenge_abandoned');
  }
  throw paymentFailed(payment);
}

/**
 * Voids what attempts of other keys reserved for the same instalment; where the outcome is unknown, asks first.
 * @throws {ApiError} `PAYMENT_UNAVAILABLE` while one of them may still hold money: then no other attempt may begin
 */
async function voidOtherAttempts(
  context: Context,
  booking: BookingRow,
  instalment: InstalmentRow,
  idempotencyKey: string,
  replaces: PaymentRow | undefined,
): Promise<void> {
  const others = async () =>
    (await readPayments(context, booking)).filter(
      (attempt) =>
        attempt.instalment === instalment.n &&
        attemptKeyOf(attempt) !== idempotencyKey &&
        attempt.payment_id !== replaces?.payment_id,
    );
  for (const attempt of await others()) {
    let payment = attempt;
    if (payment.status === 'none') {
      const outcome = await askWhatHappened(context, payment);
      if (outcome !== null)
        payment = await settleAttempt(context, booking, payment, outcome, context.clock.now() + minute);
    }
    if (isReserved(payment)) await voidPayment(context, booking, payment, anotherAttempt);
  }
  if ((await others()).some(isOpen)) throw new ApiError('PAYMENT_UNAVAILABLE');
}
