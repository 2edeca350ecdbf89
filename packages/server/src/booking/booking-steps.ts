import type { HoldRequest } from '@portolan/contract';
import type { PaymentAction } from '@portolan/payments';
import type { Context } from './context.ts';
import type { BookingRow } from './tables.ts';
import type { Call } from '../http/index.ts';
import type { Payments } from './pay.ts';
import type { Submission } from './submit.ts';

/** What the steps of a booking share. */
export interface BookingSteps {
  context: Context;
  payments: Payments;
  submission: Submission;
}

/** What booking needs of a call; a webhook and a job have these too. */
export type BookingCall = Pick<
  Call<'createBooking'>,
  'tenant' | 'user' | 'role' | 'language' | 'body' | 'idempotencyKey' | 'log'
>;

/** What a call says of the people, whether it pays or only holds. */
export type PeopleCall = Omit<BookingCall, 'body'> & { body: HoldRequest };

/** A booking as far as it got; with an `action` it waits for what the browser must do. */
export interface Progress {
  booking: BookingRow;
  action: PaymentAction | null;
}

/** Goes on with a booking that waits for its payment or its supplier. */
export type Resume = (agencyId: string, bookingId: string) => Promise<Progress>;
