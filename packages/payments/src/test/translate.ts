import { money } from '@portolan/core';
import {
  PaymentError,
  type Authorisation,
  type CaptureOutcome,
  type PaymentState,
  type RefundOutcome,
  type VoidOutcome,
} from '../port.ts';
import type { WireAuthorisation, WireChange, WirePayment } from '../test-gateway/wire.ts';

/** The gateway's own words, in the port's. */
const states = {
  needs_action: 'requires_action',
  held: 'authorised',
  taken: 'captured',
  partly_returned: 'part_refunded',
  returned: 'refunded',
  released: 'voided',
  declined: 'declined',
} as const satisfies Record<WirePayment['state'], PaymentState['status']>;

export function toState(payment: WirePayment): PaymentState {
  return {
    status: states[payment.state],
    paymentId: payment.id,
    authorised: money(payment.held, payment.currency),
    captured: money(payment.taken, payment.currency),
    refunded: money(payment.returned, payment.currency),
    card: payment.card,
    declineReason: payment.declineReason,
    reference: payment.reference,
  };
}

export function toAuthorisation(name: string, { payment, declineReason }: WireAuthorisation): Authorisation {
  if (declineReason) return { status: 'declined', paymentId: payment?.id ?? null, reason: declineReason };
  if (!payment) throw new PaymentError(name, 'bad_response', 'neither a payment nor a reason');
  if (payment.state === 'needs_action') {
    if (!payment.actionUrl) throw new PaymentError(name, 'bad_response', `no action for ${payment.id}`);
    return { status: 'requires_action', paymentId: payment.id, actionUrl: payment.actionUrl };
  }
  return {
    status: 'authorised',
    paymentId: payment.id,
    money: money(payment.held, payment.currency),
    card: payment.card,
    expiresAt: payment.expiresAt,
  };
}

export function toCapture({ payment, refused, amount }: WireChange): CaptureOutcome {
  if (refused) return { status: 'refused', reason: refused };
  return { status: 'captured', money: money(amount, payment.currency) };
}

export function toVoid({ refused }: WireChange): VoidOutcome {
  return refused ? { status: 'refused', reason: refused } : { status: 'voided' };
}

export function toRefund({ payment, refused, amount }: WireChange): RefundOutcome {
  if (refused) return { status: 'refused', reason: refused };
  return {
    status: 'refunded',
    money: money(amount, payment.currency),
    totalRefunded: money(payment.returned, payment.currency),
  };
}
