import type { T } from '@portolan/i18n';
import { preload } from '@portolan/ui';
import { lazyView } from '../shared/lazy-view.tsx';
import type { HotelsView } from './addresses.ts';

/** A view whose code is loaded when it is needed. The search form belongs to the first screen. */
export type LazyViewName = Exclude<HotelsView, 'search'>;

/** The code and the texts of each view; the code is one chunk each. */
export const lazyViews = {
  results: lazyView(
    () => import('./results/ResultsView.tsx').then(({ ResultsView }) => ResultsView),
    'common', 'stays',
  ),
  details: lazyView(
    () => import('./details/DetailsView.tsx').then(({ DetailsView }) => DetailsView),
    'common', 'stays',
  ),
  checkout: lazyView(
    () => import('./item/CheckoutView.tsx').then(({ CheckoutView }) => CheckoutView),
    'common', 'stays', 'checkout',
  ),
  confirmation: lazyView(
    () => import('./item/ConfirmationView.tsx').then(({ ConfirmationView }) => ConfirmationView),
    'common', 'stays', 'checkout', 'booking',
  ),
} as const; // prettier-ignore

/** Loads the code of a view before it is needed, and its texts when `t` is given. Failures are silent. */
export function preloadView(view: LazyViewName, t?: T): void {
  const { load, loadTexts } = lazyViews[view];
  void preload(load, loadTexts, t);
}
