import type { Client } from '@portolan/client';
import type { Watched } from './watch.ts';

/** The code that asks: no widget needs it to be seen, so it is no part of the first paint. */
export const clientCode = () => import('./api.ts');

/** A call that needs no client; `undefined` where one does. */
export type EarlyCall = (...args: Parameters<Client['call']>) => Promise<unknown> | undefined;

/**
 * A client that is made when it is first needed, or woken by who will need it soon.
 * @param make may fail: then so does that call, and the next one makes it anew
 * @param failed is told why, once for each time
 * @param watch sees every call
 * @param early answers some calls itself
 */
export function lateClient(
  make: () => Promise<Client>,
  failed: (error: unknown) => void,
  watch: (id: string, signal: AbortSignal | undefined) => Watched,
  early?: EarlyCall,
): Client {
  let made: Promise<Client> | undefined;
  const ready = () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      failed(error);
      throw error;
    }));
  return {
    async call(...args) {
      const { good, bad } = watch(args[0], args[1]?.signal);
      const answer = await (
        early?.(...(args as unknown as Parameters<Client['call']>)) ??
        ready().then((client) => client.call(...args))
      ).catch(bad);
      good();
      return answer as never;
    },
    async *stream(...args) {
      const watched = watch(args[0], args[1]?.signal);
      const client = await ready().catch(watched.bad);
      // It came with the client.
      const { tellOf } = await clientCode();
      yield* tellOf(client.stream(...args), watched);
    },
    wake: () => void ready().catch(() => undefined),
  };
}
