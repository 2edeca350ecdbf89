import { cancelQuoteOf, paymentsOf } from './booking-rows.ts';
import type { Tx } from '../db/index.ts';
import { instalmentsOf, payableInstalments } from './instalments.ts';
import { isBeingGivenBack } from './reserved-money.ts';
import type { BookingRow, CancelQuoteRow, InstalmentRow, PaymentRow } from './tables.ts';

/** The payment that stands for a booking: the one that moved money, else the latest attempt. */
export async function currentPayment(tx: Tx, booking: BookingRow): Promise<PaymentRow | undefined> {
  const payments = await paymentsOf(tx, booking);
  return payments.find((payment) => isLive(payment)) ?? payments.at(-1);
}

/**
 * The payments of a booking as one, for views: amounts add up over its instalments, and the status is that of all of them together.
 */
export function paymentsAsOne(payments: readonly PaymentRow[]): PaymentRow | undefined {
  const live = payments.filter(isLive);
  const [first] = live;
  if (!first || live.length === 1) return first ?? payments.at(-1);
  const sum = (member: 'amount' | 'wallet_amount' | 'captured' | 'refunded') =>
    live.reduce((total, payment) => total + payment[member], 0);
  const every = (status: PaymentRow['status']) => live.every((payment) => payment.status === status);
  return {
    ...first,
    amount: sum('amount'),
    wallet_amount: sum('wallet_amount'),
    captured: sum('captured'),
    refunded: sum('refunded'),
    status: every('refunded') ? 'refunded' : sum('refunded') > 0 ? 'part_refunded' : first.status,
  };
}

/** The payment that the bank asks about, else the one that stands for the booking. */
export async function paymentAtTheBank(tx: Tx, booking: BookingRow): Promise<PaymentRow | undefined> {
  const payments = await paymentsOf(tx, booking);
  const asked = payments.filter(({ status }) => status === 'requires_action').at(-1);
  return asked ?? payments.find((payment) => isLive(payment)) ?? payments.at(-1);
}

/** The last attempt that did not fail; one that was to replace an authorisation and never stood does not count. */
export function lastAttempt(payments: readonly PaymentRow[]): PaymentRow | undefined {
  return payments
    .filter(
      ({ status, replaces, authorised_until }) =>
        status !== 'failed' && (replaces === null || authorised_until !== null),
    )
    .at(-1);
}

/** Money is promised or taken, and the promise is not being given back. */
export function isLive(payment: PaymentRow): boolean {
  const { status } = payment;
  if (isBeingGivenBack(payment)) return false;
  return (
    status === 'authorised' || status === 'captured' || status === 'part_refunded' || status === 'refunded'
  );
}

/**
 * What was paid for a booking so far, minor units: captured and not refunded, or reserved for what is due at once. A later instalment that
 * is being paid at this moment does not count.
 */
export async function paidFor(tx: Tx, booking: BookingRow): Promise<number> {
  const due = (await instalmentsOf(tx, booking)).find(({ n }) => n === 0)?.amount ?? 0;
  return (await paymentsOf(tx, booking)).reduce((sum, payment) => {
    if (payment.status !== 'authorised') return sum + payment.captured - payment.refunded;
    return payment.instalment === 0 && isLive(payment) ? sum + Math.min(payment.amount, due) : sum;
  }, 0);
}

export function bookingOfQuote(tx: Tx, agencyId: string, quoteId: string): Promise<BookingRow | undefined> {
  return tx.db
    .selectFrom('bookings')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
}

/** What a view says of a booking's money. */
export interface BookingMoney {
  /** All payments as one, see {@link paymentsAsOne}. */
  payment: PaymentRow | undefined;
  /** Every attempt, oldest first. */
  payments: readonly PaymentRow[];
  /** What is to be paid, and when. */
  instalments: readonly InstalmentRow[];
  /** Those of them that may be paid now, while the booking stands. */
  payable: readonly InstalmentRow[];
  /** What it was cancelled with. */
  cancelQuote: CancelQuoteRow | undefined;
}

export async function moneyOf(tx: Tx, booking: BookingRow): Promise<BookingMoney> {
  const payments = await paymentsOf(tx, booking);
  const instalments = await instalmentsOf(tx, booking);
  const payable = instalments.some(({ n }) => n > 0) ? await payableInstalments(tx, booking) : [];
  const money = { payment: paymentsAsOne(payments), payments, instalments, payable };
  if (!booking.cancel_quote_id) return { ...money, cancelQuote: undefined };
  return { ...money, cancelQuote: await cancelQuoteOf(tx, booking, booking.cancel_quote_id) };
}
