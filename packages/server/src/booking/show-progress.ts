import type { Booking, OperationId } from '@portolan/contract';
import type { Call } from '../http/index.ts';
import { viewAction } from './bank-action.ts';
import type { Progress } from './booking-steps.ts';
import type { Context } from './context.ts';
import { showBooking } from './get-booking.ts';
import { paymentAtTheBank } from './queries.ts';

/** A booking as far as a call that pays got with it; with status 202 where the bank asks first. */
export async function showProgress(
  context: Context,
  call: Pick<Call<OperationId>, 'tenant' | 'role' | 'user' | 'reply'>,
  { booking, action }: Progress,
): Promise<{ data: Booking }> {
  const payment = await context.database.withAgency(booking.agency_id, (tx) => paymentAtTheBank(tx, booking));
  if (action) call.reply.code(202);
  return { data: { ...(await showBooking(context, call, booking)), ...viewAction(payment, action) } };
}
