import { money } from '@portolan/core';
import {
  PaymentError,
  type Authorisation,
  type CaptureOutcome,
  type PaymentAction,
  type PaymentState,
  type RefundOutcome,
  type VoidOutcome,
  type WebhookEvent,
} from '../port.ts';
import type { WireAuthorisation, WireChange, WireEvent, WirePayment } from '../test-gateway/wire.ts';

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

/** The challenge's page. The gateway knows its own address; browsers may reach it by another. */
function toAction({ actionUrl }: WirePayment, publicUrl: string | null): PaymentAction | null {
  if (!actionUrl) return null;
  const url = new URL(actionUrl);
  return { kind: 'page', url: publicUrl ? `${publicUrl}${url.pathname}` : url.href };
}

export function toState(payment: WirePayment, publicUrl: string | null = null): PaymentState {
  return {
    status: states[payment.state],
    paymentId: payment.id,
    authorised: money(payment.held, payment.currency),
    captured: money(payment.taken, payment.currency),
    refunded: money(payment.returned, payment.currency),
    card: payment.card,
    declineReason: payment.declineReason,
    reference: payment.reference,
    action: payment.state === 'needs_action' ? toAction(payment, publicUrl) : null,
    expiresAt: payment.state === 'held' ? payment.expiresAt : null,
  };
}

export function toAuthorisation(
  name: string,
  { payment, declineReason }: WireAuthorisation,
  publicUrl: string | null = null,
): Authorisation {
  if (declineReason) return { status: 'declined', paymentId: payment?.id ?? null, reason: declineReason };
  if (!payment) throw new PaymentError(name, 'bad_response', 'neither a payment nor a reason');
  if (payment.state === 'needs_action') {
    const action = toAction(payment, publicUrl);
    if (!action) throw new PaymentError(name, 'bad_response', `no action for ${payment.id}`);
    return { status: 'requires_action', paymentId: payment.id, action };
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

/** `null` for what is not this gateway's event. */
export function toEvent(body: unknown): WebhookEvent | null {
  const { id, type, data } = (body ?? {}) as Partial<WireEvent>;
  if (typeof id !== 'string' || typeof type !== 'string') return null;
  if (!/^[\w-]{1,100}$/.test(id) || !/^[\w.-]{1,100}$/.test(type)) return null;
  // Ids and keys of ours are plain; what is not cannot be one, and must not reach a database.
  const text = (value: unknown) =>
    typeof value === 'string' && /^[\x21-\x7e]{1,200}$/.test(value) ? value : null;
  return { id, type, paymentId: text(data?.payment), key: text(data?.key) };
}
