import { Readable } from 'node:stream';
import {
  operations,
  routes,
  may,
  meteredOperations,
  roleOf,
  type Operation,
  type OperationId,
  type ResponseBody,
  type Role,
} from '@portolan/contract';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
} from 'fastify';
import type { z } from 'zod';
import { isDatabaseAway } from '../db/index.ts';
import type { KeyRecord, AgencyRecord, CurrentUser } from '../tenancy/index.ts';
import type { Call } from './call.ts';
import { ApiError, fieldsOf } from '../platform/errors.ts';
import type { HttpContext } from './http-context.ts';
import { errorText } from './error-texts/index.ts';
import { requestLanguage, requestTimeZone } from './headers.ts';
import { resolveTenant, type Tenant } from './tenant.ts';

/** A handler that has answered by itself (a pre-serialised buffer) returns this. */
export interface Answered {
  readonly answered: true;
}
export const answered: Answered = Object.freeze({ answered: true });

/** What a handler of operation `K` returns: its success body, or its lines when the operation streams. */
export type Answer<K extends OperationId> =
  ResponseBody<K> | AsyncIterable<ResponseBody<K>> | typeof answered;
export type Handler<K extends OperationId> = (call: Call<K>) => Answer<K> | Promise<Answer<K>>;

declare module 'fastify' {
  interface FastifyInstance {
    context: HttpContext;
    /**
     * Says to load balancers that no more should come (`/readyz` answers 503) and ends each connection with its next answer; requests are
     * still answered. `close` does it by itself.
     */
    beginLeaving(): void;
  }
  interface FastifyRequest {
    tenant: Tenant | null;
    user: CurrentUser | null;
    /** Set by `route`: the operation's id, for logs. */
    operationId: string | null;
  }
}

/**
 * Calls that never look at a token: they answer everybody alike, so an ended session must not stand in their way
 * (a 401 sends the browser to log out, ERR-03).
 */
const publicCalls = new Set<OperationId>([
  'getAgency', 'getAboutUs', 'getFaqs', 'getPaymentGateway', 'getLanguages', 'getCountryCodes', 'getEnabledCountries',
  'getEnabledCurrencies', 'getExchangeRates', 'getCurrentLocation', 'getWidgetConfig', 'getWidgetExtras', 'login', 'refresh', 'logout', 'embedSession',
  'embedLogin', 'embedRefresh', 'embedLogout', 'embedExchange', 'signUp', 'verifyEmail', 'forgotPassword', 'resetPassword',
  'checkLink', 'redeemAcademyToken', 'getSignInProviders', 'startExternal', 'finishExternal',
  'listDestinations', 'getDestination', 'listTopDestinations', 'listHiddenGems', 'listCruiseLandings', 'getCruiseLanding',
]); // prettier-ignore

/** Bodies that JSON Schema alone cannot finish (trimmed names): zod runs over them once more. */
export const secondPass = new Set<OperationId>([
  'holdQuote',
  'createBooking',
  'changeCredit',
  'resolveReview',
  'closeReview',
]);

/** `/api/{provider}/deals` → `/api/:provider/deals`. */
export function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

const paths = new Map<string, string>(
  Object.entries(routes).map(([id, [, path]]) => [id, fastifyPath(path)]),
);
/** The route of an operation, as the framework and the log name it. */
export const pathOf = (operationId: string): string | undefined => paths.get(operationId);

/**
 * Registers one operation of the contract: method, path and validation come from there, tenant, user and role are resolved
 * before `handler` runs, and what it returns is the body. Anything thrown becomes the error envelope.
 */
