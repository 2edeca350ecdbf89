/** What every flow needs from outside, and how it reads a failed call. */

export interface FlowClock {
  /** ms since the epoch. */
  now(): number;
  /** Resolves after so many ms, rejects when aborted. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Sent as the correlation id header (ROUTE-HTL-16). */
  readonly correlationId?: string | undefined;
}

/** Text by name, kept for this visit (session storage). Never throws; forgetting everything is allowed. */
export interface SessionStore {
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
}

/** A failed call as the flow sees it. */
export interface Failure {
  /** From the catalogue, or `NETWORK` when no answer came, or `UNKNOWN`. */
  readonly code: string;
  /** The server's own sentence, when it sent one. */
  readonly message: string | null;
  /** Path of the request → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Extra facts of the code, such as the new quote of `PRICE_CHANGED`. */
  readonly data: unknown;
}

/** A thrown value as a {@link Failure}. Reads the client's error by shape, so any client will do. */
export function failureFrom(error: unknown): Failure {
  const it = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const fields =
    typeof it.fields === 'object' && it.fields !== null ? (it.fields as Record<string, string>) : {};
  // A mistake of ours has no code; its text is for developers.
  if (typeof it.code !== 'string' || it.code === '')
    return { code: 'UNKNOWN', message: null, fields, data: undefined };
  // The client's stand-in for an answer without words (ERR-01) is not the server's own sentence.
  const silent = (it.code === 'UNKNOWN' || it.code === 'NETWORK') && it.message === defaultMessage;
  const message = typeof it.message === 'string' && it.message !== '' && !silent ? it.message : null;
  return { code: it.code, message, fields, data: it.data };
}

/** ERR-01; the same words as the client's. */
const defaultMessage = 'Something went wrong';

/** True for the error of a request that was given up on purpose; such an end is silent. */
export function isAbort(error: unknown, signal?: AbortSignal): boolean {
  if (signal?.aborted) return true;
  const it = error as { name?: unknown; code?: unknown } | null;
  return it?.name === 'AbortError' || it?.code === 'ABORTED';
}
