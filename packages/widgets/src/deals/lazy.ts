import type { T } from '@portolan/i18n';
import { useEffect, useMemo, useState } from 'react';
import type { WidgetContext } from '../context.ts';
import { hasTexts, withTexts } from '../with-texts.ts';
import type * as panelsModule from './panels.tsx';

type Panels = typeof panelsModule;

let loaded: Panels | null = null;
let loading: Promise<Panels> | null = null;

/** Banners, and the cards and calls of everything but hotels. A failure may be tried again. */
export function loadPanels(): Promise<Panels> {
  return (loading ??= import('./panels.tsx').then(
    (panels) => (loaded = panels),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  ));
}

const areas = ['common', 'deals'] as const;

/** The panels, the texts that they need and those that were there before; or what kept them away. */
interface Later {
  readonly of: T;
  readonly t: T;
  readonly panels?: Panels;
  readonly error?: unknown;
}

/**
 * The panels and the context with their texts in it, once both are there and wanted; throws what kept them away, for the error boundary around
 * the widget.
 */
export function usePanels(
  given: WidgetContext,
  wanted: boolean,
): { panels: Panels | null; context: WidgetContext } {
  const of = given.t;
  const [state, setState] = useState<Later | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    Promise.all([loadPanels(), withTexts(of, areas)]).then(
      ([panels, t]) => gone || setState({ of, t, panels }),
      (error: unknown) => gone || setState({ of, t: of, error }),
    );
    return () => void (gone = true);
  }, [of, wanted]);
  // Another language waits for its own texts, unless it has them all.
  const later = state?.of === of ? state : null;
  const t = later?.t ?? of;
  // A copy would ask for the time zone.
  const context = useMemo(() => Object.create(given, { t: { value: t } }) as WidgetContext, [given, t]);
  if (later?.error) throw later.error;
  const panels = later ? later.panels : hasTexts(of, areas) && loaded;
  return { panels: (wanted && panels) || null, context };
}
