import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { summariseCard, type CardBehaviour } from '../test-gateway/cards.ts';
import { signWebhook } from '../webhook-signature.ts';
import { parseForm, type Form } from './form.ts';

/**
 * Speaks Stripe's wire format for tests, as far as payments need it: form-encoded requests, errors in Stripe's shape, idempotent replay
 * of every answer (500s too), signed webhooks. Written from Stripe's published reference and sharing nothing with our adapter but the
 * HMAC. `/_control/*` is what a cardholder and Stripe's own script would do.
 */
export interface StripeFakeOptions {
  secretKey: string;
  webhook: { url: string; secret: string } | null;
  now?: () => number;
}

interface Intent {
  id: string;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';
  client_secret: string;
  metadata: Record<string, string>;
  created: number;
  cancellation_reason: string | null;
  last_payment_error: object | null;
  payment_method: string | null;
  refunded: number;
}
interface Answer {
  status: number;
  body: object;
}
/** An answer that never reaches its caller. */
class Lost extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('lost');
    this.answer = answer;
  }
}

const apiError = (status: number, error: object): Answer => ({ status, body: { error } });
const invalid = (message: string, more: object = {}) =>
  apiError(400, { type: 'invalid_request_error', message, ...more });
const missing = (what: string, id: string, param: string) =>
  apiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });

/** Our behaviours in Stripe's codes. */
const declines: Record<string, { code: string; decline_code?: string }> = {
  card_declined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired_card: { code: 'expired_card' },
  incorrect_cvc: { code: 'incorrect_cvc' },
  limit_exceeded: { code: 'card_declined', decline_code: 'card_velocity_exceeded' },
};

