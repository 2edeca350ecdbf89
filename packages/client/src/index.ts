/**
 * The HTTP client over the contract: the only code in a browser that calls fetch. Typed by operation, one file per concern.
 * It holds no state beyond its options, shows nothing and navigates nowhere; the caller passes in what a 401 should do.
 */
export { createClient, type CallInput, type Client } from './client.ts';
export { ApiError, defaultMessage, isAborted } from './errors.ts';
export type { ClientOptions, Live } from './options.ts';