export function route<K extends OperationId>(app: FastifyInstance, id: K, handler: Handler<K>): void {
  const { context } = app;
  const operation: Operation = operations[id];
  const [method, path] = routes[id];
  const again = secondPass.has(id) ? operation.body : undefined;
  const schema: FastifySchema = {
    ...(operation.body ? { body: operation.body } : {}),
    ...(operation.query ? { querystring: operation.query } : {}),
    ...(operation.params ? { params: operation.params } : {}),
  };
  app.route({
    method,
    url: fastifyPath(path),
    schema,
    ...(operation.secret ? { compress: false } : {}),
    // Callback style and synchronous where everything is in memory: a promise chain costs more than the answer.
    onRequest: (request, reply, done) => {
      request.operationId = id;
      try {
        const tenant = resolveTenant(context, request, reply, id);
        const ready =
          tenant instanceof Promise ? tenant.then((found) => admit(request, found)) : admit(request, tenant);
        if (ready instanceof Promise) ready.then(() => done(), done);
        else done();
      } catch (error) {
        done(error as Error);
      }
    },
    handler: (request, reply) => {
      const call = createCall<K>(
        operation,
        request,
        reply,
        again ? parseAgain(again, request.body) : request.body,
      );
      const answer = handler(call);
      return answer instanceof Promise ? answer.then((ready) => send(call, ready)) : send(call, answer);
    },
  });

  function admit(request: FastifyRequest, tenant: Tenant): Promise<void> | void {
    request.tenant = tenant;
    if (id !== 'getAgency' && tenant.record.agency.status === 'Inactive')
      throw new ApiError('AGENCY_INACTIVE', tenant.key ? { data: { fix: inactiveFix(tenant.key.key) } } : {});
    const token = request.headers['x-access-token'];
    if (typeof token !== 'string' || token === '' || publicCalls.has(id))
      return requireRole(operation, 'visitor');
    return resolveUser(context, request, tenant, token, id).then(() =>
      requireRole(operation, roleOf(request.user)),
    );
  }

  function send(call: Call<K>, answer: Answer<K>): unknown {
    const meter = meteredOperations[id as keyof typeof meteredOperations];
    if (meter && call.key) context.keyMeter.count(call.key, meter);
    // `undefined`: it is on its way. A reply is a thenable, and waiting for it would cost another round of promises.
    if (answer === answered) return undefined;
    const { reply } = call;
    if (operation.stream) return sendLines(call as Call<OperationId>, answer as AsyncIterable<unknown>);
    if (answer === undefined) return void reply.code(204).send();
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('content-type', 'application/json; charset=utf-8');
    return void reply.send(JSON.stringify(answer));
  }
}

async function resolveUser(
  context: HttpContext,
  request: FastifyRequest,
  tenant: Tenant,
  token: string,
  operation: OperationId,
): Promise<void> {
  const { sessions } = context;
  if (sessions.isBrowseToken(token)) {
    const { key, page } = tenant;
    request.user = await sessions.authenticateBrowse(tenant.record.id, token, {
      key: key?.key ?? '',
      page,
      operation,
    });
    return;
  }
  // What opens an account never stands on a partner's page: one that shows up there has leaked, or is about to.
  if (tenant.page !== null) throw new ApiError('ACCESS_TOKEN_NOT_HERE');
  request.user = await sessions.authenticate(tenant.record.id, token);
  if (!request.user) throw new ApiError('SESSION_EXPIRED');
}

function inactiveFix(key: string): string {
  return `the agency of the key ${key} is inactive; ask the agency to activate its account.`;
}

function requireRole(operation: Operation, role: Role): void {
  if (!operation.needs) return;
  // Whoever is not known yet is asked who they are before they are refused.
  if (role === 'visitor') throw new ApiError('UNAUTHENTICATED');
  if (!may(role, operation.needs)) throw new ApiError('FORBIDDEN');
}

