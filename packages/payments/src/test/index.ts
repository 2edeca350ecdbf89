import { PaymentError, type PaymentGateway } from '../port.ts';
import type { WireAuthorisation, WireChange, WirePayment, WireSession } from '../test-gateway/wire.ts';
import { call, type HttpOptions } from './http.ts';
import { readSignedWebhook } from '../webhook-signature.ts';
import { toAuthorisation, toCapture, toEvent, toRefund, toState, toVoid } from './translate.ts';

/** The header that carries a webhook's signature. */
export const signatureHeader = 'gateway-signature';

export interface TestGatewayOptions {
  /** Where the gateway's process listens, such as `http://127.0.0.1:4301`. */
  baseUrl: string;
  /** @default 'sk_demo' */
  secretKey?: string;
  /** Where browsers reach it, when that is another address than `baseUrl`. */
  publicUrl?: string;
  /** What webhooks are signed with; two while one is being replaced. @default none: every webhook is refused */
  webhookSecrets?: readonly string[];
  /** @default 10000 */
  timeoutMs?: number;
  /** @default globalThis.fetch */
  fetch?: typeof fetch;
}

/** The adapter of the test gateway (`src/test-gateway`), over HTTP. */
export function createTestGateway(options: TestGatewayOptions): PaymentGateway {
  const http: HttpOptions = {
    name: 'test',
    baseUrl: options.baseUrl.replace(/\/$/, ''),
    secretKey: options.secretKey ?? 'sk_demo',
    timeoutMs: options.timeoutMs ?? 10_000,
    fetch: options.fetch ?? globalThis.fetch,
  };
  const publicUrl = (options.publicUrl ?? options.baseUrl).replace(/\/$/, '');
  const secrets = options.webhookSecrets ?? [];
  const path = (id: string) => `/v1/payments/${encodeURIComponent(id)}`;
  const known = <T>(answer: T | null, what: string): T => {
    if (!answer) throw new PaymentError(http.name, 'not_found', `no ${what}`);
    return answer;
  };
  return {
    name: http.name,
    async createSession({ key, money, reference }, callOptions) {
      const body = { ...money, reference };
      const session = known(
        await call<WireSession>(http, { method: 'POST', path: '/v1/sessions', key, body }, callOptions),
        'session',
      );
      return {
        sessionId: session.id,
        publishableKey: session.publishableKey,
        frameUrl: `${publicUrl}/frame`,
        expiresAt: session.expiresAt,
      };
    },
    async authorise({ key, token, money, reference, notifyUrl }, callOptions) {
      const body = { token, ...money, reference, ...(notifyUrl ? { notifyUrl } : {}) };
      const request = { method: 'POST', path: '/v1/payments', key, body } as const;
      return toAuthorisation(
        http.name,
        known(await call<WireAuthorisation>(http, request, callOptions), 'payment'),
        publicUrl,
      );
    },
    async capture({ key, paymentId, money }, callOptions) {
      const request = {
        method: 'POST',
        path: `${path(paymentId)}/capture`,
        key,
        body: { ...money },
      } as const;
      return toCapture(known(await call<WireChange>(http, request, callOptions), `payment ${paymentId}`));
    },
    async void({ key, paymentId }, callOptions) {
      const request = { method: 'POST', path: `${path(paymentId)}/void`, key, body: {} } as const;
      return toVoid(known(await call<WireChange>(http, request, callOptions), `payment ${paymentId}`));
    },
    async refund({ key, paymentId, money }, callOptions) {
      const request = {
        method: 'POST',
        path: `${path(paymentId)}/refunds`,
        key,
        body: { ...money },
      } as const;
      return toRefund(known(await call<WireChange>(http, request, callOptions), `payment ${paymentId}`));
    },
    async retrieve(lookup, callOptions) {
      const where =
        'paymentId' in lookup ? path(lookup.paymentId) : `/v1/keys/${encodeURIComponent(lookup.key)}/payment`;
      const payment = await call<WirePayment>(http, { method: 'GET', path: where }, callOptions);
      return payment ? toState(payment, publicUrl) : { status: 'not_found' };
    },
    readWebhook: (request) => readSignedWebhook(request, { secrets, header: signatureHeader, read: toEvent }),
  };
}
