/** What one of several sources said: its next item, or how it ended. */
export interface Interleaved<T, R> {
  index: number;
  item: IteratorResult<T, R>;
}

/**
 * Reads several async generators at once and gives each item the moment it is there; a source is asked for its next item only when
 * the last one was taken, so a slow reader slows the sources down instead of piling up. Ends when all have ended or `signal` aborts.
 */
export async function* interleave<T, R>(
  sources: readonly AsyncGenerator<T, R>[],
  signal: AbortSignal,
): AsyncGenerator<Interleaved<T, R>> {
  const ask = async (index: number): Promise<Interleaved<T, R>> => ({
    index,
    item: await (sources[index] as AsyncGenerator<T, R>).next(),
  });
  const pending = new Map(sources.map((_, index) => [index, ask(index)]));
  try {
    while (pending.size > 0 && !signal.aborted) {
      const next = await Promise.race(pending.values());
      if (signal.aborted) return;
      // Taken out, and back in at the end: of several that are ready, the one that waited longest goes first.
      pending.delete(next.index);
      yield next;
      // Asked only now: the reader has come back for more.
      if (!next.item.done) pending.set(next.index, ask(next.index));
    }
  } finally {
    // Not awaited: a source that waits for its supplier ends when its own signal does.
    for (const source of sources) void source.return(undefined as R).catch(() => undefined);
  }
}
