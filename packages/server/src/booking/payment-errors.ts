import type { PaymentRow } from './tables.ts';
import { ApiError } from '../platform/errors.ts';

/** The attempt ended because the gateway could not be reached: no money moved, and the same call may begin another attempt. */
export function isGatewayDown({ status, reason }: PaymentRow): boolean {
  return status === 'failed' && reason === 'gateway_unavailable';
}

/** What a traveller hears of an attempt that failed. */
export function paymentFailed(payment: PaymentRow): ApiError {
  if (isGatewayDown(payment)) return new ApiError('PAYMENT_UNAVAILABLE');
  return declined(payment.reason ?? 'card_declined');
}

/** @param reason Stable word for the client, such as `insufficient_credit`. */
export function declined(reason: string): ApiError {
  return new ApiError('PAYMENT_DECLINED', { data: { reason } });
}
