import { SupplierError, type CallOptions, type SupplierAvailability } from '@portolan/suppliers';
import { LRUCache } from 'lru-cache';

export type FeedEnd = 'done' | 'failed' | 'timeout';

/** One supplier's answer to one search, before any agency's price: batches as they came, kept for whoever asks the same soon. */
export interface SupplierFeed {
  /**
   * Every batch from the first, then how it ended. When the last reader has gone away before the end, the supplier is told to stop.
   * Never throws.
   */
  read(signal: AbortSignal): AsyncGenerator<SupplierAvailability[], FeedEnd>;
}

export interface FeedStore {
  /** The running or recent feed of `key`, or a new one that `start` begins. `null` as key: never shared. */
  open(
    key: string | null,
    start: (signal: AbortSignal) => AsyncIterable<SupplierAvailability[]>,
  ): SupplierFeed;
}

export interface FeedOptions {
  /** A supplier that has not finished by then is given up. @default 15000 */
  timeoutMs?: number;
  /** How long a finished feed is kept. @default 60000 */
  keepMs?: number;
  /** How many are kept. @default 60 */
  max?: number;
  /** Told about every supplier that failed. */
  onFailure?(error: unknown): void;
}

/** Searches that ask the same share one call to each supplier, however many travellers wait for it. */
export function createFeedStore(options: FeedOptions = {}): FeedStore {
  const { timeoutMs = 15_000, keepMs = 60_000, max = 60, onFailure } = options;
  const feeds = new LRUCache<string, SupplierFeed>({ max });
  return {
    open(key, start) {
      const shared = key === null ? undefined : feeds.get(key);
      if (shared) return shared;
      const forget = () => {
        if (key !== null && feeds.peek(key) === feed) feeds.delete(key);
      };
      const feed = startFeed(start, timeoutMs, (end, error) => {
        if (end !== 'done') forget();
        if (error !== undefined) onFailure?.(error);
        if (end === 'done' && key !== null && feeds.peek(key) === feed) feeds.set(key, feed, { ttl: keepMs });
      });
      if (key !== null) feeds.set(key, feed);
      return feed;
    },
  };
}

function startFeed(
  start: (signal: AbortSignal) => AsyncIterable<SupplierAvailability[]>,
  timeoutMs: number,
  onEnd: (end: FeedEnd, error?: unknown) => void,
): SupplierFeed {
  const batches: SupplierAvailability[][] = [];
  const abort = new AbortController();
  let end: FeedEnd | null = null;
  let readers = 0;
  let wake: (() => void)[] = [];
  const news = () => {
    const waiting = wake;
    wake = [];
    for (const resolve of waiting) resolve();
  };
  const finish = (how: FeedEnd, error?: unknown) => {
    if (end) return;
    end = how;
    clearTimeout(timer);
    onEnd(how, error);
    news();
  };
  // A supplier that ignores its signal must not keep anybody waiting either: the clock ends the feed by itself.
  const timer = setTimeout(() => {
    finish('timeout', new Error(`no complete answer within ${timeoutMs} ms`));
    abort.abort();
  }, timeoutMs);

  void (async () => {
    try {
      for await (const batch of start(abort.signal)) {
        if (end) return;
        if (batch.length > 0) {
          batches.push(batch);
          news();
        }
      }
      finish('done');
    } catch (error) {
      // Nobody is left to hear about a search that all its readers gave up.
      if (abort.signal.aborted) finish('failed');
      else finish(error instanceof SupplierError && error.reason === 'timeout' ? 'timeout' : 'failed', error);
    }
  })();

  async function* read(signal: AbortSignal): AsyncGenerator<SupplierAvailability[], FeedEnd> {
    signal.addEventListener('abort', news, { once: true });
    try {
      for (let at = 0; ;) {
        if (signal.aborted) return end ?? 'failed';
        const batch = batches[at];
        if (batch) {
          at++;
          yield batch;
        } else if (end) return end;
        else await new Promise<void>((resolve) => wake.push(resolve));
      }
    } finally {
      signal.removeEventListener('abort', news);
      readers--;
      if (readers === 0 && !end) {
        finish('failed');
        abort.abort();
      }
    }
  }
  return {
    read(signal) {
      // Counted now and not at the first item, or a feed could be given up between the two.
      readers++;
      return read(signal);
    },
  };
}

/** What two searches must share to share a feed. */
export function feedKey(supplier: string, request: object, options: CallOptions): string {
  return JSON.stringify([supplier, options.language ?? 'en', request]);
}
