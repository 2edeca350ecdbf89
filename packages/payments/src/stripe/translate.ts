import type Stripe from 'stripe';
import { money } from '@portolan/core';
import type { CardSummary, DeclineReason, PaymentState, WebhookEvent } from '../port.ts';
import { fromStripeAmount } from './amounts.ts';

/** Stripe's codes for why a card was refused, in ours. What is not here is a plain refusal: lost, stolen and suspected cards, too. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  card_velocity_exceeded: 'limit_exceeded',
  withdrawal_count_limit_exceeded: 'limit_exceeded',
  card_not_supported: 'not_supported',
  currency_not_supported: 'not_supported',
  not_permitted: 'not_supported',
  transaction_not_allowed: 'not_supported',
  service_not_allowed: 'not_supported',
  try_again_later: 'try_again',
  issuer_not_available: 'try_again',
  reenter_transaction: 'try_again',
  approve_with_id: 'try_again',
  processing_error: 'processing_error',
  authentication_required: 'authentication_failed',
  authentication_not_handled: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
};

export function toReason(error: {
  code?: string | undefined;
  decline_code?: string | undefined;
}): DeclineReason {
  return reasons[error.decline_code ?? ''] ?? reasons[error.code ?? ''] ?? 'card_declined';
}

const brands = new Set(['visa', 'mastercard', 'amex', 'discover']);

export function toCard(intent: Stripe.PaymentIntent): CardSummary | null {
  const { latest_charge: charge, payment_method: method, last_payment_error: failure } = intent;
  const card =
    (typeof charge === 'object' ? charge?.payment_method_details?.card : null) ??
    (typeof method === 'object' ? method?.card : null) ??
    failure?.payment_method?.card;
  if (!card?.last4) return null;
  return { brand: brands.has(card.brand ?? '') ? card.brand! : 'unknown', last4: card.last4 };
}

/** Until when it can be captured; a week where Stripe does not say. */
export function capturableUntil(intent: Stripe.PaymentIntent): string {
  const { latest_charge: charge } = intent;
  const before =
    typeof charge === 'object' ? charge?.payment_method_details?.card?.capture_before : undefined;
  return new Date((before ?? intent.created + 7 * 86_400) * 1000).toISOString();
}

/** `null`: no card was tried yet, or it was given up before one was: nothing ever stood there. */
export function toState(intent: Stripe.PaymentIntent): Exclude<PaymentState, { status: 'not_found' }> | null {
  const { latest_charge: charge, last_payment_error: failure } = intent;
  const refunded = typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0;
  const status = statusOf(intent, refunded);
  if (!status) return null;
  const amount = (value: number) => fromStripeAmount(value, intent.currency);
  const standing = !['requires_action', 'declined'].includes(status);
  return {
    status,
    paymentId: intent.id,
    authorised: standing ? amount(intent.amount) : money(0, intent.currency.toUpperCase()),
    captured: amount(intent.amount_received),
    refunded: amount(refunded),
    card: toCard(intent),
    declineReason: status === 'declined' ? toReason(failure ?? {}) : null,
    reference: intent.metadata['reference'] ?? '',
    action:
      status === 'requires_action' && intent.client_secret
        ? { kind: 'client_secret', clientSecret: intent.client_secret }
        : null,
    expiresAt: status === 'authorised' ? capturableUntil(intent) : null,
  };
}

function statusOf(
  intent: Stripe.PaymentIntent,
  refunded: number,
): Exclude<PaymentState['status'], 'not_found'> | null {
  switch (intent.status) {
    case 'requires_action':
      return 'requires_action';
    case 'requires_capture':
      return 'authorised';
    case 'succeeded':
      return refunded === 0 ? 'captured' : refunded < intent.amount_received ? 'part_refunded' : 'refunded';
    case 'canceled':
      // Given up by ourselves before a card was tried: see `index.ts`.
      return intent.cancellation_reason === 'abandoned' ? null : 'voided';
    case 'requires_payment_method':
      return intent.last_payment_error ? 'declined' : null;
    default:
      return null;
  }
}

/** Of events about payments their payment and our key; of all others only that they came. */
export function toEvent(event: {
  id: string;
  type: string;
  data?: { object?: unknown };
}): WebhookEvent | null {
  if (typeof event.id !== 'string' || typeof event.type !== 'string' || !/^[\w-]{1,100}$/.test(event.id))
    return null;
  const object = (event.data?.object ?? {}) as {
    object?: string;
    id?: string;
    payment_intent?: string | { id: string } | null;
    metadata?: Record<string, string> | null;
  };
  const own = object.object === 'payment_intent';
  const linked =
    typeof object.payment_intent === 'object' ? object.payment_intent?.id : object.payment_intent;
  return {
    id: event.id,
    type: event.type.slice(0, 100),
    paymentId: (own ? object.id : linked) ?? null,
    key: (own && object.metadata?.['key']) || null,
  };
}
