import { PaymentError, type PaymentGateway } from './port.ts';
import { GatewayEngine, type EngineAnswer } from './test-gateway/engine.ts';
import type { WireError, WireEvent, WirePayment } from './test-gateway/wire.ts';
import { signatureHeader } from './test/index.ts';
import { toAuthorisation, toCapture, toEvent, toRefund, toState, toVoid } from './test/translate.ts';
import { readSignedWebhook, signWebhook } from './webhook-signature.ts';

export type GatewayVerb = 'createSession' | 'authorise' | 'capture' | 'void' | 'refund' | 'retrieve';

export interface FakeGateway extends PaymentGateway {
  /** A token for a test card number, as the frame would hand it out. @default '4242424242424242' */
  token(number?: string): string;
  /** How often calls came with a key, and how often one of them did something. */
  counts(key: string): { calls: number; executed: number };
  /** Every payment of one of our references, oldest first. */
  paymentsOf(reference: string): WirePayment[];
  /** The next call of this verb fails before it does anything (`unavailable`), or after it did (`timeout`). */
  failNext(verb: GatewayVerb, how: 'unavailable' | 'timeout'): void;
  /** Forgets failures that have not come to pass. */
  calm(): void;
  /** Calls of a verb so far, whatever their key. */
  calls(verb: GatewayVerb): number;
  /** What the cardholder tells their bank about a payment that needs an action. */
  challenge(paymentId: string, passed: boolean): void;
  /** The webhooks that this payment has caused so far, oldest first, signed now and sent by nobody. */
  webhooks(paymentId: string, options?: { secret?: string; signedAt?: number }): SignedWebhook[];
}

export interface SignedWebhook {
  body: string;
  headers: Record<string, string>;
}

/** What the fake signs with, unless told otherwise. */
export const fakeWebhookSecret = 'whsec_fake';

/**
 * A gateway in memory for tests, on the same engine as the real test gateway process; the conformance suite runs against both.
 */
export function createFakeGateway(
  options: { now?: () => number; webhookSecrets?: readonly string[] } = {},
): FakeGateway {
  const now = options.now ?? Date.now;
  const secrets = options.webhookSecrets ?? [fakeWebhookSecret];
  const events: WireEvent[] = [];
  const engine = new GatewayEngine({
    now,
    notify: (event) => void events.push(event),
    append: () => undefined,
    actionUrl: (id) => `https://bank.test/challenge/${id}`,
  });
  const name = 'fake';
  const pending = new Map<GatewayVerb, 'unavailable' | 'timeout'>();
  const calls = new Map<GatewayVerb, number>();

  async function run<T>(
    verb: GatewayVerb,
    signal: AbortSignal | undefined,
    work: () => EngineAnswer<T>,
  ): Promise<T> {
    calls.set(verb, (calls.get(verb) ?? 0) + 1);
    if (signal?.aborted) throw new PaymentError(name, 'aborted', 'the call was aborted');
    const failure = pending.get(verb);
    pending.delete(verb);
    if (failure === 'unavailable') throw new PaymentError(name, 'unavailable', 'the connection failed');
    // Another turn, as any real gateway takes: races in callers show.
    await new Promise((resolve) => setImmediate(resolve));
    const answer = work();
    if (failure === 'timeout') throw new PaymentError(name, 'timeout', 'no answer');
    if (answer.lost) throw new PaymentError(name, 'unavailable', 'the connection was lost');
    if (answer.status === 200) return answer.body as T;
    const { type, message } = (answer.body as WireError).error;
    if (answer.status >= 500) throw new PaymentError(name, 'unavailable', message);
    throw new PaymentError(
      name,
      type === 'key_conflict' || type === 'not_found' ? type : 'rejected',
      message,
    );
  }

  return {
    name,
    token: (number = '4242424242424242') => engine.tokenise('pk_test_fake', number),
    counts: (key) => engine.counts(key),
    paymentsOf: (reference) => engine.paymentsOf(reference),
    failNext: (verb, how) => void pending.set(verb, how),
    calm: () => pending.clear(),
    calls: (verb) => calls.get(verb) ?? 0,
    challenge(paymentId, passed) {
      if (!engine.answerChallenge(paymentId, passed)) throw new Error(`No payment ${paymentId}`);
    },
    webhooks: (paymentId, { secret = fakeWebhookSecret, signedAt = now() } = {}) =>
      events
        .filter((event) => event.data.payment === paymentId)
        .map((event) => {
          const body = JSON.stringify(event);
          return { body, headers: { [signatureHeader]: signWebhook(secret, body, signedAt) } };
        }),
    readWebhook: (request) => readSignedWebhook(request, { secrets, header: signatureHeader, read: toEvent }),
    async createSession({ key, money, reference }, { signal } = {}) {
      const session = await run('createSession', signal, () =>
        engine.createSession(key, 'pk_test_fake', { ...money, reference }),
      );
      return {
        sessionId: session.id,
        publishableKey: session.publishableKey,
        frameUrl: 'https://gateway.test/frame',
        expiresAt: session.expiresAt,
      };
    },
    async authorise({ key, token, money, reference }, { signal } = {}) {
      const request = { token, ...money, reference };
      return toAuthorisation(name, await run('authorise', signal, () => engine.authorise(key, request)));
    },
    async capture({ key, paymentId, money }, { signal } = {}) {
      return toCapture(await run('capture', signal, () => engine.capture(key, paymentId, { ...money })));
    },
    async void({ key, paymentId }, { signal } = {}) {
      return toVoid(await run('void', signal, () => engine.void(key, paymentId)));
    },
    async refund({ key, paymentId, money }, { signal } = {}) {
      return toRefund(await run('refund', signal, () => engine.refund(key, paymentId, { ...money })));
    },
    async retrieve(lookup, { signal } = {}) {
      const payment = await run('retrieve', signal, () => ({
        status: 200,
        body: 'paymentId' in lookup ? engine.retrieve(lookup.paymentId) : engine.retrieveByKey(lookup.key),
      }));
      return payment ? toState(payment) : { status: 'not_found' };
    },
  };
}
