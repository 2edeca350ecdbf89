import type { Area, T } from '@portolan/i18n';
import { preload } from '@portolan/ui';
import type { ComponentType } from 'react';
import { withTexts } from '../with-texts.ts';
import { FlowTexts } from './FlowTexts.tsx';
import type { HotelsView } from './navigation.ts';

/** A view whose code is loaded when it is needed. The search form belongs to the first screen. */
export type LazyViewName = Exclude<HotelsView, 'search'>;

/** The code and the texts of each view; the code is one chunk each. */
export const lazyViews = {
  results: {
    load: async () => withFlowTexts((await import('./results/ResultsView.tsx')).ResultsView),
    loadTexts: addTexts('common', 'stays'),
  },
  details: {
    load: async () => withFlowTexts((await import('./details/DetailsView.tsx')).DetailsView),
    loadTexts: addTexts('common', 'stays'),
  },
  checkout: {
    load: async () => withFlowTexts((await import('./item/CheckoutView.tsx')).CheckoutView),
    loadTexts: addTexts('common', 'stays', 'checkout'),
  },
  confirmation: {
    load: async () => withFlowTexts((await import('./item/ConfirmationView.tsx')).ConfirmationView),
    loadTexts: addTexts('common', 'stays', 'checkout', 'booking'),
  },
} as const;

/** Loads the code of a view before it is needed, and its texts when `t` is given. Failures are silent. */
export function preloadView(view: LazyViewName, t?: T): void {
  const { load, loadTexts } = lazyViews[view];
  void preload(load, loadTexts, t);
}

function addTexts(...areas: Area[]) {
  return (t: T) => withTexts(t, areas);
}

function withFlowTexts(View: ComponentType): ComponentType {
  return () => (
    <FlowTexts>
      <View />
    </FlowTexts>
  );
}
