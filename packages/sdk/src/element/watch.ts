import { isAborted } from '@portolan/client/early';

/** How one call reports its progress. */
export interface Watched {
  /** An answer, or a line of a stream, has come. */
  good(): void;
  /** The call failed. Throws the error again. */
  bad(error: unknown): never;
}

/**
 * Watches calls that a traveller waits for. `tell(true)` is called when a first operation has no answer after `patience` milliseconds, or
 * fails because of the network or an overloaded server; `tell(false)` when every such operation has had a good answer since.
 */
export function watchOver(
  patience: number,
  tell: (fails: boolean) => void,
): (id: string, signal: AbortSignal | undefined) => Watched {
  const failing = new Set<string>();
  return (id, signal) => {
    const end = (fails: boolean) => {
      clearTimeout(timer);
      const before = failing.size > 0;
      failing[fails ? 'add' : 'delete'](id);
      if (before !== failing.size > 0) tell(fails);
    };
    const timer = setTimeout(() => end(true), patience);
    // A cancelled call keeps the traveller waiting no longer.
    signal?.addEventListener('abort', () => end(false), { once: true });
    return {
      good: () => end(false),
      bad(error) {
        const { status } = error as { status?: number };
        end(!isAborted(error) && !signal?.aborted && (!status || status >= 500 || status === 429));
        throw error;
      },
    };
  };
}
