import {
  giveUp,
  keptShares,
  money,
  nextReturn,
  nextTry,
  refund,
  returnOfLegs,
  sharesKept,
  subtractShares,
  type PartyShares,
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
import { isBeingGivenBack } from './reserved-money.ts';

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
 * Brings the money of a cancelled booking where the accepted cancel quote says: voids what was only reserved, captures what the
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

  for (const payment of await inAgency((tx) => paymentsOf(tx, booking))) {
    if (payment.status !== 'authorised') continue;
    // A gateway captures a reservation once: all of it, and what is not kept is refunded at once. A later instalment that was being paid
    // while the booking was cancelled is no part of the quote.
    if (quote.penalty > 0 && payment.instalment === 0 && !isBeingGivenBack(payment))
      await payments.capture(booking);
    else await payments.release(booking, payment, 'cancelled');
  }
  const live = (await inAgency((tx) => paymentsOf(tx, booking)))
    .filter(isLive)
    .sort((one, other) => one.instalment - other.instalment);
  let done = !live.some(({ status }) => status === 'authorised');
  for (const { payment, keep } of keepFromFirst(live, quote.penalty)) {
    if (payment.status === 'authorised') continue;
    await giveUpOnce(context, booking, payment, quote, keep);
    if (
      !(await refundPayment(
        context,
        booking,
        payment,
        payment.captured - (keep.upTo - keep.from),
        'cancelled',
      ))
    )
      done = false;
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
}

/** The stretch of all that is kept that comes from one payment, minor units from 0 to the penalty. */
interface Kept {
  from: number;
  upTo: number;
}

/** What is kept of each payment: the penalty is kept from the first ones, so the last one is refunded first. */
function keepFromFirst(
  payments: readonly PaymentRow[],
  penalty: number,
): { payment: PaymentRow; keep: Kept }[] {
  let upTo = 0;
  return payments.map((payment) => {
    const from = upTo;
    upTo = Math.min(penalty, from + payment.captured);
    return { payment, keep: { from, upTo } };
  });
}

/** Posts what supplier, agency and platform give up of one payment; once, by the posting's name. */
async function giveUpOnce(
  { database, clock }: Context,
  booking: BookingRow,
  payment: PaymentRow,
  quote: CancelQuoteRow,
  keep: Kept,
): Promise<void> {
  await database.withAgency(payment.agency_id, async (tx) => {
    await tx.query(
      'select 1 from payments where agency_id = $1 and payment_id = $2 for update',
      [payment.agency_id, payment.payment_id],
      'lock payment',
    );
    const [known] = await tx.query(
      'select 1 from ledger_entries where agency_id = $1 and posting_id = $2 limit 1',
      [payment.agency_id, `${payment.payment_id}:penalty`],
      'posted?',
    );
    if (known) return;
    // What was posted, not what was agreed: a rolling release may have captured by the older code, which left all of it with the agency.
    const { of, all } = await sharesPosted(tx, booking, payment);
    const kept = keptShares(quote.parts, all);
    const keeps = subtractShares(sharesKept(kept, keep.upTo), sharesKept(kept, keep.from));
    const back = returnOfLegs(takenLegs(payment), payment.captured - (keep.upTo - keep.from));
    await post(
      tx,
      payment,
      giveUp(payment.currency, of, keeps, back, partiesOf(payment, booking)),
      clock.now(),
    );
  });
}

/** What captures of a booking have posted to each party: by one payment, and by all of them. */
async function sharesPosted(
  tx: Tx,
  { agency_id, booking_id }: BookingRow,
  payment: PaymentRow,
): Promise<{ of: PartyShares; all: PartyShares }> {
  const rows = await tx.query<{ payment_id: string; account: string; amount: number }>(
    `select payment_id, account, sum(amount)::bigint as amount from ledger_entries
      where agency_id = $1 and booking_id = $2 and kind = 'commission' group by 1, 2`,
    [agency_id, booking_id],
    'shares posted',
  );
  const sharesOf = (chosen: typeof rows): PartyShares => {
    const total = (account: string) =>
      chosen.filter((row) => row.account === account).reduce((sum, { amount }) => sum + amount, 0);
    return {
      supplier: total('supplier'),
      agency: total('agency_commission'),
      agent: total('agent_commission'),
      platform: total('platform_fee'),
    };
  };
  return { of: sharesOf(rows.filter((row) => row.payment_id === payment.payment_id)), all: sharesOf(rows) };
}
