import type { BookingRow } from './tables.ts';
import { moveBooking } from './executor.ts';
import type { BookingSteps } from './booking-steps.ts';

/** Ends a booking that never reached the supplier. */
export async function giveUp(
  { context, payments }: Pick<BookingSteps, 'context' | 'payments'>,
  booking: BookingRow,
  reason: string,
): Promise<void> {
  await payments.giveBack(booking, reason);
  const { database, clock } = context;
  await database.withAgency(booking.agency_id, (tx) =>
    moveBooking(tx, booking, { to: 'expired', reason, next: null }, clock.now()),
  );
}
