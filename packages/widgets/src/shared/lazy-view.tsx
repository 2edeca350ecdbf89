import type { Area } from '@portolan/i18n';
import { Button, Lazy, useT, type LoadComponent, type LoadTexts } from '@portolan/ui';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { withTexts } from '../with-texts.ts';
import { FlowContext, useFlow } from './flow.ts';
import { Notice, ViewPlaceholder } from './Notice.tsx';

/** A view whose code and texts are loaded when it is needed. */
export interface LazyView {
  readonly load: LoadComponent<object>;
  readonly loadTexts: LoadTexts;
}

/**
 * Declared once for each view, outside components.
 * @param areas whose texts the view reads
 * @example
 * lazyView(() => import('./results/ResultsView.tsx').then((module) => module.ResultsView), 'common', 'stays')
 */
export function lazyView(load: () => Promise<ComponentType>, ...areas: Area[]): LazyView {
  return {
    async load() {
      const View = await load();
      return () => (
        <FlowTexts>
          <View />
        </FlowTexts>
      );
    },
    loadTexts: (t) => withTexts(t, areas),
  };
}

/** Shows a view; until it has come a place for it, and another try where it does not come. */
export function ShowLazyView({ view, reloadPage }: { view: LazyView; reloadPage: boolean }) {
  const { t } = useFlow().context;
  return (
    <Lazy
      {...view}
      fallback={<ViewPlaceholder t={t} />}
      error={(retry) => (
        <Notice text={t('errors.default')}>
          <Button onClick={retry}>{t('common.retry')}</Button>
        </Notice>
      )}
      reloadPage={reloadPage}
    />
  );
}

/** Gives the components below it the texts around them as `context.t`: a view's own texts are loaded with its code. */
function FlowTexts({ children }: { children: ReactNode }) {
  const flow = useFlow();
  const t = useT();
  const context = useMemo(() => ({ ...flow.context, t }), [flow.context, t]);
  const value = useMemo(() => ({ ...flow, context }), [flow, context]);
  return <FlowContext.Provider value={value}>{children}</FlowContext.Provider>;
}
