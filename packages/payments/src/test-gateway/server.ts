import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { cardProblem, type CardInput } from './cards.ts';
import { GatewayEngine, type EngineAnswer } from './engine.ts';
import { renderChallenge } from './challenge.ts';
import { parseFrameQuery } from '../card-frame/options.ts';
import { renderFrame } from './frame.ts';
import { openJournal } from './journal.ts';
import { createNotifier } from './notifier.ts';
import type { WireError } from './wire.ts';

/** Fixed demo keys: they open nothing but this sandbox. */
export const testSecretKey = 'sk_demo';
export const testPublishableKey = 'pk_gateway_demo';
export const testWebhookSecret = 'whsec_demo';

export interface TestGatewayServerOptions {
  dataDir: string;
  now?: () => number;
  /** Seen as a challenge's origin. @default 'http://127.0.0.1' */
  origin?: () => string;
  /** What webhooks are signed with. @default 'whsec_demo' */
  webhookSecret?: string;
  /** How late a late webhook is. @default 3000 */
  lateMs?: number;
}

const money = {
  amount: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  currency: { type: 'string', pattern: '^[A-Z]{3}$' },
} as const;
const object = (properties: Record<string, object>, required: string[]) => ({
  body: { type: 'object', additionalProperties: false, properties, required },
});
const reference = { type: 'string', minLength: 1, maxLength: 100 };

/**
 * The test gateway as a web server: `/v1/*` for servers that hold the secret key, `/frame*` for browsers. Payments survive a
 * restart; card numbers are checked, summarised to brand and last four digits, and forgotten.
 */
