import type { OperationId, RequestBody, RequestParams, RequestQuery, ResponseBody } from '@portolan/contract';
import { routes } from '@portolan/contract/routes';
import wretch from 'wretch';
import { addressOf } from './address.ts';
import { ApiError, isAborted, toApiError } from './errors.ts';
import { headersFor } from './session-headers.ts';
import { linesOf } from './ndjson.ts';
import type { ClientOptions } from './options.ts';
import { retryOnce } from './retry.ts';
import { endsSession } from './unauthorised.ts';

type Needed<Name extends string, T> = T extends undefined ? unknown : { [N in Name]: T };

/** What one operation is sent; `params`, `query` and `body` exist exactly when the contract has them. */
export type CallInput<K extends OperationId> = Needed<'params', RequestParams<K>> &
  Needed<'query', RequestQuery<K>> &
  Needed<'body', RequestBody<K>> & {
    signal?: AbortSignal | undefined;
    /** Makes a repeated mutation the same one; needed by operations marked `idempotent`. */
    idempotencyKey?: string | undefined;
    /** The call goes on when its page is left. @default false */
    keepalive?: boolean | undefined;
    /** Of this call alone, such as the one in the address of a hotel page; wins over the client's own. */
    correlationId?: string | undefined;
  };

type CallArgs<K extends OperationId> =
  object extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

export interface Client {
  /**
   * One operation of the contract; resolves to the whole success body, envelope included.
   * @throws {ApiError} for every answer that is no success, and `NETWORK` when none came
   * @throws an `AbortError` when `signal` fired; see `isAborted`
   */
  call<K extends OperationId>(id: K, ...args: CallArgs<K>): Promise<ResponseBody<K>>;
  /** A streamed operation, or one that can send events: each as it arrives. Leaving the loop closes the connection. Throws as `call`. */
  stream<K extends OperationId>(id: K, ...args: CallArgs<K>): AsyncIterable<ResponseBody<K>>;
  /** Says that calls are near; only of use to a client whose code is loaded when it is needed. */
  wake?(): void;
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
  signal?: AbortSignal;
  idempotencyKey?: string;
  keepalive?: boolean;
  correlationId?: string;
}

/** A client of one agency in one visit. Nothing is shared between two clients, so two agencies on one page never mix. */
export function createClient(options: ClientOptions): Client {
  const root = wretch(options.base)
    .middlewares([retryOnce])
    .customError((_error, response) => toApiError(response));
  const api = options.fetch ? root.fetchPolyfill(options.fetch) : root;

  async function send(id: OperationId, input: AnyInput = {}, accept?: string): Promise<Response> {
    const [method, path] = routes[id];
    const { params, query, body, signal, idempotencyKey, keepalive, correlationId } = input;
    try {
      return await api
        .headers({
          ...(await headersFor(path, options)),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...(correlationId && { 'x-correlation-id': correlationId }),
          ...(accept && { Accept: accept }),
        })
        // On a partner's page no cookie of the agency may take part (a key and a browse token are all there is); the agency's own
        // frame, whose base is its own origin, has a cookie of its own.
        .options({
          signal: signal ?? null,
          ...(keepalive && { keepalive }),
          ...(options.agencyKey && options.base && { credentials: 'omit' }),
        })
        .fetch(method, addressOf(path, params, query), body ?? null)
        .res();
    } catch (error) {
      if (isAborted(error) || signal?.aborted) throw error;
      if (!(error instanceof ApiError)) throw new ApiError(0, null, { cause: error });
      if (endsSession(path, error.status)) options.onUnauthorised?.(error);
      throw error;
    }
  }

  return {
    async call(id, ...[input]) {
      const response = await send(id, input as AnyInput);
      const text = await response.text();
      try {
        return (text ? JSON.parse(text) : undefined) as never;
      } catch (cause) {
        throw new ApiError(response.status, null, { cause });
      }
    },
    async *stream(id, ...[input]) {
      yield* linesOf(
        await send(id, input as AnyInput, 'text/event-stream, application/x-ndjson'),
      ) as AsyncGenerator<never>;
    },
  };
}
