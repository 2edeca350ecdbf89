import { firstLook, nextLook, unknownMs } from '@portolan/core';
import { SupplierError, type BookingSupplier } from '@portolan/suppliers';
import type { Context } from './context.ts';
import type { BookingRow } from './tables.ts';
import { toInstant } from '../platform/clock.ts';
import { cancelledBySupplier } from './cancelled-by-supplier.ts';
import { moveBooking, type BookingMove } from './executor.ts';
import type { Payments } from './pay.ts';
import { settleCancelled } from './refund.ts';
import { completeAt } from './moments.ts';
import { callSupplier, supplierOf } from '../sales/index.ts';
import { bookingRefOf, bookStepMs, callOptions } from './supplier-calls.ts';

const minute = 60_000;

/** What a supplier has under our reference; `null` when it cannot say. */
type Said = Awaited<ReturnType<BookingSupplier<unknown, unknown, unknown>['retrieve']>> | null;

/** The states that a cancellation is in between. */
export function isCancelling({ status }: Pick<BookingRow, 'status'>): boolean {
  return status === 'cancel_quoted' || status === 'cancelling' || status === 'cancel_unknown';
}

/** What cancels a booking, from its written intent to the last refund. */
export interface Cancellation {
  /**
   * Continues a cancellation from wherever it is, as far as it goes now. Unlike booking, asking a supplier again to cancel does no
   * harm; what it says it has done is asked for first all the same. Answers the booking as it is now.
   */
  proceed(booking: BookingRow): Promise<BookingRow>;
  /** Money of a cancelled booking, where it is not settled yet. */
  settle(booking: BookingRow): Promise<BookingRow>;
}

