import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/** Counts events per key in a fixed window. In this process only: a limit against guessing, not an account of anything. */
export interface RateLimit {
  /** Counts one event. @returns seconds to wait when that was one too many, else 0 */
  hit(key: string): number;
  /** Forgets a key, after a success. */
  clear(key: string): void;
}

export function createRateLimit(options: { max: number; windowMs: number; clock: Clock }): RateLimit {
  const { max, windowMs, clock } = options;
  // With the first event, for it takes its whole room at once.
  let windows: LRUCache<string, { count: number; endsAt: number }> | undefined;
  return {
    hit(key) {
      const now = clock.now();
      windows ??= new LRUCache({ max: 50_000 });
      let window = windows.get(key);
      if (!window || window.endsAt <= now) windows.set(key, (window = { count: 0, endsAt: now + windowMs }));
      window.count++;
      return window.count > max ? Math.max(1, Math.ceil((window.endsAt - now) / 1000)) : 0;
    },
    clear: (key) => void windows?.delete(key),
  };
}
