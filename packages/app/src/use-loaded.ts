import { useEffect, useState } from 'react';
import type { Failure } from './context.ts';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Loads something once, and again when asked to. @param load `null`: there is nothing to load */
export function useLoaded<T>(load: (() => Promise<T>) | null): {
  state: Loaded<T>;
  set(value: T): void;
  retry(): void;
} {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const wanted = load !== null;
  useEffect(() => {
    if (!load) return undefined;
    let current = true;
    setState({ status: 'loading' });
    load().then(
      (value) => current && setState({ status: 'loaded', value }),
      (error: unknown) => current && setState({ status: 'failed', failure: error as Failure }),
    );
    return () => void (current = false);
    // The loader is a fresh function on each render; what matters is whether there is one, and the attempt.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, attempt]);
  return {
    state,
    set: (value) => setState({ status: 'loaded', value }),
    retry: () => setAttempt((count) => count + 1),
  };
}
