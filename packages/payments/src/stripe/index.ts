import Stripe from 'stripe';
import {
  PaymentError,
  webhookToleranceSeconds,
  type Authorisation,
  type AuthoriseRequest,
  type GatewayCallOptions,
  type PaymentGateway,
  type PaymentLookup,
  type RefusalReason,
  type WebhookReading,
  type WebhookRequest,
} from '../port.ts';
import { headerOf } from '../webhook-signature.ts';
import { fromStripeAmount, toStripeAmount } from './amounts.ts';
import { toStripeError } from './errors.ts';
import { stripeFrameUrl } from './frame.ts';
import { capturableUntil, toCard, toEvent, toReason, toState } from './translate.ts';

/** The version of Stripe's API that this adapter is written for; the account's own default must not change it. */
export const stripeApiVersion = '2026-10-28.endive';

export interface StripeGatewayOptions {
  secretKey: string;
  publishableKey: string;
  /** Signing secrets of the webhook endpoint; two while one is being replaced. */
  webhookSecrets: readonly string[];
  /** Another place that speaks Stripe's wire format, for tries. @default Stripe itself */
  apiUrl?: string | null;
  /** @default 20000 */
  timeoutMs?: number;
}

const name = 'stripe';
const expand = ['latest_charge', 'payment_method'];

/**
 * Stripe by its official client. An authorisation is two calls: a PaymentIntent is made under our key, then confirmed with the card. So
 * an answer that got lost leaves an id that repeating the first call finds, and repeating moves no money. Nothing is retried by the
 * client itself: whoever calls decides, and asks {@link PaymentGateway.retrieve} first.
 */