export function createStripeFake(options: StripeFakeOptions): Server {
  const now = options.now ?? Date.now;
  const intents = new Map<string, Intent>();
  const methods = new Map<
    string,
    { brand: string; last4: string; behaviour: CardBehaviour; used: boolean }
  >();
  const replays = new Map<string, { hash: string; answer: Answer; lost?: boolean }>();
  const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
  const seconds = () => Math.floor(now() / 1000);

  function show(intent: Intent, expand: string[] = []): object {
    const { refunded, ...rest } = intent;
    const method = intent.payment_method ? methods.get(intent.payment_method) : undefined;
    const card = method && { brand: method.brand, last4: method.last4 };
    const charged = intent.status === 'requires_capture' || intent.status === 'succeeded';
    const charge = charged && {
      id: intent.id.replace('pi_', 'ch_'),
      object: 'charge',
      amount_refunded: refunded,
      payment_method_details: { card: { ...card, capture_before: intent.created + 7 * 86_400 } },
    };
    return {
      ...rest,
      object: 'payment_intent',
      capture_method: 'manual',
      latest_charge: charge ? (expand.includes('latest_charge') ? charge : charge.id) : null,
      payment_method:
        method && expand.includes('payment_method')
          ? { id: intent.payment_method, object: 'payment_method', card }
          : intent.payment_method,
    };
  }

  function tell(type: string, object: object): void {
    if (!options.webhook) return;
    const { url, secret } = options.webhook;
    const body = JSON.stringify({
      id: id('evt'),
      object: 'event',
      type,
      created: seconds(),
      data: { object },
    });
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signWebhook(secret, body, now()),
    };
    setTimeout(() => void fetch(url, { method: 'POST', headers, body }).catch(() => undefined), 10);
  }

  const routes: [string, RegExp, (form: Form, id: string, expand: string[]) => Answer][] = [
    ['POST', /^\/v1\/payment_intents$/, (form) => {
      const amount = Number(form['amount']);
      if (!Number.isSafeInteger(amount) || amount < 1) return invalid('Invalid integer', { param: 'amount' });
      if (!/^[a-z]{3}$/.test(String(form['currency']))) return invalid('Invalid currency', { param: 'currency' });
      if (form['payment_method_types'] !== undefined)
        return invalid('Received unknown parameter: payment_method_types', { code: 'parameter_unknown', param: 'payment_method_types' });
      if (form['capture_method'] !== 'manual') return invalid('This fake holds before it takes.', { param: 'capture_method' });
      const intent: Intent = {
        id: id('pi'), amount, amount_capturable: 0, amount_received: 0, currency: String(form['currency']),
        status: 'requires_payment_method', client_secret: '', metadata: { ...(form['metadata'] as Record<string, string>) },
        created: seconds(), cancellation_reason: null, last_payment_error: null, payment_method: null, refunded: 0,
      };
      intent.client_secret = `${intent.id}_secret_${randomBytes(8).toString('hex')}`;
      intents.set(intent.id, intent);
      return { status: 200, body: show(intent) };
    }],
    ['GET', /^\/v1\/payment_intents\/search$/, (form) => {
      const key = /^metadata\['key'\]:'(.*)'$/.exec(String(form['query']))?.[1];
      // As the real index: what was made a moment ago is not in it yet.
      const data = [...intents.values()].filter((intent) => intent.metadata['key'] === key && intent.created < seconds() - 60);
      return { status: 200, body: { object: 'search_result', data: data.map((intent) => show(intent)), has_more: false } };
    }],
    ['GET', /^\/v1\/payment_intents\/(\w+)$/, (_form, at, expand) => {
      const intent = intents.get(at);
      return intent ? { status: 200, body: show(intent, expand) } : missing('payment_intent', at, 'intent');
    }],
    ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, confirm],
    ['POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, (form, at) => {
      const intent = intents.get(at);
      if (!intent) return missing('payment_intent', at, 'intent');
      if (intent.status !== 'requires_capture') return unexpected(intent, 'captured');
      const amount = form['amount_to_capture'] === undefined ? intent.amount_capturable : Number(form['amount_to_capture']);
      if (amount > intent.amount_capturable) return invalid('Too much.', { code: 'amount_too_large', param: 'amount_to_capture' });
      Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
      tell('payment_intent.succeeded', show(intent));
      return { status: 200, body: show(intent) };
    }],
    ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, (form, at) => {
      const intent = intents.get(at);
      if (!intent) return missing('payment_intent', at, 'intent');
      if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected(intent, 'canceled');
      const cancellation_reason = (form['cancellation_reason'] as string | undefined) ?? null;
      Object.assign(intent, { status: 'canceled', amount_capturable: 0, cancellation_reason });
      tell('payment_intent.canceled', show(intent));
      return { status: 200, body: show(intent) };
    }],
    ['POST', /^\/v1\/refunds$/, (form, _at, expand) => {
      const intent = intents.get(String(form['payment_intent']));
      if (!intent) return missing('payment_intent', String(form['payment_intent']), 'payment_intent');
      const left = intent.amount_received - intent.refunded;
      if (left === 0) return invalid('Charge has already been refunded.', { code: 'charge_already_refunded' });
      const amount = form['amount'] === undefined ? left : Number(form['amount']);
      if (amount > left) return invalid('Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
      intent.refunded += amount;
      const charge = { id: intent.id.replace('pi_', 'ch_'), object: 'charge', payment_intent: intent.id, amount_refunded: intent.refunded };
      tell('charge.refunded', charge);
      const body = {
        id: id('re'), object: 'refund', amount, currency: intent.currency, status: 'succeeded', payment_intent: intent.id,
        charge: expand.includes('charge') ? charge : charge.id,
      };
      return { status: 200, body };
    }],
  ]; // prettier-ignore

  function unexpected(intent: Intent, wanted: string): Answer {
    return invalid(`This PaymentIntent could not be ${wanted} because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: show(intent),
    });
  }

  function confirm(form: Form, at: string, expand: string[]): Answer {
    const intent = intents.get(at);
    if (!intent) return missing('payment_intent', at, 'intent');
    if (intent.status !== 'requires_payment_method') return unexpected(intent, 'confirmed');
    const token = String(form['confirmation_token'] ?? form['payment_method'] ?? '');
    const param = form['confirmation_token'] === undefined ? 'payment_method' : 'confirmation_token';
    const method = methods.get(token);
    if (!method) return missing(param, token, param);
    if (method.used)
      return invalid('It was used before.', { code: 'payment_method_unexpected_state', param });
    method.used = true;
    const { behaviour } = method;
    if (behaviour.kind === 'fail')
      return apiError(500, { type: 'api_error', message: 'An unknown error occurred.' });
    intent.payment_method = token;
    if (behaviour.kind === 'decline') {
      const codes = declines[behaviour.reason] ?? { code: 'card_declined' };
      const card = { brand: method.brand, last4: method.last4 };
      intent.last_payment_error = { type: 'card_error', ...codes, payment_method: { id: token, card } };
      tell('payment_intent.payment_failed', show(intent));
      return apiError(402, {
        type: 'card_error',
        message: 'Your card was declined.',
        ...codes,
        payment_intent: show(intent),
      });
    }
    if (behaviour.kind === 'requires_action') {
      intent.status = 'requires_action';
      tell('payment_intent.requires_action', show(intent));
      const next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
      return { status: 200, body: { ...show(intent, expand), next_action } };
    }
    hold(intent);
    const answer: Answer = { status: 200, body: show(intent, expand) };
    if (behaviour.kind === 'lose_answer') throw new Lost(answer);
    return answer;
  }

  function hold(intent: Intent): void {
    Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount });
    tell('payment_intent.amount_capturable_updated', show(intent));
  }

  function control(path: string, body: string): Answer {
    const asked = JSON.parse(body || '{}') as { number?: string; id?: string; passed?: boolean };
    if (path === '/_control/cards') {
      const token = id(asked.number?.endsWith('4') ? 'pm' : 'ctoken');
      methods.set(token, { ...summariseCard(asked.number ?? ''), used: false });
      return { status: 200, body: { token } };
    }
    const intent = intents.get(asked.id ?? '');
    if (path !== '/_control/challenge' || !intent || intent.status !== 'requires_action')
      return invalid('Nothing to answer.');
    if (asked.passed) hold(intent);
    else {
      intent.status = 'requires_payment_method';
      intent.last_payment_error = {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
      };
      tell('payment_intent.payment_failed', show(intent));
    }
    return { status: 200, body: show(intent) };
  }

  function answerTo(request: IncomingMessage, body: string): Answer & { replayed?: boolean } {
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    if (url.pathname.startsWith('/_control/')) return control(url.pathname, body);
    if (request.headers.authorization !== `Bearer ${options.secretKey}`)
      return apiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    if (!request.headers['stripe-version']) return invalid('This fake wants a pinned version.');
    if (
      request.method === 'POST' &&
      !/^application\/x-www-form-urlencoded/.test(request.headers['content-type'] ?? '')
    )
      return invalid('Send a form.');
    const form = parseForm(request.method === 'GET' ? url.search.slice(1) : body);
    const expand = Object.values((form['expand'] ?? {}) as Form).map(String);
    const found = routes.find(([method, pattern]) => method === request.method && pattern.test(url.pathname));
    if (!found) return apiError(404, { type: 'invalid_request_error', message: 'Unrecognized request URL.' });
    const work = () => found[2](form, found[1].exec(url.pathname)?.[1] ?? '', expand);
    const key = request.headers['idempotency-key'];
    if (request.method === 'GET' || typeof key !== 'string') return work();
    const hash = createHash('sha256').update(`${url.pathname}\n${body}`).digest('hex');
    const earlier = replays.get(key);
    if (earlier && earlier.hash !== hash)
      return apiError(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      });
    if (earlier?.lost) {
      // Stripe's client repeats by itself, once, what broke off: that gets lost, too.
      earlier.lost = false;
      throw new Lost(earlier.answer);
    }
    if (earlier) return { ...earlier.answer, replayed: true };
    try {
      const answer = work();
      // Stripe remembers what was executed, failures too; only what was refused before that may be tried again.
      replays.set(key, { hash, answer });
      return answer;
    } catch (error) {
      if (error instanceof Lost) replays.set(key, { hash, answer: error.answer, lost: true });
      throw error;
    }
  }

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      try {
        const { status, body, replayed } = answerTo(request, Buffer.concat(parts).toString('utf8'));
        response.writeHead(status, {
          'content-type': 'application/json',
          'request-id': id('req'),
          ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
        });
        response.end(JSON.stringify(body));
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        request.socket.destroy();
      }
    });
  });
}
