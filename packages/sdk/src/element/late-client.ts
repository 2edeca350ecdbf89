import type { Client } from '@portolan/client';

/** The code that asks: no widget needs it to be seen, so it is no part of the first paint. */
export const clientCode = () => import('./api.tsx');

/**
 * A client that is made when it is first called, or woken.
 * @param make may fail: then so does that call, and the next one makes it anew
 * @param failed is told why, once for each time
 */
export function lateClient(
  make: () => Promise<Client>,
  failed: (error: unknown) => void,
): { client: Client; wake(): void } {
  let made: Promise<Client> | undefined;
  const ready = () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      failed(error);
      throw error;
    }));
  return {
    client: {
      call: async (...args) => (await ready()).call(...args),
      async *stream(...args) {
        yield* (await ready()).stream(...args);
      },
    },
    wake: () => void ready().catch(() => undefined),
  };
}
