import type { Context } from './context.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { recordCapture } from './capture-payment.ts';
import { isReserved } from './payment-attempt.ts';
import { givenBack, legsOf } from './payment-legs.ts';
import { postponePayment, readPayments, recordMove } from './payment-record.ts';
import { decideToGiveBack } from './reserved-money.ts';

/** Voids every reservation of a booking, and every challenge. What cannot be voided now is left to a job. */
export async function voidPayments(context: Context, booking: BookingRow, reason: string): Promise<void> {
  for (const payment of await readPayments(context, booking))
    if (isReserved(payment)) await voidPayment(context, booking, payment, reason);
}

/** Voids one reservation or challenge. One that the gateway has captured meanwhile is recorded as captured instead. */
export async function voidPayment(
  context: Context,
  booking: BookingRow,
  payment: PaymentRow,
  reason: string,
): Promise<void> {
  const { database, gateways, clock, logger } = context;
  // Written before the gateway is asked: from now on no booking can be submitted with this money.
  await database.withAgency(payment.agency_id, (tx) => decideToGiveBack(tx, booking, payment, clock.now()));
  let taken = 0;
  let refusedByBank: string | null = null;
  try {
    const gateway = await gateways.ofPayment(payment);
    const outcome = await gateway.void({
      key: `${payment.gateway_key}-void`,
      paymentId: payment.gateway_payment_id ?? '',
    });
    if (outcome.status !== 'voided') {
      // A crash may have lost a successful capture: refund instead of voiding.
      const state = await gateway.retrieve({ paymentId: payment.gateway_payment_id ?? '' });
      if (state.status !== 'not_found' && payment.status === 'authorised') taken = state.captured.amount;
      // The bank declined meanwhile: there is no reservation to void.
      if (state.status === 'declined') refusedByBank = state.declineReason ?? 'card_declined';
      else if (taken === 0 && state.status !== 'voided')
        throw new Error(`the gateway refused: ${outcome.reason}`);
    }
  } catch (error) {
    logger.warn({ err: error, payment: payment.payment_id }, 'an authorisation was not given back yet');
    await postponePayment(context, payment, 'void');
    return;
  }
  // The wallet's part is captured together with the card's: the card pays only what the wallet does not.
  if (taken > 0)
    return recordCapture(context, booking, payment, taken + legsOf(payment).wallet, 'found_captured');
  await recordMove(context, booking, payment, {
    to: refusedByBank ? 'failed' : 'voided',
    reason: refusedByBank ?? reason,
    next: null,
    ...givenBack(payment),
  });
}
