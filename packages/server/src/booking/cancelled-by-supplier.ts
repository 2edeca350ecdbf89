import { limitToPaid, type CancelledShare } from '@portolan/core';
import type { Context } from './context.ts';
import { supplierCancelled } from './booking-rows.ts';
import { partsOf } from '../sales/index.ts';
import { newId } from '../platform/ids.ts';
import { toInstant } from '../platform/clock.ts';
import { asJson, moveBooking } from './executor.ts';
import type { Payments } from './pay.ts';
import { paidFor } from './queries.ts';
import { settleCancelled } from './refund.ts';
import type { BookingRow, CancelQuoteRow } from './tables.ts';

const minute = 60_000;

/**
 * Ends a booking that its supplier has cancelled: an airline, the weather, a ship. Nobody keeps anything, whatever the terms say, and all that
 * was paid goes back.
 */
export async function cancelledBySupplier(
  context: Context,
  payments: Payments,
  booking: BookingRow,
): Promise<BookingRow> {
  const now = context.clock.now();
  const paid = await context.database.withAgency(booking.agency_id, (tx) => paidFor(tx, booking));
  const whole = partsOf(context, booking).map(({ kind, price: { sell } }): CancelledShare => ({
    kind,
    paid: sell,
    refund: sell,
    penalty: 0,
    percent: 0,
    kept: { supplier: 0, agency: 0, platform: 0 },
  }));
  const parts = limitToPaid(whole, paid);
  const quote: CancelQuoteRow = {
    agency_id: booking.agency_id,
    cancel_quote_id: newId('c'),
    booking_id: booking.booking_id,
    currency: booking.price.currency,
    paid,
    refund: paid,
    penalty: 0,
    parts,
    supplier_penalty: 0,
    next_penalty_at: null,
    created_at: toInstant(now),
    expires_at: toInstant(now + minute),
  };
  const cancelled = await context.database.withAgency(booking.agency_id, async (tx) => {
    await tx.db
      .insertInto('cancel_quotes')
      .values({ ...quote, parts: asJson(parts) })
      .execute();
    return moveBooking(
      tx,
      booking,
      {
        to: 'cancelled',
        reason: supplierCancelled,
        next: { action: 'refund', at: now + minute },
        set: { cancel_quote_id: quote.cancel_quote_id, cancelled_at: toInstant(now) },
      },
      now,
    );
  });
  return settleCancelled(context, payments, cancelled);
}
