import { capture, keepOfLegs, money, release, returnOfLegs } from '@portolan/core';
import type { Context } from './context.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { legsOf, partiesOf, soldBy } from './payment-legs.ts';
import { postponePayment, readPayments, recordMove } from './payment-record.ts';

/** Takes what was reserved for a booking; see `Payments.capture`. */
export async function capturePayment(context: Context, booking: BookingRow): Promise<boolean> {
  const payments = await readPayments(context, booking);
  const payment = payments.find(({ status }) => status === 'authorised');
  if (!payment) return payments.some(({ status }) => status === 'captured');
  const { sell } = booking.price;
  try {
    await takeAtGateway(context, payment, keepOfLegs(legsOf(payment), sell).card);
  } catch (error) {
    context.logger.error(
      { err: error, payment: payment.payment_id },
      'a confirmed booking was not captured yet',
    );
    await postponePayment(context, payment, 'capture');
    return false;
  }
  await recordCapture(context, booking, payment, sell, 'captured');
  return true;
}

/** Captures the card's part of a reservation. When the wallet alone pays the price by now, the card's reservation is voided. */
async function takeAtGateway({ gateways }: Context, payment: PaymentRow, card: number): Promise<void> {
  const gateway = await gateways.ofPayment(payment);
  const request = { key: `${payment.gateway_key}-capture`, paymentId: payment.gateway_payment_id ?? '' };
  const outcome =
    card > 0
      ? await gateway.capture({ ...request, money: money(card, payment.currency) })
      : await gateway.void(request);
  if (outcome.status === 'refused') throw new Error(`the gateway refused: ${outcome.reason}`);
}

/** Records that `amount` of a payment was captured, card and wallet together, and divides it among the parties. */
export async function recordCapture(
  context: Context,
  booking: BookingRow,
  payment: PaymentRow,
  amount: number,
  reason: string,
): Promise<void> {
  const reserved = legsOf(payment);
  const parties = partiesOf(payment, booking);
  const { currency } = payment;
  const less = payment.amount - amount;
  await recordMove(context, booking, payment, {
    to: 'captured',
    reason,
    next: null,
    set: { captured: amount },
    postings: [
      // The price fell after the authorisation: the difference was never captured.
      ...release({ currency, sell: less }, returnOfLegs(reserved, less), parties),
      ...capture(soldBy(booking, amount), keepOfLegs(reserved, amount), parties),
    ],
  });
}
