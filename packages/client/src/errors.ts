import type { ErrorBody, ErrorCode } from '@portolan/contract/codes';

export { isAborted } from './aborted.ts';

/** What is stored when a call fails without a message of its own (ERR-01). */
export const defaultMessage = 'Something went wrong';

/** A call that failed: the server's own words when it had any. `NETWORK`: no answer came (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'NETWORK' | 'UNKNOWN';
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** JSON path of the request → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Extra facts of the code, such as the new quote of `PRICE_CHANGED`. */
  readonly data: unknown;
  /** Names the call in the server's log; show it where a person may have to ask for help. */
  readonly requestId: string | null;

  constructor(status: number, body?: Partial<ErrorBody> | null, options?: { cause?: unknown }) {
    super(typeof body?.error === 'string' && body.error ? body.error : defaultMessage, options);
    this.status = status;
    this.code = body?.code ?? (status ? 'UNKNOWN' : 'NETWORK');
    this.fields = body?.fields ?? {};
    this.data = body?.data;
    this.requestId = body?.requestId ?? null;
  }
}

/** Any answer that is not a success as an {@link ApiError}; a body that is no JSON costs only its words. */
export async function toApiError(response: Response): Promise<ApiError> {
  let body: unknown = null;
  try {
    body = await response.json();
  } catch {
    // A proxy's HTML page, or nothing at all: the default message stands.
  }
  return new ApiError(response.status, body && typeof body === 'object' ? body : null);
}
