import type { Client } from '@portolan/client';
import type { Watched } from './watch.ts';

/** The client's code. The first screen of most widgets sends no request, so it is loaded later. */
export const loadClientCode = () => import('./api.ts');

export interface LateClientOptions {
  /** May fail: then so does that call, and the next call loads it again. */
  load(): Promise<Client>;
  /** Called when the client was woken and is there, and after each good answer: never before a request that a traveller waits for. */
  onUse(): void;
  /** Told why {@link load} failed, once for each time. */
  onFailure(error: unknown): void;
  /** Told of every call and of how it ended. */
  watch(id: string, signal: AbortSignal | undefined): Watched;
}

/** A client whose code is loaded with the first call, or when `wake` says that a call is near. */
export function lateClient({ load, onUse, onFailure, watch }: LateClientOptions): Client {
  let loaded: Promise<Client> | undefined;
  const ready = () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      onFailure(error);
      throw error;
    }));
  return {
    async call(...args) {
      const { good, bad } = watch(args[0], args[1]?.signal);
      const answer = await ready()
        .then((client) => client.call(...args))
        .catch(bad);
      good();
      onUse();
      return answer as never;
    },
    async *stream(...args) {
      const watched = watch(args[0], args[1]?.signal);
      const client = await ready().catch(watched.bad);
      yield* tellOf(client.stream(...args), watched);
      onUse();
    },
    wake() {
      // A failure is shown to the traveller: nothing that comes later may take its place.
      ready().then(onUse, () => undefined);
    },
  };
}

/** The lines of a stream, each of which counts as a good answer. */
async function* tellOf<L>(lines: AsyncIterable<L>, { good, bad }: Watched): AsyncGenerator<L> {
  let failed = false;
  try {
    for await (const line of lines) {
      good();
      yield line;
    }
  } catch (error) {
    failed = true;
    bad(error);
  } finally {
    // The caller left the loop early, or there were no lines.
    if (!failed) good();
  }
}
