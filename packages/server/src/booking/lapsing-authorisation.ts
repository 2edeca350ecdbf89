import { confirmCardFrom } from '@portolan/core';
import type { BookingRow, PaymentRow } from './tables.ts';
import { isBeingGivenBack } from './reserved-money.ts';

/** Why a person is asked: nothing is reserved any more for a booking that its supplier may confirm, or has confirmed. */
export const authorisationLapsed = 'authorisation_lapsed';

/** Nobody knows yet whether the booking exists: its money is reserved, and nobody takes it. */
export function isUndecided({ status, cancel_quote_id }: Pick<BookingRow, 'status' | 'cancel_quote_id'>) {
  const waits = ['submitting', 'pending', 'unknown', 'manual_review'].includes(status);
  return waits && cancel_quote_id === null;
}

/** What a card keeps reserved for a booking, and until when; ms since the epoch. `null` where nothing lapses. */
export function lapsingOf(payment: PaymentRow): { from: number; until: number } | null {
  if (payment.status !== 'authorised' || payment.authorised_until === null) return null;
  if (isBeingGivenBack(payment)) return null;
  const until = Date.parse(payment.authorised_until);
  return { from: confirmCardFrom(Date.parse(payment.created_at), until), until };
}

/** Whether what a card kept reserved has lapsed. */
export function hasLapsed({ authorised_until: until }: PaymentRow, now: number): boolean {
  return until !== null && Date.parse(until) <= now;
}
