import { capture, keepOfLegs, money, release, returnOfLegs } from '@portolan/core';
import type { Context } from './context.ts';
import { lockBooking, paymentsOf } from './booking-rows.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { movePayment, openReview } from './executor.ts';
import { instalmentsOf } from './instalments.ts';
import { authorisationLapsed, hasLapsed } from './lapsing-authorisation.ts';
import { legsOf, partiesOf, soldBy } from './payment-legs.ts';
import { postponePayment } from './payment-record.ts';
import { isBeingGivenBack } from './reserved-money.ts';

/** Captures the payment of what is due at once; see `Payments.capture`. */
export async function captureDueNow(context: Context, booking: BookingRow): Promise<boolean> {
  const { payments, due } = await context.database.withAgency(booking.agency_id, async (tx) => ({
    payments: (await paymentsOf(tx, booking)).filter(({ instalment }) => instalment === 0),
    due: (await instalmentsOf(tx, booking)).some(({ n, status }) => n === 0 && status === 'due'),
  }));
  const payment = payments.find((one) => one.status === 'authorised' && !isBeingGivenBack(one));
  if (payment) return capturePayment(context, booking, payment);
  return !due || payments.some(({ status }) => status === 'captured');
}

/**
 * Captures an authorised payment: what its instalment amounts to by now, which is less than was authorised when the price fell since. See
 * `Payments.take`.
 */
export async function capturePayment(
  context: Context,
  booking: BookingRow,
  payment: PaymentRow,
): Promise<boolean> {
  const instalments = await context.database.withAgency(booking.agency_id, (tx) =>
    instalmentsOf(tx, booking),
  );
  const owed = instalments.find(({ n }) => n === payment.instalment)?.amount ?? payment.amount;
  const amount = Math.min(payment.amount, owed);
  try {
    await takeAtGateway(context, payment, keepOfLegs(legsOf(payment), amount).card);
  } catch (error) {
    context.logger.error({ err: error, payment: payment.payment_id }, 'a payment was not captured yet');
    await postponePayment(context, payment, 'capture');
    await reviewIfLapsed(context, booking, payment);
    return false;
  }
  await recordCapture(context, booking, payment, amount, 'captured');
  return true;
}

/** What lapsed cannot be captured any more: the booking stands, and a person must see to its money. */
async function reviewIfLapsed(
  { database, clock }: Context,
  booking: BookingRow,
  payment: PaymentRow,
): Promise<void> {
  const now = clock.now();
  if (!hasLapsed(payment, now)) return;
  await database.withAgency(booking.agency_id, (tx) => openReview(tx, booking, authorisationLapsed, now));
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
  await context.database.withAgency(payment.agency_id, async (tx) => {
    // Of two payments of a booking, the second to be captured adds its shares to those of the first.
    await lockBooking(tx, booking);
    // Not this payment: another process may have recorded its capture meanwhile, and then the move below loses.
    const others = (await paymentsOf(tx, booking)).filter(
      ({ payment_id }) => payment_id !== payment.payment_id,
    );
    const before = others.reduce((sum, { captured }) => sum + captured, 0);
    await movePayment(
      tx,
      booking,
      payment,
      {
        to: 'captured',
        reason,
        next: null,
        set: { captured: amount },
        postings: [
          // The price fell after the authorisation: the difference was never captured.
          ...release({ currency, sell: less }, returnOfLegs(reserved, less), parties),
          ...capture(soldBy(booking), keepOfLegs(reserved, amount), parties, { before, amount }),
        ],
      },
      context.clock.now(),
    );
  });
}