function createCall<K extends OperationId>(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Call<K> {
  if (!request.tenant) throw new Error('A call was created before its tenant was known');
  const key = operation.idempotent ? idempotencyKey(request, operation.idempotent) : '';
  return new RequestCall(request, reply, request.tenant, body, key) as unknown as Call<K>;
}

/** A call whose dearer members are made when somebody asks for them. */
class RequestCall {
  readonly body: unknown;
  readonly query: unknown;
  readonly params: unknown;
  readonly tenant: AgencyRecord;
  readonly key: KeyRecord | null;
  readonly user: CurrentUser | null;
  readonly role: Role;
  readonly requestId: string;
  readonly idempotencyKey: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  #signal: AbortSignal | undefined;
  #log: FastifyBaseLogger | undefined;

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
    body: unknown,
    idempotencyKey: string,
  ) {
    this.body = body;
    this.query = request.query;
    this.params = request.params;
    this.tenant = tenant.record;
    this.key = tenant.key;
    this.user = request.user;
    this.role = roleOf(request.user);
    this.requestId = request.id;
    this.idempotencyKey = idempotencyKey;
    this.request = request;
    this.reply = reply;
  }
  get visitId(): string {
    const visitId = this.request.headers['x-session-id'];
    return typeof visitId === 'string' && /^[\w.-]{1,100}$/.test(visitId) ? visitId : '';
  }
  get language(): string {
    return requestLanguage(this.request.headers['accept-language'], this.tenant.agency.defaultLanguage);
  }
  get timeZone(): string {
    return requestTimeZone(this.request.headers['timezone']);
  }
  get signal(): AbortSignal {
    if (!this.#signal) {
      const { raw } = this.reply;
      const controller = new AbortController();
      if (raw.destroyed) controller.abort();
      // `close` comes after every answer; only one that was cut short is a caller who left.
      else raw.once('close', () => raw.writableFinished || controller.abort());
      this.#signal = controller.signal;
    }
    return this.#signal;
  }
  get log(): FastifyBaseLogger {
    return (this.#log ??= this.request.log.child({ requestId: this.requestId }));
  }
}

function idempotencyKey(request: FastifyRequest, kind: true | 'optional'): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined && kind === 'optional') return '';
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key))
    throw new ApiError('IDEMPOTENCY_KEY_REQUIRED');
  return key;
}

function parseAgain(schema: z.ZodType, body: unknown): unknown {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw new ApiError('VALIDATION_FAILED', { fields });
}

/** NDJSON: the first line decides between an error envelope and a stream; later failures end the stream with an error line. */
async function sendLines(call: Call<OperationId>, events: AsyncIterable<unknown>): Promise<FastifyReply> {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* lines(): AsyncGenerator<string> {
    try {
      if (first.done) return;
      yield `${JSON.stringify(first.value)}\n`;
      for (;;) {
        const next = await iterator.next();
        if (next.done) return;
        yield `${JSON.stringify(next.value)}\n`;
      }
    } catch (error) {
      if (call.signal.aborted) return;
      const known = error instanceof ApiError ? error : unexpected(error);
      if (known.status >= 500) call.log.error({ err: error }, 'a stream failed');
      yield `${JSON.stringify({ type: 'error', code: known.code, error: errorText(known, call.request.headers['accept-language']) })}\n`;
    } finally {
      await iterator.return?.();
    }
  }
  call.reply.header('content-type', 'application/x-ndjson; charset=utf-8');
  call.reply.header('cache-control', 'no-store');
  call.reply.header('x-accel-buffering', 'no');
  return call.reply.send(Readable.from(lines(), { objectMode: true, highWaterMark: 4 }));
}

/** Turns Fastify's own errors into ours; everything unknown is INTERNAL and told to the log alone. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code, validation, validationContext, statusCode } = error as {
    code?: string;
    validation?: Parameters<typeof fieldsOf>[0];
    validationContext?: string;
    statusCode?: number;
  };
  if (validation)
    return new ApiError('VALIDATION_FAILED', { fields: fieldsOf(validation, validationContext ?? 'body') });
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('PAYLOAD_TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('UNSUPPORTED_MEDIA_TYPE');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('MALFORMED_BODY');
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ApiError('NOT_FOUND');
  }
  if (error instanceof SyntaxError || statusCode === 400) return new ApiError('MALFORMED_BODY');
  if (statusCode === 404) return new ApiError('NOT_FOUND');
  return unexpected(error);
}

/** A database that is away comes back: whoever asks again soon is answered. */
const retryAfterSeconds = 5;

function unexpected(error: unknown): ApiError {
  return isDatabaseAway(error)
    ? new ApiError('SERVICE_UNAVAILABLE', { data: { retryAfterSeconds }, cause: error })
    : new ApiError('INTERNAL', { cause: error });
}
