import type { Tx } from '../../db/database.ts';
import type { BookingRow, PaymentRow } from '../../db/tables-booking.ts';

/** The payment that stands for a booking: the one that moved money, else the latest attempt. */
export async function currentPayment(tx: Tx, booking: BookingRow): Promise<PaymentRow | undefined> {
  const payments = await paymentsOf(tx, booking);
  return payments.find((payment) => isLive(payment)) ?? payments.at(-1);
}

/** All attempts to pay a booking, oldest first. */
export function paymentsOf(
  tx: Tx,
  booking: Pick<BookingRow, 'agency_id' | 'booking_id'>,
): Promise<PaymentRow[]> {
  return tx.db
    .selectFrom('payments')
    .selectAll()
    .where('agency_id', '=', booking.agency_id)
    .where('booking_id', '=', booking.booking_id)
    .orderBy('attempt')
    .execute();
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
