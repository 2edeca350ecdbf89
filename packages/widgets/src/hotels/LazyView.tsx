import type { Area, T } from '@portolan/i18n';
import { Button } from '@portolan/ui';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { FlowContext, type HotelsFlow } from './flow.ts';
import type { HotelsView } from './navigation.ts';
import { Notice, Wait } from './parts/Notice.tsx';
import { newTask } from './parts/wait.ts';
import { withTexts } from '../with-texts.ts';
import { loadView } from './prefetch.ts';

/** The texts that a view needs beyond those that came with the form. */
const areasOf: Record<Exclude<HotelsView, 'search'>, readonly Area[]> = {
  results: ['stays'],
  details: ['stays'],
  checkout: ['stays', 'checkout'],
  confirmation: ['stays', 'checkout', 'booking'],
};

/**
 * Makes what waits for a view reach the end of the screen: what stands below the widget leaves with the click that asks for the view, and
 * does not move a second time when the view comes. No higher than a view on a wide screen begins, lest it comes back.
 */
function fillScreen(wait: HTMLElement | null): void {
  // With the frame that lays the page out anyhow.
  requestAnimationFrame(() => {
    if (wait) wait.style.minBlockSize = `${Math.min(innerHeight - wait.getBoundingClientRect().top, 1100)}px`;
  });
}

/** Loads a view's code and texts side by side; a failure can be tried again. */
export function LazyView({ view, flow }: { view: Exclude<HotelsView, 'search'>; flow: HotelsFlow }) {
  const { t } = flow.context;
  const [loaded, setLoaded] = useState<{ view: string; View: ComponentType; t: T } | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    setFailed(false);
    Promise.all([loadView(view), withTexts(t, areasOf[view])]).then(
      async ([View, texts]) => {
        await newTask();
        if (current) setLoaded({ view, View, t: texts });
      },
      () => current && setFailed(true),
    );
    return () => void (current = false);
  }, [view, t, attempt]);

  const retry = () => {
    // A browser remembers that a script failed; on our own page a second try starts afresh, also after a new release.
    if (attempt > 0 && !flow.embedded) location.reload();
    else setAttempt(attempt + 1);
  };

  // The texts belong to the flow's language; a view of before stays until the next one is there.
  const inner = useMemo(
    () => (loaded ? { ...flow, context: { ...flow.context, t: loaded.t } } : flow),
    [flow, loaded],
  );
  if (failed)
    return (
      <Notice text={t('errors.default')}>
        <Button onClick={retry}>{t('common.retry')}</Button>
      </Notice>
    );
  if (!loaded || loaded.view !== view)
    return (
      <div ref={fillScreen} style={{ display: 'grid' }}>
        <Wait t={t} />
      </div>
    );
  const { View } = loaded;
  return (
    <FlowContext.Provider value={inner}>
      <View />
    </FlowContext.Provider>
  );
}
