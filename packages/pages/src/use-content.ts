import { useEffect, useRef, useState } from 'react';
import { isAborted } from '@portolan/client';
import { useT } from '@portolan/ui';

interface Content<T> {
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly value: T | null;
  retry(): void;
}

/**
 * What a page shows: what the document brought along, else what a call answers; asked anew when the language changes, for the texts
 * are an agency's own in each.
 * @param brought used by the first render, so that server and browser draw the same; `undefined`: nothing came along
 * @param load `null`: nothing to load
 */
export function useContent<T>(
  brought: T | undefined,
  load: ((signal: AbortSignal) => Promise<T>) | null,
): Content<T> {
  const { language } = useT();
  const [state, setState] = useState<Omit<Content<T>, 'retry'>>(
    brought === undefined ? { status: 'loading', value: null } : { status: 'loaded', value: brought },
  );
  const [attempt, setAttempt] = useState(0);
  const wanted = load !== null;
  const has = useRef(brought === undefined ? null : language);
  useEffect(() => {
    if (!load || has.current === language) return undefined;
    has.current = null;
    const { signal, abort } = controller();
    setState({ status: 'loading', value: null });
    load(signal).then(
      (value) => signal.aborted || setState({ status: 'loaded', value }),
      (error: unknown) => signal.aborted || isAborted(error) || setState({ status: 'failed', value: null }),
    );
    return abort;
    // The loader is a fresh function on each render; what matters is whether there is one, the language and the attempt.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, attempt, language]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}

function controller() {
  const it = new AbortController();
  return { signal: it.signal, abort: () => it.abort() };
}
