import type { Tx } from './database.ts';
import type { BookingRow, CancelQuoteRow, PaymentRow } from './tables-booking.ts';

// Rows that the engine, mails and documents read alike.

export function bookingById(tx: Tx, agencyId: string, bookingId: string): Promise<BookingRow | undefined> {
  return tx.db
    .selectFrom('bookings')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
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

/** What a booking was, or may be, cancelled with. */
export function cancelQuoteOf(
  tx: Tx,
  booking: BookingRow,
  cancelQuoteId: string,
): Promise<CancelQuoteRow | undefined> {
  return tx.db
    .selectFrom('cancel_quotes')
    .selectAll()
    .where('agency_id', '=', booking.agency_id)
    .where('booking_id', '=', booking.booking_id)
    .where('cancel_quote_id', '=', cancelQuoteId)
    .executeTakeFirst();
}
