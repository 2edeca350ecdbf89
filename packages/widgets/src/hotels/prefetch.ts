import type { HotelsView } from './navigation.ts';

/** Loads the code of a view before it is needed: on intent, or while the search answers. Failures are silent. */
export function prefetch(view: HotelsView): void {
  void loadView(view).catch(() => undefined);
}

/** The view's module; each is one chunk. */
export function loadView(view: HotelsView) {
  switch (view) {
    case 'details':
      return import('./details/DetailsView.tsx').then((module) => module.DetailsView);
    case 'checkout':
      return import('./checkout/CheckoutView.tsx').then((module) => module.CheckoutView);
    case 'confirmation':
      return import('./confirmation/ConfirmationView.tsx').then((module) => module.ConfirmationView);
    default:
      return import('./results/ResultsView.tsx').then((module) => module.ResultsView);
  }
}
