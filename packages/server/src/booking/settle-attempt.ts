import { reserve } from '@portolan/core';
import type { Context } from './context.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { toInstant } from '../platform/clock.ts';
import type { AttemptOutcome } from './ask-gateway.ts';
import type { PaymentMove } from './executor.ts';
import { givenBack, legsOf, promised } from './payment-legs.ts';
import { postponePayment, recordMove } from './payment-record.ts';
import { replaceAuthorisation } from './replace-authorisation.ts';

const minute = 60_000;
/** How often a job asks the gateway about a challenge. */
const lookEveryMs = 2 * minute;

/** Why an attempt failed that was begun beside another one. */
export const anotherAttempt = 'another_attempt';

/**
 * Records what the gateway said about an attempt in `none` or `requires_action`. Answers the payment as it is now.
 * @param actionUntil Until when the bank's challenge may be answered; ms since the epoch.
 */
export async function settleAttempt(
  context: Context,
  booking: BookingRow,
  payment: PaymentRow,
  outcome: Exclude<AttemptOutcome, null>,
  actionUntil: number,
): Promise<PaymentRow> {
  const { clock } = context;
  if (outcome === 'nothing') {
    return recordMove(context, booking, payment, {
      to: 'failed',
      reason: 'gateway_unavailable',
      next: null,
      ...givenBack(payment),
    });
  }
  switch (outcome.status) {
    case 'authorised':
      try {
        const authorised = await recordAuthorised(context, booking, payment, {
          to: 'authorised',
          reason: 'authorised',
          // Unless the booking is submitted by then, a job voids it.
          next: { action: 'void', at: clock.now() + 30 * minute },
          set: {
            gateway_payment_id: outcome.paymentId,
            authorised_until: outcome.expiresAt,
            ...(legsOf(payment).card > 0 ? { card: outcome.card } : {}),
          },
          postings: reserve(...promised(payment, 'card')),
        });
        return authorised ?? (await voidUnneeded(context, booking, payment, outcome.paymentId));
      } catch (error) {
        if (!isPaidAlready(error)) throw error;
        return voidUnneeded(context, booking, payment, outcome.paymentId);
      }
    case 'requires_action':
      if (payment.status === 'requires_action') return payment;
      return recordMove(context, booking, payment, {
        to: 'requires_action',
        reason: 'requires_action',
        // The browser may be closed after the bank agreed, and the webhook may be lost: a job asks, too.
        next: { action: 'retrieve', at: Math.min(actionUntil, clock.now() + lookEveryMs) },
        set: { gateway_payment_id: outcome.paymentId, action_expires_at: toInstant(actionUntil) },
      });
    case 'declined':
      return recordMove(context, booking, payment, {
        to: 'failed',
        reason: outcome.reason,
        next: null,
        ...givenBack(payment),
        ...(outcome.paymentId ? { set: { gateway_payment_id: outcome.paymentId } } : {}),
      });
  }
}

/** `null` when it was to replace an authorisation that needs no replacing any more. */
function recordAuthorised(
  context: Context,
  booking: BookingRow,
  payment: PaymentRow,
  move: PaymentMove,
): Promise<PaymentRow | null> {
  return payment.replaces
    ? replaceAuthorisation(context, booking, payment, move)
    : recordMove(context, booking, payment, move);
}

/** The database refused a second live payment of the same instalment. */
function isPaidAlready(error: unknown): boolean {
  return (error as { constraint?: string } | null)?.constraint === 'payments_live';
}

/** Voids what a gateway reserved although another attempt pays. It never becomes the booking's money. */
async function voidUnneeded(
  context: Context,
  booking: BookingRow,
  payment: PaymentRow,
  paymentId: string,
): Promise<PaymentRow> {
  try {
    const gateway = await context.gateways.ofPayment(payment);
    const outcome = await gateway.void({ key: `${payment.gateway_key}-void`, paymentId });
    if (outcome.status !== 'voided') throw new Error(`the gateway refused: ${outcome.reason}`);
  } catch (error) {
    context.logger.warn(
      { err: error, payment: payment.payment_id },
      'an authorisation was not given back yet',
    );
    await postponePayment(context, payment, 'retrieve');
    return payment;
  }
  return recordMove(context, booking, payment, {
    to: 'failed',
    reason: anotherAttempt,
    next: null,
    set: { gateway_payment_id: paymentId },
    ...givenBack(payment),
  });
}
