import type { Booking } from '@portolan/contract';
import type { PaymentAction } from '@portolan/payments';
import type { PaymentRow } from './tables.ts';

/**
 * What the browser is told to do. A gateway without a page of its own gets one of ours; the secret of its challenge stands behind the
 * hash, which browsers send to nobody.
 */
export function viewAction(
  payment: PaymentRow | undefined,
  action: PaymentAction | null,
): Pick<Booking, 'action'> {
  if (!payment || !action || payment.action_expires_at === null) return {};
  const url =
    action.kind === 'page'
      ? action.url
      : `/pay/${encodeURIComponent(payment.gateway)}/challenge#${encodeURIComponent(action.clientSecret)}`;
  return { action: { type: 'challenge', url, expiresAt: payment.action_expires_at } };
}
