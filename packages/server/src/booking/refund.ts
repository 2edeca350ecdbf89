import {
  giveUpShares,
  money,
  nextReturn,
  nextTry,
  refund,
  returnOfLegs,
  type SoldAmounts,
} from '@portolan/core';
import type { Context } from './context.ts';
import { cancelQuoteOf, paymentsOf } from './booking-rows.ts';
import type { BookingRow, CancelQuoteRow, PaymentRow } from './tables.ts';
import type { Tx } from '../db/index.ts';
import { toInstant } from '../platform/clock.ts';
import { movePayment, openReview, post } from './executor.ts';
import type { Payments } from './pay.ts';
import { partiesOf, takenLegs } from './payment-legs.ts';
import { isLive } from './queries.ts';

/** After so many tries a person is told; it is tried all the same. */
const triesBeforeReview = 5;

/**
 * Gives captured money back until `target` of it is back, once: the key at the gateway names the payment and the target. Answers
 * whether it is back.
 * @param target Minor units, all refunds of this payment together.
 */
export async function refundPayment(
  context: Context,
  booking: BookingRow,
  payment: PaymentRow,
  target: number,
  reason: string,
): Promise<boolean> {
  const { database, clock, logger } = context;
  const amount = target - payment.refunded;
  if (amount <= 0) return true;
  const taken = takenLegs(payment);
  const legs = nextReturn(taken, payment.refunded, target);
  const paymentId = payment.gateway_payment_id ?? '';
  try {
    if (legs.card > 0) {
      const gateway = await context.gateways.ofPayment(payment);
      const outcome = await gateway.refund({
        key: `${payment.gateway_key}-refund-${target}`,
        paymentId,
        money: money(legs.card, payment.currency),
      });
      if (outcome.status === 'refused') {
        // Somebody may have given it back at the gateway itself: its books are the truth.
        const state = await gateway.retrieve({ paymentId });
        if (state.status === 'not_found' || state.refunded.amount < returnOfLegs(taken, target).card)
          throw new Error(`the gateway refused: ${outcome.reason}`);
      }
    }
  } catch (error) {
    logger.error({ err: error, payment: payment.payment_id }, 'a refund was not given yet');
    return false;
  }
  await database.withAgency(payment.agency_id, (tx) =>
    movePayment(
      tx,
      booking,
      payment,
      {
        to: target === payment.captured ? 'refunded' : 'part_refunded',
        reason,
        next: null,
        set: { refunded: target },
        postings: refund(payment.currency, amount, legs, partiesOf(payment, booking)),
        postingName: String(target),
      },
      clock.now(),
    ),
  );
  return true;
}

/**
 * Brings the money of a cancelled booking where the accepted cancel quote says: releases what was only reserved, takes what the
 * penalty needs, divides the penalty among the parties, refunds the rest. Every step may be repeated. Answers the booking as it is
 * now, whose next moment is gone when all is done.
 */
export async function settleCancelled(
  context: Context,
  payments: Payments,
  booking: BookingRow,
): Promise<BookingRow> {
  const { database, clock } = context;
  const inAgency = <T>(work: (tx: Tx) => Promise<T>) => database.withAgency(booking.agency_id, work);
  const quote = await inAgency((tx) => cancelQuoteOf(tx, booking, booking.cancel_quote_id ?? ''));
  if (!quote) throw new Error(`Booking ${booking.booking_id} was cancelled without a quote`);
  const live = async () => (await inAgency((tx) => paymentsOf(tx, booking))).find(isLive);
  let payment = await live();

  if (payment?.status === 'authorised') {
    if (quote.penalty === 0) await payments.release(booking, payment, 'cancelled');
    // The gateway takes a reservation once: all of it, and what is not kept goes back at once.
    else await payments.capture(booking);
    payment = await live();
  }
  let done = !payment;
  if (payment && payment.status !== 'authorised') {
    await divideOnce(payment, quote);
    done = await refundPayment(context, booking, payment, quote.refund, 'cancelled');
  }
  const looks = (booking.looks ?? 0) + 1;
  return inAgency(async (tx) => {
    if (!done && looks === triesBeforeReview) await openReview(tx, booking, 'refund_stuck', clock.now());
    return tx.db
      .updateTable('bookings')
      .set(
        done
          ? { next_action: null, next_action_at: null, looks: null }
          : { next_action: 'refund', next_action_at: toInstant(nextTry(clock.now(), looks)), looks },
      )
      .where('agency_id', '=', booking.agency_id)
      .where('booking_id', '=', booking.booking_id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });

  /** Takes from supplier, agency and platform what they do not keep; once, by the posting's name. */
  async function divideOnce(of: PaymentRow, quote: CancelQuoteRow): Promise<void> {
    await inAgency(async (tx) => {
      await tx.query(
        'select 1 from payments where agency_id = $1 and payment_id = $2 for update',
        [of.agency_id, of.payment_id],
        'lock payment',
      );
      const [known] = await tx.query(
        'select 1 from ledger_entries where agency_id = $1 and posting_id = $2 limit 1',
        [of.agency_id, `${of.payment_id}:penalty`],
        'posted?',
      );
      if (known) return;
      const { currency, sell, net, agencyMarkup, platformFee } = booking.price;
      // What was posted, not what was agreed: a rolling release may have captured by the older code, which left all of it with the agency.
      const [posted] = await tx.query<{ amount: number }>(
        `select coalesce(sum(amount), 0)::bigint as amount from ledger_entries
          where agency_id = $1 and payment_id = $2 and account = 'agent_commission'`,
        [of.agency_id, of.payment_id],
        'commission posted',
      );
      const agentCommission = posted?.amount ?? 0;
      const sold: SoldAmounts = { currency, sell, net, agencyMarkup, platformFee, agentCommission };
      const kept = { supplier: 0, agency: 0, platform: 0 };
      for (const part of quote.parts) {
        kept.supplier += part.kept.supplier;
        kept.agency += part.kept.agency;
        kept.platform += part.kept.platform;
      }
      const back = (total: number) => returnOfLegs(takenLegs(of), total);
      await post(tx, of, giveUpShares(sold, kept, back, partiesOf(of, booking)), clock.now());
    });
  }
}