export function createCancellation(context: Context, payments: Payments): Cancellation {
  const { database, clock, logger } = context;
  const move = (booking: BookingRow, change: BookingMove) =>
    database.withAgency(booking.agency_id, (tx) => moveBooking(tx, booking, change, clock.now()));
  const scenarioOf = (booking: BookingRow) =>
    context.config.demo ? (booking.scenario ?? undefined) : undefined;
  const settle = (booking: BookingRow) => settleCancelled(context, payments, booking);

  /** It is cancelled. Where the supplier did so by itself, before it was asked, the traveller gets everything back, whatever they accepted. */
  async function end(booking: BookingRow, answer: Said): Promise<BookingRow> {
    if (answer?.status === 'cancelled' && answer.by === 'supplier')
      return cancelledBySupplier(context, payments, booking);
    const now = clock.now();
    const cancelled = await move(booking, {
      to: 'cancelled',
      reason: 'supplier_cancelled',
      next: { action: 'refund', at: now + minute },
      set: { cancelled_at: toInstant(now) },
    });
    return settle(cancelled);
  }

  const lose = (booking: BookingRow, reason: string) =>
    move(booking, {
      to: 'cancel_unknown',
      reason,
      next: { action: 'cancel', at: firstLook(clock.now()) },
    });

  /** The supplier will not: the booking stands as it stood. */
  async function stand(booking: BookingRow): Promise<BookingRow> {
    const paid = await database.withAgency(booking.agency_id, (tx) =>
      tx.query<{ one: number }>(
        `select 1 as one from payments where agency_id = $1 and booking_id = $2 and status = 'captured'`,
        [booking.agency_id, booking.booking_id],
      ),
    );
    const now = clock.now();
    return move(
      booking,
      paid.length > 0 && booking.documents === 'ready'
        ? {
            to: 'documented',
            reason: 'supplier_refused_to_cancel',
            next: { action: 'complete', at: completeAt(booking) },
            set: { cancel_quote_id: null },
          }
        : {
            to: 'confirmed',
            reason: 'supplier_refused_to_cancel',
            next: { action: 'capture', at: now },
            set: { cancel_quote_id: null },
          },
    );
  }

  /** Asks the supplier to cancel a booking that stands at `cancelling`. */
  async function ask(booking: BookingRow): Promise<BookingRow> {
    const supplier = supplierOf(context, booking);
    const options = { language: booking.language, scenario: scenarioOf(booking) };
    try {
      const answer = await callSupplier(supplier, supplier.limits.bookMs, (signal) =>
        supplier.cancel(bookingRefOf(booking), callOptions(signal, options)),
      );
      // "Cancelled" may mean that it was, before anybody asked.
      if (answer.status === 'cancelled') return await end(booking, await said(booking));
      return await lose(booking, 'supplier_pending');
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      logger.warn({ err: error, booking: booking.booking_id }, 'a cancellation got no answer');
      if (error.reason !== 'rejected')
        return lose(booking, error.reason === 'timeout' ? 'supplier_timeout' : 'supplier_failed');
      // It may refuse because it is cancelled already.
      const now = await said(booking);
      return now?.status === 'cancelled' ? end(booking, now) : stand(booking);
    }
  }

  /** What the supplier has under our reference; `null` when it cannot say. */
  async function said(booking: BookingRow): Promise<Said> {
    const supplier = supplierOf(context, booking);
    try {
      return await callSupplier(supplier, supplier.limits.quoteMs, (signal) =>
        supplier.retrieve(bookingRefOf(booking), callOptions(signal, { language: booking.language })),
      );
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      logger.warn(
        { err: error, booking: booking.booking_id },
        'a supplier could not say what became of a cancellation',
      );
      return null;
    }
  }

  /** How long the supplier may take to cancel, or nobody may know whether it did, before a person looks. */
  function patienceWith(booking: BookingRow): number {
    const { limits } = supplierOf(context, booking);
    return booking.status_reason === 'supplier_pending' ? limits.pendingMs : unknownMs[limits.lookup];
  }

  /** When somebody else continues a step in which the supplier is asked to cancel. */
  function stepEnd(booking: BookingRow): number {
    return clock.now() + bookStepMs(supplierOf(context, booking).limits);
  }

  async function lookAgain(booking: BookingRow): Promise<BookingRow> {
    const now = clock.now();
    const since = Date.parse(booking.unsure_since ?? toInstant(now));
    const looks = (booking.looks ?? 0) + 1;
    const at = nextLook(since + patienceWith(booking), now, looks);
    if (at === null)
      return move(booking, {
        to: 'manual_review',
        reason: 'cancellation_unknown',
        next: { action: 'retrieve', at: now + 60 * minute },
      });
    return database.withAgency(booking.agency_id, (tx) =>
      tx.db
        .updateTable('bookings')
        .set({ looks, next_action: 'cancel', next_action_at: toInstant(at) })
        .where('agency_id', '=', booking.agency_id)
        .where('booking_id', '=', booking.booking_id)
        .where('status', '=', booking.status)
        .returningAll()
        .executeTakeFirst()
        .then((row) => row ?? booking),
    );
  }

  return {
    settle,
    async proceed(booking) {
      if (booking.status === 'cancel_quoted') {
        const next = { action: 'cancel', at: stepEnd(booking) } as const;
        return ask(await move(booking, { to: 'cancelling', reason: 'supplier_asked', next }));
      }
      if (booking.status === 'cancelling') {
        // Whoever asked is gone: nobody can know whether it was asked.
        return this.proceed(await lose(booking, 'interrupted'));
      }
      if (booking.status === 'cancel_unknown') {
        const now = await said(booking);
        if (now?.status === 'cancelled') return end(booking, now);
        const pending = booking.status_reason === 'supplier_pending';
        // It still stands at the supplier, and nobody there said that they are at it: ask again.
        if (
          (now?.status === 'confirmed' || now?.status === 'pending') &&
          !pending &&
          (booking.looks ?? 0) < 3
        ) {
          const next = { action: 'cancel', at: stepEnd(booking) } as const;
          const again = await ask(await move(booking, { to: 'cancelling', reason: 'asked_again', next }));
          return again.status === 'cancel_unknown' ? lookAgain(again) : again;
        }
        return lookAgain(booking);
      }
      if (booking.status === 'manual_review') {
        const now = await said(booking);
        if (now?.status === 'cancelled') return end(booking, now);
      }
      return booking.status === 'cancelled' ? settle(booking) : booking;
    },
  };
}
