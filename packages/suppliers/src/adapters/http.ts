import { SupplierError, type CallOptions } from '../port/index.ts';

export interface AdapterOptions {
  /** Origin of the supplier's HTTP, without a trailing slash. */
  baseUrl: string;
  /** For searches, quotes and everything that only reads. @default 12000 */
  searchTimeoutMs?: number;
  /** For booking and cancelling, which must not be given up early. @default the supplier's `limits.bookMs` */
  bookTimeoutMs?: number;
}

/** What an adapter states about its supplier's HTTP. */
export interface HttpTraits {
  /** As in `limits`. @default 90000 */
  bookMs?: number;
  /**
   * Statuses by which the supplier says of a booking call that it made nothing, beside every 4xx that is an answer. An aggregator that
   * only passes on a 503 of somebody else's has none. @default []
   */
  nothingBooked?: readonly number[];
}

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query. */
  path: string;
  body?: unknown;
  /** Reading calls are repeated once when the connection breaks. @default true for GET */
  repeatable?: boolean;
  /** Uses the longer timeout, and takes every doubtful failure for an unknown outcome. @default false */
  booking?: boolean;
  accept?: string;
  /** Statuses that are answers, not failures. @default [200] */
  expect?: readonly number[];
}

export interface Http {
  readonly supplier: string;
  /** Status and parsed body; `null` for an empty one. @throws {SupplierError} */
  json(
    request: HttpRequest,
    options: CallOptions,
  ): Promise<{ status: number; body: unknown; headers: Headers }>;
  /** Values of an NDJSON answer, in the groups in which they arrive. @throws {SupplierError} */
  lines(request: HttpRequest, options: CallOptions): AsyncGenerator<unknown[]>;
  /** Translates what a mapper throws when an answer has the wrong shape. */
  mapped<T>(map: () => T): T;
}

/** The one place where HTTP turns into answers or a {@link SupplierError}. */
export function createHttp(
  supplier: string,
  { baseUrl, searchTimeoutMs = 12_000, bookTimeoutMs }: AdapterOptions,
  { bookMs = 90_000, nothingBooked = [] }: HttpTraits = {},
): Http {
  const origin = baseUrl.replace(/\/+$/, '');

  const send = async (
    request: HttpRequest,
    options: CallOptions,
  ): Promise<{ response: Response; fail: (error: unknown) => never }> => {
    const { method = 'GET', path, body, booking = false, accept = 'application/json' } = request;
    const timeout = AbortSignal.timeout(booking ? (bookTimeoutMs ?? bookMs) : searchTimeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    const fail = (error: unknown): never => {
      throw translate(supplier, error, {
        aborted: options.signal?.aborted === true,
        timedOut: timeout.aborted,
        booking,
      });
    };
    const headers: Record<string, string> = { accept, 'accept-language': options.language ?? 'en' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    // typed by people: anything else could not be a header at all
    if (options.scenario && /^[\w:-]{1,60}$/.test(options.scenario)) headers['x-scenario'] = options.scenario;
    const init: RequestInit = {
      method,
      headers,
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const repeatable = request.repeatable ?? method === 'GET';
    let response: Response;
    try {
      response = await fetch(origin + path, init);
    } catch (error) {
      if (!repeatable || signal.aborted) return fail(error);
      try {
        response = await fetch(origin + path, init);
      } catch (again) {
        return fail(again);
      }
    }
    if (!(request.expect ?? [200]).includes(response.status)) {
      const text = await response.text().catch(() => '');
      const mayHaveBooked = booking && !nothingBooked.includes(response.status);
      throw refusal(supplier, response.status, text, { booking, mayHaveBooked });
    }
    return { response, fail };
  };

  return {
    supplier,
    async json(request, options) {
      const { response, fail } = await send(request, options);
      let text: string;
      try {
        text = await response.text();
      } catch (error) {
        return fail(error);
      }
      return {
        status: response.status,
        body: text === '' ? null : parse(supplier, text),
        headers: response.headers,
      };
    },
    async *lines(request, options) {
      const { response, fail } = await send({ ...request, accept: 'application/x-ndjson' }, options);
      if (!response.headers.get('content-type')?.includes('ndjson'))
        throw new SupplierError(
          supplier,
          'bad_response',
          `answered ${response.headers.get('content-type')} instead of NDJSON`,
        );
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      if (!reader) return;
      let rest = '';
      let ended = false;
      try {
        while (!ended) {
          const { done, value = '' } = await reader.read().catch(fail);
          ended = done;
          const parts = (rest + value).split('\n');
          rest = done ? '' : (parts.pop() ?? '');
          const values = parts.filter((part) => part !== '').map((part) => parse(supplier, part));
          if (values.length > 0) yield values;
        }
      } finally {
        // a caller that stops early must not leave the connection open
        if (!ended) await reader.cancel().catch(() => undefined);
      }
    },
    mapped(map) {
      try {
        return map();
      } catch (error) {
        if (error instanceof SupplierError) throw error;
        throw new SupplierError(
          supplier,
          'bad_response',
          `answered in an unknown shape: ${messageOf(error)}`,
          { cause: error },
        );
      }
    },
  };
}

function parse(supplier: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not the text nor the parser's words, which quote it: this goes to logs, and a supplier may echo a guest's name.
    throw new SupplierError(supplier, 'bad_response', `answered no JSON (${text.length} characters)`);
  }
}

/** What a status means that no caller expected. */
function refusal(
  supplier: string,
  status: number,
  text: string,
  { booking, mayHaveBooked }: { booking: boolean; mayHaveBooked: boolean },
): SupplierError {
  // Its length, never its words: this goes to logs, and a supplier may echo what was sent.
  const detail = `HTTP ${status} (${text.length} characters)`;
  if (status === 504 || status === 408) return new SupplierError(supplier, 'timeout', detail);
  if (status === 503 || status === 429)
    return new SupplierError(supplier, 'unavailable', detail, { mayHaveBooked });
  // a broken gateway says nothing about what happened behind it
  if (status >= 500) return new SupplierError(supplier, booking ? 'timeout' : 'unavailable', detail);
  if (status >= 400) return new SupplierError(supplier, 'rejected', detail);
  return new SupplierError(supplier, 'bad_response', detail);
}

function translate(
  supplier: string,
  error: unknown,
  { aborted, timedOut, booking }: { aborted: boolean; timedOut: boolean; booking: boolean },
): SupplierError {
  if (error instanceof SupplierError) return error;
  const cause = { cause: error };
  if (aborted) return new SupplierError(supplier, 'aborted', 'the caller gave up', cause);
  if (timedOut) return new SupplierError(supplier, 'timeout', 'did not answer in time', cause);
  const never = neverSent(error);
  return new SupplierError(
    supplier,
    booking && !never ? 'timeout' : 'unavailable',
    `connection failed: ${messageOf(error)}`,
    cause,
  );
}

/** True when no byte can have reached the supplier. */
function neverSent(error: unknown): boolean {
  const code = ((error as { cause?: { code?: unknown } } | undefined)?.cause?.code ?? '') as string;
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(code);
}

function messageOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return cause?.message ?? message ?? String(error);
}
