import { LRUCache } from 'lru-cache';

/** A bounded cache where one key is loaded once, however many ask at the same time. */
export interface Cache<V extends object> {
  /** The cached value, or what `load` answers; a failed load is not remembered, nor one that `keep` refuses. */
  get(key: string, load: () => Promise<V>): Promise<V>;
  /** The same, and what is cached at once: a hot answer waits for no promise. */
  getNow(key: string, load: () => Promise<V>): V | Promise<V>;
  peek(key: string): V | undefined;
  delete(key: string): void;
  /** Forgets every value that matches. What is being loaded meanwhile is not kept, for nobody knows yet whether it would. */
  forget(matches: (value: V, key: string) => boolean): void;
  clear(): void;
}

/**
 * @param options.ttlMs How long an answer lives.
 * @param options.max How many answers are kept.
 * @param options.keep False for an answer that serves those who wait and nobody after, such as a partial one. @default all
 */
export function createCache<V extends object>(options: {
  max: number;
  ttlMs: number;
  keep?: (value: V) => boolean;
}): Cache<V> {
  // With the first value: it takes its whole room at once, and there are dozens, some of them one for each agency.
  let made: LRUCache<string, V> | undefined;
  const open = () => (made ??= new LRUCache<string, V>({ max: options.max, ttl: options.ttlMs }));
  const flights = new Map<string, Promise<V>>();
  const getNow: Cache<V>['getNow'] = (key, load) => {
    const known = made?.get(key) ?? flights.get(key);
    if (known) return known;
    const flight = load()
      .then((value) => {
        // Deleted or cleared while it was loading: the answer may be of before the change, so it is not kept.
        if (flights.get(key) === flight && (options.keep?.(value) ?? true)) open().set(key, value);
        return value;
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  };
  return {
    get: (key, load) => Promise.resolve(getNow(key, load)),
    getNow,
    peek: (key) => made?.get(key),
    delete(key) {
      made?.delete(key);
      flights.delete(key);
    },
    forget(matches) {
      if (made) for (const [key, value] of made.entries()) if (matches(value, key)) made.delete(key);
      flights.clear();
    },
    clear() {
      made?.clear();
      flights.clear();
    },
  };
}
