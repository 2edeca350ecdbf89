import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { listOperations } from '@portolan/contract';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { Context } from './context.ts';
import {
  compressAnswers,
  errorText,
  parseQuery,
  fastifyPath,
  pathOf,
  toApiError,
  compileAtFirstUse,
  answerPreflight,
  noPagePolicy,
} from './http/index.ts';
import { ApiError, errorBody, invalid } from './platform/errors.ts';
import { areas } from './areas.ts';
import { findUnwritable } from './platform/unwritable.ts';

/** Largest body that any call needs, with room: a booking of 72 guests is about 12 kB. */
const bodyLimitBytes = 64 * 1024;

/** The HTTP server over a context. It listens nowhere yet; tests call `inject`. */
export async function createServer(context: Context): Promise<FastifyInstance> {
  const newRequestId = createRequestIds();
  const app = fastify({
    loggerInstance: context.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    trustProxy: context.config.trustProxy,
    genReqId: newRequestId,
    // A child logger for every request costs more than most requests; `call.log` makes one where somebody logs.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    routerOptions: {
      caseSensitive: true,
      ignoreTrailingSlash: true,
      maxParamLength: 4_000,
      querystringParser: parseQuery,
    },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // Who got through to a server that is about to end is answered like everybody; the connection ends with the answer.
    return503OnClosing: false,
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        strict: false,
      },
      onCreate: compileAtFirstUse,
    },
    // What Node could not even read as HTTP: nobody's language, nobody's agency, and still our envelope.
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const known = new ApiError(
        error.code === 'HPE_HEADER_OVERFLOW' ? 'PAYLOAD_TOO_LARGE' : 'MALFORMED_REQUEST',
      );
      const id = newRequestId();
      const body = JSON.stringify(errorBody(known, id));
      context.logger.info({ requestId: id, status: known.status, reason: error.code }, 'not HTTP');
      if (socket.writable)
        socket.write(
          `HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
            `content-length: ${Buffer.byteLength(body)}\r\nx-request-id: ${id}\r\ncache-control: no-store\r\n` +
            `x-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
        );
      socket.destroy(error);
    },
    frameworkErrors: (error, request, reply) => {
      const known = toApiError(error);
      reply.raw.writeHead(known.status, {
        'content-type': 'application/json; charset=utf-8',
        'x-request-id': request.id,
        'content-security-policy': noPagePolicy,
        'x-content-type-options': 'nosniff',
      });
      reply.raw.end(JSON.stringify(errorBody(known, request.id, textFor(known, request))));
    },
  }) as unknown as FastifyInstance;

  app.decorate('context', context);
  let leaving = false;
  app.decorate('beginLeaving', () => {
    leaving = true;
  });
  app.addHook('preClose', (done) => {
    leaving = true;
    done();
  });
  app.decorateRequest('tenant', null);
  app.decorateRequest('user', null);
  app.decorateRequest('operationId', null);
  acceptJsonOnly(app);
  await compressAnswers(app);

  app.addHook('onRequest', (request, reply, done) => {
    if (leaving) reply.header('connection', 'close');
    reply.header('x-request-id', request.id);
    // What no document of ours says otherwise: no page frames it, and it is what its type says.
    reply.header('content-security-policy', noPagePolicy);
    reply.header('x-content-type-options', 'nosniff');
    // No address of ours holds it, and no query to the database can.
    if (request.url.includes('%00') && request.url.split('?')[0]!.includes('%00'))
      done(new ApiError('NOT_FOUND'));
    else done();
  });
  // Its lines hold only what stands below, so nothing needs to be looked for and taken out.
  const accessLog = context.logger.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    // Its head may have gone out before the leaving began, as a stream's: a connection that was promised to stay would keep us for a minute.
    if (leaving && request.raw.socket instanceof Socket) request.raw.socket.end();
    // Files, pictures and health checks say something only when they go wrong.
    const { operationId } = request;
    const quiet = operationId === null && reply.statusCode < 400;
    if (quiet && !accessLog.isLevelEnabled('debug')) return done();
    accessLog[quiet ? 'debug' : 'info'](
      {
        requestId: request.id,
        method: request.method,
        // The framework builds a dozen facts of a route to say one.
        route: (operationId ? pathOf(operationId) : request.routeOptions.url) ?? null,
        operation: operationId ?? undefined,
        agency: request.tenant?.record.id,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
  app.setErrorHandler(async (error, request, reply) => {
    const known = toApiError(error);
    if (known.status >= 500)
      request.log.error(
        { err: error, requestId: request.id, operation: request.operationId },
        'a request failed',
      );
    const { retryAfterSeconds } = (known.data ?? {}) as { retryAfterSeconds?: number };
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    reply.header('cache-control', 'no-store');
    reply.type('application/json; charset=utf-8');
    return reply
      .code(known.status)
      .send(JSON.stringify(errorBody(known, request.id, textFor(known, request))));
  });
  const allowedMethods = createMethodTable();
  app.setNotFoundHandler(async (request) => {
    const allow = allowedMethods(request.url.split('?')[0] ?? '/');
    throw new ApiError(allow ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
  });
  app.options('/api/*', (request, reply) => answerPreflight(context, request, reply));
  app.options('/sdk/*', (request, reply) => answerPreflight(context, request, reply));
  app.get('/healthz', async (_request, reply) => {
    await context.database.readPlatform('routing', 'health', 'select 1', []);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });

  // Whether to send anybody here, which is not whether it lives: a server that is about to end answers until it is gone.
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (leaving) return reply.code(503).send({ status: 'leaving' });
    try {
      await context.database.readPlatform('routing', 'health', 'select 1', []);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });

  for (const register of areas) await app.register(async (scope) => register(scope, context));
  await app.ready();
  return app;
}

function textFor(error: ApiError, request: FastifyRequest): string {
  return errorText(error, request.headers['accept-language']);
}

/** Ids that say nothing but differ, between processes too. */
function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}

/** JSON bodies only, `__proto__` refused, and texts that no database can keep; an empty body is no body, for every request of ours carries the JSON content type. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    void parse(request, body as string, (error, value) => {
      // Only an escape can say what no text holds; without one nothing is looked through.
      const spot = error || !(body as string).includes('\\u') ? null : findUnwritable(value);
      if (spot === null) done(error, value);
      else done(invalid(spot || 'body', 'holds a character that no text has'), undefined);
    });
  });
}

/** Says whether some operation lives at a path, whatever its method. */
function createMethodTable(): (path: string) => boolean {
  const patterns = listOperations().map(
    ({ path }) => new RegExp(`^${fastifyPath(path).replaceAll(/:\w+/g, '[^/]+')}/?$`),
  );
  return (path) => patterns.some((pattern) => pattern.test(path));
}
