import { PaymentError, type GatewayCallOptions } from '../port.ts';
import type { WireError } from '../test-gateway/wire.ts';

export interface HttpOptions {
  name: string;
  baseUrl: string;
  secretKey: string;
  timeoutMs: number;
  fetch: typeof fetch;
}

/**
 * One call to the gateway. Network trouble and unexpected answers become a {@link PaymentError} here and nowhere else; a 404 is
 * `null`, because for a look-up it is an answer.
 */
export async function call<T>(
  http: HttpOptions,
  request: { method: 'GET' | 'POST'; path: string; key?: string; body?: object },
  options: GatewayCallOptions = {},
): Promise<T | null> {
  const timeout = AbortSignal.timeout(http.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  let response: Response;
  let text: string;
  try {
    response = await http.fetch(http.baseUrl + request.path, {
      method: request.method,
      signal,
      headers: {
        authorization: `Bearer ${http.secretKey}`,
        ...(request.key ? { 'idempotency-key': request.key } : {}),
        ...(request.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(request.body ? { body: JSON.stringify(request.body) } : {}),
    });
    text = await response.text();
  } catch (cause) {
    if (options.signal?.aborted)
      throw new PaymentError(http.name, 'aborted', 'the call was aborted', { cause });
    if (timeout.aborted) {
      throw new PaymentError(http.name, 'timeout', `no answer within ${http.timeoutMs} ms`, { cause });
    }
    throw new PaymentError(http.name, 'unavailable', 'the connection failed', { cause });
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new PaymentError(http.name, 'bad_response', `status ${response.status} without JSON`, { cause });
  }
  if (response.ok) return body as T;
  if (response.status === 404) return null;
  const error = (body as Partial<WireError>).error;
  const message = `status ${response.status}: ${error?.message ?? 'no message'}`;
  if (response.status >= 500) throw new PaymentError(http.name, 'unavailable', message);
  throw new PaymentError(http.name, error?.type === 'key_conflict' ? 'key_conflict' : 'rejected', message);
}