export function createTestGatewayServer(options: TestGatewayServerOptions): FastifyInstance {
  const now = options.now ?? Date.now;
  const journal = openJournal(options.dataDir);
  const notifier = createNotifier({
    now,
    secret: options.webhookSecret ?? testWebhookSecret,
    ...(options.lateMs === undefined ? {} : { lateMs: options.lateMs }),
  });
  /** News that must arrive before the call that made them is answered. */
  const ahead: Promise<void>[] = [];
  const engine = new GatewayEngine({
    now,
    notify: (event, to) => {
      const told = notifier.tell(event, to);
      if (to?.manner === 'early') ahead.push(told);
    },
    append: journal.append,
    actionUrl: (id) => `${options.origin?.() ?? 'http://127.0.0.1'}/challenge/${id}`,
  });
  engine.replay(journal.entries);

  const app = Fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  app.addHook('onClose', () => {
    notifier.close();
    journal.close();
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    const message = status < 500 ? error.message : 'The gateway failed.';
    const body: WireError = {
      error: { type: status < 500 ? 'invalid_request' : 'processing_error', message },
    };
    return reply.code(status).send(body);
  });

  app.get('/healthz', () => ({ ok: true }));

  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (!sameText(request.headers.authorization ?? '', `Bearer ${testSecretKey}`)) {
        const body: WireError = { error: { type: 'authentication', message: 'Wrong secret key.' } };
        return reply.code(401).send(body);
      }
    });

    api.post<{ Body: { amount: number; currency: string; reference: string } }>(
      '/v1/sessions',
      { schema: object({ ...money, reference }, ['amount', 'currency', 'reference']) },
      (request, reply) =>
        withKey(request, reply, (key) => engine.createSession(key, testPublishableKey, request.body)),
    );
    api.post<{
      Body: { token: string; amount: number; currency: string; reference: string; notifyUrl?: string };
    }>(
      '/v1/payments',
      {
        schema: object(
          {
            ...money,
            reference,
            token: { type: 'string', maxLength: 200 },
            notifyUrl: { type: 'string', pattern: '^https?://', maxLength: 300 },
          },
          ['token', 'amount', 'currency', 'reference'],
        ),
      },
      (request, reply) =>
        withKey(
          request,
          reply,
          (key) => engine.authorise(key, request.body),
          () => Promise.all(ahead.splice(0)),
        ),
    );
    api.post<{ Params: { id: string }; Body: { amount?: number; currency?: string } }>(
      '/v1/payments/:id/capture',
      { schema: object(money, []) },
      (request, reply) =>
        withKey(request, reply, (key) => engine.capture(key, request.params.id, request.body)),
    );
    api.post<{ Params: { id: string } }>(
      '/v1/payments/:id/void',
      { schema: object({}, []) },
      (request, reply) => withKey(request, reply, (key) => engine.void(key, request.params.id)),
    );
    api.post<{ Params: { id: string }; Body: { amount: number; currency: string } }>(
      '/v1/payments/:id/refunds',
      { schema: object(money, ['amount', 'currency']) },
      (request, reply) =>
        withKey(request, reply, (key) => engine.refund(key, request.params.id, request.body)),
    );
    api.get<{ Params: { id: string } }>('/v1/payments/:id', (request, reply) =>
      found(reply, engine.retrieve(request.params.id)),
    );
    api.get<{ Params: { key: string } }>('/v1/keys/:key/payment', (request, reply) =>
      found(reply, engine.retrieveByKey(request.params.key)),
    );
    api.get<{ Params: { key: string } }>('/v1/keys/:key/counts', (request) =>
      engine.counts(request.params.key),
    );
    api.get<{ Params: { reference: string } }>('/v1/references/:reference/payments', (request) => ({
      payments: engine.paymentsOf(request.params.reference),
    }));
  });

  app.get<{ Params: { id: string } }>('/challenge/:id', (request, reply) => {
    // The id is the secret here, as in a bank's own links: 12 random bytes, told to whoever pays.
    const parsed = parseFrameQuery({
      key: testPublishableKey,
      ...(request.query as Record<string, unknown>),
    });
    if (!parsed.ok) return reply.code(400).type('text/plain; charset=utf-8').send(parsed.message);
    const payment = engine.retrieve(request.params.id);
    if (!payment) return reply.code(404).type('text/plain; charset=utf-8').send('No such payment.');
    const page = renderChallenge(payment, parsed.options);
    return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html);
  });
  app.post<{ Params: { id: string }; Body: { passed: boolean } }>(
    '/challenge/:id',
    { schema: object({ passed: { type: 'boolean' } }, ['passed']) },
    (request, reply) => {
      const payment = engine.answerChallenge(request.params.id, request.body.passed);
      return payment
        ? reply.send({ result: payment.state === 'held' || payment.state === 'taken' ? 'done' : 'failed' })
        : found(reply, null);
    },
  );

  app.get('/frame', (request, reply) => {
    const parsed = parseFrameQuery(request.query as Record<string, unknown>);
    if (!parsed.ok) return reply.code(400).type('text/plain; charset=utf-8').send(parsed.message);
    if (parsed.options.key !== testPublishableKey) {
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send('This publishable key is not known here.');
    }
    const page = renderFrame(parsed.options, now());
    return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html);
  });
  app.post<{ Body: CardInput & { key: string } }>(
    '/frame/tokens',
    {
      schema: object(
        Object.fromEntries(
          ['key', 'number', 'expiry', 'cvc', 'name'].map((name) => [
            name,
            { type: 'string', maxLength: 120 },
          ]),
        ),
        ['key', 'number', 'expiry', 'cvc', 'name'],
      ),
    },
    (request, reply) => {
      const { key, ...card } = request.body;
      if (key !== testPublishableKey) {
        const body: WireError = { error: { type: 'authentication', message: 'Unknown publishable key.' } };
        return reply.code(401).send(body);
      }
      const field = cardProblem(card, now());
      if (field) {
        const body: WireError = {
          error: { type: 'invalid_request', message: `The ${field} is not valid.`, field },
        };
        return reply.code(422).send(body);
      }
      return { token: engine.tokenise(key, card.number.replace(/[\s-]/g, '')) };
    },
  );

  return app;
}

async function withKey(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (key: string) => EngineAnswer<unknown>,
  beforeAnswer?: () => Promise<unknown>,
): Promise<FastifyReply> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,120}$/.test(key)) {
    const body: WireError = {
      error: { type: 'invalid_request', message: 'Send an Idempotency-Key of 1 to 120 ASCII characters.' },
    };
    return reply.code(400).send(body);
  }
  const answer = work(key);
  await beforeAnswer?.();
  if (answer.lost) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  return reply.code(answer.status).send(answer.body);
}

function found(reply: FastifyReply, payment: unknown): FastifyReply {
  if (payment) return reply.send(payment);
  const body: WireError = { error: { type: 'not_found', message: 'No such payment.' } };
  return reply.code(404).send(body);
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
