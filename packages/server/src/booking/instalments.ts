import type { Tx } from '../db/index.ts';
import { toInstant } from '../platform/clock.ts';
import type { BookingRow, PaymentRow } from './tables.ts';

type Owner = Pick<BookingRow, 'agency_id' | 'booking_id'>;

/** What is sold today is paid at once: number 0. Where nothing is to be paid there is none. Written again when the price has changed. */
export async function writeInstalmentNow(
  tx: Tx,
  booking: Owner & Pick<BookingRow, 'price'>,
  now: number,
): Promise<void> {
  const { agency_id, booking_id, price } = booking;
  if (price.sell <= 0) return;
  await tx.db
    .insertInto('instalments')
    .values({
      agency_id,
      booking_id,
      n: 0,
      due_at: toInstant(now),
      amount: price.sell,
      currency: price.currency,
      status: 'due',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'booking_id', 'n'])
        .doUpdateSet({ amount: price.sell, currency: price.currency })
        .where('instalments.status', '=', 'due'),
    )
    .execute();
}

/** The money of a payment is taken: its instalment is paid. */
export async function markPaid(tx: Tx, { agency_id, booking_id, instalment }: PaymentRow): Promise<void> {
  await tx.db
    .updateTable('instalments')
    .set({ status: 'paid' })
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('n', '=', instalment)
    .execute();
}

/** A booking came to nothing: nobody has to pay what is still due. */
export async function waiveInstalments(tx: Tx, { agency_id, booking_id }: Owner): Promise<void> {
  await tx.db
    .updateTable('instalments')
    .set({ status: 'waived' })
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('status', '=', 'due')
    .execute();
}
