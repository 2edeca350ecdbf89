import { money } from '@portolan/core';
import { PaymentError, type Authorisation, type PaymentLookup, type PaymentState } from '@portolan/payments';
import type { Context } from './context.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { legsOf } from './payment-legs.ts';

/** What the gateway said about an attempt. `nothing`: it knows of none. `null`: it could not be asked, so the outcome is unknown. */
export type AttemptOutcome = Authorisation | 'nothing' | null;

/** Asks the gateway to authorise the card's part. When its answer is lost, asks what happened under our key. */
export async function askToAuthorise(
  context: Context,
  payment: PaymentRow,
  booking: BookingRow,
  token: string,
): Promise<AttemptOutcome> {
  const { gateways, logger } = context;
  const amount = money(legsOf(payment).card, payment.currency);
  const { notifyUrl } = context.config.gateway ?? {};
  try {
    const gateway = await gateways.ofPayment(payment);
    return await gateway.authorise({
      key: payment.gateway_key,
      token,
      money: amount,
      reference: booking.booking_id,
      ...(notifyUrl ? { notifyUrl: `${notifyUrl}/api/webhooks/${gateway.name}/${payment.agency_id}` } : {}),
    });
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    logger.warn({ err: error, payment: payment.payment_id }, 'an authorisation got no answer');
    if (!error.isUncertain) return 'nothing';
    return askWhatHappened(context, payment);
  }
}

/** Looks an attempt up: by the gateway's id where we know it, else by our key, which the look-up closes for good (decision 006). */
export async function askWhatHappened(
  { gateways, logger }: Context,
  payment: PaymentRow,
): Promise<AttemptOutcome> {
  const { gateway_payment_id: paymentId, gateway_key: key } = payment;
  const lookup: PaymentLookup = paymentId
    ? { paymentId }
    : { key, money: money(legsOf(payment).card, payment.currency), reference: payment.booking_id };
  try {
    const state = await (await gateways.ofPayment(payment)).retrieve(lookup);
    return state.status === 'not_found' ? 'nothing' : asAuthorisation(state);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    logger.warn(
      { err: error, payment: payment.payment_id },
      'a gateway could not say what became of a payment',
    );
    return null;
  }
}

function asAuthorisation(state: Exclude<PaymentState, { status: 'not_found' }>): Authorisation | 'nothing' {
  switch (state.status) {
    case 'declined':
      return {
        status: 'declined',
        paymentId: state.paymentId,
        reason: state.declineReason ?? 'card_declined',
      };
    case 'requires_action':
      // A gateway that no longer knows its own challenge cannot finish the payment.
      return state.action
        ? { status: 'requires_action', paymentId: state.paymentId, action: state.action }
        : { status: 'declined', paymentId: state.paymentId, reason: 'authentication_failed' };
    case 'voided':
      return 'nothing';
    default:
      return {
        status: 'authorised',
        paymentId: state.paymentId,
        money: state.authorised,
        card: state.card ?? { brand: 'unknown', last4: '' },
        expiresAt: state.expiresAt,
      };
  }
}
