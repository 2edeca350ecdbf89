import type { Tx } from '../db/index.ts';
import type { BookingRow, CancelQuoteRow, PaymentRow } from './tables.ts';

// Rows that the engine, mails and documents read alike.

export function bookingById(tx: Tx, agencyId: string, bookingId: string): Promise<BookingRow | undefined> {
  return tx.db
    .selectFrom('bookings')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

/** The reason that a booking is kept with which its supplier has cancelled. */
export const supplierCancelled = 'cancelled_by_supplier';

/** Whether its supplier has cancelled it, and not whoever booked it or the agency. */
export function isCancelledBySupplier(booking: Pick<BookingRow, 'status' | 'status_reason'>): boolean {
  return booking.status === 'cancelled' && booking.status_reason === supplierCancelled;
}

/** Waits for whoever moves the booking, and keeps it where it then is until the transaction ends. Answers its status. */
export async function lockBooking(
  tx: Tx,
  booking: Pick<BookingRow, 'agency_id' | 'booking_id'>,
): Promise<BookingRow['status']> {
  const { status } = await tx.db
    .selectFrom('bookings')
    .select('status')
    .where('agency_id', '=', booking.agency_id)
    .where('booking_id', '=', booking.booking_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return status;
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
