import type { Failure } from '@portolan/core/checkout';
import type { T } from '@portolan/i18n';

/** The reasons that there are words for; every other one is a plain no. */
const declineKeys = [
  'card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc', 'limit_exceeded', 'not_supported', 'try_again',
  'authentication_failed', 'challenge_abandoned', 'invalid_token', 'processing_error', 'insufficient_credit',
] as const; // prettier-ignore

const reasonOf = ({ data }: Failure) => (data as { reason?: unknown } | null | undefined)?.reason;

/** True where the wallet held less than was to be used: somebody spent it elsewhere. */
export function isCreditShort(failure: Failure): boolean {
  return failure.code === 'PAYMENT_DECLINED' && reasonOf(failure) === 'insufficient_credit';
}

/** True where the card itself was declined. */
export function isCardDeclined(failure: Failure): boolean {
  return failure.code === 'PAYMENT_DECLINED' && !isCreditShort(failure);
}

/** Why a payment was declined, in the traveller's language; the issuer's reason where it may be told. */
export function declineText(failure: Failure, t: T): string {
  return declineReasonText(reasonOf(failure), t);
}

/** @param reason stable word of the decline; any other value is a plain no */
export function declineReasonText(reason: unknown, t: T): string {
  const known = declineKeys.find((key) => key === reason) ?? 'card_declined';
  return t(`checkout.declined.${known}`);
}
