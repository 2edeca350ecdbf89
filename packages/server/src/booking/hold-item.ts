import { SupplierError, type SupplierHold } from '@portolan/suppliers';
import type { Context } from './context.ts';
import type { BookingRow } from './tables.ts';
import { ApiError } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import { moveBooking, type BookingMove } from './executor.ts';
import { callSupplier, supplierOf } from '../sales/index.ts';
import { supplierAsked } from './revalidate.ts';
import { callOptions } from './supplier-calls.ts';
import { travellersFor } from './traveller-details.ts';

/** Has the item kept where the supplier can; where it cannot just now, the booking goes on without, unless only the hold finds it again. */
export async function holdItem(
  context: Context,
  booking: BookingRow,
  scenario: string | undefined,
): Promise<BookingRow> {
  const supplier = supplierOf(context, booking);
  if (!supplier.hold || booking.status !== 'revalidated') return booking;
  return (await hold(context, booking, scenario, supplier.limits.lookup === 'held')).booking;
}

/**
 * Asks the supplier to hold.
 * @param required without a hold the call ends: `SUPPLIER_UNAVAILABLE`
 */
export async function hold(
  context: Context,
  booking: BookingRow,
  scenario: string | undefined,
  required: boolean,
): Promise<{ booking: BookingRow; held: SupplierHold | null }> {
  const supplier = supplierOf(context, booking);
  const ask = {
    key: booking.offer_key,
    quoteKey: booking.quote_key,
    asked: supplierAsked(context, booking),
    travellers: await travellersFor(context, booking),
  };
  try {
    const held = await callSupplier(supplier, supplier.limits.quoteMs, (signal) =>
      supplier.hold!(ask, callOptions(signal, { language: booking.language, scenario })),
    );
    const { database, clock } = context;
    const change: BookingMove = {
      to: 'held',
      reason: 'supplier_holds',
      next: { action: 'expire', at: Date.parse(held.expiresAt) },
      set: { hold_id: held.holdId, hold_expires_at: toInstant(Date.parse(held.expiresAt)) },
    };
    const moved = await database.withAgency(booking.agency_id, (tx) =>
      moveBooking(tx, booking, change, clock.now()),
    );
    return { booking: moved, held };
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    context.logger.warn(
      { err: error, booking: booking.booking_id },
      'a supplier did not hold what was quoted',
    );
    // A lost answer would be found by nothing: not a cent is asked for.
    if (required) throw new ApiError('SUPPLIER_UNAVAILABLE', { cause: error });
    return { booking, held: null };
  }
}
