import type { Watched } from './watch.ts';

// The client, and nothing else that its package offers: what is asked for by a dynamic import is kept whole.
export { createClient } from '@portolan/client';

/** The lines of a stream; whoever watches over it hears of each, and of how it ended. */
export async function* tellOf<L>(lines: AsyncIterable<L>, { good, bad }: Watched): AsyncGenerator<L> {
  let failing = false;
  try {
    for await (const line of lines) {
      good();
      yield line;
    }
  } catch (error) {
    failing = true;
    bad(error);
  } finally {
    // Left early, or empty.
    if (!failing) good();
  }
}
