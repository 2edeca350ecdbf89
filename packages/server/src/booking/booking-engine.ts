import type { Booking } from '@portolan/contract';
import type { Call } from '../http/index.ts';
import type { BookingSteps, Resume } from './booking-steps.ts';
import { createCancellation, type Cancellation } from './cancel.ts';
import type { Context } from './context.ts';
import { createBooking } from './create-booking.ts';
import { createFollowUp, type FollowUp } from './follow-up.ts';
import { createPayments } from './pay.ts';
import { payInstalment } from './pay-instalment.ts';
import { holdQuote } from './hold-quote.ts';
import { releaseBooking } from './release-booking.ts';
import { renewAuthorisation } from './renew-authorisation.ts';
import { resumeBooking } from './resume-booking.ts';
import { createSubmission, type Submission } from './submit.ts';
import { readSupplierNews } from './supplier-news.ts';

/** What moves bookings and their money: one for a process, shared by its routes and its jobs. */
export interface BookingEngine {
  createBooking: (call: Call<'createBooking'>) => Promise<{ data: Booking }>;
  payInstalment: (call: Call<'payInstalment'>) => Promise<{ data: Booking }>;
  renewAuthorisation: (call: Call<'renewAuthorisation'>) => Promise<{ data: Booking }>;
  holdQuote: (call: Call<'holdQuote'>) => Promise<{ data: Booking }>;
  releaseBooking: (call: Call<'releaseBooking'>) => Promise<{ data: Booking }>;
  resume: Resume;
  submission: Submission;
  cancellation: Cancellation;
  followUp: FollowUp;
  /** Keeps what suppliers changed by themselves; answers how many changes are new. */
  readNews: () => Promise<number>;
}

export function createBookingEngine(context: Context): BookingEngine {
  const payments = createPayments(context);
  const submission = createSubmission(context, payments);
  const cancellation = createCancellation(context, payments);
  const steps: BookingSteps = { context, payments, submission };
  const resume: Resume = (agencyId, bookingId) => resumeBooking(steps, agencyId, bookingId);
  return {
    createBooking: (call) => createBooking(steps, call),
    holdQuote: (call) => holdQuote(steps, call),
    releaseBooking: (call) => releaseBooking(steps, call),
    payInstalment: (call) => payInstalment(steps, call),
    renewAuthorisation: (call) => renewAuthorisation(steps, call),
    resume,
    submission,
    cancellation,
    followUp: createFollowUp({ context, resume, payments, submission, cancellation }),
    readNews: () => readSupplierNews(context),
  };
}