export function createStripeGateway(options: StripeGatewayOptions): PaymentGateway {
  const api = options.apiUrl ? new URL(options.apiUrl) : null;
  const stripe = new Stripe(options.secretKey, {
    apiVersion: stripeApiVersion,
    maxNetworkRetries: 0,
    timeout: options.timeoutMs ?? 20_000,
    telemetry: false,
    ...(api
      ? {
          protocol: api.protocol.replace(':', '') as 'http' | 'https',
          host: api.hostname,
          port: api.port || (api.protocol === 'http:' ? 80 : 443),
        }
      : {}),
  });

  /** Runs calls under the caller's signal, errors in our words. What Stripe was asked goes on: only nobody waits for it. */
  async function run<T>({ signal }: GatewayCallOptions, work: () => Promise<T>): Promise<T> {
    const aborted = () => new PaymentError(name, 'aborted', 'the call was aborted');
    if (signal?.aborted) throw aborted();
    let stop: (() => void) | undefined;
    try {
      const running = work();
      if (!signal) return await running;
      const left = new Promise<never>((_, reject) => {
        stop = () => reject(aborted());
        signal.addEventListener('abort', stop, { once: true });
      });
      return await Promise.race([running, left]);
    } catch (error) {
      throw toStripeError(error);
    } finally {
      if (stop) signal?.removeEventListener('abort', stop);
    }
  }

  /**
   * The PaymentIntent of a key, made when there is none. Stripe repeats a 500 for its key for ever; since nothing moves here, the next
   * key in line is asked instead.
   */
  async function intentOf({
    key,
    money,
    reference,
  }: Pick<AuthoriseRequest, 'key' | 'money' | 'reference'>): Promise<{
    intent: Stripe.PaymentIntent;
    isNew: boolean;
  }> {
    const params: Stripe.PaymentIntentCreateParams = {
      amount: toStripeAmount(money),
      currency: money.currency.toLowerCase(),
      capture_method: 'manual',
      allowed_payment_method_types: ['card'],
      description: reference,
      metadata: { key, reference },
    };
    for (let round = 1; ; round++) {
      try {
        const intent = await stripe.paymentIntents.create(params, {
          idempotencyKey: `${key}:create:${round}`,
        });
        return { intent, isNew: intent.lastResponse.headers['idempotent-replayed'] !== 'true' };
      } catch (error) {
        const failed = error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
        if (!failed || round === 3) throw error;
      }
    }
  }

  async function authorise(request: AuthoriseRequest): Promise<Authorisation> {
    const { key, token, money } = request;
    const { intent } = await intentOf(request);
    const unusable: Authorisation = { status: 'declined', paymentId: null, reason: 'invalid_token' };
    const card = token.startsWith('ctoken_')
      ? { confirmation_token: token }
      : token.startsWith('pm_')
        ? { payment_method: token }
        : null;
    if (!card) return unusable;
    try {
      const confirmed = await stripe.paymentIntents.confirm(
        intent.id,
        { ...card, use_stripe_sdk: true, expand },
        { idempotencyKey: `${key}:confirm` },
      );
      if (confirmed.status === 'requires_action' && confirmed.client_secret) {
        const action = { kind: 'client_secret', clientSecret: confirmed.client_secret } as const;
        return { status: 'requires_action', paymentId: intent.id, action };
      }
      if (confirmed.status === 'requires_capture') {
        return {
          status: 'authorised',
          paymentId: intent.id,
          money: fromStripeAmount(confirmed.amount_capturable, confirmed.currency),
          card: toCard(confirmed) ?? { brand: 'unknown', last4: '' },
          expiresAt: capturableUntil(confirmed),
        };
      }
      throw new PaymentError(
        name,
        'bad_response',
        `${intent.id} is ${confirmed.status} after confirming ${money.currency}`,
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError)
        return { status: 'declined', paymentId: intent.id, reason: toReason(error) };
      if (
        error instanceof Stripe.errors.StripeInvalidRequestError &&
        /^(payment_method|confirmation_token)$/.test(error.param ?? '')
      )
        return unusable;
      throw error;
    }
  }

  /**
   * The intent of a lookup. A key that never came, or came without a card, is closed here: what arrives late then fails, so that
   * `not_found` stays true.
   */
  async function find(lookup: PaymentLookup): Promise<Stripe.PaymentIntent | null> {
    if ('paymentId' in lookup) {
      return stripe.paymentIntents.retrieve(lookup.paymentId, { expand }).catch((error: unknown) => {
        if (toStripeError(error).reason === 'not_found') return null;
        throw error;
      });
    }
    const { intent, isNew } = await intentOf(lookup);
    // Stripe forgets keys after a day or more; what they made is found by its metadata then.
    const older = isNew ? await findOlder(lookup.key, intent.id) : null;
    let found = await stripe.paymentIntents.retrieve(older ?? intent.id, { expand });
    if (found.status === 'requires_payment_method' && !found.last_payment_error) {
      try {
        await stripe.paymentIntents.cancel(found.id, { cancellation_reason: 'abandoned' });
        return null;
      } catch (error) {
        // The card came at this very moment.
        if (refusal(error) !== 'wrong_state') throw error;
        found = await stripe.paymentIntents.retrieve(found.id, { expand });
      }
    }
    return found;
  }

  async function findOlder(key: string, notThis: string): Promise<string | null> {
    const { data } = await stripe.paymentIntents.search({
      query: `metadata['key']:'${key.replaceAll(/['\\]/g, '')}'`,
    });
    return data.find(({ id, metadata }) => id !== notThis && metadata['key'] === key)?.id ?? null;
  }

  return {
    name,
    async createSession({ key }) {
      // Nothing to ask: the card form makes its token without knowing what is paid.
      return {
        sessionId: key,
        publishableKey: options.publishableKey,
        frameUrl: stripeFrameUrl,
        expiresAt: new Date(Date.now() + 60 * 60_000).toISOString(),
      };
    },
    authorise: (request, callOptions = {}) => run(callOptions, () => authorise(request)),
    capture: ({ key, paymentId, money }, callOptions = {}) =>
      run(callOptions, async () => {
        const intent = await stripe.paymentIntents.retrieve(paymentId);
        if (money && money.currency.toLowerCase() !== intent.currency)
          return { status: 'refused', reason: 'wrong_currency' } as const;
        const amount = money ? toStripeAmount(money) : undefined;
        if (intent.status === 'requires_capture' && amount !== undefined && amount > intent.amount_capturable)
          return { status: 'refused', reason: 'amount_too_large' } as const;
        try {
          const captured = await stripe.paymentIntents.capture(
            paymentId,
            amount === undefined ? {} : { amount_to_capture: amount },
            { idempotencyKey: key },
          );
          return {
            status: 'captured',
            money: fromStripeAmount(captured.amount_received, captured.currency),
          } as const;
        } catch (error) {
          const reason = refusal(error);
          if (!reason) throw error;
          return { status: 'refused', reason } as const;
        }
      }),
    void: ({ key, paymentId }, callOptions = {}) =>
      run(callOptions, async () => {
        try {
          const params = { cancellation_reason: 'requested_by_customer' } as const;
          await stripe.paymentIntents.cancel(paymentId, params, { idempotencyKey: key });
          return { status: 'voided' } as const;
        } catch (error) {
          const reason = refusal(error);
          if (!reason) throw error;
          return { status: 'refused', reason } as const;
        }
      }),
    refund: ({ key, paymentId, money }, callOptions = {}) =>
      run(callOptions, async () => {
        const intent = await stripe.paymentIntents.retrieve(paymentId);
        if (money.currency.toLowerCase() !== intent.currency)
          return { status: 'refused', reason: 'wrong_currency' } as const;
        if (intent.status !== 'succeeded') return { status: 'refused', reason: 'wrong_state' } as const;
        try {
          const refund = await stripe.refunds.create(
            {
              payment_intent: paymentId,
              amount: toStripeAmount(money),
              metadata: { key },
              expand: ['charge'],
            },
            { idempotencyKey: key },
          );
          if (refund.status === 'failed' || refund.status === 'canceled')
            return { status: 'refused', reason: 'wrong_state' } as const;
          const total = typeof refund.charge === 'object' ? (refund.charge?.amount_refunded ?? 0) : 0;
          return {
            status: 'refunded',
            money: fromStripeAmount(refund.amount, refund.currency),
            totalRefunded: fromStripeAmount(total, refund.currency),
          } as const;
        } catch (error) {
          const reason = refusal(error);
          if (!reason) throw error;
          return { status: 'refused', reason } as const;
        }
      }),
    retrieve: (lookup, callOptions = {}) =>
      run(callOptions, async () => {
        const intent = await find(lookup);
        return (intent && toState(intent)) ?? { status: 'not_found' };
      }),
    readWebhook: (request) => readWebhook(stripe, options.webhookSecrets, request),
  };
}

