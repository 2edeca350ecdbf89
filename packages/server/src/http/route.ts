import { Readable } from 'node:stream';
import {
  operations,
  routes,
  isTravelAgent,
  roleOf,
  type Operation,
  type OperationId,
  type ResponseBody,
  type Role,
} from '@portolan/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Call, CurrentUser } from './call.ts';
import { ApiError, fieldsOf } from './errors.ts';
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
    context: Context;
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
  'getEnabledCurrencies', 'getExchangeRates', 'getCurrentLocation', 'getWidgetConfig', 'login', 'refresh', 'logout',
]); // prettier-ignore

/** Bodies that JSON Schema alone cannot finish (trimmed names): zod runs over them once more. */
export const secondPass = new Set<OperationId>(['createBooking']);

const schemas = new WeakMap<z.ZodType, unknown>();

/** JSON Schema (draft 7) of what a caller may send. */
export function inputSchema(schema: z.ZodType): unknown {
  let known = schemas.get(schema);
  if (!known) {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as Record<
      string,
      unknown
    >;
    schemas.set(schema, (known = rest));
  }
  return known;
}

/** `/api/{provider}/deals` → `/api/:provider/deals`. */
export function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/**
 * Registers one operation of the contract: method, path and validation come from there, tenant, user and role are resolved
 * before `handler` runs, and what it returns is the body. Anything thrown becomes the error envelope.
 */
export function route<K extends OperationId>(app: FastifyInstance, id: K, handler: Handler<K>): void {
  const { context } = app;
  const operation: Operation = operations[id];
  const [method, path] = routes[id];
  const schema: FastifySchema = {
    ...(operation.body ? { body: inputSchema(operation.body) } : {}),
    ...(operation.query ? { querystring: inputSchema(operation.query) } : {}),
    ...(operation.params ? { params: inputSchema(operation.params) } : {}),
  };
  app.route({
    method,
    url: fastifyPath(path),
    schema,
    onRequest: async (request, reply) => {
      request.operationId = id;
      const tenant = await resolveTenant(context, request, reply, id);
      request.tenant = tenant;
      if (tenant.record.agency.status === 'Inactive' && id !== 'getAgency')
        throw new ApiError('AGENCY_INACTIVE');
      if (!publicCalls.has(id)) request.user = await resolveUser(context, request, tenant);
      requireRole(operation, roleOf(request.user));
    },
    handler: async (request, reply) => {
      const call = createCall<K>(operation, request, reply);
      if (operation.body && secondPass.has(id))
        Object.assign(call, { body: parseAgain(operation.body, call.body) });
      const answer = await handler(call);
      if (answer === answered) return reply;
      if (operation.stream) return sendLines(call as Call<OperationId>, answer as AsyncIterable<unknown>);
      if (answer === undefined) return reply.code(204).send();
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      reply.header('content-type', 'application/json; charset=utf-8');
      return reply.send(JSON.stringify(answer));
    },
  });
}

async function resolveUser(
  context: Context,
  request: FastifyRequest,
  tenant: Tenant,
): Promise<CurrentUser | null> {
  const token = request.headers['x-access-token'];
  if (typeof token !== 'string' || token === '') return null;
  const user = await context.sessions.authenticate(tenant.record.id, token);
  if (!user) throw new ApiError('SESSION_EXPIRED');
  return user;
}

function requireRole(operation: Operation, role: Role): void {
  if (!operation.needs) return;
  if (role === 'visitor') throw new ApiError('UNAUTHENTICATED');
  if (operation.needs === 'agent' && !isTravelAgent(role)) throw new ApiError('FORBIDDEN');
}

function createCall<K extends OperationId>(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<K> {
  const tenant = request.tenant;
  if (!tenant) throw new Error('A call was created before its tenant was known');
  const aborted = new AbortController();
  reply.raw.once('close', () => aborted.abort());
  const visitId = request.headers['x-session-id'];
  return {
    body: request.body,
    query: request.query,
    params: request.params,
    tenant: tenant.record,
    key: tenant.key,
    user: request.user,
    role: roleOf(request.user),
    visitId: typeof visitId === 'string' && /^[\w.-]{1,100}$/.test(visitId) ? visitId : '',
    language: requestLanguage(request.headers['accept-language'], tenant.record.agency.defaultLanguage),
    timeZone: requestTimeZone(request.headers['timezone']),
    requestId: request.id,
    idempotencyKey: operation.idempotent ? idempotencyKey(request) : '',
    signal: aborted.signal,
    log: request.log,
    request,
    reply,
  } as Call<K>;
}

function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
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
      const known = error instanceof ApiError ? error : new ApiError('INTERNAL', { cause: error });
      if (known.code === 'INTERNAL') call.log.error({ err: error }, 'a stream failed');
      yield `${JSON.stringify({ type: 'error', code: known.code, error: known.message })}\n`;
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
  return new ApiError('INTERNAL', { cause: error });
}
