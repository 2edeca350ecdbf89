import type { ReactNode } from 'react';
import { createClient, isAborted, type Client, type ClientOptions } from '@portolan/client';
import type { Around } from './trouble.tsx';

/**
 * A client that shows a way to the agency's own site while a call leaves the traveller waiting: after `patience` milliseconds without an
 * answer, or when it failed for a reason that is not the traveller's (no answer, or that of a broken or overloaded server). The next good
 * answer of the same operation takes it back.
 * @param ways what that line needs, asked when it is shown
 * @param show puts it below the widget; `null` takes it away
 */
export function createWatchedClient(
  options: ClientOptions,
  patience: number,
  ways: () => Around & { href: string | null },
  show: (line: ReactNode) => void,
): Client {
  const client = createClient(options);
  const failing = new Set<string>();
  const tell = (id: string, fails: boolean) => {
    const before = failing.size > 0;
    failing[fails ? 'add' : 'delete'](id);
    if (before === failing.size > 0) return;
    if (!fails) return show(null);
    import('./trouble.tsx').then(
      ({ WayOut }) => failing.size && show(<WayOut {...ways()} />),
      () => undefined,
    );
  };
  const watch = (id: string, signal: AbortSignal | undefined) => {
    const timer = setTimeout(() => tell(id, true), patience);
    const end = (fails: boolean) => {
      clearTimeout(timer);
      tell(id, fails);
    };
    // Whoever takes a call back waits no longer.
    signal?.addEventListener('abort', () => end(false), { once: true });
    return {
      good: () => end(false),
      bad(error: unknown): never {
        const { status } = error as { status?: number };
        end(!isAborted(error) && !signal?.aborted && (!status || status >= 500 || status === 429));
        throw error;
      },
    };
  };
  return {
    async call(id, ...[input]) {
      const { good, bad } = watch(id, input?.signal);
      const answer = await client.call(id, ...([input] as never)).catch(bad);
      good();
      return answer as never;
    },
    async *stream(id, ...[input]) {
      const { good, bad } = watch(id, input?.signal);
      let failed = false;
      try {
        for await (const line of client.stream(id, ...([input] as never))) {
          good();
          yield line as never;
        }
      } catch (error) {
        failed = true;
        bad(error);
      } finally {
        // Left early, or empty.
        if (!failed) good();
      }
    },
  };
}