/** Stripe's own check of the signature, on the raw bytes; the time on both sides of ours, once the signature holds. */
function readWebhook(
  stripe: Stripe,
  secrets: readonly string[],
  { rawBody, headers, now }: WebhookRequest,
): WebhookReading {
  if (secrets.length === 0) return { status: 'refused', reason: 'not_configured' };
  const header = headerOf(headers, 'stripe-signature');
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header ?? '')?.[1] ?? NaN);
  if (!header || Number.isNaN(signedAt)) return { status: 'refused', reason: 'unsigned' };
  const body = Buffer.from(rawBody);
  const holds = secrets.some((secret) => {
    try {
      return stripe.webhooks.signature?.verifyHeader(body, header, secret, 0) ?? false;
    } catch {
      return false;
    }
  });
  if (!holds) return { status: 'refused', reason: 'forged' };
  if (Math.abs(now / 1000 - signedAt) > webhookToleranceSeconds)
    return { status: 'refused', reason: 'stale' };
  try {
    const event = toEvent(JSON.parse(body.toString('utf8')) as Stripe.Event);
    if (event) return { status: 'accepted', event };
  } catch {
    // Falls through: signed, and still no JSON.
  }
  return { status: 'refused', reason: 'malformed' };
}

/** Stripe's refusals that are answers; `null` for everything else. */
function refusal(error: unknown): RefusalReason | null {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return null;
  switch (error.code) {
    case 'payment_intent_unexpected_state':
    case 'charge_expired_for_capture':
    case 'charge_already_captured':
      return 'wrong_state';
    case 'amount_too_large':
    case 'charge_already_refunded':
      return 'amount_too_large';
    default:
      return error.param === 'amount' || error.param === 'amount_to_capture' ? 'amount_too_large' : null;
  }
}
