import { isBeforeSubmission } from '@portolan/core';
import { ApiError } from '../platform/errors.ts';
import { resumeInstalment } from './pay-instalment.ts';
import { attemptKeyOf } from './payment-attempt.ts';
import { paymentFailed } from './payment-errors.ts';
import { currentPayment } from './queries.ts';
import { resumeRenewal } from './renew-authorisation.ts';
import { withQuoteLease } from './quote-lease.ts';
import { isOver } from './at-the-bank.ts';
import { book } from './book.ts';
import type { BookingSteps, Progress } from './booking-steps.ts';
import { giveUp } from './give-up.ts';

/**
 * Goes on with a booking that waits for the bank, whoever noticed: another device, a webhook, a job. What is no longer waiting is
 * left as it is.
 * @throws {ApiError} as `createBooking`, for whoever is there to hear it
 */
export async function resumeBooking(
  deps: BookingSteps,
  agencyId: string,
  bookingId: string,
): Promise<Progress> {
  const { context, payments } = deps;
  const { database, clock } = context;
  const read = () =>
    database.withAgency(agencyId, async (tx) => {
      const booking = await tx.db
        .selectFrom('bookings')
        .selectAll()
        .where('agency_id', '=', agencyId)
        .where('booking_id', '=', bookingId)
        .executeTakeFirstOrThrow();
      const quote = await tx.db
        .selectFrom('quotes')
        .selectAll()
        .where('agency_id', '=', agencyId)
        .where('quote_id', '=', booking.quote_id)
        .executeTakeFirstOrThrow();
      return { booking, quote, payment: await currentPayment(tx, booking) };
    });
  const { booking: seen } = await read();
  return withQuoteLease(context, agencyId, seen.quote_id, async () => {
    const { booking, quote, payment } = await read();
    if (!isBeforeSubmission(booking.status))
      return (await resumeRenewal(deps, booking)) ?? resumeInstalment(deps, booking);
    if (!payment) return { booking, action: null };
    const found = await payments.find(booking, payment);
    if (payment.status === 'none' && found.payment.status !== 'requires_action') {
      // Whoever began it is gone, or at work elsewhere under its own key: they go on, or it is given back.
      return { booking, action: found.action };
    }
    if (found.payment.status === 'requires_action' && !isOver(clock, found.payment)) {
      return { booking, action: found.action };
    }
    if (found.payment.status === 'failed') throw paymentFailed(found.payment);
    if (found.payment.status !== 'authorised' && found.payment.status !== 'requires_action') {
      return { booking, action: null };
    }
    const tenant = await context.agencies.byId(agencyId);
    if (!tenant) throw new ApiError('AGENCY_NOT_FOUND');
    if (found.payment.status === 'requires_action') {
      // Nobody answered the bank in time: what there was of it ends here.
      await giveUp(deps, booking, 'challenge_abandoned');
      throw new ApiError('QUOTE_EXPIRED');
    }
    const userId = booking.user_id ?? quote.user_id;
    return book(deps, {
      tenant,
      user: userId === null ? null : { id: userId, sessionId: '', userType: '', isRestrictedAgent: false },
      role: 'visitor',
      language: booking.language,
      idempotencyKey: attemptKeyOf(found.payment),
      log: context.logger,
      body: {
        quoteId: quote.quote_id,
        acceptedVersion: quote.version,
        travellers: booking.travellers,
        contact: booking.contact,
        ...(booking.special_requests ? { wishes: booking.special_requests } : {}),
        language: booking.language,
        // Spent long ago: the attempt that it began is the one that goes on.
        payment: { method: 'card', token: 'spent' },
      },
    });
  });
}
