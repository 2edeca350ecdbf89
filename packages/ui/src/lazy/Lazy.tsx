import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useT, WithTexts } from '../provider.tsx';
import { loadedPart, loadPart, type LoadComponent, type LoadedPart, type LoadTexts } from './lazy-parts.ts';

export { preload, type LoadComponent, type LoadTexts } from './lazy-parts.ts';

export interface LazyOptions<P extends object> {
  /** Loads the component. */
  load: LoadComponent<P>;
  /** Loads the texts of the component, beside it. @default the texts around it are enough */
  loadTexts?: LoadTexts | undefined;
  /** Shown until the component is there. @default nothing */
  fallback?: ReactNode;
  /** Shown when loading failed; call `retry` to try again. @default a message with a button */
  error?: ((retry: () => void) => ReactNode) | undefined;
  /**
   * Reload the page when a retry fails too: a browser remembers that a module could not be loaded, and a new release may have replaced it.
   * Set it on our own pages only. @default false
   */
  reloadPage?: boolean | undefined;
}

export type LazyProps<P extends object> = LazyOptions<P> & P;

/**
 * Shows a component whose code, and texts if need be, are loaded when they are first needed. All other props are the component's own. A
 * component that has been loaded before is rendered at once, without the fallback; so is one that was preloaded, on a server too.
 *
 * @example
 * const loadMap = () => import('./ResultsMap.tsx').then((module) => module.ResultsMap);
 *
 * <Lazy load={loadMap} fallback={<Skeleton />} hotels={hotels} onSelect={select} />
 */
export function Lazy<P extends object>(props: LazyProps<P>) {
  const { load, loadTexts, fallback, error, reloadPage, ...own } = props as LazyOptions<P>;
  const t = useT();
  const [, setLoads] = useState(0);
  const [failedLoad, setFailedLoad] = useState<LoadComponent<P> | null>(null);
  const [retries, setRetries] = useState(0);
  const shown = useRef<{ load: LoadComponent<P>; part: LoadedPart<P> } | null>(null);

  const loaded = loadedPart(load, loadTexts, t);
  // While the texts of another language load, the component stays as it is.
  if (loaded) shown.current = { load, part: loaded };
  const part = shown.current?.load === load ? shown.current.part : null;

  const isLoaded = loaded !== null;
  useEffect(() => {
    if (isLoaded) return;
    let current = true;
    setFailedLoad(null);
    loadPart(load, loadTexts, t).then(
      () => current && setLoads((count) => count + 1),
      () => current && setFailedLoad(() => load),
    );
    return () => void (current = false);
  }, [isLoaded, load, loadTexts, t, retries]);

  const retry = () => {
    if (reloadPage && retries > 0) location.reload();
    else setRetries(retries + 1);
  };

  if (part)
    return (
      <WithTexts t={part.t}>
        <part.Component {...(own as P)} />
      </WithTexts>
    );
  if (failedLoad === load) return error ? error(retry) : <LoadFailure onRetry={retry} />;
  return fallback ?? null;
}

function LoadFailure({ onRetry }: { onRetry(): void }) {
  const t = useT();
  return (
    <div role="alert">
      <p>{t('errors.default')}</p>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  );
}
