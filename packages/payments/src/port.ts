import type { Money } from '@portolan/core';

/**
 * What every payment gateway can do for us, whatever its wire format. Each verb that moves money takes our own `key`: calling
 * again with the same key and the same request answers what the first call answered and moves nothing. Expected outcomes (a
 * declined card, a refund beyond what was captured) are values; everything else is a {@link PaymentError}.
 */
export interface PaymentGateway {
  /** Stable name, such as `test` or `stripe`. */
  readonly name: string;
  /** What a browser needs to open the gateway's card frame; moves no money. */
  createSession(request: SessionRequest, options?: GatewayCallOptions): Promise<GatewaySession>;
  /** Reserves the amount on the card behind `token` without taking it. */
  authorise(request: AuthoriseRequest, options?: GatewayCallOptions): Promise<Authorisation>;
  /** Takes an authorised amount, or a part of it; the rest is released. Once only. */
  capture(request: CaptureRequest, options?: GatewayCallOptions): Promise<CaptureOutcome>;
  /** Releases an authorisation that was not captured. */
  void(request: VoidRequest, options?: GatewayCallOptions): Promise<VoidOutcome>;
  /** Gives back captured money; may be called several times until all of it is back. */
  refund(request: RefundRequest, options?: GatewayCallOptions): Promise<RefundOutcome>;
  /**
   * The truth about a payment, by its id or by the key that authorised it; `not_found` when the gateway never saw it. After a
   * timeout this, and never a second attempt under a new key, tells what happened. By key `not_found` is final: a call that is still on
   * its way under that key reserves nothing any more, so that another attempt may begin.
   */
  retrieve(lookup: PaymentLookup, options?: GatewayCallOptions): Promise<PaymentState>;
  /**
   * Checks who sent a webhook, on the bytes as they came, and says what it is about. It tells nothing about the payment's state:
   * copies come late and in any order, so the truth is for {@link retrieve} to fetch.
   */
  readWebhook(request: WebhookRequest): WebhookReading;
}

export interface GatewayCallOptions {
  signal?: AbortSignal;
}

/** Our idempotency key: 1 to 120 printable ASCII characters, unique for ever per gateway account. */
export type PaymentKey = string;

export interface SessionRequest {
  key: PaymentKey;
  money: Money;
  /** Our own number of what is paid. */
  reference: string;
}

export interface GatewaySession {
  sessionId: string;
  /** Safe to send to browsers. */
  publishableKey: string;
  /** Address of the card frame without its query. */
  frameUrl: string;
  expiresAt: string;
}

export interface AuthoriseRequest {
  key: PaymentKey;
  token: string;
  money: Money;
  /** Our own number of what is paid; the gateway shows it in its reports. */
  reference: string;
  /** Where webhooks about this payment go, for gateways that are told by the call; others are told once, in their dashboard. */
  notifyUrl?: string;
}

export interface CardSummary {
  /** `visa`, `mastercard`, `amex`, `discover` or `unknown`. */
  brand: string;
  last4: string;
}

/**
 * Why a card was refused, as far as a traveller may be told: lost, stolen and suspected cards are `card_declined`, because whoever
 * holds one must not learn that it is known.
 */
export const declineReasons = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'limit_exceeded',
  'not_supported',
  'try_again',
  'authentication_failed',
  'invalid_token',
  'processing_error',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What the browser must do before the bank authorises (3-D Secure). */
export type PaymentAction =
  /** A page of the gateway's own, shown in a frame. It posts `{type: 'challenge', result: 'done' | 'failed'}` to its parent. */
  | { kind: 'page'; url: string }
  /** What the gateway's browser library opens its challenge with; good for this payment alone, never logged. */
  | { kind: 'client_secret'; clientSecret: string };

