import {
  isBeforeSubmission,
  isUnsettled,
  nextLook,
  nextTry,
  unknownMs,
  type BookingAction,
} from '@portolan/core';
import type { Context } from './context.ts';
import { bookingById, paymentsOf } from './booking-rows.ts';
import type { BookingRow, PaymentRow } from './tables.ts';
import { ApiError } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import { isCancelling, type Cancellation } from './cancel.ts';
import { completeBooking } from './complete.ts';
import type { Resume } from './booking-steps.ts';
import { followAuthorisation } from './follow-authorisation.ts';
import { followInstalment } from './follow-instalment.ts';
import { followInstalmentPayment } from './pay-instalment.ts';
import { isOpen } from './payment-attempt.ts';
import { LostRaceError, moveBooking, openReview, type BookingMove } from './executor.ts';
import { isUndecided } from './lapsing-authorisation.ts';
import type { Payments } from './pay.ts';
import { tryQuoteLease } from './quote-lease.ts';
import { isBeingGivenBack } from './reserved-money.ts';
import { supplierOf } from '../sales/index.ts';
import type { Submission } from './submit.ts';
import { longestBookStepMs } from './supplier-calls.ts';

const minute = 60_000;
const hour = 60 * minute;
/** After so many tries a person is told; it is tried all the same. */
const triesBeforeReview = 8;

/** What jobs do with a booking or a payment whose moment has come. Anything that is not due is left alone. */
export interface FollowUp {
  followBooking(agencyId: string, bookingId: string): Promise<void>;
  followPayment(agencyId: string, paymentId: string): Promise<void>;
  followInstalment(agencyId: string, bookingId: string, n: number): Promise<void>;
}

/**
 * Follows up what a lost browser, a lost answer or a dead server left. One at a time has a row: its own next moment, moved ahead, is
 * the claim, so a follower that dies is followed by the next sweep.
 */
