import { firstLook, isBooked, nextLook, nextTry } from '@portolan/core';
import { mayHaveBooked, SupplierError, type SupplierBooking } from '@portolan/suppliers';
import type { Context } from './context.ts';
import { toInstant } from '../platform/clock.ts';
import type { BookingRow } from './tables.ts';
import { cancelledBySupplier } from './cancelled-by-supplier.ts';
import { asJson, moveBooking, openReview, type BookingMove } from './executor.ts';
import type { Payments } from './pay.ts';
import { completeAt } from './moments.ts';
import { callSupplier, supplierOf } from '../sales/index.ts';
import { supplierAsked } from './revalidate.ts';
import { bookingRefOf, callOptions } from './supplier-calls.ts';
import { hasChanges, lookSoon } from './supplier-changes.ts';
import { travellersFor } from './traveller-details.ts';

const minute = 60_000;

/** What a supplier's answer makes of a booking. */
export interface Submission {
  /** Sends a booking whose intent is written to the supplier, once, and follows it as far as it goes now. */
  submit(booking: BookingRow, options: { scenario?: string | undefined }): Promise<BookingRow>;
  /** Finds out what became of a booking that was sent: asks the supplier, captures, documents. Never sends it again. */
  settle(booking: BookingRow): Promise<BookingRow>;
}

