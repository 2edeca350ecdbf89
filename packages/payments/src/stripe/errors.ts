import Stripe from 'stripe';
import { PaymentError, type PaymentErrorReason } from '../port.ts';

/**
 * Whatever Stripe's client throws, in the port's words. Its own messages stay behind: they may quote what was sent. The request's id is
 * enough to find them in Stripe's dashboard.
 */
export function toStripeError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  if (error instanceof RangeError) return new PaymentError('stripe', 'rejected', error.message);
  if (!(error instanceof Stripe.errors.StripeError))
    return new PaymentError('stripe', 'bad_response', 'the answer could not be read', { cause: error });
  const { type, code, requestId, statusCode } = error;
  const words = [type, code, statusCode && `status ${statusCode}`, requestId].filter(Boolean).join(', ');
  return new PaymentError('stripe', reasonOf(error), words);
}

function reasonOf(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentErrorReason {
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const { code } = (error.detail ?? {}) as { code?: string };
    return code === 'ETIMEDOUT' || /timeout/i.test(error.message) ? 'timeout' : 'unavailable';
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'key_conflict';
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'unavailable';
  // Another call of the same key is at work.
  if (error.statusCode === 409 || (error.statusCode ?? 0) >= 500) return 'unavailable';
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return error.code === 'resource_missing' ? 'not_found' : 'rejected';
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
    return 'rejected';
  return 'bad_response';
}
