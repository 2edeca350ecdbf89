import { isAborted } from '@portolan/client/early';

/** What one call says of itself. */
export interface Watched {
  /** An answer, or a line of one. */
  good(): void;
  /** No good answer; throws what it was given. */
  bad(error: unknown): never;
}

/**
 * Watches over calls that leave the traveller waiting: `tell` hears `true` when the first one got no answer in `patience` milliseconds or
 * failed for a reason that is not the traveller's (no answer, or that of a broken or overloaded server), and `false` when the next good
 * answer of the same operations made up for all of them.
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
    // Whoever takes a call back waits no longer.
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
