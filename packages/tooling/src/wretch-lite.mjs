// The part of wretch that the client package uses, for the script-tag build: the same immutable chain, at a fifth of
// the bytes. What is missing here fails the build of the sdk or its tests, not a partner's page.

/**
 * @typedef {(url: string, options: RequestInit & { method: string }) => Promise<Response>} Send
 * @typedef {{ base: string, headers: Record<string, string>, options: RequestInit, middlewares: ((next: Send) => Send)[], onError: (error: unknown, response: Response) => unknown, fetch: Send }} Chain
 */

/** @param {Chain} chain */
const from = (chain) => ({
  /** @param {Chain['middlewares']} middlewares */
  middlewares: (middlewares) => from({ ...chain, middlewares }),
  /** @param {Chain['onError']} onError */
  customError: (onError) => from({ ...chain, onError }),
  /** @param {Send} fetch */
  fetchPolyfill: (fetch) => from({ ...chain, fetch }),
  /** @param {Record<string, string>} headers */
  headers: (headers) => from({ ...chain, headers: { ...chain.headers, ...headers } }),
  /** @param {RequestInit} options */
  options: (options) => from({ ...chain, options: { ...chain.options, ...options } }),
  /** @param {string} method @param {string} path @param {object | null} body */
  fetch: (method, path, body) => ({
    async res() {
      const send = chain.middlewares.reduceRight((next, wrap) => wrap(next), chain.fetch);
      const response = await send(chain.base + path, {
        ...chain.options,
        method,
        headers: chain.headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw await chain.onError(null, response);
      return response;
    },
  }),
});

/** @param {string} base */
export default (base) =>
  from({
    base,
    headers: {},
    options: {},
    middlewares: [],
    onError: (_, response) => new Error(String(response.status)),
    fetch: (url, options) => fetch(url, options),
  });
