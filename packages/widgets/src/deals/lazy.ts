import { useEffect, useState } from 'react';
import type * as panelsModule from './panels.tsx';

type Panels = typeof panelsModule;

let loaded: Panels | null = null;
let loading: Promise<Panels> | null = null;

/**
 * The cards and banners: code that is of use only once there is an answer, so it travels beside the request instead of before it.
 * A failure may be tried again.
 */
export function loadPanels(): Promise<Panels> {
  return (loading ??= import('./panels.tsx').then(
    (panels) => (loaded = panels),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  ));
}

/** The panels once they are there; throws what kept them away, for the error boundary around the widget. */
export function usePanels(): Panels | null {
  const [state, setState] = useState<{ panels: Panels | null; error: unknown }>({
    panels: loaded,
    error: null,
  });
  useEffect(() => {
    let gone = false;
    loadPanels().then(
      (panels) => gone || setState({ panels, error: null }),
      (error: unknown) => gone || setState({ panels: null, error }),
    );
    return () => void (gone = true);
  }, []);
  if (state.error) throw state.error;
  return state.panels;
}