export function createFollowUp(deps: {
  context: Context;
  resume: Resume;
  payments: Payments;
  submission: Submission;
  cancellation: Cancellation;
}): FollowUp {
  const { context, resume, payments, submission, cancellation } = deps;
  const { database, clock, logger } = context;
  /** How long whoever follows something up has it for itself: longer than any call to a neighbour. */
  const claimMs = Math.max(2 * minute, longestBookStepMs(context));
  const move = (booking: BookingRow, change: BookingMove) =>
    database.withAgency(booking.agency_id, (tx) => moveBooking(tx, booking, change, clock.now()));

  async function follow(booking: BookingRow): Promise<void> {
    const { status } = booking;
    if (status === 'quoted' || status === 'revalidated' || status === 'held') return expire(booking);
    if (
      isCancelling(booking) ||
      status === 'cancelled' ||
      (status === 'manual_review' && booking.cancel_quote_id)
    ) {
      const after = await cancellation.proceed(booking);
      if (after.status === 'manual_review') await wait(after, 'retrieve', clock.now() + hour);
      return;
    }
    if (isUnsettled(status)) return look(booking);
    if (status === 'confirmed') {
      const after = await submission.settle(booking);
      const stuck = after.status === 'confirmed' && after.next_action === 'capture';
      if (stuck && (booking.looks ?? 0) + 1 === triesBeforeReview) await review(booking, 'capture_stuck');
      return;
    }
    if (status === 'documented')
      await (booking.next_action === 'ticket'
        ? submission.settle(booking)
        : completeBooking(context, booking));
  }

  async function look(booking: BookingRow): Promise<void> {
    const after = await submission.settle(booking);
    if (!isUnsettled(after.status)) return;
    const now = clock.now();
    if (after.status === 'manual_review') return wait(after, 'retrieve', now + hour);
    const looks = (after.looks ?? 0) + 1;
    const since = Date.parse(after.unsure_since ?? toInstant(now));
    // What the supplier promised last stands while it does not answer.
    const promised = after.status === 'pending' && after.decide_by !== null;
    const end = promised ? Date.parse(after.decide_by!) : since + patienceWith(after);
    const at = nextLook(end, now, looks);
    if (at !== null) return wait(after, 'retrieve', at, looks);
    logger.error(
      { booking: after.booking_id, status: after.status },
      'a person must find out what became of a booking',
    );
    await move(after, {
      to: 'manual_review',
      reason: after.status === 'pending' ? 'pending_too_long' : 'unknown_too_long',
      next: { action: 'retrieve', at: now + hour },
    });
  }

  /** How long a booking may be pending or unknown at its supplier before a person looks. */
  function patienceWith(booking: BookingRow): number {
    const { limits } = supplierOf(context, booking);
    return booking.status === 'pending' ? limits.pendingMs : unknownMs[limits.lookup];
  }

  /** Ends a booking that nobody paid for; not while somebody is paying. */
  async function expire(booking: BookingRow): Promise<void> {
    const done = await tryQuoteLease(context, booking.agency_id, booking.quote_id, async () => {
      const now = clock.now();
      const { fresh, paying, endsAt } = await database.withAgency(booking.agency_id, async (tx) => ({
        fresh: await bookingById(tx, booking.agency_id, booking.booking_id),
        paying: (await paymentsOf(tx, booking)).some(
          ({ status }) => status === 'none' || status === 'requires_action',
        ),
        endsAt: Date.parse(
          (
            await tx.db
              .selectFrom('quotes')
              .select('expires_at')
              .where('agency_id', '=', booking.agency_id)
              .where('quote_id', '=', booking.quote_id)
              .executeTakeFirstOrThrow()
          ).expires_at,
        ),
      }));
      if (!fresh || fresh.status !== booking.status) return;
      // A hold may end before the quote does, which the supplier then simply books without it.
      if (endsAt > now) return wait(fresh, 'expire', endsAt);
      // An attempt to pay ends by its own moment first.
      if (paying) return wait(fresh, 'expire', now + 2 * minute);
      await payments.giveBack(fresh, 'quote_expired');
      await move(fresh, { to: 'expired', reason: 'quote_expired', next: null });
    });
    if (!done) await wait(booking, 'expire', clock.now() + minute);
  }

  async function followMoney(booking: BookingRow, payment: PaymentRow): Promise<void> {
    const later = (at: number, action = payment.next_action ?? 'void') => postpone(payment, action, at);
    const now = clock.now();
    let current = payment;
    if (current.status === 'none') {
      current = (await payments.find(booking, current)).payment;
      if (current.status === 'none') return;
    }
    if (isBeingGivenBack(current) && booking.status !== 'cancelled')
      return payments.release(booking, current, reasonToRelease(booking));
    if (current.instalment > 0 && isOpen(current))
      return followInstalmentPayment({ context, payments, submission }, booking, current, {
        later,
        settleCancelled: () => cancellation.settle(booking),
      });
    if (current.status === 'requires_action') {
      const renews = current.replaces !== null && isUndecided(booking);
      const before = isBeforeSubmission(booking.status) || renews;
      if (before) await resumePayment(booking);
      const fresh = await paymentNow(current);
      // Of an attempt that another one replaced, or that nobody answered in time.
      const over = Date.parse(fresh.action_expires_at ?? '') <= now;
      if (fresh.status === 'requires_action' && (over || !before))
        await payments.release(booking, fresh, 'challenge_abandoned');
      return;
    }
    // What was found just now is due at its own moment, or at once when its booking needs no money any more.
    if (current !== payment && !isDead(booking)) return;
    if (current.status === 'authorised') {
      if (booking.status === 'cancelled') return void (await cancellation.settle(booking));
      if (isUnsettled(booking.status)) return followAuthorisation(context, booking, current);
      if (booking.status === 'confirmed') return follow(booking);
      if (booking.status === 'documented' || booking.status === 'completed')
        return void (await payments.capture(booking));
      const done = await tryQuoteLease(context, booking.agency_id, booking.quote_id, async () => {
        const fresh = await database.withAgency(booking.agency_id, (tx) =>
          bookingById(tx, booking.agency_id, booking.booking_id),
        );
        // Submitted meanwhile: it needs its money.
        if (fresh && fresh.status === booking.status)
          await payments.release(booking, current, isDead(booking) ? booking.status : 'abandoned');
        else await later(now + 10 * minute);
      });
      if (!done) await later(now + minute);
      return;
    }
    // Nothing can be due here, since what goes back is its booking's own next step; a moment that was left behind goes.
    await postpone(current, null, 0);
    if (booking.status === 'cancelled') await cancellation.settle(booking);
  }

  const paymentNow = ({ agency_id, payment_id }: PaymentRow) =>
    database.withAgency(agency_id, (tx) =>
      tx.db
        .selectFrom('payments')
        .selectAll()
        .where('agency_id', '=', agency_id)
        .where('payment_id', '=', payment_id)
        .executeTakeFirstOrThrow(),
    );

  /** A payment that the bank asked about, or whose answer got lost: its booking goes on, or both end. */
  async function resumePayment(booking: BookingRow): Promise<void> {
    try {
      await resume(booking.agency_id, booking.booking_id);
    } catch (error) {
      // A decline, a price that changed, another call at work: there is nobody to tell here, and the rows say it.
      if (!(error instanceof ApiError && error.status < 500)) throw error;
    }
  }

  function wait(
    booking: BookingRow,
    action: BookingAction,
    at: number,
    looks: number | null = booking.looks,
  ): Promise<void> {
    return database.withAgency(booking.agency_id, async (tx) => {
      await tx.db
        .updateTable('bookings')
        .set({ next_action: action, next_action_at: toInstant(at), looks })
        .where('agency_id', '=', booking.agency_id)
        .where('booking_id', '=', booking.booking_id)
        .where('status', '=', booking.status)
        .execute();
    });
  }

  function postpone(payment: PaymentRow, action: string | null, at: number): Promise<void> {
    return database.withAgency(payment.agency_id, async (tx) => {
      await tx.db
        .updateTable('payments')
        .set({ next_action: action, next_action_at: action === null ? null : toInstant(at) })
        .where('agency_id', '=', payment.agency_id)
        .where('payment_id', '=', payment.payment_id)
        .where('status', '=', payment.status)
        .execute();
    });
  }

  const review = (booking: BookingRow, reason: string) =>
    database.withAgency(booking.agency_id, (tx) => openReview(tx, booking, reason, clock.now()));

  /** The row, when its moment has come and nobody else has it. */
  function claim<R>(table: 'bookings' | 'payments', agencyId: string, id: string): Promise<R | undefined> {
    const now = clock.now();
    const key = table === 'bookings' ? 'booking_id' : 'payment_id';
    return database.withAgency(agencyId, async (tx) => {
      const rows = await tx.query<R>(
        `update ${table} set next_action_at = $4 where agency_id = $1 and ${key} = $2 and next_action_at <= $3 returning *`,
        [agencyId, id, toInstant(now), toInstant(now + claimMs)],
        `claim ${table}`,
      );
      return rows[0];
    });
  }

  /** A step that breaks is tried again later and later; the claim alone would try it every two minutes. */
  async function guarded(work: () => Promise<void>, onFailure: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Somebody else was quicker: what they did has its own next moment.
      if (error instanceof LostRaceError) return;
      await onFailure();
      throw error;
    }
  }

  return {
    followInstalment: (agencyId, bookingId, n) => followInstalment(context, agencyId, bookingId, n),
    async followBooking(agencyId, bookingId) {
      const booking = await claim<BookingRow>('bookings', agencyId, bookingId);
      if (!booking) return;
      const looks = (booking.looks ?? 0) + 1;
      await guarded(
        () => follow(booking),
        async () => {
          await wait(booking, booking.next_action as BookingAction, nextTry(clock.now(), looks), looks);
          if (looks >= triesBeforeReview) await review(booking, 'job_fails');
        },
      );
    },
    async followPayment(agencyId, paymentId) {
      const payment = await claim<PaymentRow>('payments', agencyId, paymentId);
      if (!payment) return;
      const booking = await database.withAgency(agencyId, (tx) =>
        bookingById(tx, agencyId, payment.booking_id),
      );
      if (!booking) return;
      await guarded(
        () => followMoney(booking, payment),
        () => postpone(payment, payment.next_action, nextTry(clock.now(), payment.tries ?? 0)),
      );
    },
  };
}

/** Why a reservation that somebody decided to give back goes back. */
function reasonToRelease(booking: BookingRow): string {
  if (isDead(booking)) return booking.status;
  return isBeforeSubmission(booking.status) ? 'abandoned' : 'replaced';
}

/** It came to nothing: no money is needed for it any more. */
function isDead({ status }: BookingRow): boolean {
  return status === 'rejected' || status === 'expired' || status === 'released';
}
