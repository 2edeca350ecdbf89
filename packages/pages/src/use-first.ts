import { useEffect, useState } from 'react';
import { isAborted } from '@portolan/client';

interface First<T> {
  readonly status: 'loading' | 'loaded' | 'failed';
  /** The first element of what was answered; `null` for an empty list (ABOUT-06, FAQ-08). */
  readonly first: T | null;
  retry(): void;
}

/** Loads a list and keeps its first element. @param load `null`: nothing to load; read once for each attempt */
export function useFirst<T>(load: ((signal: AbortSignal) => Promise<readonly T[]>) | null): First<T> {
  const [state, setState] = useState<Omit<First<T>, 'retry'>>({ status: 'loading', first: null });
  const [attempt, setAttempt] = useState(0);
  const wanted = load !== null;
  useEffect(() => {
    if (!load) return undefined;
    const { signal, abort } = controller();
    setState({ status: 'loading', first: null });
    load(signal).then(
      (list) => signal.aborted || setState({ status: 'loaded', first: list[0] ?? null }),
      (error: unknown) => signal.aborted || isAborted(error) || setState({ status: 'failed', first: null }),
    );
    return abort;
    // The loader is a fresh function on each render; what matters is whether there is one, and the attempt.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}

function controller() {
  const it = new AbortController();
  return { signal: it.signal, abort: () => it.abort() };
}
