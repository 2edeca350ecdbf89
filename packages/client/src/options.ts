import type { ApiError } from './errors.ts';

/** A value, or how to get it at the moment of the call. */
export type Live<T> = T | (() => T);

export interface ClientOptions {
  /** Origin of the agency API, without a slash at the end; `''` is this page's own origin. */
  base: string;
  /** Publishable key; set in embeds and in the frames they open. The tenant of the agency's own site is its host. */
  agencyKey?: string | undefined;
  /** Sent as `Accept-Language` (API-GEN-03). */
  language: Live<string>;
  /** Sent as `x-session-id` (API-GEN-04); it correlates a visit and authorises nothing. */
  sessionId: Live<string>;
  /** IANA name (API-GEN-05). @default the browser's own zone, asked for at the first call */
  timeZone?: Live<string> | undefined;
  /** Sent as `x-access-token` when there is one (API-GEN-06). */
  getAccessToken?: (() => string | null | undefined | Promise<string | null | undefined>) | undefined;
  /**
   * Called for a 401 of the main and the flight client, never for log in, refresh or the hotel v2 and resort clients.
   * The call itself still rejects.
   */
  onUnauthorised?: ((error: ApiError) => void) | undefined;
  /** Sent as `x-correlation-id` by the hotel, flight and resort clients (API-GEN-11 to -13). @default the session id */
  correlationId?: Live<string | undefined> | undefined;
  /** The page is a deal link, a proposal or a hotel deal: without a token, calls say `x-optional-auth` (API-GEN-07 to -10). */
  optionalAuth?: Live<boolean> | undefined;
  /** @default the global `fetch` */
  fetch?: typeof fetch | undefined;
}

/** The value of an option that may be a function. */
export function read<T>(value: Live<T>): T {
  return typeof value === 'function' ? (value as () => T)() : value;
}
