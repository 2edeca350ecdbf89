import { createCancellation, type Cancellation } from './cancel.ts';
import type { Context } from './context.ts';
import { createBookingHandler } from './create-booking.ts';
import { createFollowUp, type FollowUp } from './follow-up.ts';
import { createPayments } from './pay.ts';
import { createSubmission, type Submission } from './submit.ts';

/** What moves bookings and their money: one for a process, shared by its routes and its jobs. */
export interface BookingEngine extends ReturnType<typeof createBookingHandler> {
  submission: Submission;
  cancellation: Cancellation;
  followUp: FollowUp;
}

export function createBookingEngine(context: Context): BookingEngine {
  const payments = createPayments(context);
  const submission = createSubmission(context, payments);
  const cancellation = createCancellation(context, payments);
  const handler = createBookingHandler({ context, payments, submission });
  const followUp = createFollowUp({ context, resume: handler.resume, payments, submission, cancellation });
  return { ...handler, submission, cancellation, followUp };
}