export function createSubmission(context: Context, payments: Payments): Submission {
  const { database, clock, logger } = context;
  const move = (booking: BookingRow, change: BookingMove) =>
    database.withAgency(booking.agency_id, (tx) => moveBooking(tx, booking, change, clock.now()));

  /** Takes the supplier's word. */
  async function accept(booking: BookingRow, answer: SupplierBooking<unknown>): Promise<BookingRow> {
    if (isBooked(booking.status)) return acceptForBooked(booking, answer);
    switch (answer.status) {
      case 'confirmed':
        return move(booking, {
          to: 'confirmed',
          reason: 'supplier_confirmed',
          next: { action: 'capture', at: clock.now() + minute },
          set: {
            supplier_reference: answer.supplierReference,
            done: asJson(answer.done as BookingRow['done']),
            documents: answer.documents,
          },
        });
      case 'pending':
        if (booking.status === 'pending') return keepDecideBy(booking, answer.decidedBy);
        if (booking.status === 'manual_review') return booking;
        return move(booking, {
          to: 'pending',
          reason: 'supplier_pending',
          next: { action: 'retrieve', at: firstLook(clock.now()) },
          set: { supplier_reference: answer.supplierReference, decide_by: answer.decidedBy },
        });
      case 'rejected':
        return move(booking, { to: 'rejected', reason: 'supplier_rejected', next: null });
      case 'cancelled':
        // What a person looks into was being cancelled: it is that cancellation's end.
        if (booking.cancel_quote_id) return booking;
        return move(booking, { to: 'rejected', reason: 'supplier_cancelled', next: null });
      case 'not_found':
        return booking.status === 'submitting' ? lose(booking, 'no_answer') : booking;
    }
  }

  /** Takes the supplier's word about a booking that stands: documents that have come, or that it has cancelled it. */
  async function acceptForBooked(booking: BookingRow, answer: SupplierBooking<unknown>): Promise<BookingRow> {
    if (answer.status === 'confirmed') {
      const { supplierReference, done, documents } = answer;
      return update(booking, {
        supplier_reference: supplierReference,
        done: asJson(done as BookingRow['done']),
        documents,
      });
    }
    if (answer.status === 'cancelled' && answer.by === 'supplier')
      return cancelledBySupplier(context, payments, booking);
    // It does not know any more what it confirmed, or somebody cancelled it there: a person finds out.
    logger.error(
      { booking: booking.booking_id, says: answer.status },
      'a supplier takes back what it confirmed',
    );
    await database.withAgency(booking.agency_id, (tx) =>
      openReview(tx, booking, 'supplier_took_it_back', clock.now()),
    );
    return booking;
  }

  /** Keeps what the supplier now promises of a pending booking; what it promised before stands when it names no time. */
  async function keepDecideBy(booking: BookingRow, decidedBy: string | null): Promise<BookingRow> {
    if (!decidedBy || Date.parse(decidedBy) === Date.parse(booking.decide_by ?? '')) return booking;
    return update(booking, { decide_by: toInstant(Date.parse(decidedBy)) });
  }

  /** Writes what is new of a booking whose status stays; as it was where somebody has moved it meanwhile. */
  async function update(
    booking: BookingRow,
    set: Partial<BookingRow>,
    expected: Partial<Pick<BookingRow, 'next_action_at'>> = {},
  ): Promise<BookingRow> {
    const row = await database.withAgency(booking.agency_id, (tx) =>
      tx.db
        .updateTable('bookings')
        .set(set)
        .where('agency_id', '=', booking.agency_id)
        .where('booking_id', '=', booking.booking_id)
        .where((eb) => eb.and({ status: booking.status, ...expected }))
        .returningAll()
        .executeTakeFirst(),
    );
    return row ?? booking;
  }

  /** Nobody knows whether the supplier has it: not a failure, but a question for later. */
  function lose(booking: BookingRow, reason: string): Promise<BookingRow> {
    return move(booking, {
      to: 'unknown',
      reason,
      next: { action: 'retrieve', at: firstLook(clock.now()) },
    });
  }

  /**
   * Asks the supplier what it has and takes its word.
   * @param maybe False when the supplier surely made nothing: then its word that it knows nothing is an end, not a wait.
   * @returns `null` when the supplier did not answer
   */
  async function retrieve(booking: BookingRow, maybe = true): Promise<BookingRow | null> {
    const supplier = supplierOf(context, booking);
    let answer: SupplierBooking<unknown>;
    try {
      answer = await callSupplier(supplier, supplier.limits.quoteMs, (signal) =>
        supplier.retrieve(bookingRefOf(booking), callOptions(signal, { language: booking.language })),
      );
    } catch (error) {
      logger.warn(
        { err: error, booking: booking.booking_id },
        'a supplier could not say what became of a booking',
      );
      return null;
    }
    if (answer.status === 'not_found' && !maybe) {
      return move(booking, { to: 'rejected', reason: 'supplier_unavailable', next: null });
    }
    return accept(booking, answer);
  }

  /** Captures and documents what is confirmed, gives back what is rejected. */
  async function finish(booking: BookingRow): Promise<BookingRow> {
    if (booking.status === 'rejected') {
      await payments.giveBack(booking, 'supplier_rejected');
      return booking;
    }
    const complete = { action: 'complete', at: completeAt(booking) } as const;
    if (booking.status === 'documented' && booking.next_action === 'ticket') {
      const { next_action_at } = booking;
      // Unless the supplier has told something new since: that needs a look of its own.
      return update(
        booking,
        { next_action: complete.action, next_action_at: toInstant(complete.at) },
        { next_action_at },
      );
    }
    if (booking.status !== 'confirmed') return booking;
    // Confirmed is confirmed: a capture that fails now is taken later, and the traveller has what was booked either way.
    if (!(await payments.capture(booking))) return waitForCapture(booking);
    if (booking.documents === 'later') return waitForDocuments(booking);
    return database.withAgency(booking.agency_id, async (tx) => {
      const now = clock.now();
      const issued = { to: 'documented', reason: 'confirmation_issued', next: complete } as const;
      const documented = await moveBooking(tx, booking, issued, now);
      // What the supplier told while the booking was on its way here was not looked at: one more look.
      return (await hasChanges(tx, booking))
        ? ((await lookSoon(tx, booking, now)) ?? documented)
        : documented;
    });
  }

  /** The supplier did not answer about a booking that stands: it is asked again, whatever else is due waits for its answer. */
  function askLater(booking: BookingRow): Promise<BookingRow> {
    if (booking.status === 'confirmed' && booking.documents === 'later') return waitForDocuments(booking);
    const looks = (booking.looks ?? 0) + 1;
    return update(booking, {
      looks,
      next_action: 'ticket',
      next_action_at: toInstant(nextTry(clock.now(), looks)),
    });
  }

  function waitForCapture(booking: BookingRow): Promise<BookingRow> {
    const looks = (booking.looks ?? 0) + 1;
    const at = nextTry(clock.now(), looks);
    return update(booking, { looks, next_action: 'capture', next_action_at: toInstant(at) });
  }

  /** Asks again later. Once the supplier has had the time that it takes to decide, a person is told, and it is asked every hour. */
  async function waitForDocuments(booking: BookingRow): Promise<BookingRow> {
    const now = clock.now();
    // The first look follows the capture.
    const looks = booking.next_action === 'ticket' ? (booking.looks ?? 0) + 1 : 0;
    const end = Date.parse(booking.updated_at) + supplierOf(context, booking).limits.pendingMs;
    const at = nextLook(end, now, looks);
    if (at === null)
      await database.withAgency(booking.agency_id, (tx) => openReview(tx, booking, 'documents_missing', now));
    return update(booking, {
      looks,
      next_action: 'ticket',
      next_action_at: toInstant(at ?? now + 60 * minute),
    });
  }

  return {
    async submit(booking, { scenario }) {
      const supplier = supplierOf(context, booking);
      const travellers = await travellersFor(context, booking);
      let sent: BookingRow;
      let maybe = true;
      try {
        const answer = await callSupplier(supplier, supplier.limits.bookMs, (signal) =>
          supplier.book(
            {
              reference: booking.booking_id,
              quoteKey: booking.quote_key,
              holdId: booking.hold_id,
              asked: supplierAsked(context, booking),
              travellers,
              contact: { email: booking.contact.email, phone: booking.contact.phone },
              wishes: booking.special_requests,
            },
            callOptions(signal, { language: booking.language, scenario }),
          ),
        );
        sent = await accept(booking, answer);
      } catch (error) {
        if (!(error instanceof SupplierError)) throw error;
        if (error.reason === 'rejected') {
          sent = await move(booking, { to: 'rejected', reason: 'supplier_refused', next: null });
        } else {
          logger.warn({ err: error, booking: booking.booking_id }, 'a booking got no answer');
          sent = await lose(booking, error.reason === 'timeout' ? 'supplier_timeout' : 'supplier_failed');
        }
        maybe = mayHaveBooked(error);
      }
      if (sent.status === 'unknown') sent = (await retrieve(sent, maybe)) ?? sent;
      return finish(sent);
    },
    async settle(booking) {
      // Whoever wrote the intent is gone: nobody can know whether it was sent.
      const now = booking.status === 'submitting' ? await lose(booking, 'interrupted') : booking;
      if (!isAskedFor(now)) return finish(now);
      const answered = await retrieve(now);
      if (answered) return finish(answered);
      return isBooked(now.status) ? askLater(now) : now;
    },
  };
}

function isAskedFor({ status, next_action: next }: BookingRow): boolean {
  if (status === 'confirmed' || status === 'documented') return next === 'ticket';
  return status === 'unknown' || status === 'pending' || status === 'manual_review';
}
