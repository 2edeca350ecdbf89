import { cancelQuoteOf, paymentsOf } from './booking-rows.ts';
import type { Tx } from '../db/index.ts';
import type { BookingRow, CancelQuoteRow, PaymentRow } from './tables.ts';

/** The payment that stands for a booking: the one that moved money, else the latest attempt. */
export async function currentPayment(tx: Tx, booking: BookingRow): Promise<PaymentRow | undefined> {
  const payments = await paymentsOf(tx, booking);
  return payments.find((payment) => isLive(payment)) ?? payments.at(-1);
}

/** Money is promised or taken. */
export function isLive({ status }: PaymentRow): boolean {
  return (
    status === 'authorised' || status === 'captured' || status === 'part_refunded' || status === 'refunded'
  );
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
  payment: PaymentRow | undefined;
  /** What it was cancelled with. */
  cancelQuote: CancelQuoteRow | undefined;
}

export async function moneyOf(tx: Tx, booking: BookingRow): Promise<BookingMoney> {
  const payment = await currentPayment(tx, booking);
  if (!booking.cancel_quote_id) return { payment, cancelQuote: undefined };
  return { payment, cancelQuote: await cancelQuoteOf(tx, booking, booking.cancel_quote_id) };
}