export type Authorisation =
  | {
      status: 'authorised';
      paymentId: string;
      money: Money;
      card: CardSummary;
      /** Until when it can be captured; then it lapses by itself. `null`: it never does. */
      expiresAt: string | null;
    }
  | { status: 'requires_action'; paymentId: string; action: PaymentAction }
  | { status: 'declined'; paymentId: string | null; reason: DeclineReason };

export interface CaptureRequest {
  key: PaymentKey;
  paymentId: string;
  /** @default everything authorised */
  money?: Money;
}
export type CaptureOutcome =
  | { status: 'captured'; money: Money }
  /** Voided, expired, already captured by another key, or more than was authorised. */
  | { status: 'refused'; reason: RefusalReason };

export interface VoidRequest {
  key: PaymentKey;
  paymentId: string;
}
export type VoidOutcome = { status: 'voided' } | { status: 'refused'; reason: RefusalReason };

export interface RefundRequest {
  key: PaymentKey;
  paymentId: string;
  money: Money;
}
export type RefundOutcome =
  /** `refunded` is this refund, `totalRefunded` all of them together. */
  { status: 'refunded'; money: Money; totalRefunded: Money } | { status: 'refused'; reason: RefusalReason };

export type RefusalReason = 'wrong_state' | 'amount_too_large' | 'wrong_currency';

/** `money` and `reference` are those that the key came with; some gateways find a key only by repeating its request. */
export type PaymentLookup = { paymentId: string } | { key: PaymentKey; money: Money; reference: string };

export type PaymentState =
  | { status: 'not_found' }
  | {
      status:
        'requires_action' | 'authorised' | 'captured' | 'part_refunded' | 'refunded' | 'voided' | 'declined';
      paymentId: string;
      authorised: Money;
      captured: Money;
      refunded: Money;
      /** `null` before any card was tried. */
      card: CardSummary | null;
      declineReason: DeclineReason | null;
      reference: string;
      /** Set while `requires_action`. */
      action: PaymentAction | null;
      /** While `authorised`: until when it can be captured; `voided` follows. `null`: it does not lapse, or is in another state. */
      expiresAt: string | null;
    };

export interface WebhookRequest {
  /** The body as it came, byte for byte. */
  rawBody: Uint8Array;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** ms since the epoch. */
  now: number;
}

/** How old a signature may be, either way: clocks differ, and a recorded webhook must not work for ever. */
export const webhookToleranceSeconds = 300;

export interface WebhookEvent {
  /** Unique per gateway account; copies carry the same. */
  id: string;
  /** The gateway's own word for what happened, for logs. */
  type: string;
  /** `null` when it is about no payment. */
  paymentId: string | null;
  /** The key that authorised it, when the gateway tells: finds a payment whose id has not arrived here yet. */
  key: PaymentKey | null;
}

export type WebhookReading =
  | { status: 'accepted'; event: WebhookEvent }
  /** `not_configured`: there is no secret to check with. */
  | { status: 'refused'; reason: 'not_configured' | 'unsigned' | 'forged' | 'stale' | 'malformed' };

/**
 * A gateway could not do what it was asked, or its answer got lost. After `timeout`, `unavailable` and `bad_response` the money
 * may have moved: ask {@link PaymentGateway.retrieve}. Messages carry ids, never card data or tokens.
 */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly gateway: string;
  readonly reason: PaymentErrorReason;
  constructor(gateway: string, reason: PaymentErrorReason, message: string, options?: { cause?: unknown }) {
    super(`${gateway}: ${message}`, options);
    this.gateway = gateway;
    this.reason = reason;
  }
  /** True when nobody can know yet whether money moved. */
  get isUncertain(): boolean {
    return this.reason === 'timeout' || this.reason === 'unavailable' || this.reason === 'bad_response';
  }
}

export type PaymentErrorReason =
  | 'timeout'
  | 'unavailable'
  | 'bad_response'
  /** Our request or our credentials are wrong. */
  | 'rejected'
  /** The same key came with another request. */
  | 'key_conflict'
  | 'not_found'
  | 'aborted';
